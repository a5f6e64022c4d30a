title = Troyes
about = Quattro secoli di una città: guida nobili, clero e artigiani con dadi che lanci, compri e modifichi; da due a quattro giocatori.

## word

word-round = round
word-red = rosso
word-white = bianco
word-yellow = giallo
word-black = nero
word-grey = neutrale
word-palace = Palazzo
    .in = nel Palazzo
    .from = dal Palazzo
    .of = del Palazzo
word-bishopric = Vescovado
    .in = nel Vescovado
    .from = dal Vescovado
    .of = del Vescovado
word-city-hall = Municipio
    .in = nel Municipio
    .from = dal Municipio
    .of = del Municipio
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
word-glassblower = Soffiatore di Vetro
word-archer = Arciere
word-chivalry = Cavalleria
word-diplomat = Diplomatico
word-hunting = Caccia
word-mercenary = Mercenario
word-tax-collector = Esattore delle Tasse
word-captain = Capitano
word-joust = Giostra
word-troubadour = Menestrello
word-marauding = Fuorilegge
word-brigands = Briganti
word-skirmishes = Schermaglie
word-brigands-1 = Briganti 1
word-brigands-2 = Briganti 2
word-brigands-3 = Briganti 3
word-succession-conflict = Conflitto di Successione
word-skirmishes-1 = Schermaglie 1
word-skirmishes-2 = Schermaglie 2
word-war = Guerra
word-normans = Attacco Normanno
word-drought = Siccità
word-support = Supporto
word-civil-war = Guerra Civile
word-wayfarers = Viandanti
word-theological-conflict = Conflitto Teologico
word-heresy = Eresia
word-migrant-workers = Manodopera Emigrante
word-interruption-of-work = Interruzione dei Lavori
word-chretien = Chrétien de Troyes
word-urban = Urban IV
word-thibaut = Thibaut II
word-hugues = Hugues de Payns
word-florentin = Le Florentin
word-henry = Henry I

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
    [one] punto Influenza
   *[other] punti Influenza
}
what-vp = PV

## counted

counted-deniers = { $n ->
    [one] denaro
   *[other] denari
}
counted-influence = { $n ->
    [one] punto Influenza
   *[other] punti Influenza
}
counted-vp = PV
counted-cubes = { $n ->
    [one] cubetto per dopo
   *[other] cubetti per dopo
}

## chip

chip-wages = { $n ->
    [one] { $n } denaro di stipendio per round
   *[other] { $n } denari di stipendio per round
}
chip-prizes = { $n } o { $of } PV
chip-harvest = { $n ->
    [one] 1 denaro per ogni punto dei dadi
   *[other] 1 denaro ogni { $n } punti dei dadi
}
chip-too-few = totale { $n }, ne servono { $of }
chip-turned = diventa { $n }
chip-die-less = un dado { $word } in meno per round
chip-expelled = espelle un cittadino { FORM($word, "from") } ({ $name })
chip-countered = neutralizza «{ $word }»

## choice

choice-die = { $colour } { $value } ({ $name })
choice-own-die = { $colour } { $value }

## counts

counts-chretien = cittadini negli edifici
counts-urban = cubetti della cattedrale
counts-thibaut = denari
counts-hugues = Influenza
counts-florentin = commercianti
counts-henry = carte evento

## group

group-settle = Dove va il tuo cittadino?
group-activities = Attiva
group-events = Combatti un evento
group-actions = Costruisci e raccogli
group-places = Piazza un cittadino
group-reroll = Rilancia 1♔
group-turn = Gira 4♔
group-citizens = Quale cittadino mandi?
group-cubes = Aiuto di una carta
group-dice = Dadi
group-times = Quante volte?
group-cubes-on = Un cubetto su

## good

good-deniers = denari
good-influence = Influenza
good-citizens = cittadini
good-vp = punti

## action

