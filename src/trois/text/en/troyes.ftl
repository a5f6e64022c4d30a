title = Troyes
about = Four centuries of a city: lead nobles, clergy and craftsmen with dice you roll, buy and change; two to four players.

## word

word-round = round
word-red = red
word-white = white
word-yellow = yellow
word-black = black
word-grey = neutral
word-palace = Palace
    .in = in the Palace
    .from = from the Palace
word-bishopric = Bishopric
    .in = in the Bishopric
    .from = from the Bishopric
word-city-hall = City Hall
    .in = in City Hall
    .from = from City Hall
word-artisan = Artisan
word-merchant = Merchant
word-miller = Miller
word-innkeeper = Innkeeper
word-blacksmith = Blacksmith
word-militia = Militia
word-journeyman = Journeyman
word-goldsmith = Goldsmith
word-sculptor = Sculptor
word-tithing = Tithing
word-monk = Monk
word-priest = Priest
word-apprenticeship = Apprenticeship
word-confession = Confession
word-templar = Templar
word-pilgrimage = Pilgrimage
word-procession = Procession
word-glassblower = Glassblower
word-archer = Archer
word-chivalry = Chivalry
word-diplomat = Diplomat
word-hunting = Hunting
word-mercenary = Mercenary
word-tax-collector = Tax Collector
word-captain = Captain
word-joust = Joust
word-troubadour = Troubadour
word-marauding = Marauding
word-brigands = Brigands
word-skirmishes = Skirmishes
word-brigands-1 = Brigands 1
word-brigands-2 = Brigands 2
word-brigands-3 = Brigands 3
word-succession-conflict = Succession Conflict
word-skirmishes-1 = Skirmishes 1
word-skirmishes-2 = Skirmishes 2
word-war = War
word-normans = Normans
word-drought = Drought
word-support = Support
word-civil-war = Civil War
word-wayfarers = Wayfarers
word-theological-conflict = Theological Conflict
word-heresy = Heresy
word-migrant-workers = Migrant Workers
word-interruption-of-work = Interruption of Work
word-chretien = Chrétien de Troyes
word-urban = Urban IV
word-thibaut = Thibaut II
word-hugues = Hugues de Payns
word-florentin = Le Florentin
word-henry = Henry I

## letter

letter-red = R
letter-white = W
letter-yellow = Y

## what

what-deniers = { $n ->
    [one] denier
   *[other] deniers
}
what-influence = influence
what-vp = VP

## counted

counted-deniers = { $n ->
    [one] denier
   *[other] deniers
}
counted-influence = influence
counted-vp = VP
counted-cubes = { $n ->
    [one] cube for later
   *[other] cubes for later
}

## chip

chip-wages = { $n ->
    [one] { $n } denier in wages each round
   *[other] { $n } deniers in wages each round
}
chip-prizes = { $n } or { $of } VP
chip-harvest = { $n ->
    [one] 1 denier per pip
   *[other] 1 denier per { $n } pips
}
chip-too-few = total { $n }, { $of } needed
chip-turned = becomes { $n }
chip-die-less = one { $word } die less each round
chip-expelled = expels a citizen of { $name } { FORM($word, "from") }
chip-countered = counters { $word }

## choice

choice-die = { $colour } { $value } of { $name }
choice-own-die = { $colour } { $value }

## counts

counts-chretien = citizens in buildings
counts-urban = cathedral cubes
counts-thibaut = deniers
counts-hugues = influence
counts-florentin = tradesmen
counts-henry = event cards

## group

group-settle = Your citizen goes to
group-activities = Activate
group-events = Fight an event
group-actions = Build and harvest
group-places = Place a citizen
group-reroll = Reroll 1♔
group-turn = Turn over 4♔
group-citizens = Which citizen goes?
group-cubes = Help from a card
group-dice = Dice
group-times = How often?
group-cubes-on = A cube on

## good

good-deniers = deniers
good-influence = influence
good-citizens = citizens
good-vp = points

