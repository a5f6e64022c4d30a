"""A state that fits what a seat knows."""

from trois.core.chance import Chance
from trois.games.troyes_dice.cards import cards_for
from trois.games.troyes_dice.read import complete, seen_sheet
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.view import DiceView
from trois.games.troyes_dice.words import CHOOSE_DIE, HALVES, NUMBERED, NUMBERING_STAGES, QUESTIONS


def imagine(seen: DiceView, _chance: Chance) -> State:
    """Others' sheets are taken as they were shown: seats don't touch each other."""
    numbers = seen["numbers"]
    sheets = [seen_sheet(sheet, numbers) for sheet in seen["sheets"]]
    state = State(
        dict(seen["options"]),
        cards_for(seen["card_changes"]),
        [slot["plaza"] for slot in seen["slots"]],
        [slot["up"] for slot in seen["slots"]],
        [slot["tile"] for slot in seen["slots"]],
        list(numbers),
        [0] * 7,
        NUMBERING_STAGES.index(seen["stage"]),
        seen["day"],
        HALVES.index(seen["half"]),
        [plaza["rolled"] for plaza in seen["plazas"]],
        _black_plaza(seen),
        [],
        [0, 0, 0],
        sheets,
        [sheet.copy() for sheet in sheets],
        list(seen["pending"]),
    )
    complete(state)
    if state.stage == NUMBERED:
        _ask(state, seen)
    return state


def _black_plaza(seen: DiceView) -> int:
    return next((i for i, plaza in enumerate(seen["plazas"]) if plaza["black"]), 0)


def _ask(state: State, seen: DiceView) -> None:
    """The viewer's own question; of the others it knows only that they are still deciding."""
    for seat in state.waiting:
        state.sheets[seat].question = CHOOSE_DIE
    question = seen["question"]
    if question is not None and seen["seat"] is not None:
        own = state.sheets[seen["seat"]]
        own.question = QUESTIONS.index(question["kind"])
        own.plaza = question["plaza"]
        own.asked = question["asked"]
        own.work = list(question["work"])
