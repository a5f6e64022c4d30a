title = Troyes Dice
about = Build up the medieval city: one die every half-day, for eight days, everybody at the same time.

## word

word-red = red
word-yellow = yellow
word-white = white
word-influence = Influence
word-fortune = Fortune
word-wisdom = Wisdom
word-fortress = Fortress
word-market = Market
word-cathedral = Cathedral
word-palace = Palace
word-town-hall = Town Hall
word-bishopric = Bishopric
word-citizens = Citizens
word-morning = morning
word-afternoon = afternoon
word-ascending = ascending
word-descending = descending
word-banquet = Banquet
word-raid = Raid

## letter

letter-red = R
letter-yellow = Y
letter-white = W
letter-influence = R
letter-fortune = Y
letter-wisdom = W

## short

short-fortress = Fort
short-market = Mark
short-cathedral = Cath
short-palace = Pala
short-town-hall = Town
short-bishopric = Bish

## many

many-fortress = Fortresses
many-market = Markets
many-cathedral = Cathedrals
many-palace = Palaces
many-town-hall = Town Halls
many-bishopric = Bishoprics

## what

what-influence = Influence
what-fortune = Fortune
what-wisdom = Wisdom
what-red = { $n ->
    [one] red citizen
   *[other] red citizens
}
what-yellow = { $n ->
    [one] yellow citizen
   *[other] yellow citizens
}
what-white = { $n ->
    [one] white citizen
   *[other] white citizens
}
what-prestige-building = { $n ->
    [one] free prestige building
   *[other] free prestige buildings
}
what-administration-building = { $n ->
    [one] free administration building
   *[other] free administration buildings
}

## action

action-take = take the die of plaza { $plaza }
action-pay = pay 1 { $resource }
action-gain = gain { $value } { $resource }
action-build = build { $building } { $number }
action-collect = collect 1 of each resource
action-citizen = a { $colour } citizen
action-number = number { $direction }
action-write = write { $number }

## choice

choice-die = { $colour } { $value }
choice-black-die = black { $value } ({ $colour })
choice-nth = { $name } ({ $number } of { $of })
choice-plaza = Plaza: { $colours }
choice-tile = { $word } { $number }

## chip

chip-any = { $n ->
    [one] −{ $n } resource of any kind
   *[other] −{ $n } resources of any kind
}
chip-free = free
chip-starts = starts at { $n }
chip-unlocked = { $n ->
    [one] +{ $n } point per { $word }
   *[other] +{ $n } points per { $word }
}

## question

question-die = Which die do you take?
question-payment = With which resource do you pay for the die?
question-use = What do you do with the { $colour } { $value }?
question-citizen = You get one citizen in a colour of your choice: which colour?
question-bonus-prestige = Free prestige building: which one?
question-bonus-administration = Free administration building: which one?
question-direction = The leftmost column is number { $first }. How do the numbers go on?
question-write = Which number does column { $column } get?

## hint

hint-die = Plaza 1 is free, plaza 2 costs one resource of your choice, plazas 3 and 4 cost Fortune. A destroyed plaza gives no die. Everybody may take the same die.
hint-payment = The second plaza costs one resource of any kind.
hint-use = Gain as many resources of the die's colour as its value, or build one of the two buildings of that colour in the column with its number. Influence changes the value step by step, Wisdom changes the colour; the price stands beside each choice.
hint-citizen = The track of its own colour is full, or a tile lets you choose. Each colour has its own track of citizens with its own bonuses.
hint-bonus-prestige = A citizen has reached a bonus of the track: build without a die and without paying, with all effects.
hint-bonus-administration = All three citizen tracks have reached a bonus column: build without a die and without paying, with all effects.
hint-direction = The numbers run on in a circle, upwards or downwards. They are the same for all players.
hint-write = Number the columns from left to right. They are the same for all players.

## explain

