### What may be wrong. The engine reads the English entries by itself: they are plain text with places, one line each.

## Sentences and their places

place = { $outer }: { $inner }
record = record
position = position
seat = seat { $seat }
seat-area = seat { $seat }, { $area }
decision = seat { $seat }, decision { $number }
older-rules = of rules version { $version }, which version { $known } cannot follow

## The command line

see-help = { $what } (see: { $command } --help)
required = the following arguments are required: { $names }
unrecognized = unrecognized arguments: { $names }
ambiguous = ambiguous option: { $name } could match { $names }
argument = argument { $name }: { $what }
invalid-choice = invalid choice: '{ $answer }' (choose from { $choices })
one-argument = expected one argument
no-value = it takes no value
not-int = '{ $answer }' is not a whole number
not-float = '{ $answer }' is not a number
not-whole = '{ $answer }' is not a whole number of at least 0
missing-extra = this needs { $module }, which is not installed: pip install '{ $extra }'
no-language = there is no language '{ $language }'; there are: { $languages }
no-game = there is no game '{ $game }'; there are: { $games }
no-rules = there are no rules of '{ $game }'
no-chapter = there is no chapter '{ $chapter }'; there are: { $chapters }
option-form = --option { $word }: write NAME=VALUE, such as expansion=true
option-twice = --option { $name }: given twice
resume-terms = --resume goes on with the game as it was saved: leave out { $name }
sim-human = --seats: in a simulation every seat is a bot
nobody = seats: '{ $kind }' at place { $place } is nobody; there are: { $kinds }
long-name = seats: the name '{ $name }...' is longer than { $most } letters
is-over = { $file }: this match is over; look at it with: trois replay { $file }
who-plays-on = { $file }: '{ $who }' played it; say with --seats who is to play on
seats-of-match = --seats: the match has { $seats } seats, not { $number }
at = --at { $at }: the record has { $total } decisions; positions go from 0 to { $total }
no-seat = --seat: there is no seat '{ $seat }'; there are: { $seats }
seconds-jobs = --seconds and --jobs: numbers above 0
no-number = There is no choice { $answer }: they go from 1 to { $last }.
no-choice = '{ $answer }' is not possible now; type the number of a choice, or its text. ? helps.

## Files, and what the system says about them

no-such-file = No such file or directory
denied = Permission denied
is-folder = Is a directory
not-folder = Not a directory
file-exists = File exists
disk-full = No space left on device
name-too-long = File name too long
read-only = Read-only file system
address-used = Address already in use
no-address = Cannot assign requested address
cannot-read = cannot be read: { $what }
cannot-write = cannot be written: { $what }
file-there = { $file } is there already; choose another name
exists-already = { $file }: exists already; give another name, or go on with it: --resume { $file }
no-folder = its folder does not exist
not-utf8 = it is not UTF-8 text
not-json = not a whole JSON text; it may be cut off
toml-line = not TOML: line { $line }, column { $column }
toml-end = not TOML: its end is missing
toml-limits = a number in it is too long, or its brackets are nested too deeply
text-syntax = text { $entry }: line { $line } is not the part of Fluent that Trois reads
later-feats = written by a later version of trois

## Data of every kind

whole-action = an action is a whole number, not { $found }
whole-seat = a seat is a whole number, not { $found }
whole-seed = a seed is a whole number, not { $found }
whole-at = `at` is a whole number, not { $found }
whole-seats = the number of seats is a whole number, not { $found }
whole-games = the number of games is a whole number, not { $found }
whole-processes = the number of processes is a whole number, not { $found }
whole-simulations = the number of simulations is a whole number, not { $found }
whole-max-cycles = max_cycles is a whole number, not { $found }
not-table = expected a table of named values, found { $found }
key-not-text = the key { $name } is not text
key-missing = '{ $name }' is missing
key-unknown = unknown key { $name }
not-flag = expected true or false, found { $found }
not-text = expected text, found { $found }
not-list = expected a list, found { $found }
not-integer = expected a whole number, found { $found }
length = expected { $length } values, found { $found }
not-between = { $value } is not between { $least } and { $most }
not-among = { $value } is not one of { $choices }
not-json-value = { $value } cannot stand in JSON
expected-word = expected '{ $word }'
fixed = it cannot be changed
fixed-word = expected '{ $word }'; it cannot be changed

