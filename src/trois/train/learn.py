"""Training a network from the data of self-play, with PyTorch; on a graphics card if there is one."""

import csv
import math
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from trois.bots.network import ANSWERS, SEATS
from trois.bots.weights import Weights, read_weights, write_weights
from trois.train.data import CHOICES, DECISION_EXTRA, POSITION_EXTRA, read_form
from trois.train.plans import Study
from trois.train.torches import Schedule, device, improve, whole_numbers

FAST, FAST_AGAIN, SLOW = 2e-3, 4e-4, 2e-5
MEASURED_EVERY = 1 / 20
KEPT_BACK = 0.03
"""Of the data, what is not learned from but measured on."""
POINTS = 0.002
"""The weight of squared points beside squared values."""
POLICY = 0.1


class Layers(nn.Module):  # type: ignore[misc]
    """The network as it is learned; see trois.bots.network for how it is played."""

    def __init__(self, spread: Tensor, width: int, second: int, slots: int) -> None:
        super().__init__()
        self.register_buffer("spread", spread)
        self.width = width
        self.first = nn.Linear(len(spread), width + ANSWERS)
        self.second = nn.Linear(width, second)
        self.answers = nn.Linear(second, ANSWERS, bias=False)
        self.slots = nn.Linear(second, slots)
        self.trust = nn.Parameter(torch.tensor(1.0))
        nn.init.zeros_(self.slots.weight)
        nn.init.zeros_(self.slots.bias)
        with torch.no_grad():
            self.first.weight[width:] = 0

    def hidden(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        sums = self.first(inputs.float() / self.spread)
        return torch.relu(self.second(torch.relu(sums[:, : self.width]))), sums[:, self.width :]

    def forward(self, inputs: Tensor) -> Tensor:
        hidden, straight = self.hidden(inputs)
        answers: Tensor = self.answers(hidden) + straight
        return answers


class Data:
    """Rows of one kind, on the device, by folder; the last part of every file is kept back."""

    def __init__(self, folders: Sequence[Path], kind: str, width: int, device: str) -> None:
        self.parts: list[Tensor] = []
        kept_back: list[np.ndarray] = [np.zeros((0, width), "<i2")]
        for number, folder in enumerate(folders):
            learned: list[np.ndarray] = [np.zeros((0, width), "<i2")]
            for path in sorted(folder.glob(f"*.{kind}")):
                rows = np.fromfile(path, "<i2")
                rows = rows[: len(rows) // width * width].reshape(-1, width)
                back = int(len(rows) * KEPT_BACK)
                learned.append(rows[: len(rows) - back])
                if number == 0:
                    kept_back.append(rows[len(rows) - back :])
            found = np.concatenate(learned)
            if len(found):
                self.parts.append(torch.from_numpy(found).to(device))
        self.measured = torch.from_numpy(np.concatenate(kept_back)).to(device)
        self.count = sum(len(part) for part in self.parts)

    def batch(self, size: int) -> Tensor:
        """The first folder's rows, the newest, are one half; the others share the rest."""
        weights = [len(self.parts), *[1] * (len(self.parts) - 1)] if len(self.parts) > 1 else [1]
        found = []
        for part, weight in zip(self.parts, weights, strict=True):
            drawn = max(1, size * weight // sum(weights))
            found.append(part[torch.randint(0, len(part), (drawn,), device=part.device)])
        return torch.cat(found)


class Lesson:
    """What is learned from rows: how positions end, and what searches choose."""

    def __init__(self, layers: Layers, inputs: int, trust: float) -> None:
        self.layers = layers
        self.inputs = inputs
        self.trust = trust

    def value_loss(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Squared errors: of how well seats do, and of their points."""
        answers = self.layers(rows[:, : self.inputs])
        extra = rows[:, self.inputs :].float()
        there = (torch.arange(SEATS, device=rows.device)[None] < extra[:, :1]).float()
        points, ended, expected = extra[:, 1:5], extra[:, 5:9] / 1000, extra[:, 9:13] / 1000
        trust = self.trust * (extra[:, 9:10] >= 0).float()
        wanted = (1 - trust) * ended + trust * expected
        count = there.sum()
        value = (there * (torch.sigmoid(answers[:, :SEATS]) - wanted) ** 2).sum() / count
        return value, (there * (answers[:, SEATS:] - points) ** 2).sum() / count

    def policy_loss(self, rows: Tensor) -> Tensor:
        """Cross entropy with the visits of a search."""
        hidden, _ = self.layers.hidden(rows[:, : self.inputs])
        extra = rows[:, self.inputs :]
        there = torch.arange(CHOICES, device=rows.device)[None] < extra[:, :1]
        slots = extra[:, 1 : 1 + CHOICES].long()
        worths = extra[:, 1 + CHOICES : 1 + 2 * CHOICES].float() / 100
        wanted = extra[:, 1 + 2 * CHOICES :].float()
        wanted = wanted / wanted.sum(1, keepdim=True).clamp(min=1)
        logits = self.layers.slots(hidden).gather(1, slots) + self.layers.trust * worths
        logits = torch.where(there, logits, torch.tensor(-1e9, device=rows.device))
        return -(wanted * functional.log_softmax(logits, 1)).sum(1).mean()


def learn(study: Study) -> None:
    """Train until the time is up, or as many positions were seen as `epochs` times all of them; write the weights.

    Learned weights to start with are changed more slowly.
    """
    _, inputs, slots = read_form(study.folders[0])
    place = device()
    positions = Data(study.folders, "positions", inputs + POSITION_EXTRA, place)
    decisions = Data(study.folders, "decisions", inputs + DECISION_EXTRA, place)
    if not positions.count:
        raise SystemExit(f"{study.folders[0]}: there are no positions to learn from")
    layers = begin(study, positions, inputs, slots).to(place)
    print(f"{positions.count} positions, {decisions.count} decisions, on {place}", flush=True)  # noqa: T201
    batch = 8192 if place == "cuda" else 1024
    schedule = Schedule(study.minutes, study.epochs * positions.count / batch)
    fast = FAST if study.start is None else FAST_AGAIN
    lines = train(Lesson(layers, inputs, study.trust), positions, decisions, batch, fast, schedule)
    write(layers, study.out, study.start is not None or decisions.count > 0)
    if study.curves is not None:
        with study.curves.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows([["step", "value", "points", "policy"], *lines])


@torch.no_grad()  # type: ignore[untyped-decorator]
def begin(study: Study, positions: "Data", inputs: int, slots: int) -> Layers:
    """Weights to start with; at random, points are what they are on average."""
    sample = positions.batch(200_000).cpu()
    spread = sample[:, :inputs].float().std(0).clamp(min=0.5)
    layers = Layers(spread, study.width, study.second, slots)
    layers.first.bias[study.width + SEATS :] = sample[:, inputs + 1].float().mean()
    if study.start is not None:
        read(layers, study.start)
    return layers


def train(
    lesson: Lesson, positions: Data, decisions: Data, batch: int, fast: float, schedule: Schedule
) -> list[list[float]]:
    layers = lesson.layers
    optimizer = torch.optim.AdamW(layers.parameters(), lr=fast, weight_decay=1e-3)
    step, lines, best = 0, [[0, *measure(lesson, positions, decisions)]], Best()
    best.offer(layers, lines[-1])
    told = 0.0
    while (part := schedule.part(step)) < 1:
        value, points = lesson.value_loss(positions.batch(batch))
        loss = value + POINTS * points
        if decisions.count:
            loss = loss + POLICY * lesson.policy_loss(decisions.batch(batch // 4))
        improve(optimizer, loss, SLOW + (fast - SLOW) * 0.5 * (1 + math.cos(math.pi * part)))
        step += 1
        if part - told > MEASURED_EVERY:
            told = part
            lines.append([step, *measure(lesson, positions, decisions)])
            best.offer(layers, lines[-1])
    lines.append([step, *measure(lesson, positions, decisions)])
    best.offer(layers, lines[-1])
    layers.load_state_dict(best.numbers)
    return lines


class Best:
    """The numbers that did best on what was kept back: with little data, learning on makes it worse."""

    def __init__(self) -> None:
        self.loss = math.inf
        self.numbers: dict[str, Tensor] = {}

    def offer(self, layers: Layers, line: Sequence[float]) -> None:
        print(*[round(number, 4) for number in line], flush=True)  # noqa: T201
        loss = line[1] + POINTS * line[2] + POLICY * line[3]
        if not self.numbers or loss < self.loss:
            self.loss = loss
            self.numbers = {name: numbers.clone() for name, numbers in layers.state_dict().items()}


@torch.no_grad()  # type: ignore[untyped-decorator]
def measure(lesson: Lesson, positions: Data, decisions: Data) -> list[float]:
    """The losses on what was kept back."""
    value, points = lesson.value_loss(positions.measured[:50_000])
    policy = lesson.policy_loss(decisions.measured[:50_000]) if len(decisions.measured) else torch.tensor(0.0)
    return [float(value), float(points), float(policy)]


@torch.no_grad()  # type: ignore[untyped-decorator]
def read(layers: Layers, path: Path) -> None:
    """What `write` wrote, into layers that may have more units in the first one: further units have no say yet."""
    weights = read_weights(path, len(layers.spread), len(layers.slots.bias))
    width, second = weights.width, weights.second
    if width > layers.width or second != len(layers.second.bias):
        raise SystemExit(f"{path} has {width} and {second} units: give --width {width} or more and --second {second}")
    learned = Layers(layers.spread.cpu(), width, second, weights.slots)
    first = torch.tensor(weights.whole).reshape(learned.first.weight.shape) * weights.scale
    learned.first.weight.copy_(first * learned.spread)
    rest = torch.tensor(weights.floats)
    for part in _rest(learned):
        part.copy_(rest[: part.numel()].reshape(part.shape))
        rest = rest[part.numel() :]
    _begin_with(layers, learned)


def _begin_with(layers: Layers, learned: Layers) -> None:
    """Further units of the first layer stand before those that go straight to the answers."""
    width = learned.width
    for wanted, there in ((layers.first.weight, learned.first.weight), (layers.first.bias, learned.first.bias)):
        wanted[:width] = there[:width]
        wanted[layers.width :] = there[width:]
    layers.second.weight.zero_()
    layers.second.weight[:, :width] = learned.second.weight
    for wanted, there in zip(_rest(layers)[2:], _rest(learned)[2:], strict=True):
        wanted.copy_(there)


def _rest(layers: Layers) -> list[Tensor]:
    """All but the first layer's weights, in their order."""
    answers, slots = layers.answers.weight, layers.slots
    return [
        layers.first.bias,
        layers.second.weight,
        layers.second.bias,
        answers,
        slots.weight,
        slots.bias,
        layers.trust,
    ]


@torch.no_grad()  # type: ignore[untyped-decorator]
def write(layers: Layers, path: Path, has_policy: bool) -> None:
    """In the order of trois.bots.network; a policy that nothing was learned for has no opinion."""
    if not has_policy:
        layers.slots.weight.zero_()
        layers.slots.bias.zero_()
    scale, whole = whole_numbers(layers.first.weight / layers.spread)
    floats = torch.cat([part.reshape(-1) for part in _rest(layers)]).tolist()
    sizes = len(layers.spread), layers.width, len(layers.second.bias), len(layers.slots.bias)
    write_weights(Weights(*sizes, scale, whole, floats), path)
    sys.stdout.write(f"{path}: {path.stat().st_size} bytes\n")
