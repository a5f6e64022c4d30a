"""Worked examples: a position and some decisions. The engine plays them, so an example is never wrong."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import trois
from trois import games
from trois.core.game import AnyGame, View
from trois.core.journal import Event
from trois.text import Text
from trois.text.voice import voice_of

NAMES: Final = ("Perrin", "Héloïse", "Odo", "Agnès", "Colin", "Mahaut", "Renaud", "Jehanne", "Aubert", "Ysabel")
"""Who plays in the examples."""


@dataclass(frozen=True)
class Step:
    """A decision and the view it was taken from."""

    seat: int
    action: int
    view: View


@dataclass(frozen=True)
class Example:
    game: AnyGame
    name: str
    seat: int
    """The seat it is shown from."""
    view: View
    parts: tuple[str, ...]
    """The parts of the board that show it."""
    steps: tuple[Step, ...]
    events: tuple[Event, ...]

    def question(self, text: Text) -> str:
        """What is asked at the beginning; empty where it is somebody else's turn."""
        asked = voice_of(self.view, text, NAMES).question()
        return asked.sentence if asked else ""

    def decisions(self, text: Text) -> list[str]:
        """What is decided, step by step; the decisions of others with their names."""
        return [self._decision(step, text) for step in self.steps]

    def _decision(self, step: Step, text: Text) -> str:
        said = voice_of(step.view, text, NAMES).name(step.action)
        return said if step.seat == self.seat else text.titled(NAMES[step.seat], said)


@cache
def example_of(game: str, name: str) -> Example:
    """An example by its name: `examples/<name>.json` in the game's part of this layer."""
    folder = Path(str(games.part("rulebook", game).__file__)).parent / "examples"
    found = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    match = trois.load(found["position"], seed=int(found["seed"]), auto=False)
    seat, view, start = int(found["seat"]), match.view(found["seat"]), len(match.journal)
    steps = [_play_decision(match, decision) for decision in found["decisions"]]
    events = match.events(seat, start)
    return Example(games.get(game), name, seat, view, tuple(found["parts"]), tuple(steps), tuple(events))


def _play_decision(match: trois.Match, decision: Sequence[object]) -> Step:
    seat, words = int(str(decision[0])), str(decision[1])
    step = Step(seat, match.game.vocabulary.parse(words), match.view(seat))
    match.push(seat, words)
    return step
