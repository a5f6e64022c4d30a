"""What a lesson is made of.

A lesson has chapters, a chapter has steps. Every step may begin with what others do by the script (`do`), and may point
at things on the board (`point`). Three kinds of steps:

- say: explains one thing;
- ask: a decision of the learner. `answer` is the right one, action by action; `also` lists others that are as good;
- play: the learner plays on as they like, and bots answer, `until` something of the view changes or the match is over.
"""

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final, Literal, TypeAlias

from trois.core.data import Json

StepKind: TypeAlias = Literal["say", "ask", "play"]
OVER: Final = "over"


@dataclass(frozen=True)
class Scripted:
    """A decision that the script takes for a seat, by its text."""

    seat: int
    action: str


@dataclass(frozen=True)
class Step:
    id: str
    kind: StepKind
    points: tuple[str, ...] = ()
    """Things on the board, as `trois.lessons.pointing` names them."""
    do: tuple[Scripted, ...] = ()
    answer: tuple[str, ...] = ()
    also: tuple[tuple[str, ...], ...] = ()
    offer: tuple[str, ...] = ()
    """Patterns of the actions that are offered; all legal ones where there are none."""
    until: str = OVER
    """Where free play ends: a field of the view that changes (a round, a day), or `over`."""
    rules: str = ""
    """The place on the rules page that tells more."""

    def answers(self) -> tuple[tuple[str, ...], ...]:
        """Every right answer, the one of the script first."""
        return (self.answer, *self.also)

    def offers(self, action: str) -> bool:
        return not self.offer or any(fnmatchcase(action, pattern) for pattern in self.offer)


@dataclass(frozen=True)
class Chapter:
    """Goes on from the end of the one before, unless it has a start of its own."""

    id: str
    steps: tuple[Step, ...]
    start: str = ""
    """The file of a position beside the lesson."""


@dataclass(frozen=True)
class Lesson:
    game: str
    seats: int
    seat: int
    """The learner's."""
    seed: int
    names: tuple[str, ...]
    """Of the other players, in the order of their seats."""
    level: str
    """Of the bots, where the learner plays freely."""
    minutes: int
    """How long it takes, as `length` finds."""
    chapters: tuple[Chapter, ...]
    options: dict[str, Json] = field(default_factory=dict)

    def players(self, you: str) -> list[str]:
        """Names by seat."""
        others = iter(self.names)
        return [you if seat == self.seat else next(others) for seat in range(self.seats)]

    @property
    def steps(self) -> int:
        return sum(len(chapter.steps) for chapter in self.chapters)
