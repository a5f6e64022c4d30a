"""Troyes in the terminal: players and districts, the city, activities, events, and what others are about to do."""

from rich.console import Group, RenderableType
from rich.text import Text as Ink

from trois import games
from trois.games.troyes.rules.rounds import wages
from trois.games.troyes.view import TroyesView
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import BUILDINGS
from trois.terminal.drawing import Space, seat_name
from trois.terminal.screen import CHOICE, DIM
from trois.terminal.troyes import board as parts
from trois.text import Text
from trois.text.troyes.characters import character_line, characters_of
from trois.text.troyes.seen import AREA, Sight, open_activities
from trois.text.voice import Voice


def board(voice: Voice, space: Space) -> list[RenderableType]:
    """All that lies on the table, and the viewer's own characters and cubes."""
    sight, names, text = Sight(voice.view), list(voice.names), voice.text
    seen = sight.seen
    things: list[RenderableType] = [parts.players_table(seen, names, text), parts.city(sight, text)]
    if seen["round"]:
        things += [parts.activities(sight, text, space.is_low), parts.events(sight, text, space.is_low)]
    if seen["seat"] is not None:
        things += character_lines(sight, seen["seat"], text)
        things += _own_cubes(seen, seen["seat"], text)
    if seen["trail"] and seen["question"] is None:
        things.append(_doing(seen, names, text))
    if seen["black"]:
        things.append(parts.black_dice(seen, text))
    return things


def sheet(voice: Voice, seat: int) -> RenderableType:
    """What one player has, in words; the table shows the rest."""
    sight, text = Sight(voice.view), voice.text
    lines: list[RenderableType] = [seat_name(seat, list(voice.names))]
    lines += [Ink(line) for line in _goods(sight, seat, text)]
    return Group(*lines, *character_lines(sight, seat, text))


def character_lines(sight: Sight, seat: int, text: Text) -> list[RenderableType]:
    return [Ink(character_line(sight, seat, name, text), CHOICE) for name in characters_of(sight, seat)]


def _own_cubes(seen: TroyesView, seat: int, text: Text) -> list[RenderableType]:
    cubes = _cubes(seen, seat, text)
    return [Ink(text(f"{AREA}.board.cubes", cubes=cubes), CHOICE)] if cubes else []


def _cubes(seen: TroyesView, seat: int, text: Text) -> str:
    cubes = seen["players"][seat]["cubes"].items()
    return text.listed(f"{count} {text.word(AREA, modifier)}" for modifier, count in cubes if count)


def _doing(seen: TroyesView, names: list[str], text: Text) -> Ink:
    """What another player is about to do."""
    game = games.get(AREA)
    trail = text.listed(text.action(game, VOCABULARY.parse(action)) for action in seen["trail"])
    return Ink(text(f"{AREA}.board.doing", name=names[seen["turn"]], trail=trail), DIM)


def _goods(sight: Sight, seat: int, text: Text) -> list[str]:
    seen = sight.seen
    player = seen["players"][seat]
    none = text(f"{AREA}.board.none")
    cards = [a["card"] for a in open_activities(seen) if seat in [*a["spaces"], *a["picture"]]]
    counts = [(building, seen["buildings"][building].count(seat)) for building in BUILDINGS]
    standing = text.listed(f"{text.word(AREA, building)} {count}" for building, count in counts)
    supplies = {"supply": player["supply"], "general": player["general"], "wages": wages(sight.state, seat)}
    cubes = sum(level.count(seat) for level in seen["cathedral"])
    tradesmen = text.listed(text.word(AREA, str(card)) for card in cards)
    taken = text.listed(text.word(AREA, event) for event in player["events"])
    return [
        text(f"{AREA}.board.standing", buildings=standing, **supplies),
        text(f"{AREA}.board.tradesmen", cards=tradesmen or none),
        text(f"{AREA}.board.in-cathedral", n=cubes),
        text(f"{AREA}.board.stock", cubes=_cubes(seen, seat, text) or none),
        text(f"{AREA}.board.taken", cards=taken or none),
    ]
