"""The whole state as JSON-able data and back."""

from typing import Final

from trois.core.data import Json, Reader, say
from trois.core.errors import BadPosition
from trois.core.game import Position
from trois.core.options import Options, in_full
from trois.games.tournay import telling
from trois.games.tournay.areas import AREAS
from trois.games.tournay.areas import WORDS as AREA_WORDS
from trois.games.tournay.cards import CRIER, EVENT_IDS, FACES, IDS, cards_for
from trois.games.tournay.checking import check
from trois.games.tournay.options import OPTIONS
from trois.games.tournay.pieces import index_district
from trois.games.tournay.reading import read_answers, read_doing, read_work
from trois.games.tournay.state import State, empty
from trois.games.tournay.words import COLOURS, EVERYONE, OCCUPANTS, PILE_WORDS, PILES, SLOTS, SPECTATOR

RULES_VERSION: Final = 1
_ALL_SEEING: Final = -1
_FAR: Final = 1 << 30


def position(state: State) -> Position:
    players = [telling.player(state, seat, True) for seat in range(state.seats)]
    told: dict[str, object] = {
        **header(state),
        **shared(state),
        "players": players,
        "piles": {PILE_WORDS[p]: telling.pile_told(state, p, _ALL_SEEING) for p in range(PILES)},
        "looked": telling.looked_told(state, _ALL_SEEING),
        "event_pile": [EVENT_IDS[event] for event in reversed(state.event_pile)],
        "asked": list(state.asked),
        "doing": telling.doing(state),
        "answers": [telling.answer_told(state, seat) for seat in range(state.seats)],
    }
    return as_json(told)


def as_json(value: dict[str, object]) -> dict[str, Json]:
    return {key: _json(each) for key, each in value.items()}


def _json(value: object) -> Json:
    if isinstance(value, dict):
        return {str(key): _json(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_json(each) for each in value]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise BadPosition(f"position: {say(value)} cannot stand in JSON")


def header(state: State) -> dict[str, object]:
    return {
        "game": "tournay",
        "rules": RULES_VERSION,
        "seats": state.seats,
        "options": dict(state.options),
        "card_changes": state.changes,
    }


def shared(state: State) -> dict[str, object]:
    """What everybody knows and has no other place."""
    return {
        "first": state.first,
        "active": state.active,
        "round": state.round,
        "last_round": state.last_round,
        "played": state.played,
        "supply": telling.by_colour(state.supply, 0),
        "queue": telling.queue_told(state),
        "looked_known": telling.looked_known(state),
        "shields": state.shields[: state.seats],
        "work": telling.work_told(state),
    }


def load(data: Position) -> State:
    """The state of a position; raises BadPosition with the reason."""
    reader = Reader(dict(data), "position", BadPosition)
    state = read_state(reader)
    reader.finish()
    check(state)
    return state


def read_state(reader: Reader) -> State:
    """Everything a position says, each part checked by itself."""
    if reader.text("game") != "tournay":
        raise BadPosition(f"position: of {reader.text('game')}, not of tournay")
    reader.integer("rules", RULES_VERSION, RULES_VERSION)
    seats = reader.integer("seats", 2, 4)
    options: Options = in_full("tournay", OPTIONS, reader.table("options").data)
    changes = as_json(reader.table("card_changes").data)
    state = empty(cards_for(changes), seats, options, changes)
    state.first = reader.integer("first", 0, seats - 1)
    state.active = reader.integer("active", 0, seats - 1)
    state.round = reader.integer("round", 1, 60)
    state.last_round = reader.flag("last_round")
    state.played = reader.flag("played")
    state.supply = _colours(reader.table("supply"))
    for seat, row in enumerate(reader.tables("players", seats)):
        _read_player(state, seat, row)
    _read_piles(state, reader)
    _read_events(state, reader)
    _read_question(state, reader)
    return state


def _colours(reader: Reader) -> list[int]:
    found = [reader.integer(colour, 0, 11) for colour in COLOURS]
    reader.finish()
    return found


def _read_player(state: State, seat: int, row: Reader) -> None:
    state.deniers[seat] = row.integer("deniers", 0, _FAR)
    state.standing[3 * seat : 3 * seat + 3] = _colours(row.table("standing"))
    state.lying[3 * seat : 3 * seat + 3] = _colours(row.table("lying"))
    state.hands[seat] = sorted(row.words("hand", IDS))
    state.ramparts[seat] = sum(1 << event for event in set(row.words("ramparts", EVENT_IDS)))
    state.built[seat] = sum(1 << event for event in set(row.words("built", EVENT_IDS)))
    for stack in row.tables("district"):
        _read_stack(state, seat, stack)
    row.finish()
    index_district(state, seat)


def _read_stack(state: State, seat: int, row: Reader) -> None:
    at = AREAS * seat + row.word("area", AREA_WORDS)
    faces = row.words("cards", IDS)
    if not faces or state.top[at] >= 0:
        raise row.fail("cards", "an area has one stack of at least one card")
    state.top[at] = faces[-1]
    state.under[at] = tuple(faces[:-1])
    state.on[at] = row.word("on", OCCUPANTS)
    if 0 < state.on[at] < 4:
        state.placed[3 * seat + state.on[at] - 1] += 1
    row.finish()


def _read_piles(state: State, reader: Reader) -> None:
    piles = reader.table("piles")
    words = [*IDS, telling.CRIER_WORD]
    for pile in range(PILES):
        row = piles.table(PILE_WORDS[pile])
        faces = [CRIER if face == FACES else face for face in row.words("cards", words)]
        masks = _masks(row, "known", len(faces))
        state.piles[pile] = [face | mask << 7 for face, mask in zip(faces, masks, strict=True)][::-1]
        state.face_up |= int(row.flag("face_up")) << pile
        state.criers |= int(row.flag("crier")) << pile
        state.stocked |= int(bool(faces)) << pile
        row.finish()
    piles.finish()
    looked = reader.words("looked", IDS)
    masks = _masks(reader, "looked_known", len(looked))
    state.looked = [face | mask << 7 for face, mask in zip(looked, masks, strict=True)]


def _masks(reader: Reader, key: str, length: int) -> list[int]:
    """Who knows each card, as bits."""
    masks: list[int] = []
    for knowers in reader.items(key, length):
        mask = 0
        for seat in knowers if isinstance(knowers, list) else [None]:
            if not isinstance(seat, int) or isinstance(seat, bool) or not -1 <= seat < SPECTATOR:
                raise reader.fail(key, "expected lists of the seats that know a card, -1 for spectators")
            mask |= EVERYONE if seat < 0 else 1 << seat
        masks.append(mask)
    return masks


def _read_events(state: State, reader: Reader) -> None:
    for slot, entry in enumerate(reader.items("queue", SLOTS)):
        if entry is not None:
            row = Reader(entry, f"{reader.where}: queue[{slot}]", BadPosition)
            state.queue[slot] = row.word("event", EVENT_IDS)
            state.coins[slot] = row.integer("coins", 0, state.cards.circles[state.queue[slot]])
            row.finish()
    state.event_pile = reader.words("event_pile", EVENT_IDS)[::-1]


def _read_question(state: State, reader: Reader) -> None:
    seats = state.seats
    state.asked = reader.integers("asked", 0, seats - 1)
    state.shields[:seats] = reader.integers("shields", 0, 9, seats)
    read_doing(state, reader.table("doing"))
    read_work(state, reader)
    read_answers(state, reader)
