title = Tournay
about = Build a district of nine areas with citizens of three colours; hire those of the others, brave the events, raise prestige buildings.

## word

word-yellow = yellow
word-white = white
word-red = red
word-any = any
word-yellow1 = yellow I
word-yellow2 = yellow II
word-yellow3 = yellow III
word-white1 = white I
word-white2 = white II
word-white3 = white III
word-red1 = red I
word-red2 = red II
word-red3 = red III
word-yellow1-farm = Farm I
word-yellow1-market = Market I
word-yellow1-mill = Mill I
word-yellow1-workshop = Workshop I
word-yellow1-guildhouse = Guildhouse I
word-yellow1-architect = Architect I
word-yellow1-alderman = Alderman I
word-white1-hospital = Hospital I
word-white1-chapel = Chapel I
word-white1-library = Library I
word-white1-scriptorium = Scriptorium I
word-white1-monastery = Monastery I
word-white1-bishop = Bishop I
word-white1-canon = Canon I
word-red1-arsenal = Arsenal I
word-red1-ballista = Ballista I
word-red1-barracks = Barracks I
word-red1-fort = Fort I
word-red1-watchtower = Watchtower I
word-red1-sergeant = Sergeant I
word-red1-banneret = Banneret I
word-yellow2-market = Market II
word-yellow2-mill = Mill II
word-yellow2-weavers = Weavers II
word-yellow2-workshop = Workshop II
word-yellow2-guildhouse = Guildhouse II
word-yellow2-tavern = Tavern II
word-yellow2-architect = Architect II
word-yellow2-alderman = Alderman II
word-white2-hospital = Hospital II
word-white2-priory = Priory II
word-white2-library = Library II
word-white2-scriptorium = Scriptorium II
word-white2-monastery = Monastery II
word-white2-bishop = Bishop II
word-white2-canon = Canon II
word-red2-fort = Fort II
word-red2-arsenal = Arsenal II
word-red2-ballista = Ballista II
word-red2-barracks = Barracks II
word-red2-watchtower = Watchtower II
word-red2-palisade = Palisade II
word-red2-sergeant = Sergeant II
word-red2-banneret = Banneret II
word-yellow3-belfry = Belfry
word-yellow3-city-hall = City Hall
word-yellow3-cloth-hall = Cloth Hall
word-yellow3-mint = Mint
word-yellow3-tour-des-six = Tour des Six
word-white3-cathedral = Cathedral
word-white3-la-madeleine = La Madeleine
word-white3-saint-brice = Saint-Brice
word-white3-saint-jacques = Saint-Jacques
word-white3-saint-nicolas = Saint-Nicolas
word-white3-saint-quentin = Saint-Quentin
word-red3-pont-des-trous = Pont des Trous
word-red3-porte-de-la-vigne = Porte de la Vigne
word-red3-tour-darras = Tour d'Arras
word-red3-tour-henry-viii = Tour Henry VIII
word-red3-tour-saint-georges = Tour Saint-Georges
word-yellow1-inn = Inn I
word-yellow1-brewery = Brewery I
word-yellow1-senator = Senator I
word-yellow2-bakery = Bakery II
word-yellow2-brewery = Brewery II
word-yellow2-senator = Senator II
word-white1-abbey = Abbey I
word-white1-monk = Monk I
word-white1-templar = Templar I
word-white2-abbey = Abbey II
word-white2-monk = Monk II
word-white2-templar = Templar II
word-red1-catapult = Catapult I
word-red1-manor = Manor I
word-red1-knight = Knight I
word-red2-mercenary = Mercenary II
word-red2-knight = Knight II
word-red2-courtroom = Courtroom II
word-event-taille = Taille
word-event-bad-harvest = Bad Harvest
word-event-riot = Riot
word-event-grande-ducasse = Grande Ducasse
word-event-fair = Fair
word-event-tithe = Tithe
word-event-plague = Plague
word-event-storm = Storm
word-event-procession = Procession
word-event-pilgrims = Pilgrims
word-event-plunder = Plunder
word-event-ransom = Ransom
word-event-fire = Fire
word-event-siege = Siege
word-event-tournament = Tournament
word-crier = Town Crier
word-own = own
word-next = next player's
word-second = the next but one's
word-third = the third player's
word-nobody = nobody
word-rampart = a rampart
word-catapult = the Catapult
word-building = building
word-character = character
word-prestige = prestige building
word-free = free
word-grey = grey token
word-damage = damaged

