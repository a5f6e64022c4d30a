"""Groups of dice that can be picked in any order are exactly those that the rules let one take from low to high."""

import random

import trois
from trois.core.match import Match
from trois.games.troyes.vocabulary import DONE, TAKE, USE
from trois.text import Text
from trois.text.voice import voice_of


def questions_about_dice(seed: int) -> list[tuple[Match, int]]:
    match, chooser = trois.new("troyes", 3, seed=seed, auto=False), random.Random(seed)
    found: list[tuple[Match, int]] = []
    while match.pending and len(found) < 30:
        seat = match.pending[0]
        question = match.view(seat)["question"]
        if isinstance(question, dict) and question["kind"] == "dice":
            found.append((match.copy(), seat))
        match.push(seat, chooser.choice(match.legal(seat)))
    return found


def enough(match: Match, seat: int, picked: tuple[int, ...]) -> set[tuple[int, ...]]:
    """By taking every die step by step: the groups after which the dice are complete."""
    found: set[tuple[int, ...]] = set()
    for action in match.legal(seat):
        if action == DONE:
            found.add((*picked, DONE))
        elif TAKE <= action < USE:
            twin = match.copy()
            twin.push(seat, action)
            after = twin.view(seat)["question"] if seat in twin.pending else None
            is_open = isinstance(after, dict) and after["kind"] == "dice"
            found |= enough(twin, seat, (*picked, action)) if is_open else {(*picked, action)}
    return found


def test_drafts_are_the_groups_that_the_rules_allow() -> None:
    seen = 0
    for seed in (1, 2, 3):
        for match, seat in questions_about_dice(seed):
            drafts = voice_of(match.view(seat), Text(), ["Ada", "Bo", "Cy"]).drafts()
            if not drafts:
                continue
            seen += 1
            assert {draft.steps for draft in drafts if draft.steps} == enough(match, seat, ())
            assert all(draft.chips for draft in drafts if draft.steps)
    assert seen == 27
