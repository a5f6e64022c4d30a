# The review of a match.

title = Elemzés
of = Elemzés: { $game }
round = forduló
where = { $round }. forduló, { $number }. döntés
played = { $name } ezt játszotta
played-you = Te ezt játszottad
better = Jobb
best = a legjobb
after = „{ $choice }” után
because = Miért
as-good = Nem találtunk jobbat.
points-more = A végén nagyjából { $points } ponttal ér többet.
points-same = Pontban szinte ugyanannyi; a többiek járnak vele rosszabbul.
rival = { $name } nagyjából { $points } ponttal kevesebbel végezne.
line = Így folytatódik: { $line }.
fine-why = Első ránézésre ezt választanánk: „{ $choice }”.
key-moments = Kulcspillanatok
judged = { $n } értékelt döntés
instead = { $played }; jobb lett volna: { $better }
next-mistake = Következő hiba
previous = Előző döntés
next = Következő döntés
whole-replay = A teljes játszma
review-it = Mit lehetett volna jobban?
in-short = Röviden
good = legjobb vagy majdnem
mistakes = hiba
points-lost = elveszett pont
strong = Erős { $n ->
    [one] forduló: { $rounds }
   *[other] fordulók: { $rounds }
}.
weak = A legtöbb pont { $n ->
    [one] ebben a fordulóban
   *[other] ezekben a fordulókban
} veszett el: { $rounds }.
no-mistakes = Nem találtunk hibát. Szép játék!
nothing-found = Nincs kulcspillanat: senki sem hibázott nagyot.
making = Vizsgáljuk a játszmát: { $of } döntésből { $done } kész.
failed = Ezt a játszmát nem sikerült elemezni. Próbáld meg később.
empty = Ebben a játszmában nem volt mit eldönteni.
seen-by = Kinek a döntései?
everybody = mindenkié
expected-share = várható részesedés a győzelemből
expected-points = várható pontok
better-choice = a jobb választás
mark-blunder = nagy hiba
mark-mistake = hiba
mark-fine = szép lépés
hint-ahead = Nagyjából { $points } ponttal többet ér neked a második legjobbnál.
hint-behind = Nagyjából { $points } ponttal kevesebbet ér neked a legjobbnál.
hint-same = Nagyjából ugyanannyit ér.
hint-safer = Neked több pont, de a többiek is jól járnak.