## level

level-1 = I
level-2 = II
level-3 = III

## letter

letter-red = R
letter-yellow = Y
letter-white = W

## citizen

citizen-yellow = { $n ->
    [one] yellow citizen
   *[other] yellow citizens
}
citizen-white = { $n ->
    [one] white citizen
   *[other] white citizens
}
citizen-red = { $n ->
    [one] red citizen
   *[other] red citizens
}
citizen-any = { $n ->
    [one] citizen
   *[other] citizens
}

## a-citizen

a-citizen-yellow = a yellow citizen
a-citizen-white = a white citizen
a-citizen-red = a red citizen
a-citizen-any = a citizen of any colour

## a-building

a-building-yellow = a yellow building
a-building-white = a white building
a-building-red = a red building
a-building-any = a building

## a-card

a-card-yellow = yellow card
a-card-white = white card
a-card-red = red card
a-card-any = card

## a-kind

a-kind-building = a building
a-kind-character = a character
a-kind-prestige = a prestige building

## what

what-deniers = { $n ->
    [one] denier
   *[other] deniers
}

## action

action-play = play { $card }
action-draw = draw from the { $pile } pile
action-activate = activate { $area }
action-combat = fight event { $place }
action-earn = earn deniers with { $citizens } { WORD($colour, $citizens, in: "citizen") }
action-gather = gather all citizens
action-recruit = recruit { WORD($colour, in: "a-citizen") }
action-use = use: { $citizens }
action-place = play it in { $area }
action-take = take the visible card
action-look = look at two others
action-keep = keep { $card }
action-discard = put { $card } under its pile
action-copy = use { $card }
action-colour = choose { $colour }
action-stand = stand up: { $citizens }
action-fire = set off event { $places }
action-build = { $ramparts ->
    [one] build { $ramparts } rampart
   *[other] build { $ramparts } ramparts
}
action-damage = damage { $area }
action-protect = protect with { $with }
action-pass = no

## choice

choice-activate = activate { $card }
choice-fight = fight { $events }
choice-fire = set off { $events }
choice-damage = damage { $card }
choice-take = take { $card }
choice-over = lay it over { $card }
choice-instead = lay it in place of { $card }
choice-on-free = lay it on a free area: column { $column }, row { $row }
choice-nth = { $name } ({ $number } of { $of })
choice-use-own = { $n ->
    [one] use your own citizen
   *[other] use { $n } of your own citizens
}
choice-use-of = { $n ->
    [one] use { $name }'s citizen
   *[other] use { $n } citizens of { $name }
}
choice-use = use { $citizens }
choice-own-part = { $n } of yours
choice-part-of = { $n } of { $name }

## chip

chip-used = uses { $n } { $what }
chip-hired = { $n ->
    [one] hires a citizen of { $name }
   *[other] hires { $n } citizens of { $name }
}
chip-given-up = replaces { $word }
chip-price = price { $n } { $what }
chip-free = free

## counted

counted-yellow = { $n ->
    [one] yellow citizen
   *[other] yellow citizens
}
counted-white = { $n ->
    [one] white citizen
   *[other] white citizens
}
counted-red = { $n ->
    [one] red citizen
   *[other] red citizens
}
counted-card = { $n ->
    [one] card
   *[other] cards
}
counted-rampart = { $n ->
    [one] rampart
   *[other] ramparts
}
counted-points = { $n ->
    [one] prestige point
   *[other] prestige points
}

## question

