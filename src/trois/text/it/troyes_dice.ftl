title = Troyes Dice
about = Fai crescere la città medievale: un dado ogni mezza giornata, otto giorni, tutti i giocatori insieme.

## word

word-red = rosso
    .feminine = rossa
word-yellow = giallo
    .feminine = gialla
word-white = bianco
    .feminine = bianca
word-influence = Influenza
word-fortune = Fortuna
word-wisdom = Saggezza
word-fortress = Fortezza
    .gender = feminine
    .the = la Fortezza
word-market = Mercato
    .gender = masculine
    .the = il Mercato
word-cathedral = Cattedrale
    .gender = feminine
    .the = la Cattedrale
word-palace = Palazzo
    .gender = masculine
    .the = il Palazzo
word-town-hall = Municipio
    .gender = masculine
    .the = il Municipio
word-bishopric = Vescovado
    .gender = masculine
    .the = il Vescovado
word-citizens = Cittadini
word-morning = mattina
word-afternoon = pomeriggio
word-ascending = in ordine crescente
word-descending = in ordine decrescente
word-banquet = Banchetto
word-raid = Razzia

## letter

letter-red = R
letter-yellow = G
letter-white = B
letter-influence = R
letter-fortune = G
letter-wisdom = B

## short

short-fortress = Fort
short-market = Merc
short-cathedral = Catt
short-palace = Pala
short-town-hall = Muni
short-bishopric = Vesc

## many

many-fortress = Fortezze
many-market = Mercati
many-cathedral = Cattedrali
many-palace = Palazzi
many-town-hall = Municipi
many-bishopric = Vescovadi

## what

what-influence = Influenza
what-fortune = Fortuna
what-wisdom = Saggezza
what-red = { $n ->
    [one] cittadino rosso
   *[other] cittadini rossi
}
what-yellow = { $n ->
    [one] cittadino giallo
   *[other] cittadini gialli
}
what-white = { $n ->
    [one] cittadino bianco
   *[other] cittadini bianchi
}
what-prestige-building = { $n ->
    [one] edificio di prestigio gratuito
   *[other] edifici di prestigio gratuiti
}
what-administration-building = { $n ->
    [one] edificio amministrativo gratuito
   *[other] edifici amministrativi gratuiti
}

## action

action-take = prendi il dado della piazza { $plaza }
action-pay = paga 1 { $resource }
action-gain = ottieni { $value } { $resource }
action-build = costruisci { FORM($building, "the") } { $number }
action-collect = prendi 1 risorsa di ogni tipo
action-citizen = un cittadino { $colour }
action-number = numera { $direction }
action-write = scrivi { $number }

## choice

choice-die = { $colour } { $value }
choice-black-die = nero { $value } (piazza { FORM($colour, "feminine") })
choice-nth = { $name } ({ $number } di { $of })
choice-plaza = Piazza: { $colours }
choice-tile = { $word } { $number }

## chip

chip-any = { $n ->
    [one] −{ $n } risorsa a scelta
   *[other] −{ $n } risorse a scelta
}
chip-free = gratis
chip-starts = parte da { $n }
chip-unlocked = { $n ->
    [one] +{ $n } punto per ogni { $word }
   *[other] +{ $n } punti per ogni { $word }
}

## question

question-die = Quale dado prendi?
question-payment = Con quale risorsa paghi il dado?
question-use = { $value ->
    [1] Che cosa fai con l’{ $value } { $colour }?
   *[other] Che cosa fai con il { $value } { $colour }?
}
question-citizen = Ricevi un cittadino di un colore a tua scelta: quale?
question-bonus-prestige = Edificio di prestigio gratuito: quale?
question-bonus-administration = Edificio amministrativo gratuito: quale?
question-direction = La prima colonna ha il numero { $first }. Come proseguono i numeri?
question-write = Quale numero ha la colonna { $column }?

## hint

hint-die = La piazza 1 è gratuita, la piazza 2 costa una risorsa a scelta, le piazze 3 e 4 costano Fortuna. Una piazza distrutta non dà dadi. Tutti possono prendere lo stesso dado.
hint-payment = La seconda piazza costa una risorsa di qualsiasi tipo.
hint-use = Ottieni risorse del colore del dado, tante quante il suo valore, oppure costruisci uno dei due edifici di quel colore nella colonna con quel numero. L’Influenza cambia il valore, un punto alla volta, la Saggezza cambia il colore; il prezzo è accanto a ogni scelta.
hint-citizen = Il tracciato del suo colore è pieno, o una tessera ti lascia scegliere. Ogni colore ha il proprio tracciato di cittadini con i propri bonus.
hint-bonus-prestige = Un cittadino ha raggiunto un bonus del tracciato: costruisci senza dado e senza pagare, con tutti gli effetti.
hint-bonus-administration = Tutti e tre i tracciati dei cittadini hanno raggiunto una colonna bonus: costruisci senza dado e senza pagare, con tutti gli effetti.
hint-direction = I numeri proseguono in cerchio, in ordine crescente o decrescente. Sono gli stessi per tutti i giocatori.
hint-write = Numera le colonne da sinistra a destra. I numeri sono gli stessi per tutti i giocatori.