## Matches

seats = { $game } is for { $fewest } to { $most } seats, not { $number }
no-option = { $game } has no option '{ $name }'; it has: { $names }
no-options = { $game } has no option '{ $name }'; it has none at all
option-value = option { $name }: { $value } is not one of { $choices }
seed = a seed is a whole number of at least 0, not { $number }
no-part = the game '{ $game }' has no part in '{ $layer }': there is no module { $module }
other-view = this is a view of '{ $game }', not of '{ $other }'
over = the match is over
not-asked = seat { $seat } is not asked now; waiting for: { $waiting }
no-seat-number = there is no seat { $seat }; seats go from 0 to { $last }
no-action = no action is called '{ $text }'
no-action-alike = no action is called '{ $text }'; did you mean: { $alike }
no-action-number = there is no action { $action }; they go from 0 to { $last }
action-part = { $kind }: { $part } { $value } does not exist
not-legal = seat { $seat } cannot '{ $action }' now; it can: { $choices }
undo-nothing = seat { $seat } has no decision to take back
undo-chance = a roll or a reveal came after it: the other seats must agree
undo-others = another seat has decided since: the other seats must agree
outcome-range = chance outcome { $at }: { $outcome } is not between 0 and { $most }
outcome-missing = chance outcome { $at } is missing

## Records and positions

record-format = format { $version }; this version reads format { $known }
rules-version = { $game } rules version { $version }; this version plays { $known }
record-game = a match of { $game }, not of { $other }
record-checksum = its checksum does not match its content; it was altered
record-cards = played with other card numbers than this version has
decisions-left = it has decisions left for seats that are not to move
record-outcomes = more chance outcomes than the match used
record-scores = the scores it states are not those the match comes to
record-no-seed = it does not tell the seed that its outcomes were drawn from
record-seed = the seed is not the one whose hash was published
record-outcome = chance outcome { $at } is not the one its seed gives
at-range = the record has { $total } decisions: `at` goes from 0 to { $total } (-1: all of them), not { $at }
position-game = a position of { $game }, not of { $other }
step-not-allowed = { $step } is not allowed there
step-ends = { $step } ends the action
step-of-none = { $step } is not a step of an action

## Cards

cards-key = unknown key { $name }; known: { $keys }
cards-table = expected a table, found { $found }
cards-value = expected a value like { $old }, found { $found }
cards-rows = expected rows, each with its id, found { $found }
cards-no-id = a row without an id: { $found }
cards-id = unknown id { $id }; known: { $ids }
cards-large = larger than { $size } KiB
cards-print = a text has characters that cannot be printed
cards-values = a value cannot stand in JSON
effect-needs = '{ $effect }' needs it
troyes-activations = { $divisor } allows { $times } activations; there are at most { $most }
troyes-palace = the Palace has one space for each value, 1 to 6
troyes-two-rows = value { $value } has two rows
troyes-no-row = value { $value } has no row
troyes-six-spaces = { $rows } rows of { $length } spaces do not make 6 spaces
troyes-no-space = there is no space { $space }
troyes-space-twice = a space is named twice
troyes-delayed = whether a card acts at once or later is part of its effect
troyes-steps = the steps must rise
dice-two-faces = no tile has two { $colour } faces
dice-neighbours = { $left } and { $right } are not neighbours, left before right
tournay-prestige = prestige buildings are the cards of level 3
tournay-card-effect = '{ $effect }' is no effect of a { $kind } card
tournay-event-effect = '{ $effect }' is no effect of an event
tournay-one-effect = expected 1 effect, found { $found }
tournay-standing = only 'standing' is compared
tournay-no-colour = at least one colour is needed
tournay-pile = expected 9 base cards, { $swapped } removable and { $swapped } of the expansion, found { $base }, { $removable } and { $extra }

## Positions of Troyes

