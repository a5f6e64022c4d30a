# Notices

notice-turn = It is your turn: { $game }
notice-soon = Your time is running out: { $game }
notice-bot = A bot plays for you now: { $game }
notice-over = The game is over: { $game }
notice-ask = Somebody says a seat is theirs: { $game }
notice-begun = The game has begun: { $game }
notice-turn-of = It is { $name }’s turn: { $game }
notice-soon-of = { $name }’s time is running out: { $game }
notice-bot-of = A bot plays for { $name } now: { $game }
notice-with = With { $names }
notice-stop = No more emails:
notice-test = This is how word will reach you.
notice-mail-subject = Shall Trois write to you?
notice-mail-body = Somebody, probably you, wants an email here when it is their turn. To agree, open this address:

# Coming back to a seat

watch-title = You are watching
watch-lead = This browser holds no seat here. If you sat down in another app or on another device, take your seat again:
watch-mine = This is my seat
watch-consent = { $names } must say yes. With your personal link it works at once.
watch-asked = The others have been asked. You keep watching until they say yes.
ask-title = Is this { $name }?
ask-lead = Somebody with another browser says: this is my seat. Say yes only if you know that it is { $name }.
ask-said-yes = You said yes; the others are asked, too.
reopen = A way back for { $name }
reopen-lead = Send this link to { $name }. It works once, for seven days, and leads back to the seat; a new link replaces it.
back-title = Your seat is waiting, { $name }
back-lead = The host has sent you this link. Whoever uses it first plays as { $name }.
back-sit = Take my seat
link-gone = This link shows nothing any more
link-gone-lead = It was used, has expired or was replaced. Ask for a new one.

# Devices

devices-title = Your other devices
devices-lead = The same seats, games and feats on the phone, the tablet, the other browser.
devices-phone = Use your phone
devices-phone-lead = Point its camera at this code. The phone is you from then on, also in the middle of a game.
devices-once = Works once, for ten minutes.
devices-new-sign = A new code
devices-link = Your personal link
devices-link-lead = For a browser without a camera. Whoever has it plays as you: keep it to yourself.
devices-show = Show
devices-renew = Make a new one
devices-old-ends = the old one ends
devices-make = Make a personal link
devices-revoke = Revoke
devices-known = Where you are known
devices-here = here
devices-sign-out = Sign out
devices-sign-out-others = Sign out all but this one
devices-nobody = You are not known here yet: sit down at a table first.
devices-unknown = A browser
devices-passkey = A passkey
devices-passkey-lead = Your fingerprint, your face or the PIN of the device brings you back in any browser, even after its memory was cleared. No password, no email.
devices-passkey-add = Add a passkey
devices-passkey-use = Use my passkey
devices-passkey-none = This browser knows no passkeys here: they need https and a recent version.
devices-passkey-refused = That did not work. Nothing has changed.
devices-are-you = Are you { $name }?
devices-become = This browser plays as { $name } from now on, with the same seats, games and feats.
devices-had = { $n ->
    [one] This browser has one table of its own as { $name }. It stays, but this browser comes back to it only as that person.
   *[other] This browser has { $n } tables of its own as { $name }. They stay, but this browser comes back to them only as that person.
    }
devices-yes = Yes, this is me

# Invitation

invite-title = { $name } invites you to { $game }
invite-nameless = You are invited to { $game }
invite-watch-title = Come and watch { $game }
invite-won = { $name } won { $game }
invite-minutes = { $from }–{ $to } min
invite-players = { $fewest }–{ $most } players
invite-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
    }
invite-yours = This seat is yours
invite-name = Your name at the table
invite-sit = Sit down
invite-sit-as = Sit down as { $name }
invite-learn = { $n ->
    [one] Learn in one minute first
   *[other] Learn in { $n } minutes first
    }
invite-watch = Watch
invite-no-account = No account, nothing to install. This browser keeps your seat; your other devices can use it too.
invite-live = This table plays live: set aside { $from } to { $to } minutes.
invite-days = { $n ->
    [one] This table plays over days: one day for a turn.
   *[other] This table plays over days: { $n } days for a turn.
    }
invite-host = host

# Waiting

call-title = Call your friends
call-lead = Whoever opens this link sits down beside you. No account.
call-share = Share the link
call-qr = Point a phone at it
call-network = Works for every device in this network.
call-local = This address works on this computer only. So that others can reach it, start the server with { $command }.
call-text = { $name } invites you to { $game }. Sit down:
call-seats = At the table
call-fill = Fill this seat
call-nobody = nobody yet
call-free = Free seat
call-bot = A bot
call-here-note = a curtain falls between turns
call-take-away = Remove the seat
call-start = Start now
call-chairs = { $n ->
    [one] Free seats are removed: you would play alone.
   *[other] Free seats are removed: there would be { $n } of you.
    }
call-more = One more, or a bot.
call-with-friends = With friends

# Pace

pace-title = Pace of the table
pace-more = Time, talk and watching
pace-live = Live
pace-days = Days per turn
pace-live-note = { $n ->
    [one] Everybody stays. Whoever is away for a minute may be replaced by a bot until they come back.
   *[other] Everybody stays. Whoever is away for { $n } minutes may be replaced by a bot until they come back.
    }
pace-days-note = { $n ->
    [one] One day for each turn, and a message when it is yours.
   *[other] { $n } days for each turn, and a message when it is yours.
    }
