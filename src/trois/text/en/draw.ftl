you = You
die = { $colour } die, { $value }
crossed = { $colour } die, { $value }, crossed out
black = black
deciding = deciding…
citizen = { $name }: citizen
cube = { $name }: cube
deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
divisor = { $colour } dice: { $n } pips per activation or cube
reconstructed = Reconstructed: { $numbers }.
corrected = Corrected by the owner of the box: { $numbers }.

## part

part-influence = Influence
part-agriculture = Agriculture
part-wheel = Wheel
part-square = Square
part-city = City
part-events = Events
part-cathedral = Cathedral
part-players = Players
part-piles = Piles
part-hand = Hand
part-points = Points

## letter

letter-red = R
letter-yellow = Y
letter-white = W

## player

player-blue = Blue
player-orange = Orange
player-green = Green
player-natural = Natural
player-violet = Violet
player-teal = Teal
player-rose = Rose
player-brown = Brown
player-slate = Slate
player-olive = Olive
player-grey = Neutral

## dice

dice-day = Day { $day }
dice-end = The end
dice-free = free
dice-any = 1 resource of any kind
dice-price = price: { $price }
dice-one-each = 1 of each
dice-plaza = { $colour } plaza, { $back } on the other side
dice-sheet = Sheet: { $name }
dice-built = { $building } { $number }, built
dice-free-cell = { $building } { $number }
dice-crossed-out = { $building } { $number }, crossed out
dice-link = both neighbours: { $amount } { $what }
dice-linked = both neighbours are built: { $amount } { $what }
dice-resources = { $what }: { $unspent } to spend, { $circled } of 18 circled
dice-citizens = { $n ->
    [one] { $n } { $colour } citizen of 20
   *[other] { $n } { $colour } citizens of 20
}
dice-each-resource = column { $place } complete: 1 of each resource
dice-administration-build = column { $place } complete: build an administration building
dice-prestige-build = citizen { $place }: build a prestige building of another colour
dice-other-citizens = citizen { $place }: 1 citizen of each other colour
dice-of-days = of eight
dice-count = { $n } of 6 built
dice-now = if it ended now
dice-final = at the end
dice-people = characters { $n }
dice-goods = resources { $n }
dice-folk = citizens { $n }
dice-others = The others
dice-they-have = only they have
dice-only-you = only you have
dice-ready = ready
dice-all-goods = Resources
dice-any-building = any

## troyes

troyes-influence-track = Influence
troyes-stored = { $n ->
    [one] { $name }: { $n } cube for later
   *[other] { $name }: { $n } cubes for later
}
troyes-expelled = { $name }: expelled citizen
troyes-cathedral-cube = { $name }: cube on level { $level }, number { $number }
troyes-has-level = { $name } has a cube on level { $level }
troyes-lacks-level = { $name } has no cube on level { $level }
troyes-attackers = Black dice attack
troyes-attack-order = the mark says who must counter it
troyes-faced-by = { $die }, to be countered by { $name }
troyes-taken-by = { $die }, taken by { $name }
troyes-give-way = Give way
troyes-passed-with = { $n ->
    [one] passed, { $n } denier
   *[other] passed, { $n } deniers
}
troyes-next-round = Next round
troyes-demand-denier = { $n ->
    [one] the events will take { $n } denier from you
   *[other] the events will take { $n } deniers from you
}
troyes-demand-influence = the events will take { $n } influence from you
troyes-cathedral-loss = Each level without a cube of your own costs { $n } victory points
troyes-second = 2nd
troyes-first-prize = { $n ->
    [one] most cubes: { $n } victory point
   *[other] most cubes: { $n } victory points
}
troyes-second-prize = { $n ->
    [one] second most: { $n } victory point
   *[other] second most: { $n } victory points
}
troyes-round = Round { $round } of { $rounds }
troyes-end = The end
troyes-start = Start player: { $name }
troyes-wages = { $n ->
    [one] { $n } denier each
   *[other] { $n } deniers each
}
troyes-agriculture = Agriculture
troyes-face-down = { $colour } activity of round { $period }, face down
troyes-delayed = for later: cubes stay on the card
troyes-to-come = Still to come
troyes-deck = { $n ->
    [one] { $colour } deck: { $n } card
   *[other] { $colour } deck: { $n } cards
}
troyes-black-dice = { $n ->
    [one] { $n } black die
   *[other] { $n } black dice
}
troyes-cathedral-space = level { $level }, space { $number }, free
troyes-cathedral-gain = space { $number }: { $vp } victory point, { $influence } influence
troyes-influence = { $name }: { $n } influence
troyes-pass = Pass
troyes-passed = passed
troyes-supply = { $n ->
    [one] { $n } citizen in the personal supply
   *[other] { $n } citizens in the personal supply
}
troyes-general = { $n ->
    [one] { $n } citizen in the general supply
   *[other] { $n } citizens in the general supply
}
troyes-events-won = { $n ->
    [one] { $n } event countered
   *[other] { $n } events countered
}
troyes-secret = secret character

## tournay

