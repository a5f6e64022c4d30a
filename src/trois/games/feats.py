"""Feats: what a person earns over finished games. A game that has them offers a module `feats` in its package."""

from typing import Protocol, cast

from trois import games
from trois.core.game import State


class Feats(Protocol):
    """What such a module has; a history is what `of_game` gave for each finished game, the oldest first."""

    FEATS: list[str]
    """All feats, in the order to show them."""

    def of_game(self, state: State, seat: int) -> list[str]:
        """What a seat of a finished game is given."""
        ...

    def earned_feats(self, history: list[list[str]]) -> list[str]: ...

    def newly_earned(self, history: list[list[str]]) -> list[str]: ...

    def games_needed(self, feat: str) -> int: ...

    def games_towards(self, feat: str, history: list[list[str]]) -> int: ...


def feats_of(name: str) -> Feats | None:
    """The feats of a game; None where it has none."""
    return cast(Feats | None, getattr(games.part("games", name), "feats", None))