question-turn = Play a card if you like, or choose your action.
question-action = The card is played. Which action do you choose?
question-place = Where do you lay { $card }?
question-pay = Which card from your hand do you give up to pay for { $card }?
question-use = Whose citizens do you use? You need { $n } { $citizen }.
question-take = Take { $card }, or look at two others of the { $pile } pile?
question-keep = Which card do you keep? The other stays face up on the { $pile } pile.
question-abbey = Which card do you take? Cards left to take: { $n }.
question-stand = Which of your lying citizens stand up again? At most { $n }.
question-recruit = Do you recruit a citizen for { $n } deniers?
question-levy = { $n ->
    [one] Which colour? Everybody else pays you { $n } denier per building of that colour.
   *[other] Which colour? Everybody else pays you { $n } deniers per building of that colour.
}
question-draw = From which level { $level } pile do you draw?
question-combat = Which event do you fight? It costs nothing.
question-fire = Which events do you set off now? At most { $n }.
question-build = { $n ->
    [one] How many ramparts do you build? Each one earns you { $n } denier.
   *[other] How many ramparts do you build? Each one earns you { $n } deniers.
}
question-copy = Which building of another player do you use?
question-damage = Which building of { $player } do you damage?
question-chain = { $card }: do you use another white citizen to activate one more building?
question-protect = { $event } is about to hit you. Do you protect yourself?
question-suffer = { $event } hits you: choose what you lose. Still to choose: { $n }.
question-limit = You may keep at most four cards in hand: which one do you put back?
question-last = The game is about to end: do you play one last card, face down?
question-either = Standing citizens of which colour do you count?
question-caller = Which character lets the citizen work there?

## hint

hint-turn = Draw a card of level I, II or III with 1, 2 or 3 citizens of its colour; activate a free building with one; fight an event that has a coin; earn 2 deniers for each citizen you use; or gather: all your citizens stand up again and your district is cleared. Others' standing citizens cost 2 deniers each.
hint-place = On a card of its colour it covers that card, and the points below stay yours. On another colour it replaces the whole stack, whose cards go back under their piles. A district spans three rows and three columns at most.
hint-pay = The price of this card is another card from your hand. That card goes face down under its pile; only you know where it lies.
hint-use = Your own citizens are free. Another player's costs 2 deniers, paid to its owner, who cannot refuse; it then lies down beside its owner's Plaza.
hint-take = Looking puts the visible card under its pile. Of the two cards you see you keep one; the other stays face up. A Town Crier may be among them.
hint-keep = Everybody sees the card you leave, and nobody the one you keep.
hint-abbey = The cards you leave stay face up on their piles.
hint-stand = Only citizens lying beside your Plaza can stand up, not those in the district.
hint-recruit = You need not. The citizen comes from the supply and stands on your Plaza at once.
hint-levy = Only visible buildings of levels I and II count; nobody pays more than they have.
hint-draw = A draw as usual, only without using citizens.
hint-combat = The event becomes a rampart in your hand: later it protects you from one event, and it is worth 1 point once built.
hint-fire = Your building sets off events without a Town Crier. Each gets a coin if it has an empty circle, then it acts once per coin. Harmful ones spare you.
hint-build = A built rampart is worth 1 point and protects no more.
hint-copy = It may be occupied. Where the card says “you”, it means you.
hint-damage = The Catapult damages a building of every other player; events may make you damage one of your own. Only free buildings can be damaged. A damaged one works again after its owner has gathered.
hint-chain = A Monk or Templar lets one more white citizen work in his row or column. You choose who acts first. The citizen may be yours or a hired one; no other Monk or Templar reacts to it.
hint-protect = A rampart from your hand is built face down: it is worth 1 point, and this event passes you by. All decide at the same time.
hint-suffer = All who are struck choose at the same time, once per coin on the event. A damaged building works again after you have gathered.
hint-limit = Ramparts count too. A card goes under its pile; a rampart is built for 1 point.
hint-last = All choose at the same time; then the cards are turned up and paid in turn order. After that all ramparts are built and the points are counted.
hint-either = The sum of one colour or that of the other, as you like.
hint-caller = The other one can still let a citizen work elsewhere.

## event