action-settle = piazza un cittadino nello spazio { $space } { FORM($building, "of") }
action-activate = attiva «{ $activity }»
action-combat = combatti «{ $event }»
action-cathedral = costruisci la cattedrale
action-place = piazza un cittadino { FORM($building, "in") }
action-agriculture = agricoltura
action-pass = passa
action-fight = { $value ->
    [1] contrasta con l’{ $value } { $colour }
   *[other] contrasta con il { $value } { $colour }
}
action-cannot = cedi
action-reroll = { $value ->
    [1] rilancia l’{ $value } { $colour }
   *[other] rilancia il { $value } { $colour }
}
action-recruit = recluta un cittadino
action-turn = { $value ->
    [1] gira l’{ $value } { $colour }
   *[other] gira il { $value } { $colour }
}
action-also = { $value ->
    [1] contrasta anche l’{ $value } nero
   *[other] contrasta anche il { $value } nero
}
action-supply = un cittadino della tua riserva
action-leave = il commerciante su «{ $activity }»
action-move = il cittadino dello spazio { $space } { FORM($building, "of") }
action-raise = il cittadino espulso { FORM($building, "from") }
action-modify = con un cubetto di «{ $modifier }»
action-take = { $colour } { $value } di { SHAPE($owner) }
action-use = { $times } ×
action-cube = un cubetto su «{ $event }»
action-mill = conta i tuoi cittadini { FORM($building, "in") }
action-done = fatto

## question

question-settle = Dove piazzi il tuo prossimo cittadino?
question-counter = Un { $black } nero ti attacca. Con quali dadi lo contrasti? Tutti i tuoi insieme: { $strength }.
question-fight = { $black ->
    [1] Forza { $strength } contro l’{ $black } nero: quale dado aggiungi?
   *[other] Forza { $strength } contro il { $black } nero: quale dado aggiungi?
}
question-also = { $n ->
    [one] Ti avanza { $n } punto di forza: quale altro dado nero contrasti?
   *[other] Ti avanzano { $n } punti di forza: quale altro dado nero contrasti?
}
question-action = Che cosa fai?
question-turn-over = Quale altro dado giri?
question-citizen = { $target }: quale cittadino ci va?
question-one-die = { $target }: quale dado usi?
question-dice = { $target }: quale dado aggiungi?
question-amount = { $target }: tutte le volte possibili ({ $most }) o meno?
question-cubes = { $n ->
    [one] { $n } cubetto: su quale evento?
   *[other] { $n } cubetti: su quale evento va il prossimo?
}
question-mill = { $n ->
    [one] Mugnaio, ancora { $n } attivazione: portano denari i tuoi cittadini del Palazzo o quelli del Vescovado?
   *[other] Mugnaio, ancora { $n } attivazioni: portano denari i tuoi cittadini del Palazzo o quelli del Vescovado?
}

## hint

hint-settle = Ogni cittadino in un edificio lancia un dado del suo colore all’inizio di ogni round. Lo stipendio da pagare a ogni round è indicato accanto a ogni scelta. In tre o quattro giocatori, cittadini neutrali riempiono poi gli spazi vuoti.
hint-counter = Contrasta il dado nero più alto con i tuoi dadi di qualsiasi colore; il rosso vale doppio. L’avanzo può contrastare altri dadi neri. Ogni dado contrastato dà 1 punto Influenza. Puoi cedere solo se tutti i tuoi dadi insieme sono troppo deboli; allora perdi 2 PV.
hint-fight = Aggiungi dadi finché la loro forza non raggiunge il valore del dado nero; il rosso vale doppio. Tutti lasciano il tuo distretto.
hint-also = Gli stessi dadi possono contrastare altri dadi neri, purché la forza raggiunga la somma di questi dadi neri.
hint-action = Fai un’azione con 1-3 dadi di un colore, tuoi o comprati (2, 4 o 6 denari ciascuno in un gruppo di 1, 2 o 3), oppure passa. Prima puoi spendere punti Influenza: con 1 rilanci un tuo dado, con 2 recluti un cittadino, con 4 giri fino a tre tuoi dadi.
hint-turn-over = Fino a tre dei tuoi dadi per 4 punti Influenza in tutto; un dado girato mostra 7 meno il suo valore.
hint-citizen = Un cittadino della tua riserva o di qualsiasi punto del tabellone: da un’altra attività, da un edificio, oppure un espulso. Lo spazio lasciato resta vuoto.
hint-dice = Scegli da uno a tre dadi; nel terminale dal più basso al più alto, poi «fatto». Un dado altrui costa 2 denari da solo, 4 in un gruppo di due, 6 in un gruppo di tre. Un cubetto di un’attività a effetto ritardato può modificare i dadi; sceglilo prima.
hint-amount = Dividi il totale dei dadi per il numero della carta e arrotonda per difetto: è il numero di attivazioni, o di cubetti. Puoi usarne meno.
hint-cubes = Ogni cubetto dà 1 punto Influenza. Un evento pieno è neutralizzato subito: chi ha più cubetti ottiene la prima ricompensa in PV, chi lo segue la seconda.
hint-mill = Ogni attivazione dà 2 denari per ogni tuo cittadino in uno dei due edifici. Se vuoi contarli entrambi, conta prima il Palazzo.

