"""The whole state as JSON-able data and back. `describe` holds what position and view say in the same words."""

from trois.core.chance import Preview, Uncertain
from trois.core.data import Json, Reader, say
from trois.core.errors import POSITION, BadCards, BadPosition, IllegalAction, inside
from trois.games.troyes import describe
from trois.games.troyes.cards import cards_for
from trois.games.troyes.check import check
from trois.games.troyes.questions import APPLY, LEGAL
from trois.games.troyes.read import Opened, read_open, read_points, set_points
from trois.games.troyes.setup import characters_each
from trois.games.troyes.state import Deal, State
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import (
    ACTIVITIES,
    CHARACTERS,
    COLOURS,
    EVENTS,
    NAME,
    OVER,
    RULES_VERSION,
    SLOT_COLOUR,
    SLOTS,
)


def position(state: State) -> dict[str, Json]:
    data = describe.header(state)
    data.update(describe.board(state))
    deal = state.deal
    data["activities"] = [describe.activity(state, slot, True) for slot in range(SLOTS)]
    data["players"] = [describe.player(state, seat, True) for seat in range(deal.seats)]
    data["decks"] = {
        "red": [EVENTS[card] for card in reversed(state.red_deck)],
        "white": [EVENTS[card] for card in reversed(state.white_deck)],
        "yellow": [EVENTS[card] for card in reversed(state.yellow_deck)],
    }
    return data


def load(data: dict[str, Json]) -> State:
    """The state of a position; a half-made action is made again, step by step."""
    reader = Reader(data, POSITION, BadPosition)
    if reader.text("game") != NAME:
        raise BadPosition("position-game", where=POSITION, game=reader.text("game"), other=NAME)
    reader.integer("rules", 1, RULES_VERSION)
    opened = Opened(reader)
    state = read_open(opened, _deal(opened))
    for seat, row in enumerate(opened.players):
        set_points(state, seat, read_points(row))
    _read_decks(state, reader.table("decks"))
    trail = reader.items("trail")
    opened.finish()
    check(state)
    _go_along(state, trail)
    return state


def _deal(opened: Opened) -> Deal:
    options = opened.whole.table("options")
    open_scores = options.flag("open_scores")
    options.finish()
    changes = opened.whole.json("card_changes")
    try:
        cards_for(changes)
    except BadCards as error:
        raise error.inside(POSITION, BadPosition) from None
    activities = [_read_activity(slot, row) for slot, row in enumerate(opened.activities)]
    each = characters_each(opened.seats)
    characters = [row.words("characters", CHARACTERS, each) for row in opened.players]
    dealt = [character for hand in characters for character in hand]
    if len(set(dealt)) != len(dealt):
        raise opened.whole.fail("players", "troyes-character-twice")
    return Deal(opened.seats, open_scores, changes, activities, [sorted(hand) for hand in characters])


def _read_activity(slot: int, row: Reader) -> int:
    """The card; its colour and its period follow from its slot."""
    card = row.word("card", ACTIVITIES)
    if card // 3 != slot:
        raise BadPosition("troyes-other-slot", where=row.where, card=ACTIVITIES[card])
    colour = COLOURS[SLOT_COLOUR[slot]]
    if row.text("colour") != colour:
        raise row.fail("colour", "expected-word", word=colour)
    row.integer("period", slot % 3 + 1, slot % 3 + 1)
    return card


def _read_decks(state: State, decks: Reader) -> None:
    """From the top card on, which is a deck's last."""
    state.red_deck = decks.words("red", EVENTS)[::-1]
    state.white_deck = decks.words("white", EVENTS)[::-1]
    state.yellow_deck = decks.words("yellow", EVENTS)[::-1]
    decks.finish()


def _go_along(state: State, trail: list[object]) -> None:
    """Make the half-made action again; none of its steps needs chance or ends it."""
    for number, text in enumerate(trail):
        where = inside(POSITION, f"trail[{number}]")
        try:
            action = VOCABULARY.parse(str(text))
        except IllegalAction as error:
            raise error.inside(where, BadPosition) from None
        if state.question == OVER or action not in LEGAL[state.question](state):
            raise BadPosition("step-not-allowed", where=where, step=say(text))
        try:
            APPLY[state.question](state, action, Preview(0), None)
        except Uncertain:
            raise BadPosition("step-ends", where=where, step=say(text)) from None
        if len(state.trail) != number + 1:
            raise BadPosition("step-of-none", where=where, step=say(text))
