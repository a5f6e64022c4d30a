## frame

frame-skip = Skip to the content
frame-settings = Settings
frame-name = Your name
frame-guest = Guest
frame-save = Save
frame-theme = Light or dark
frame-language = Language
frame-confirm = Confirm the end of a turn
frame-confirm-note = Asked where other people play too, never against bots alone.
frame-yes = Yes
frame-no = No
frame-sound = Sounds: dice, coins, bells, and a signal when it is your turn
frame-sound-on = On
frame-unaffiliated = A free project by people who like these games, not affiliated with their publisher. All drawings and texts are our own.
frame-links = This table
frame-rules = Rules
frame-sound-word = Sound

## theme

theme-system = Same as the device
theme-light = Light
theme-dark = Dark

## home

home-title = Three games, two old cities
home-lead = Play against bots at once, or send a friend a link. No account, nothing to install.
home-continue = Continue
home-your-turn = Your turn
home-open-seats = { $n ->
    [one] { $n } open seat
   *[other] { $n } open seats
}
home-games = The games
home-players = { $fewest } to { $most } players
home-play-now = Play now
home-new-table = New table
home-join = Open tables
home-watch = Watch
home-finished = Finished
home-nothing-to-join = No public table is waiting. Open one, and others find it here.
home-nothing-to-watch = No public table is playing just now.

## new

new-title = New table
new-game = Game
new-seats = Seats
new-seats-note = From { $fewest } to { $most } players.
new-seat = Seat { $number }
new-levels = How strong are the bots?
new-options = Options
new-who-comes = Who may join?
new-by-link = Only people with the link
new-public = Anyone: the table is listed on the home page
new-open = Open the table

## seat

seat-me = Me
seat-open = Open, for a friend
seat-here = Another person at this screen
seat-bot = Bot: { $level }
seat-none = Not used

## level

level-random = random
level-novice = novice
level-steward = steward
level-expert = expert
level-master = master

## level-about

level-about-random = Does anything that is allowed. Good for a first look at the rules.
level-about-novice = Sees what a move brings at once, and errs now and then.
level-about-steward = Plays soundly, without looking far ahead.
level-about-expert = Thinks a moment about what may come.
level-about-master = Takes its time and is hard to beat.

## table

table-share = Send this link to your friends
table-copy = Copy
table-copied = Copied
table-open-seat = Open seat
table-you = you
table-take = Sit down
table-take-here = One more person at this screen
table-take-back = Take the seat back
table-fill = Let a bot play
table-open = Open the seat
table-leave = Leave the seat
table-here = here
table-away = away
table-relieve = Let a bot play for { $name }
table-kept-warm = A bot plays in your seat while you are away.
table-bot-goes-on = A bot goes on for you; you can take the seat back at any time.
table-waiting = { $n ->
    [one] Waiting for one more player. This page updates by itself.
   *[other] Waiting for { $n } more players. This page updates by itself.
}
table-start = Start
table-about-to-start = All seats are taken; the match is about to begin.
table-hash = The dice are fixed from here on. Hash of their seed, to check afterwards:
table-about = About this table

## play

play-your-turn = Your turn
play-choose = What do you do?
play-choices = Choices
play-help = What is this about?
play-so-far = Your turn so far
play-waiting-for = Waiting for { $names }
play-thinking = Thinking: { $names }
play-thinks = thinks
play-to-decide = to decide
play-pass-to = Pass the device to { $name }
play-curtain = Nobody's secrets are on the screen now.
play-i-am = I am { $name }: go on
play-ends-others = This ends your turn: the others go on.
play-ends-reveal = This rolls or reveals something new.
play-new = { $n } new
play-fold = Fold or unfold
play-goods = What you have
play-confirm = Confirm
play-back = Back
play-undo = Undo
play-reset = Reset my turn
play-ask-undo = Ask to take back
play-undo-wish = { $name } would like to take the last decision back.
play-undo-agreed = You agreed. Still asked: { $names }.
play-undo-asked = The others are asked whether you may take it back.
play-agree = Agree
play-refuse = Refuse
play-board = Board
play-parts = Parts of the board
play-others = Others
play-enlarge = Enlarge or shrink: { $name }
play-lit = something to choose here
play-players = Players
play-since = Since your last turn
play-happened = What it meant for you
play-show-place = Show on the board
play-log = Log
play-connection-lost = Connection lost. Trying again; nothing you decided is lost.
play-hint = Hint
play-hint-title = What the bot would do
play-hint-note = How likely each of them is to win for you, and the final scores to expect.
play-hint-scores = Expected final scores:
play-hint-rank = hint { $rank }
play-hint-thinking = Thinking about it…
play-hint-cancel = Cancel
play-hint-close = Close hint

