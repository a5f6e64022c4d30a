"""Builds positions of Troyes for tests: say what matters, the rest is plain and pieces are made to add up."""

from collections.abc import Mapping, Sequence

from trois.core.chance import RecordedChance
from trois.core.data import Json
from trois.core.match import Match
from trois.games.troyes.game import Troyes
from trois.games.troyes.state import State
from trois.games.troyes.words import ACTIVITIES, BUILDINGS, CHARACTERS, EVENTS, MODIFIERS
from trois.records.replay import from_position

GAME = Troyes()
YELLOW_CALLERS = ["brigands-1", "brigands-2", "brigands-3", "succession-conflict"]
WHITE_CALLERS = ["skirmishes-1", "skirmishes-2", "war", "normans"]
YELLOW = ["drought", "support", "civil-war", "wayfarers"]
WHITE = ["theological-conflict", "heresy", "migrant-workers", "interruption-of-work"]
DEFAULT_ACTIVITIES = [
    "merchant",
    "militia",
    "sculptor",
    "tithing",
    "templar",
    "procession",
    "archer",
    "hunting",
    "joust",
]

Seats = Mapping[int, int]


def table(
    dice: Mapping[int | str, str] | None = None,
    *,
    seats: int = 4,
    activities: str = "",
    queue: str = "",
    buildings: Mapping[str, str] | None = None,
    lying: Mapping[str, str] | None = None,
    posts: Mapping[str, Sequence[int]] | None = None,
    cathedral: Sequence[str] = (),
    deniers: Sequence[int] = (),
    influence: Sequence[int] = (),
    supply: int | Sequence[int] = 2,
    vp: int = 10,
    cubes: Mapping[int, str] | None = None,
    taken: Mapping[int, str] | None = None,
    district: Sequence[int] = (),
    characters: str = "",
    round: int = 3,  # noqa: A002
    start: int = 0,
    turn: int = 0,
    black: Sequence[int] = (),
    rolls: Sequence[int] = (),
    open_scores: bool = False,
    changes: dict[str, Json] | None = None,
) -> Match:
    """A match at the choice of an action, or before a black die if there are any.

    Dice are written "R4 Y35" by owner (a seat or "grey"), buildings as six letters for their spaces ("01.g.."),
    events as "war 0 1 g, heresy" with the cubes on them, cathedral levels from below as six letters.
    A grey white die of 1 lies there unless grey dice are given, so that the round goes on.
    `posts` gives for a card the seats on its spaces, then on its picture (-1: nobody). `rolls` come first.
    """
    spaces = _spaces(buildings or {})
    lies: dict[str, Json] = {name: _owners((lying or {}).get(name, "")) for name in BUILDINGS}
    rows = _activities(activities, posts or {})
    events = _events(seats, queue, taken or {}, round)
    supplies = [supply if isinstance(supply, int) else _at(supply, seat, 2) for seat in range(seats)]
    players: list[Json] = [
        {
            "deniers": _at(deniers, seat, 20),
            "influence": _at(influence, seat, 4),
            "supply": supplies[seat],
            "general": 12 - supplies[seat] - _count(seat, [spaces, lies, rows]),
            "district": _at(district, seat, 0),
            "vp": {"activities": vp, "cathedral": 0, "events": 0, "losses": 0},
            "characters": _characters(seats, characters)[seat],
            "events": list[Json]((taken or {}).get(seat, "").split()),
            "cubes": _cubes((cubes or {}).get(seat, "")),
        }
        for seat in range(seats)
    ]
    position: dict[str, Json] = {
        "game": "troyes",
        "rules": 1,
        "seats": seats,
        "options": {"open_scores": open_scores},
        "card_changes": changes or {},
        "start": start,
        "asking": "counter" if black else "action",
        "turn": turn,
        "trail": [],
        "left": 0,
        "last": 0,
        "buildings": spaces,
        "expelled": lies,
        "districts": [_dice({"grey": "W1", **(dice or {})}.get(owner, "")) for owner in [*range(seats), "grey"]],
        "black": list[Json](sorted(black)),
        "cathedral": [_owners(cathedral[level] if level < len(cathedral) else "......") for level in range(3)],
        "activities": list[Json](rows),
        "players": players,
        **events,
    }
    match = from_position(GAME, position, 1, False)  # type: ignore[arg-type]
    match.chance = RecordedChance(1, [roll - 1 for roll in rolls])
    return match


def _at(values: Sequence[int], seat: int, default: int) -> int:
    return values[seat] if seat < len(values) else default


def _owners(letters: str) -> list[Json]:
    return [None if letter == "." else "grey" if letter == "g" else int(letter) for letter in letters]