## action

action-settle = place a citizen in { $building } { $space }
action-activate = activate { $activity }
action-combat = fight { $event }
action-cathedral = build the cathedral
action-place = place a citizen { FORM($building, "in") }
action-agriculture = agriculture
action-pass = pass
action-fight = counter with { $colour } { $value }
action-cannot = give way
action-reroll = reroll { $colour } { $value }
action-recruit = recruit a citizen
action-turn = turn over { $colour } { $value }
action-also = also counter black { $value }
action-supply = one from your supply
action-leave = the tradesman on { $activity }
action-move = the citizen in { $building } { $space }
action-raise = the citizen expelled { FORM($building, "from") }
action-modify = with { $modifier }
action-take = { $colour } { $value } of { SHAPE($owner) }
action-use = { $times } ×
action-cube = a cube on { $event }
action-mill = count your citizens { FORM($building, "in") }
action-done = done

## question

question-settle = Where does your next citizen go?
question-counter = A black { $black } attacks you. Which dice counter it? All of yours together: { $strength }.
question-fight = Strength so far { $strength }, the black die shows { $black }: which die do you add?
question-also = You have { $n } strength to spare: which other black die do you counter with it?
question-action = What do you do?
question-turn-over = Which die do you turn over as well?
question-citizen = { $target }: which citizen goes there?
question-one-die = { $target }: which die do you use?
question-dice = { $target }: which die do you add?
question-amount = { $target }: as often as possible ({ $most }), or fewer times?
question-cubes = { $n ->
    [one] { $n } cube: on which event?
   *[other] { $n } cubes: on which event is the next one?
}
question-mill = { $n ->
    [one] Miller, { $n } activation left: do your citizens in the Palace bring deniers, or those in the Bishopric?
   *[other] Miller, { $n } activations left: do your citizens in the Palace bring deniers, or those in the Bishopric?
}

## hint

hint-settle = Every citizen in a building rolls a die of its colour at the start of each round. The wages for each round stand beside each choice. With three or four players, neutral citizens then fill the empty spaces.
hint-counter = Counter the highest black die with your own dice of any colour; red counts double. What is left over may counter further black dice. Each countered die gives 1 influence. You can give way only if all your dice together are too weak; you then lose 2 VP.
hint-fight = Add dice until their strength reaches the black die; red counts double. All of them leave your district.
hint-also = The same dice may counter further black dice, as long as their strength reaches the sum of these black dice.
hint-action = One action with 1 to 3 dice of one colour, your own or bought (2, 4 or 6 deniers each in a group of 1, 2 or 3), or pass. Before that you may spend influence: 1 rerolls a die of yours, 2 recruit a citizen, 4 turn over up to three of your dice.
hint-turn-over = Up to three of your dice for 4 influence in all; a die turned over shows 7 minus its value.
hint-citizen = A citizen from your supply, or one from anywhere on the board: another activity, a building, or one that was expelled. The space it leaves stays empty.
hint-dice = Choose one to three dice; in the terminal from low to high, then “done”. Others' dice cost 2 deniers alone, 4 each in a pair, 6 each in a group of three. One cube of a delayed activity may change the dice; choose it first.
hint-amount = Divide the total of the dice by the number on the card and round down: that is how many activations, or cubes, you get. You may use fewer.
hint-cubes = Each cube gives 1 influence. A full event is countered at once: whoever has the most cubes gets the first prize, whoever has the second most the second.
hint-mill = Each activation gives 2 deniers per citizen of yours in one of these two buildings. If you want to count both, count the Palace first.

## rules

