title = Tournay
about = Costruite un quartiere di nove spazi con cittadini di tre colori; ingaggiate quelli altrui, affrontate gli eventi, erigete edifici di prestigio.

## word

word-yellow = giallo
word-white = bianco
word-red = rosso
word-any = a scelta
word-yellow1 = giallo I
word-yellow2 = giallo II
word-yellow3 = giallo III
word-white1 = bianco I
word-white2 = bianco II
word-white3 = bianco III
word-red1 = rosso I
word-red2 = rosso II
word-red3 = rosso III
word-yellow1-farm = Fattoria I
word-yellow1-market = Mercato I
word-yellow1-mill = Mulino I
word-yellow1-workshop = Bottega I
word-yellow1-guildhouse = Casa di gilda I
word-yellow1-architect = Architetto I
word-yellow1-alderman = Scabino I
word-white1-hospital = Ospedale I
word-white1-chapel = Cappella I
word-white1-library = Biblioteca I
word-white1-scriptorium = Scriptorium I
word-white1-monastery = Monastero I
word-white1-bishop = Vescovo I
word-white1-canon = Canonico I
word-red1-arsenal = Arsenale I
word-red1-ballista = Balista I
word-red1-barracks = Caserma I
word-red1-fort = Forte I
word-red1-watchtower = Torre di guardia I
word-red1-sergeant = Sergente I
word-red1-banneret = Banderese I
word-yellow2-market = Mercato II
word-yellow2-mill = Mulino II
word-yellow2-weavers = Tessitori II
word-yellow2-workshop = Bottega II
word-yellow2-guildhouse = Casa di gilda II
word-yellow2-tavern = Taverna II
word-yellow2-architect = Architetto II
word-yellow2-alderman = Scabino II
word-white2-hospital = Ospedale II
word-white2-priory = Priorato II
word-white2-library = Biblioteca II
word-white2-scriptorium = Scriptorium II
word-white2-monastery = Monastero II
word-white2-bishop = Vescovo II
word-white2-canon = Canonico II
word-red2-fort = Forte II
word-red2-arsenal = Arsenale II
word-red2-ballista = Balista II
word-red2-barracks = Caserma II
word-red2-watchtower = Torre di guardia II
word-red2-palisade = Palizzata II
word-red2-sergeant = Sergente II
word-red2-banneret = Banderese II
word-yellow3-belfry = Torre campanaria
word-yellow3-city-hall = Municipio
word-yellow3-cloth-hall = Loggia dei panni
word-yellow3-mint = Zecca
word-yellow3-tour-des-six = Tour des Six
word-white3-cathedral = Cattedrale
word-white3-la-madeleine = La Madeleine
word-white3-saint-brice = Saint-Brice
word-white3-saint-jacques = Saint-Jacques
word-white3-saint-nicolas = Saint-Nicolas
word-white3-saint-quentin = Saint-Quentin
word-red3-pont-des-trous = Pont des Trous
word-red3-porte-de-la-vigne = Porte de la Vigne
word-red3-tour-darras = Tour d'Arras
word-red3-tour-henry-viii = Tour Henry VIII
word-red3-tour-saint-georges = Tour Saint-Georges
word-yellow1-inn = Locanda I
word-yellow1-brewery = Birrificio I
word-yellow1-senator = Senatore I
word-yellow2-bakery = Panetteria II
word-yellow2-brewery = Birrificio II
word-yellow2-senator = Senatore II
word-white1-abbey = Abbazia I
word-white1-monk = Monaco I
word-white1-templar = Templare I
word-white2-abbey = Abbazia II
word-white2-monk = Monaco II
word-white2-templar = Templare II
word-red1-catapult = Catapulta I
word-red1-manor = Maniero I
word-red1-knight = Cavaliere I
word-red2-mercenary = Mercenario II
word-red2-knight = Cavaliere II
word-red2-courtroom = Tribunale II
word-event-taille = Taglia
word-event-bad-harvest = Cattivo raccolto
word-event-riot = Rivolta
word-event-grande-ducasse = Grande Ducasse
word-event-fair = Fiera
word-event-tithe = Decima
word-event-plague = Peste
word-event-storm = Tempesta
word-event-procession = Processione
word-event-pilgrims = Pellegrini
word-event-plunder = Saccheggio
word-event-ransom = Riscatto
word-event-fire = Incendio
word-event-siege = Assedio
word-event-tournament = Torneo
word-crier = Banditore
word-own = mio
word-next = del vicino
word-second = del secondo vicino
word-third = del terzo vicino
word-nobody = nessuno
word-rampart = un bastione
word-catapult = la Catapulta
word-building = edificio
word-character = personaggio
word-prestige = edificio di prestigio
word-free = libero
word-grey = segnalino grigio
word-damage = danneggiato

