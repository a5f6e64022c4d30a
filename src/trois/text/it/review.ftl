# The review of a match.

title = Analisi
of = Analisi: { $game }
round = round
where = Round { $round }, decisione { $number }
played = { $name } ha giocato
played-you = Hai giocato
better = Meglio
best = il meglio
after = dopo «{ $choice }»
because = Perché
as-good = Non si è trovato niente di meglio.
points-more = Alla fine vale circa { $points } punti in più.
points-same = In punti è quasi lo stesso; sono gli altri a guadagnarci meno.
rival = { $name } finirebbe con circa { $points } punti in meno.
line = Si prosegue così: { $line }.
fine-why = A prima vista si sarebbe scelto «{ $choice }».
key-moments = Momenti chiave
judged = { $n ->
    [one] { $n } decisione valutata
   *[other] { $n } decisioni valutate
}
instead = { $played } invece di { $better }
next-mistake = Errore successivo
previous = Decisione precedente
next = Decisione successiva
whole-replay = Tutta la partita
review-it = Che cosa si poteva fare meglio?
in-short = In breve
good = il meglio o quasi
mistakes = errori
points-lost = punti persi
no-mistakes = Nessun errore trovato. Ben giocato!
nothing-found = Nessun momento chiave: nessuno ha fatto un errore evidente.
making = La partita è in esame: { $done } decisioni su { $of }.
failed = Non è stato possibile valutare questa partita. Riprova più tardi.
empty = In questa partita non c’era niente da decidere.
seen-by = Le decisioni di chi?
everybody = di tutti
expected-share = quota attesa della vittoria
expected-points = punti attesi
better-choice = la scelta migliore
mark-blunder = errore grave
mark-mistake = errore
mark-fine = bella mossa
hint-ahead = Circa { $points } punti in più per te rispetto alla successiva.
hint-denies = Meno punti per te rispetto alla successiva, ma gli altri ci perdono ancora di più.
hint-behind = Circa { $points } punti in meno per te rispetto alla migliore.
hint-same = Vale più o meno lo stesso.
hint-safer = Più punti per te, ma ne approfittano gli altri.
because-paid = La scelta fatta è costata { $n } { $n ->
    [one] denaro
   *[other] denari
} in più, andati a { $name }.
because-source = { $source }: { $n } { $n ->
    [one] punto
   *[other] punti
} in più allo stato attuale.
because-taken = { $name } l’ha fatto per primo, e poi non era più possibile.
because-times = «{ $what }» agisce { $better } volte invece di { $played }.
because-left = Ne resta di più: { $goods }.
show-line = Mostra il seguito
hide-line = Torna alla decisione
line-after = Dopo { $n ->
    [one] la prima decisione
   *[other] { $n } decisioni
} del seguito migliore
keep-puzzle = Conserva come problema
by-strength = Le barre e la curva tengono conto della forza di ogni bot; quella delle persone non è nota. È un errore ciò che fa perdere contro chiunque giochi bene.
taught = Che cosa ti insegna questa partita
taught-taken = { $n ->
    [one] Una volta un rivale ha preso
   *[other] { $n } volte un rivale ha preso
} ciò che era meglio: fai per primo quello che gli altri possono prendere.
taught-paid = Hai pagato ai rivali { $amount } { $amount ->
    [one] denaro
   *[other] denari
} di troppo: cerca la via più economica.
taught-source = { $source }: { $amount } { $amount ->
    [one] punto lasciato
   *[other] punti lasciati
} sul tavolo.
taught-instead = «{ $better }» era meglio di «{ $played }».
