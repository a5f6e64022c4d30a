"""From the words of the command line to a table."""

from pathlib import Path

import trois
from trois.bots.own import is_own
from trois.core.errors import BadOption, TroisError
from trois.core.game import AnyGame
from trois.core.match import Match
from trois.core.options import in_full
from trois.terminal import files, newcomer
from trois.terminal.drawing import drawing
from trois.terminal.play import Table
from trois.terminal.players import Player, parse_seats
from trois.terminal.screen import Leave, Screen
from trois.text import Text

DEFAULT_SEATS = "human,random"


def start(
    name: str | None,
    seats: str | None,
    seed: int | None,
    cards: Path | None,
    options: dict[str, object],
    save: Path | None,
    screen: Screen,
    text: Text,
) -> Table | None:
    """A new match; None when the person left before it began."""
    if save is not None:
        files.check_new(save)
    players = None if seats is None else parse_seats(seats)
    try:
        game = trois.games.get(name) if name else newcomer.ask_game(screen, text)
        if players is None:
            players = parse_seats(DEFAULT_SEATS) if name else newcomer.ask_players(game, screen, text)
    except Leave:
        screen.say(text("terminal.bye"))
        return None
    drawing(game.name)
    match = new_match(game, len(players), seed, cards, options)
    return Table(match, players, screen, text, save, True)


def resume(path: Path, seats: str | None, seed: int | None, save: Path | None, screen: Screen, text: Text) -> Table:
    """A saved match; it is saved to the same file again."""
    if save is not None and save != path:
        files.check_new(save)
    record = files.read_record(path)
    try:
        match = trois.replay(record, seed=seed)
        players = files.players_of(record)
    except TroisError as error:
        raise error.inside(str(path)) from None
    if seats is None:
        _refuse_own(path, players)
    players = _same_number(parse_seats(seats or ",".join(player.spec for player in players)), match.seats)
    if match.over:
        raise BadOption("is-over", file=str(path))
    return Table(match, players, screen, text, save or path, True)


def _refuse_own(path: Path, players: list[Player]) -> None:
    """A file that came from elsewhere never starts a program."""
    for player in players:
        if is_own(player.kind):
            raise BadOption("who-plays-on", file=str(path), who=player.spec[:60])


def _same_number(players: list[Player], seats: int) -> list[Player]:
    if len(players) != seats:
        raise BadOption("seats-of-match", seats=seats, number=len(players))
    return players


def new_match(game: AnyGame, seats: int, seed: int | None, cards: Path | None, options: dict[str, object]) -> Match:
    """Options are checked here first: none of them may pass for another argument."""
    known = in_full(game.name, game.options, options)
    return trois.new(game.name, seats, seed, cards, auto=True, **known)
