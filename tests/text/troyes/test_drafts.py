"""Groups of dice that can be picked in any order are exactly those that the rules let one take from low to high."""

import random
from itertools import combinations

import trois
from tests.games.troyes.table import table
from tests.text.troyes.speaking import speaking
from trois.core.match import Match
from trois.games.troyes.vocabulary import DONE, SUPPLY, TAKE, USE
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
            assert {draft.fewer or draft.steps for draft in drafts if draft.steps} == enough(match, seat, ())
            assert all(draft.chips for draft in drafts if draft.steps)
            for draft in drafts:
                assert draft.fewer in ((), draft.steps[:-1])
                assert not draft.fewer or draft.steps[-1] == most_often(match, seat, draft.fewer)
    assert seen == 27


def most_often(match: Match, seat: int, steps: tuple[int, ...]) -> int:
    """The last answer to "how often?" after these steps."""
    twin = match.copy()
    for step in steps:
        twin.push(seat, step)
    return twin.legal(seat)[-1]


# A tradesman from the supply


def questions(kind: str, seed: int, most: int = 20) -> list[tuple[Match, int]]:
    match, chooser = trois.new("troyes", 3, seed=seed, auto=False), random.Random(seed)
    found: list[tuple[Match, int]] = []
    while match.pending and len(found) < most:
        seat = match.pending[0]
        question = match.view(seat)["question"]
        if isinstance(question, dict) and question["kind"] == kind:
            found.append((match.copy(), seat))
        match.push(seat, chooser.choice(match.legal(seat)))
    return found


def test_dice_can_be_picked_with_the_citizen_still_open_whichever_goes() -> None:
    seen = 0
    for match, seat in questions("citizen", 5):
        voice = voice_of(match.view(seat), Text(), ["Ada", "Bo", "Cy"])
        preset, drafts = voice.preset(), voice.drafts()
        if preset is None:
            assert not drafts
            continue
        seen += 1
        assert preset.default == SUPPLY
        assert list(preset.among) == match.legal(seat)
        assert all(draft.steps[0] == SUPPLY for draft in drafts if draft.steps)
        for citizen in preset.among:
            twin = match.copy()
            twin.push(seat, citizen)
            others = voice_of(twin.view(seat), Text(), ["Ada", "Bo", "Cy"]).drafts()
            assert [draft.picked for draft in others] == [draft.picked for draft in drafts]
    assert seen == 3


# Dice first


def _can_be_done_with(match: Match, seat: int, target: int, die: int) -> bool:
    """Whether one die is enough, with any citizen hired for it."""
    twin = match.copy()
    twin.push(seat, target)
    if asked(twin, seat) == "citizen":
        twin.push(seat, twin.legal(seat)[0])
    if asked(twin, seat) != "dice" or die not in twin.legal(seat):
        return False
    twin.push(seat, die)
    return asked(twin, seat) != "dice" or "done" in twin.texts(seat)


def asked(match: Match, seat: int) -> object:
    question = match.view(seat)["question"]
    return question["kind"] if isinstance(question, dict) else None


def test_what_dice_can_be_used_for_is_what_the_rules_allow() -> None:
    used = 0
    for match, seat in questions("action", 7):
        voice = voice_of(match.view(seat), Text(), ["Ada", "Bo", "Cy"])
        first = voice.picking(())
        assert first is not None
        for die in first.more:
            picked = voice.picking((die,))
            assert picked is not None
            for target, draft in picked.uses:
                twin = match.copy()
                for step in draft.steps:
                    twin.push(seat, step)
                assert draft.steps[0] == target
                used += 1
            for other in picked.more:
                assert voice.picking((other, die)) is not None
            offered = {target for target, _ in picked.uses}
            assert {target for target in match.legal(seat) if _can_be_done_with(match, seat, target, die)} <= offered
    assert used == 445


def test_dice_of_two_colours_go_together_nowhere_but_in_a_pilgrimage() -> None:
    match, seat = questions("action", 7)[0]
    voice = voice_of(match.view(seat), Text(), ["Ada", "Bo", "Cy"])
    first = voice.picking(())
    assert first is not None
    colours = {voice.colour(die): die for die in first.more}
    assert set(colours) == {"red", "white", "yellow"}
    assert voice.picking(tuple(colours.values())) is None


def test_an_own_die_can_be_rolled_again_and_turned_over_too() -> None:
    texts = set()
    for match, seat in questions("action", 7):
        voice = voice_of(match.view(seat), Text(), ["Ada", "Bo", "Cy"])
        first = voice.picking(())
        for die in first.more if first else ():
            picked = voice.picking((die,))
            kinds = {match.game.vocabulary.kind(target) for target, _ in picked.uses} if picked else set()
            is_own = match.game.vocabulary.words(die)["owner"] == str(seat)
            texts |= {(kind, is_own) for kind in kinds & {"reroll", "turn"}}
    assert texts == {("reroll", True), ("turn", True)}


def test_dice_against_a_black_die_are_all_that_are_strong_enough() -> None:
    match = table({0: "R16 W3 Y14"}, seats=3, black=[6, 2])
    strengths = {"red 1": 2, "red 6": 12, "white 3": 3, "yellow 1": 1, "yellow 4": 4}
    groups = [group for n in range(1, 6) for group in combinations(strengths.values(), n) if sum(group) >= 6]
    drafts = speaking(match).drafts()
    strong = [draft for draft in drafts if draft.steps]
    assert sorted(draft.chips[0].amount or 0 for draft in strong) == sorted(map(sum, groups))
    assert all(draft.chips[0].thing == "too-few" for draft in drafts if not draft.steps)
    for draft in strong:
        after = match.copy()
        for step in draft.steps:
            after.push(0, step)
        view = after.view(0)
        question = view["question"]
        assert len(view["black"]) == 1 or (isinstance(question, dict) and question["kind"] == "also")  # type: ignore[arg-type]


def test_with_very_many_dice_they_are_chosen_one_by_one() -> None:
    match = table({0: "R123 W123 Y1234"}, seats=3, black=[6])
    assert speaking(match).drafts() == []
