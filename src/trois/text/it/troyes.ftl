title = Troyes
about = Quattro secoli di una città: guidate nobili, clero e artigiani con dadi tirati, comprati e cambiati; da due a quattro giocatori.

## word

word-red = rosso
word-white = bianco
word-yellow = giallo
word-black = nero
word-grey = neutrale
word-palace = Palazzo
word-bishopric = Vescovado
word-city-hall = Municipio
word-artisan = Artigiano
word-merchant = Mercante
word-miller = Mugnaio
word-innkeeper = Oste
word-blacksmith = Fabbro
word-militia = Milizia
word-journeyman = Operaio
word-goldsmith = Orafo
word-sculptor = Scultore
word-tithing = Decima
word-monk = Monaco
word-priest = Prete
word-apprenticeship = Apprendistato
word-confession = Confessione
word-templar = Templare
word-pilgrimage = Pellegrinaggio
word-procession = Processione
word-glassblower = Vetraio
word-archer = Arciere
word-chivalry = Cavalleria
word-diplomat = Diplomatico
word-hunting = Caccia
word-mercenary = Mercenario
word-tax-collector = Esattore
word-captain = Capitano
word-joust = Giostra
word-troubadour = Menestrello
word-marauding = Scorreria
word-brigands-1 = Briganti 1
word-brigands-2 = Briganti 2
word-brigands-3 = Briganti 3
word-succession-conflict = Lotta di successione
word-skirmishes-1 = Schermaglie 1
word-skirmishes-2 = Schermaglie 2
word-war = Guerra
word-normans = Normanni
word-drought = Siccità
word-support = Supporto
word-civil-war = Guerra civile
word-wayfarers = Viandanti
word-theological-conflict = Conflitto teologico
word-heresy = Eresia
word-migrant-workers = Lavoratori di passo
word-interruption-of-work = Interruzione dei lavori
word-chretien = Chrétien de Troyes
word-urban = Urbano IV
word-thibaut = Tebaldo II
word-hugues = Ugo de' Pagani
word-florentin = Il Fiorentino
word-henry = Enrico I

## letter

letter-red = R
letter-white = B
letter-yellow = G

## what

what-deniers = { $n ->
    [one] denaro
   *[other] denari
}
what-influence = { $n ->
    [one] punto d'influenza
   *[other] punti d'influenza
}
what-vp = PV

## counted

counted-deniers = { $n ->
    [one] denaro
   *[other] denari
}
counted-influence = { $n ->
    [one] punto d'influenza
   *[other] punti d'influenza
}
counted-vp = PV
counted-cubes = { $n ->
    [one] cubetto per dopo
   *[other] cubetti per dopo
}

## chip

chip-wages = { $n ->
    [one] { $n } denaro di salario a round
   *[other] { $n } denari di salario a round
}
chip-prizes = { $n } o { $of } PV
chip-harvest = { $n ->
    [one] 1 denaro per punto
   *[other] 1 denaro ogni { $n } punti
}
chip-too-few = totale { $n }, ne serve { $of }
chip-turned = diventa { $n }
chip-expelled = espelle { $name }: { $word }
chip-countered = sconfigge { $word }

## choice

choice-die = { $colour } { $value } di { $name }
choice-own-die = { $colour } { $value }

## counts

counts-chretien = cittadini negli edifici
counts-urban = cubetti della cattedrale
counts-thibaut = denari
counts-hugues = influenza
counts-florentin = commercianti
counts-henry = carte evento

## group

group-settle = Il cittadino va
group-activities = Attivare
group-events = Combattere un evento
group-actions = Costruire e raccogliere
group-places = Piazzare un cittadino
group-reroll = Ritirare 1♔
group-turn = Girare 4♔
group-citizens = Quale cittadino va?
group-cubes = L'aiuto di una carta
group-dice = Dadi
group-times = Quante volte?
group-cubes-on = Un cubetto su

## good

good-deniers = denari
good-influence = influenza
good-citizens = cittadini
good-vp = punti

## action