rules-1 = Each round brings 10 deniers less wages, a die for every citizen in a building (Palace red, Bishopric white, City Hall yellow), and two new events. Events act every round until they are countered; black dice must be countered first.
rules-2 = Then you act in turn with 1 to 3 dice of one colour. You may buy dice of others without asking: 2, 4 or 6 deniers each in a group of 1, 2 or 3.
rules-3 = Activities: the total divided by the card's divisor is how often it acts. You need a tradesman on it: pay the hiring cost and move a citizen there. The first tradesmen stand on spaces that are worth VP. Cards marked ▪ give cubes for later: each changes the dice of one later action.
rules-4 = Cathedral: each white die puts a cube on its number, lowest level first, for 1 VP and 1 or 2 influence. Events: dice of their colour put cubes on their flags, 1 influence each; when the flags are full, whoever has the most cubes gets the most VP. Citizens: one die puts a citizen in the first space of its row and pushes the others on. Agriculture: half the total of yellow dice in deniers.
rules-5 = Passing gives 2 deniers, and 1 more at each turn you sit out. The round ends when all have passed or no die is left.
rules-6 = At the end you get 1 VP for each event with a cube of yours and the VP of your tradesmen's spaces, and you lose 2 for each level of the cathedral without a cube of yours. All characters, the secret ones of the others too, reward everybody. Whoever has the most VP wins.

## short

short-artisan = { $pay_influence }♔ → { $deniers }¤
short-merchant = +{ $deniers }¤
short-miller = +{ $deniers }¤ / [citizen] in [red] or [white]
short-innkeeper = { $pay_deniers }¤ → { $influence }♔
short-blacksmith = ▪ [red] total +{ $add }
short-militia = ▪ [yellow] act as [red]
short-journeyman = { $pay_deniers }¤ → { $vp }★
short-goldsmith = +{ $vp }★ +{ $deniers }¤
short-sculptor = +{ $vp }★
short-tithing = ▪ 1 free [yellow] from each
short-monk = ▪ 1 [white] = { $n } [yellow]
short-priest = ▪ +{ $add } to each [yellow]
short-apprenticeship = ▪ every die is { $value }
short-confession = ▪ +{ $add } to every die
short-templar = ▪ 1 [white] = { $n } [red]
short-pilgrimage = +{ $vp }★ any colours
short-procession = +{ $vp }★ most dice left
short-glassblower = { $n ->
    [one] +{ $vp }★ / ▪ in the cathedral
   *[other] +{ $vp }★ / { $n } ▪ in the cathedral
}
short-archer = { $n ->
    [one] roll { $least }+: ▪ on [flag]
   *[other] roll { $least }+: { $n } ▪ on [flag]
}
short-chivalry = { $n ->
    [one] ▪ on [flag] / [red] left
   *[other] { $n } ▪ on [flag] / [red] left
}
short-diplomat = { $n ->
    [one] { $pay_influence }♔ → ▪ on [flag]
   *[other] { $pay_influence }♔ → { $n } ▪ on [flag]
}
short-hunting = +{ $influence }♔
short-mercenary = +{ $deniers }¤
short-tax-collector = { $deniers }¤ / other [citizen] in [yellow]
short-captain = +{ $vp }★ / event with ▪
short-joust = +{ $vp }★ highest [red] left
short-troubadour = { $pay_influence }♔ → { $vp }★
short-succession-conflict = [neutral-citizen] into [red]
short-drought = −{ $deniers }¤ / [citizen] in [yellow]
short-support = { $n ->
    [one] ▫ on the card before
   *[other] ▫ on the { $n } cards before
}
short-civil-war = −{ $deniers }¤
short-wayfarers = [neutral-citizen] into [yellow]
short-theological-conflict = [neutral-citizen] into [white]
short-heresy = −{ $influence }♔
short-migrant-workers = { $n ->
    [one] ▫ into the cathedral
   *[other] { $n } ▫ into the cathedral
}
short-interruption-of-work = { $n ->
    [one] top ▪ of the cathedral goes
   *[other] top { $n } ▪ of the cathedral go
}
short-black-dice = { $n ->
    [one] { $n } [black-die] attacks
   *[other] { $n } [black-die] attack
}

## explain

