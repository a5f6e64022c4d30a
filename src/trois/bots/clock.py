"""How long a bot may think about one decision."""

import time


class Clock:
    """Seconds, or a fixed number of simulations: then the choice depends on the seed alone."""

    def __init__(self, seconds: float | None = None, simulations: int | None = None) -> None:
        if (seconds is not None and seconds < 0) or (simulations is not None and simulations < 1):
            raise ValueError("a clock needs 0 seconds or more, or at least 1 simulation")
        self.seconds = seconds
        self.simulations = simulations

    def limits(self, seconds: float) -> tuple[int, float]:
        """The most simulations, and the moment to stop; `seconds` where nothing is said."""
        if self.simulations is not None and self.seconds is None:
            return self.simulations, float("inf")
        most = self.simulations if self.simulations is not None else 1 << 40
        return most, time.monotonic() + (seconds if self.seconds is None else self.seconds)

    def __repr__(self) -> str:
        return f"Clock(seconds={self.seconds}, simulations={self.simulations})"