event-round = Round { $number }
event-last_round = This is the last round
event-turn = { $name }'s turn begins
event-played = { $name } plays { $card }
event-replaced = { $name } replaces { $card }
event-gained = { $deniers ->
    [one] { $name } gains { $deniers } denier
   *[other] { $name } gains { $deniers } deniers
}
event-lost = { $deniers ->
    [one] { $name } pays { $deniers } denier
   *[other] { $name } pays { $deniers } deniers
}
event-used = { $name } uses { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-hired = { $name } hires { $citizens } { WORD($colour, $citizens, in: "citizen") } from { PLAYER($owner) }
event-laid_down = { $name } lays down { $citizens } { WORD($colour, $citizens, in: "citizen") }
event-stood_up = { $name } lets { $citizens } { WORD($colour, $citizens, in: "citizen") } stand up
event-recruited = { $name } recruits { WORD($colour, in: "a-citizen") }
event-dismissed = { $name } gives { WORD($colour, in: "a-citizen") } back to the supply as payment
event-gathered = { $name } gathers all citizens
event-looked = { $name } draws from the { $pile } pile
event-saw = { $name } sees { $card } and { $other }
event-took = { $name } takes { $card } from the { $pile } pile
event-drew = { $name } takes a card
event-drew_card = { $name } now holds { $card }
event-left = { $name } leaves { $card } face up on top
event-visible_under = { $name } puts { $card } under its pile
event-put_under = { $name } puts a card under the { $pile } pile
event-put_card_under = { $name } gives up { $card }
event-turned_up = { $card } is turned up on the { $pile } pile
event-crier = { $name } reveals the Town Crier of the { $pile } pile
event-coin = A coin is added to { $event }
event-event = { $coins ->
    [1] { $event } takes effect once
    [2] { $event } takes effect twice
   *[other] { $event } takes effect { $coins } times
}
event-protected = { $name } uses { $with } against { $event }
event-fought = { $name } fights { $event }, which becomes a rampart
event-event_revealed = New event { $place }: { $event }
event-activated = { $name } activates { $card }
event-copied = { $name } copies { $card }
event-levied = { $name } taxes { $colour } buildings
event-built = { $name } builds the rampart { $event }
event-laid_last = { $name } lays { $card } as a last card
event-over = The game is over

## befalls

befalls-damaged = { $name }'s { $card } is damaged

## together

together-gained = { $deniers ->
    [one] { $name } gain { $deniers } denier each
   *[other] { $name } gain { $deniers } deniers each
}
together-lost = { $deniers ->
    [one] { $name } pay { $deniers } denier each
   *[other] { $name } pay { $deniers } deniers each
}
together-laid_down = { $name } lay down { $citizens } { WORD($colour, $citizens, in: "citizen") } each

## again

again-coin = { $event }
again-laid_down = { $citizens } { WORD($colour, $citizens, in: "citizen") }
again-hired = { $citizens } from { PLAYER($owner) }
again-put_under = one under the { $pile } pile
again-gained = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
again-lost = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}

## price

price-lost = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}

## why

why-hire = hired citizens
why-earn = earning
why-combat = fighting an event
why-recruit = recruiting
why-protection = protection
why-hand-limit = hand limit
why-abbey = Abbey
why-districts = two districts are finished
why-criers = a district is finished and enough criers have come up
why-limit = round limit
why-end = end of the game

## effect

