"""Who plays and learns: a game's own trainer, or the one for every game that is searched with a tree."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from trois import games
from trois.train.plans import Plan, Played, Study
from trois.train.play import play, read


class Trainer(NamedTuple):
    play: Callable[[Plan], int]
    """Plays until the time is up; the number of games."""
    read: Callable[[Plan, Iterable[Played]], int]
    """Takes over games that were played elsewhere; their number."""
    learn: Callable[[Study], None]
    options: frozenset[str]
    """What may be wished besides what every trainer knows: fields of plans.Plan and plans.Study."""


def _learn(study: Study) -> None:
    from trois.train.learn import learn  # an extra

    learn(study)


WITH_TREE: Final = Trainer(
    play,
    read,
    _learn,
    frozenset({"simulations", "classic", "looks_ahead", "agrees", "seats", "epochs", "trust", "curves"}),
)


def trainer_of(game: str) -> Trainer:
    games.get(game)
    found: Trainer = games.part("train", game).TRAINER if games.has_part("train", game) else WITH_TREE
    return found