## over

over-alone = { $points ->
    [one] The end: { $points } point
   *[other] The end: { $points } points
}
over-winner = { $points ->
    [one] { $name } wins with { $points } point
   *[other] { $name } wins with { $points } points
}
over-shared = { $points ->
    [one] { $names } share the victory with { $points } point
   *[other] { $names } share the victory with { $points } points
}
over-rematch = Rematch
over-replay = Step through the match
over-record = Download the record
over-points = Where the points come from
over-dice = The dice
over-board = The board at the end
over-seed = Were the dice fair?
over-seed-note = The hash was shown before the first roll. Hash the seed now and you get the same; every roll of the match can be worked out again from it.
over-the-hash = Hash shown before the game
over-the-seed = Seed

## feats

feats-title = Your feats
feats-lead = What you have achieved in your finished games. Only you can see this.
feats-home = What you have achieved in your finished games
feats-earned = { $earned } of { $all } feats
feats-games = { $n ->
    [one] { $n } finished game
   *[other] { $n } finished games
}
feats-progress = { $games } of { $needed } games
feats-missing = not yet
feats-match = The match that earned it
feats-new = New feats
feats-no-new = No new feat this time.
feats-begun = On the way
feats-all = All your feats ({ $earned } of { $all })
feats-none = You have not finished a game of { $game } yet. What you achieve from now on is kept here.

## replay

replay-title = Replay
replay-step = Step { $at } of { $last }
replay-start = The match begins.
replay-move = Move through the match
replay-first = First step
replay-previous = Previous step
replay-next = Next step
replay-last = Last step
replay-slider = Step of the match
replay-go = Go
replay-run = Play
replay-eyes = Seen by
replay-everybody = Everybody
replay-file = A record downloaded here or saved in the terminal
replay-choose-file = Choose a file
replay-look = Open
replay-play-on = Play on from here
replay-play-as = as
replay-go-on = Go on with this game
replay-link = A link to this game
replay-link-note = The whole game is in the link; nothing is sent to anybody.
replay-take-along = Play on without a server
replay-at-server = Go on at a server
replay-go-there = Go there
replay-bring = A game from elsewhere
replay-bring-lead = Open a game that was saved as a file or came as a link. What is finished can be replayed; what is not can be played on.
replay-bring-reading = Opening the game …
replay-bring-broken = This link is incomplete, or not a game of Trois.

## error

error-title = That did not work
error-home = Back to the home page
error-other = Something went wrong. The match is safe.
error-no-lesson = There is no such lesson or puzzle.
error-no-table = There is no such table.
error-no-seat = There is no such seat.
error-seats = That number or kind of seats does not fit the game.
error-seat-taken = The seat is taken.
error-seat-refused = The others have said no.
error-asked-already = Somebody has just asked for this seat. Try again in a minute.
error-nobody-yet = You are not known here yet: sit down at a table first.
error-has-seat = You have a seat here already.
error-link-gone = That link shows nothing any more. Ask for a new one.
error-passkey = That passkey is not known here.
error-no-notices = This server cannot send messages.
error-too-few-seats = The game needs that many seats.
error-no-watching = This table is played behind closed doors.
error-watch-later = It can be watched when the game is over.
error-undo-today = This game is the same for everybody: a roll can't be taken back.
error-hint-today = This game is the same for everybody: it is played without hints.
error-sealed = The record opens when nobody can play this game any more.
error-no-talk = Nobody talks at this table.
error-phrases-only = At this table people talk by phrases only.
error-talk-too-fast = Slower, please: one line at a time.
error-seats-open = Some seats are still open.
error-not-your-seat = That is not your seat.
error-not-your-table = You do not sit at this table.
error-not-started = The match has not started.
error-not-over = The match is not over yet.
error-over = The match is over.
error-stale = That question has already been answered; this is the board as it is now.
error-illegal = That is not possible now; these are your options.
error-nothing-to-undo = There is nothing to take back.
error-not-your-turn = It is not your turn.
error-hint-too-many = That is a lot of hints at once; please think for a moment yourself.
error-review-too-many = You have asked for many reviews; please wait a minute.
error-review-not-over = The review comes when the match is over.
error-review-busy = Many reviews are being made just now; please come back in a few minutes.
error-hint-busy = The bots are very busy; please ask again in a moment.
error-hint-failed = The bot has no advice here.
error-no-replay = This replay is no longer here; please choose its file again.
error-no-record = Choose a record file first.
error-no-moment = The match has no such moment.
error-bad-record = That file is not the record of a match.
error-too-costly = That file would take too long to read.
error-reading-busy = Many files are being read just now; please try again in a moment.
error-not-away = That player is not away.
error-no-key = The request was not complete.
error-no-level = There is no bot of that level.
error-no-token = A token is needed: POST /api/persons gives one.
error-bad-wish = The request was not understood.
error-bad-setting = There is no such setting.
error-busy = The table is very busy; please try again.
error-database = The server cannot reach its database just now. Nothing that was confirmed is lost; this page tries again by itself.
error-status-408 = The request took too long to arrive.
error-status-429 = Those are a lot of requests at once; please wait a moment.
error-streams-too-many = Too many pages of this server are open at once; please close some.
error-tables-too-many = That is a lot of tables in a short time; please wait a moment.
error-bad-host = This server does not answer to that address.
error-bad-name = Please choose a name with characters that can be seen.
error-table-broken = This table can't be read any more. It has been set aside with everything that was stored of it; other tables go on.
error-undo-bot = Bots do not agree to that: since then dice were rolled or something was shown to others.
error-status-400 = The request was not understood.
error-status-403 = This page has expired. Go back, load it again and try once more.
error-status-404 = There is no such page.
error-status-405 = The request was not understood.
error-status-413 = That was too large.
error-bad-cards = That file of corrected cards cannot be used.