## level

level-1 = I
level-2 = II
level-3 = III

## letter

letter-red = R
letter-yellow = G
letter-white = B

## citizen

citizen-yellow = { $n ->
    [one] cittadino giallo
   *[other] cittadini gialli
}
citizen-white = { $n ->
    [one] cittadino bianco
   *[other] cittadini bianchi
}
citizen-red = { $n ->
    [one] cittadino rosso
   *[other] cittadini rossi
}
citizen-any = { $n ->
    [one] cittadino
   *[other] cittadini
}

## a-citizen

a-citizen-yellow = un cittadino giallo
a-citizen-white = un cittadino bianco
a-citizen-red = un cittadino rosso
a-citizen-any = un cittadino di colore a scelta

## a-building

a-building-yellow = un edificio giallo
a-building-white = un edificio bianco
a-building-red = un edificio rosso
a-building-any = un edificio

## a-card

a-card-yellow = carta gialla
a-card-white = carta bianca
a-card-red = carta rossa
a-card-any = carta

## a-kind

a-kind-building = un edificio
a-kind-character = un personaggio
a-kind-prestige = un edificio di prestigio

## what

what-deniers = { $n ->
    [one] denaro
   *[other] denari
}

## action

action-play = giocare { $card }
action-draw = pescare: { $pile }
action-activate = attivare { $area }
action-combat = combattere l’evento { $place }
action-earn = guadagnare con { $citizens } { WORD($colour, $citizens, in: "citizen") }
action-gather = radunare tutti i cittadini
action-recruit = reclutare { WORD($colour, in: "a-citizen") }
action-use = usare: { $citizens }
action-place = posare su { $area }
action-take = prendere la carta visibile
action-look = guardare altre due carte
action-keep = tenere { $card }
action-discard = mettere { $card } sotto il suo mazzo
action-copy = usare { $card }
action-colour = scegliere { $colour }
action-stand = rialzare: { $citizens }
action-fire = scatenare l’evento { $places }
action-build = { $ramparts ->
    [one] costruire { $ramparts } bastione
   *[other] costruire { $ramparts } bastioni
}
action-damage = danneggiare { $area }
action-protect = proteggersi con { $with }
action-pass = no, grazie

## choice

choice-activate = attivare { $card }
choice-fight = combattere { $events }
choice-fire = scatenare { $events }
choice-damage = danneggiare { $card }
choice-take = prendere { $card }
choice-over = posare sopra { $card }
choice-instead = posare al posto di { $card }
choice-on-free = posare su uno spazio libero: colonna { $column }, riga { $row }
choice-nth = { $name } ({ $number } di { $of })
choice-use-own = { $n ->
    [one] usare il tuo cittadino
   *[other] usare { $n } dei tuoi cittadini
}
choice-use-of = { $n ->
    [one] usare il cittadino di { $name }
   *[other] usare { $n } cittadini di { $name }
}
choice-use = usare { $citizens }
choice-own-part = { $n } tuoi
choice-part-of = { $n } di { $name }

## chip

chip-used = usa { $n } { $what }
chip-hired = { $n ->
    [one] ingaggia un cittadino di { $name }
   *[other] ingaggia { $n } cittadini di { $name }
}
chip-given-up = rinuncia a { $word }
chip-price = prezzo { $n } { $what }
chip-free = gratis

