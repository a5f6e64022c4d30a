"""Games of a few decisions, drawn as trees, whose values can be worked out by hand.

`Ask(0, End(3, 1), End(2, 5))`: seat 0 chooses between two ends; its first action, 0, gives it 3 points and seat 1 one.
`Roll(...)` goes on at random, `Both(...)` asks both seats at once, neither knowing what the other answers.
"""

from typing import TypeAlias, cast

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import AnyGame, Position, Score, View
from trois.core.journal import Journal
from trois.core.options import Option, Options
from trois.core.vocabulary import Axis, Block, Vocabulary


class End:
    def __init__(self, *points: int) -> None:
        self.points = list(points)


class Ask:
    """One seat decides; action i leads to child i."""

    def __init__(self, seat: int, *children: "Tree") -> None:
        self.seat = seat
        self.children = children


class Roll:
    """Every child is as likely as the others."""

    def __init__(self, *children: "Tree") -> None:
        self.children = children


class Both:
    """Seats 0 and 1 answer 0 or 1 at the same time: the child of (a, b) is number 2 * a + b."""

    def __init__(self, *children: "Tree") -> None:
        self.children = children


Tree: TypeAlias = End | Ask | Roll | Both


class ToyState:
    def __init__(self, node: Tree, answers: list[int | None]) -> None:
        self.node = node
        self.answers = answers

    def copy(self) -> "ToyState":
        return ToyState(self.node, list(self.answers))


class Toy:
    """A game protocol over a tree. A view names the node and the own answer."""

    name = "toy"
    title = "Toy"
    rules_version = 1
    fewest_seats = most_seats = 2
    vocabulary = Vocabulary([Block("go", [Axis("way", ["0", "1", "2", "3"])])])

    def __init__(self, root: Tree) -> None:
        self.root = root
        self.options: list[Option] = []
        self.events: dict[str, list[str]] = {}
        self.nodes: list[Tree] = []
        self._number(root)

    def _number(self, node: Tree) -> None:
        self.nodes.append(node)
        for child in getattr(node, "children", ()):
            self._number(child)

    def card_tree(self, changes: dict[str, Json], where: str) -> dict[str, Json]:
        return {}

    def setup(
        self, seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None
    ) -> ToyState:
        return self._go(ToyState(self.root, [None, None]), self.root, chance)

    def pending(self, state: ToyState) -> list[int]:
        if isinstance(state.node, Ask):
            return [state.node.seat]
        if isinstance(state.node, Both):
            return [seat for seat in (0, 1) if state.answers[seat] is None]
        return []

    def legal(self, state: ToyState, seat: int) -> list[int]:
        return [0, 1] if isinstance(state.node, Both) else list(range(len(self._children(state))))

    def apply(self, state: ToyState, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
        if isinstance(state.node, Ask):
            self._go(state, state.node.children[action], chance)
            return
        state.answers[seat] = action
        first, second = state.answers
        if first is not None and second is not None:
            state.answers = [None, None]
            self._go(state, self._children(state)[2 * first + second], chance)

    def _go(self, state: ToyState, node: Tree, chance: Chance) -> ToyState:
        while isinstance(node, Roll):
            node = node.children[chance.below(len(node.children))]
        state.node = node
        return state

    def _children(self, state: ToyState) -> tuple[Tree, ...]:
        assert isinstance(state.node, Ask | Both)
        return state.node.children

    def view(self, state: ToyState, seat: int | None) -> View:
        own = None if seat is None else state.answers[seat]
        at = next(i for i, node in enumerate(self.nodes) if node is state.node)
        return {"game": self.name, "seat": seat, "at": at, "own": own, "pending": self.pending(state)}

    def imagine(self, view: View, chance: Chance) -> ToyState:
        """What another seat has answered already is drawn."""
        state = ToyState(self.nodes[cast(int, view["at"])], [None, None])
        if isinstance(state.node, Both):
            for seat in (0, 1):
                if seat == view["seat"]:
                    state.answers[seat] = cast(int | None, view["own"])
                elif seat not in cast(list[int], view["pending"]):
                    state.answers[seat] = chance.below(2)
        return state

    def scores(self, state: ToyState) -> list[Score]:
        points = state.node.points if isinstance(state.node, End) else [0, 0]
        return [Score({"points": n}) for n in points]

    def position(self, state: ToyState) -> Position:
        raise NotImplementedError

    def load(self, data: Position) -> ToyState:
        raise NotImplementedError

    def check(self, state: ToyState) -> None:
        """Any node of the tree will do."""


def toy(root: Tree) -> AnyGame:
    return cast(AnyGame, Toy(root))
