"""Train the network of the Troyes Dice expert: play, see what the next half-day brings, learn it, play better.

    python benchmarks/train_troyes_dice.py --minutes 20 --jobs 16

A sheet at the end of a half-day is worth what its best continuation is worth after the next roll, in the mean over
a few rolls; in the last half-day that is the score itself. Goes on from the network.bin that is there and writes it
anew every few seconds. The one that is there learned its first 5.4 million half-days from the points that disturbed
games of all weights, then of itself, still made, and 2.1 million more as here. Needs numpy and torch, compiled modules and, to be worth it,
many cores that play.
"""

import argparse
import math
import multiprocessing
import random
import time
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

import trois
from trois.bots.troyes_dice import features as f
from trois.bots.troyes_dice import inputs, network
from trois.bots.troyes_dice.expert import DiceExpert
from trois.bots.troyes_dice.inputs import Scene
from trois.core.chance import Chance
from trois.core.options import in_full
from trois.games.troyes_dice.game import TroyesDice
from trois.games.troyes_dice.rules import half_day
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import NUMBERED

GAME = TroyesDice()
OUT = Path(network.__file__).with_name(network.FILE)
DISTURBED, HEAT = 0.25, 2.0
"""How many choices are disturbed, and the points that a disturbed choice hardly notices."""
ROLLS, MOST_NOW, MOST_LATER = 3, 24, 12
CHUNK, PUBLISH = 5.0, 12.0
"""Seconds between two deliveries of samples, and between two networks."""
KEPT, BATCH, OFTEN = 1_600_000, 16_384, 60
"""Samples that are remembered, learned from at once, and how often each is learned from."""
FAST, SLOW, MEMORY = 8e-4, 2e-5, 0.005

Sample = tuple[int, list[int], float]


# Playing


class Teacher:
    """Plays solo games and tells what sheets were worth."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.expert = DiceExpert(trois.games.get(GAME.name))

    def setup(self, chance: Chance) -> State:
        """Mostly the basic game, so that the others are not unknown."""
        given: dict[str, object] = {"expansion": self.dice.random() < 0.12}
        given["numbering"] = self.dice.choices(["standard", "rolled", "expert"], [85, 10, 5])[0]
        state = GAME.setup(1, in_full(GAME.name, GAME.options, given), {}, chance, None)
        while state.stage != NUMBERED:
            GAME.apply(state, 0, self.dice.choice(GAME.legal(state, 0)), chance, None)
        return state

    def game(self, samples: list[Sample]) -> int:
        chance = Chance(self.dice.getrandbits(50))
        state = self.setup(chance)
        while state.waiting:
            self.half_day(state, chance, samples)
        return f.points(state, state.sheets[0])

    def half_day(self, state: State, chance: Chance, samples: list[Sample]) -> None:
        """Choose, mostly the best; learn of it and of another good end."""
        ends, scene = self.expert.turns.ends(state, MOST_NOW), Scene(state)
        values = self.expert.judge(state, ends)
        order = sorted(range(len(ends)), key=lambda i: -values[i])
        chosen = order[0]
        if scene.left and self.dice.random() < DISTURBED:
            weights = [math.exp((value - values[chosen]) / HEAT) for value in values]
            chosen = self.dice.choices(range(len(ends)), weights)[0]
        if scene.left:
            another = order[min(len(order) - 1, 1 + int(self.dice.expovariate(0.4)))]
            for i in {chosen, another}:
                sheet = ends[i].sheet
                to_come = self.expected(state, sheet, chance) - f.points(state, sheet)
                samples.append((scene.left, scene.answers(sheet), to_come))
        finish(state, ends[chosen].sheet, chance)

    def expected(self, state: State, sheet: Sheet, chance: Chance) -> float:
        """The mean over fresh rolls of the best that the next half-day brings."""
        total = 0.0
        for _ in range(ROLLS):
            after = state.copy()
            finish(after, sheet.copy(), chance)
            total += max(self.expert.judge(after, self.expert.turns.ends(after, MOST_LATER)))
        return total / ROLLS


def finish(state: State, sheet: Sheet, chance: Chance) -> None:
    """The half-day ends with this sheet."""
    state.sheets[0] = sheet
    state.waiting = []
    half_day.end(state, chance, None)


def play(seed: int, path: Path, until: float, samples: "Queue[tuple[list[Sample], list[int]]]") -> None:
    """One process: deliver samples, take the newest network, and on."""
    teacher = Teacher(seed)
    while time.time() < until:
        teacher.expert.network = network.read(path)
        found: list[Sample] = []
        totals: list[int] = []
        chunk_end = time.time() + CHUNK
        while time.time() < chunk_end:
            totals.append(teacher.game(found))
        samples.put((found, totals))


# Learning


class Layers(nn.Module):  # type: ignore[misc]
    """The network as it is learned: an amount on a track counts as all smaller ones too, which keeps neighbours close."""

    def __init__(self, start: network.Network) -> None:
        super().__init__()
        steps = torch.eye(inputs.COUNT)
        for at, length in inputs.TRACKS:
            steps[at : at + length, at : at + length] = torch.tril(torch.ones(length, length))
        self.register_buffer("steps", steps)
        self.first = nn.Parameter(torch.linalg.solve(steps, torch.tensor(start.first).T))
        self.start = nn.Parameter(torch.tensor(start.start))
        self.second = nn.Parameter(torch.tensor(start.second))
        self.second_start = nn.Parameter(torch.tensor(start.second_start))
        self.out = nn.Parameter(torch.tensor(start.out))
        self.out_start = nn.Parameter(torch.tensor(start.out_start))

    def forward(self, answers: Tensor, left: Tensor) -> Tensor:
        sums = functional.embedding_bag(answers, self.steps @ self.first, mode="sum") + self.start
        units = torch.relu(sums[:, : network.WIDTH])
        inner = torch.relu(torch.einsum("bi,dji->bdj", units, self.second) + self.second_start)
        by_day = (inner * self.out).sum(-1) + self.out_start
        return sums[:, network.WIDTH] + by_day.gather(1, (left >> 1)[:, None])[:, 0]

    def write(self, path: Path) -> None:
        """In the order of network.Network."""
        parts = [(self.steps @ self.first).T.reshape(-1), self.start]
        for day in range(network.DAYS):
            parts += [
                self.second[day].reshape(-1),
                self.second_start[day],
                self.out[day],
                self.out_start[day : day + 1],
            ]
        numbers = (torch.cat(parts).detach().cpu() * network.UNIT).round().clamp(-32767, 32767)
        new = path.with_suffix(".new")
        new.write_bytes(numbers.numpy().astype("<i2").tobytes())
        new.replace(path)


class Memory:
    """The latest samples, on the device."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.answers = torch.zeros((KEPT, inputs.QUESTIONS), dtype=torch.int16, device=device)
        self.left = torch.zeros(KEPT, dtype=torch.int64, device=device)
        self.to_come = torch.zeros(KEPT, device=device)
        self.gathered = 0

    def add(self, samples: list[Sample]) -> None:
        places = (torch.arange(len(samples)) + self.gathered) % KEPT
        self.left[places] = torch.tensor([left for left, _, _ in samples], device=self.device)
        self.answers[places] = torch.from_numpy(np.array([a for _, a, _ in samples], np.int16)).to(self.device)
        self.to_come[places] = torch.tensor([value for _, _, value in samples], device=self.device)
        self.gathered += len(samples)

    def loss(self, layers: Layers) -> Tensor:
        i = torch.randint(0, min(self.gathered, KEPT), (BATCH,), device=self.device)
        return functional.huber_loss(layers(self.answers[i].int(), self.left[i]), self.to_come[i], delta=4.0)


