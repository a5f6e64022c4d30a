"""The whole state as JSON-able data and back. `told` holds what position and view say in the same words."""

from typing import Final

from trois.core.chance import Preview, Uncertain
from trois.core.data import Json, Reader, say
from trois.core.errors import BadCards, BadPosition, IllegalAction
from trois.games.troyes import told
from trois.games.troyes.cards import cards_with
from trois.games.troyes.check import check
from trois.games.troyes.dice import ONE, size
from trois.games.troyes.questions import APPLY, LEGAL
from trois.games.troyes.setup import characters_each
from trois.games.troyes.state import Deal, State
from trois.games.troyes.vocabulary import MOST_ACTIVATIONS, VOCABULARY
from trois.games.troyes.words import (
    ACTION,
    ACTIVITIES,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    COUNTER,
    CUBES,
    EVENTS,
    GREY,
    LEVELS,
    MILL,
    MODIFIERS,
    NOBODY,
    OVER,
    QUESTIONS,
    RULES_VERSION,
    SETTLE,
    SLOTS,
    VP_SOURCES,
)

_BASES: Final = [SETTLE, COUNTER, ACTION, CUBES, MILL, OVER]
_MOST: Final = 1 << 30


def position(state: State) -> dict[str, Json]:
    data = told.header(state)
    data.update(told.board(state))
    deal = state.deal
    data["activities"] = [told.activity(state, slot, True) for slot in range(SLOTS)]
    data["players"] = [told.player(state, seat, True) for seat in range(deal.seats)]
    data["decks"] = {
        "red": [EVENTS[card] for card in reversed(state.red_deck)],
        "white": [EVENTS[card] for card in reversed(state.white_deck)],
        "yellow": [EVENTS[card] for card in reversed(state.yellow_deck)],
    }
    return data


def load(data: dict[str, Json]) -> State:
    """The state of a position; a half-made action is made again, step by step."""
    return read(Reader(data, "position", BadPosition))


def read(reader: Reader) -> State:
    if reader.text("game") != "troyes":
        raise BadPosition(f"position: a position of {reader.text('game')}, not of troyes")
    reader.integer("rules", RULES_VERSION, RULES_VERSION)
    seats = reader.integer("seats", 2, 4)
    state = State(_deal(reader, seats), None)
    _read_progress(state, reader)
    _read_players(state, reader)
    _read_board(state, reader)
    _read_events(state, reader)
    trail = reader.items("trail")
    reader.finish()
    check(state)
    _go_along(state, trail)
    return state


def _deal(reader: Reader, seats: int) -> Deal:
    options = reader.table("options")
    open_scores = options.flag("open_scores")
    options.finish()
    changes = told.as_json(reader.table("card_changes").data)
    try:
        cards_with(changes)
    except BadCards as error:
        raise BadPosition(f"position: {error}") from None
    activities = [row.word("card", ACTIVITIES) for row in reader.tables("activities", SLOTS)]
    for slot, card in enumerate(activities):
        if card // 3 != slot:
            raise BadPosition(f"position: activities[{slot}]: {ACTIVITIES[card]} does not belong there")
    each = characters_each(seats)
    characters = [row.words("characters", CHARACTERS, each) for row in reader.tables("players", seats)]
    dealt = [character for hand in characters for character in hand]
    if len(set(dealt)) != len(dealt):
        raise BadPosition("position: players: a character is dealt twice")
    return Deal(seats, open_scores, changes, activities, [sorted(hand) for hand in characters])


def _read_progress(state: State, reader: Reader) -> None:
    seats = state.deal.seats
    state.round = reader.integer("round", 0, state.deal.rounds)
    state.start = reader.integer("start", 0, seats - 1)
    state.base = _BASES[reader.word("asking", [QUESTIONS[base] for base in _BASES])]
    state.question = state.base
    state.seat = reader.integer("turn", 0, seats - 1)
    state.left = reader.integer("left", 0, 6 * MOST_ACTIVATIONS)
    state.last = reader.integer("last", 0, 2)
    state.black = reader.integers("black", 1, 6)
    if len(state.black) > 6 or sorted(state.black) != state.black:
        raise reader.fail("black", "expected at most six values, low to high")


def _read_players(state: State, reader: Reader) -> None:
    for seat, row in enumerate(reader.tables("players", state.deal.seats)):
        row.take("characters")
        state.money[seat] = row.integer("deniers", 0, _MOST)
        state.influence[seat] = row.integer("influence", 0, 20)
        state.supply[seat] = row.integer("supply", 0, 12)
        state.general[seat] = row.integer("general", 0, 12)
        state.district[seat] = row.integer("district", 0, _MOST)
        points = row.table("vp")
        for source, name in enumerate(VP_SOURCES):
            state.earned[4 * seat + source] = points.integer(name, -_MOST, _MOST)
        points.finish()
        state.vp[seat] = sum(state.earned[4 * seat : 4 * seat + 4])
        state.taken[seat] = _cards_mask(row.words("events", EVENTS))
        _read_cubes(state, seat, row.table("cubes"))
        row.finish()


def _cards_mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _read_cubes(state: State, seat: int, cubes: Reader) -> None:
    for modifier in range(1, len(MODIFIERS)):
        count = cubes.integer(MODIFIERS[modifier], 0, _MOST)
        state.stock[seat * len(MODIFIERS) + modifier] = count
        if count:
            state.stocked[seat] |= 1 << modifier
    cubes.finish()


