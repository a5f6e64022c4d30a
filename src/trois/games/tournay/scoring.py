"""The final count. Rules: Scoring."""

from trois.core.game import Score
from trois.games.tournay.rules.areas import AREAS, members
from trois.games.tournay.rules.counting import count
from trois.games.tournay.state import State
from trois.games.tournay.words import MOST_PP


def scores(state: State) -> list[Score]:
    """Per seat: each visible prestige building by name, the printed points, the ramparts."""
    return [Score(parts(state, seat)) for seat in range(state.seats)]


def parts(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for face in visible_prestige(state):
        found[state.cards.name[face]] = building_points(state, seat, face)
    found["cards"] = printed_points(state, seat)
    found["ramparts"] = state.built[seat].bit_count()
    return found


def visible_prestige(state: State) -> list[int]:
    """The visible prestige buildings of all districts, one of each name."""
    faces = {face for seat in range(state.seats) for face in _prestige_of(state, seat)}
    by_name = {state.cards.name[face]: face for face in sorted(faces, reverse=True)}
    return sorted(by_name.values())


def _prestige_of(state: State, seat: int) -> list[int]:
    return [state.top[AREAS * seat + area] for area in members(state.prestige[seat])]


def building_points(state: State, seat: int, face: int) -> int:
    """Whoever has it visible gets the first value for each element, the others the second; 12 at most."""
    name = state.cards.name[face]
    is_builder = any(state.cards.name[own] == name for own in _prestige_of(state, seat))
    total = 0
    for number in state.cards.effects[face]:
        row = state.cards.rows[number]
        total += count(state, seat, row) * (row.builder if is_builder else row.others)
    return min(total, MOST_PP)


def printed_points(state: State, seat: int) -> int:
    """The points of every card in the district, covered ones too."""
    total = 0
    for area in members(state.used[seat]):
        at = AREAS * seat + area
        total += state.cards.pp[state.top[at]] + sum(state.cards.pp[face] for face in state.under[at])
    return total
