"""Tiny trainings: what is learned is written, is played as it was learned, and can be gone on from."""

from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from tests.train.test_playing import played  # noqa: E402
from trois import games  # noqa: E402
from trois.bots.network import ANSWERS, network_at  # noqa: E402
from trois.bots.style import style_of  # noqa: E402
from trois.bots.troyes_dice import inputs as dice_inputs  # noqa: E402
from trois.bots.troyes_dice.network import read as read_dice  # noqa: E402
from trois.bots.weights import BadNetwork, read_weights  # noqa: E402
from trois.train import learn as learning  # noqa: E402
from trois.train import play as playing  # noqa: E402
from trois.train.__main__ import main  # noqa: E402
from trois.train.data import DECISION_EXTRA, POSITION_EXTRA, read_form  # noqa: E402
from trois.train.plans import Plan  # noqa: E402
from trois.train.troyes_dice import learn as dice_learning  # noqa: E402
from trois.train.troyes_dice import play as dice  # noqa: E402


@pytest.fixture(autouse=True)
def _alike() -> None:
    torch.manual_seed(1)
    torch.set_num_threads(1)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(playing, "QUICK_SHARE", 1.0)
    played(tmp_path / "data", "troyes", 3, agrees=True)
    return tmp_path / "data"


def learned(data: Path, out: Path, *words: str) -> list[list[float]]:
    curves = out.with_suffix(".csv")
    main(["learn", str(data), "--out", str(out), "--curves", str(curves), *["--second", "4", "--minutes", "1"], *words])
    return [[float(number) for number in line.split(",")] for line in curves.read_text().splitlines()[1:]]


def test_learning_makes_the_loss_smaller_and_is_played_as_it_was_learned(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learning, "KEPT_BACK", 0.5)
    lines = learned(data, tmp_path / "w.bin", "--width", "8", "--epochs", "600")
    first, best = lines[0], min(lines, key=lambda line: line[2])
    assert best[2] < 0.8 * first[2]
    assert min(line[3] for line in lines) < first[3]
    reader = games.part("bots", "troyes").learned(games.get("troyes"), None).reader
    network = network_at(tmp_path / "w.bin", reader.inputs, reader.slots)
    assert network.has_policy
    layers = learning.Layers(torch.ones(reader.inputs), 8, 4, reader.slots)
    learning.read(layers, tmp_path / "w.bin")
    rows = learning.Data([data], "positions", reader.inputs + POSITION_EXTRA, "cpu").batch(5)[:, : reader.inputs]
    for row, answers in zip(rows.tolist(), layers(rows).tolist(), strict=True):
        hidden = network.hidden(row)
        assert [network.answer(hidden, i) for i in range(ANSWERS)] == pytest.approx(answers, rel=1e-3, abs=1e-3)


def test_a_wider_network_begins_with_what_a_narrower_one_knows(data: Path, tmp_path: Path) -> None:
    learned(data, tmp_path / "small.bin", "--width", "6", "--epochs", "2")
    reader = games.part("bots", "troyes").learned(games.get("troyes"), None).reader
    small, wide = (learning.Layers(torch.ones(reader.inputs), width, 4, reader.slots) for width in (6, 10))
    for layers in (small, wide):
        learning.read(layers, tmp_path / "small.bin")
    rows = learning.Data([data], "positions", reader.inputs + POSITION_EXTRA, "cpu").batch(9)[:, : reader.inputs]
    assert torch.allclose(small(rows), wide(rows), rtol=1e-4, atol=1e-4)
    learned(data, tmp_path / "wide.bin", "--width", "10", "--epochs", "1", "--start", str(tmp_path / "small.bin"))
    assert read_weights(tmp_path / "wide.bin", reader.inputs, reader.slots).width == 10
    with pytest.raises(SystemExit, match="give --width 10 or more"):
        learned(data, tmp_path / "w.bin", "--width", "6", "--start", str(tmp_path / "wide.bin"))