explain-palace = { $n ->
    [one] Each citizen here rolls a red die every round and costs { $n } denier in wages.
   *[other] Each citizen here rolls a red die every round and costs { $n } deniers in wages.
}
explain-bishopric = { $n ->
    [one] Each citizen here rolls a white die every round and costs { $n } denier in wages.
   *[other] Each citizen here rolls a white die every round and costs { $n } deniers in wages.
}
explain-town-hall = { $n ->
    [one] Each citizen here rolls a yellow die every round and costs { $n } denier in wages.
   *[other] Each citizen here rolls a yellow die every round and costs { $n } deniers in wages.
}
explain-artisan = { $deniers ->
    [one] Each activation turns { $pay_influence } influence into { $deniers } denier.
   *[other] Each activation turns { $pay_influence } influence into { $deniers } deniers.
}
explain-merchant = { $n ->
    [one] Each activation gives { $n } denier.
   *[other] Each activation gives { $n } deniers.
}
explain-miller = { $n ->
    [one] Each activation gives { $n } denier per citizen of yours in the Palace, or per citizen of yours in the Bishopric.
   *[other] Each activation gives { $n } deniers per citizen of yours in the Palace, or per citizen of yours in the Bishopric.
}
explain-innkeeper = { $pay_deniers ->
    [one] Each activation turns { $pay_deniers } denier into { $influence } influence.
   *[other] Each activation turns { $pay_deniers } deniers into { $influence } influence.
}
explain-blacksmith = A cube adds { $add } to the total of a red group; not for the Palace.
explain-militia = A cube lets a group of yellow dice count as red ones, for the Palace too.
explain-journeyman = { $n ->
    [one] Each activation turns { $n } denier into { $vp } VP.
   *[other] Each activation turns { $n } deniers into { $vp } VP.
}
explain-goldsmith = { $n ->
    [one] Each activation gives { $vp } VP and { $n } denier.
   *[other] Each activation gives { $vp } VP and { $n } deniers.
}
explain-sculptor = Each activation gives { $vp } VP.
explain-tithing = A cube lets you take one yellow die of each other player and of the neutral player for nothing; at least one such die must be in the group.
explain-monk = { $n ->
    [one] A cube makes one white die count as { $n } yellow die of its value.
   *[other] A cube makes one white die count as { $n } yellow dice of its value.
}
explain-priest = A cube adds { $add } to each yellow die of the group; not for City Hall.
explain-apprenticeship = A cube makes each die of the group count { $value }, in any colour; not for buildings or the cathedral.
explain-confession = A cube adds { $add } to each die of the group, in any colour; not for buildings or the cathedral.
explain-templar = { $n ->
    [one] A cube makes one white die count as { $n } red die of its value.
   *[other] A cube makes one white die count as { $n } red dice of its value.
}
explain-pilgrimage = Each activation gives { $vp } VP; the dice may have different colours.
explain-procession = Each activation gives { $vp } VP to everybody with the most dice left in their district (at least one), whoever activates it; the neutral player counts as a rival.
explain-glassblower = { $n ->
    [one] Each activation gives { $vp } VP for every cube of yours in the cathedral.
   *[other] Each activation gives { $vp } VP for every { $n } cubes of yours in the cathedral.
}
explain-archer = { $n ->
    [one] For each activation you roll a die: on { $least } or more you put a cube on any event; all are rolled before the first cube is placed. Each cube brings 1 influence.
   *[other] For each activation you roll a die: on { $least } or more you put { $n } cubes on any events; all are rolled before the first cube is placed. Each cube brings 1 influence.
}
explain-chivalry = { $n ->
    [one] Each activation gives a cube on any event for every red die left in your district. Each cube brings 1 influence.
   *[other] Each activation gives { $n } cubes on any events for every red die left in your district. Each cube brings 1 influence.
}
explain-diplomat = { $n ->
    [one] Each activation costs { $pay_influence } influence and gives a cube on any event; all is paid before the first cube is placed. Each cube brings 1 influence.
   *[other] Each activation costs { $pay_influence } influence and gives { $n } cubes on any events; all is paid before the first cube is placed. Each cube brings 1 influence.
}
explain-hunting = Each activation gives { $n } influence.
explain-mercenary = { $n ->
    [one] Each activation gives { $n } denier.
   *[other] Each activation gives { $n } deniers.
}
explain-tax-collector = { $n ->
    [one] For each activation every other player pays you { $n } denier per citizen in City Hall, as far as they can; the bank pays for the neutral ones.
   *[other] For each activation every other player pays you { $n } deniers per citizen in City Hall, as far as they can; the bank pays for the neutral ones.
}
explain-captain = Each activation gives { $vp } VP per event with a cube of yours, Marauding too.
explain-joust = If the red dice left in your district have the highest total, each activation gives { $vp } VP to you and to everybody tied with you; the neutral player counts as a rival.
explain-troubadour = Each activation turns { $n } influence into { $vp } VP.
explain-marauding = Black dice each round: { $black }. It stays for ever: when it is full, its VP are given, it is emptied, and it can be filled again.
explain-brigands-1 = Black dice each round: { $black }.
explain-brigands-2 = Black dice each round: { $black }.
explain-brigands-3 = Black dice each round: { $black }.
explain-succession-conflict = Each round a die is rolled, and a neutral citizen comes to that space of the Palace.
explain-skirmishes-1 = Black dice each round: { $black }.
explain-skirmishes-2 = Black dice each round: { $black }.
explain-war = Black dice each round: { $black }.
explain-normans = Black dice each round: { $black }.
explain-drought = { $n ->
    [one] Each round everybody pays { $n } denier per citizen they have in City Hall; anyone who cannot pay in full loses 2 VP.
   *[other] Each round everybody pays { $n } deniers per citizen they have in City Hall; anyone who cannot pay in full loses 2 VP.
}
explain-support = { $n ->
    [one] Each round a neutral cube is put on the event to its left.
   *[other] Each round a neutral cube is put on each of the { $n } events to its left.
}
explain-civil-war = { $n ->
    [one] Each round everybody pays { $n } denier; anyone who cannot pay in full loses 2 VP.
   *[other] Each round everybody pays { $n } deniers; anyone who cannot pay in full loses 2 VP.
}
explain-wayfarers = Each round a die is rolled, and a neutral citizen comes to that row of City Hall.
explain-theological-conflict = Each round a die is rolled, and a neutral citizen comes to that row of the Bishopric.
explain-heresy = Each round everybody loses { $n } influence; anyone who has less loses 2 VP as well.
explain-migrant-workers = { $n ->
    [one] Each round a neutral cube is put on a free space of the cathedral: on the lowest level, and there at the lowest number.
   *[other] Each round { $n } neutral cubes are put on free spaces of the cathedral: on the lowest level first, and there at the lowest number.
}
explain-interruption-of-work = { $n ->
    [one] Each round a cube is removed from the cathedral, whoever owns it: from the highest level, and there at the highest number.
   *[other] Each round { $n } cubes are removed from the cathedral, whoever owns them: from the highest level first, and there at the highest number.
}
explain-chretien = Citizens in buildings at the end: everybody with at least { $from1 }, { $from2 } or { $from3 } scores { $vp1 }, { $vp2 } or { $vp3 } VP.
explain-urban = Cubes in the cathedral at the end: everybody with at least { $from1 }, { $from2 } or { $from3 } scores { $vp1 }, { $vp2 } or { $vp3 } VP.
explain-thibaut = Deniers at the end: everybody with at least { $from1 }, { $from2 } or { $from3 } scores { $vp1 }, { $vp2 } or { $vp3 } VP.
explain-hugues = Influence at the end: everybody with at least { $from1 }, { $from2 } or { $from3 } scores { $vp1 }, { $vp2 } or { $vp3 } VP.
explain-florentin = Tradesmen on activities at the end: everybody with at least { $from1 }, { $from2 } or { $from3 } scores { $vp1 }, { $vp2 } or { $vp3 } VP.
explain-henry = Event cards taken: everybody with at least { $from1 }, { $from2 } or { $from3 } scores { $vp1 }, { $vp2 } or { $vp3 } VP.