troyes-deniers = deniers below 0
troyes-influence = influence is not between 0 and { $most }
troyes-vp-sum = vp do not add up
troyes-vp-below = vp below 0
troyes-vp-losses = vp: only losses are below 0
troyes-modifiers = modifier cubes do not add up
troyes-supply = a supply below 0
troyes-citizens = seat { $seat } has { $count } citizens, not { $all }
troyes-none-in-play = seat { $seat } has no citizen in play
troyes-neutral = { $count } neutral citizens; there are { $all }
troyes-one-space = two tradesmen on one space
troyes-face-down = tradesmen on a face-down card
troyes-nobodys-tradesman = a tradesman of nobody
troyes-dice-count = { $count } { $colour } dice; there are 6
troyes-dice-sum = { $colour } dice do not add up
troyes-black-count = there are six black dice
troyes-black-order = expected at most six values, low to high
troyes-event-twice = an event card is in two places
troyes-event-missing = a { $colour } event card is missing
troyes-marauding = Marauding is not its first event
troyes-other-deck = { $deck } holds another deck's card
troyes-red-events = there are not as many red events as rounds
troyes-red-deck = one card less for each round
troyes-yellow-deck = one card less for each red card that calls it
troyes-not-queued = cubes on { $event }, which is not in the queue
troyes-full = { $event } is full and not countered
troyes-nobodys-cube = { $event }: a cube of nobody
troyes-column = a column does not add up
troyes-open-spaces = open spaces do not add up
troyes-round-0 = round 0 is the initial placement and no other
troyes-over-early = over before the last round
troyes-black-dice = black dice lie there while they are countered and no longer
troyes-district = deniers in a district
troyes-passed = a player who has passed is not asked
troyes-no-die = no die is left, but the round goes on
troyes-left = what is left to do does not fit
troyes-miller = only the Miller uses it
troyes-all-placed = the initial placement is complete
troyes-places-now = another seat places now
troyes-supply-placed = supply and placed citizens do not add up
troyes-neutral-placed = the number of neutral citizens does not fit the initial placement
troyes-nothing-yet = during the initial placement nobody is expelled and no die is rolled yet
troyes-owner = expected a seat, grey or null, found { $found }
troyes-expelled = one citizen of a colour at most lies on a building
troyes-players-only = only players have tradesmen
troyes-two-tradesmen = seat { $seat } has two tradesmen on one card
troyes-six-owners = expected six owners
troyes-hangs = a cube on space { $space } hangs in the air
troyes-event-cubes = expected owners of cubes, fewer than the event has flags
troyes-character-twice = a character is dealt twice
troyes-other-slot = { $card } does not belong there

## Positions of Troyes Dice

dice-plazas = each of the nine tiles lies on one slot
dice-half = the game ends after the afternoon of day 8
dice-tiles = three different tiles with the expansion, none without
dice-tile-slot = slot { $slot } has no plaza with two equal faces
dice-numbers = [{ $numbers }] are not the numbers 1 to 6
dice-standard = [{ $numbers }] is not the standard order 1 to 6
dice-run = [{ $numbers }] runs neither up nor down from { $first }
dice-four = [{ $dice }] are not four dice from low to high
dice-black = the black { $value } must lie before clear dice of the same value
dice-stage = with { $numbering } numbering this is not asked
dice-number-twice = a number is written twice
dice-left-to-right = numbers are written from left to right
dice-numbers-asked = [{ $numbers }] does not fit the question
dice-not-rolled = nothing is rolled before the columns are numbered
dice-not-drawn = nothing is drawn before the columns are numbered
dice-shown = the sheet cannot have come from this one in a half-day
dice-waiting-order = seats stand in order, each once
dice-herald = [{ $waiting }], but only the herald, seat 0, numbers the columns
dice-half-day = [{ $waiting }]: a seat decides in every half-day, none after the last
dice-circled = { $circled } circled, from { $least } to { $most }
dice-unspent = unspent { $unspent } of { $circled }
dice-citizens = { $count } { $colour } of { $most }
dice-cathedrals = the order [{ $order }] does not match those built: [{ $built }]
dice-crossed = { $count } dice, but at most { $most } by now
dice-not-waited = '{ $question }' does not fit the seats that are waited for
dice-work = an entry means nothing
dice-bonuses = { $count } bonuses at once, more than { $most }
dice-bonuses-left = bonuses are left, but '{ $question }' is asked
dice-any-type = plaza { $plaza } asks for no resource of any type
dice-no-answer = '{ $question }' has no answer here

## Positions of Tournay

