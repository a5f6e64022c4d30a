"""What is asked for: games to be played, and a network to be trained from them."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from trois.core.match import Match


class Plan(NamedTuple):
    """What one process plays, and until when. No simulations: quick games."""

    game: str
    folder: Path
    name: str
    seed: int
    seconds: float
    simulations: int = 0
    classic: bool = False
    looks_ahead: bool = False
    """Quick players take the action after which the network expects most."""
    agrees: bool = False
    """Of quick games, keep what the network expects, averaged over all sides, and how it weighs actions."""
    seats: tuple[int, ...] = ()
    """How many seats games have; (): as many as they may."""


class Played(NamedTuple):
    """A game that was played elsewhere, to its end."""

    match: Match
    visits: Mapping[int, Mapping[str, int]]
    """By the number of a decision: how often a search tried each action; of others it is known what was chosen."""


class Study(NamedTuple):
    """What is learned from, how, and where the weights go."""

    folders: tuple[Path, ...]
    out: Path
    width: int = 128
    """Units of the first layer."""
    second: int = 32
    """Units of the second layer."""
    minutes: float = 5.0
    epochs: float = math.inf
    """At most so often through all positions."""
    trust: float = 0.5
    """The part of a search's expectation in what is learned."""
    start: Path | None = None
    """Weights to begin with."""
    curves: Path | None = None
    """A CSV file of the losses."""
    publish: float = 0.3
    """The part of the time after which players that run beside the learner take its network."""
