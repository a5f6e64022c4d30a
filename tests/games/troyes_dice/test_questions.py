"""Every question has what is allowed and what happens, at its number."""

import trois
from tests.games.troyes_dice.table import state_of, table
from trois.games.troyes_dice.questions import APPLY, HERALD, LEGAL
from trois.games.troyes_dice.words import BONUS_ADMINISTRATION, DONE, NUMBERING_STAGES, QUESTIONS


def test_the_tables_hold_every_question_of_a_sheet_and_of_the_herald() -> None:
    assert len(LEGAL) == len(APPLY) == len(QUESTIONS) + len(NUMBERING_STAGES) - 1
    assert HERALD == BONUS_ADMINISTRATION == len(QUESTIONS) - 1


def test_who_is_done_is_asked_nothing() -> None:
    match = table()
    match.push(0, "take 1")
    match.push(0, "gain influence 1")
    state = state_of(match)
    before = match.position()
    assert state.sheets[0].question == DONE
    assert LEGAL[DONE](state, 0) == []
    APPLY[DONE](state, 0, 0, match.chance, None)
    assert match.position() == before


def test_the_herald_is_asked_by_stage() -> None:
    rolled = state_of(trois.new("troyes-dice", 2, 1, numbering="rolled"))
    expert = state_of(trois.new("troyes-dice", 2, 1, numbering="expert"))
    assert len(LEGAL[HERALD + rolled.stage](rolled, 0)) == 2
    assert len(LEGAL[HERALD + expert.stage](expert, 0)) == 6
