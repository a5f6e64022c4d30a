"""What the searching player of Troyes Dice is made of: inputs, network, ends of half-days."""

import pickle
import random
from pathlib import Path

import pytest

import trois
from trois import bots, games
from trois.bots.style import style_of
from trois.bots.troyes_dice import features, inputs
from trois.bots.troyes_dice import weights as table
from trois.bots.troyes_dice.expert import DiceExpert
from trois.bots.troyes_dice.inputs import Scene
from trois.bots.troyes_dice.network import CLASSIC, DAYS, LEARNED, DiceNetwork, network_at, read
from trois.bots.troyes_dice.policy import DicePolicy
from trois.bots.troyes_dice.turns import NO_ACTION, Turns
from trois.bots.weights import BadNetwork, Weights, write_weights
from trois.core.chance import Chance, Preview, Uncertain
from trois.core.options import in_full
from trois.games.troyes_dice.game import TroyesDice
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.words import DONE

GAME = TroyesDice()
ANY_GAME = games.get("troyes-dice")
OPTIONS = in_full(GAME.name, GAME.options, {})
WIDTH, SECOND = 6, 4
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


def weights(count: int = SIZE) -> Weights:
    dice = random.Random(5)
    return Weights(
        inputs.COUNT, WIDTH, SECOND, 0, 1 / 1024, [float(dice.randrange(-500, 500)) for _ in range(count)], []
    )


def test_the_network_is_its_formula() -> None:
    given = weights()
    network, numbers = DiceNetwork(given), [number / 1024 for number in given.whole]
    for state in states(7)[::9]:
        scene = Scene(state)
        if scene.left:
            answers = scene.answers(state.sheets[0])
            assert network.values([answers], scene.left) == pytest.approx([by_hand(numbers, answers, scene.left)])


def test_a_network_of_another_size_is_refused() -> None:
    with pytest.raises(BadNetwork, match=f"{SIZE} numbers, not {SIZE + 1}"):
        DiceNetwork(weights(SIZE + 1))


def test_it_is_read_from_a_file_of_any_width_and_kept(tmp_path: Path) -> None:
    write_weights(weights(), tmp_path / "mine.bin")
    answers = Scene(states(7)[0]).answers(states(7)[0].sheets[0])
    assert read(tmp_path / "mine.bin").values([answers], 9) == DiceNetwork(weights()).values([answers], 9)
    assert network_at(CLASSIC) is network_at(CLASSIC)


def test_the_classic_expert_has_a_network_of_its_own() -> None:
    style = style_of("troyes-dice")
    for bot, file in ((style.classic_bot(ANY_GAME, 1, 1.0), CLASSIC), (style.search_bot(ANY_GAME, 1, 1.0), LEARNED)):
        policy = bot.policy
        assert isinstance(policy, DiceExpert)
        assert policy.network is network_at(file)
        again = pickle.loads(pickle.dumps(policy))
        assert again.network is policy.network


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


def test_the_weights_of_the_quick_player_are_complete() -> None:
    assert [len(row) for row in table.table()] == [features.COUNT] * (len(table.KNOTS) - 1)
    assert table.table()[0][:3] == [1.17, -0.08, -0.13]
