"""The middle of the table of Tournay: the events and the nine piles."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Ink

from trois.games.tournay.cards import EVENT_IDS
from trois.games.tournay.describe import EventView, PileView
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import COLOURS, LEVELS
from trois.terminal.drawing import STYLES
from trois.terminal.screen import BAD, DIM, GOOD
from trois.terminal.tournay.marks import card_ink, cards_of, plaza
from trois.text import Text
from trois.text.tournay.cards import short
from trois.text.tournay.signs import AREA, letter, word

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


def _event(seen: TournayView, place: int, queued: EventView, text: Text) -> list[Ink]:
    cards = cards_of(seen)
    name, coins = queued["event"], queued["coins"]
    event = EVENT_IDS.index(name)
    circles = Ink.assemble(("●" * coins, "bold"), ("○" * (cards.circles[event] - coins), DIM))
    sign = Ink("+", GOOD) if cards.positive[event] else Ink("−", BAD)
    does = short(cards, name, text.language)
    called = Ink.assemble(card_ink(name, cards, text))
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
    pile: PileView = seen["piles"][name]
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