def _owner(state: State, where: str, value: object) -> int:
    if value is None:
        return NOBODY
    if value == "grey":
        return GREY
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < state.deal.seats:
        raise BadPosition(f"position: {where}: expected a seat, grey or null, found {say(value)}")
    return value


def _owners(state: State, reader: Reader, key: str, length: int = -1) -> list[int]:
    return [_owner(state, f"{reader.where}: {key}", value) for value in reader.items(key, length)]


def _read_board(state: State, reader: Reader) -> None:
    spaces = reader.table("buildings")
    lying = reader.table("expelled")
    for building, name in enumerate(BUILDINGS):
        state.spaces[building * 6 : building * 6 + 6] = _owners(state, spaces, name, 6)
        for owner in _owners(state, lying, name):
            if owner < 0 or state.lying[building] >> owner & 1:
                raise lying.fail(name, "one citizen of a colour at most lies on a building")
            state.lying[building] |= 1 << owner
    spaces.finish()
    lying.finish()
    for slot, row in enumerate(reader.tables("activities", SLOTS)):
        _read_tradesmen(state, slot, row)
    _read_dice(state, reader)
    _read_cathedral(state, reader)


def _read_tradesmen(state: State, slot: int, row: Reader) -> None:
    row.take("card")
    _expect(row, "colour", ("yellow", "white", "red")[slot // 3])
    row.integer("period", slot % 3 + 1, slot % 3 + 1)
    spaces = _owners(state, row, "spaces", 2)
    pictured = _owners(state, row, "picture")
    row.finish()
    for post, owner in [(1, spaces[0]), (2, spaces[1]), *((3, owner) for owner in pictured)]:
        if owner == GREY or (post == 3 and owner < 0):
            raise row.fail("spaces", "only players have tradesmen")
        if owner >= 0:
            if state.posts[slot * 4 + owner]:
                raise row.fail("spaces", f"seat {owner} has two tradesmen on one card")
            state.posts[slot * 4 + owner] = post


def _expect(row: Reader, key: str, word: str) -> None:
    if row.text(key) != word:
        raise row.fail(key, f"expected '{word}'")


def _read_dice(state: State, reader: Reader) -> None:
    for at, row in enumerate(reader.tables("districts", state.deal.seats + 1)):
        owner = at if at < state.deal.seats else GREY
        for colour, name in enumerate(COLOURS):
            values = row.integers(name, 1, 6)
            if len(values) > 6:
                raise row.fail(name, "there are six dice of a colour")
            for value in values:
                state.dice[owner * 3 + colour] += ONE[value]
        row.finish()
    for colour, name in enumerate(COLOURS):
        if sum(size(state.dice[owner * 3 + colour]) for owner in range(5)) > 6:
            raise BadPosition(f"position: districts: more than six {name} dice")
        state.total[colour] = sum(state.dice[owner * 3 + colour] for owner in range(5))


def _read_cathedral(state: State, reader: Reader) -> None:
    levels = reader.items("cathedral", LEVELS)
    for level in range(LEVELS):
        row = Reader({"level": levels[level]}, "position: cathedral", BadPosition)
        state.cathedral[level * 6 : level * 6 + 6] = _owners(state, row, "level", 6)
    for value in range(1, 7):
        column = [state.cathedral[level * 6 + value - 1] >= 0 for level in range(LEVELS)]
        height = sum(column)
        if not all(column[:height]):
            raise reader.fail("cathedral", f"a cube on space {value} hangs in the air")
        state.heights[value - 1] = height
        if height == LEVELS:
            state.open_columns &= ~(1 << value)


def _read_events(state: State, reader: Reader) -> None:
    state.queue = []
    for row in reader.tables("queue"):
        event = row.word("event", EVENTS)
        cubes = _owners(state, row, "cubes")
        if NOBODY in cubes or len(cubes) >= state.deal.cards.event_flags[event]:
            raise row.fail("cubes", "expected owners of cubes, fewer than the event has flags")
        for flag, owner in enumerate(cubes):
            state.flags[event] |= owner + 1 << 3 * flag
        state.queue.append(event)
        row.finish()
    state.discarded = _cards_mask(reader.words("discarded", EVENTS))
    decks = reader.table("decks")
    state.red_deck = decks.words("red", EVENTS)[::-1]
    state.white_deck = decks.words("white", EVENTS)[::-1]
    state.yellow_deck = decks.words("yellow", EVENTS)[::-1]
    decks.finish()


def _go_along(state: State, trail: list[object]) -> None:
    """Make the half-made action again; none of its steps needs chance or ends it."""
    for number, text in enumerate(trail):
        where = f"position: trail[{number}]"
        try:
            action = VOCABULARY.parse(str(text))
        except IllegalAction as error:
            raise BadPosition(f"{where}: {error}") from None
        if state.question == OVER or action not in LEGAL[state.question](state):
            raise BadPosition(f"{where}: {say(text)} is not allowed there")
        try:
            APPLY[state.question](state, action, Preview(0), None)
        except Uncertain:
            raise BadPosition(f"{where}: {say(text)} ends the action") from None
        if len(state.trail) != number + 1:
            raise BadPosition(f"{where}: {say(text)} is not a step of an action")
