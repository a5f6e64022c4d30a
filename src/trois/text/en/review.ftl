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
hint-denies = Fewer points for you than the next best, but the others lose even more by it.
hint-behind = About { $points } points fewer for you than the best.
hint-same = Worth about the same.
hint-safer = More points for you, yet it leaves others better off.
because-paid = The decision made paid { $n ->
    [one] { $n } denier more
   *[other] { $n } deniers more
} to { $name }.
because-source = { $source }: { $n ->
    [one] { $n } point more as things stand
   *[other] { $n } points more as things stand
}.
because-taken = { $name } did it first, and it was gone.
because-times = { $what } works { $better } times instead of { $played }.
because-left = It leaves more in hand: { $goods }.
show-line = Show the line
hide-line = Back to the decision
line-after = After { $n ->
    [one] the first decision
   *[other] { $n } decisions
} of the better line
keep-puzzle = Keep as a puzzle
by-strength = Bars and curve count with how strong each bot plays; how strong people play is not known. A mistake is what loses against anybody who plays well.
taught = What this game teaches
taught-taken = { $n ->
    [one] Once a rival took
   *[other] { $n } times a rival took
} what would have been better: do first what others may take.
taught-paid = Dice and help of rivals cost you { $amount ->
    [one] { $amount } denier
   *[other] { $amount } deniers
} that you need not have paid: look for the cheaper way.
taught-source = { $source }: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} left on the table.
taught-instead = “{ $better }” would have been better than “{ $played }”.
