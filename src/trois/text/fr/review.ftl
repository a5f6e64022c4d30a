# The review of a match.

title = Analyse
of = Analyse : { $game }
round = manche
where = Manche { $round }, décision { $number }
played = { $name } a joué
played-you = Vous avez joué
better = Mieux
best = le meilleur
after = après « { $choice } »
because = Pourquoi
as-good = Rien de mieux n’a été trouvé.
points-more = En points, cela vaut environ { $points } de plus à la fin.
points-same = En points, cela revient presque au même ; ce sont les autres qui y gagnent moins.
rival = En points, { $name } finirait avec environ { $points } de moins.
line = La suite : { $line }.
fine-why = Au premier coup d’œil, on aurait choisi « { $choice } ».
key-moments = Moments clés
judged = { $n ->
    [one] { $n } décision jugée
   *[other] { $n } décisions jugées
}
instead = { $played } ; mieux : { $better }
next-mistake = Erreur suivante
previous = Décision précédente
next = Décision suivante
whole-replay = Toute la partie
review-it = Que pouvait-on mieux faire ?
in-short = En bref
good = le meilleur ou presque
mistakes = erreurs
points-lost = points perdus
no-mistakes = Aucune erreur trouvée. Bien joué !
nothing-found = Aucun moment clé : personne n’a fait d’erreur nette.
making = La partie est examinée : { $done } décisions sur { $of }.
failed = Cette partie n’a pas pu être jugée. Réessayez plus tard.
empty = Il n’y avait rien à décider dans cette partie.
seen-by = Les décisions de qui ?
everybody = tout le monde
expected-share = part attendue de la victoire
expected-points = points attendus
better-choice = le meilleur choix
mark-blunder = grosse erreur
mark-mistake = erreur
mark-fine = beau coup
hint-ahead = En points, environ { $points } de plus pour vous que le choix suivant.
hint-denies = Moins de points pour vous que le choix suivant, mais les autres y perdent plus encore.
hint-behind = En points, environ { $points } de moins pour vous que le meilleur choix.
hint-same = À peu près de même valeur.
hint-safer = Plus de points pour vous, mais les autres en profitent.
because-paid = Le choix fait a coûté { $n } { $n ->
    [one] denier
   *[other] deniers
} de plus, payés à { $name }.
because-source = { $source } : { $n } { $n ->
    [one] point
   *[other] points
} de plus en l’état.
because-taken = { $name } l’a fait avant, et ce n’était plus possible.
because-times = « { $what } » agit { $better } fois au lieu de { $played }.
because-left = Il en reste davantage : { $goods }.
show-line = Montrer la suite
hide-line = Revenir à la décision
line-after = Après { $n ->
    [one] la première décision
   *[other] { $n } décisions
} de la meilleure suite
keep-puzzle = Garder comme problème
by-strength = Les barres et la courbe tiennent compte de la force de chaque robot ; celle des personnes n’est pas connue. Une erreur est ce qui fait perdre contre n’importe quel bon joueur.
taught = Ce que cette partie vous apprend
taught-taken = { $n ->
    [one] Une fois, un rival a pris
   *[other] { $n } fois, un rival a pris
} ce qui valait mieux : faites d’abord ce que d’autres peuvent prendre.
taught-paid = Vous avez payé à vos rivaux { $amount } { $amount ->
    [one] denier
   *[other] deniers
} de trop : cherchez la solution la moins chère.
taught-source = { $source } : { $amount } { $amount ->
    [one] point laissé
   *[other] points laissés
} de côté.
taught-instead = À préférer : { $better }, plutôt que : { $played }.
