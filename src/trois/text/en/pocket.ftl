## load

load-title = The city is being built
load-lead = Only this once. After that it opens at once, even on the train.
load-opening = The gates are opening
load-part = Loading: { $part }
load-size = { $loaded } of { $total } MB
load-slow = Slow network? Close it; it goes on where it stopped.
load-stopped = Loading has stopped. What is already here stays here.
load-go-on = Go on
load-old = This browser is too old for Trois without a server. Chrome, Edge, Firefox and Safari of the last two years can do it.
load-language = Language

## part

part-machine = The workshop
part-library = Tools
part-games = Three games and their rules
part-pictures = Pictures
part-opponents = Opponents
part-lessons = The lessons
part-pages = The pages

## install

install-title = Put Trois on this device
install-lead = All of it is loaded. No app store, no account, no advertising.
install-button = Install
install-later = Not now

## update

update-title = A new version is ready
update-lead = Your games stay where they are.
update-now = Use it now
update-later = Later

## kept

kept-title = Your games on this device
kept-lead = Everything you play here is kept in this browser and nowhere else. Bots, lessons and rules work without a network; friends need a server.
kept-save = Save everything as a file
kept-load = Load a file
kept-load-note = It takes the place of everything that is here now.
kept-sure = Yes, replace what is here
kept-loaded = Loaded. What was in the file is here now.
kept-not = This browser keeps nothing: the games are gone when you close it. Save them as a file.
kept-full = There is no room left to keep this. Nothing that was confirmed is lost: make room, then try again.
kept-foreign = This is not a file that Trois has saved, or it is from a newer version.

## home

home-lead = Play against bots or at one screen, also without a network. No account, no advertising.