explain-fortress = A citizen, and no black die crosses out this number.
explain-market = 3 resources or 2 citizens for each clear die of the colour shown.
explain-cathedral = Unlocks a character who scores one kind of building: with your first two Cathedrals 1 point each, with the next two 2, with the last two 3.
explain-palace = 2 citizens of its colour; two linked neighbours bring the bonus between them.
explain-town-hall = 2 citizens of its colour; two linked neighbours bring the bonus between them.
explain-bishopric = 2 citizens of its colour; two linked neighbours bring the bonus between them.
explain-influence = 1 Influence changes the value of a die by 1. At the end every 2 left are worth 1 point.
explain-fortune = Pays for the more expensive plazas. At the end every 2 left are worth 1 point.
explain-wisdom = 2 Wisdom change the colour of a die. At the end every 2 left are worth 1 point.
explain-plaza = A die here has the colour of its plaza. Once the black die has destroyed the plaza, its other side shows from the next half-day on.

## rules

rules-1 = Eight days with a morning and an afternoon: each half-day everybody takes one die, all at the same time. The dice lie on four plazas from low to high; a die has the colour of its plaza.
rules-2 = The black die destroys its plaza, which shows its other side from the next half-day on. From day 3 it also crosses out its number in that colour on every sheet, unless the Fortress of that number stands.
rules-3 = A die brings resources or a building. Fortress: a citizen and protection. Market: 3 resources or 2 citizens for each clear die of the colour shown on it. Cathedral: unlocks a character who scores one kind of building, 1 to 3 points each, later ones more. Palace, Town Hall, Bishopric: 2 citizens. Two linked neighbours bring a bonus.
rules-4 = Tracks bring bonuses: the 6th, 12th and 18th circle of a resource bring a citizen; the 15th citizen of a colour brings a free building, the 20th citizens of the other colours; and there is more when all three colours reach 3, 6 and 11.
rules-5 = Points come from unlocked characters, citizens (1 each) and unspent resources (1 for every 2 of a kind). Whoever has the most points wins.

## board

board-day = day { $day } of 8, { $half }
board-free = free
board-any = { $n ->
    [one] costs { $n } resource of any kind
   *[other] costs { $n } resources of any kind
}
board-black = black { $value }
board-destroyed = destroyed
board-starts = starts at { $value }
board-afternoon = Afternoon:
board-next-morning = Next morning:
board-points = Points
board-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-player = Player
board-legend = Letters: { $red } red (Influence), { $yellow } yellow (Fortune), { $white } white (Wisdom). ◆ resource, / spent, ● citizen, ☆ bonus, ■ built, × crossed out. 3◆/{ $red }: 3 for each clear red die. ─2●{ $red }─: bonus for both neighbours. { $red }/{ $yellow }: a plaza and its other side. +3 Banquet, −3 Raid.

## banquet

banquet-1 = 1 Influence changes the value by up to 2
banquet-2 = changing the colour costs 1 Wisdom instead of 2
banquet-3 = the die is free
banquet-4 = a Fortress brings two more citizens: a red one, and a yellow or white one
banquet-5 = a Cathedral brings one of each resource
banquet-6 = a Market counts one die more
banquet-7 = an administration building brings one citizen more
banquet-8 = a black die here is harmless and may be taken

## raid

raid-1 = the value cannot be changed
raid-2 = the colour cannot be changed
raid-3 = the die costs 1 Fortune more
raid-4 = the die costs 1 Influence as well
raid-5 = the die costs 1 Wisdom as well
raid-6 = no prestige building with this die
raid-7 = the die starts at 0
raid-8 = a clear die here acts like the black one

## event