## cards

cards-legend = Corrected cards
cards-note = Do you own the boxed game? Choose a TOML file with the numbers that are different on your cards, in the form that trois cards uses; only what differs.
cards-changed = { $n ->
    [one] Played with corrected cards: one number differs
   *[other] Played with corrected cards: { $n } numbers differ
}
cards-card = Card
cards-number = Number
cards-usual = Usual
cards-here = At this table

## level-about

level-about-own = Provided by the owner of this server.

## play

play-pick-first = Dice first
play-picked = What for?
play-pick-clear = Put the dice back
play-fewer = Fewer times…
play-whose = Choose whose citizens
play-lower = One lower
play-higher = One higher
play-as-is = as it is
play-in-hand = The die in your hand
play-phases = Phases

## home

home-place = place { $n }

## play

play-to-moment = Show this moment in the replay
play-standing = points if it ended now
play-standing-open = points in sight if it ended now; what is hidden is not counted
play-now = Move now
play-thought = How much of its thinking time has passed

## over

over-yours = { $name }, the city is yours
over-ahead = { $n ->
    [one] { $points } points, one ahead of { $name }.
   *[other] { $points } points, { $n } ahead of { $name }.
}
over-behind = { $n ->
    [one] You have { $points }, one behind.
   *[other] You have { $points }, { $n } behind.
}
over-led = { $name } led until round { $round }.
over-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
over-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
over-to-rematch = To the rematch
over-rematch-waiting = { $name } wants to play again: the table is waiting.
over-ready = { $name } is ready
over-asked = { $name } has been asked
over-place = { $n }.
over-best = Most from: { $source } ({ $n })
over-points-word = points
over-sum = Points
over-curve = Points over the rounds
over-curve-note = The shaded last step is the end, with all that counts only then.
over-end = end
over-dice-note = { $n ->
    [one] One roll. The line is what chance would give.
   *[other] { $n } rolls by all players. The line is what chance would give.
}
over-dice-average = { $average } on average, 3.50 expected.
over-tallies = { $name } in numbers
over-for-deniers = { $n ->
    [one] for 1 denier
   *[other] for { $n } deniers
}
over-share = Share the result
over-postcard = Postcard of your town
over-by-day = By day
over-by-night = By night
over-share-text = { $title }: { $result }

## error

error-owner-link = This link has been used already or is too old; trois admin prints a new one.

## me

me-title = What this server knows about you
me-lead = There is no account: a cookie with a random number lets the server recognise you.
me-no-name = no name yet
me-tables = Tables with a seat of yours, or opened by you
me-cookies = Cookies
me-cookies-note = the random number, language, light or dark, confirmation, size of the window
me-forget-title = Delete what you know about me
me-forget-lead = Your name, your feats and your cookies are deleted. In running matches a bot plays on for you; in finished ones your seat gets another name, and the others keep their match. This can't be taken back.
me-sure = Yes, delete everything
me-forget = Delete
me-forgotten = Forgotten
me-forgotten-lead = The server no longer knows anything about you. When you come again, you are somebody new.

## admin

