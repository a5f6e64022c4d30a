"""The networks that judge positions: what is worked out step by step is what the whole sum gives."""

import struct
from array import array
from pathlib import Path
from random import Random

import pytest

from trois.bots.network import ANSWERS, HEADER, MAGIC, VERSION, BadNetwork, Network, empty, network_at, read

INPUTS, WIDTH, SECOND, SLOTS, SCALE = 150, 6, 4, 3, 0.01


def _write(path: Path, seed: int = 1, version: int = VERSION, inputs: int = INPUTS) -> None:
    dice = Random(seed)
    first = array("h", [dice.randrange(-300, 300) for _ in range((WIDTH + ANSWERS) * INPUTS)])
    count = (WIDTH + ANSWERS) + SECOND * WIDTH + SECOND + ANSWERS * SECOND + SLOTS * SECOND + SLOTS + 1
    rest = array("f", [dice.uniform(-1, 1) for _ in range(count)])
    head = struct.pack(HEADER, MAGIC, version, inputs, WIDTH, SECOND, SLOTS, len(first), SCALE)
    path.write_bytes(head + first.tobytes() + rest.tobytes())


@pytest.fixture
def network(tmp_path: Path) -> Network:
    _write(tmp_path / "judgement.bin")
    return read(tmp_path / "judgement.bin", INPUTS, SLOTS)


def _by_hand(network: Network, inputs: list[int]) -> tuple[list[float], list[float]]:
    """The answers and the policy's logits, without any shortcut."""
    sums = [
        start + network.scale * sum(weight * number for weight, number in zip(row, inputs, strict=True))
        for row, start in zip(network.first, network.start, strict=True)
    ]
    units = [max(0.0, total) for total in sums[:WIDTH]]
    hidden = [
        max(0.0, start + sum(a * b for a, b in zip(row, units, strict=True)))
        for row, start in zip(network.second, network.second_start, strict=True)
    ]
    answers = [sums[WIDTH + i] + sum(a * b for a, b in zip(network.answers[i], hidden, strict=True)) for i in range(8)]
    logits = [
        start + sum(a * b for a, b in zip(row, hidden, strict=True))
        for row, start in zip(network.slots, network.slots_start, strict=True)
    ]
    return answers, logits


def test_a_position_is_judged_alike_whatever_was_judged_before(network: Network) -> None:
    dice = Random(5)
    inputs = [dice.randrange(4) for _ in range(INPUTS)]
    for step in range(40):
        # Now and then most inputs change, so that the network takes the position as its new starting point.
        for _ in range(200 if step % 9 == 8 else 5):
            inputs[dice.randrange(INPUTS)] = dice.randrange(-2, 9)
        hidden = network.hidden(inputs[:])
        found = [network.answer(hidden, i) for i in range(ANSWERS)], [network.logit(hidden, i) for i in range(SLOTS)]
        wanted = _by_hand(network, inputs)
        assert found[0] == pytest.approx(wanted[0])
        assert found[1] == pytest.approx(wanted[1])


def test_twins_share_numbers_and_nothing_else(tmp_path: Path) -> None:
    _write(tmp_path / "judgement.bin")
    one, other = (network_at(tmp_path / "judgement.bin", INPUTS, SLOTS) for _ in range(2))
    one.hidden([7] * INPUTS)
    assert one.first is other.first
    assert one.known == [7] * INPUTS
    assert other.known == [0] * INPUTS


@pytest.mark.parametrize(("version", "inputs"), [(VERSION + 1, INPUTS), (VERSION, INPUTS + 1)])
def test_weights_of_another_version_or_game_are_refused(tmp_path: Path, version: int, inputs: int) -> None:
    _write(tmp_path / "judgement.bin", version=version, inputs=inputs)
    with pytest.raises(BadNetwork, match="other inputs"):
        read(tmp_path / "judgement.bin", INPUTS, SLOTS)


def test_what_is_no_file_of_weights_is_refused(tmp_path: Path) -> None:
    (tmp_path / "judgement.bin").write_bytes(b"something else")
    with pytest.raises(BadNetwork, match="no file of weights"):
        read(tmp_path / "judgement.bin", INPUTS, SLOTS)


def test_an_empty_network_expects_the_same_of_everything() -> None:
    network = empty(3)
    assert [network.answer(network.hidden([1, 2, 3]), i) for i in range(ANSWERS)] == [0.0] * ANSWERS