## why

why-income = income
why-wages = wages
why-unpaid-wages = wages not paid in full
why-passing = passing
why-black-dice = black dice countered
why-too-weak = too weak for a black die
why-reroll = rerolling a die
why-recruit = recruiting a citizen
why-turn-over = turning dice over
why-bought-dice = price of the dice
why-hire = hiring a tradesman
why-agriculture = agriculture
why-cathedral = building the cathedral
why-event-cubes = cubes on events
why-placed-citizen = a new citizen came
why-presence = cubes on the remaining events
why-tradesmen = tradesmen's spaces
why-empty-levels = cathedral levels without a cube
why-neutral-dice = neutral dice
why-attack = attack

## draft

draft-empty = Pick dice in any order.
draft-send = Use these dice

## board

board-round = round { $round } of { $rounds }
board-placing = first placement
board-player = Player
board-citizens = Cit.
board-passed = passed { $n }¤
board-cathedral = Cathedral
board-activities = Activities
board-events = Events
board-hire = cost
board-flags = flags
board-black = Black dice: { $dice }
board-cubes = Your cubes: { $cubes }
board-doing = { $name }: { $trail }
board-character = { $character }: { $counts } { $steps } → { $vp }★; now { $now }
board-tradesmen = Tradesmen: { $cards }
board-taken = Event cards: { $cards }
board-stock = Cubes of delayed activities: { $cubes }
board-standing = Citizens: { $buildings }; supply { $supply }, general supply { $general }; wages per round { $wages }¤
board-in-cathedral = { $n ->
    [one] Cathedral: { $n } cube
   *[other] Cathedral: { $n } cubes
}
board-none = –
board-legend = Letters: { $red } red (military), { $white } white (religious), { $yellow } yellow (civil). ¤ deniers, ♔ influence, ★ victory points, ÷ divisor, ▪ cube for a later action, ○ neutral, · free, ✗ expelled, ¹ start player, ⚑ event cards taken. Citizens 2+6: your supply and the general supply. 2● 1·: spaces of tradesmen with their VP; after them those on the picture. 3/1★: VP of a countered event for most and second most cubes.

