"""Feats of the people at this terminal, kept over finished games in one small file.

    {"format": 1, "people": {"Ada": [{"game": "troyes-dice", "match": "3f2a...", "feats": ["played-alone"]}]}}

By person, the oldest first: each finished game with what it gave. `match` is the hash of the match's first seed, so
that a match counts once. A person without a name is "".
"""

from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text as Ink

from trois._data_folder import data_file
from trois.core.data import Json, Reader
from trois.core.errors import TroisError, system_reason
from trois.core.match import Match
from trois.games import get, names
from trois.games.feats import Feats, feats_of
from trois.records.replay import parse
from trois.terminal import files
from trois.terminal.players import Player
from trois.terminal.screen import BAD, DIM, Screen
from trois.text import Text
from trois.text.about import feat_name

FORMAT: Final = 1
FILE: Final = "feats.json"
NAMELESS: Final = ""


class BadFeats(TroisError):
    """A damaged file of feats."""


class LaterFeats(TroisError):
    """A file of feats that a later version has written."""


class Played:
    """A finished game of a person."""

    def __init__(self, game: str, match: str, feats: list[str]) -> None:
        self.game = game
        self.match = match
        self.feats = feats


People = dict[str, list[Played]]


def history(played: list[Played], game: str) -> list[list[str]]:
    """What the finished games of one kind gave, the oldest first."""
    return [each.feats for each in played if each.game == game]


# The file


def path() -> Path:
    return data_file(FILE)


def read(file: Path) -> People:
    """Everybody's finished games; none where there is no file yet."""
    try:
        raw = file.read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise files.CannotSave("cannot-read", where=str(file), what=system_reason(error)) from None
    try:
        data = parse(raw, str(file))
    except TroisError as error:
        raise BadFeats(error.key, **error.values) from None
    return _people(Reader(data, str(file), BadFeats))


def _people(reader: Reader) -> People:
    if reader.integer("format", 1, 1 << 30) > FORMAT:
        raise LaterFeats("later-feats", where=reader.where)
    people = reader.table("people")
    reader.finish()
    return {name: [_read_match(row) for row in people.tables(name)] for name in people.data}


def _read_match(row: Reader) -> Played:
    feats = [str(feat) for feat in row.items("feats")]
    played = Played(row.text("game"), row.text("match"), feats)
    row.finish()
    return played


def write(file: Path, people: People) -> None:
    """In one piece or not at all."""
    told: dict[str, Json] = {name: [_as_json(each) for each in played] for name, played in people.items()}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.CannotSave("cannot-write", where=str(file), what=system_reason(error)) from None
    files.save(file, {"format": FORMAT, "people": told})


def _as_json(played: Played) -> Json:
    return {"game": played.game, "match": played.match, "feats": list[Json](played.feats)}


def set_aside(file: Path) -> Path:
    """Give a damaged file another name, which no file has yet: nothing of it is lost."""
    number = 1
    while True:
        kept = file.with_name(f"{file.stem}-damaged-{number}{file.suffix}")
        if not kept.exists():
            break
        number += 1
    try:
        return file.rename(kept)
    except OSError as error:
        raise files.CannotSave("cannot-write", where=str(kept), what=system_reason(error)) from None


# The end of a game


def keep(match: Match, players: list[Player], screen: Screen, text: Text) -> None:
    """Add a finished game to what each person at the table has played, and tell the feats that are new."""
    rules = feats_of(match.game.name)
    seats = seats_of_people(players)
    if rules is None or not seats:
        return
    file = path()
    try:
        people = _read_or_set_aside(file, screen, text)
        for name, seat in seats.items():
            add(people, name, match, rules.of_game(match.state, seat))
        write(file, people)
    except TroisError as error:
        screen.say(text("terminal.feats.not-kept", reason=text.sentence(error)), BAD)
        return
    for name in seats:
        _tell_new(name, history(people[name], match.game.name), match.game.name, rules, screen, text)
    screen.say(text("terminal.feats.see"), DIM)


def seats_of_people(players: list[Player]) -> dict[str, int]:
    """Whose game it was, by name. Somebody without a name is known only as the one person at the terminal."""
    people = [(seat, player.name) for seat, player in enumerate(players) if player.is_human]
    seats: dict[str, int] = {}
    for seat, name in people:
        if name != NAMELESS or len(people) == 1:
            seats.setdefault(name, seat)
    return seats


def add(people: People, name: str, match: Match, feats: list[str]) -> None:
    """A match that somebody has finished before, from a saved record, counts once."""
    played = people.setdefault(name, [])
    mark = match_mark(match)
    if all(each.match != mark for each in played):
        played.append(Played(match.game.name, mark, feats))


def match_mark(match: Match) -> str:
    seeds = match.record()["seeds"]
    first = seeds[0] if isinstance(seeds, list) else None
    return str(first["hash"]) if isinstance(first, dict) else ""


def _read_or_set_aside(file: Path, screen: Screen, text: Text) -> People:
    try:
        return read(file)
    except BadFeats as error:
        kept = set_aside(file)
        screen.say(text("terminal.feats.damaged", reason=text.sentence(error), kept=kept.name), BAD)
        return {}


def _tell_new(name: str, games: list[list[str]], game: str, rules: Feats, screen: Screen, text: Text) -> None:
    new = rules.newly_earned(games)
    if new:
        told = " · ".join(feat_name(game, feat, text) for feat in new)
        screen.say(text("terminal.feats.new", name=person(name, text), feats=told), "yellow")


def person(name: str, text: Text) -> str:
    return name or text("terminal.kind.human")


# The command


def show(name: str | None, screen: Screen, text: Text) -> None:
    """The feats of everybody who has finished a game here, or of one person."""
    people = read(path())
    chosen = {key: played for key, played in people.items() if name is None or _is_called(key, name, text)}
    if not chosen:
        screen.say(text("terminal.feats.none") if name is None else text("terminal.feats.nobody", name=name))
    for key, played in chosen.items():
        for game in names():
            rules = feats_of(game)
            games = history(played, game)
            if rules is not None and games:
                _show_person(person(key, text), games, game, rules, screen, text)


def _is_called(key: str, name: str, text: Text) -> bool:
    return person(key, text).casefold() == name.casefold()


def _show_person(name: str, games: list[list[str]], game: str, rules: Feats, screen: Screen, text: Text) -> None:
    earned = rules.earned_feats(games)
    counts = {"earned": len(earned), "all": len(rules.FEATS), "n": len(games)}
    screen.say(text("terminal.feats.title", name=name, game=get(game).title, **counts), "bold")
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
    for feat in rules.FEATS:
        has = feat in earned
        star = Ink("★", "yellow") if has else Ink("·", DIM)
        table.add_row(star, feat_name(game, feat, text), Ink("" if has else _progress(feat, games, rules), DIM))
    screen.show(table)


def _progress(feat: str, games: list[list[str]], rules: Feats) -> str:
    """How many games there are of those a feat takes."""
    needed = rules.games_needed(feat)
    return f"{rules.games_towards(feat, games)}/{needed}" if needed > 1 else ""