tournay-last-round = round { $round } is always the last one
tournay-citizens-below = fewer than 0 { $colour } citizens somewhere
tournay-citizens = { $count } { $colour } citizens; the game has { $all }
tournay-deniers = fewer than 0 deniers somewhere
tournay-times = { $card } is there { $count } times
tournay-coins = { $coins } coins on place { $place } of the queue, which has room for { $most }
tournay-district = a district spans 3 rows and 3 columns at most, holds together and has { $centre }
tournay-one-name = two prestige buildings of one name
tournay-placed = { $placed } citizens on buildings, not { $kept }
tournay-hand-order = a hand that is not in order
tournay-hand-known = a card in hand that its owner does not know
tournay-stack = an area has one stack of at least one card
tournay-stack-colours = cards of different colours lie on one another
tournay-occupied = only buildings of levels 1 and 2 are occupied
tournay-cannot-work = a { $colour } citizen cannot work there
tournay-index = the district is indexed as { $kept }, not { $found }
tournay-other-pile = { $card } is in pile { $pile }
tournay-pile-cards = { $count } cards of { $pile }; the game has { $all }
tournay-criers = { $count } criers in it
tournay-crier-known = a crier that is known
tournay-knows = it has a card known to a seat that does not exist
tournay-stocked = noted as empty or not, wrongly
tournay-visible = a visible card that not everybody knows
tournay-knowers = expected lists of the seats that know a card, -1 for spectators
tournay-asked-over = somebody is asked exactly while the game is not over
tournay-asked-together = the seats [{ $seats }] are not asked together
tournay-asked-turn = seat { $seat } is asked in the turn of seat { $active }
tournay-looked = { $count } cards are looked at
tournay-looked-pile = the cards looked at are not of the pile that is drawn from
tournay-question = the question '{ $question }' does not fit the table
tournay-no-answer = seat { $seat } is asked what it cannot answer
tournay-work-item = expected a kind of work and three numbers, found { $found }
tournay-work-during = '{ $work }' is to be done during '{ $question }'
tournay-work-end = work ends in the end of a turn, the action of a turn or the end of the game
tournay-work = the work '{ $work }' does not fit the table
tournay-three-actions = expected up to three actions, found { $found }
tournay-answered = seat { $seat } has answered what it was not asked
tournay-last-card = seat { $seat } is asked exactly while its last card is not laid

## Bots, simulation and arena

no-bot = there is no bot '{ $name }'; there are: { $names }, module:Class or 'exec:program' for one of your own
bot-import = bot '{ $bot }': { $module } can't be imported: { $what }
bot-missing = bot '{ $bot }': { $module } has no { $name }
bot-made = bot '{ $bot }' could not be made: { $what }
bot-choose = bot '{ $bot }': it needs a method choose(view, legal, clock)
bot-program = bot '{ $bot }': there is no program '{ $program }' that could be run
bot-command = bot '{ $bot }': { $what }
bot-exec = bot 'exec:': write the program after it, such as exec:./mybot
network-size = a network has { $size } numbers, not { $found }
network-file = { $file } is not a file of weights
network-inputs = { $file } was made for other inputs: version { $version }, { $inputs }
no-network = { $level } has no network in { $game } that other weights could replace
no-task = there is no task '{ $name }'; there are: { $names }
other-benchmark = { $file } is no result of version { $version } of the benchmark
dataset-numbers = games, processes and simulations are numbers from 1 on
no-dataset = not a line of a dataset of version { $version }
games-range = --games { $games }: from 1 to { $most }
bots-needed = { $seats } seats need as many bots, not { $number }
margin = --margin belongs to --beats
beats-table = --beats asks about one table: name as many bots as it has seats
shares = --beats { $rate } --margin { $margin }: shares between 0 and 1, as 0.75 and 0.05
least-number = --{ $name } { $given }: a number of at least { $least }
needs-ray = --ray needs the extra [ray]: pip install '{ $extra }'
other-engine = { $file } was played by another version of the engine; choose another folder with --out
other-bots = { $file } was played by another version of a bot; choose another folder with --out
other-versions = { $file } was played by another version of the engine and a bot; choose another folder with --out
other-arena = { $file } holds the results of another arena; choose another folder with --out

## Environments

