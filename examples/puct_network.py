"""The search of `puct.py` with a network in PyTorch: the one that `ppo_troyes_dice.py` has learned for Troyes Dice alone.

    pip install '.[env]' torch matplotlib
    python ppo_troyes_dice.py --save ppo.pt    # both in this folder
    trois benchmark run dice-solo --bot puct_network:Player

The network says which actions to look at first, and judges a world as soon as a new question is opened: nothing is played
on.
"""

from collections.abc import Sequence

import ppo_troyes_dice as ppo  # type: ignore[import-not-found]
import puct  # type: ignore[import-not-found]

from trois.core.game import State


class Player(puct.Player):
    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.learned = ppo.Player(game, seed)

    def open(self, world: State, seat: int, legal: Sequence[int], node: puct.Node) -> None:
        priors, _ = self.learned.judged(self.learned.layout.observe(world, seat), legal)
        for action, prior in zip(legal, priors.tolist(), strict=True):
            node.setdefault(action, puct.Edge(prior))

    def judged(self, world: State, decisions: int = 0) -> list[float]:
        seats = self.game.pending(world)
        if not seats:
            return [score.total / ppo.POINTS for score in self.game.scores(world)]
        seen = self.learned.layout.observe(world, seats[0])
        return [self.learned.judged(seen, self.game.legal(world, seats[0]))[1]]
