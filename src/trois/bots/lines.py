"""How a search would go on: the line of decisions that follows the best one, until the first random event."""

from trois.bots.search import Node, Search
from trois.core.chance import Chance, Preview, Uncertain
from trois.core.game import View

LONGEST = 8


def line_after(search: Search, view: View, seat: int, action: int) -> list[int]:
    """The decisions of the same seat that the search holds for best after an action; forced ones are left out."""
    game, line = search.game, list[int]()
    state = game.imagine(view, Chance(search.seed))
    node = _below(search.root, action)
    try:
        game.apply(state, seat, action, Preview(0), None)
        while seat in game.pending(state) and len(line) < LONGEST:
            legal = game.legal(state, seat)
            following = legal[0] if len(legal) == 1 else _most_visited(node, legal)
            if following < 0:
                break
            if len(legal) > 1:
                line.append(following)
            game.apply(state, seat, following, Preview(0), None)
            node = _below(node, following)
    except Uncertain:
        """The line was decided; what chance brings then is not known yet."""
    return line


def _below(node: Node | None, action: int) -> Node | None:
    edge = None if node is None else node.edges.get(action)
    return None if edge is None else edge.child


def _most_visited(node: Node | None, legal: list[int]) -> int:
    """-1 where the search has not looked."""
    best, most = -1, 0
    for action in legal:
        edge = None if node is None else node.edges.get(action)
        if edge is not None and edge.visits > most:
            best, most = action, edge.visits
    return best
