"""What a choice of Tournay costs and is certain to bring."""

from collections.abc import Callable
from typing import Final

from rich.text import Text as Ink

from trois.core.chance import Chance, Preview, Uncertain
from trois.core.journal import Event, Journal
from trois.games.tournay import questions
from trois.games.tournay.describe import Stack
from trois.games.tournay.imagine import imagine
from trois.games.tournay.state import State
from trois.games.tournay.view import TournayView
from trois.games.tournay.vocabulary import SOURCES, VOCABULARY
from trois.games.tournay.words import USE
from trois.terminal.drawing import SEAT_STYLES, SHAPES
from trois.terminal.screen import BAD, DIM, GOOD
from trois.terminal.tournay_pieces import AREA, STYLES, cards_of, colour_of, cost_words, letter, named, word
from trois.text import Text
from trois.text.tournay import explained

_ORDER: Final = ["play", "activate", "combat", "gather", "recruit", "draw", "earn"]
_LAST: Final = 99
_HIRING: Final = {"activate", "combat", "draw", "recruit"}
"""Actions that ask next whose citizens are used."""


def price_of(kind: str, events: list[Event]) -> int:
    """The order of the list: as a turn goes; the more citizens stand up the better; what does nothing last."""
    if kind == "stand":
        return -sum(int(event[3]) for event in events if event[0] == "stood_up")
    if kind == "pass":
        return _LAST
    return _ORDER.index(kind) if kind in _ORDER else 0


def effect_of(seen: TournayView, kind: str, words: dict[str, str], events: list[Event], text: Text) -> Ink:
    """What the choice is about, then what changes for the viewer."""
    if kind in _HIRING:
        events = with_own_citizens(seen, " ".join([kind, *words.values()]))
    parts = [_about(seen, kind, words, text), *_changes(seen, kind, events, text)]
    return Ink(" ").join(part for part in parts if part)


def with_own_citizens(seen: TournayView, action: str) -> list[Event]:
    """What an action does if as few citizens as possible are hired."""
    seat = seen["seat"]
    assert seat is not None
    state, journal = imagine(seen, Chance(0)), Journal()
    try:
        _go_on(state, seat, VOCABULARY.parse(action), journal)
    except Uncertain:
        pass
    return journal.seen_by(seat)


def _go_on(state: State, seat: int, action: int, journal: Journal) -> None:
    chance = Preview(0)
    questions.apply(state, seat, action, chance, journal)
    while state.question == USE:
        questions.apply(state, seat, questions.legal(state, seat)[0], chance, journal)


# What it is about


def _about(seen: TournayView, kind: str, words: dict[str, str], text: Text) -> Ink:
    told: dict[str, Callable[[TournayView, str, Text], Ink]] = {
        "play": _cost,
        "activate": _own_card,
        "place": _laying,
        "combat": _event,
        "fire": _events,
        "keep": _explained,
        "copy": _does,
        "take": _top_explained,
        "damage": _target,
        "use": _owners,
    }
    if kind not in told:
        return Ink()
    return told[kind](seen, next(iter(words.values()), ""), text)


def _cost(seen: TournayView, card: str, text: Text) -> Ink:
    return Ink(f"({cost_words(card, cards_of(seen), text)})", BAD)


def _stack(seen: TournayView, seat: int, area: str) -> Stack | None:
    return next((stack for stack in seen["players"][seat]["district"] if stack["area"] == area), None)


def _own_card(seen: TournayView, area: str, text: Text) -> Ink:
    return _top_of(seen, seen["seat"], area, text)


def _target(seen: TournayView, area: str, text: Text) -> Ink:
    """A building of the viewer, or of the one the Catapult aims at."""
    asked = seen["question"]
    seat = asked["seat"] if asked is not None and "seat" in asked else seen["seat"]
    return _top_of(seen, int(seat) if seat is not None else None, area, text)


def _top_of(seen: TournayView, seat: int | None, area: str, text: Text) -> Ink:
    stack = None if seat is None else _stack(seen, seat, area)
    return Ink() if stack is None else named(stack["cards"][-1], cards_of(seen), text)


def _laying(seen: TournayView, area: str, text: Text) -> Ink:
    """New, covering or replacing."""
    asked, seat = seen["question"], seen["seat"]
    stack = None if seat is None else _stack(seen, seat, area)
    if stack is None or asked is None:
        return Ink(text(f"{AREA}.board.new-area"), DIM)
    cards = cards_of(seen)
    top = stack["cards"][-1]
    if colour_of(top, cards) == colour_of(str(asked["card"]), cards):
        return Ink(text(f"{AREA}.board.covers", card=word(top, text)), DIM)
    lost = ", ".join(word(name, text) for name in reversed(stack["cards"]))
    return Ink(text(f"{AREA}.board.replaces", cards=lost), BAD)


def _event(seen: TournayView, place: str, text: Text) -> Ink:
    queued = seen["queue"][int(place) - 1]
    return Ink() if queued is None else named(queued["event"], cards_of(seen), text)


def _events(seen: TournayView, places: str, text: Text) -> Ink:
    return Ink(", ").join(_event(seen, place, text) for place in places.split("+"))


def _explained(seen: TournayView, card: str, text: Text) -> Ink:
    cards = cards_of(seen)
    return Ink(f"({cost_words(card, cards, text)}) {explained(cards, card, text)}", DIM)


def _does(seen: TournayView, card: str, text: Text) -> Ink:
    return Ink(explained(cards_of(seen), card, text), DIM)


def _top_explained(seen: TournayView, _: str, text: Text) -> Ink:
    asked = seen["question"]
    return Ink() if asked is None else _explained(seen, seen["piles"][str(asked["pile"])]["cards"][0], text)


def _owners(seen: TournayView, mix: str, text: Text) -> Ink:  # noqa: ARG001
    """Whose citizens: the shapes of the players."""
    seats = [(seen["active"] + SOURCES.index(source)) % seen["seats"] for source in mix.split("+")]
    return Ink(" ").join(Ink(SHAPES[seat], SEAT_STYLES[seat]) for seat in seats)


# What changes


def _changes(seen: TournayView, kind: str, events: list[Event], text: Text) -> list[Ink]:
    """Citizens, ramparts and deniers of the viewer, the deniers added up."""
    own = [event for event in events if event[1] == seen["seat"]]
    parts = [_change(event, kind, text) for event in own]
    built = sum(event[0] == "built" for event in own)
    if built:
        parts.append(Ink(f"+{text(f'{AREA}.board.worth', n=built)}", GOOD))
    deniers = sum(_deniers(event) for event in own)
    if deniers:
        parts.append(Ink(f"+{deniers}d", GOOD) if deniers > 0 else Ink(f"−{-deniers}d", BAD))
    return parts


def _deniers(event: Event) -> int:
    return int(event[2]) if event[0] == "gained" else -int(event[2]) if event[0] == "lost" else 0


def _change(event: Event, kind: str, text: Text) -> Ink:
    match event:
        case ("used", _, colour, n) if kind not in {"activate", "earn", "use"}:
            return Ink(letter(str(colour), text).lower() * int(n), STYLES[str(colour)])
        case ("hired", _, owner, _, n) if kind != "use":
            return Ink(SHAPES[int(owner)] * int(n), SEAT_STYLES[int(owner)])
        case ("recruited", _, colour, _):
            return Ink(f"+{letter(str(colour), text)}", GOOD)
        case ("dismissed", _, colour, _):
            return Ink(f"−{letter(str(colour), text)}", BAD)
        case ("fought", _, _, _, _):
            return Ink(f"+{text(f'{AREA}.board.one-rampart')}", GOOD)
    return Ink()