## explain

explain-fortress = Un cittadino, e nessun dado nero cancella questo numero.
explain-market = 3 risorse o 2 cittadini per ogni dado trasparente del colore indicato.
explain-cathedral = Sblocca un personaggio che dà punti per un tipo di edificio: 1 punto per edificio con le prime due Cattedrali, 2 con le due successive, 3 con le ultime due.
explain-palace = 2 cittadini del suo colore; due vicini collegati danno il bonus che si trova tra loro.
explain-town-hall = 2 cittadini del suo colore; due vicini collegati danno il bonus che si trova tra loro.
explain-bishopric = 2 cittadini del suo colore; due vicini collegati danno il bonus che si trova tra loro.
explain-influence = Con 1 cambi di 1 il valore di un dado. Alla fine ogni 2 non spese valgono 1 punto.
explain-fortune = Serve a pagare le piazze più care. Alla fine ogni 2 non spese valgono 1 punto.
explain-wisdom = Con 2 cambi il colore di un dado. Alla fine ogni 2 non spese valgono 1 punto.
explain-plaza = Un dado qui ha il colore della sua piazza. Quando il dado nero l’ha distrutta, mostra l’altro lato dalla mezza giornata seguente.

## rules

rules-1 = Otto giorni con una mattina e un pomeriggio: a ogni mezza giornata tutti prendono un dado, contemporaneamente. I dadi si dispongono su quattro piazze dal più basso al più alto; un dado ha il colore della sua piazza.
rules-2 = Il dado nero distrugge la sua piazza, che dalla mezza giornata seguente mostra l’altro lato. Dal giorno 3 cancella anche il suo numero in quel colore su ogni foglio, a meno che non ci sia la Fortezza di quel numero.
rules-3 = Un dado porta risorse o un edificio. Fortezza: un cittadino e protezione. Mercato: 3 risorse o 2 cittadini per ogni dado trasparente del colore indicato. Cattedrale: sblocca un personaggio che dà punti per un tipo di edificio, da 1 a 3 ciascuno, sempre di più. Palazzo, Municipio, Vescovado: 2 cittadini. Due vicini collegati danno un bonus.
rules-4 = I tracciati danno bonus. Risorse: un cittadino al 6º, al 12º e al 18º simbolo. Cittadini: un edificio gratuito al 15º, altri cittadini al 20º, e altro ancora quando tutti e tre i colori raggiungono 3, 6 e 11.
rules-5 = Punti: personaggi sbloccati, 1 per cittadino, 1 ogni 2 risorse non spese dello stesso tipo. Vince chi ha più punti.

## board

board-day = giorno { $day } di 8, { $half }
board-free = gratis
board-any = { $n ->
    [one] costa { $n } risorsa a scelta
   *[other] costa { $n } risorse a scelta
}
board-black = nero { $value }
board-destroyed = distrutta
board-starts = parte da { $value }
board-afternoon = Pomeriggio:
board-next-morning = Domattina:
board-points = Punti
board-worth = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
board-player = Giocatore
board-legend = Lettere: { $red } rosso (Influenza), { $yellow } giallo (Fortuna), { $white } bianco (Saggezza). ◆ risorsa, / spesa, ● cittadino, ☆ casella bonus, ■ costruito, × cancellato. 3◆/{ $red }: 3 per ogni dado rosso trasparente. ─2●{ $red }─: bonus per entrambi i vicini. { $red }/{ $yellow }: una piazza e il suo altro lato. +3 Banchetto, −3 Razzia.

## banquet

banquet-1 = 1 Influenza cambia il valore di 1 o 2
banquet-2 = cambiare il colore costa 1 Saggezza invece di 2
banquet-3 = il dado è gratis
banquet-4 = una Fortezza porta in più un cittadino rosso e uno giallo o bianco
banquet-5 = una Cattedrale porta una risorsa di ogni tipo
banquet-6 = un Mercato conta un dado in più
banquet-7 = un edificio amministrativo porta un cittadino in più
banquet-8 = qui un dado nero è innocuo e si può prendere

## raid

raid-1 = il valore non si può cambiare
raid-2 = il colore non si può cambiare
raid-3 = il dado costa 1 Fortuna in più
raid-4 = il dado costa anche 1 Influenza
raid-5 = il dado costa anche 1 Saggezza
raid-6 = nessun edificio di prestigio con questo dado
raid-7 = il dado parte da 0
raid-8 = qui un dado trasparente agisce come quello nero

## event

