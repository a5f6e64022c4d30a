title = Tournay
about = Costruisci un quartiere di nove aree con abitanti di tre colori; assumi quelli altrui, affronta gli eventi, erigi edifici prestigiosi.

## word

word-yellow = giallo
    .plural = gialli
word-white = bianco
    .plural = bianchi
word-red = rosso
    .plural = rossi
word-any = a scelta
word-yellow1 = gialla I
word-yellow2 = gialla II
word-yellow3 = gialla III
word-white1 = bianca I
word-white2 = bianca II
word-white3 = bianca III
word-red1 = rossa I
word-red2 = rossa II
word-red3 = rossa III
word-yellow1-farm = Fattoria I
word-yellow1-market = Mercato I
word-yellow1-mill = Mulino I
word-yellow1-workshop = Bottega I
word-yellow1-guildhouse = Casa della gilda I
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
word-yellow2-guildhouse = Casa della gilda II
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
word-yellow3-belfry = Beffroi
word-yellow3-city-hall = Hôtel de ville
word-yellow3-cloth-hall = Halle aux draps
word-yellow3-mint = Hôtel des monnaies
word-yellow3-tour-des-six = Tour des Six
word-white3-cathedral = Cathédrale
word-white3-la-madeleine = La Madeleine
word-white3-saint-brice = Saint-Brice
word-white3-saint-jacques = Saint-Jacques
word-white3-saint-nicolas = Saint-Nicolas
word-white3-saint-quentin = Saint-Quentin
word-red3-pont-des-trous = Pont des Trous
word-red3-porte-de-la-vigne = Porte de la Vigne
word-red3-tour-darras = Tour d’Arras
word-red3-tour-henry-viii = Tour Henry VIII
word-red3-tour-saint-georges = Tour Saint-Georges
word-yellow1-inn = Locanda I
word-yellow1-brewery = Birreria I
word-yellow1-senator = Senatore I
word-yellow2-bakery = Panetteria II
word-yellow2-brewery = Birreria II
word-yellow2-senator = Senatore II
word-white1-abbey = Abbazia I
word-white1-monk = Monaco I
word-white1-templar = Templare I
word-white2-abbey = Abbazia II
word-white2-monk = Monaco II
word-white2-templar = Templare II
word-red1-catapult = Catapulta I
word-red1-manor = Signoria I
word-red1-knight = Cavaliere I
word-red2-mercenary = Mercenario II
word-red2-knight = Cavaliere II
word-red2-courtroom = Sala delle udienze II
word-event-taille = Gabella
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
word-own = il mio
word-next = del vicino
word-second = del secondo vicino
word-third = del terzo vicino
word-nobody = nessuno
word-rampart = un bastione
word-catapult = la Catapulta
word-building = edificio
word-character = personaggio
word-prestige = edificio prestigioso
word-free = libero
word-grey = Abitante grigio
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
    [one] abitante giallo
   *[other] abitanti gialli
}
citizen-white = { $n ->
    [one] abitante bianco
   *[other] abitanti bianchi
}
citizen-red = { $n ->
    [one] abitante rosso
   *[other] abitanti rossi
}
citizen-any = { $n ->
    [one] abitante
   *[other] abitanti
}

## a-citizen

a-citizen-yellow = un abitante giallo
a-citizen-white = un abitante bianco
a-citizen-red = un abitante rosso
a-citizen-any = un abitante di colore a scelta

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
a-kind-prestige = un edificio prestigioso

## what

what-deniers = { $n ->
    [one] denaro
   *[other] denari
}

## action