admin-title = How the server is doing
admin-lead = For its owner only. Tables, people and decisions are counted in the database; everything else concerns this process.
admin-refresh = Refresh
admin-leave = Sign out
admin-enter = Open the dashboard
admin-enter-lead = This link opens the owner's dashboard once, in this browser, for twelve hours.
admin-tables = Tables
admin-waiting = Waiting for players
admin-running = Being played
admin-over = Finished
admin-decisions = Decisions stored
admin-in-memory = In memory
admin-set-aside = Set aside, unreadable
admin-people = People now
admin-present = At their tables
admin-streams = Open pages
admin-addresses = From addresses
admin-persons = Known by name
admin-bots = Bots
admin-playing = Tables at which they play
admin-thinking = Processes thinking
admin-queue = Thoughts waiting
admin-tasks = Background tasks
admin-runs = { $n ->
    [one] runs; { $n } failure so far
   *[other] runs; { $n } failures so far
}
admin-fails = { $n ->
    [one] fails; { $n } failure so far
   *[other] fails; { $n } failures so far
}
admin-database = Database
admin-kind = Kind
admin-size = Size
admin-commits = A transaction takes
admin-refused = Changes not written
admin-machine = Process and machine
admin-process = Process number
admin-uptime = Running for
admin-memory = Memory
admin-requests = Requests
admin-load = Load
admin-disk = Disk, free and in all
admin-versions = Versions
admin-errors = Latest warnings and errors
admin-no-errors = None since the start.

## stage

stage-cards = A new round: cards are turned up
stage-income = Income and wages
stage-dice = The dice are rolled
stage-events = Events act
stage-black = Black dice
stage-wheel = The wheel turns
stage-crier = The crier rings the bell
stage-skip = click to skip

## taste

taste-builder = likes to build
taste-trader = likes to trade
taste-fighter = likes to fight
taste-gambler = likes to gamble
taste-courtier = likes fine company

## frame

frame-pages = Pages
frame-play = Play

## home

home-learn = Learn
home-rules = Rules
home-against-novices = You start against novices.
home-against = Opponents: { $level }.
home-against-asked = You will be asked how strong the bots should be.
home-change-level = Change

## level-ask

level-ask-title = How strong should the bots be?
level-ask-note = You have finished your first game. Choose for { $game } and for later; you can change it at any time.

## new

new-name-here = Name
new-nobody = Nobody yet
new-fair = The dice are fixed when the table opens, and anybody can check them afterwards.

## seat-kind

seat-kind-me = Me
seat-kind-open = Friend
seat-kind-here = This screen
seat-kind-bot = Bot
seat-kind-none = Empty

## level-short

level-short-random = plays at random
level-short-novice = plays like a beginner
level-short-steward = knows the rules well
level-short-expert = hard to beat
level-short-master = the strongest

## first

first-title = Your first game
first-read = Got it

## rules

rules-signs = What the signs mean
rules-read = Read the rule
rules-all = All rules
rules-close = Close

## learn

learn-title = Learn
learn-lead = A guided first game of each, ten to fifteen minutes long. Leave whenever you like: your place is kept.
learn-about-lesson = { $n ->
    [one] { $n } chapter
   *[other] { $n } chapters
}
learn-chapters-done = { $n } of { $all } done
learn-chapters = Chapters
learn-begin = Begin the lesson
learn-go-on = Go on
learn-again-lesson = Take it again
learn-puzzles = Puzzles
learn-solved-of = { $n } of { $all } solved
learn-chapter = Chapter { $number } of { $all }: { $name }
learn-done = done
learn-again = from the beginning
learn-of = { $n } of { $all }
learn-right = Right:
learn-happened = What happened
learn-why-not = Why not: { $name }?
learn-this-one = This one: { $name }
learn-times = { $name } ({ $n })
learn-solved = Solved:
learn-show-me = Show me
learn-next = Next
learn-back = Back a step
learn-skip = Skip
learn-finish = Let a bot finish
learn-rules = Rules
learn-leave = Leave, keep my place
learn-puzzle = Puzzle { $n }
learn-next-puzzle = Next puzzle
learn-overview = All lessons
learn-all-puzzles = All puzzles
learn-own-puzzles = From your own games
learn-own-puzzle = Round { $round } of your game
learn-own-task = It is your turn again, as it was in your game. Which decision would have been better?
learn-own-played = That is what you played. Look again!
learn-own-other = The review found something better.
learn-task = It is your turn. Which decision is clearly the best?
learn-gains = { $n ->
    [one] The best choice is expected to gain { $n } point more.
   *[other] The best choice is expected to gain { $n } points more.
}
