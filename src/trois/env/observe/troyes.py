"""Troyes as numbers, from what a seat sees. The viewer comes first, the others in turn order, then grey."""

from typing import Any, Final

from trois.core.game import View
from trois.env.observe.sink import Sink
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import (
    ACTIVITIES,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    EVENTS,
    MODIFIERS,
    QUESTIONS,
    VP_SOURCES,
)

ASKED: Final = QUESTIONS[:-1]
VALUES: Final = ["1", "2", "3", "4", "5", "6"]
SPACES: Final = ["1", "2", "3", "4", "5", "6"]
POSTS: Final = ["space1", "space2", "picture"]
TRAIL: Final = VOCABULARY.texts
LEVELS: Final = ["1", "2", "3"]

Row = dict[str, Any]


def observe(view: View, out: Sink) -> None:
    seen = dict[str, Any](view)
    seats = seen["seats"]
    order = [((seen["seat"] or 0) + i) % seats for i in range(seats)]
    owners = [*order, "grey"]
    _numbers(seen, out)
    for i, seat in enumerate(order):
        _player_numbers(f"seat{i}", seen["players"][seat], out)
    _question(seen, order, out)
    for name in BUILDINGS:
        _owners(name, seen["buildings"][name], owners, out)
    for name in BUILDINGS:
        out.flags(f"{name}.expelled", _names(owners), [owner in seen["expelled"][name] for owner in owners])
    for owner, name in zip(owners, _names(owners), strict=True):
        _district(f"{name}.dice", seen["districts"][-1 if owner == "grey" else owner], out)
    _cubes(seen, owners, out)
    out.flags("discarded", EVENTS, [event in seen["discarded"] for event in EVENTS])
    for level, row in enumerate(seen["cathedral"]):
        _owners(f"cathedral{level + 1}", row, owners, out)
    for at, activity in enumerate(seen["activities"]):
        out.one_hot(f"activity{at}.card", ACTIVITIES[3 * at : 3 * at + 3], activity["card"])
    for at, activity in enumerate(seen["activities"]):
        _posts(f"activity{at}", activity, order, out)
    for i, seat in enumerate(order):
        _player_cards(f"seat{i}", seen["players"][seat], out)


def _names(owners: list[Any]) -> list[str]:
    return [*(f"seat{i}" for i in range(len(owners) - 1)), "grey"]


def _owner(name: str, owner: Any, owners: list[Any], out: Sink) -> None:
    out.numbers(name, [str(i) for i in range(len(owners))], [int(owner == each) for each in owners], 0, 1)


def _owners(name: str, row: list[Any], owners: list[Any], out: Sink) -> None:
    for space, owner in zip(SPACES, row, strict=True):
        _owner(f"{name}.{space}", owner, owners, out)


def _numbers(seen: Row, out: Sink) -> None:
    asked = seen["question"] or {}
    out.number("round", seen["round"], 0, 6)
    out.flag("open-scores", seen["options"]["open_scores"])
    out.numbers("decks", COLOURS, [seen["decks"][colour] for colour in COLOURS], 0, 6)
    out.number("question.most", asked.get("most", 0), 0, 27)
    out.number("question.budget", asked.get("budget", 0), 0, 60)
    out.number("question.need", asked.get("need", 0), 0, 20)
    out.number("left", seen["left"], 0, 27)
    out.number("last", seen["last"], 0, 27)
    out.counts("black", VALUES, map(str, seen["black"]), 6)
    queue = [row["event"] for row in seen["queue"]]
    places = [queue.index(event) + 1 if event in queue else 0 for event in EVENTS]
    out.numbers("queue", EVENTS, places, 0, len(EVENTS))


def _question(seen: Row, order: list[int], out: Sink) -> None:
    """What the viewer is asked, what is being asked of anybody, and the half-made action."""
    asked = seen["question"] or {}
    out.one_hot("question", ASKED, asked.get("kind"))
    out.one_hot("question.modifier", MODIFIERS[1:], asked.get("modifier"))
    out.one_hot("asking", ASKED, seen["asking"])
    _owner("turn", None if seen["over"] else seen["turn"], order, out)
    _owner("start", seen["start"], order, out)
    out.counts("trail", TRAIL, seen["trail"], 6)


def _district(name: str, dice: Row, out: Sink) -> None:
    for colour in COLOURS:
        out.counts(f"{name}.{colour}", VALUES, map(str, dice[colour]), 6)


def _cubes(seen: Row, owners: list[Any], out: Sink) -> None:
    """How many cubes of each owner lie on an event."""
    queued = {row["event"]: row["cubes"] for row in seen["queue"]}
    for event in EVENTS:
        cubes = queued.get(event, [])
        out.numbers(f"event.{event}.cubes", _names(owners), [cubes.count(owner) for owner in owners], 0, 6)


def _posts(name: str, activity: Row, order: list[int], out: Sink) -> None:
    for i, seat in enumerate(order):
        posts = [owner == seat for owner in activity["spaces"]]
        out.flags(f"{name}.seat{i}", POSTS, [*posts, seat in activity["picture"]])


def _player_numbers(name: str, player: Row, out: Sink) -> None:
    """Points the viewer doesn't know are 0, and `knows` says so."""
    out.number(f"{name}.deniers", player["deniers"], 0, 60)
    out.number(f"{name}.influence", player["influence"], 0, 20)
    out.number(f"{name}.supply", player["supply"], 0, 12)
    out.number(f"{name}.general", player["general"], 0, 12)
    out.number(f"{name}.district", player["district"], 0, 12)
    points = player["vp"]
    out.flag(f"{name}.knows.vp", points is not None)
    out.flag(f"{name}.knows.characters", player["characters"] is not None)
    out.numbers(f"{name}.vp", VP_SOURCES, [points[s] if points else 0 for s in VP_SOURCES], -20, 60)
    out.numbers(f"{name}.cubes", MODIFIERS[1:], player["cubes"].values(), 0, 12)


def _player_cards(name: str, player: Row, out: Sink) -> None:
    hand = player["characters"]
    out.flags(f"{name}.characters", CHARACTERS, [hand is not None and c in hand for c in CHARACTERS])
    out.flags(f"{name}.events", EVENTS, [event in player["events"] for event in EVENTS])