action-play = gioca «{ $card }»
action-draw = pesca dalla pila { $pile }
action-activate = attiva { $area }
action-combat = combatti l’evento { $place }
action-earn = guadagna denari con { $citizens } { WORD($colour, $citizens, in: "citizen") }
action-gather = riunisci tutti gli abitanti
action-recruit = recluta { WORD($colour, in: "a-citizen") }
action-use = usa: { $citizens }
action-place = posa in { $area }
action-take = prendi la carta visibile
action-look = guarda altre due carte
action-keep = tieni «{ $card }»
action-discard = metti «{ $card }» sotto la sua pila
action-copy = usa «{ $card }»
action-colour = scegli il { $colour }
action-stand = rialza: { $citizens }
action-fire = scatena l’evento { $places }
action-build = { $ramparts ->
    [one] costruisci { $ramparts } bastione
   *[other] costruisci { $ramparts } bastioni
}
action-damage = danneggia { $area }
action-protect = proteggiti con { $with }
action-pass = no, grazie

## choice

choice-activate = attiva «{ $card }»
choice-fight = combatti «{ $events }»
choice-fire = scatena: { $events }
choice-damage = danneggia «{ $card }»
choice-take = prendi «{ $card }»
choice-over = ricopri «{ $card }»
choice-instead = sostituisci «{ $card }»
choice-on-free = posa su un’area libera: colonna { $column }, linea { $row }
choice-nth = { $name } ({ $number } di { $of })
choice-use-own = { $n ->
    [one] usa il tuo abitante
   *[other] usa { $n } dei tuoi abitanti
}
choice-use-of = { $n ->
    [one] usa l’abitante di { $name }
   *[other] usa { $n } abitanti di { $name }
}
choice-use = usa { $citizens }
choice-own-part = { $n ->
    [one] { $n } tuo
   *[other] { $n } tuoi
}
choice-part-of = { $n } di { $name }

## chip

chip-used = usa { $n } { $what }
chip-hired = { $n ->
    [one] assume un abitante di { $name }
   *[other] assume { $n } abitanti di { $name }
}
chip-given-up = rinuncia a «{ $word }»
chip-price = prezzo { $n } { $what }
chip-free = gratis

## counted

counted-yellow = { $n ->
    [one] abitante giallo
   *[other] abitanti gialli
}
counted-white = { $n ->
    [one] abitante bianco
   *[other] abitanti bianchi
}
counted-red = { $n ->
    [one] abitante rosso
   *[other] abitanti rossi
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
    [one] punto Prestigio
   *[other] punti Prestigio
}

## question

question-turn = Gioca una carta se vuoi, o scegli la tua azione.
question-action = La carta è giocata. Quale azione scegli?
question-place = Dove posi «{ $card }»?
question-pay = Quale carta della tua mano cedi per pagare «{ $card }»?
question-use = { $n ->
    [one] Di chi è l’abitante che usi? Ti serve { $n } { $citizen }.
   *[other] Di chi sono gli abitanti che usi? Ti servono { $n } { $citizen }.
}
question-take = Pila { $pile }: prendi «{ $card }» o guardi altre due carte?
question-keep = Quale carta tieni? L’altra resta scoperta sulla pila { $pile }.
question-abbey = Quale carta prendi? Ancora da prendere: { $n }.
question-stand = Quali dei tuoi abitanti coricati si rialzano? Al massimo { $n }.
question-recruit = Recluti un abitante per { $n } denari?
question-levy = { $n ->
    [one] Quale colore? Ciascuno degli altri giocatori ti paga { $n } denaro per ogni suo edificio di quel colore.
   *[other] Quale colore? Ciascuno degli altri giocatori ti paga { $n } denari per ogni suo edificio di quel colore.
}
question-draw = Da quale pila di livello { $level } peschi?
question-combat = Quale evento combatti? È gratis.
question-fire = Quali eventi scateni subito? Al massimo { $n }.
question-build = { $n ->
    [one] Quanti bastioni costruisci? Ognuno ti dà { $n } denaro.
   *[other] Quanti bastioni costruisci? Ognuno ti dà { $n } denari.
}
question-copy = Quale edificio di un altro giocatore usi?
question-damage = Quale edificio di { $player } danneggi?
question-chain = «{ $card }»: usi un altro abitante bianco per attivare ancora un edificio?
question-protect = «{ $event }» sta per colpirti. Ti proteggi?
question-suffer = «{ $event }» ti colpisce: che cosa perdi? Ancora da scegliere: { $n }.
question-limit = Puoi tenere in mano al massimo quattro carte: di quale ti liberi?
question-last = La partita sta per finire: giochi un’ultima carta, coperta?
question-either = Di quale colore conti gli abitanti in piedi?
question-caller = Quale personaggio fa lavorare l’abitante lì?