## event

event-start = { $name } is the start player
event-dealt = { $name } gets the character { $character }
event-settled = { $name } places a citizen { FORM($building, "in") } on space { $space }
event-round = Round { $round }
event-activity = Turned up: { $activity }
event-event = New events: { $event }
event-gained = { $name } gains { $amount } { WORD($what, $amount, in: "what") }
event-paid = { $name } pays { $amount } { WORD($what, $amount, in: "what") }
event-lost = { $name } loses { $amount } { WORD($what, $amount, in: "what") }
event-rolled = { $name } rolls { $colour } { $value }
event-acted = Taking effect: { $event }
event-overrun = { $name } gives way to the black { $value }
event-repelled = { $name } counters black { $value }
event-rerolled = { $name } rerolls { $colour } { $old } to { $new }
event-recruited = { $name } recruits a citizen
event-turned = { $name } turns over { $colour } { $value }
event-hired = { $name } hires a tradesman for { $activity }
event-used = { WHOSE($owner) ->
    [own] { $name } uses { $colour } { $value }
    [neutral] { $name } uses neutral { $colour } { $value }
   *[other] { $name } uses { PLAYER($owner) }'s { $colour } { $value }
}
event-modified = { $name } spends a cube of { $modifier }
event-activated = { $times ->
    [1] { $name } activates { $activity }
    [2] { $name } activates { $activity } twice
   *[other] { $name } activates { $activity } { $times } times
}
event-placed = { $name } places a citizen { FORM($building, "in") } on space { $space }
event-cubes = { $amount ->
    [one] { $name } puts { $amount } cube on { $event }
   *[other] { $name } puts { $amount } cubes on { $event }
}
event-countered = { $event } is countered
event-took = { $name } takes the event card { $event }
event-built = { $name } builds in the cathedral on space { $space } of level { $level }
event-razed = { $name } loses the cube on space { $space } of level { $level } of the cathedral
event-passed = { $name } passes
event-waited = { $name } has passed and gets 1 more denier
event-ended = Round { $round } is over
event-character = { $name } turns up { $character }
event-scored = { $name } at the end: { $amount } VP

