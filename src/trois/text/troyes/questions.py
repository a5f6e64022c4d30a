"""What a player of Troyes is asked: the places of the sentences."""

from typing import Final

from trois.games.troyes.state import State
from trois.games.troyes.steps.counter import strength_of, strength_of_district
from trois.games.troyes.vocabulary import VOCABULARY
from trois.text import Text
from trois.text.troyes.seen import AREA, Sight

ABOUT_TARGET: Final = ("citizen", "dice", "amount")
ATTACKS: Final = ("counter", "fight", "also")


def is_of_one_die(state: State) -> bool:
    """Whether the action in the making takes a single die."""
    return VOCABULARY.kind(state.trail[0]) in ("place", "cathedral")


def question_places(sight: Sight, kind: str, text: Text) -> dict[str, object]:
    question = sight.seen["question"]
    most = question.get("most") if question is not None else None
    if kind in ABOUT_TARGET:
        return {"target": target_name(sight.state, text), "most": most}
    return _attack(sight.state, kind) if kind in ATTACKS else {"n": most}


def target_name(state: State, text: Text) -> str:
    """The action that is being built."""
    action = state.trail[0]
    for name in VOCABULARY.words(action).values():
        return text.word(AREA, name)
    return text(f"{AREA}.action.{VOCABULARY.kind(action)}")


def _attack(state: State, kind: str) -> dict[str, object]:
    black = state.black[-1]
    if kind == "counter":
        return {"black": black, "strength": strength_of_district(state, state.seat)}
    strength = strength_of(state.trail)
    also = [VOCABULARY.args(action)[0] + 1 for action in state.trail if VOCABULARY.kind(action) == "also"]
    return {"black": black, "strength": strength, "n": strength - black - sum(also)}
