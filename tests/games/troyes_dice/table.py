"""Builds positions of Troyes Dice for tests: say what matters, the rest is plain."""

from copy import deepcopy

import trois
from trois.core.data import Json
from trois.core.match import Match
from trois.games.troyes_dice.state import State

RESOURCES = ["influence", "fortune", "wisdom"]
COLOURS = ["red", "yellow", "white"]
BUILDINGS = ["fortress", "market", "cathedral", "palace", "town-hall", "bishopric"]
FACES = [(0, 0), (1, 1), (2, 2), (0, 1), (0, 1), (0, 2), (0, 2), (1, 2), (1, 2)]
STANDARD = (1, 2, 3, 4, 5, 6)

Sheet = dict[str, Json]


def sheet(
    influence: int = 3,
    fortune: int = 3,
    wisdom: int = 3,
    citizens: tuple[int, int, int] = (0, 0, 0),
    built: str = "",
    crossed: str = "",
    circled: tuple[int, ...] | None = None,
) -> Sheet:
    """`built` is "fortress 1 2, market 3" (Cathedrals in order of building), `crossed` is "red 3, white 1"."""
    unspent = (influence, fortune, wisdom)
    circled = circled or tuple(max(3, amount) for amount in unspent)
    cathedrals = _numbers(built).get("cathedral", [])
    return {
        "circled": dict(zip(RESOURCES, circled, strict=True)),
        "unspent": dict(zip(RESOURCES, unspent, strict=True)),
        "citizens": dict(zip(COLOURS, citizens, strict=True)),
        "built": {name: list[Json](sorted(_numbers(built).get(name, []))) for name in BUILDINGS},
        "crossed": {name: list[Json](_numbers(crossed).get(name, [])) for name in COLOURS},
        "cathedrals": list[Json](cathedrals),
        "question": "die",
        "asked": 0,
        "plaza": 0,
        "work": [],
    }


def _numbers(text: str) -> dict[str, list[int]]:
    named: dict[str, list[int]] = {}
    for part in filter(None, (p.strip() for p in text.split(","))):
        name, *numbers = part.split()
        named[name] = [int(number) for number in numbers]
    return named


def table(
    *sheets: Sheet,
    dice: tuple[int, int, int, int] = (1, 2, 3, 6),
    black: int = 3,
    colours: str = "RYWR",
    tiles: dict[int, int] | None = None,
    day: int = 1,
    half: str = "morning",
    numbers: tuple[int, ...] = STANDARD,
    seed: int = 1,
    auto: bool = False,
) -> Match:
    """A match in the middle of a half-day. `tiles` puts banquets (n) or raids (-n) beside plazas 0-3,
    which then are of two equal faces; `colours` are those of the four plazas.
    """
    sheets = sheets or (sheet(), sheet())
    tiles = tiles or {}
    first = day + (4 if half == "afternoon" else 0)
    plazas, up, beside = _wheel([(first + k) % 9 for k in range(4)], colours, tiles)
    over = day > 8
    asked = [{**s, "question": "done"} if over else s for s in sheets]
    position: dict[str, Json] = {
        "game": "troyes-dice",
        "rules": 1,
        "seats": len(sheets),
        "options": {"numbering": "standard" if numbers == STANDARD else "expert", "expansion": any(beside)},
        "card_changes": {},
        "plazas": list[Json](plazas),
        "up": list[Json](up),
        "tiles": list[Json](beside),
        "stage": "numbered",
        "numbers": list[Json](numbers),
        "day": day,
        "half": half,
        "dice": list[Json](dice),
        "black": black,
        "waiting": [] if over else list[Json](range(len(sheets))),
        "sheets": list[Json](deepcopy(asked)),
        "shown": list[Json](deepcopy(asked)),
    }
    return trois.load(position, seed=seed, auto=auto)


def free_die(value: int, colours: str, own: Sheet) -> Match:
    """A match whose first seat has taken a clear die at no cost. `colours` are its own and those of the two other
    clear dice. No clear 6 can lie on the free plaza, so Banquet 3 pays for that one.
    """
    mine, second, third = list(colours)
    if value < 6:
        match = table(own, sheet(), dice=(value, 6, 6, 6), black=1, colours=f"{mine}Y{second}{third}")
        match.push(0, "take 1")
    else:
        match = table(own, sheet(), dice=(5, 6, 6, 6), black=1, colours=f"{second}Y{mine}{third}", tiles={2: 3})
        match.push(0, "take 3")
    return match


def _wheel(slots: list[int], colours: str, tiles: dict[int, int]) -> tuple[list[int], list[int], list[int]]:
    wanted = ["RYW".index(letter) for letter in colours]
    left = list(range(9))
    plazas, up, beside = [-1] * 9, [0] * 9, [0] * 9
    for k, slot in enumerate(slots):
        pool = [p for p in (left[:] if k in tiles else left[::-1]) if wanted[k] in FACES[p]]
        plaza = next(p for p in pool if (FACES[p][0] == FACES[p][1]) == (k in tiles))
        left.remove(plaza)
        plazas[slot] = plaza
        up[slot] = FACES[plaza].index(wanted[k])
        beside[slot] = tiles.get(k, 0)
    for slot in range(9):
        if plazas[slot] < 0:
            plazas[slot] = left.pop(0)
    _lay_rest(plazas, beside, tiles)
    return plazas, up, beside


def _lay_rest(plazas: list[int], beside: list[int], tiles: dict[int, int]) -> None:
    """With the expansion three tiles lie: the ones not asked for are harmless banquets elsewhere."""
    if tiles:
        spare = [n for n in range(1, 9) if n not in {abs(t) for t in tiles.values()}]
        for slot in range(9):
            if plazas[slot] < 3 and beside[slot] == 0:
                beside[slot] = spare.pop()


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def own(match: Match, seat: int = 0) -> dict[str, int]:
    """A seat's goods by name: resources left, citizens."""
    s = state_of(match).sheets[seat]
    return dict(zip([*RESOURCES, *COLOURS], [*s.unspent, *s.citizens], strict=True))


def gains(match: Match, *actions: str, seat: int = 0) -> dict[str, int]:
    """What some actions change for a seat: the differences that are not 0."""
    before = own(match, seat)
    for action in actions:
        match.push(seat, action)
    after = own(match, seat)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}
