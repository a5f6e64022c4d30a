"""Random games to look at, decision by decision."""

from collections.abc import Iterator
from typing import Any

import trois
from trois.core.chance import Chance
from trois.core.match import Match

Case = tuple[str, int, dict[str, Any]]

CASES: list[Case] = [
    ("troyes", 2, {}),
    ("troyes", 3, {"open_scores": True}),
    ("troyes-dice", 1, {"numbering": "expert"}),
    ("troyes-dice", 3, {"numbering": "rolled", "expansion": True}),
    ("tournay", 2, {"expansion": "mix"}),
    ("tournay", 4, {"advanced": True}),
]


def moments(game: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """One match before each of its decisions and when it is over."""
    match = trois.new(game, seats, seed, auto=False, **options)
    chooser = Chance(seed + 100)
    while not match.over:
        yield match
        seat = match.pending[chooser.below(len(match.pending))]
        legal = match.legal(seat)
        match.push(seat, legal[chooser.below(len(legal))])
    yield match


def values(game: str, seats: int, state: Any, seat: int) -> dict[str, int]:
    """An observation by the names of its numbers, before they are scaled."""
    part = trois.games.part("env.compiled", game)
    codes = part.Encoder(seats).encode(state, seat)
    lows = {
        f"{group.name}.{word}" if word else group.name: group.low
        for group in part.groups(seats)
        for word in group.words
    }
    return {name: code + low for (name, low), code in zip(lows.items(), codes, strict=True)}