effect-gain = { $n ->
    [one] gain { $n } denier
   *[other] gain { $n } deniers
}
effect-gain_per = { $n ->
    [one] gain { $n } denier per { $counter }
   *[other] gain { $n } deniers per { $counter }
}
effect-cap = { $what } ({ $cap } at most)
effect-gain_best = { $n ->
    [one] gain { $n } denier per standing citizen of the colour you choose, { $either }
   *[other] gain { $n } deniers per standing citizen of the colour you choose, { $either }
}
effect-draw = draw from the { $pile } pile without using citizens
effect-draw_any = draw a card of level { $level }, of any colour, without using citizens
effect-reveal_take = turn up the tops of the three piles of level { $level } and take { $n } of them
effect-recruit = you may pay { $price } deniers for { $a_citizen } from the supply
effect-stand_up = { $n ->
    [one] { $n } of your lying citizens may stand up
   *[other] up to { $n } of your lying citizens stand up
}
effect-combat = fight an event without using citizens or paying deniers
effect-combat_keep = fight an event without using citizens or paying deniers, and keep its coins
effect-fire_events = set off up to { $max } events: a coin on each, then they act, and harmful ones spare you
effect-build_ramparts = { $n ->
    [one] build up to { $max } ramparts from your hand and gain { $n } denier for each
   *[other] build up to { $max } ramparts from your hand and gain { $n } deniers for each
}
effect-copy = do what { $a_building } of another player does
effect-damage_others = damage a free building of every other player
effect-shield = while a citizen or a grey token is on it, ignore one event each time a Town Crier comes
effect-levy = { $n ->
    [one] choose a colour: everybody else pays you { $n } denier per building of that colour
   *[other] choose a colour: everybody else pays you { $n } deniers per building of that colour
}
effect-richest_pays = { $n ->
    [one] the richest player (all of them if tied, never you) pays you { $n } denier
   *[other] the richest player (all of them if tied, never you) pays you { $n } deniers
}
effect-on_activate = { $n ->
    [one] gain { $n } denier when you activate { $a_building } in this row or column
   *[other] gain { $n } deniers when you activate { $a_building } in this row or column
}
effect-on_play = { $n ->
    [one] gain { $n } denier when you play { $kinds } in this row or column
   *[other] gain { $n } deniers when you play { $kinds } in this row or column
}
effect-on_play_combat = when you play { $kinds } in this row or column, you may fight an event without using citizens or paying deniers
effect-on_play_combat_keep = when you play { $kinds } in this row or column, you may fight an event without using citizens or paying deniers, and keep its coins
effect-discount = { $n ->
    [one] cards played in this row or column cost { $n } denier less
   *[other] cards played in this row or column cost { $n } deniers less
}
effect-on_gather = { $n ->
    [one] gain { $n } denier whenever you gather
   *[other] gain { $n } deniers whenever you gather
}
effect-earn_rate = { $n ->
    [one] when you earn deniers, each { $one_citizen } brings { $n } denier
   *[other] when you earn deniers, each { $one_citizen } brings { $n } deniers
}
effect-chain = when you activate a white building in this row or column, one more white citizen may activate { $a_building } there
effect-every_second = with the 2nd and 4th red citizen or grey token on red buildings of this row and column, you may fight an event without using citizens or paying deniers
effect-every_second_keep = with the 2nd and 4th red citizen or grey token on red buildings of this row and column, you may fight an event without using citizens or paying deniers, and keep its coins
effect-score = at the end { $builder } points per { $counter } ({ $others } for players without it), 12 at most
effect-score_one = at the end { $builder } points ({ $others } for players without it)
effect-each_gains_per = { $n ->
    [one] everybody gains { $n } denier per { $counter }
   *[other] everybody gains { $n } deniers per { $counter }
}
effect-each_loses_per = { $n ->
    [one] everybody loses { $n } denier per { $counter }
   *[other] everybody loses { $n } deniers per { $counter }
}
effect-each_loses = { $n ->
    [one] everybody loses { $n } denier
   *[other] everybody loses { $n } deniers
}
effect-leader_gains = { $n ->
    [one] whoever has the most { $colour } citizens and cards gains { $n } denier
   *[other] whoever has the most { $colour } citizens and cards gains { $n } deniers
}
effect-richest_loses = { $n ->
    [one] the richest lose { $n } denier
   *[other] the richest lose { $n } deniers
}
effect-lay_down = everybody lays down { $n } standing { $citizen }
effect-discard = { $n ->
    [one] everybody puts { $n } card from their hand under its pile
   *[other] everybody puts { $n } cards from their hand under their piles
}
effect-damage_own = { $n ->
    [one] everybody damages { $n } free building in their own district
   *[other] everybody damages { $n } free buildings in their own district
}
effect-join = ;{ " " }
effect-per-coin = per coin: { $what }

## counter

counter-standing = standing { $citizen }
counter-lying = citizen lying by the Plaza
counter-citizen = { $citizen } owned
counter-citizen_set = trio of citizens, one of each colour
counter-pair = pair of standing citizens, { $both }
counter-card = visible { $card } of level I or II
counter-card_set = trio of visible cards of level I or II, one of each colour
counter-building = visible { $either } building
counter-character = visible character
counter-prestige = visible prestige building
counter-empty_area = empty area of your district
counter-four_deniers = 4 deniers owned
counter-rampart_built = built rampart
counter-event_coin = coin on the events
counter-one = player

## rules

rules-1 = A turn: play one card if you like, then do one action. Citizens in three colours do the work: only those standing on a Plaza can be used, then they lie down beside it. Your own are free, those of others cost 2 deniers each.
rules-2 = The district grows to nine areas in three rows and three columns. Cards of one colour may cover each other, covered ones keep their points; a card of another colour replaces the whole stack. Buildings act when a citizen activates them, characters act along their row and column, prestige buildings score at the end.
rules-3 = Each of the nine piles hides a Town Crier: when he comes up, every event with an empty circle gets a coin, and all events act, once per coin. Whoever fights an event takes it as a rampart: it wards off one event and is worth 1 point when built.
rules-4 = The last round begins when two players have nine areas with two prestige buildings, or one has and more criers have come up than there are players. After it everybody may lay one more card.
rules-5 = Prestige points: every visible prestige building scores for all, more for those who have it, 12 at most each; then there are the points of all cards in your district and 1 for each built rampart. Whoever has the most points wins.

