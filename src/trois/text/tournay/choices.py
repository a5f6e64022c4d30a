"""What a choice of Tournay costs and is certain to bring."""

from collections.abc import Sequence
from typing import Final

from trois.core.chance import Preview, Uncertain
from trois.core.game import AnyGame, State
from trois.core.journal import Event, Journal
from trois.games.tournay.cards import IDS, Cards, cards_for
from trois.games.tournay.view import TournayView
from trois.games.tournay.vocabulary import SOURCES
from trois.games.tournay.words import ANY, COLOURS
from trois.text.model import Chip
from trois.text.tournay.places import stack_at
from trois.text.tournay.signs import colour_of
from trois.text.voice import sum_up

OWN: Final = SOURCES[0]
_ORDER: Final = ["play", "activate", "combat", "gather", "recruit", "draw", "earn"]
_LAST: Final = 99
_GOES_ON: Final = {"activate", "combat", "draw", "recruit", "fire"}
"""Actions of which more is told than their first step: those that ask whose citizens are used, and events set off."""
_ASKS_WHOSE: Final = {"activate", "combat", "draw", "recruit"}
_STRIKES: Final = {"fire", "protect", "pass", "colour", "discard", "damage"}
"""Answers after which events may take deniers; with all others deniers are a price."""
_BUILDS: Final = {"build", "protect"}
"""At the end of the game all ramparts are built: no other choice does that by itself."""
_NEXT_TURN: Final = ("turn", "round", "last_round", "over")


def order(kind: str, events: Sequence[Event]) -> int:
    """As a turn goes; the more citizens stand up the better; what does nothing comes last."""
    if kind == "stand":
        return -sum(int(event[3]) for event in events if event[0] == "stood_up")
    if kind == "pass":
        return _LAST
    return _ORDER.index(kind) if kind in _ORDER else 0


def chips(game: AnyGame, seen: TournayView, state: State, action: int, events: Sequence[Event]) -> list[Chip]:
    """What the choice is about, then what it costs and brings; `state` fits the view."""
    kind = game.vocabulary.kind(action)
    if kind in _GOES_ON and seen["seat"] is not None:
        events = _with_own_citizens(game, state, seen["seat"], action)
    words, changes = game.vocabulary.words(action), _changes(seen, kind, events)
    return [*_about(seen, kind, words), *_untold_effect(seen, kind, words, changes), *changes]


def _with_own_citizens(game: AnyGame, before: State, seat: int, action: int) -> list[Event]:
    """What an action does if as few citizens as possible are hired, until the turn ends."""
    state, journal, chance = before.copy(), Journal(), Preview(0)
    try:
        game.apply(state, seat, action, chance, journal)
        while _asks_whose(game, state, seat):
            game.apply(state, seat, game.legal(state, seat)[0], chance, journal)
    except Uncertain:
        pass
    events = journal.seen_by(seat)
    ends = [at for at, event in enumerate(events) if event[0] in _NEXT_TURN]
    return events[: ends[0]] if ends else events


def own_citizens(game: AnyGame, before: State, seat: int, action: int) -> tuple[int, ...]:
    """The answer "all of them mine" to the question whose citizens an action uses, where there are others too."""
    if game.vocabulary.kind(action) not in _ASKS_WHOSE:
        return ()
    state = before.copy()
    try:
        game.apply(state, seat, action, Preview(0), None)
    except Uncertain:
        return ()
    legal = game.legal(state, seat) if _asks_whose(game, state, seat) else []
    if len(legal) < 2 or set(game.vocabulary.words(legal[0])["citizens"].split("+")) != {OWN}:
        return ()
    return (legal[0],)


def _asks_whose(game: AnyGame, state: State, seat: int) -> bool:
    """Whether the next question is whose citizens are used; own ones are the first answer."""
    return seat in game.pending(state) and game.vocabulary.kind(game.legal(state, seat)[0]) == "use"


# What it is about


