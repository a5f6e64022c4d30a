"""The pieces of Tournay as letters and signs: cards, citizens, prices."""

from typing import Final

from rich.text import Text as Ink

from trois.games.tournay.cards import IDS, Cards, cards_for
from trois.games.tournay.describe import ByColour
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import BUILDING, CHARACTER, COLOURS
from trois.terminal.drawing import STYLES
from trois.terminal.screen import DIM
from trois.text import Text
from trois.text.chips import thing_word
from trois.text.tournay.choices import price
from trois.text.tournay.signs import AREA, colour_of, letter, word

OCCUPANTS: Final = {"free": " ", "grey": "▒", "damage": "×"}


def cards_of(seen: TournayView) -> Cards:
    return cards_for(seen["card_changes"])


def card_ink(name: str, cards: Cards, text: Text) -> Ink:
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
    parts = [_amount(what, n, text) for what, n in price(cards, name).items()]
    return " + ".join(parts) or "0d"


def _amount(what: str, n: int, text: Text) -> str:
    return f"{n}d" if what == "deniers" else f"{n} {thing_word(AREA, what, n, text)}"
