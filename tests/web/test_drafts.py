"""Several steps of a turn as one decision: all or nothing, in any order."""

import random

import pytest

from tests.web.test_tables import ADA, HERE, ME, opened, run
from trois.store import Store
from trois.text import Text
from trois.text.model import Draft
from trois.text.voice import voice_of
from trois.web.errors import Refused, Stale
from trois.web.tables import decisions
from trois.web.tables.decisions import MOST_STEPS, Answer
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable


async def until_dice(tables: Tables) -> tuple[LiveTable, int, list[Draft]]:
    """Play until somebody can pick a group of two or more dice."""
    live, chooser = await opened(tables, ME, HERE, game="troyes"), random.Random(4)
    while True:
        seat = live.pending[0]
        drafts = voice_of(live.seat_view(seat).view, Text(), live.names()).drafts()
        if any(len(draft.picked) > 1 and draft.steps for draft in drafts):
            return live, seat, drafts
        number = live.numbers[seat]
        action = chooser.choice(live.playing.legal(seat))
        answer = Answer(ADA.id, seat, number, f"{number}", action)
        live = (await decisions.decide(tables, live.id, answer)).live


def of(seat: int, live: LiveTable, key: str, steps: tuple[int, ...]) -> Answer:
    return Answer(ADA.id, seat, live.numbers[seat], key, steps[0], steps[1:])


def test_a_group_of_dice_is_sent_in_any_order_as_one_decision(store: Store) -> None:
    played: list[object] = []

    async def play(tables: Tables) -> None:
        live, seat, drafts = await until_dice(tables)
        draft = next(d for d in drafts if len(d.picked) > 1 and d.steps)
        line = len(live.playing.line)
        after = (await decisions.decide(tables, live.id, of(seat, live, "all", draft.steps[::-1]))).live
        made = [decision.action for decision in after.playing.line[line:] if decision.seat == seat]
        assert made[: len(draft.steps)] == list(draft.steps)
        played.extend([live.id, [(d.seat, d.action) for d in after.playing.line]])

    async def read_again(tables: Tables) -> None:
        restored = await tables.get(str(played[0]))
        assert [(d.seat, d.action) for d in restored.playing.line] == played[1]

    run(store, play)
    run(store, read_again)


def test_the_same_key_again_changes_nothing_and_an_old_question_is_refused(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live, seat, drafts = await until_dice(tables)
        draft = next(d for d in drafts if len(d.picked) > 1 and d.steps)
        answer = of(seat, live, "once", draft.steps)
        after = (await decisions.decide(tables, live.id, answer)).live
        again = (await decisions.decide(tables, live.id, answer)).live
        assert again.lines == after.lines
        with pytest.raises(Stale):
            await decisions.decide(
                tables, live.id, Answer(ADA.id, seat, answer.question, "new", draft.steps[0], draft.steps[1:])
            )

    run(store, play)


def test_a_group_that_is_not_allowed_changes_nothing(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live, seat, drafts = await until_dice(tables)
        draft = next(d for d in drafts if len(d.picked) > 1 and d.steps)
        with pytest.raises(Refused):
            await decisions.decide(tables, live.id, of(seat, live, "bad", (draft.picked[0], *[draft.picked[0]] * 4)))
        now = await tables.get(live.id)
        assert now.lines == live.lines
        assert now.playing.line == live.playing.line

    run(store, play)


def test_a_program_names_the_steps_by_number_or_text_and_nonsense_among_them_is_refused(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live, seat, drafts = await until_dice(tables)
        draft = next(d for d in drafts if len(d.picked) > 1 and d.steps)
        for nonsense in (10**8, -1, "dance", *[(draft.steps[0],) * MOST_STEPS]):
            rest = nonsense if isinstance(nonsense, tuple) else (nonsense,)
            with pytest.raises(Refused):
                await decisions.decide(
                    tables, live.id, Answer(ADA.id, seat, live.numbers[seat], "bad", draft.steps[0], rest)
                )
        words = [live.game.vocabulary.text(step) for step in draft.steps]
        answer = Answer(ADA.id, seat, live.numbers[seat], "good", words[0], (draft.steps[1], *words[2:]))
        after = (await decisions.decide(tables, live.id, answer)).live
        assert after.lines == live.lines + len(draft.steps)

    run(store, play)


def test_a_choice_goes_with_the_answer_that_is_preset_in_any_order(store: Store) -> None:
    async def play(tables: Tables) -> None:
        live, chooser = await opened(tables, ME, HERE, game="tournay"), random.Random(4)
        while not (preset := presets(live)):
            seat = live.pending[0]
            action = chooser.choice(live.playing.legal(seat))
            answer = Answer(ADA.id, seat, live.numbers[seat], f"{live.lines}", action)
            live = (await decisions.decide(tables, live.id, answer)).live
        action, (own,) = preset[0]
        seat, line = live.pending[0], len(live.playing.line)
        after = (await decisions.decide(tables, live.id, of(seat, live, "both", (own, action)))).live
        assert [made.action for made in after.playing.line[line : line + 2]] == [action, own]

    run(store, play)


def presets(live: LiveTable) -> list[tuple[int, tuple[int, ...]]]:
    """Choices of the seat that is asked with the answers that go with them."""
    seat = live.pending[0]
    voice = voice_of(live.seat_view(seat).view, Text(), live.names())
    return [(action, voice.then(action)) for action in live.playing.legal(seat) if voice.then(action)]