action-settle = insediarsi: { $building } { $space }
action-activate = attivare { $activity }
action-combat = combattere { $event }
action-cathedral = costruire la cattedrale
action-place = piazzare un cittadino: { $building }
action-agriculture = agricoltura
action-pass = passare
action-fight = respingere con { $colour } { $value }
action-cannot = cedere
action-reroll = ritirare { $colour } { $value }
action-recruit = reclutare un cittadino
action-turn = girare { $colour } { $value }
action-also = respingere anche il { $value } nero
action-supply = un cittadino della riserva
action-leave = il commerciante: { $activity }
action-move = il cittadino: { $building } { $space }
action-raise = l'espulso: { $building }
action-modify = con { $modifier }
action-take = { $colour } { $value } di { SHAPE($owner) }
action-use = { $times } ×
action-cube = un cubetto: { $event }
action-mill = contare: { $building }
action-done = fatto

## question

question-settle = Dove si insedia il vostro prossimo cittadino?
question-counter = Un { $black } nero attacca; tutti i vostri dadi fanno { $strength }. Che cosa fate?
question-fight = { $strength } contro il { $black } nero: quale dado si aggiunge?
question-also = { $n ->
    [one] Avanza { $n }: quale dado nero respingete anche?
   *[other] Avanzano { $n }: quale dado nero respingete anche?
}
question-action = Che cosa fate?
question-turn-over = Quale dado girate ancora?
question-citizen = { $target }: quale cittadino ci va?
question-dice = { $target }: quale dado?
question-amount = { $target }: quante volte, al massimo { $most } ×?
question-cubes = { $n ->
    [one] { $n } cubetto: su quale evento?
   *[other] { $n } cubetti: su quale evento va il prossimo?
}
question-mill = { $n ->
    [one] Mugnaio, ancora { $n } volta: quali cittadini contano?
   *[other] Mugnaio, ancora { $n } volte: quali cittadini contano?
}

## hint

hint-settle = Ogni cittadino in un edificio tira un dado del suo colore all'inizio di ogni round. Il suo salario per round sta accanto a ogni scelta. Quando tutti sono a posto, cittadini neutrali riempiono i vuoti.
hint-counter = Respingete il dado nero più alto con i vostri dadi di qualsiasi colore; il rosso vale doppio. L'avanzo può respingere altri dadi neri. Ogni dado respinto dà 1 punto d'influenza. Solo chi è troppo debole cede: perde 2 PV.
hint-fight = Aggiungete dadi finché la forza raggiunge il dado nero; il rosso vale doppio. Tutti lasciano il vostro distretto.
hint-also = Gli stessi dadi possono respingere altri dadi neri, finché la forza raggiunge la somma.
hint-action = Un'azione con 1-3 dadi di un colore, vostri o comprati (2, 4 o 6 denari ciascuno in un gruppo di 1, 2 o 3), oppure passare. Prima potete spendere influenza: 1 ritira un vostro dado, 2 reclutano un cittadino, 4 girano fino a tre vostri dadi.
hint-turn-over = Fino a tre dei vostri dadi per 4 punti d'influenza in tutto; un dado girato mostra 7 meno il suo valore.
hint-citizen = Un cittadino della vostra riserva, o da qualsiasi punto del tabellone: un'altra attività, un edificio, o un espulso. Lo spazio lasciato resta vuoto.
hint-dice = Scegliete dal basso all'alto, poi fatto. I dadi altrui costano 2 denari ciascuno da soli, 4 in coppia, 6 in tre. Un cubetto di un'attività ritardata può cambiare i dadi; sceglietelo prima.
hint-amount = Ogni divisore intero contenuto nel totale è un'attivazione, o un cubetto. Potete usarne meno.
hint-cubes = Ogni cubetto dà 1 punto d'influenza. Un evento pieno è sconfitto subito: chi ha più cubetti prende i primi PV, il secondo gli altri.
hint-mill = Ogni attivazione dà 2 denari per ogni vostro cittadino in uno dei due edifici; prima il Palazzo, poi il Vescovado.

## rules

