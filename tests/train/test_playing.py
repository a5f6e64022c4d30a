"""Games to learn from: what is kept of them is what happened, in the form that learners read."""

import json
from array import array
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from trois import games
from trois.bots.learned import LearnedPolicy
from trois.bots.network import SEATS
from trois.bots.search import Edge, Search
from trois.bots.style import style_of
from trois.bots.troyes_dice import inputs as dice_inputs
from trois.bots.troyes_dice import network
from trois.bots.troyes_dice.network import DiceNetwork
from trois.core.chance import Chance
from trois.core.game import State
from trois.train import play as playing
from trois.train.data import CHOICES, DECISION_EXTRA, MOST, NO_SEARCH, POSITION_EXTRA, Writer, packed, read_form
from trois.train.plans import Plan
from trois.train.play import Player, disturbed, expected_values, looking_ahead, settle
from trois.train.troyes_dice import play as dice
from trois.train.variety import _shifted, changes_for, options_for, reconstructed, seats_for


def rows(path: Path, width: int) -> list[list[int]]:
    numbers = array("h")
    numbers.frombytes(path.read_bytes())
    assert len(numbers) % width == 0
    return [list(numbers[at : at + width]) for at in range(0, len(numbers), width)]


def played(folder: Path, game: str, count: int = 1, seed: int = 3, **wishes: object) -> Player:
    player = Player(Plan(game, folder, "a", seed, 0.0)._replace(**wishes))  # type: ignore[arg-type]
    for _ in range(count):
        player.play_game()
    player.writer.close()
    return player


# The form


def test_a_position_is_its_inputs_and_what_came_of_it_for_each_seat(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "new", "troyes", 2, 9, "a")
    writer.add_position([7, -1], [30.4, 28.0], [0.75, 0.25], None)
    writer.add_position([1, 1], [1.0, 2.0, 3.0], [0.0, 0.1, 0.9], [0.2, 0.3, 0.5])
    writer.close()
    none = [NO_SEARCH] * SEATS
    assert rows(tmp_path / "new" / "a.positions", 2 + POSITION_EXTRA) == [
        [7, -1, 2, 30, 28, 0, 0, 750, 250, 0, 0, *none],
        [1, 1, 3, 1, 2, 3, 0, 0, 100, 900, 0, 200, 300, 500, 0],
    ]
    assert read_form(tmp_path / "new") == ("troyes", 2, 9)


def test_a_decision_is_its_choices_those_with_the_largest_share_first(tmp_path: Path) -> None:
    writer = Writer(tmp_path, "troyes", 1, 99, "a")
    writer.add_decision([5], [11, 12, 13], [1.5, -400.0, 0.25], [0.2, 0.7, 0.1])
    writer.add_decision([5], list(range(60)), [0.0] * 60, [number / 1770 for number in range(60)])
    writer.close()
    few, many = rows(tmp_path / "a.decisions", 1 + DECISION_EXTRA)
    parts = [few[2 + CHOICES * part :][:4] for part in range(3)]
    assert (few[:2], parts) == ([5, 3], [[12, 11, 13, 0], [-30_000, 150, 25, 0], [700, 200, 100, 0]])
    assert many[1:4] == [CHOICES, 59, 58]


def test_what_does_not_fit_two_bytes_is_as_much_as_does() -> None:
    assert packed([1, -2, 40_000, -40_000]) == array("h", [1, -2, MOST, -MOST]).tobytes()


# Games with a tree


@pytest.mark.parametrize("game", ["troyes", "tournay"])
def test_positions_tell_how_their_game_ended(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "QUICK_SHARE", 1.0)
    player = played(tmp_path, game, seats=(3,))
    found = rows(tmp_path / "a.positions", player.reader.inputs + POSITION_EXTRA)
    extras = [row[player.reader.inputs :] for row in found]
    ends = {tuple(sorted(extra[1:4])) for extra in extras}
    assert len(found) > 20
    assert len(ends) == 1
    assert {tuple(extra[:1]) for extra in extras} == {(3,)}
    assert all(extra[4] == 0 and extra[9:] == [NO_SEARCH] * 4 for extra in extras)
    assert all(sum(extra[5:8]) == pytest.approx(sum(extras[0][5:8]), abs=2) for extra in extras)
    for extra in extras:
        best = max(range(3), key=lambda seat: extra[1 + seat])
        assert extra[5 + best] == max(extra[5:8])


def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        played(tmp_path / folder, "troyes", 2, looks_ahead=True)
    one, two = ((tmp_path / folder / "a.positions").read_bytes() for folder in ("one", "two"))
    assert one == two != b""


def test_searching_players_teach_what_they_expect_and_choose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "FULL_SHARE", 1.0)
    player = played(tmp_path, "troyes", simulations=2, classic=True, seats=(2,))
    width = player.reader.inputs
    for row in rows(tmp_path / "a.positions", width + POSITION_EXTRA):
        assert min(row[width + 9 : width + 11]) > 0
    decisions = rows(tmp_path / "a.decisions", width + DECISION_EXTRA)
    assert len(decisions) > 20
    for row in decisions:
        assert sum(row[width + 1 + 2 * CHOICES :]) == pytest.approx(1000, abs=20)


def test_a_network_that_is_to_agree_with_itself_is_asked_from_all_sides(tmp_path: Path) -> None:
    player = played(tmp_path, "troyes", agrees=True, seats=(2,))
    width = player.reader.inputs
    found = rows(tmp_path / "a.positions", width + POSITION_EXTRA)
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert one[width + 9 : width + 11] == other[width + 9 : width + 11][::-1]
    assert rows(tmp_path / "a.decisions", width + DECISION_EXTRA)


