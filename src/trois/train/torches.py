"""What learners share: where they compute, how long, and how they begin."""

import math
import time

import torch


def device() -> str:
    """A graphics card if there is one."""
    return "cuda" if torch.cuda.is_available() else "cpu"


class Schedule:
    """How long is learned: until the time is up or so many steps are made."""

    def __init__(self, minutes: float, steps: float = math.inf) -> None:
        self.seconds = 60 * minutes
        self.steps = steps
        self.began = time.monotonic()

    def part(self, step: int) -> float:
        """How much of it is over: 1 at its end."""
        return max((time.monotonic() - self.began) / self.seconds, step / self.steps)


def improve(optimizer: torch.optim.Optimizer, loss: torch.Tensor, rate: float) -> None:
    """One step."""
    optimizer.param_groups[0]["lr"] = rate
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()


def whole_numbers(numbers: torch.Tensor) -> tuple[float, list[float]]:
    """Weights as a scale and whole numbers of two bytes, as a file keeps them."""
    wide = numbers.cpu().double().reshape(-1)
    scale = float(wide.abs().max()) / 32767
    return scale, (wide / scale).round().tolist()