rules-1 = Ogni round porta 10 denari meno i salari, un dado per ogni cittadino in un edificio (Palazzo rosso, Vescovado bianco, Municipio giallo) e due nuovi eventi. Gli eventi agiscono ogni round finché non sono sconfitti; i dadi neri si combattono per primi.
rules-2 = Poi si agisce a turno con 1-3 dadi di un colore. Quelli altrui si comprano senza chiedere: 2, 4 o 6 denari ciascuno in un gruppo di 1, 2 o 3.
rules-3 = Attività: il totale diviso per il divisore della carta dice quante volte agisce. Serve un commerciante: pagate l'ingaggio e spostatevi un cittadino. I primi commercianti stanno su spazi che valgono PV. Le carte con ▪ danno cubetti; ciascuno cambia i dadi di un'azione successiva.
rules-4 = Cattedrale: ogni dado bianco mette un cubetto sul suo numero, al livello libero più basso, per 1 PV e 1 o 2 punti d'influenza. Eventi: dadi del loro colore mettono cubetti sugli stendardi, 1 punto d'influenza ciascuno; quando sono pieni, chi ne ha di più prende più PV. Cittadini: un dado mette un cittadino nel primo spazio della sua fila e spinge gli altri. Agricoltura: metà del totale di dadi gialli in denari.
rules-5 = Passare dà 2 denari, e 1 in più a ogni turno saltato. Il round finisce quando tutti hanno passato o non restano dadi.
rules-6 = Alla fine: i PV, 1 per evento con un vostro cubetto, gli spazi dei vostri commercianti, 2 in meno per ogni livello della cattedrale senza un vostro cubetto, e tutti i personaggi, anche quelli segreti, per tutti. Vince chi ha più PV.

## short

short-artisan = { $pay_influence }♔ → { $deniers }¤
short-merchant = +{ $deniers }¤
short-miller = +{ $deniers }¤ / [citizen] in [red] o [white]
short-innkeeper = { $pay_deniers }¤ → { $influence }♔
short-blacksmith = ▪ totale [red] +{ $add }
short-militia = ▪ [yellow] come [red]
short-journeyman = { $pay_deniers }¤ → { $vp }★
short-goldsmith = +{ $vp }★ +{ $deniers }¤
short-sculptor = +{ $vp }★
short-tithing = ▪ 1 [yellow] gratis da ognuno
short-monk = ▪ 1 [white] = { $n } [yellow]
short-priest = ▪ +{ $add } a ogni [yellow]
short-apprenticeship = ▪ ogni dado vale { $value }
short-confession = ▪ +{ $add } a ogni dado
short-templar = ▪ 1 [white] = { $n } [red]
short-pilgrimage = +{ $vp }★ ogni colore
short-procession = +{ $vp }★ a più dadi rimasti
short-glassblower = { $n ->
    [one] +{ $vp }★ / ▪ in cattedrale
   *[other] +{ $vp }★ / { $n } ▪ in cattedrale
}
short-archer = { $n ->
    [one] tiro { $least }+: ▪ su [flag]
   *[other] tiro { $least }+: { $n } ▪ su [flag]
}
short-chivalry = { $n ->
    [one] ▪ su [flag] / [red] rimasto
   *[other] { $n } ▪ su [flag] / [red] rimasto
}
short-diplomat = { $n ->
    [one] { $pay_influence }♔ → ▪ su [flag]
   *[other] { $pay_influence }♔ → { $n } ▪ su [flag]
}
short-hunting = +{ $influence }♔
short-mercenary = +{ $deniers }¤
short-tax-collector = { $deniers }¤ / altrui [citizen] in [yellow]
short-captain = +{ $vp }★ / evento con ▪
short-joust = +{ $vp }★ migliori [red] rimasti
short-troubadour = { $pay_influence }♔ → { $vp }★
short-succession-conflict = [neutral-citizen] in [red]
short-drought = −{ $deniers }¤ / [citizen] nel [yellow]
short-support = { $n ->
    [one] ▫ sulla carta prima
   *[other] ▫ sulle { $n } carte prima
}
short-civil-war = −{ $deniers }¤
short-wayfarers = [neutral-citizen] in [yellow]
short-theological-conflict = [neutral-citizen] in [white]
short-heresy = −{ $influence }♔
short-migrant-workers = { $n ->
    [one] ▫ in cattedrale
   *[other] { $n } ▫ in cattedrale
}
short-interruption-of-work = { $n ->
    [one] via il ▪ più alto
   *[other] via i { $n } ▪ più alti
}
short-black-dice = { $n ->
    [one] { $n } [black-die] attacca
   *[other] { $n } [black-die] attaccano
}