## counted

counted-yellow = { $n ->
    [one] cittadino giallo
   *[other] cittadini gialli
}
counted-white = { $n ->
    [one] cittadino bianco
   *[other] cittadini bianchi
}
counted-red = { $n ->
    [one] cittadino rosso
   *[other] cittadini rossi
}
counted-card = { $n ->
    [one] carta
   *[other] carte
}
counted-rampart = { $n ->
    [one] bastione
   *[other] bastioni
}
counted-points = { $n ->
    [one] punto
   *[other] punti
}

## question

question-turn = Gioca una carta se vuoi, o scegli la tua azione.
question-action = La carta è giocata. Quale azione scegli?
question-place = Dove posi { $card }?
question-pay = Quale carta paga { $card }?
question-use = Di chi sono i cittadini che usi? Servono: { $n } { $citizen }
question-take = Mazzo { $pile }: prendere { $card } o guardare altre due carte?
question-keep = Quale carta tieni? L’altra resta scoperta su { $pile }.
question-abbey = Quale carta prendi? Ancora { $n }.
question-stand = Chi si rialza? Al massimo { $n }.
question-recruit = Recluti un cittadino per { $n } denari?
question-levy = { $n ->
    [one] Quale colore? Ogni altro giocatore ti paga { $n } denaro per ogni suo edificio di quel colore.
   *[other] Quale colore? Ogni altro giocatore ti paga { $n } denari per ogni suo edificio di quel colore.
}
question-draw = Da quale mazzo di livello { $level } peschi?
question-combat = Quale evento combatti? È gratis.
question-fire = Quali eventi scateni? Al massimo { $n }.
question-build = { $n ->
    [one] Quanti bastioni costruisci? Ognuno ti dà { $n } denaro.
   *[other] Quanti bastioni costruisci? Ognuno ti dà { $n } denari.
}
question-copy = Quale edificio di un altro giocatore usi?
question-damage = Quale edificio di { $player } danneggi?
question-chain = { $card }: un cittadino bianco attiva un altro edificio?
question-protect = { $event } colpisce. Ti proteggi?
question-suffer = { $event } ti colpisce: cosa sacrifichi? Ancora { $n }.
question-limit = In mano restano al massimo quattro carte: cosa lasci?
question-last = La fine è vicina: posi un’ultima carta coperta?
question-either = I cittadini in piedi di quale colore conti?
question-caller = Quale personaggio vi fa lavorare il cittadino?

## hint

