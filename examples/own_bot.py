"""A bot of your own: play it with `trois arena troyes-dice --bots own_bot:Careful,random`, in this folder.

It gets what its seat may know (`view`), the numbers of the legal actions, and a clock; it answers with one of them.
"""

from collections.abc import Sequence

from trois import games


class Careful:
    """Spends as little as it can: of all actions, the one whose text is shortest."""

    version = "1"

    def __init__(self, game: str, seed: int) -> None:
        self.texts = games.get(game).vocabulary.texts
        self.seed = seed

    def choose(self, view: dict[str, object], legal: Sequence[int], clock: object = None) -> int:
        return min(legal, key=lambda action: (len(self.texts[action]), action))
