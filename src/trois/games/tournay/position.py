"""The whole state as JSON-able data and back. `describe` holds what position and view say in the same words."""

from typing import Final, cast

from trois.core.data import Reader
from trois.core.errors import POSITION, BadPosition
from trois.core.game import Position
from trois.games.tournay import describe
from trois.games.tournay.cards import CRIER, EVENT_IDS
from trois.games.tournay.check import check
from trois.games.tournay.read import EVENT_NUMBERS, FACE_NUMBERS, read_answer, read_open
from trois.games.tournay.state import State
from trois.games.tournay.words import PILE_WORDS, PILES, RULES_VERSION

_PILED: Final = {**FACE_NUMBERS, describe.CRIER_WORD: CRIER}


def position(state: State) -> Position:
    told = {
        **describe.shared_view(state),
        "players": [describe.player(state, seat, describe.ALL_SEEING) for seat in range(state.seats)],
        "piles": {PILE_WORDS[pile]: describe.pile(state, pile, describe.ALL_SEEING) for pile in range(PILES)},
        "looked": describe.looked_cards(state, describe.ALL_SEEING),
        "event_pile": [EVENT_IDS[event] for event in reversed(state.event_pile)],
        "asked": list(state.asked),
        "doing": describe.doing(state),
        "answers": [describe.answer(state, seat) for seat in range(state.seats)],
    }
    return cast(Position, told)


def load(data: Position) -> State:
    """The state of a position; raises BadPosition with the reason."""
    reader = Reader(dict(data), POSITION, BadPosition)
    if reader.text("game") != "tournay":
        raise BadPosition("position-game", where=POSITION, game=reader.text("game"), other="tournay")
    reader.integer("rules", 1, RULES_VERSION)
    state = read_open(reader, FACE_NUMBERS, _PILED)
    state.event_pile = reader.words("event_pile", EVENT_NUMBERS)[::-1]
    state.asked = reader.integers("asked", 0, state.seats - 1)
    for seat, texts in enumerate(reader.items("answers", state.seats)):
        read_answer(state, reader, seat, texts)
    reader.finish()
    check(state)
    return state
