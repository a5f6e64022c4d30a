"""How long a bot may think."""

import time
from typing import Final

SHARE: Final = 0.5
"""Of what is left of a turn, how much one decision may take: the tree it grows serves the next ones, too."""


class Stop:
    """A flag that somebody else may set, in another thread: the search ends at once with the best found so far."""

    def __init__(self) -> None:
        self.is_set = False

    def set(self) -> None:
        self.is_set = True


class Clock:
    """Seconds for a decision, or for a whole turn, or a fixed number of simulations: then the choice depends on the
    seed alone.

    `until` is the moment (of `time.monotonic`) when the whole turn should be over: give the same to every decision of
    the turn. A decision takes a share of what is left, so that the later ones find time.
    """

    def __init__(
        self,
        seconds: float | None = None,
        simulations: int | None = None,
        until: float | None = None,
        stop: Stop | None = None,
    ) -> None:
        if (seconds is not None and seconds < 0) or (simulations is not None and simulations < 1):
            raise ValueError("a clock needs 0 seconds or more, or at least 1 simulation")
        self.seconds = seconds
        self.simulations = simulations
        self.until = until
        self.stop = stop

    def limits(self, turn_ends: float) -> tuple[int, float]:
        """The most simulations, and the moment to stop; a share of the turn where nothing is said."""
        most = self.simulations if self.simulations is not None else 1 << 40
        if self.seconds is not None:
            return most, time.monotonic() + self.seconds
        if self.until is not None:
            return most, shared(self.until)
        return most, float("inf") if self.simulations is not None else shared(turn_ends)

    def time_given(self) -> float:
        """The seconds that a decision may take at most, as far as the clock tells."""
        if self.seconds is not None:
            return self.seconds
        return 0.0 if self.until is None else max(0.0, self.until - time.monotonic())

    def __repr__(self) -> str:
        until = "" if self.until is None else f", until={self.until}"
        return f"Clock(seconds={self.seconds}, simulations={self.simulations}{until})"


def shared(turn_ends: float) -> float:
    """When a decision of a turn that ends then should be made."""
    now = time.monotonic()
    return now + SHARE * max(0.0, turn_ends - now)
