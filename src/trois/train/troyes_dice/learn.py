"""The learner of Troyes Dice, with PyTorch: reads what players deliver, publishes what it knows."""

import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from trois.bots.troyes_dice import inputs
from trois.bots.troyes_dice.network import DAYS
from trois.bots.weights import Weights, read_weights, write_weights
from trois.train.plans import Study
from trois.train.torches import Schedule, device, improve, whole_numbers
from trois.train.troyes_dice.play import NETWORK, ROW

KEPT, BATCH, OFTEN = 6_000_000, 16_384, 200
"""Rows that are remembered, learned from at once, and how often each is learned from."""
FAST, SLOW, MEMORY = 8e-4, 2e-5, 0.004
PUBLISH, GATHER = 10.0, 2.0
"""Seconds between two networks for the players, and between two looks at what they deliver."""


class Layers(nn.Module):  # type: ignore[misc]
    """The network as it is learned: an amount on a track counts as all smaller ones too, which keeps neighbours close."""

    def __init__(self, width: int, depth: int, start: Path | None) -> None:
        super().__init__()
        self.width = width
        self.depth = depth
        steps = torch.eye(inputs.COUNT)
        for at, length in inputs.TRACKS:
            steps[at : at + length, at : at + length] = torch.tril(torch.ones(length, length))
        self.register_buffer("steps", steps)
        first = 0.08 * torch.randn(inputs.COUNT, width + 1)
        first[:, width] = 0
        second = torch.randn(DAYS, depth, width) * (2 / width) ** 0.5
        rest = [torch.zeros(width + 1), second, torch.zeros(DAYS, depth)]
        rest += [torch.randn(DAYS, depth) * 0.2, torch.zeros(DAYS)]
        if start is not None:
            _take_over(start, first, rest, steps)
        self.first = nn.Parameter(first)
        self.start, self.second, self.second_start, self.out, self.out_start = (nn.Parameter(part) for part in rest)

    def forward(self, answers: Tensor, left: Tensor) -> Tensor:
        sums = functional.embedding_bag(answers, self.steps @ self.first, mode="sum") + self.start
        units = torch.relu(sums[:, : self.width])
        inner = torch.relu(torch.einsum("bi,dji->bdj", units, self.second) + self.second_start)
        by_day = (inner * self.out).sum(-1) + self.out_start
        return sums[:, self.width] + by_day.gather(1, (left >> 1)[:, None])[:, 0]

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def write(self, path: Path) -> None:
        """In the order of trois.bots.troyes_dice.network."""
        parts = [(self.steps @ self.first).T.reshape(-1), self.start]
        for day in range(DAYS):
            parts += [
                self.second[day].reshape(-1),
                self.second_start[day],
                self.out[day],
                self.out_start[day : day + 1],
            ]
        scale, whole = whole_numbers(torch.cat(parts))
        write_weights(Weights(inputs.COUNT, self.width, self.depth, 0, scale, whole, []), path)


def _take_over(path: Path, first: Tensor, rest: list[Tensor], steps: Tensor) -> None:
    """Begin with what a narrower network knows: the further units have no say yet."""
    weights = read_weights(path, inputs.COUNT, 0)
    count, width, depth = inputs.COUNT, weights.width, weights.second
    numbers = torch.tensor(weights.whole) * weights.scale
    start, second, second_start, out, out_start = rest
    units = [*range(width), start.shape[0] - 1]
    at = (width + 1) * count
    first[:, units] = torch.linalg.solve(steps, numbers[:at].reshape(width + 1, count).T)
    start[units] = numbers[at : at + width + 1]
    at += width + 1
    second[:, :, width:] = 0
    for day in range(DAYS):
        second[day, :, :width] = numbers[at : at + depth * width].reshape(depth, width)
        at += depth * width
        second_start[day], out[day] = numbers[at : at + depth], numbers[at + depth : at + 2 * depth]
        out_start[day] = numbers[at + 2 * depth]
        at += 2 * depth + 1


class Memory:
    """The latest rows, on the device."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.rows = torch.zeros((KEPT, ROW), dtype=torch.int16, device=device)
        self.gathered = 0
        self.seen: set[str] = set()
        self.means: list[float] = []

    def gather(self, folder: Path) -> None:
        for path in sorted(folder.glob("*.rows")):
            if str(path) in self.seen:
                continue
            self.seen.add(str(path))
            self.means.append(float(path.name.split(".", 1)[1].removesuffix(".rows")))
            rows = torch.from_numpy(np.fromfile(path, "<i2").reshape(-1, ROW)).to(self.device)
            places = (torch.arange(len(rows), device=self.device) + self.gathered) % KEPT
            self.rows[places] = rows
            self.gathered += len(rows)

    def loss(self, layers: Layers) -> Tensor:
        i = torch.randint(0, min(self.gathered, KEPT), (BATCH,), device=self.device)
        rows = self.rows[i]
        found = layers(rows[:, 2:].int(), rows[:, 0].long())
        return functional.huber_loss(found, rows[:, 1].float() / 100, delta=4.0)


class Learner:
    """What is learned, and a slow mean of it, which is what players get."""

    def __init__(self, study: Study) -> None:
        place = device()
        self.layers, self.mean = (Layers(study.width, study.second, study.start).to(place) for _ in range(2))
        self.mean.load_state_dict(self.layers.state_dict())
        self.optimizer = torch.optim.AdamW(self.layers.parameters(), lr=FAST, weight_decay=1e-4)
        self.memory = Memory(place)
        self.steps = 0

    def can_learn(self) -> bool:
        """Enough rows, and none learned from too often."""
        gathered = self.memory.gathered
        return gathered >= BATCH and self.steps * BATCH <= OFTEN * gathered

    def step(self, part: float) -> float:
        """Learn once, after so much of the time; the loss."""
        loss = self.memory.loss(self.layers)
        improve(self.optimizer, loss, FAST * (SLOW / FAST) ** part)
        self.steps += 1
        with torch.no_grad():
            for kept, new in zip(self.mean.parameters(), self.layers.parameters(), strict=True):
                kept.lerp_(new, max(MEMORY, 1 / (1 + self.steps)))
        return float(loss.item())

    def tell(self, loss: float) -> None:
        games, rows = self.memory.means[-40:], self.memory.gathered
        told = f"disturbed games make {sum(games) / max(1, len(games)):.1f}"
        print(f"{rows} rows, {self.steps} steps, loss {loss:.3f}, {told}", flush=True)  # noqa: T201


def learn(study: Study) -> None:
    """Until the time is up: take rows, learn, publish; write what is known in the end."""
    learner, schedule, folder = Learner(study), Schedule(study.minutes), study.folders[0]
    told = gathered = -PUBLISH
    while (part := schedule.part(0)) < 1:
        now = part * schedule.seconds
        if now - gathered > GATHER or not learner.memory.gathered:
            gathered = now
            for each in study.folders:
                learner.memory.gather(each)
        if not learner.can_learn():
            time.sleep(0.2)
            continue
        loss = learner.step(part)
        if now - told > PUBLISH:
            told = now
            learner.tell(loss)
            if part > study.publish:
                learner.mean.write(folder / NETWORK)
    if not learner.steps:
        raise SystemExit(f"{folder}: {learner.memory.gathered} rows are too few to learn from")
    learner.mean.write(study.out)