## hint

hint-turn = Con 1, 2 o 3 abitanti di un colore peschi una carta di livello I, II o III; con uno solo attivi un edificio libero. Puoi anche combattere un evento che ha un gettone, guadagnare 2 denari per ogni tuo abitante che usi, o riunire i tuoi abitanti: tutti si rialzano e gli edifici del tuo quartiere tornano liberi. Gli abitanti in piedi degli altri costano 2 denari l’uno.
hint-place = Posata su una carta del suo colore la ricopre, e i punti sotto restano tuoi; su un altro colore tutte le carte dell’area tornano sotto le rispettive pile. Un quartiere occupa al massimo tre linee e tre colonne.
hint-pay = Il prezzo di questa carta è un’altra carta della tua mano. Quella che cedi va coperta sotto la sua pila; solo tu sai dov’è.
hint-use = I tuoi abitanti sono gratuiti. Quello di un altro costa 2 denari, pagati al proprietario, che non può rifiutare; viene poi coricato accanto alla Piazza di origine.
hint-take = Se guardi, la carta visibile va sotto la sua pila. Delle due viste una la tieni, l’altra resta scoperta. Può esserci un Banditore.
hint-keep = Tutti vedono la carta che lasci, nessuno quella che tieni.
hint-abbey = Le carte lasciate restano scoperte sulle loro pile.
hint-stand = Si rialzano solo gli abitanti coricati accanto alla tua Piazza, non quelli nel quartiere.
hint-recruit = Non è obbligatorio. L’abitante viene dalla riserva ed è subito in piedi sulla tua Piazza.
hint-levy = Contano solo gli edifici visibili di livello I e II; nessuno paga più di quanto ha.
hint-draw = Peschi come sempre, ma senza usare abitanti.
hint-combat = L’evento diventa un bastione nella tua mano: ti proteggerà da un evento e vale 1 punto una volta costruito.
hint-fire = Il tuo edificio scatena eventi senza Banditore. Ognuno riceve un gettone se ha un cerchio vuoto, poi agisce una volta per gettone. Quelli negativi ti risparmiano.
hint-build = Un bastione costruito vale 1 punto e non protegge più.
hint-copy = Può essere occupato. Dove la carta dice «tu», si intende te.
hint-damage = La Catapulta danneggia un edificio di ciascuno degli altri giocatori; un evento può fartene danneggiare uno tuo. Si danneggiano solo edifici liberi. Tornano a funzionare quando il proprietario ha riunito i suoi abitanti.
hint-chain = Un Monaco o un Templare fa lavorare un abitante bianco in più nella sua linea o colonna. Scegli tu chi agisce per primo. L’abitante può essere tuo o assunto; non attiva altri Monaci o Templari.
hint-protect = Un bastione della mano si costruisce coperto: vale 1 punto, e questo evento non ti colpisce. Tutti decidono insieme.
hint-suffer = Tutti i colpiti scelgono insieme, una volta per gettone sull’evento. Un edificio danneggiato torna a funzionare quando hai riunito i tuoi abitanti.
hint-limit = Contano anche i bastioni. Una carta va sotto la sua pila; un bastione si costruisce per 1 punto.
hint-last = Tutti scelgono insieme; poi le carte si scoprono e si pagano in ordine di turno. Infine si costruiscono tutti i bastioni e si contano i punti.
hint-either = La somma dell’uno o dell’altro colore, a tua scelta.
hint-caller = L’altro può ancora far lavorare un abitante altrove.