hint-turn = Pesca con 1, 2 o 3 cittadini di un colore una carta di livello I, II o III; attiva un edificio libero con uno solo; combatti un evento che ha una moneta; guadagna 2 denari per ogni tuo cittadino; o raduna: tutti i tuoi si rialzano e il quartiere si svuota. I cittadini in piedi degli altri costano 2 denari l’uno.
hint-place = Su una carta del suo colore la copre, e i punti sotto restano tuoi; su un altro colore tutta la catasta torna sotto i suoi mazzi. Un quartiere occupa al massimo tre righe e tre colonne.
hint-pay = La carta va coperta sotto il suo mazzo; solo tu sai dov’è.
hint-use = I tuoi cittadini sono gratuiti. Quello di un altro costa 2 denari, pagati al proprietario, che non può rifiutare; si sdraia da lui.
hint-take = Guardare mette la carta visibile sotto il suo mazzo. Delle due viste una si tiene, l’altra resta scoperta. Può esserci un Banditore.
hint-keep = Tutti vedono la carta che lasci, nessuno quella che tieni.
hint-abbey = Le carte lasciate restano scoperte sui loro mazzi.
hint-stand = Si rialzano solo i cittadini sdraiati accanto alla tua Piazza, non quelli nel quartiere.
hint-recruit = Non sei obbligato. Il cittadino viene dalla riserva e sta subito in piedi sulla tua Piazza.
hint-levy = Contano solo gli edifici visibili di livello I e II; nessuno paga più di quanto ha.
hint-draw = Una pesca normale, ma senza cittadini.
hint-combat = L’evento diventa un bastione nella tua mano: ti proteggerà da un evento e vale 1 punto una volta costruito.
hint-fire = Ognuno riceve una moneta se ha un cerchio vuoto, poi agisce una volta per moneta. Quelli negativi ti risparmiano.
hint-build = Un bastione costruito vale 1 punto e non protegge più.
hint-copy = Può essere occupato; quel che dice di “te” ora vale per te.
hint-damage = Si danneggiano solo edifici liberi. Tornano utili quando il proprietario ha radunato.
hint-chain = Scegli tu chi agisce per primo. Il cittadino può essere tuo o ingaggiato; non scatena un altro Monaco o Templare.
hint-protect = Si posa coperto un bastione della mano: 1 punto, e questo evento ti ignora. Tutti decidono insieme.
hint-suffer = Tutti i colpiti scelgono insieme, una volta per moneta sull’evento.
hint-limit = Contano anche i bastioni. Una carta va sotto il suo mazzo; un bastione si costruisce per 1 punto.
hint-last = Tutti scelgono insieme; poi le carte si scoprono e si pagano in ordine di turno. Infine si costruiscono tutti i bastioni e si contano i punti.
hint-either = La somma dell’uno o dell’altro colore, a tua scelta.
hint-caller = L’altro può ancora far lavorare un cittadino altrove.

## event

