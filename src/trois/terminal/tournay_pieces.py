"""The pieces of Tournay as letters and signs: cards, citizens, prices."""

from typing import Final

from rich.text import Text as Ink

from trois.games.tournay.cards import EVENT_IDS, IDS, Cards, cards_for
from trois.games.tournay.describe import ByColour
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import ANY, BUILDING, CHARACTER, COLOURS
from trois.terminal.screen import DIM
from trois.text import Text

AREA: Final = "tournay"
STYLES: Final = {"red": "bold red", "yellow": "bold yellow", "white": "bold"}
OCCUPANTS: Final = {"free": " ", "grey": "▒", "damage": "×"}


def cards_of(seen: TournayView) -> Cards:
    return cards_for(seen["card_changes"])


def word(name: str, text: Text) -> str:
    return text.word(AREA, name)


def letter(colour: str, text: Text) -> str:
    return text.word(AREA, colour, "letter")


def colour_of(name: str, cards: Cards) -> str:
    """The colour of a card, an event or the back of a card."""
    if name in IDS:
        return COLOURS[cards.colour[IDS.index(name)]]
    if name in EVENT_IDS:
        return COLOURS[cards.event_colour[EVENT_IDS.index(name)]]
    return name[:-1]


def named(name: str, cards: Cards, text: Text) -> Ink:
    """Letter and name, both in the colour of the card."""
    colour = colour_of(name, cards)
    return Ink(f"{letter(colour, text)} {word(name, text)}", STYLES[colour])


def plaza(standing: ByColour, lying: ByColour | None, text: Text) -> Ink:
    """Capitals stand, small letters lie."""
    groups: list[Ink] = []
    for colour in COLOURS:
        sign = letter(colour, text)
        group = Ink(sign * standing[colour], STYLES[colour])
        if lying is not None:
            group.append(sign.lower() * lying[colour], DIM)
        groups.append(group or Ink("–", DIM))
    return Ink(" ").join(groups)


def mark(name: str, on: str, cards: Cards, text: Text) -> Ink:
    """What a card is, and who stands on a building."""
    kind = cards.kind[IDS.index(name)]
    if kind == BUILDING:
        sign = OCCUPANTS[on] if on in OCCUPANTS else letter(on, text)
        return Ink(f"[{sign}]", "" if on == "free" else "reverse")
    return Ink("♙") if kind == CHARACTER else Ink("★")


def cost_words(name: str, cards: Cards, text: Text) -> str:
    """What playing a card costs, without discounts."""
    face = IDS.index(name)
    parts = [f"{cards.price[face]}d"] if cards.price[face] else []
    if cards.pay_cards[face]:
        parts.append(text(f"{AREA}.board.one-card"))
    if cards.pay_citizen[face] != ANY:
        parts.append(f"1 {text.word(AREA, COLOURS[cards.pay_citizen[face]], 'citizen', 1)}")
    return " + ".join(parts) or "0d"