event-first-number = { $name } ottiene { $number } per la prima colonna
event-numbered = { $name } numera le colonne { $n1 }, { $n2 }, { $n3 }, { $n4 }, { $n5 } e { $n6 }
event-half-day = Giorno { $day }, { $half }
event-rolled = I dadi mostrano { $d1 }, { $d2 }, { $d3 } e { $d4 }; quello nero è sulla piazza { NEXT($black) }
event-destroyed = La piazza { NEXT($plaza) } ({ FORM($colour, "feminine") }) è distrutta da un { $number }
event-took = { $value ->
    [1] { $name } prende l’{ $value } { $colour } dalla piazza { NEXT($plaza) }
   *[other] { $name } prende il { $value } { $colour } dalla piazza { NEXT($plaza) }
}
event-paid = { $name } paga { $amount } { WORD($what, $amount, in: "what") }
event-collected = { $name } non può pagare nessun dado
event-gained = { $name } ottiene { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } non ha posto per { $amount } { WORD($what, $amount, in: "what") }
event-built = { $name } costruisce { FORM($building, "the") } { $number }
event-unlocked = { $times ->
    [one] { $name } sblocca un personaggio: { $times } punto per ogni { $building }
   *[other] { $name } sblocca un personaggio: { $times } punti per ogni { $building }
}
event-plaza-turned = La piazza distrutta viene girata e diventa { FORM($colour, "feminine") }
event-tile-turned = Un Banchetto diventa una Razzia: { WORD($tile, in: "raid") }
event-over = La partita è finita

## again

again-gained = { $amount } { WORD($what, $amount, in: "what") }
again-paid = { $amount } { WORD($what, $amount, in: "what") }

## why

why-plaza = prezzo della piazza
why-value = cambio di valore
why-colour = cambio di colore
why-die = dado
why-no-die = invece di un dado
why-link = bonus di collegamento
why-resource-track = tracciato delle risorse
why-citizen-track = tracciato dei cittadini
why-citizen-column = colonna di cittadini
why-full-track = al posto di un tracciato pieno
why-black-die = dado nero

## befalls

befalls-crossed = { $number ->
    [1] { $name }: l’{ $number } { $colour } è cancellato
   *[other] { $name }: il { $number } { $colour } è cancellato
}
befalls-already-crossed = { $number ->
    [1] { $name }: l’{ $number } { $colour } era già cancellato
   *[other] { $name }: il { $number } { $colour } era già cancellato
}
befalls-protected = { $number ->
    [1] { $name }: la Fortezza protegge l’{ $number } { $colour }
   *[other] { $name }: la Fortezza protegge il { $number } { $colour }
}

## struck

struck-crossed = Il tuo { $number } { $colour } è cancellato

## option

option-numbering-about = numerazione delle colonne del foglio
option-numbering-standard = da 1 a 6 da sinistra a destra
option-numbering-rolled = si lancia un dado per il primo numero; l’araldo sceglie l’ordine crescente o decrescente
option-numbering-expert = l’araldo scrive i numeri nell’ordine che vuole
option-expansion-about = Banchetti e Razzie: tre tessere accanto alle piazze aiutano o ostacolano i loro dadi
option-expansion-false = senza
option-expansion-true = con

## feat

feat-played-alone = Tre partite in solitario
feat-played-with-others = Tre partite con altri
feat-played-with-expansion = Tre partite con Banchetti e Razzie
feat-45-points = 45 punti o più
feat-55-points = 55 punti o più
feat-65-points = 65 punti o più
feat-over-60-with-others = Più di 60 punti con altri
feat-18-from-one-character = 18 punti da un solo personaggio
feat-40-citizens = 40 cittadini
feat-full-prestige-row = Tutti e sei gli edifici di prestigio di un tipo
feat-full-administration-row = Tutti e sei gli edifici amministrativi di un tipo
feat-full-resource-track = Un tracciato di risorse completo
feat-full-citizen-track = Un tracciato di cittadini completo

## score

score-fortress = Fortezze
score-market = Mercati
score-cathedral = Cattedrali
score-palace = Palazzi
score-town-hall = Municipi
score-bishopric = Vescovadi
score-influence = Influenza
score-fortune = Fortuna
score-wisdom = Saggezza
score-citizens = Cittadini

## good

good-influence = Influenza
good-fortune = Fortuna
good-wisdom = Saggezza
good-points = se finisse ora
good-red = cittadini rossi
good-yellow = cittadini gialli
good-white = cittadini bianchi

## group

group-dice = Prendi un dado
group-payment = Paga con
group-free = Con il dado com’è
group-paid = Con il dado modificato, a pagamento
group-senseless = Permesso, ma un’altra scelta rende di più
group-citizens = Il cittadino è
group-numbers = Numeri

## phase

phase-dice = Dadi
phase-black = Dado nero
phase-choose = Scegli un dado
phase-use = Usalo
phase-others = Gli altri

## board

board-ready = { $n ->
    [one] { $n } su { $of } pronto
   *[other] { $n } su { $of } pronti
}

## tally

tally-taken = dadi presi
tally-average = valore medio dei dadi
tally-built = edifici
tally-citizens = cittadini
tally-paid = risorse pagate
tally-crossed = caselle cancellate

## end

end-rounds = { $n ->
    [one] { $n } mezza giornata
   *[other] { $n } mezze giornate
}
end-led = { $name } ha condotto fino alla mezza giornata n. { $round }.

## counted

counted-points = { $n ->
    [one] punto
   *[other] punti
}
