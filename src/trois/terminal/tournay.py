"""Tournay in the terminal: piles and events, the own district large, the others small."""

from typing import Final, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Ink

from trois.core.chance import Chance
from trois.core.game import View
from trois.core.journal import Event
from trois.core.match import Match
from trois.games.tournay import scoring
from trois.games.tournay.cards import EVENT_IDS
from trois.games.tournay.describe import Pile, QueuedEvent
from trois.games.tournay.imagine import imagine
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import COLOURS, LEVELS
from trois.terminal.drawing import Space
from trois.terminal.screen import BAD, DIM, GOOD
from trois.terminal.tournay_choices import effect_of, price_of
from trois.terminal.tournay_district import full_player, large_player, small_players
from trois.terminal.tournay_pieces import AREA, STYLES, cards_of, cost_words, letter, named, plaza, word
from trois.terminal.tournay_questions import question_words
from trois.text import Text
from trois.text.tournay import effect_words, event_rows, explained

WIDEST_BOARD: Final = 100
MOST_LARGE: Final = 2
NEAR_LIMIT: Final = 10
"""With so many rounds left, or fewer, the limit is shown."""


class TournayDrawing:
    def title(self, view: View, text: Text) -> str:
        seen = cast(TournayView, view)
        parts = [text(f"{AREA}.title"), text(f"{AREA}.board.round", n=seen["round"])]
        out = sum(pile["crier"] for pile in seen["piles"].values())
        parts.append(text(f"{AREA}.board.criers", n=out, most=seen["seats"] + 1))
        if seen["last_round"]:
            parts.append(text(f"{AREA}.board.last-round"))
        elif seen["rounds_left"] <= NEAR_LIMIT:
            parts.append(text(f"{AREA}.board.rounds-left", n=seen["rounds_left"]))
        return " · ".join(parts)

    def board(self, view: View, names: list[str], text: Text, space: Space) -> list[RenderableType]:
        seen = cast(TournayView, view)
        worth = points(seen)
        things: list[RenderableType] = [events(seen, text), *piles(seen, text)]
        large = _large_seats(seen, space)
        small = [seat for seat in range(seen["seats"]) if seat not in large]
        if small and not (large and space.is_low):
            things.append(small_players(seen, small, names, text, min(space.width, WIDEST_BOARD), worth))
        for seat in large:
            things += large_player(seen, seat, names, text, worth[seat], not space.is_low)
        return things

    def sheet(self, view: View, seat: int, names: list[str], text: Text) -> RenderableType:
        seen = cast(TournayView, view)
        return full_player(seen, seat, names, text, points(seen)[seat])

    def question(self, view: View, text: Text) -> str:
        return question_words(cast(TournayView, view), text)

    def effect(self, view: View, kind: str, words: dict[str, str], events: list[Event], text: Text) -> Ink:
        return effect_of(cast(TournayView, view), kind, words, events, text)

    def price(self, kind: str, events: list[Event]) -> int:
        return price_of(kind, events)

    def legend(self, text: Text) -> str:
        letters = {colour: letter(colour, text) for colour in COLOURS}
        return text(f"{AREA}.board.legend", low=letters["yellow"].lower(), **letters)

    def glossary(self, view: View, text: Text) -> list[RenderableType]:
        return [glossary(cast(TournayView, view), text)]

    def feats(self, match: Match, seat: int) -> list[str]:  # noqa: ARG002
        """Tournay has none."""
        return []


def _large_seats(seen: TournayView, space: Space) -> list[int]:
    """The viewer's own; a spectator sees two districts large where there is room."""
    if seen["seat"] is not None:
        return [seen["seat"]]
    return list(range(seen["seats"])) if seen["seats"] <= MOST_LARGE and not space.is_low else []


def points(seen: TournayView) -> list[int]:
    """What the districts would score if the game ended now."""
    return [score.total for score in scoring.scores(imagine(seen, Chance(0)))]


# Events


def events(seen: TournayView, text: Text) -> Table:
    """The queue from left to right as lines: circles, name, what it does per coin."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(3):
        table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for place, queued in enumerate(seen["queue"], 1):
        if queued is None:
            table.add_row(Ink(str(place), DIM), "", Ink(text(f"{AREA}.board.no-event"), DIM), "")
        else:
            table.add_row(*_event(seen, place, queued, text))
    return table


def _event(seen: TournayView, place: int, queued: QueuedEvent, text: Text) -> list[Ink]:
    cards = cards_of(seen)
    name, coins = queued["event"], queued["coins"]
    event = EVENT_IDS.index(name)
    circles = Ink.assemble(("●" * coins, "bold"), ("○" * (cards.circles[event] - coins), DIM))
    sign = Ink("+", GOOD) if cards.positive[event] else Ink("−", BAD)
    does = "; ".join(effect_words(row, text) for row in event_rows(cards, name))
    called = Ink.assemble(named(name, cards, text))
    return [Ink.assemble((f"{place} ", DIM), sign), circles, called, Ink(does, "" if coins else DIM)]


# Piles


def piles(seen: TournayView, text: Text) -> list[RenderableType]:
    """A line for each colour; and what is left of the citizens and events."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(4):
        table.add_column(no_wrap=True)
    for colour in COLOURS:
        cells = [_pile(seen, f"{colour}{level}", text) for level in LEVELS]
        table.add_row(Ink(letter(colour, text), STYLES[colour]), *cells)
    supply = Ink.assemble((f"{text(f'{AREA}.board.supply')} ", DIM), plaza(seen["supply"], None, text))
    supply.append(f"  {text(f'{AREA}.board.events', n=seen['event_pile'])}", DIM)
    return [table, supply]


def _pile(seen: TournayView, name: str, text: Text) -> Ink:
    """Level, number of cards, the visible top; an exclamation mark when the crier is out."""
    pile: Pile = seen["piles"][name]
    cell = Ink.assemble((f"{text.word(AREA, name[-1], 'level'):<3} ", DIM), f"{len(pile['cards']):>2} ")
    if pile["crier"]:
        cell.append("! ", BAD)
    if pile["cards"] and pile["face_up"]:
        cell.append(_without_level(pile["cards"][0], text), STYLES[name[:-1]])
    elif pile["cards"] and pile["cards"][0] != name:
        cell.append(f"({_without_level(pile['cards'][0], text)})", DIM)
    return cell


def _without_level(name: str, text: Text) -> str:
    """The level stands before it already."""
    level = text.word(AREA, name.split(".", maxsplit=1)[0][-1], "level")
    return word(name, text).removesuffix(f" {level}")


# What the cards do


def glossary(seen: TournayView, text: Text) -> Table:
    """The events, the visible cards of the piles and those of the own district."""
    cards = cards_of(seen)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for name in _on_the_table(seen):
        price = "" if name in EVENT_IDS else cost_words(name, cards, text)
        table.add_row(named(name, cards, text), price, explained(cards, name, text))
    return table


def _on_the_table(seen: TournayView) -> list[str]:
    names = [queued["event"] for queued in seen["queue"] if queued is not None]
    names += [pile["cards"][0] for pile in seen["piles"].values() if pile["face_up"]]
    if seen["seat"] is not None:
        names += [stack["cards"][-1] for stack in seen["players"][seen["seat"]]["district"]]
    return list(dict.fromkeys(names))