pace-number = Days for a turn
pace-away = Minutes of absence
pace-weekends = Weekends off
pace-end = When the time is up
pace-end-remind = remind only
pace-end-bot = a bot plays on
pace-end-turn = a bot plays this turn
pace-since = waiting since { $when }
pace-until = until { $when }
pace-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
    }
pace-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
    }
pace-whole-days = { $n ->
    [one] one day
   *[other] { $n } days
    }
pace-relief = { $names } would let a bot play for { $name }.

# Word when it is one's turn

tell-title = A message when it is your turn
tell-lead = For games over days, and for a friend who left the page. One message for a turn; none while you are looking.
tell-push = On this device
tell-push-on = This device gets messages.
tell-push-refused = The browser does not allow it: change that in its settings for this page.
tell-mail = By email
tell-hook = By a webhook (Discord, Slack, Matrix or another, https)
tell-table-hook = A webhook for the table
tell-table-hook-lead = It tells a group, in Discord, Slack, Matrix or elsewhere, whose turn it is: once for each turn, and nothing of the game.
tell-to-table = To the table
tell-add = Add
tell-remove = Remove
tell-unconfirmed = open the link in the email first
tell-confirmed = Emails will come to this address.
tell-stopped = No more messages will come this way.
tell-stop = Stop these messages
tell-confirm = Yes, write to me
tell-holiday = Holiday
tell-holiday-lead = Until that day no clock runs against you, at most { $days } days.
tell-others = { $n ->
    [one] One other table is waiting for you
   *[other] { $n } other tables are waiting for you
    }

# Errors

error-hook-address = A webhook is an https address without a name and password in it.
error-hook-private = That address does not lead to a public server.
error-push-form = The browser's subscription can't be read.
error-mail-address = That is not an email address.
error-hook-answer = That address answered, but not as a webhook does.
error-silent = Nobody answered there. Try again later.

# History

history-title = My games
history-all = { $n ->
    [one] All { $n }
   *[other] All { $n }
    }
history-with-friends = With friends
history-against-bots = Against bots
history-download = Download all
history-place = { $place } of { $of }
history-points = points
history-best = your best
history-alone = alone
history-today = the dice of the day
history-week = the Troyes of the week
history-replay = Replay
history-review = Review
history-won = Won, by opponent
history-won-note = First place; ties count as won.
history-of = { $won } of { $games }
history-friends = Friends
history-spread = Points: { $game }
history-mean = { $games ->
    [one] one game, { $mean } points
   *[other] { $games } games, { $mean } on average, { $best } at best
    }
history-last = last: { $n }
history-few = From five games on, a picture of your points stands here.
history-empty = No games yet. The first takes 20 minutes.
history-older = Older games
history-by-size = Wins, mean and best
history-games = games
history-wins = won
history-average = mean
history-top = best
history-size = { $n ->
    [1] { $game }, alone
   *[other] { $game }, { $n } players
    }
history-course = From game to game

# The dice of a day

today-title = Today’s dice
today-lead = One game of Troyes Dice alone, with the same dice for everybody. One try counts.
today-begin = Roll today’s dice
today-go-on = Go on with your try
today-new-in = new ones in { $hours } h { $minutes } min
today-closed = You see the ranking and the others' points when you have played.
today-your-try = Your one try
today-you = you
today-expert = expert
today-expert-plays = The expert is still playing the same dice.
today-ranking = Ranking of this server
today-played = { $n ->
    [one] one has played
   *[other] { $n } have played
    }
today-first = You are the first.
today-streak = { $n ->
    [one] One day in a row
   *[other] { $n } days in a row
    }
today-everybody = How everybody did
today-better = { $percent } had fewer points than you.
today-say = Tell your friends
today-share = Trois, { $day }: { $points } points, better than { $percent }. And you?
today-share-first = Trois, { $day }: { $points } points. And you?
today-hash = The dice were fixed before the day began. Hash of their seed; the seed itself is shown tomorrow:
today-tomorrow = Hash of tomorrow’s:
today-yesterday = Yesterday
today-watch = Watch { $name }’s game
today-card = { $title }: { $points } points
today-card-facts = { $day } · better than { $percent }
today-picture = As a picture
today-for-all = The same for everybody

# The game of a week

week-title = This week’s Troyes
week-lead = One game of Troyes against two stewards, with the same city, cards and rolls for everybody. One try counts.
week-begin = Begin this week’s game
week-new-in = a new one on Monday
week-expert-plays = The expert is still playing the same game.
week-streak = { $n ->
    [one] One week in a row
   *[other] { $n } weeks in a row
    }
week-share = Trois, week of { $day }: { $points } points in Troyes, better than { $percent }. And you?
week-share-first = Trois, week of { $day }: { $points } points in Troyes. And you?
week-hash = The game was fixed before the week began. Hash of its seed; the seed itself is shown next week:
week-tomorrow = Hash of next week’s:
week-yesterday = Last week

# Talk

talk-title = At the table
talk-say = Say something short
talk-send = Say
talk-well-played = Well played!
talk-one-moment = One moment
talk-your-turn = Your turn!
talk-sorry = Sorry!
talk-thanks = Thanks!
talk-mute = Mute { $name }
talk-unmute = Let { $name } speak
talk-setting = Talk at the table
talk-setting-words = anything
talk-setting-phrases = phrases only
talk-setting-none = nothing
watch-setting = Watching
watch-setting-all = allowed
watch-setting-later = after the end
watch-setting-none = not allowed
watch-who = { $n ->
    [one] one watches
   *[other] { $n } watch
    }