## event

event-round = Round { $number }
event-last_round = È l’ultimo round
event-turn = Turno di { $name }
event-played = { $name } gioca «{ $card }»
event-replaced = { $name } sostituisce «{ $card }»
event-gained = { $deniers ->
    [one] { $name } guadagna { $deniers } denaro
   *[other] { $name } guadagna { $deniers } denari
}
event-lost = { $deniers ->
    [one] { $name } paga { $deniers } denaro
   *[other] { $name } paga { $deniers } denari
}
event-used = { $name } usa { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-hired = { $name } assume { $citizens } { WORD($colour, $citizens, in: "citizen") } di { PLAYER($owner) }
event-laid_down = { $name } corica { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-stood_up = { $name } rialza { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-recruited = { $name } recluta { WORD($colour, in: "a-citizen") }
event-dismissed = { $name } restituisce { WORD($colour, in: "a-citizen") } alla riserva come pagamento
event-gathered = { $name } riunisce tutti i suoi abitanti
event-looked = { $name } guarda alcune carte della pila { $pile }
event-saw = { $name } vede «{ $card }» e «{ $other }»
event-took = { $name } prende «{ $card }» dalla pila { $pile }
event-drew = { $name } prende una carta
event-drew_card = { $name } tiene «{ $card }»
event-left = { $name } vi lascia scoperta la carta «{ $card }»
event-visible_under = { $name } mette «{ $card }» sotto la sua pila
event-put_under = { $name } mette una carta sotto la pila { $pile }
event-put_card_under = { $name } si libera di «{ $card }»
event-turned_up = Si scopre «{ $card }» sulla pila { $pile }
event-crier = { $name } rivela il Banditore della pila { $pile }
event-coin = Un gettone in più su «{ $event }»
event-event = { $coins ->
    [1] «{ $event }»: effetto applicato una volta
   *[other] «{ $event }»: effetto applicato { $coins } volte
}
event-protected = { $name } usa { $with } contro «{ $event }»
event-fought = { $name } combatte «{ $event }» facendone un bastione
event-event_revealed = Nuovo evento { $place }: «{ $event }»
event-activated = { $name } attiva «{ $card }»
event-copied = { $name } copia «{ $card }»
event-levied = { $name } tassa gli edifici { FORM($colour, "plural") }
event-built = { $name } costruisce il bastione «{ $event }»
event-laid_last = { $name } posa «{ $card }» come ultima carta
event-over = La partita è finita

## befalls

befalls-damaged = { $name }: danno su «{ $card }»

## together

together-gained = { $deniers ->
    [one] { $name } guadagnano { $deniers } denaro ciascuno
   *[other] { $name } guadagnano { $deniers } denari ciascuno
}
together-lost = { $deniers ->
    [one] { $name } pagano { $deniers } denaro ciascuno
   *[other] { $name } pagano { $deniers } denari ciascuno
}
together-laid_down = { $name } coricano { $citizens } { WORD($colour, $citizens, in: "citizen") } ciascuno

## again

again-laid_down = { $citizens } { WORD($colour, $citizens, in: "citizen") }
again-coin = «{ $event }»
again-hired = { $citizens } di { PLAYER($owner) }
again-put_under = una sotto la pila { $pile }
again-gained = { $deniers ->
    [one] { $deniers } denaro
   *[other] { $deniers } denari
}
again-lost = { $deniers ->
    [one] { $deniers } denaro
   *[other] { $deniers } denari
}

## price

price-lost = { $deniers ->
    [one] { $deniers } denaro
   *[other] { $deniers } denari
}

## why

why-hire = assunzione di abitanti
why-earn = lavoro degli abitanti
why-combat = combattimento contro un evento
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
    [one] guadagni { $n } denaro per ogni { $counter }
   *[other] guadagni { $n } denari per ogni { $counter }
}
effect-cap = { $what } (al massimo { $cap })
effect-gain_best = { $n ->
    [one] guadagni { $n } denaro per ogni abitante in piedi del colore che scegli, { $either }
   *[other] guadagni { $n } denari per ogni abitante in piedi del colore che scegli, { $either }
}
effect-draw = peschi dalla pila { $pile } senza usare abitanti
effect-draw_any = peschi una carta di livello { $level }, di qualsiasi colore, senza usare abitanti
effect-reveal_take = scopri la prima carta delle tre pile di livello { $level } e ne prendi { $n }
effect-recruit = puoi pagare { $price } denari per prendere dalla riserva { $a_citizen }
effect-stand_up = { $n ->
    [one] { $n } tuo abitante coricato può rialzarsi
   *[other] fino a { $n } tuoi abitanti coricati si rialzano
}
effect-combat = combatti un evento senza usare abitanti né denari
effect-combat_keep = combatti un evento senza usare abitanti né denari e tieni i suoi gettoni
effect-fire_events = scateni fino a { $max } eventi: un gettone su ognuno, poi agiscono, e quelli negativi ti risparmiano
effect-build_ramparts = { $n ->
    [one] costruisci fino a { $max } bastioni della mano e guadagni { $n } denaro per ognuno
   *[other] costruisci fino a { $max } bastioni della mano e guadagni { $n } denari per ognuno
}
effect-copy = fai ciò che fa { $a_building } di un altro giocatore
effect-damage_others = danneggi un edificio libero di ciascuno degli altri giocatori
effect-shield = finché c’è sopra un abitante, anche grigio, ignori un evento di ogni Banditore
effect-levy = { $n ->
    [one] scegli un colore: ciascuno degli altri giocatori ti paga { $n } denaro per ogni suo edificio di quel colore
   *[other] scegli un colore: ciascuno degli altri giocatori ti paga { $n } denari per ogni suo edificio di quel colore
}
effect-richest_pays = { $n ->
    [one] il giocatore più ricco (tutti, se pari; mai tu) ti paga { $n } denaro
   *[other] il giocatore più ricco (tutti, se pari; mai tu) ti paga { $n } denari
}
effect-on_activate = { $n ->
    [one] guadagni { $n } denaro quando attivi { $a_building } in questa linea o colonna
   *[other] guadagni { $n } denari quando attivi { $a_building } in questa linea o colonna
}
effect-on_play = { $n ->
    [one] guadagni { $n } denaro quando giochi { $kinds } in questa linea o colonna
   *[other] guadagni { $n } denari quando giochi { $kinds } in questa linea o colonna
}
effect-on_play_combat = quando giochi { $kinds } in questa linea o colonna, puoi combattere un evento senza usare abitanti né denari
effect-on_play_combat_keep = quando giochi { $kinds } in questa linea o colonna, puoi combattere un evento senza usare abitanti né denari e tenere i suoi gettoni
effect-discount = { $n ->
    [one] le carte giocate in questa linea o colonna costano { $n } denaro in meno
   *[other] le carte giocate in questa linea o colonna costano { $n } denari in meno
}
effect-on_gather = { $n ->
    [one] guadagni { $n } denaro ogni volta che riunisci i tuoi abitanti
   *[other] guadagni { $n } denari ogni volta che riunisci i tuoi abitanti
}
effect-earn_rate = { $n ->
    [one] con l’azione Guadagnare denari, ogni { $one_citizen } rende { $n } denaro
   *[other] con l’azione Guadagnare denari, ogni { $one_citizen } rende { $n } denari
}
effect-chain = quando attivi un edificio bianco in questa linea o colonna, un altro abitante bianco può attivarvi { $a_building }
effect-every_second = con il 2º e il 4º abitante rosso o grigio sugli edifici rossi di questa linea e di questa colonna puoi combattere un evento senza usare abitanti né denari
effect-every_second_keep = con il 2º e il 4º abitante rosso o grigio sugli edifici rossi di questa linea e di questa colonna puoi combattere un evento senza usare abitanti né denari e tenere i suoi gettoni
effect-score = alla fine { $builder } PP per ogni { $counter } ({ $others } per chi non lo ha), al massimo 12
effect-score_one = alla fine { $builder } PP ({ $others } per chi non lo ha)
effect-each_gains_per = { $n ->
    [one] ognuno guadagna { $n } denaro per ogni { $counter }
   *[other] ognuno guadagna { $n } denari per ogni { $counter }
}
effect-each_loses_per = { $n ->
    [one] ognuno perde { $n } denaro per ogni { $counter }
   *[other] ognuno perde { $n } denari per ogni { $counter }
}
effect-each_loses = { $n ->
    [one] ognuno perde { $n } denaro
   *[other] ognuno perde { $n } denari
}
effect-leader_gains = { $n ->
    [one] chi ha più abitanti e carte visibili di livello I o II di colore { $colour } guadagna { $n } denaro
   *[other] chi ha più abitanti e carte visibili di livello I o II di colore { $colour } guadagna { $n } denari
}
effect-richest_loses = { $n ->
    [one] i più ricchi perdono { $n } denaro
   *[other] i più ricchi perdono { $n } denari
}
effect-lay_down = ognuno corica { $n } { $citizen } in piedi
effect-discard = { $n ->
    [one] ognuno mette { $n } carta della mano sotto la sua pila
   *[other] ognuno mette { $n } carte della mano sotto le rispettive pile
}
effect-damage_own = { $n ->
    [one] ognuno danneggia { $n } edificio libero del proprio quartiere
   *[other] ognuno danneggia { $n } edifici liberi del proprio quartiere
}
effect-join = ;{ " " }
effect-per-coin = per ogni gettone: { $what }

## counter

counter-standing = { $citizen } in piedi
counter-lying = abitante coricato accanto alla Piazza
counter-citizen = { $citizen } posseduto
counter-citizen_set = terzetto di abitanti dei tre colori
counter-pair = coppia di abitanti in piedi ({ $both })
counter-card = { $card } visibile di livello I o II
counter-card_set = terzetto di carte visibili di livello I o II, una per colore
counter-building = edificio visibile { $either }
counter-character = personaggio visibile
counter-prestige = edificio prestigioso visibile
counter-empty_area = area ancora vuota del quartiere
counter-four_deniers = 4 denari posseduti
counter-rampart_built = bastione costruito
counter-event_coin = gettone sugli eventi
counter-one = giocatore

## rules

rules-1 = Un turno: gioca una carta se vuoi, poi fai un’azione. Gli abitanti, di tre colori, fanno il lavoro: si possono usare solo quelli in piedi su una Piazza, poi si coricano accanto. I tuoi sono gratuiti, quelli altrui costano 2 denari l’uno.
rules-2 = Il quartiere cresce fino a nove aree in tre linee e tre colonne. Una carta può ricoprirne una dello stesso colore, che conserva i suoi punti; su un altro colore sostituisce tutte le carte dell’area. Gli edifici agiscono quando un abitante li attiva, i personaggi lungo linea e colonna, gli edifici prestigiosi contano alla fine.
rules-3 = In ognuna delle nove pile si nasconde un Banditore: quando esce, ogni evento con un cerchio vuoto riceve un gettone, e tutti agiscono, una volta per gettone. Chi combatte un evento lo prende come bastione: protegge da un evento e vale 1 PP una volta costruito.
rules-4 = L’ultimo round comincia quando due giocatori hanno nove aree occupate con due edifici prestigiosi, o uno solo se sono usciti abbastanza banditori (uno più dei giocatori). Poi ognuno può posare ancora una carta.
rules-5 = Punti Prestigio (PP): ogni edificio prestigioso visibile conta per tutti, di più per chi lo ha, al massimo 12 ciascuno; si aggiungono i punti di tutte le carte del quartiere e 1 per ogni bastione costruito. Vince chi ha più PP.

## draft

draft-empty = Scegli gli abitanti in qualsiasi ordine.
draft-send = Rialza questi abitanti

## board

board-round = round { $n }
board-last-round = ultimo round
board-rounds-left = ancora { $n } round al massimo
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
board-covers = ricopre «{ $card }»
board-legend = Lettere: { $yellow } giallo (civile), { $white } bianco (religioso), { $red } rosso (militare). Su una Piazza la maiuscola è in piedi, la minuscola coricata: { $yellow }{ $yellow }{ $low }. In un quartiere: [ ] edificio libero, [{ $yellow }] occupato da un abitante, [▒] Abitante grigio, [×] danneggiato, ♙ personaggio, ★ edificio prestigioso, +1 carte ricoperte, · area libera. Pila: numero di carte e carta visibile in cima; ! il suo banditore è uscito. Evento: ● gettone, ○ cerchio vuoto, + positivo, − negativo. d denaro. ▤1+2 bastioni in mano e costruiti. In una scelta: 2{ $white } abitanti bianchi usati, ■1 uno assunto da ■.

## fate

fate-damaged = { $name } danneggia il tuo edificio «{ $card }»
fate-hired = { $name } assume { $citizens } { WORD($colour, $citizens, in: "citizen") } dei tuoi

## struck

struck-damaged = Danno sul tuo edificio «{ $card }»
struck-laid_down = Devi coricare { $citizens } { WORD($colour, $citizens, in: "citizen") }
struck-put_card_under = «{ $card }» lascia la tua mano
struck-stood_up = Rialzi { $citizens } { WORD($colour, $citizens, in: "citizen") }

## option

option-expansion-about = le 18 carte dell’estensione
option-expansion-off = senza
option-expansion-replace = sostituiscono 18 carte del gioco base
option-expansion-mix = si mescolano con quelle 18, e delle 36 entra in gioco la metà
option-advanced-about = regole avanzate: meno abitanti, più denari e l’azione Reclutare
option-advanced-false = senza
option-advanced-true = con

## score

score-cards = Carte
score-ramparts = Bastioni
score-Belfry = Beffroi
score-City-Hall = Hôtel de ville
score-Cloth-Hall = Halle aux draps
score-Mint = Hôtel des monnaies
score-Tour-des-Six = Tour des Six
score-Cathedral = Cathédrale
score-La-Madeleine = La Madeleine
score-Saint-Brice = Saint-Brice
score-Saint-Jacques = Saint-Jacques
score-Saint-Nicolas = Saint-Nicolas
score-Saint-Quentin = Saint-Quentin
score-Pont-des-Trous = Pont des Trous
score-Porte-de-la-Vigne = Porte de la Vigne
score-Tour-dArras = Tour d’Arras
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

group-play = Prima gioca una carta
group-activate = Attiva
group-combat = Combatti un evento
group-draw = Pesca la carta visibile, o guardane due
group-earn = Guadagna denari, riunisci
group-recruit = Recluta
group-use = Di chi sono gli abitanti?
group-place = Dove?
group-keep = Tieni
group-discard = Rimetti sotto
group-stand = Rialza
group-fire = Scatena
group-build = Costruisci bastioni
group-damage = Danneggia
group-protect = Ti proteggi?
group-colour = Colore
group-copy = Usa un edificio

## label

label-two = una di due carte { $level }
label-free = colonna { $column }, linea { $row }
label-gather = tutti in piedi

## phase

phase-play = Gioca una carta
phase-action = Azione
phase-events = Banditore
phase-hand = Limite della mano

## tally

tally-played = carte giocate
tally-activated = edifici attivati
tally-hired = abitanti assunti
tally-fought = eventi combattuti
tally-drawn = carte pescate
tally-earned = denari guadagnati