def test_a_policy_without_decisions_has_no_opinion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "QUICK_SHARE", 1.0)
    player = played(tmp_path / "quick", "troyes")
    learned(tmp_path / "quick", tmp_path / "w.bin", "--width", "4", "--epochs", "1")
    assert not network_at(tmp_path / "w.bin", player.reader.inputs, player.reader.slots).has_policy


def test_some_of_every_file_is_kept_back_and_the_newest_folder_is_half_of_what_is_learned(data: Path) -> None:
    width = read_width(data)
    whole = len((data / "a.positions").read_bytes()) // 2 // width
    one = learning.Data([data], "positions", width, "cpu")
    assert (one.count, len(one.measured)) == (whole - int(0.03 * whole), int(0.03 * whole))
    three = learning.Data([data, data, data], "positions", width, "cpu")
    assert len(three.measured) == len(one.measured)
    assert len(three.batch(100)) == 60 + 20 + 20
    decisions = learning.Data([data], "decisions", width - POSITION_EXTRA + DECISION_EXTRA, "cpu")
    assert decisions.count > 0


def read_width(data: Path) -> int:
    return read_form(data)[1] + POSITION_EXTRA


# Troyes Dice


@pytest.fixture
def sheets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module, name, value in (
        (dice, "ROLLS", 1), (dice, "AHEAD", [1]), (dice, "CHUNK", 1.0), (dice_learning, "KEPT", 512),
        (dice_learning, "BATCH", 16), (dice_learning, "PUBLISH", 0.0), (dice_learning, "OFTEN", 1e9),
    ):  # fmt: skip
        monkeypatch.setattr(module, name, value)
    dice.play(Plan("troyes-dice", tmp_path / "sheets", "a", 1, 0.5))
    return tmp_path / "sheets"


def test_sheets_are_learned_published_and_gone_on_from(
    sheets: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"learn {sheets} --second 4 --minutes 0.05 --publish 0 --out".split()
    main([*words, str(tmp_path / "w.bin"), "--width", "6"])
    losses = [float(line.split("loss ")[1].split(",")[0]) for line in capsys.readouterr().out.splitlines()]
    assert sum(losses[-5:]) < 0.7 * sum(losses[:5])
    assert read_dice(sheets / dice.NETWORK).values([_row(sheets)], 9)
    main([*words, str(tmp_path / "wide.bin"), "--width", "8", "--start", str(tmp_path / "w.bin")])
    assert read_weights(tmp_path / "wide.bin", dice_inputs.COUNT, 0).width == 8


def test_a_network_of_sheets_is_played_as_it_was_learned_and_may_grow(sheets: Path, tmp_path: Path) -> None:
    layers = dice_learning.Layers(6, 4, None)
    layers.write(tmp_path / "w.bin")
    wide = dice_learning.Layers(9, 4, tmp_path / "w.bin")
    answers = _row(sheets)
    found = read_dice(tmp_path / "w.bin").values([answers], 9)
    for each in (layers, wide):
        with torch.no_grad():
            told = each(torch.tensor([answers]), torch.tensor([9]))
        assert found == pytest.approx(told.tolist(), rel=1e-3, abs=5e-3)


def test_too_few_sheets_are_said(sheets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_learning, "BATCH", 100_000)
    with pytest.raises(SystemExit, match="too few"):
        main(["learn", str(sheets), "--out", str(tmp_path / "w.bin"), "--minutes", "0.01"])


def test_weights_of_another_game_are_no_start(sheets: Path, tmp_path: Path) -> None:
    with pytest.raises(BadNetwork):
        dice_learning.Layers(6, 4, style_of("troyes").weights)


def _row(sheets: Path) -> list[int]:
    memory = dice_learning.Memory("cpu")
    memory.gather(sheets)
    found: list[int] = memory.rows[0, 2:].tolist()
    return found