def worth_after(policy: LearnedPolicy, state: State, action: int) -> float:
    """What the network expects for the first seat after an action, in the world of chance 5."""
    chance = Chance(5)
    world = policy.game.imagine(policy.game.view(state, 0), chance)
    policy.game.apply(world, 0, action, chance, None)
    settle(policy, world, chance)
    return policy.outcome(world, 0).values[0]


def test_looking_ahead_takes_what_the_network_expects_most_of() -> None:
    game = games.get("tournay")
    policy = style_of("tournay").learned_policy(game)
    assert isinstance(policy, LearnedPolicy)
    state = game.setup(2, options_for(game, Random(1)), {}, Chance(1), None)
    legal = game.legal(state, game.pending(state)[0])
    found = looking_ahead(policy, state, 0, legal, Chance(5))
    worths = {action: worth_after(policy, state, action) for action in legal}
    assert worths[found] == max(worths.values()) > min(worths.values())
    assert len({disturbed(policy.base, state, 0, legal, Random(seed)) for seed in range(40)}) > 1


def test_what_a_search_expects_is_the_mean_of_its_visits() -> None:
    game = games.get("troyes")
    style = style_of("troyes")
    search = Search(game, style.policy(game), style.settings, 1)
    search.seats = 2
    for action, visits, values in ((1, 3, [1.5, 0.9]), (2, 1, [0.1, 0.3])):
        edge = search.root.edges[action] = Edge(action, 0.0, 2)
        edge.visits, edge.values = visits, values
    assert expected_values(search) == pytest.approx([0.4, 0.3])


# Which games


def test_seats_options_and_cards_vary_within_what_a_game_allows() -> None:
    game, dice = games.get("troyes"), Random(1)
    assert {seats_for(game, dice) for _ in range(60)} == {2, 3, 4}
    assert {seats_for(game, dice, (3,)) for _ in range(9)} == {3}
    assert {changes_for(game, Random(seed)) == {} for seed in range(20)} == {True, False}
    changes = changes_for(game, dice, always=True)
    printed = {(table, row["id"], key): value for table, row, key, value in reconstructed(game)}
    shifts: list[int] = []
    for table, entries in changes.items():
        assert isinstance(entries, list)
        for entry in entries:
            assert isinstance(entry, dict)
            for key, value in entry.items():
                known = printed.get((table, entry["id"], key))
                shifts += [abs(value - known)] if isinstance(value, int) and isinstance(known, int) else []
    assert max(shifts) == 1
    game.card_tree(changes, "cards")


def test_a_corrected_number_is_never_below_nothing() -> None:
    assert set(_shifted([0] * 20, Random(1))) == {0, 1}  # type: ignore[arg-type]


# Troyes Dice


def test_a_row_of_troyes_dice_is_a_sheet_and_what_it_still_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dice, "CHUNK", 0.0)
    monkeypatch.setattr(dice, "ROLLS", 1)
    monkeypatch.setattr(dice, "AHEAD", [1])
    assert dice.play(Plan("troyes-dice", tmp_path, "a", 1, 0.01)) >= 1
    assert read_form(tmp_path) == ("troyes-dice", dice_inputs.COUNT, 0)
    (file, *_) = sorted(tmp_path.glob("a-0.*.rows"))
    assert 20 < float(file.name.split(".", 1)[1].removesuffix(".rows")) < 90
    found = rows(file, dice.ROW)
    assert {row[0] for row in found} == set(range(1, 16))
    assert all(row[2] == dice_inputs.LEFT + row[0] for row in found)
    early, late = ([row[1] for row in found if row[0] == left] for left in (15, 1))
    assert min(early) > max(late) > 0


def test_players_take_the_newest_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []
    known = network.network_at(network.LEARNED)

    def reading(path: Path) -> DiceNetwork:
        read.append(path)
        return known

    monkeypatch.setattr(network, "read", reading)
    monkeypatch.setattr(dice, "CHUNK", 0.0)
    monkeypatch.setattr(dice.Teacher, "game", lambda self, rows: 40)
    dice.play(Plan("troyes-dice", tmp_path, "a", 1, 0.001))
    assert read == []
    (tmp_path / dice.NETWORK).touch()
    dice.play(Plan("troyes-dice", tmp_path, "b", 1, 0.001))
    assert read[0] == tmp_path / dice.NETWORK


def test_a_form_is_plain_json(tmp_path: Path) -> None:
    Writer(tmp_path, "tournay", 4, 5, "a").close()
    assert json.loads((tmp_path / "form.json").read_text()) == {"game": "tournay", "inputs": 4, "slots": 5}


def test_all_sides_of_a_position_expect_what_they_think_on_the_mean(tmp_path: Path) -> None:
    player = Player(Plan("troyes", tmp_path, "a", 3, 0.0, agrees=True))
    opinions = [[0.2, 0.8], [0.6, 0.4]]
    player.judge = SimpleNamespace(outcome=lambda _state, side: SimpleNamespace(values=opinions[side]))  # type: ignore[assignment]
    state = player.game.setup(2, options_for(player.game, Random(1)), {}, Chance(1), None)
    seen = player._seen(state, 0)
    player.writer.close()
    assert [position.viewer for position in seen] == [0, 1]
    assert [position.expected for position in seen] == [pytest.approx([0.4, 0.6])] * 2