## draft

draft-empty = Pick citizens in any order.
draft-send = Let them stand up

## board

board-round = round { $n }
board-last-round = last round
board-rounds-left = { $n ->
    [one] { $n } round to the limit
   *[other] { $n } rounds to the limit
}
board-criers = criers { $n }/{ $most }
board-events = { $n ->
    [one] { $n } more event
   *[other] { $n } more events
}
board-supply = Supply:
board-plaza = Plaza
board-hand = Hand:
board-ramparts = Ramparts:
board-built = { $n ->
    [one] { $n } rampart built
   *[other] { $n } ramparts built
}
board-deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
board-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-nothing = none
board-no-event = no event
board-starts = starts
board-covers = covers { $card }
board-legend = Letters: { $yellow } yellow (civil), { $white } white (religious), { $red } red (military). On a Plaza a capital stands, a small letter lies: { $yellow }{ $yellow }{ $low }. In a district: [ ] free building, [{ $yellow }] occupied by a citizen, [▒] grey token, [×] damaged, ♙ character, ★ prestige building, +1 covered cards, · free area. Pile: number of cards and visible top; ! its crier is out. Event: ● coin, ○ empty circle, + helps, − hurts. d denier. ▤1+2 ramparts in hand and built. In a choice: 2{ $white } white citizens used, ■1 one hired from ■.

## fate

fate-damaged = { $name } damages your { $card }
fate-hired = { $name } hires { $citizens } { WORD($colour, $citizens, in: "citizen") } of yours

## struck

struck-damaged = Your { $card } is damaged
struck-laid_down = { $citizens } { WORD($colour, $citizens, in: "citizen") } of yours must lie down
struck-put_card_under = { $card } is gone from your hand
struck-stood_up = { $citizens } { WORD($colour, $citizens, in: "citizen") } of yours may stand up

## option

option-expansion-about = the 18 cards of the expansion
option-expansion-off = without them
option-expansion-replace = they replace 18 cards of the base game
option-expansion-mix = they are mixed with those 18, and half of the 36 are dealt in
option-advanced-about = advanced rules: fewer citizens, more deniers, and the action Recruit
option-advanced-false = without
option-advanced-true = with

## score

score-cards = Cards
score-ramparts = Ramparts
score-Belfry = Belfry
score-City-Hall = City Hall
score-Cloth-Hall = Cloth Hall
score-Mint = Mint
score-Tour-des-Six = Tour des Six
score-Cathedral = Cathedral
score-La-Madeleine = La Madeleine
score-Saint-Brice = Saint-Brice
score-Saint-Jacques = Saint-Jacques
score-Saint-Nicolas = Saint-Nicolas
score-Saint-Quentin = Saint-Quentin
score-Pont-des-Trous = Pont des Trous
score-Porte-de-la-Vigne = Porte de la Vigne
score-Tour-dArras = Tour d'Arras
score-Tour-Henry-VIII = Tour Henry VIII
score-Tour-Saint-Georges = Tour Saint-Georges

## good

good-deniers = deniers
good-standing = standing
good-ramparts = ramparts
good-points = points now
good-yellow = yellow standing
good-white = white standing
good-red = red standing
good-cards = cards in hand

## group

group-play = Play a card first
group-activate = Activate
group-combat = Fight an event
group-draw = Draw the visible card, or look at two
group-earn = Earn and gather
group-recruit = Recruit
group-use = Whose citizens?
group-place = Where?
group-keep = Keep
group-discard = Put back
group-stand = Stand up
group-fire = Set off
group-build = Build ramparts
group-damage = Damage
group-protect = Protect yourself?
group-colour = Colour
group-copy = Use a building of

## label

label-two = one of two level { $level } cards
label-free = column { $column }, row { $row }
label-gather = all stand up

## phase

phase-play = Play a card
phase-action = Action
phase-events = Town Crier
phase-hand = Hand limit

## tally

tally-played = cards played
tally-activated = buildings activated
tally-hired = citizens hired
tally-fought = events fought
tally-drawn = cards drawn
tally-earned = deniers earned