event-round = Round { $number }
event-last_round = È l’ultimo round
event-turn = { $name } comincia il turno
event-played = { $name } gioca { $card } su { $area }
event-replaced = { $name } rinuncia a { $card } di { $area }
event-gained = { $deniers ->
    [one] { $name } guadagna { $deniers } denaro
   *[other] { $name } guadagna { $deniers } denari
}
event-lost = { $deniers ->
    [one] { $name } perde { $deniers } denaro
   *[other] { $name } perde { $deniers } denari
}
event-used = { $name } usa { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-hired = { $name } ingaggia { $citizens } { WORD($colour, $citizens, in: "citizen") } di { PLAYER($owner) }
event-laid_down = { $name } sdraia { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-stood_up = { $name } rialza { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-recruited = { $name } recluta { WORD($colour, in: "a-citizen") }
event-dismissed = { $name } paga { WORD($colour, in: "a-citizen") }
event-gathered = { $name } raduna tutti i cittadini
event-looked = { $name } guarda carte di { $pile }
event-saw = { $name } vede { $card } e { $other }
event-took = { $name } prende { $card } da { $pile }
event-drew = { $name } pesca una carta di { $pile }
event-drew_card = { $name } tiene { $card }
event-left = { $name } lascia { $card } su { $pile }
event-visible_under = { $name } mette { $card } sotto { $pile }
event-put_under = { $name } mette una carta sotto { $pile }
event-put_card_under = { $name } si libera di { $card }
event-turned_up = { $card } si scopre su { $pile }
event-crier = { $name } incontra il Banditore di { $pile }
event-coin = Una moneta su { $event }
event-event = { $coins ->
    [one] { $event } agisce { $coins } volta
   *[other] { $event } agisce { $coins } volte
}
event-protected = { $name } usa { $with } contro { $event }
event-fought = { $name } supera { $event } e guadagna un bastione
event-event_revealed = Nuovo evento { $place }: { $event }
event-activated = { $name } attiva { $card } su { $area }
event-copied = { $name } copia { $card }
event-levied = { $name } tassa il colore { $colour }
event-built = { $name } costruisce un bastione con { $event }
event-laid_last = { $name } posa { $card } su { $area } come ultima carta
event-over = La partita è finita

## befalls

befalls-damaged = { $name }: { $card } su { $area } è danneggiato

## why

why-hire = ingaggio
why-earn = guadagnato lavorando
why-combat = combattimento
why-recruit = reclutamento
why-protection = protezione
why-hand-limit = limite della mano
why-abbey = Abbazia
why-districts = due quartieri sono completi
why-criers = un quartiere è completo e sono usciti abbastanza banditori
why-limit = limite di round
why-end = fine della partita

## effect

effect-gain = { $n ->
    [one] guadagni { $n } denaro
   *[other] guadagni { $n } denari
}
effect-gain_per = { $n ->
    [one] guadagni { $n } denaro per { $counter }
   *[other] guadagni { $n } denari per { $counter }
}
effect-cap = { $what } (al massimo { $cap })
effect-gain_best = { $n ->
    [one] guadagni { $n } denaro per cittadino in piedi del colore che scegli: { $colours }
   *[other] guadagni { $n } denari per cittadino in piedi del colore che scegli: { $colours }
}
effect-draw = peschi dal mazzo { $pile } senza cittadini
effect-draw_any = peschi una carta di livello { $level }, di qualsiasi colore, senza cittadini
effect-reveal_take = scopri la cima dei tre mazzi di livello { $level } e prendine { $n }
effect-recruit = puoi pagare { $price } denari per { $a_citizen } della riserva
effect-stand_up = { $n ->
    [one] { $n } tuo cittadino sdraiato può rialzarsi
   *[other] fino a { $n } tuoi cittadini sdraiati si rialzano
}
effect-combat = combatti un evento senza cittadini né denari
effect-combat_keep = combatti un evento senza cittadini né denari e tieni le sue monete
effect-fire_events = scateni fino a { $max } eventi: una moneta su ognuno, poi agiscono, e quelli negativi ti risparmiano
effect-build_ramparts = { $n ->
    [one] costruisci fino a { $max } bastioni della mano e guadagni { $n } denaro per ognuno
   *[other] costruisci fino a { $max } bastioni della mano e guadagni { $n } denari per ognuno
}
effect-copy = fai ciò che fa { $a_building } di un altro giocatore
effect-damage_others = danneggi un edificio libero di ogni altro giocatore
effect-shield = finché è occupato, ignori un evento di ogni Banditore
effect-levy = { $n ->
    [one] scegli un colore: ogni altro giocatore ti paga { $n } denaro per edificio di quel colore
   *[other] scegli un colore: ogni altro giocatore ti paga { $n } denari per edificio di quel colore
}
effect-richest_pays = { $n ->
    [one] ogni giocatore più ricco, tranne te, ti paga { $n } denaro
   *[other] ogni giocatore più ricco, tranne te, ti paga { $n } denari
}
effect-on_activate = { $n ->
    [one] guadagni { $n } denaro quando attivi { $a_building } in questa riga o colonna
   *[other] guadagni { $n } denari quando attivi { $a_building } in questa riga o colonna
}
effect-on_play = { $n ->
    [one] guadagni { $n } denaro quando giochi { $kinds } in questa riga o colonna
   *[other] guadagni { $n } denari quando giochi { $kinds } in questa riga o colonna
}
effect-on_play_combat = quando giochi { $kinds } in questa riga o colonna, se vuoi, combatti un evento senza cittadini né denari
effect-on_play_combat_keep = quando giochi { $kinds } in questa riga o colonna, se vuoi, combatti un evento senza cittadini né denari e tieni le sue monete
effect-discount = { $n ->
    [one] le carte giocate in questa riga o colonna costano { $n } denaro in meno
   *[other] le carte giocate in questa riga o colonna costano { $n } denari in meno
}
effect-on_gather = { $n ->
    [one] guadagni { $n } denaro ogni volta che raduni
   *[other] guadagni { $n } denari ogni volta che raduni
}
effect-earn_rate = { $n ->
    [one] quando guadagni, ogni { $one_citizen } rende { $n } denaro
   *[other] quando guadagni, ogni { $one_citizen } rende { $n } denari
}
effect-chain = quando attivi un edificio bianco in questa riga o colonna, un altro cittadino bianco può attivarvi { $a_building }
effect-every_second = ogni secondo cittadino rosso o segnalino grigio sugli edifici rossi di questa riga e colonna: se vuoi, combatti un evento senza cittadini né denari
effect-every_second_keep = ogni secondo cittadino rosso o segnalino grigio sugli edifici rossi di questa riga e colonna: se vuoi, combatti un evento senza cittadini né denari e tieni le sue monete
effect-score = alla fine { $builder } punti per { $counter } ({ $others } per chi non lo ha), al massimo 12
effect-score_one = alla fine { $builder } punti ({ $others } per chi non lo ha)
effect-each_gains_per = { $n ->
    [one] ognuno guadagna { $n } denaro per { $counter }
   *[other] ognuno guadagna { $n } denari per { $counter }
}
effect-each_loses_per = { $n ->
    [one] ognuno perde { $n } denaro per { $counter }
   *[other] ognuno perde { $n } denari per { $counter }
}
effect-each_loses = { $n ->
    [one] ognuno perde { $n } denaro
   *[other] ognuno perde { $n } denari
}
effect-leader_gains = { $n ->
    [one] chi è primo in cittadini e carte di colore { $colour } guadagna { $n } denaro
   *[other] chi è primo in cittadini e carte di colore { $colour } guadagna { $n } denari
}
effect-richest_loses = { $n ->
    [one] i più ricchi perdono { $n } denaro
   *[other] i più ricchi perdono { $n } denari
}
effect-lay_down = ognuno sdraia { $n } { $citizen } in piedi
effect-discard = { $n ->
    [one] ognuno mette { $n } carta della mano sotto il suo mazzo
   *[other] ognuno mette { $n } carte della mano sotto i loro mazzi
}
effect-damage_own = { $n ->
    [one] ognuno danneggia { $n } edificio libero del proprio quartiere
   *[other] ognuno danneggia { $n } edifici liberi del proprio quartiere
}
effect-join = ;{ " " }
effect-per-coin = per moneta: { $what }

## counter

counter-standing = { $citizen } in piedi
counter-lying = cittadino sdraiato accanto alla Piazza
counter-citizen = { $citizen } posseduto
counter-citizen_set = terzetto di cittadini dei tre colori
counter-pair = coppia di cittadini in piedi ({ $colours })
counter-card = { $card } visibile
counter-card_set = terzetto di carte visibili dei tre colori
counter-building = edificio visibile ({ $colours })
counter-character = personaggio visibile
counter-prestige = edificio di prestigio visibile
counter-empty_area = spazio ancora vuoto del quartiere
counter-four_deniers = 4 denari posseduti
counter-rampart_built = bastione costruito
counter-event_coin = moneta sugli eventi
counter-one = giocatore

## rules

rules-1 = Un turno: gioca una carta se vuoi, poi fai un’azione. Lavorano cittadini di tre colori: servono solo quelli in piedi su una Piazza, poi si sdraiano accanto. I tuoi sono gratuiti, quelli altrui costano 2 denari l’uno.
rules-2 = Il quartiere cresce fino a nove spazi in tre righe e tre colonne. Carte dello stesso colore possono coprirsi e tengono i loro punti; un altro colore sostituisce tutta la catasta. Gli edifici agiscono quando un cittadino li attiva, i personaggi lungo riga e colonna, gli edifici di prestigio contano alla fine.
rules-3 = In ognuno dei nove mazzi si nasconde un Banditore: quando esce, ogni evento con un cerchio vuoto riceve una moneta, e tutti agiscono, una volta per moneta. Chi combatte un evento lo prende come bastione: respinge un evento e vale 1 punto se costruito.
rules-4 = L’ultimo round comincia quando due giocatori hanno nove spazi con due edifici di prestigio, o uno solo se sono usciti abbastanza banditori (uno più dei giocatori). Poi ognuno può posare ancora una carta.
rules-5 = Punti: ogni edificio di prestigio visibile conta per tutti, di più per chi lo ha, al massimo 12 ciascuno; i punti di tutte le carte del quartiere; 1 per bastione costruito. Vince chi ha più punti.

## board

board-round = round { $n }
board-last-round = ultimo round
board-rounds-left = { $n } round al limite
board-criers = banditori { $n }/{ $most }
board-events = { $n ->
    [one] ancora { $n } evento
   *[other] ancora { $n } eventi
}
board-supply = Riserva:
board-plaza = Piazza
board-hand = Mano:
board-ramparts = Bastioni:
board-built = { $n ->
    [one] { $n } bastione costruito
   *[other] { $n } bastioni costruiti
}
board-deniers = { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
}
board-worth = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
board-nothing = niente
board-no-event = nessun evento
board-starts = comincia
board-covers = copre { $card }
board-legend = Lettere: { $yellow } giallo (civile), { $white } bianco (religioso), { $red } rosso (militare). Su una Piazza la maiuscola è in piedi, la minuscola sdraiata: { $yellow }{ $yellow }{ $low }. In un quartiere: [ ] edificio libero, [{ $yellow }] occupato da un cittadino, [▒] segnalino grigio, [×] danneggiato, ♙ personaggio, ★ edificio di prestigio, +1 carte coperte, · spazio libero. Mazzo: numero di carte e cima visibile; ! il suo banditore è uscito. Evento: ● moneta, ○ cerchio vuoto, + aiuta, − danneggia. d denaro. ▤1+2 bastioni in mano e costruiti. In una scelta: 2{ $white } cittadini bianchi usati, ■1 uno ingaggiato da ■.

## option

option-expansion-about = le 18 carte dell’espansione
option-expansion-off = senza
option-expansion-replace = sostituiscono 18 carte del gioco base
option-expansion-mix = si mescolano con quelle 18 e ne entra la metà
option-advanced-about = regole avanzate: meno cittadini, più denari e l’azione Reclutare
option-advanced-false = senza
option-advanced-true = con

## score

score-cards = Carte
score-ramparts = Bastioni
score-Belfry = Torre campanaria
score-City-Hall = Municipio
score-Cloth-Hall = Loggia dei panni
score-Mint = Zecca
score-Tour-des-Six = Tour des Six
score-Cathedral = Cattedrale
score-La-Madeleine = La Madeleine
score-Saint-Brice = Saint-Brice
score-Saint-Jacques = Saint-Jacques
score-Saint-Nicolas = Saint-Nicolas
score-Saint-Quentin = Saint-Quentin
score-Pont-des-Trous = Pont des Trous
score-Porte-de-la-Vigne = Porte de la Vigne
score-Tour-dArras = Tour d'Arras
score-Tour-Henry-VIII = Tour Henry VIII
score-Tour-Saint-Georges = Tour Saint-Georges

## good

good-deniers = denari
good-standing = in piedi
good-ramparts = bastioni
good-points = punti ora
good-yellow = gialli in piedi
good-white = bianchi in piedi
good-red = rossi in piedi
good-cards = carte in mano

## group

group-play = Prima giocare una carta
group-activate = Attivare
group-combat = Combattere un evento
group-draw = Pescare la carta visibile, o guardarne due
group-earn = Guadagnare e radunare
group-recruit = Reclutare
group-use = I cittadini di chi?
group-place = Dove?
group-keep = Tenere
group-discard = Cedere
group-stand = Rialzare
group-fire = Scatenare
group-build = Costruire bastioni
group-damage = Danneggiare
group-protect = Proteggersi?
group-colour = Colore
group-copy = Usare un edificio

## label

label-two = due di { $level }
label-free = colonna { $column }, riga { $row }
label-gather = tutti in piedi

## phase

phase-play = Giocare una carta
phase-action = Azione
phase-events = Banditore
phase-hand = Limite di mano

## tally

tally-played = carte giocate
tally-activated = edifici attivati
tally-hired = cittadini ingaggiati
tally-fought = eventi combattuti
tally-drawn = carte pescate
tally-earned = denari guadagnati
