"""What the searching player of Troyes Dice is made of: inputs, network, ends of half-days."""

import random
from pathlib import Path

import pytest

import trois
from trois import bots, games
from trois.bots.troyes_dice import inputs
from trois.bots.troyes_dice.expert import DiceExpert
from trois.bots.troyes_dice.inputs import Scene
from trois.bots.troyes_dice.network import DAYS, FILE, SECOND, UNIT, WIDTH, Network, read, trained_network
from trois.bots.troyes_dice.policy import DicePolicy
from trois.bots.troyes_dice.turns import NO_ACTION, Turns
from trois.core.chance import Chance, Preview, Uncertain
from trois.core.options import in_full
from trois.games.troyes_dice.game import TroyesDice
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.words import DONE

GAME = TroyesDice()
ANY_GAME = games.get("troyes-dice")
OPTIONS = in_full(GAME.name, GAME.options, {})
SIZE = (WIDTH + 1) * (inputs.COUNT + 1) + DAYS * (SECOND * (WIDTH + 2) + 1)


def states(seed: int) -> list[State]:
    """Every question of a game with random answers."""
    chance, picker = Chance(seed), random.Random(seed)
    state = GAME.setup(1, OPTIONS, {}, chance, None)
    found = []
    while state.waiting:
        found.append(state.copy())
        GAME.apply(state, 0, picker.choice(GAME.legal(state, 0)), chance, None)
    return found


def by_hand(numbers: list[float], answers: list[int], left: int) -> float:
    """The network's formula, straight from the order of its numbers."""
    taken = iter(numbers)
    first = [[next(taken) for _ in range(inputs.COUNT)] for _ in range(WIDTH + 1)]
    sums = [next(taken) + sum(weights[i] for i in answers) for weights in first]
    days = []
    for _ in range(DAYS):
        second = [[next(taken) for _ in range(WIDTH)] for _ in range(SECOND)]
        starts = [next(taken) for _ in range(SECOND)]
        out = [next(taken) for _ in range(SECOND)]
        units = [
            max(0, s + sum(w * max(0, x) for w, x in zip(row, sums, strict=False)))
            for s, row in zip(starts, second, strict=True)
        ]
        days.append(next(taken) + sum(w * unit for w, unit in zip(out, units, strict=True)))
    return sums[WIDTH] + days[left // 2]


def test_every_question_has_one_answer_in_its_own_range() -> None:
    for state in states(3):
        scene = Scene(state)
        answers = scene.answers(state.sheets[0])
        assert len(answers) == inputs.QUESTIONS
        assert len(set(answers)) == inputs.QUESTIONS
        assert answers[0] == scene.left
        assert max(answers) < inputs.COUNT
        for start, length in inputs.TRACKS:
            assert sum(start <= answer < start + length for answer in answers) == 1


def test_the_scene_shows_the_wheel_as_it_will_be() -> None:
    """The plaza under the black die turns over before the next half-day."""
    chance = Chance(11)
    state = GAME.setup(1, OPTIONS, {}, chance, None)
    scene, half = Scene(state), (state.day, state.half)
    while (state.day, state.half) == half:
        GAME.apply(state, 0, GAME.legal(state, 0)[0], chance, None)
    for plaza in range(4):
        colour = state.colour_at(state.slot_of(plaza))
        assert inputs.SHOWN + 3 * plaza + colour in scene.wheel


def test_the_network_is_the_same_from_other_answers() -> None:
    dice = random.Random(5)
    numbers = [dice.uniform(-0.5, 0.5) for _ in range(SIZE)]
    network = Network(numbers)
    sheets = [state for state in states(7) if Scene(state).left]
    scene = Scene(sheets[0])
    known = scene.answers(sheets[0].sheets[0])
    sums = network.sums(known)
    for state in sheets[::9]:
        answers, left = scene.answers(state.sheets[0]), Scene(state).left
        assert network.value(known, sums, answers, left) == pytest.approx(by_hand(numbers, answers, left))


def test_a_network_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=f"a network has {SIZE} numbers, not {SIZE + 1}"):
        Network([0.0] * (SIZE + 1))


def test_the_file_holds_parts_of_a_unit(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(b"\x00\x04" + b"\xff\xff" + bytes(2 * (SIZE - 2)))
    network = read(path)
    assert network.first[0][:3] == [1024 / UNIT, -1 / UNIT, 0.0]
    assert trained_network() is trained_network()


def test_ends_hold_what_the_policy_would_do() -> None:
    policy = DicePolicy(ANY_GAME)
    turns = Turns(ANY_GAME, policy)
    for state in states(13):
        before = GAME.position(state)
        ends = turns.ends(state, 400)
        assert GAME.position(state) == before
        assert {end.action for end in ends} <= set(GAME.legal(state, 0))
        assert all(end.sheet.question == DONE for end in ends)
        own = state.copy()
        try:
            while True:
                legal = GAME.legal(own, 0)
                GAME.apply(own, 0, policy.choose(own, 0, legal), Preview(0), None)
        except Uncertain:
            sheet = own.sheets[0]
        assert any(
            (end.sheet.built, end.sheet.unspent, end.sheet.citizens) == (sheet.built, sheet.unspent, sheet.citizens)
            for end in ends
        )


def test_a_sheet_that_is_done_has_one_end() -> None:
    state = states(17)[0]
    state.sheets[0].question = DONE
    ends = Turns(ANY_GAME, DicePolicy(ANY_GAME)).ends(state, 5)
    assert [end.action for end in ends] == [NO_ACTION]


def test_the_network_knows_more_than_the_steward() -> None:
    """Alone and without searching: 20 games on the same dice."""
    expert, steward = DiceExpert(ANY_GAME), DicePolicy(ANY_GAME)
    totals = {True: 0, False: 0}
    for seed in range(20):
        for by_network in (True, False):
            chance = Chance(seed)
            state = GAME.setup(1, OPTIONS, {}, chance, None)
            while state.waiting:
                legal = GAME.legal(state, 0)
                if by_network and len(legal) > 1:
                    worths = expert.worths(state, 0, legal)
                    action = legal[worths.index(max(worths))]
                else:
                    action = steward.choose(state, 0, legal)
                GAME.apply(state, 0, action, chance, None)
            totals[by_network] += GAME.scores(state)[0].total
    assert totals[True] >= totals[False] + 20


def test_the_herald_can_search_for_numbers_with_others_at_the_table() -> None:
    match = trois.new("troyes-dice", seats=3, seed=2, numbering="expert")
    bot = bots.make("expert", "troyes-dice", seed=1)
    legal = match.legal(0)
    assert bot.choose(match.view(0), legal, bots.Clock(simulations=12)) in legal
