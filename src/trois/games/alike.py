"""Games whose views have parts that several viewers see alike: a server that needs the views of all seats tells each part once."""

from collections.abc import Callable
from typing import TypeVar

from trois.core.game import Game, State, View

S = TypeVar("S", bound=State)


class Kept:
    """Parts of the views of one state. A key stands for all that its part depends on besides the state.

    `seal` makes of a part what is kept of it, such as its JSON; without one it is kept as it is.
    """

    def __init__(self, seal: Callable[[object], object] | None = None) -> None:
        self.seal = seal
        self.parts: dict[int, object] = {}

    def put(self, key: int, part: object) -> object:
        kept = part if self.seal is None else self.seal(part)
        self.parts[key] = kept
        return kept


class AlikeGame(Game[S]):
    """A view is the shared part and the viewer's own."""

    def shared(self, state: S) -> View:
        """What does not depend on who looks: what it tells a spectator knows, too."""
        raise NotImplementedError

    def own(self, state: S, seat: int | None, kept: Kept) -> View:
        """The rest of what a seat, or a spectator, may know."""
        raise NotImplementedError