def _about(seen: TournayView, kind: str, words: dict[str, str]) -> list[Chip]:
    card = words.get("card", "")
    asked = seen["question"]
    if kind == "take" and asked is not None:
        card = seen["piles"][str(asked["pile"])]["cards"][0]
    if kind == "play":
        return cost(seen, card)
    if kind in ("keep", "take"):
        return [*printed_price(cards_for(seen["card_changes"]), card), Chip("fact", "effect", word=card)]
    if kind == "copy":
        return [Chip("fact", "effect", word=card)]
    return _given_up(seen, words["area"]) if kind == "place" else []


def _untold_effect(seen: TournayView, kind: str, words: dict[str, str], changes: list[Chip]) -> list[Chip]:
    """What a building does, where no certain gain says it."""
    seat = seen["seat"]
    if kind != "activate" or seat is None or any(chip.kind == "gain" for chip in changes):
        return []
    stack = stack_at(seen, seat, words["area"])
    return [] if stack is None else [Chip("fact", "effect", word=stack["cards"][-1])]


def cost(seen: TournayView, card: str) -> list[Chip]:
    """What playing a card costs now, without discounts."""
    chips = [_price_chip(what, n) for what, n in price(cards_for(seen["card_changes"]), card).items()]
    return chips or [Chip("fact", "free", mood="good")]


def printed_price(cards: Cards, card: str) -> list[Chip]:
    """What a card will cost whoever plays it."""
    found = price(cards, card)
    return [Chip("fact", "price", n, word=what) for what, n in found.items()]


def price(cards: Cards, card: str) -> dict[str, int]:
    """The printed price: deniers, cards, and a citizen by its colour."""
    face = IDS.index(card)
    found = {"deniers": cards.price[face], "card": cards.pay_cards[face]}
    if cards.pay_citizen[face] != ANY:
        found[COLOURS[cards.pay_citizen[face]]] = 1
    return {what: n for what, n in found.items() if n}


def _price_chip(what: str, n: int) -> Chip:
    return Chip("price", "citizens", n, word=what) if what in COLOURS else Chip("price", what, n)


def _given_up(seen: TournayView, area: str) -> list[Chip]:
    """The stack that goes where a card of another colour is laid."""
    seat = seen["seat"]
    stack = None if seat is None else stack_at(seen, seat, area)
    if stack is None or covers(seen, area):
        return []
    return [Chip("risk", "given-up", word=name) for name in reversed(stack["cards"])]


def covers(seen: TournayView, area: str) -> bool:
    """Whether the card to be laid has the colour of the stack it comes on."""
    asked, seat = seen["question"], seen["seat"]
    stack = None if seat is None else stack_at(seen, seat, area)
    if asked is None or stack is None:
        return False
    cards = cards_for(seen["card_changes"])
    return colour_of(stack["cards"][-1], cards) == colour_of(str(asked["card"]), cards)


# What changes


def _changes(seen: TournayView, kind: str, events: Sequence[Event]) -> list[Chip]:
    """Citizens, ramparts, points and deniers of the viewer: prices, then gains, never netted."""
    own = [event for event in events if event[1] == seen["seat"]]
    found = [chip for event in own if (chip := _change(event, kind)) is not None]
    return sorted(sum_up(found), key=lambda chip: ["fact", "price", "risk", "gain"].index(chip.kind))


def _change(event: Event, kind: str) -> Chip | None:
    match event:
        case ("used", _, str(colour), int(n), *_) if kind not in {"activate", "earn", "use"}:
            return Chip("fact", "used", n, word=colour)
        case ("hired", _, int(owner), _, int(n), *_) if kind != "use":
            return Chip("fact", "hired", n, whose=owner)
        case ("recruited", _, str(colour), *_):
            return Chip("gain", "citizens", 1, word=colour)
        case ("dismissed", _, str(colour), *_):
            return Chip("price", "citizens", 1, word=colour)
        case ("fought", *_):
            return Chip("gain", "rampart", 1)
        case ("built", *_) if kind in _BUILDS:
            return Chip("gain", "points", 1)
        case ("gained", _, int(deniers), *_):
            return Chip("gain", "deniers", deniers)
        case ("paid", _, int(deniers), *_):
            return Chip("price", "deniers", deniers)
        case ("lost", _, int(deniers), *_):
            return Chip("risk" if kind in _STRIKES else "price", "deniers", deniers)
    return None
