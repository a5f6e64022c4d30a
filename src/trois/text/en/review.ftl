# The review of a match.

title = Review
of = Review: { $game }
round = round
where = Round { $round }, decision { $number }
played = { $name } played
played-you = You played
better = Better
best = best
after = after “{ $choice }”
because = Because
as-good = Nothing better was found.
points-more = At the end it is worth about { $points } points more.
points-same = In points it comes to much the same, but the others gain less.
rival = { $name } would end with about { $points } points fewer.
line = It goes on like this: { $line }.
fine-why = A quick look would have chosen “{ $choice }”.
key-moments = Key moments
judged = { $n ->
    [one] { $n } decision judged
   *[other] { $n } decisions judged
}
instead = { $played } instead of { $better }
next-mistake = Next mistake
previous = Previous decision
next = Next decision
whole-replay = Whole replay
review-it = What could be better?
in-short = In short
good = best or nearly
mistakes = mistakes
points-lost = points lost
strong = Strong in { $n ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}.
weak = Most was lost in { $n ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}.
no-mistakes = No mistake was found. Well played!
nothing-found = No key moments: nobody made a clear mistake.
making = The match is being reviewed: { $done } of { $of } decisions.
failed = This match could not be judged. Please try again later.
empty = There was nothing to decide in this match.
seen-by = Whose decisions?
everybody = everybody's
expected-share = expected share of the victory
expected-points = expected points
better-choice = the better choice
mark-blunder = blunder
mark-mistake = mistake
mark-fine = fine
hint-ahead = About { $points } points more for you than the next best.
hint-behind = About { $points } points fewer for you than the best.
hint-same = Worth about the same.
hint-safer = More points for you, yet it leaves others better off.
