"""The networks that judge positions: what is worked out step by step is what the whole sum gives."""

import struct
from array import array
from pathlib import Path
from random import Random

import pytest

from trois.bots.layers import Layers, PackedRows
from trois.bots.network import ANSWERS, Network, empty, network_at
from trois.bots.weights import HEADER, MAGIC, VERSION, BadNetwork, Weights, read_weights, write_weights

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
    return network_at(tmp_path / "judgement.bin", INPUTS, SLOTS)


def _by_hand(network: Network, inputs: list[int]) -> tuple[list[float], list[float]]:
    """The answers and the policy's logits, without any shortcut."""
    layers = network.layers
    sums = [
        start + layers.scale * sum(weight * number for weight, number in zip(row, inputs, strict=True))
        for row, start in zip(layers.first, layers.start, strict=True)
    ]
    units = [max(0.0, total) for total in sums[:WIDTH]]
    hidden = [
        max(0.0, start + sum(a * b for a, b in zip(row, units, strict=True)))
        for row, start in zip(layers.second, layers.second_start, strict=True)
    ]
    answers = [sums[WIDTH + i] + sum(a * b for a, b in zip(network.answers[i], hidden, strict=True)) for i in range(8)]
    logits = [
        start + sum(a * b for a, b in zip(row, hidden, strict=True))
        for row, start in zip(network.slots, network.slots_start, strict=True)
    ]
    return answers, logits


def test_a_position_is_judged_by_two_layers_and_what_goes_straight_on(network: Network) -> None:
    dice = Random(5)
    for _ in range(40):
        inputs = [dice.choice((0, 0, 0, 1, 2, 7, -3)) for _ in range(INPUTS)]
        hidden = network.hidden(inputs)
        found = [network.answer(hidden, i) for i in range(ANSWERS)], [network.logit(hidden, i) for i in range(SLOTS)]
        wanted = _by_hand(network, inputs)
        assert found[0] == pytest.approx(wanted[0])
        assert found[1] == pytest.approx(wanted[1])


def test_places_are_inputs_of_1(network: Network) -> None:
    places = [3, 17, 99]
    inputs = [1 if i in places else 0 for i in range(INPUTS)]
    assert network.layers.of(places, True) == network.layers.of(inputs, False)


def in_plain_python(network: Network) -> Layers:
    given = network.layers
    plain = Layers(given.first, given.start, given.second, given.second_start, given.scale)
    plain.packed = PackedRows(given.first)
    return plain


def test_layers_in_c_and_in_python_give_exactly_the_same(network: Network) -> None:
    if network.layers.packed is not None:
        pytest.skip("the layers in C are not built here")
    dice, plain = Random(6), in_plain_python(network)
    for large in (30, -7, 900, 32_767, 70_000):
        for _ in range(60):
            inputs = [dice.choice((0, 0, 1, 2, large)) for _ in range(INPUTS)]
            assert network.layers.of(inputs, False) == plain.of(inputs, False)


def test_packed_rows_give_the_exact_sum_of_every_unit(network: Network) -> None:
    dice, rows = Random(7), network.layers.first
    packed = PackedRows(rows)
    for large in (30, -7, 900, 32_767, -70_000):
        amounts = [dice.choice((0, 1, -2, large)) for _ in range(INPUTS)]
        sums = [sum(weight * amount for weight, amount in zip(row, amounts, strict=True)) for row in rows]
        assert packed.sums(list(range(INPUTS)), amounts) == sums


def test_a_file_is_read_once(tmp_path: Path) -> None:
    _write(tmp_path / "judgement.bin")
    one, other = (network_at(tmp_path / "judgement.bin", INPUTS, SLOTS) for _ in range(2))
    assert one is other


@pytest.mark.parametrize(("version", "inputs"), [(VERSION + 1, INPUTS), (VERSION, INPUTS + 1)])
def test_weights_of_another_version_or_game_are_refused(tmp_path: Path, version: int, inputs: int) -> None:
    _write(tmp_path / "judgement.bin", version=version, inputs=inputs)
    with pytest.raises(BadNetwork, match="other inputs"):
        read_weights(tmp_path / "judgement.bin", INPUTS, SLOTS)


def test_what_is_no_file_of_weights_is_refused(tmp_path: Path) -> None:
    (tmp_path / "judgement.bin").write_bytes(b"something else")
    with pytest.raises(BadNetwork, match=r"judgement\.bin is not a file of weights"):
        read_weights(tmp_path / "judgement.bin", INPUTS, SLOTS)


def test_an_empty_network_expects_the_same_of_everything() -> None:
    network = empty(3)
    assert [network.answer(network.hidden([1, 2, 3]), i) for i in range(ANSWERS)] == [0.0] * ANSWERS


def test_weights_come_back_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "judgement.bin"
    write_weights(Weights(2, 1, 3, 0, 0.5, [1.0, -32_768.0, 32_767.0], [0.25, -1.5]), path)
    assert path.read_bytes()[-14:] == b"\x01\x00\x00\x80\xff\x7f" + struct.pack("<2f", 0.25, -1.5)
    found = read_weights(path, 2, 0)
    assert (found.inputs, found.width, found.second, found.slots, found.scale) == (2, 1, 3, 0, 0.5)
    assert [*found.rows(2, 2), found.row(1)] == [[1.0, -32_768.0], [32_767.0, 0.25], [-1.5]]
    found.check_size(5)
    with pytest.raises(BadNetwork, match="4 numbers, not 5"):
        found.check_size(4)
    assert [each.name for each in tmp_path.iterdir()] == ["judgement.bin"]


def test_a_file_that_ends_too_early_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "judgement.bin"
    _write(path)
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(BadNetwork, match="numbers, not"):
        network_at(path, INPUTS, SLOTS)
