welcome = Fingerprint (hash) of the secret seed, which is shown at the end: { $hash }
curtain = Pass the device to { $name }. Press Enter when nobody else is looking.
no-player = There is no such player; there are: { $players }.
cannot-undo = There is nothing you can take back: dice have been rolled or something was shown since.
confirm = This cannot be taken back afterwards. Enter: do it. u: choose again.
saved = The record is saved in { $file }
resume = Go on later with: trois play --resume { $file }
save-record = Save the record? Enter: yes, as { $file }. n: no. Or type another name.
no-words = n no
go-on = Enter: back to the game.
bye = Nothing was started. Until next time!

## key

key-choose = number or text
key-more = m { $n } more
key-undo = u undo
key-sheet = s 2: player 2
key-hint = h hint
key-help = ? help
key-leave = q save, leave

## kind

kind-human = Player
kind-random = Random
kind-novice = Novice
kind-steward = Steward
kind-expert = Expert
kind-master = Master

## help

help-rules = { $title } in short
help-question = What you are asked
help-cards = Cards in sight
help-keys = Signs and keys
help-all-keys = Type the number of a choice, or its text, for example: { $example }. u takes your last decision back, m lists all choices, s 2 shows the sheet of player 2, h asks the bots for advice, q saves the game and leaves, ? shows this page.
help-go-on = Enter: the cards on the table.

## end

end-title = { $title }: the end
end-source = Points for
end-total = Total
end-rank = Rank
end-alone = { $points ->
    [one] { $name } reaches { $points } point.
   *[other] { $name } reaches { $points } points.
}
end-winner = { $points ->
    [one] { $name } wins with { $points } point!
   *[other] { $name } wins with { $points } points!
}
end-shared = { $points ->
    [one] { $name } share the victory with { $points } point!
   *[other] { $name } share the victory with { $points } points!
}
end-seed = Seed { $seed }; its hash, shown before the game, is { $hash }
end-hash = An earlier part came from a seed that is no longer known, with the hash { $hash }

## feats

feats-title = { $n ->
    [one] { $name }: { $earned } of { $all } feats in { $game }, { $n } finished game
   *[other] { $name }: { $earned } of { $all } feats in { $game }, { $n } finished games
}
feats-new = New feats for { $name }: { $feats }.
feats-see = All feats so far: trois feats
feats-none = Nobody has finished a game with feats here yet; Troyes Dice has them.
feats-nobody = Nobody called '{ $name }' has finished a game with feats here.
feats-damaged = The feats kept so far are damaged ({ $reason }); the file is kept as { $kept }, and a new one begins.
feats-not-kept = This game was not added to your feats: { $reason }.

## new

new-hello = Welcome to trois! Press Enter to take what is proposed.
new-game = Which game?
new-people = How many people play at this screen?
new-bots = How many bots play with you?
new-default = { $least }-{ $most }, Enter: { $default }
new-wrong = '{ $answer }' does not fit: a number from { $least } to { $most }, please.

## games

games-name = Name
games-title = Game
games-seats = Players
games-default = default

## replay

replay-drawn = Drawn: { $file }
replay-at = Decision { $at } of { $total }
replay-keys = Enter or n: on · p: back · a number: go there · q: leave
replay-wrong = '{ $answer }' does not fit: Enter, n, p, q, or a number from 0 to { $total }.

## cards

cards-title = { $game }: the printed numbers
cards-what = What
cards-numbers = Numbers
cards-source = Source
cards-changed = changed by your file; printed: { $old }
cards-reconstructed = ~ marks a reconstructed number: nothing known contradicts it, but nobody has read it from the printed card.
cards-file-words = The words in brackets are those of a cards file.

## source

source-rulebook = rulebook
source-sheet = sheet
source-wheel = wheel
source-public = public
source-deduced = deduced
source-reconstructed = ~ reconstructed

## verify

verify-good = { $file }: every roll and shuffle comes from the seed it committed to.

## hint

hint-thinking = Thinking about it…
hint-line = { $action }: chance to win { $share }, expected final scores { $scores }
hint-line-alone = { $action }: expected final score { $scores }

## learn

learn-next = Enter: next · b: back a step · q: leave, your place is kept
learn-keys = Number or text of a choice · ?: show me · b: back a step · q: leave
learn-kept = Your place is kept: the same command goes on from here.

## row

row-spaces = spaces
row-rows = rows
row-levels = levels
row-influence = influence
row-city_hall = City Hall
row-two_player_neutral = neutral citizens for two
row-wages = wages
row-cathedral = cathedral
row-agriculture = agriculture
row-cost = price
row-crossing_from_day = black die crosses out from day
row-start = at the start
row-administration = administration
row-resource_track = resource track
row-citizen_track = citizen track
row-citizen_columns = columns of citizens
row-change = changing a die
row-administration_at = administration building at
row-amount = amount
row-any = of any kind
row-citizen = citizen
row-citizen_at = citizen at
row-citizens = citizens
row-colour_wisdom = Wisdom for a colour
row-value_influence = Influence for a value
row-columns = columns
row-day = day
row-dice = dice
row-die = die
row-each = each
row-gives = gives
row-multiplier = times
row-other = other
row-others_at = other citizens at
row-prestige_at = prestige building at
row-resource = resource
row-resources = resources
row-resources_at = resources at
row-steps = numbers asked for
row-unlocks = unlocks
row-value = value
row-builder = who builds it
row-others = others
row-name = name
row-tile = tile
row-link = link
row-plaza = plaza
row-building = building

## help

help-read-on = More: { $command }