event-first-number = { $name } rolls { $number } for the leftmost column
event-numbered = { $name } numbers the columns { $n1 }, { $n2 }, { $n3 }, { $n4 }, { $n5 } and { $n6 }
event-half-day = Day { $day }, { $half }
event-rolled = The dice show { $d1 }, { $d2 }, { $d3 } and { $d4 }; the black one lies on plaza { NEXT($black) }
event-destroyed = Plaza { NEXT($plaza) } ({ $colour }) is destroyed by a { $number }
event-took = { $name } takes the { $colour } { $value } from plaza { NEXT($plaza) }
event-paid = { $name } pays { $amount } { WORD($what, $amount, in: "what") }
event-collected = { $name } cannot afford any die and collects 1 of each resource
event-gained = { $name } gains { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } has no room for { $amount } { WORD($what, $amount, in: "what") }
event-built = { $name } builds { $building } { $number }
event-unlocked = { $times ->
    [1] { $name } unlocks the character who scores { WORD($building, $times, in: "many") } at { $times } point each
   *[other] { $name } unlocks the character who scores { WORD($building, $times, in: "many") } at { $times } points each
}
event-plaza-turned = The destroyed plaza turns over and is now { $colour }
event-tile-turned = A Banquet becomes a Raid: { WORD($tile, in: "raid") }
event-over = The game is over

## again

again-gained = { $amount } { WORD($what, $amount, in: "what") }
again-paid = { $amount } { WORD($what, $amount, in: "what") }

## why

why-plaza = price of the plaza
why-value = change of value
why-colour = change of colour
why-die = die
why-no-die = instead of a die
why-link = link bonus
why-resource-track = resource track
why-citizen-track = citizen track
why-citizen-column = column of citizens
why-full-track = in place of a full track
why-black-die = black die

## befalls

befalls-crossed = { $name }: { $colour } { $number } is crossed out
befalls-already-crossed = { $name }: { $colour } { $number } was already crossed out
befalls-protected = { $name }: the Fortress protects { $colour } { $number }

## struck

struck-crossed = Your { $colour } { $number } is crossed out

## option

option-numbering-about = how the columns of the sheets get their numbers
option-numbering-standard = 1 to 6 from left to right
option-numbering-rolled = the first number is rolled, the first player chooses up or down
option-numbering-expert = the first player writes the numbers in any order
option-expansion-about = Banquets and Raids: three tiles beside the plazas help or hinder their dice
option-expansion-false = without
option-expansion-true = with

## feat

feat-played-alone = Three games alone
feat-played-with-others = Three games with others
feat-played-with-expansion = Three games with Banquets and Raids
feat-45-points = 45 points or more
feat-55-points = 55 points or more
feat-65-points = 65 points or more
feat-over-60-with-others = More than 60 points with others
feat-18-from-one-character = 18 points from one character
feat-40-citizens = 40 citizens
feat-full-prestige-row = All six prestige buildings of one kind
feat-full-administration-row = All six administration buildings of one kind
feat-full-resource-track = A full resource track
feat-full-citizen-track = A full citizen track

## score

score-fortress = Fortresses
score-market = Markets
score-cathedral = Cathedrals
score-palace = Palaces
score-town-hall = Town Halls
score-bishopric = Bishoprics
score-influence = Influence
score-fortune = Fortune
score-wisdom = Wisdom
score-citizens = Citizens

## good

good-influence = Influence
good-fortune = Fortune
good-wisdom = Wisdom
good-points = if it ended now
good-red = red citizens
good-yellow = yellow citizens
good-white = white citizens

## group

group-dice = Take a die
group-payment = Pay with
group-free = With the die as it is
group-paid = With the die changed, at a price
group-senseless = Allowed, but another choice gives more
group-citizens = The citizen is
group-numbers = Numbers

## phase

phase-dice = Dice
phase-black = Black die
phase-choose = Choose a die
phase-use = Use it
phase-others = Others

## board

board-ready = { $n } of { $of } ready

## tally

tally-taken = dice taken
tally-average = average value of the dice
tally-built = buildings
tally-citizens = citizens
tally-paid = resources paid
tally-crossed = cells crossed out

## end

end-rounds = { $n ->
    [one] { $n } half-day
   *[other] { $n } half-days
}
end-led = { $name } led until half-day { $round }.

## counted

counted-points = { $n ->
    [one] point
   *[other] points
}
