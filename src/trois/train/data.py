"""The form of the data: one file of positions and one of decisions for each process that played, and what they hold.

All numbers are two bytes, low byte first. A position is its inputs, the number of seats, then by seat from the viewer
on the final points, how well each seat did in the end and what the search expected (both in thousandths; -1: no
search), each four numbers long. A decision is its inputs, the number of choices, then for each of `CHOICES` choices its
slot, its hand-made worth in hundredths, and its share of the search's visits in thousandths.
"""

import json
import sys
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path

from trois.bots.network import SEATS

FORM = "form.json"
"""What a folder holds: the game, and how many inputs and slots its rows have."""
CHOICES = 40
POSITION_EXTRA = 1 + 3 * SEATS
DECISION_EXTRA = 1 + 3 * CHOICES
NO_SEARCH = -1
MOST = 32767


def write_form(folder: Path, game: str, inputs: int, slots: int) -> None:
    """Say of a folder, which is made where it is not there, what its files hold."""
    folder.mkdir(parents=True, exist_ok=True)
    form = {"game": game, "inputs": inputs, "slots": slots}
    (folder / FORM).write_text(json.dumps(form) + "\n", encoding="utf-8")


def read_form(folder: Path) -> tuple[str, int, int]:
    """Game, inputs and slots."""
    try:
        form = json.loads((folder / FORM).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SystemExit(f"{folder}: no games have been played into this folder") from None
    return str(form["game"]), int(form["inputs"]), int(form["slots"])


def game_of(folders: Sequence[Path]) -> str:
    """The one game that all folders hold."""
    found = sorted({read_form(folder)[0] for folder in folders})
    if len(found) > 1:
        raise SystemExit(f"these are folders of different games: {', '.join(found)}")
    return found[0]


class Writer:
    """Appends to the files of one process."""

    def __init__(self, folder: Path, game: str, inputs: int, slots: int, name: str) -> None:
        write_form(folder, game, inputs, slots)
        self.positions = (folder / f"{name}.positions").open("wb")
        self.decisions = (folder / f"{name}.decisions").open("wb")

    def add_position(
        self, inputs: list[int], totals: Sequence[float], values: Sequence[float], expected: Sequence[float] | None
    ) -> None:
        """By seat from the viewer on."""
        row = [*inputs, len(totals), *_padded([round(total) for total in totals])]
        row += _padded([round(1000 * value) for value in values])
        row += _padded([round(1000 * value) for value in expected] if expected else [NO_SEARCH] * SEATS)
        self.positions.write(packed(row))

    def add_decision(
        self, inputs: list[int], slots: Sequence[int], worths: Sequence[float], shares: Sequence[float]
    ) -> None:
        """Of very many choices those that were visited most."""
        order = sorted(range(len(slots)), key=lambda i: -shares[i])[:CHOICES]
        row = [*inputs, len(order)]
        for numbers in (
            [slots[i] for i in order],
            [round(100 * max(-300.0, min(300.0, worths[i]))) for i in order],
            [round(1000 * shares[i]) for i in order],
        ):
            row += numbers + [0] * (CHOICES - len(numbers))
        self.decisions.write(packed(row))

    def flush(self) -> None:
        self.positions.flush()
        self.decisions.flush()

    def close(self) -> None:
        self.positions.close()
        self.decisions.close()


def _padded(numbers: list[int]) -> list[int]:
    return numbers + [0] * (SEATS - len(numbers))


def packed(row: Iterable[int]) -> bytes:
    """Numbers of two bytes; one that is too large becomes the largest that fits."""
    numbers = array("h", [max(-MOST, min(MOST, number)) for number in row])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()
