"""What the terminal needs to know of a game, and where it finds it."""

from io import StringIO
from typing import Final, Protocol, cast

from rich.console import Console, RenderableType
from rich.text import Text as Ink

from trois import games
from trois.core.game import View
from trois.terminal.screen import BAD, DIM, ENDLESS, GOOD
from trois.text import Text
from trois.text.chips import chip_signs, shape
from trois.text.model import NEUTRAL, Chip, Die, Question
from trois.text.signs import plain_signs
from trois.text.voice import Voice, voice_of

WIDEST = 118
LOW = 36
BESIDES = 6
"""Lines for the title, the question, keys and the answer."""
SEAT_STYLES = [
    "blue", "dark_orange", "green", "wheat4", "violet", "cyan", "magenta", "orange4", "grey62", "dark_olive_green3",
]  # fmt: skip
STYLES: Final = {"red": "bold red", "white": "bold", "yellow": "bold yellow"}
"""By colour of a die, a citizen or a card."""
TONES: Final = {"good": GOOD, "bad": BAD, "plain": DIM}


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


def space_of(width: int) -> Space:
    """Room for a board that stands in a text."""
    return Space(width, LOW)


def in_words(view: View) -> str:
    """The board and what is asked as plain lines, in English; seats are called as environments call them."""
    game = games.get(str(view["game"]))
    voice = voice_of(view, Text(), [f"player_{seat}" for seat in range(game.most_seats)])
    question = voice.question()
    console = Console(file=StringIO(), width=WIDEST, color_system=None, markup=False, highlight=False, emoji=False)
    console.print(*drawing(game.name).board(voice, Space(WIDEST, ENDLESS)), sep="\n")
    if question is not None:
        console.print(question.sentence)
    return cast(StringIO, console.file).getvalue().rstrip("\n")


class Drawing(Protocol):
    """One game in the terminal: a module with these functions. Everything is drawn from what the voice knows."""

    def board(self, voice: Voice, space: Space) -> list[RenderableType]:
        """All that lies on the table, the viewer's own things large; the others' only where there is room."""
        ...

    def sheet(self, voice: Voice, seat: int) -> RenderableType:
        """One seat's things, large."""
        ...


def drawing(game: str) -> Drawing:
    """How a game is drawn: its part of this layer."""
    return cast(Drawing, games.part("terminal", game))


# What all games draw alike


def seat_name(seat: int, names: list[str]) -> Ink:
    """A player: shape, colour and name, never colour alone."""
    return Ink(f"{shape(seat)} {names[seat]}", SEAT_STYLES[seat])


def seat_mark(seat: int) -> Ink:
    """A player's sign, or that of the neutral one."""
    return Ink(shape(seat), DIM if seat == NEUTRAL else SEAT_STYLES[seat])


def colour_letter(voice: Voice, colour: str) -> Ink:
    return Ink(voice.text.word(voice.game.name, colour, "letter"), STYLES[colour])


def chip_line(voice: Voice, chips: tuple[Chip, ...]) -> Ink:
    """`÷2 −2¤`: a chip in the style of its tone, a colour in its own."""
    return Ink(" ").join(Ink(_signs(voice, chip), _style(chip)) for chip in chips)


def _signs(voice: Voice, chip: Chip) -> str:
    return plain_signs(chip_signs(voice, chip), voice.game.name, voice.text)


def _style(chip: Chip) -> str:
    return STYLES[chip.word] if chip.thing == "colour" else TONES[chip.tone]


def question_line(voice: Voice, question: Question) -> Ink:
    """What is asked, and the draft in brackets: `(Y4●: Σ4 ÷2 = 2×)`."""
    line = Ink(question.sentence, "bold")
    dice = Ink(" ").join(_die(voice, die) for die in question.dice)
    draft = Ink(": ").join(part for part in (dice, chip_line(voice, question.chips)) if part)
    return Ink.assemble(line, " (", draft, ")") if draft else line


def _die(voice: Voice, die: Die) -> Ink:
    letter = colour_letter(voice, die.colour) if die.colour else Ink()
    return Ink.assemble(letter, str(die.value), Ink() if die.owner is None else seat_mark(die.owner))
