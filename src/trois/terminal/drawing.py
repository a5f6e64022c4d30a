"""What the terminal needs to know of a game, and where it finds it."""

from typing import Protocol

from rich.console import RenderableType
from rich.text import Text as Ink

from trois.core.errors import UnknownGame
from trois.core.game import View
from trois.core.journal import Event
from trois.core.match import Match
from trois.text import Text

WIDEST = 118
LOW = 36
BESIDES = 6
"""Lines for the title, the question, keys and the answer."""
SHAPES = "●■▲◆⬟✚♥★⬢☾"
SEAT_STYLES = [
    "blue", "dark_orange", "green", "wheat4", "violet", "cyan", "magenta", "orange4", "grey62", "dark_olive_green3",
]  # fmt: skip


class Space:
    """How much room there is to draw in."""

    def __init__(self, width: int, height: int) -> None:
        self.width = min(width, WIDEST)
        self.is_low = height < LOW
        self.most_choices = 10 if self.is_low else 24
        self.height = height

    def log_lines(self, taken: int) -> int:
        """How many lines are left for what happened, beside board and choices: 4 at least, 12 at most."""
        return min(max(self.height - taken - BESIDES, 4), 12)


class Drawing(Protocol):
    """One game in the terminal. Everything is drawn from a view."""

    def title(self, view: View, text: Text) -> str:
        """Where the game stands, in a few words."""
        ...

    def board(self, view: View, names: list[str], text: Text, space: Space) -> list[RenderableType]:
        """All that lies on the table, the viewer's own things large; the others' only where there is room."""
        ...

    def sheet(self, view: View, seat: int, names: list[str], text: Text) -> RenderableType:
        """One seat's things, large."""
        ...

    def question(self, view: View, text: Text) -> str:
        """What the viewer is asked, as a sentence."""
        ...

    def effect(self, view: View, kind: str, words: dict[str, str], events: list[Event], text: Text) -> Ink:
        """What a choice costs and what it is certain to bring, from its preview."""
        ...

    def price(self, kind: str, events: list[Event]) -> int:
        """How dear a choice is: the cheap ones are listed first."""
        ...

    def legend(self, text: Text) -> str:
        """What the symbols mean."""
        ...

    def glossary(self, view: View, text: Text) -> list[RenderableType]:
        """What the cards in sight do; nothing where the board tells it all."""
        ...

    def feats(self, match: Match, seat: int) -> list[str]:
        """What a seat achieved in a finished match, as keys of the catalogue."""
        ...


def drawing(game: str) -> Drawing:
    """How a game is drawn; modules are loaded when they are needed."""
    if game == "troyes-dice":
        from trois.terminal.troyes_dice import TroyesDiceDrawing  # noqa: PLC0415

        return TroyesDiceDrawing()
    if game == "tournay":
        from trois.terminal.tournay import TournayDrawing  # noqa: PLC0415

        return TournayDrawing()
    if game == "troyes":
        from trois.terminal.troyes import TroyesDrawing  # noqa: PLC0415

        return TroyesDrawing()
    raise UnknownGame(f"{game} cannot be drawn in the terminal")


def seat_name(seat: int, names: list[str]) -> Ink:
    """A player: shape, colour and name, never colour alone."""
    return Ink(f"{SHAPES[seat]} {names[seat]}", SEAT_STYLES[seat])