class Student:
    """Learns from samples; what it publishes is a slow mean of what it knows."""

    def __init__(self, path: Path) -> None:
        device = "cuda" if torch.cuda.is_available() else "cpu"
        self.path = path
        self.layers, self.mean = (Layers(network.read(path)).to(device) for _ in range(2))
        self.optimizer = torch.optim.AdamW(self.layers.parameters(), lr=FAST, weight_decay=1e-4)
        self.memory = Memory(device)
        self.learned = 0

    def is_ready(self) -> bool:
        """There is something new to learn from."""
        return self.memory.gathered >= BATCH and self.learned <= OFTEN * self.memory.gathered

    def learn(self, part: float) -> float:
        """One step, the slower the larger the part of the time that is over."""
        self.optimizer.param_groups[0]["lr"] = FAST * (SLOW / FAST) ** part
        loss = self.memory.loss(self.layers)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        self.learned += BATCH
        with torch.no_grad():
            for kept, new in zip(self.mean.parameters(), self.layers.parameters(), strict=True):
                kept.lerp_(new, MEMORY)
        return float(loss.item())


def school(samples: "Queue[tuple[list[Sample], list[int]]]", path: Path, began: float, until: float) -> None:
    """Until the time is up: take samples, learn, publish."""
    student, published, totals = Student(path), time.time(), [0]
    while (now := time.time()) < until:
        ready = student.is_ready()
        try:
            found, totals = samples.get(block=not ready, timeout=1)
            student.memory.add(found)
        except Empty:
            pass
        if not ready:
            continue
        loss = student.learn((now - began) / (until - began))
        if now - published > PUBLISH:
            published = now
            student.mean.write(path)
            mean = sum(totals) / len(totals)
            print(f"{student.memory.gathered} samples, loss {loss:.3f}, disturbed games make {mean:.1f}", flush=True)
    student.mean.write(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    context = multiprocessing.get_context("spawn")
    samples: Queue[tuple[list[Sample], list[int]]] = context.Queue()
    began = time.time()
    until = began + 60 * args.minutes
    players = [context.Process(target=play, args=(seed, OUT, until, samples), daemon=True) for seed in range(args.jobs)]
    for player in players:
        player.start()
    school(samples, OUT, began, until)


if __name__ == "__main__":
    main()
