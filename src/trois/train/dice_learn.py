"""The learner of Troyes Dice, with PyTorch: reads what players deliver, publishes what it knows."""

import struct
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from trois.bots.network import HEADER, MAGIC, VERSION
from trois.bots.troyes_dice import inputs
from trois.bots.troyes_dice.network import DAYS, SECOND
from trois.train.dice import NETWORK, ROW

KEPT, BATCH, OFTEN = 6_000_000, 16_384, 200
"""Rows that are remembered, learned from at once, and how often each is learned from."""
FAST, SLOW, MEMORY = 8e-4, 2e-5, 0.004
PUBLISH = 10.0


class Layers(nn.Module):  # type: ignore[misc]
    """The network as it is learned: an amount on a track counts as all smaller ones too, which keeps neighbours close."""

    def __init__(self, width: int, start: Path | None) -> None:
        super().__init__()
        self.width = width
        steps = torch.eye(inputs.COUNT)
        for at, length in inputs.TRACKS:
            steps[at : at + length, at : at + length] = torch.tril(torch.ones(length, length))
        self.register_buffer("steps", steps)
        first = 0.08 * torch.randn(inputs.COUNT, width + 1)
        first[:, width] = 0
        second = torch.randn(DAYS, SECOND, width) * (2 / width) ** 0.5
        rest = [torch.zeros(width + 1), second, torch.zeros(DAYS, SECOND)]
        rest += [torch.randn(DAYS, SECOND) * 0.2, torch.zeros(DAYS)]
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
        numbers = torch.cat(parts).cpu().double()
        scale = float(numbers.abs().max()) / 32767
        whole = (numbers / scale).round().numpy().astype("<i2")
        head = struct.pack(HEADER, MAGIC, VERSION, inputs.COUNT, self.width, SECOND, 0, whole.size, scale)
        new = path.with_suffix(".new")
        new.write_bytes(head + whole.tobytes())
        new.replace(path)


def _take_over(path: Path, first: Tensor, rest: list[Tensor], steps: Tensor) -> None:
    """Begin with what a narrower network knows: the further units have no say yet."""
    data = path.read_bytes()
    size = struct.calcsize(HEADER)
    _, _, count, width, depth, _, _, scale = struct.unpack(HEADER, data[:size])
    numbers = torch.from_numpy(np.frombuffer(data[size:], "<i2").astype(np.float32) * scale)
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
            if path.name in self.seen:
                continue
            self.seen.add(path.name)
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


def learn(folder: Path, minutes: float, width: int, start: Path | None, publish: float) -> None:
    """Until the time is up: take rows, learn, publish a slow mean of what is known."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    layers, mean = (Layers(width, start).to(device) for _ in range(2))
    mean.load_state_dict(layers.state_dict())
    optimizer = torch.optim.AdamW(layers.parameters(), lr=FAST, weight_decay=1e-4)
    memory, learned = Memory(device), 0
    began, seconds = time.monotonic(), 60 * minutes
    told = gathered = began
    while (part := (time.monotonic() - began) / seconds) < 1:
        now = time.monotonic()
        if now - gathered > 2 or memory.gathered < BATCH:
            gathered = now
            memory.gather(folder)
        if memory.gathered < BATCH or learned > OFTEN * memory.gathered:
            time.sleep(0.2)
            continue
        optimizer.param_groups[0]["lr"] = FAST * (SLOW / FAST) ** part
        loss = memory.loss(layers)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        learned += BATCH
        with torch.no_grad():
            for kept, new in zip(mean.parameters(), layers.parameters(), strict=True):
                kept.lerp_(new, max(MEMORY, 1 / (1 + learned / BATCH)))
        if now - told > PUBLISH:
            told = now
            if part > publish:
                mean.write(folder / NETWORK)
            games = memory.means[-40:]
            print(f"{now - began:.0f} s: {memory.gathered} rows, {learned // BATCH} steps, loss {float(loss.item()):.3f}, "  # noqa: T201
                  f"disturbed games make {sum(games) / max(1, len(games)):.1f}", flush=True)  # fmt: skip
    mean.write(folder / NETWORK)