def _spaces(buildings: Mapping[str, str]) -> dict[str, Json]:
    return {name: _owners(buildings.get(name, "......")) for name in BUILDINGS}


def _count(seat: int, places: Json) -> int:
    """How often a seat stands somewhere; colours, periods and names are no seats."""
    if isinstance(places, list):
        return sum(_count(seat, place) for place in places)
    if isinstance(places, dict):
        return sum(_count(seat, place) for key, place in places.items() if key != "period")
    return int(places is not None and not isinstance(places, str) and places == seat)


def _activities(names: str, posts: Mapping[str, Sequence[int]]) -> list[Json]:
    cards = {ACTIVITIES.index(name) // 3: name for name in [*DEFAULT_ACTIVITIES, *posts, *names.split()]}
    rows: list[Json] = []
    for slot in range(9):
        here = [None if seat < 0 else seat for seat in posts.get(cards[slot], ())]
        padded = [*here, None, None]
        rows.append(
            {
                "card": cards[slot],
                "colour": ("yellow", "white", "red")[slot // 3],
                "period": slot % 3 + 1,
                "spaces": list[Json](padded[:2]),
                "picture": list[Json](here[2:]),
            }
        )
    return rows


def _events(seats: int, queue: str, taken: Mapping[int, str], least: int) -> dict[str, Json]:
    rows: list[Json] = []
    for part in ["marauding"] * ("marauding" not in queue) + [p for p in queue.split(",") if p.strip()]:
        name, *owners = part.split()
        rows.append({"event": name, "cubes": _owners("".join(owners))})
    come = [str(row["event"]) for row in rows if isinstance(row, dict)]
    come += [name for names in taken.values() for name in names.split()]
    calls_yellow = max(sum(n in YELLOW_CALLERS for n in come), sum(n in YELLOW for n in come))
    calls_white = max(sum(n in WHITE_CALLERS for n in come), sum(n in WHITE for n in come))
    while calls_yellow + calls_white < least:
        if calls_yellow < 4:
            calls_yellow += 1
        else:
            calls_white += 1
    discarded: list[str] = []
    for deck, count in (
        (YELLOW_CALLERS, calls_yellow),
        (YELLOW, calls_yellow),
        (WHITE_CALLERS, calls_white),
        (WHITE, calls_white),
    ):
        missing = count - sum(name in come for name in deck)
        discarded += [name for name in deck if name not in come][:missing]
    gone = come + discarded
    number = calls_yellow + calls_white
    red = [name for name in YELLOW_CALLERS + WHITE_CALLERS if name not in gone][: seats + 2 - number]
    return {
        "round": number,
        "queue": rows,
        "discarded": [name for name in EVENTS if name in discarded],
        "decks": {
            "red": list[Json](red),
            "white": [name for name in WHITE if name not in gone],
            "yellow": [name for name in YELLOW if name not in gone],
        },
    }


def _dice(text: str) -> dict[str, Json]:
    piles: dict[str, Json] = {"red": [], "white": [], "yellow": []}
    for part in text.split():
        piles[{"R": "red", "W": "white", "Y": "yellow"}[part[0]]] = [int(digit) for digit in part[1:]]
    return piles


def _cubes(text: str) -> dict[str, Json]:
    names = text.split()
    return {name: names.count(name) for name in MODIFIERS[1:]}


def _characters(seats: int, text: str) -> list[list[Json]]:
    names = text.split() + [name for name in CHARACTERS if name not in text.split()]
    each = 2 if seats == 2 else 1
    return [list[Json](names[seat * each : seat * each + each]) for seat in range(seats)]


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def play(match: Match, *actions: str) -> None:
    """Decisions of whoever is asked; all but the last must leave the same seat asked."""
    for action in actions:
        match.push(match.pending[0], action)


def texts(match: Match) -> list[str]:
    return match.texts(match.pending[0])


def kinds(match: Match, kind: str) -> list[str]:
    """What follows a kind of action among those allowed now."""
    return [text.removeprefix(kind).strip() for text in texts(match) if text.split()[0] == kind]


def goods(match: Match, seat: int) -> dict[str, int]:
    state = state_of(match)
    return {"deniers": state.money[seat], "influence": state.influence[seat], "vp": state.vp[seat]}


def gains(match: Match, *actions: str, seat: int | None = None) -> dict[str, int]:
    """What some decisions change for a seat (the one asked): the differences that are not 0."""
    who = match.pending[0] if seat is None else seat
    before = goods(match, who)
    play(match, *actions)
    after = goods(match, who)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def owners(match: Match, building: str) -> str:
    """The six spaces of a building as letters."""
    at = BUILDINGS.index(building) * 6
    return "".join("." if o < 0 else "g" if o == 4 else str(o) for o in state_of(match).spaces[at : at + 6])