## rules

rules-1 = Ogni round porta 10 denari meno gli stipendi, un dado per ogni cittadino in un edificio (Palazzo rosso, Vescovado bianco, Municipio giallo) e due nuovi eventi. Gli eventi agiscono a ogni round finché non sono neutralizzati; i dadi neri si contrastano per primi.
rules-2 = Poi si agisce a turno con 1-3 dadi di un colore. Quelli altrui si comprano senza chiedere: 2, 4 o 6 denari ciascuno in un gruppo di 1, 2 o 3.
rules-3 = Attività: il totale dei dadi diviso per il divisore della carta dà il numero di attivazioni. Serve un commerciante, cioè un tuo cittadino sulla carta: paga l’assunzione e mettilo lì. I primi commercianti occupano spazi che valgono PV. Le carte con ▪ danno cubetti; ciascuno modifica i dadi di un’azione successiva.
rules-4 = Cattedrale: per ogni dado bianco metti un cubetto sul suo numero, al livello libero più basso, per 1 PV e 1 o 2 punti Influenza. Eventi: con dadi del loro colore metti cubetti sulle loro caselle, 1 punto Influenza ciascuno; quando sono tutte coperte, chi ha più cubetti ottiene più PV. Cittadini: con un dado metti un cittadino nel primo spazio della sua riga e spingi gli altri. Agricoltura: metà del totale dei dadi gialli in denari.
rules-5 = Passare dà 2 denari, e 1 in più a ogni turno saltato. Il round finisce quando tutti hanno passato o non restano dadi.
rules-6 = Alla fine, ai PV già ottenuti si aggiungono 1 PV per ogni evento con un tuo cubetto, quelli degli spazi dei tuoi commercianti e quelli di tutti i personaggi, anche segreti, che valgono per tutti; ogni livello della cattedrale senza un tuo cubetto costa 2 PV. Vince chi ha più PV.

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
short-pilgrimage = +{ $vp }★ qualsiasi colore
short-procession = +{ $vp }★: più dadi rimasti
short-glassblower = { $n ->
    [one] +{ $vp }★ / ▪ in cattedrale
   *[other] +{ $vp }★ / { $n } ▪ in cattedrale
}
short-archer = { $n ->
    [one] lancio { $least }+: ▪ su [flag]
   *[other] lancio { $least }+: { $n } ▪ su [flag]
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
short-tax-collector = { $deniers }¤ / [citizen] altrui in [yellow]
short-captain = +{ $vp }★ / evento con ▪
short-joust = +{ $vp }★ migliori [red] rimasti
short-troubadour = { $pay_influence }♔ → { $vp }★
short-succession-conflict = [neutral-citizen] in [red]
short-drought = −{ $deniers }¤ / [citizen] in [yellow]
short-support = { $n ->
    [one] ▫ sulla precedente
   *[other] ▫ sulle { $n } precedenti
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
    [one] Ogni cittadino qui lancia un dado rosso a ogni round e costa { $n } denaro di stipendio.
   *[other] Ogni cittadino qui lancia un dado rosso a ogni round e costa { $n } denari di stipendio.
}
explain-bishopric = { $n ->
    [one] Ogni cittadino qui lancia un dado bianco a ogni round e costa { $n } denaro di stipendio.
   *[other] Ogni cittadino qui lancia un dado bianco a ogni round e costa { $n } denari di stipendio.
}
explain-town-hall = { $n ->
    [one] Ogni cittadino qui lancia un dado giallo a ogni round e costa { $n } denaro di stipendio.
   *[other] Ogni cittadino qui lancia un dado giallo a ogni round e costa { $n } denari di stipendio.
}
explain-artisan = Ogni attivazione converte { $pay_influence ->
    [one] { $pay_influence } punto Influenza
   *[other] { $pay_influence } punti Influenza
} in { $deniers ->
    [one] { $deniers } denaro
   *[other] { $deniers } denari
}.
explain-merchant = { $n ->
    [one] Ogni attivazione dà { $n } denaro.
   *[other] Ogni attivazione dà { $n } denari.
}
explain-miller = { $n ->
    [one] Ogni attivazione dà { $n } denaro per ogni tuo cittadino nel Palazzo, oppure per ogni tuo cittadino nel Vescovado.
   *[other] Ogni attivazione dà { $n } denari per ogni tuo cittadino nel Palazzo, oppure per ogni tuo cittadino nel Vescovado.
}
explain-innkeeper = Ogni attivazione converte { $pay_deniers ->
    [one] { $pay_deniers } denaro
   *[other] { $pay_deniers } denari
} in { $influence ->
    [one] { $influence } punto Influenza
   *[other] { $influence } punti Influenza
}.
explain-blacksmith = Un cubetto aggiunge { $add } al totale di un gruppo rosso; non vale per il Palazzo.
explain-militia = Un cubetto ti fa usare un gruppo di dadi gialli come se fossero rossi, anche per il Palazzo.
explain-journeyman = { $n ->
    [one] Ogni attivazione converte { $n } denaro in { $vp } PV.
   *[other] Ogni attivazione converte { $n } denari in { $vp } PV.
}
explain-goldsmith = { $n ->
    [one] Ogni attivazione dà { $vp } PV e { $n } denaro.
   *[other] Ogni attivazione dà { $vp } PV e { $n } denari.
}
explain-sculptor = Ogni attivazione dà { $vp } PV.
explain-tithing = Un cubetto ti fa prendere gratis un dado giallo a ciascuno degli altri giocatori e al giocatore neutrale; nel gruppo ce ne dev’essere almeno uno.
explain-monk = { $n ->
    [one] Con un cubetto un dado bianco vale come { $n } dado giallo dello stesso valore.
   *[other] Con un cubetto un dado bianco vale come { $n } dadi gialli dello stesso valore.
}
explain-priest = Un cubetto aggiunge { $add } a ogni dado giallo del gruppo; non vale per il Municipio.
explain-apprenticeship = Con un cubetto ogni dado del gruppo vale { $value }, di qualsiasi colore sia; non vale per gli edifici né per la cattedrale.
explain-confession = Un cubetto aggiunge { $add } a ogni dado del gruppo, di qualsiasi colore sia; non vale per gli edifici né per la cattedrale.
explain-templar = { $n ->
    [one] Con un cubetto un dado bianco vale come { $n } dado rosso dello stesso valore.
   *[other] Con un cubetto un dado bianco vale come { $n } dadi rossi dello stesso valore.
}
explain-pilgrimage = Ogni attivazione dà { $vp } PV; i dadi possono avere colori diversi.
explain-procession = Ogni attivazione dà { $vp } PV a chi ha più dadi rimasti nel distretto, almeno uno (a tutti, se pari), chiunque la attivi; il giocatore neutrale conta come un avversario.
explain-glassblower = { $n ->
    [one] Ogni attivazione dà { $vp } PV per ogni tuo cubetto nella cattedrale.
   *[other] Ogni attivazione dà { $vp } PV ogni { $n } cubetti tuoi nella cattedrale.
}
explain-archer = { $n ->
    [one] Per ogni attivazione lanci un dado: con { $least } o più metti un cubetto su un evento a scelta; si fanno tutti i lanci prima di mettere il primo cubetto. Ogni cubetto dà 1 punto Influenza.
   *[other] Per ogni attivazione lanci un dado: con { $least } o più metti { $n } cubetti su eventi a scelta; si fanno tutti i lanci prima di mettere il primo cubetto. Ogni cubetto dà 1 punto Influenza.
}
explain-chivalry = { $n ->
    [one] Ogni attivazione dà un cubetto su un evento a scelta per ogni dado rosso rimasto nel tuo distretto. Ogni cubetto dà 1 punto Influenza.
   *[other] Ogni attivazione dà { $n } cubetti su eventi a scelta per ogni dado rosso rimasto nel tuo distretto. Ogni cubetto dà 1 punto Influenza.
}
explain-diplomat = Ogni attivazione costa { $pay_influence ->
    [one] { $pay_influence } punto Influenza
   *[other] { $pay_influence } punti Influenza
} e dà { $n ->
    [one] un cubetto su un evento a scelta
   *[other] { $n } cubetti su eventi a scelta
}; si paga tutto prima di mettere il primo cubetto. Ogni cubetto dà 1 punto Influenza.
explain-hunting = { $n ->
    [one] Ogni attivazione dà { $n } punto Influenza.
   *[other] Ogni attivazione dà { $n } punti Influenza.
}
explain-mercenary = { $n ->
    [one] Ogni attivazione dà { $n } denaro.
   *[other] Ogni attivazione dà { $n } denari.
}
explain-tax-collector = { $n ->
    [one] A ogni attivazione ciascuno degli altri giocatori ti paga { $n } denaro per ogni suo cittadino nel Municipio, nei limiti di quanto possiede; la banca paga per i neutrali.
   *[other] A ogni attivazione ciascuno degli altri giocatori ti paga { $n } denari per ogni suo cittadino nel Municipio, nei limiti di quanto possiede; la banca paga per i neutrali.
}
explain-captain = Ogni attivazione dà { $vp } PV per ogni evento con un tuo cubetto, anche Fuorilegge.
explain-joust = Se nessuno ha una somma di dadi rossi rimasti più alta della tua, ogni attivazione dà { $vp } PV a te e a chi è pari con te; il giocatore neutrale conta come un avversario.
explain-troubadour = { $n ->
    [one] Ogni attivazione converte { $n } punto Influenza in { $vp } PV.
   *[other] Ogni attivazione converte { $n } punti Influenza in { $vp } PV.
}
explain-marauding = Dadi neri a ogni round: { $black }. La carta resta sempre in gioco: quando è piena assegna i suoi PV, si svuota e ricomincia.
explain-brigands-1 = Dadi neri a ogni round: { $black }.
explain-brigands-2 = Dadi neri a ogni round: { $black }.
explain-brigands-3 = Dadi neri a ogni round: { $black }.
explain-succession-conflict = A ogni round si lancia un dado: un cittadino neutrale va nello spazio del Palazzo con quel numero.
explain-skirmishes-1 = Dadi neri a ogni round: { $black }.
explain-skirmishes-2 = Dadi neri a ogni round: { $black }.
explain-war = Dadi neri a ogni round: { $black }.
explain-normans = Dadi neri a ogni round: { $black }.
explain-drought = { $n ->
    [one] A ogni round ciascuno paga { $n } denaro per ogni proprio cittadino nel Municipio; chi non può pagare tutto perde 2 PV.
   *[other] A ogni round ciascuno paga { $n } denari per ogni proprio cittadino nel Municipio; chi non può pagare tutto perde 2 PV.
}
explain-support = { $n ->
    [one] A ogni round si mette un cubetto neutrale sull’evento alla sua sinistra.
   *[other] A ogni round si mette un cubetto neutrale su ciascuno dei { $n } eventi alla sua sinistra.
}
explain-civil-war = { $n ->
    [one] A ogni round ciascuno paga { $n } denaro; chi non può pagare tutto perde 2 PV.
   *[other] A ogni round ciascuno paga { $n } denari; chi non può pagare tutto perde 2 PV.
}
explain-wayfarers = A ogni round si lancia un dado: un cittadino neutrale va nella riga del Municipio con quel numero.
explain-theological-conflict = A ogni round si lancia un dado: un cittadino neutrale va nella riga del Vescovado con quel numero.
explain-heresy = { $n ->
    [one] A ogni round ciascuno perde { $n } punto Influenza; chi ne ha meno perde anche 2 PV.
   *[other] A ogni round ciascuno perde { $n } punti Influenza; chi ne ha meno perde anche 2 PV.
}
explain-migrant-workers = { $n ->
    [one] A ogni round si mette un cubetto neutrale su uno spazio libero della cattedrale: al livello più basso e, lì, sul numero più basso.
   *[other] A ogni round si mettono { $n } cubetti neutrali su spazi liberi della cattedrale: prima al livello più basso e, lì, sul numero più basso.
}
explain-interruption-of-work = { $n ->
    [one] A ogni round si toglie un cubetto dalla cattedrale, di chiunque sia: dal livello più alto e, lì, dal numero più alto.
   *[other] A ogni round si tolgono { $n } cubetti dalla cattedrale, di chiunque siano: prima dal livello più alto e, lì, dal numero più alto.
}
explain-chretien = Cittadini negli edifici alla fine: da { $from1 }, { $from2 } o { $from3 } in su ogni giocatore ottiene { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-urban = Cubetti nella cattedrale alla fine: da { $from1 }, { $from2 } o { $from3 } in su ogni giocatore ottiene { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-thibaut = Denari alla fine: da { $from1 }, { $from2 } o { $from3 } in su ogni giocatore ottiene { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-hugues = Punti Influenza alla fine: da { $from1 }, { $from2 } o { $from3 } in su ogni giocatore ottiene { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-florentin = Commercianti sulle attività alla fine: da { $from1 }, { $from2 } o { $from3 } in su ogni giocatore ottiene { $vp1 }, { $vp2 } o { $vp3 } PV.
explain-henry = Carte evento prese: da { $from1 }, { $from2 } o { $from3 } in su ogni giocatore ottiene { $vp1 }, { $vp2 } o { $vp3 } PV.

## why

why-income = rendita
why-wages = stipendi
why-unpaid-wages = stipendi non pagati per intero
why-passing = per aver passato
why-black-dice = dadi neri contrastati
why-too-weak = troppo debole contro un dado nero
why-reroll = rilancio di un dado
why-recruit = reclutamento di un cittadino
why-turn-over = dadi girati
why-bought-dice = prezzo dei dadi
why-hire = assunzione di un commerciante
why-agriculture = agricoltura
why-cathedral = costruzione della cattedrale
why-event-cubes = cubetti sugli eventi
why-placed-citizen = arrivo di un nuovo cittadino
why-presence = cubetti sugli eventi alla fine
why-tradesmen = spazi dei commercianti
why-empty-levels = livelli della cattedrale senza cubetto
why-neutral-dice = dadi neutrali
why-attack = attacco

## draft

draft-empty = Scegli i dadi in qualsiasi ordine.
draft-send = Usa questi dadi

## board

board-round = round { $round } di { $rounds }
board-placing = piazzamento iniziale
board-player = Giocatore
board-citizens = Citt.
board-passed = ha passato { $n }¤
board-cathedral = Cattedrale
board-activities = Attività
board-events = Eventi
board-hire = ass.
board-flags = cas.
board-black = Dadi neri: { $dice }
board-cubes = I tuoi cubetti: { $cubes }
board-doing = { $name }: { $trail }
board-character = { $character }: { $counts } { $steps } → { $vp }★; ora { $now }
board-tradesmen = Commercianti: { $cards }
board-taken = Carte evento: { $cards }
board-stock = Cubetti di attività a effetto ritardato: { $cubes }
board-standing = Cittadini: { $buildings }; riserva { $supply }, riserva generale { $general }; stipendi per round { $wages }¤
board-in-cathedral = { $n ->
    [one] Cattedrale: { $n } cubetto
   *[other] Cattedrale: { $n } cubetti
}
board-none = –
board-legend = Lettere: { $red } rosso (militare), { $white } bianco (religioso), { $yellow } giallo (civile). ¤ denari, ♔ punti Influenza, ★ punti vittoria, ÷ divisore, ▪ cubetto per un’azione successiva, ○ neutrale, · libero, ✗ espulso, ¹ primo giocatore, ⚑ carte evento prese. Cittadini 2+6: la tua riserva e quella generale. 2● 1·: spazi dei commercianti con i loro PV; poi quelli sull’illustrazione. 3/1★: PV di un evento neutralizzato per chi ha più cubetti e per il secondo.

## event

event-start = { $name } comincia la partita
event-dealt = { $name } riceve il personaggio { $character }
event-settled = { $name } piazza un cittadino nello spazio { $space } { FORM($building, "of") }
event-round = Round { $round }
event-activity = Attività scoperte: { $activity }
event-event = Nuovi eventi: { $event }
event-gained = { $name } guadagna { $amount } { WORD($what, $amount, in: "what") }
event-paid = { $name } paga { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } perde { $amount } { WORD($what, $amount, in: "what") }
event-rolled = { $name } ottiene ai dadi un { $value } { $colour }
event-acted = Effetto degli eventi: { $event }
event-overrun = { $value ->
    [1] { $name } cede all’{ $value } nero
   *[other] { $name } cede al { $value } nero
}
event-repelled = { $value ->
    [1] { $name } contrasta l’{ $value } nero
   *[other] { $name } contrasta il { $value } nero
}
event-rerolled = { $old ->
    [1] { $name } rilancia l’{ $old } { $colour } ottenendo un { $new }
   *[other] { $name } rilancia il { $old } { $colour } ottenendo un { $new }
}
event-recruited = { $name } recluta un cittadino
event-turned = { $value ->
    [1] { $name } gira l’{ $value } { $colour }
   *[other] { $name } gira il { $value } { $colour }
}
event-hired = { $name } assume un commerciante per la carta { $activity }
event-used = { WHOSE($owner) ->
    [own] { $name } usa { $value ->
        [1] l’{ $value } { $colour }
       *[other] il { $value } { $colour }
    }
    [neutral] { $name } usa { $value ->
        [1] l’{ $value } { $colour }
       *[other] il { $value } { $colour }
    } neutrale
   *[other] { $name } usa { $value ->
        [1] l’{ $value } { $colour }
       *[other] il { $value } { $colour }
    } di { PLAYER($owner) }
}
event-modified = { $name } spende un cubetto della carta { $modifier }
event-activated = { $times ->
    [1] { $name } attiva la carta { $activity }
   *[other] { $name } attiva la carta { $activity } { $times } volte
}
event-placed = { $name } piazza un cittadino nello spazio { $space } { FORM($building, "of") }
event-cubes = { $amount ->
    [one] { $name } mette { $amount } cubetto sulla carta { $event }
   *[other] { $name } mette { $amount } cubetti sulla carta { $event }
}
event-countered = Evento neutralizzato: { $event }
event-took = { $name } prende la carta { $event }
event-built = { $name } costruisce la cattedrale sullo spazio { $space } del livello { $level }
event-razed = { $name } perde il cubetto dello spazio { $space } del livello { $level } della cattedrale
event-passed = { $name } passa
event-waited = { $name } ha passato e riceve un altro denaro
event-ended = Il round { $round } è finito
event-character = { $name } rivela: { $character }
event-scored = { $name } al conteggio finale: { $amount } PV

## befalls

befalls-expelled = { $name }: cittadino espulso { FORM($building, "from") }

## nobody

nobody-settled = I cittadini neutrali si piazzano nello spazio { $space } { FORM($building, "of") }
nobody-rolled = Lancio: un { $value } { $colour }
nobody-placed = Un cittadino neutrale arriva nello spazio { $space } { FORM($building, "of") }
nobody-expelled = Un cittadino neutrale è espulso { FORM($building, "from") }
nobody-cubes = { $amount ->
    [one] { $amount } cubetto neutrale va sulla carta { $event }
   *[other] { $amount } cubetti neutrali vanno sulla carta { $event }
}
nobody-built = Un cubetto neutrale si aggiunge sullo spazio { $space } del livello { $level } della cattedrale
nobody-razed = Si toglie il cubetto neutrale dello spazio { $space } del livello { $level } della cattedrale

## together

together-gained = { $name } guadagnano { $amount } { WORD($what, $amount, in: "what") } ciascuno
together-paid = { $name } pagano { $amount } { WORD($what, $amount, in: "what") } ciascuno
together-lost = { $name } perdono { $amount } { WORD($what, $amount, in: "what") } ciascuno

## again

again-character = { $character }
again-settled = nello spazio { $space } { FORM($building, "of") }
again-activity = { $activity }
again-event = { $event }
again-rolled = un { $value } { $colour }
again-acted = { $event }
again-repelled = { $value ->
    [1] l’{ $value } nero
   *[other] il { $value } nero
}
again-turned = { $value ->
    [1] l’{ $value } { $colour }
   *[other] il { $value } { $colour }
}
again-used = { WHOSE($owner) ->
    [own] { $value ->
        [1] l’{ $value } { $colour }
       *[other] il { $value } { $colour }
    }
    [neutral] { $value ->
        [1] l’{ $value } { $colour }
       *[other] il { $value } { $colour }
    } neutrale
   *[other] { $value ->
        [1] l’{ $value } { $colour }
       *[other] il { $value } { $colour }
    } di { PLAYER($owner) }
}
again-cubes = { $amount } sulla carta { $event }
again-built = sullo spazio { $space } del livello { $level }
again-scored = { $amount } PV
again-gained = { $amount } { WORD($what, $amount, in: "what") }
again-rerolled = { $old ->
    [1] l’{ $old } { $colour } ottenendo un { $new }
   *[other] il { $old } { $colour } ottenendo un { $new }
}
again-paid = { $amount } { WORD($what, $amount, in: "what") }
again-lost = { $amount } { WORD($what, $amount, in: "what") }

## price

price-paid = { $amount } { WORD($what, $amount, in: "what") }

## fate

fate-expelled = { $name } espelle il tuo cittadino { FORM($building, "from") }
fate-used = { $name } usa il tuo { $value } { $colour }

## struck

struck-dealt = Il tuo personaggio: { $character }
struck-expelled = Il tuo cittadino è espulso { FORM($building, "from") }
struck-overrun = { $value ->
    [1] Cedi davanti all’{ $value } nero
   *[other] Cedi davanti al { $value } nero
}
struck-razed = È tolto il tuo cubetto dello spazio { $space } del livello { $level } della cattedrale

## option

option-open_scores-about = punti vittoria durante la partita
option-open_scores-false = nascosti
option-open_scores-true = visibili

## score

score-activities = Attività
score-cathedral = Cattedrale
score-events = Eventi neutralizzati
score-losses = Perdite
score-presence = Cubetti sugli eventi
score-tradesmen = Commercianti
score-empty-levels = Livelli della cattedrale senza cubetto
score-chretien = Chrétien de Troyes (cittadini)
score-urban = Urban IV (cattedrale)
score-thibaut = Thibaut II (denari)
score-hugues = Hugues de Payns (Influenza)
score-florentin = Le Florentin (commercianti)
score-henry = Henry I (eventi)

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
tally-average = media dei lanci
tally-used = dadi propri usati
tally-sold = dadi venduti
tally-bought = dadi comprati
tally-repelled = dadi neri contrastati