## explain

explain-palace = { $n ->
    [one] Ogni cittadino qui tira un dado rosso a ogni round e costa { $n } denaro di paga.
   *[other] Ogni cittadino qui tira un dado rosso a ogni round e costa { $n } denari di paga.
}
explain-bishopric = { $n ->
    [one] Ogni cittadino qui tira un dado bianco a ogni round e costa { $n } denaro di paga.
   *[other] Ogni cittadino qui tira un dado bianco a ogni round e costa { $n } denari di paga.
}
explain-town-hall = { $n ->
    [one] Ogni cittadino qui tira un dado giallo a ogni round e costa { $n } denaro di paga.
   *[other] Ogni cittadino qui tira un dado giallo a ogni round e costa { $n } denari di paga.
}
explain-artisan = Ogni attivazione cambia influenza in denari: { $pay_influence } in { $deniers }.
explain-merchant = { $n ->
    [one] Ogni attivazione dà { $n } denaro.
   *[other] Ogni attivazione dà { $n } denari.
}
explain-miller = { $n ->
    [one] Ogni attivazione dà { $n } denaro per ogni vostro cittadino nel Palazzo, oppure per ogni vostro cittadino nel Vescovado.
   *[other] Ogni attivazione dà { $n } denari per ogni vostro cittadino nel Palazzo, oppure per ogni vostro cittadino nel Vescovado.
}
explain-innkeeper = Ogni attivazione cambia denari in influenza: { $pay_deniers } in { $influence }.
explain-blacksmith = Un cubetto aggiunge { $add } al totale di un gruppo rosso; non per il Palazzo.
explain-militia = Un cubetto fa agire un gruppo di dadi gialli come rossi, anche per il Palazzo.
explain-journeyman = { $n ->
    [one] Ogni attivazione cambia { $n } denaro in { $vp } PV.
   *[other] Ogni attivazione cambia { $n } denari in { $vp } PV.
}
explain-goldsmith = { $n ->
    [one] Ogni attivazione dà { $vp } PV e { $n } denaro.
   *[other] Ogni attivazione dà { $vp } PV e { $n } denari.
}
explain-sculptor = Ogni attivazione dà { $vp } PV.
explain-tithing = Un cubetto fa prendere gratis un dado giallo a ogni altro giocatore e al neutrale; nel gruppo ce ne dev'essere almeno uno.
explain-monk = { $n ->
    [one] Un cubetto fa valere un dado bianco come { $n } dado giallo del suo valore.
   *[other] Un cubetto fa valere un dado bianco come { $n } dadi gialli del suo valore.
}
explain-priest = Un cubetto aggiunge { $add } a ogni dado giallo del gruppo; non per il Municipio.
explain-apprenticeship = Un cubetto fa valere { $value } ogni dado del gruppo, di qualsiasi colore; non per edifici o cattedrale.
explain-confession = Un cubetto aggiunge { $add } a ogni dado del gruppo, di qualsiasi colore; non per edifici o cattedrale.
explain-templar = { $n ->
    [one] Un cubetto fa valere un dado bianco come { $n } dado rosso del suo valore.
   *[other] Un cubetto fa valere un dado bianco come { $n } dadi rossi del suo valore.
}
explain-pilgrimage = Ogni attivazione dà { $vp } PV; i dadi possono avere colori diversi.
explain-procession = Ogni attivazione dà { $vp } PV a chiunque abbia più dadi rimasti nel distretto, chiunque la attivi; il neutrale è un rivale.
explain-glassblower = { $n ->
    [one] Ogni attivazione dà { $vp } PV per ogni vostro cubetto nella cattedrale.
   *[other] Ogni attivazione dà { $vp } PV ogni { $n } vostri cubetti nella cattedrale.
}
explain-archer = { $n ->
    [one] Ogni attivazione tira un dado: da { $least } in su mettete un cubetto su un evento a scelta; si tira tutto prima del primo cubetto.
   *[other] Ogni attivazione tira un dado: da { $least } in su mettete { $n } cubetti su eventi a scelta; si tira tutto prima del primo cubetto.
}
explain-chivalry = { $n ->
    [one] Ogni attivazione dà un cubetto su un evento a scelta per ogni dado rosso rimasto nel vostro distretto.
   *[other] Ogni attivazione dà { $n } cubetti su eventi a scelta per ogni dado rosso rimasto nel vostro distretto.
}
explain-diplomat = { $n ->
    [one] Ogni attivazione costa influenza ({ $pay_influence }) e dà un cubetto su un evento a scelta.
   *[other] Ogni attivazione costa influenza ({ $pay_influence }) e dà { $n } cubetti su eventi a scelta.
}
explain-hunting = { $n ->
    [one] Ogni attivazione dà { $n } punto d'influenza.
   *[other] Ogni attivazione dà { $n } punti d'influenza.
}
explain-mercenary = { $n ->
    [one] Ogni attivazione dà { $n } denaro.
   *[other] Ogni attivazione dà { $n } denari.
}
explain-tax-collector = { $n ->
    [one] A ogni attivazione ogni altro giocatore vi paga { $n } denaro per cittadino nel Municipio, finché può; la banca paga per i neutrali.
   *[other] A ogni attivazione ogni altro giocatore vi paga { $n } denari per cittadino nel Municipio, finché può; la banca paga per i neutrali.
}
explain-captain = Ogni attivazione dà { $vp } PV per ogni evento con un vostro cubetto, anche la Scorreria.
explain-joust = Se nessuno ha una somma di dadi rossi rimasti più alta della vostra, ogni attivazione dà { $vp } PV a voi e a chi è pari con voi; il neutrale è un rivale.
explain-troubadour = { $n ->
    [one] Ogni attivazione cambia { $n } punto d'influenza in { $vp } PV.
   *[other] Ogni attivazione cambia { $n } punti d'influenza in { $vp } PV.
}
explain-marauding = Dadi neri ogni round: { $black }. Resta per sempre: piena, paga i suoi PV, si svuota e continua.
explain-brigands-1 = Dadi neri ogni round: { $black }.
explain-brigands-2 = Dadi neri ogni round: { $black }.
explain-brigands-3 = Dadi neri ogni round: { $black }.
explain-succession-conflict = Ogni round un tiro mette un cittadino neutrale su quello spazio del Palazzo.
explain-skirmishes-1 = Dadi neri ogni round: { $black }.
explain-skirmishes-2 = Dadi neri ogni round: { $black }.
explain-war = Dadi neri ogni round: { $black }.
explain-normans = Dadi neri ogni round: { $black }.
explain-drought = { $n ->
    [one] Ogni round ciascuno paga { $n } denaro per ogni proprio cittadino nel Municipio; chi non può perde 2 PV.
   *[other] Ogni round ciascuno paga { $n } denari per ogni proprio cittadino nel Municipio; chi non può perde 2 PV.
}
explain-support = { $n ->
    [one] Ogni round mette un cubetto neutrale sull'evento alla sua sinistra.
   *[other] Ogni round mette un cubetto neutrale su ciascuno dei { $n } eventi alla sua sinistra.
}
explain-civil-war = { $n ->
    [one] Ogni round ciascuno paga { $n } denaro; chi non può perde 2 PV.
   *[other] Ogni round ciascuno paga { $n } denari; chi non può perde 2 PV.
}
explain-wayfarers = Ogni round un tiro mette un cittadino neutrale in quella fila del Municipio.
explain-theological-conflict = Ogni round un tiro mette un cittadino neutrale in quella fila del Vescovado.
explain-heresy = { $n ->
    [one] Ogni round ciascuno perde { $n } punto d'influenza; chi non può perde 2 PV.
   *[other] Ogni round ciascuno perde { $n } punti d'influenza; chi non può perde 2 PV.
}
explain-migrant-workers = { $n ->
    [one] Ogni round mette un cubetto neutrale sullo spazio libero più basso della cattedrale.
   *[other] Ogni round mette { $n } cubetti neutrali sugli spazi liberi più bassi della cattedrale.
}
explain-interruption-of-work = { $n ->
    [one] Ogni round toglie il cubetto più alto della cattedrale, di chiunque sia.
   *[other] Ogni round toglie i { $n } cubetti più alti della cattedrale, di chiunque siano.
}
explain-chretien = Cittadini negli edifici alla fine: { $from1 }, { $from2 } o { $from3 } danno a chiunque li abbia { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-urban = Cubetti nella cattedrale alla fine: { $from1 }, { $from2 } o { $from3 } danno a chiunque li abbia { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-thibaut = Denari alla fine: { $from1 }, { $from2 } o { $from3 } danno a chiunque li abbia { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-hugues = Influenza alla fine: { $from1 }, { $from2 } o { $from3 } danno a chiunque l'abbia { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-florentin = Commercianti sulle attività alla fine: { $from1 }, { $from2 } o { $from3 } danno a chiunque li abbia { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-henry = Carte evento prese: { $from1 }, { $from2 } o { $from3 } danno a chiunque le abbia { $vp1 }, { $vp2 } o { $vp3 } PV.

## why

why-income = rendita
why-wages = paghe
why-unpaid-wages = paghe non pagate del tutto
why-passing = passo
why-black-dice = dadi neri contrastati
why-too-weak = troppo debole contro un dado nero
why-reroll = dado ritirato
why-recruit = cittadino reclutato
why-turn-over = dadi girati
why-bought-dice = dadi comprati
why-hire = commerciante assunto
why-agriculture = agricoltura
why-cathedral = costruzione della cattedrale
why-event-cubes = cubetti sugli eventi
why-placed-citizen = spinto fuori
why-presence = cubetti sugli eventi alla fine
why-tradesmen = spazi dei commercianti
why-empty-levels = livelli della cattedrale senza cubetto

## board

board-round = round { $round } di { $rounds }
board-placing = piazzamento iniziale
board-player = Giocatore
board-citizens = Citt.
board-passed = passato { $n }¤
board-cathedral = Cattedrale
board-activities = Attività
board-events = Eventi
board-hire = ing.
board-flags = stend.
board-black = Dadi neri: { $dice }
board-cubes = I vostri cubetti: { $cubes }
board-doing = { $name }: { $trail }
board-character = { $character }: { $counts } { $steps } → { $vp }★; ora { $now }
board-tradesmen = Commercianti: { $cards }
board-taken = Carte evento: { $cards }
board-stock = Cubetti di attività ritardate: { $cubes }
board-standing = Cittadini: { $buildings }; riserva { $supply }, riserva generale { $general }; salari per round { $wages }¤
board-in-cathedral = { $n ->
    [one] Cattedrale: { $n } cubetto
   *[other] Cattedrale: { $n } cubetti
}
board-none = –
board-legend = Lettere: { $red } rosso (militare), { $white } bianco (religioso), { $yellow } giallo (civile). ¤ denari, ♔ influenza, ★ punti vittoria, ÷ divisore, ▪ cubetto per un'azione successiva, ○ neutrale, · libero, ✗ espulso, ¹ primo giocatore, ⚑ carte evento prese. Cittadini 2+6: la vostra riserva e quella generale. 2● 1·: spazi dei commercianti con i loro PV; dopo, quelli sull'immagine. 3/1★: PV di un evento sconfitto per chi ha più cubetti e per il secondo.

## event

event-start = { $name } è il primo giocatore
event-dealt = { $name } riceve il personaggio { $character }
event-settled = { $name } si insedia: { $building } { $space }
event-round = Round { $round }
event-activity = Si scopre { $activity }
event-event = Nuovi eventi: { $event }
event-gained = { $name } guadagna { $amount } { WORD($what, $amount, in: "what") }
event-paid = { $name } paga { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } perde { $amount } { WORD($what, $amount, in: "what") }
event-rolled = { $name } tira { $colour } { $value }
event-acted = Agiscono gli eventi: { $event }
event-overrun = { $name } cede al { $value } nero
event-repelled = { $name } respinge il { $value } nero
event-rerolled = { $name } ritira { $colour } { $old }: { $new }
event-recruited = { $name } recluta un cittadino
event-turned = { $name } gira { $colour } { $value }
event-hired = { $name } ingaggia un commerciante per { $activity }
event-used = { $name } usa { $colour } { $value } { SHAPE($owner) }
event-modified = { $name } spende un cubetto di { $modifier }
event-activated = { $name } attiva { $activity } { $times } ×
event-placed = { $name } piazza un cittadino: { $building } { $space }
event-cubes = { $amount ->
    [one] { $name } mette { $amount } cubetto: { $event }
   *[other] { $name } mette { $amount } cubetti: { $event }
}
event-countered = Evento sconfitto: { $event }
event-took = { $name } prende la carta { $event }
event-built = { $name } costruisce la cattedrale, livello { $level }, spazio { $space }
event-razed = { $name } perde il cubetto della cattedrale, livello { $level }, spazio { $space }
event-passed = { $name } passa
event-waited = { $name } aspetta e riceve 1 denaro in più
event-ended = Il round { $round } è finito
event-character = { $name } aveva { $character }
event-scored = { $name } segna { $amount } PV

## befalls

befalls-expelled = { $name }: cittadino espulso ({ $building })

## nobody

nobody-settled = Un cittadino neutrale si insedia: { $building } { $space }
nobody-rolled = Il tiro: { $colour } { $value }
nobody-placed = Arriva un cittadino neutrale: { $building } { $space }
nobody-expelled = Un cittadino neutrale è espulso: { $building }
nobody-cubes = { $amount ->
    [one] { $amount } cubetto neutrale: { $event }
   *[other] { $amount } cubetti neutrali: { $event }
}
nobody-built = Un cubetto neutrale nella cattedrale, livello { $level }, spazio { $space }
nobody-razed = Un cubetto neutrale lascia la cattedrale, livello { $level }, spazio { $space }

## again

again-settled = { $building } { $space }
again-activity = { $activity }
again-event = { $event }
again-rolled = { $colour } { $value }
again-acted = { $event }
again-repelled = { $value }
again-turned = { $colour } { $value }
again-used = { $colour } { $value } { SHAPE($owner) }
again-built = { $level }/{ $space }

## option

option-open_scores-about = se tutti vedono i punti vittoria di tutti durante la partita
option-open_scores-false = coperti
option-open_scores-true = scoperti

## score

score-activities = Attività
score-cathedral = Cattedrale
score-events = Eventi sconfitti
score-losses = Perdite
score-presence = Cubetti sugli eventi
score-tradesmen = Commercianti
score-empty-levels = Livelli della cattedrale senza cubetto
score-chretien = Chrétien de Troyes (cittadini)
score-urban = Urbano IV (cattedrale)
score-thibaut = Tebaldo II (denari)
score-hugues = Ugo de' Pagani (influenza)
score-florentin = Il Fiorentino (commercianti)
score-henry = Enrico I (eventi)

## phase

phase-income = Rendita
phase-dice = Dadi
phase-events = Eventi
phase-actions = Azioni
phase-end = Fine

## good

good-dice = dadi
good-event-cards = carte evento

## tally

tally-rolled = dadi lanciati
tally-average = per lancio in media
tally-used = dadi propri usati
tally-sold = dadi venduti
tally-bought = dadi comprati
tally-repelled = dadi neri respinti