env-actions = actions are whole numbers, not { $found }
env-processes = { $games } games in { $processes } processes: there must be at least one game for each
env-games = { $games } games: there must be at least one
env-seeds = { $seeds } seeds for { $games } games
env-mask = reset_mask: { $games } truth values, not { $found } of shape { $shape }
env-closed = these games are closed: make new ones
env-ended = game { $game } has ended: reset it (options: reset_mask)
env-bot-answer = the bot on seat { $seat } answered { $action }, which is not a legal action
env-opponents = { $seats } seats: say who plays the others, such as opponents='steward' or 'self'
env-opponent-count = { $opponents } opponents for { $others } other seats
env-start-terms = a position has its own cards and options: name none beside start
env-start-game = the position is of { $found }, not of { $game }
env-start-seats = the position has { $found } seats, not { $seats }
env-memory = this game takes { $rows } rows of memory or more: memory={ $memory } is too little
env-rules = { $game } has rules version { $known }, not { $version }
env-seat = seat: '{ $seat }' is neither a number nor '{ $rotate }'
env-simulations = { $simulations } simulations: there must be at least one
env-forfeit = the episode has ended with an illegal action: reset it
env-illegal = game { $game }: action { $action } is not legal now
env-over = the episode is over: reset it
env-none = { $agent } has to decide: None is for agents whose game is over
env-main-guard = a process of the games has ended at once: a program that starts several begins below `if __name__ == "__main__":`, or says processes=1
no-reward = there is no reward '{ $reward }'; there are: { $rewards }

## Lessons

no-puzzle = there is no puzzle { $number }
lesson-not-asked = this is not asked here
lesson-kind = a step is one of { $kinds }
lesson-answer = an `ask` has an answer, nothing else has one
lesson-script = '{ $word }' is not a seat and an action, such as '1 pass'
lesson-point = '{ $point }' points at nothing: write one of { $kinds }, a colon and a name

## The server

at-least = --{ $name } { $given }: at least { $least }
at-most = --{ $name } { $given }: at most { $most }
infinite = --{ $name } { $given }: it must be a finite number
host = --host: an address to listen on, such as 127.0.0.1 or 0.0.0.0
allowed-host = --allowed-hosts { $host }: a name such as trois.example or *.example, without a port
address = --address { $address }: write it with http:// or https://
proxy = --trusted-proxies { $proxy }: an address such as 10.0.0.2 or a network such as 10.0.0.0/8
listen = cannot listen on { $address }: { $what }; try --port 0
processes-postgres = --processes: several need PostgreSQL (--database postgresql://...); SQLite has one server
processes-port = --processes: this system does not let several processes share a port
bots-form = --bots { $word }: module:Class or 'exec:program', such as Merlin=exec:./merlin
bots-twice = --bots { $word }: there is a bot '{ $name }' already; call it NAME={ $spec }
needs-postgres = PostgreSQL needs the extra [postgres]: pip install '{ $extra }'
database-open = cannot open the database { $database }: { $what }
database-file = unable to open database file
database-none = file is not a database
database-table = no such table: { $name }
database-form = the database needs a file or an address such as postgresql://user@host/name
database-kind = '{ $kind }' is no database for trois: sqlite or postgresql
database-newer = a newer version of trois has written to it
database-older = an older version of trois has written to it; trois serve brings it up to date
database-damaged = it is damaged ({ $what }); trois restore puts a backup in its place
database-taken = another server is using it
backup-tables = there are tables in the database already; --force puts the backup in their place
backup-no-database = { $file } is no database of trois: { $what }
backup-damaged = { $file } is damaged: { $what }
backup-copy = { $file } cannot be copied to { $target }: { $what }
no-program = PostgreSQL's { $program } is not installed here
program-failed = { $program } failed: { $what }
kind-of-seat = there is no kind of seat '{ $kind }'
no-level = there is no bot level '{ $level }'
query-number = { $name }: one whole number of at least 0
too-many-actions = more than { $most } actions at once
other-outcomes = line { $line }: other outcomes than when it was played
no-log = neither log nor snapshot
row-broken = there is something in it that trois did not write
body-json = cannot be read as JSON ({ $reason })
body-missing = { $place }: { $name } is missing
body-type = { $place }: { $wanted } expected
