"""How observations are encoded: groups of numbers with their names and ranges, and small tables of bytes.

A code is a whole number from 0 to 255: the value less its `low`, held within the range.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic, Protocol

from trois.core.game import S, State

if TYPE_CHECKING:
    from mypy_extensions import i64  # plain Python's int; compiled, a number of the processor

SPECTATOR: Final = -1
"""Instead of a seat: a spectator, who sees only what everybody may know. The order of seats is that of seat 0."""
NO_ONE: Final = -2
"""Neither a seat nor a spectator."""
MOST_HOT: Final = 24


class StateEncoder(Protocol):
    """Writes what a seat, or a spectator, may know of a state as bytes, always of the same length."""

    def encode(self, state: State, seat: int) -> bytes: ...


class Kept:
    """The parts of an observation that a half-made action leaves as they are, and whose observation it is."""

    def __init__(self) -> None:
        self.seat = NO_ONE
        self.first = b""
        self.middle = b""
        self.last = b""

    def forget(self) -> None:
        self.seat = NO_ONE


class DraftEncoder(Generic[S]):
    """A StateEncoder for a game in which a half-made action changes nothing but what is said of it: as long as it goes
    on, the rest of the observation is kept.
    """

    def encode(self, state: S, seat: int) -> bytes:
        parts: list[bytes] = []
        self.add(state, seat, Kept(), parts)
        return b"".join(parts)

    def add(self, state: S, seat: int, kept: Kept, parts: list[bytes]) -> None:
        """Append the parts of the same, from what is kept of this state, which is filled where it holds nothing for
        the seat.
        """
        raise NotImplementedError

    def is_draft(self, state: S) -> bool:
        """Whether an action is half made."""
        raise NotImplementedError


class Group:
    """Numbers of one kind side by side, one for each word. A number is 0 at `low` and 1 at `high`."""

    def __init__(self, name: str, words: Sequence[str], low: int, high: int) -> None:
        self.name = name
        self.words = words
        self.low = low
        self.high = high


def number(name: str, high: int, low: int = 0) -> Group:
    return Group(name, [""], low, high)


def numbers(name: str, words: Sequence[str], high: int, low: int = 0) -> Group:
    return Group(name, words, low, high)


def flag(name: str) -> Group:
    return Group(name, [""], 0, 1)


def flags(name: str, words: Sequence[str]) -> Group:
    """Bits, or one 1 among zeros."""
    return Group(name, words, 0, 1)


def places(name: str, count: int) -> Group:
    """One 1 among zeros, at a place."""
    return Group(name, [str(place) for place in range(count)], 0, 1)


def bit_names(count: int) -> list[str]:
    return [f"bit{bit}" for bit in range(count)]


def hot(size: int, at: int) -> bytes:
    """1 at a place, if it is there."""
    return bytes([1 if i == at else 0 for i in range(size)])


HOT: Final[list[list[bytes]]] = [[hot(size, at) for at in range(size)] for size in range(MOST_HOT)]
"""By size and place."""
BLANK: Final[list[bytes]] = [bytes(size) for size in range(MOST_HOT)]


def clip(value: int, high: int) -> int:
    """A code: the value held between 0 and `high`."""
    if value < 0:
        return 0
    return value if value < high else high  # noqa: FURB136 (min is a call)


CODE: Final = [bytes([code]) for code in range(256)]


def add_counts(found: list[int], most: int, zeros: list[bytes], parts: list[bytes]) -> None:
    """How often each number occurs, `most` at most; `zeros` has blanks of every length up to that of the whole."""
    ordered = sorted(found)
    after = 0
    times = 0
    for at in range(len(ordered)):
        each = ordered[at]
        times += 1
        if at + 1 == len(ordered) or ordered[at + 1] != each:
            parts.append(zeros[each - after])
            parts.append(CODE[clip(times, most)])
            after = each + 1
            times = 0
    parts.append(zeros[len(zeros) - 1 - after])


def add_by_digits(numbers: list[int], low: int, base: int, size: int, table: list[bytes], parts: list[bytes]) -> None:
    """A part for every `size` numbers: less `low` they are the digits, to a base, of its place in the table."""
    first: i64 = low
    digits: i64 = base
    most: i64 = size
    key: i64 = 0
    taken: i64 = 0
    number: i64
    for number in numbers:
        key = key * digits + number - first
        taken += 1
        if taken == most:
            parts.append(table[key])
            key = 0
            taken = 0


def bits(size: int) -> list[bytes]:
    """By mask: its bits, the lowest first."""
    return [bytes([mask >> bit & 1 for bit in range(size)]) for mask in range(1 << size)]


BITS: Final[list[list[bytes]]] = [bits(size) for size in range(10)]
"""By size and mask. Larger masks are taken in parts."""