tournay-round = Round { $round }
tournay-round-of = Round { $round } of { $limit }
tournay-last-round = Last round
tournay-end = The end
tournay-points = { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
}
tournay-criers = criers revealed: { $n } ({ $of } needed)
tournay-supply = { $n ->
    [one] supply: { $n } { $colour } citizen
   *[other] supply: { $n } { $colour } citizens
}
tournay-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tournay-crier = the crier of this pile has been revealed
tournay-card = { $n ->
    [one] { $name }, { $colour }, level { $level }, price { $price }, { $n } prestige point
   *[other] { $name }, { $colour }, level { $level }, price { $price }, { $n } prestige points
}
tournay-back = { $colour } card of level { $level }, face down
tournay-damage = damaged
tournay-token = grey token
tournay-on-it = { $colour } citizen on it
tournay-good = for all
tournay-bad = harmful
tournay-coins = { $n ->
    [one] { $n } coin, { $circles } circles
   *[other] { $n } coins, { $circles } circles
}
tournay-district = District: { $name }
tournay-built = { $n ->
    [one] { $n } rampart built
   *[other] { $n } ramparts built
}
tournay-plaza = { $colour }: { $up } standing, { $down } lying
tournay-covered = { $n ->
    [one] { $n } card covered
   *[other] { $n } cards covered
}
tournay-looked = Looked at
tournay-rampart = Rampart
tournay-procession = The crier's procession
tournay-bells-left = { $n ->
    [one] one more bell and the end may come
   *[other] { $n } more bells until the end may come
}
tournay-bells-out = { $n } of { $of }: the end may come
tournay-rounds-left = { $n ->
    [one] { $n } round left at most
   *[other] { $n } rounds left at most
}
tournay-rings = rings:
tournay-rings-you = If the bell rings now: { $what }
tournay-rings-other = { $name }: { $what }
tournay-spared = nothing for you
tournay-spared-other = nothing
tournay-areas = { $areas } of 9 areas, { $prestige } of 2 prestige
tournay-plaza-title = Plaza
tournay-plaza-count = { $up } standing, { $down } lying, { $work } at work
tournay-hand-count = Hand: { $cards }, { $ramparts }, at most { $most }
tournay-not-now-name = Not now: it stands in your district already.
tournay-not-now-card = Not now: it costs another card of your hand, too.
tournay-not-now-citizen = Not now: it costs a standing citizen of yours, too.
tournay-not-now-price = Not now: it costs more deniers than you have.
tournay-hand-of = Hand of { $name }
tournay-ramparts = { $n ->
    [one] { $n } rampart
   *[other] { $n } ramparts
}
tournay-look-two = look at two
tournay-closed = closed
tournay-supply-title = Supply
tournay-hiring = hiring a rival's citizen
tournay-only-you = only you
tournay-first = first
tournay-ledger = Prestige, if it ended now
tournay-ledger-rest = with cards and ramparts
tournay-hiring-price = { $n ->
    [one] hiring costs { $n } denier
   *[other] hiring costs { $n } deniers
}
tournay-gather = Gather
tournay-empty-area = empty area
tournay-event-pile = { $n ->
    [one] { $n } event to come
   *[other] { $n } events to come
}
tournay-needs = { $n ->
    [one] needs { $n } citizen
   *[other] needs { $n } citizens
}
tournay-ledger-short = Prestige
tournay-then-lie = { $n ->
    [one] { $n } citizen lies down
   *[other] { $n } citizens lie down
}
tournay-then-discard = { $n ->
    [one] { $n } card from your hand goes
   *[other] { $n } cards from your hand go
}
tournay-then-damage = { $n ->
    [one] { $n } building is damaged
   *[other] { $n } buildings are damaged
}
tournay-does-gain_best = the colour you choose
tournay-does-draw = draw { $colour }
tournay-does-draw-any = draw any colour
tournay-does-reveal_take = from three top cards
tournay-does-recruit = recruit { $citizen }
tournay-does-stand_up = { $n ->
    [one] one stands up
   *[other] up to { $n } stand up
}
tournay-does-combat = fight an event, free
tournay-does-combat-keep = fight, keep coins
tournay-does-fire_events = set off events
tournay-does-build_ramparts = build ramparts
tournay-does-copy = copy a rival's
tournay-does-damage_others = damages the others
tournay-does-shield = shields once
tournay-does-levy = levy on a colour
tournay-does-richest_pays = the richest pays
tournay-does-on_activate = activated in line
tournay-does-on_play = played in line
tournay-does-on_play_combat = played in line
tournay-does-on_play_combat-keep = in line, keep coins
tournay-does-discount = cheaper in line
tournay-does-on_gather = when you gather
tournay-does-earn_rate = when you earn
tournay-does-chain = one more works
tournay-does-every_second = every second one
tournay-does-every_second-keep = every second one
tournay-does-leader_gains = whoever leads
tournay-does-richest_loses = the richest
tournay-counts-standing = standing { $citizen }
tournay-counts-lying = lying citizen
tournay-counts-citizen = { $citizen }
tournay-counts-citizen_set = trio of citizens
tournay-counts-pair = standing pair
tournay-counts-card = { $card }
tournay-counts-card_set = trio of cards
tournay-counts-building = building
tournay-counts-character = character
tournay-counts-prestige = prestige building
tournay-counts-empty_area = empty area
tournay-counts-four_deniers = in the purse
tournay-counts-rampart_built = built rampart
tournay-counts-event_coin = coin on events
tournay-counts-one = for its builder

## number

number-effect = effect
number-hire = hiring cost
number-divisor = divisor
number-vp = VP
number-flags = flags
number-cost = price
number-pp = prestige points
number-effects = effect
number-circles = circles for coins
number-faces = the two sides
number-colour = colour
number-copies = number of copies
number-black_dice = black dice
number-calls = the deck of the second card
number-deck = deck
number-period = round
number-delayed = for later
number-counts = what is counted
number-from = how many are asked for
number-from_two_players = how many are asked for in a game for two
number-level = level
number-kind = kind
number-removable = removable copies
number-expansion = expansion
number-positive = help or threat
number-loses_deniers = loss of deniers
postcard = Greetings from { $town }