## befalls

befalls-expelled = { $name }'s citizen is expelled { FORM($building, "from") }

## nobody

nobody-settled = Neutral citizens take their places { FORM($building, "in") } on space { $space }
nobody-rolled = Rolled: { $colour } { $value }
nobody-placed = A neutral citizen takes a place { FORM($building, "in") } on space { $space }
nobody-expelled = A neutral citizen is expelled { FORM($building, "from") }
nobody-cubes = { $amount ->
    [one] { $amount } neutral cube on { $event }
   *[other] { $amount } neutral cubes on { $event }
}
nobody-built = A neutral cube goes on space { $space } of level { $level } of the cathedral
nobody-razed = The neutral cube on space { $space } of level { $level } of the cathedral is removed

## together

together-gained = { $name } gain { $amount } { WORD($what, $amount, in: "what") } each
together-paid = { $name } pay { $amount } { WORD($what, $amount, in: "what") } each
together-lost = { $name } lose { $amount } { WORD($what, $amount, in: "what") } each

## again

again-character = { $character }
again-settled = { FORM($building, "in") } on space { $space }
again-activity = { $activity }
again-event = { $event }
again-rolled = { $colour } { $value }
again-acted = { $event }
again-repelled = black { $value }
again-turned = { $colour } { $value }
again-used = { WHOSE($owner) ->
    [own] { $colour } { $value }
    [neutral] neutral { $colour } { $value }
   *[other] { PLAYER($owner) }'s { $colour } { $value }
}
again-cubes = { $amount } on { $event }
again-built = space { $space } of level { $level }
again-scored = { $amount } VP
again-gained = { $amount } { WORD($what, $amount, in: "what") }
again-rerolled = { $colour } { $old } to { $new }
again-paid = { $amount } { WORD($what, $amount, in: "what") }
again-lost = { $amount } { WORD($what, $amount, in: "what") }

## price

price-paid = { $amount } { WORD($what, $amount, in: "what") }

## fate

fate-expelled = { $name } pushes your citizen out { FORM($building, "from") }
fate-used = { $name } uses your { $colour } { $value }

## struck

struck-dealt = Your character: { $character }
struck-expelled = Your citizen is expelled { FORM($building, "from") }
struck-overrun = You give way to the black { $value }
struck-razed = Your cube on space { $space } of level { $level } of the cathedral is gone

## option

option-open_scores-about = victory points during the game
option-open_scores-false = hidden
option-open_scores-true = open

## score

score-activities = Activities
score-cathedral = Cathedral
score-events = Countered events
score-losses = Losses
score-presence = Cubes on events
score-tradesmen = Tradesmen
score-empty-levels = Cathedral levels without a cube
score-chretien = Chrétien de Troyes (citizens)
score-urban = Urban IV (cathedral)
score-thibaut = Thibaut II (deniers)
score-hugues = Hugues de Payns (influence)
score-florentin = Le Florentin (tradesmen)
score-henry = Henry I (event cards)

## phase

phase-income = Income
phase-dice = Dice
phase-events = Events
phase-actions = Actions
phase-end = End

## good

good-dice = dice
good-event-cards = event cards

## tally

tally-rolled = dice rolled
tally-average = average roll
tally-used = own dice used
tally-sold = dice sold
tally-bought = dice bought
tally-repelled = black dice countered
