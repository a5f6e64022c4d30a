"""The printed numbers: cards.toml with the owner's changes, read with checks into plain lists."""

import json
from pathlib import Path
from typing import Final

from trois.core import cards as core_cards
from trois.core.data import Json, Reader
from trois.core.errors import BadCards, inside
from trois.core.journal import NOBODY
from trois.games.troyes import effects
from trois.games.troyes.dice import GroupTotals
from trois.games.troyes.effects import Effect
from trois.games.troyes.vocabulary import MOST_ACTIVATIONS
from trois.games.troyes.words import ACTIVITIES, CHARACTERS, COLOURS, EVENTS, MODIFIER_OF_CARD, MODIFIERS

FILE: Final = Path(__file__).with_name("cards.toml")
BASE: Final[dict[str, Json]] = core_cards.read(FILE)
BOARD: Final = ["palace", "bishopric", "town-hall"]
"""The buildings as the texts about them are called."""
COUNTS: Final = ["citizens_in_buildings", "cathedral_cubes", "deniers", "influence", "tradesmen", "event_cards"]
"""What each character counts (`scoring.merit`)."""
_COPIES: Final = {"brigands": 3, "skirmishes": 2}
_NO_DECK: Final = NOBODY
"""What a card calls that calls no deck."""


class Cards:
    """Activities by card, events by card (copies apart, Marauding first), characters, the board.

    `effect` and `event_effect` hold what the cards do; what play asks for is laid out in lists once, when it is read.
    """

    def __init__(self, tree: dict[str, Json], where: str = "cards") -> None:
        reader = Reader(tree, where, BadCards)
        self.hire: list[int] = []
        self.divisor: list[int] = []
        self.post_vp: list[list[int]] = []
        self.effect: list[Effect] = []
        self.event_effect: list[Effect] = []
        self.event_colour: list[int] = []
        self.event_divisor: list[int] = []
        self.event_flags: list[int] = []
        self.event_vp: list[list[int]] = []
        self.event_black: list[int] = []
        self.event_calls: list[int] = []
        self.character_from: list[list[int]] = []
        self.character_from_two: list[list[int]] = []
        self.character_vp: list[list[int]] = []
        self._read_board(reader.table("board"))
        self._read_event(reader.table("marauding"), 1)
        activities = _rows_by_id(reader, "activity")
        for number, row in enumerate(activities):
            self._read_activity(row, number)
        for row in _rows_by_id(reader, "event"):
            self._read_event_row(row)
        for number, row in enumerate(_rows_by_id(reader, "character")):
            self._read_character(row, number)
        if reader.take("added") != BASE["added"]:
            raise reader.fail("added", "fixed")
        reader.finish()
        self._lay_out()
        self._check_divisors(activities)

    def _lay_out(self) -> None:
        """The numbers of the effects, by activity."""
        self.pay_deniers = [effect.number("pay_deniers") for effect in self.effect]
        self.pay_influence = [effect.number("pay_influence") for effect in self.effect]
        self.deniers = [effect.number("deniers") for effect in self.effect]
        self.influence = [effect.number("influence") for effect in self.effect]
        self.vp = [effect.number("vp") for effect in self.effect]
        self.cubes = [effect.number("cubes") for effect in self.effect]
        modifiers = [Effect("", {}) for _ in MODIFIERS]
        for card, effect in enumerate(self.effect):
            if MODIFIER_OF_CARD[card]:
                modifiers[MODIFIER_OF_CARD[card]] = effect
        self.totals = GroupTotals(modifiers)

    def _check_divisors(self, activities: list[Reader]) -> None:
        """There are words for so many activations and no more."""
        for row, divisor in zip(activities, self.divisor, strict=True):
            times = self.totals.highest // divisor
            if times > MOST_ACTIVATIONS:
                values = {"divisor": divisor, "times": times, "most": MOST_ACTIVATIONS}
                raise row.fail("divisor", "troyes-activations", **values)

    def _read_board(self, board: Reader) -> None:
        palace = board.table("palace")
        if palace.integers("spaces", 1, 6) != [1, 2, 3, 4, 5, 6]:
            raise palace.fail("spaces", "troyes-palace")
        _finish(palace)
        self.row_start = [[0, 0, 1, 2, 3, 4, 5]]
        self.row_length = [1]
        self._read_rows(board.table("bishopric"), 6)
        self._read_rows(board.table("city_hall"), 12)
        self.rows = [_rows(self.row_start[building], self.row_length[building]) for building in range(3)]
        self._read_neutral(board.table("two_player_neutral"))
        wages = board.table("wages")
        self.wages = [wages.integer(key, 0, 10) for key in ("palace", "bishopric", "city_hall")]
        _finish(wages)
        cathedral = board.table("cathedral")
        cathedral.integer("levels", 3, 3)
        self.cathedral_influence = cathedral.integers("influence", 0, 10, 6)
        self.cathedral_vp = cathedral.integer("vp", 0, 10)
        _finish(cathedral)
        agriculture = board.table("agriculture")
        self.agriculture_divisor = agriculture.integer("divisor", 1, 18)
        _finish(agriculture)
        board.finish()

    def _read_rows(self, building: Reader, first: int) -> None:
        """Each value must have its row, and rows times spaces must give the six spaces of a building."""
        length = building.integer("spaces", 1, 6)
        starts = [-1] * 7
        rows = building.items("rows")
        for number, row in enumerate(rows):
            for value in _values(building, row):
                if starts[value] >= 0:
                    raise building.fail("rows", "troyes-two-rows", value=value)
                starts[value] = first + number * length
        if -1 in starts[1:]:
            raise building.fail("rows", "troyes-no-row", value=starts.index(-1, 1))
        if len(rows) * length != 6:
            raise building.fail("rows", "troyes-six-spaces", rows=len(rows), length=length)
        _finish(building)
        self.row_start.append(starts)
        self.row_length.append(length)

    def _read_neutral(self, neutral: Reader) -> None:
        spaces = [value - 1 for value in neutral.integers("palace", 1, 6, 2)]
        for building, key in ((1, "bishopric"), (2, "city_hall")):
            length = self.row_length[building]
            for pair in neutral.items(key, 2):
                place = Reader({key: pair}, neutral.where, BadCards).integers(key, 0, 5, 2)
                if place[1] >= length or place[0] * length >= 6:
                    raise neutral.fail(key, "troyes-no-space", space=place)
                spaces.append(building * 6 + place[0] * length + place[1])
        _finish(neutral)
        if len(set(spaces)) != 6:
            raise BadCards("troyes-space-twice", where=neutral.where)
        self.two_player_neutral = spaces

    def _read_activity(self, row: Reader, number: int) -> None:
        _expect(row, "id", ACTIVITIES[number])
        row.text("name")
        _expect(row, "colour", ("yellow", "white", "red")[number // 9])
        row.integer("period", number // 3 % 3 + 1, number // 3 % 3 + 1)
        if row.flag("delayed") != (MODIFIER_OF_CARD[number] > 0):
            raise row.fail("delayed", "troyes-delayed")
        self.hire.append(row.integer("hire", 0, 30))
        self.divisor.append(row.integer("divisor", 1, 18))
        self.post_vp.append(row.integers("vp", 0, 20, 2))
        self.effect.append(effects.read(row.table("effect"), _printed_effect("activity", ACTIVITIES[number])))
        _finish(row)

    def _read_event_row(self, row: Reader) -> None:
        """Rows stand in the order of the decks; a card that comes several times is several cards."""
        name = row.text("id")
        copies = _COPIES.get(name, 1)
        row.integer("copies", copies, copies)
        first = EVENTS[len(self.event_colour)] if len(self.event_colour) < len(EVENTS) else ""
        _expect(row, "id", first.removesuffix("-1"))
        row.text("name")
        deck = 0 if len(self.event_colour) < 9 else 2 if len(self.event_colour) < 13 else 1
        _expect(row, "deck", COLOURS[deck])
        calls = _NO_DECK
        if deck == 0:
            calls = 2 if name in {"brigands", "succession-conflict"} else 1
            _expect(row, "calls", COLOURS[calls])
        self._read_event(row, copies, name)
        self.event_calls[-copies:] = [calls] * copies

    def _read_event(self, row: Reader, copies: int, name: str = "") -> None:
        """A card of a deck, or Marauding, which has no name in a list of rows."""
        self.event_colour += [row.word("colour", COLOURS)] * copies
        self.event_divisor += [row.integer("divisor", 1, 18)] * copies
        self.event_flags += [row.integer("flags", 1, 10)] * copies
        self.event_vp += [row.integers("vp", 0, 20, 2)] * copies
        self.event_black += [row.integer("black_dice", 0, 6)] * copies
        self.event_calls += [_NO_DECK] * copies
        self.event_effect += [effects.read(row.table("effect"), _printed_effect("event", name))] * copies
        _finish(row)

    def _read_character(self, row: Reader, number: int) -> None:
        _expect(row, "id", CHARACTERS[number])
        row.text("name")
        _expect(row, "counts", COUNTS[number])
        steps = row.integers("from", 0, 99, 3)
        two = row.integers("from_two_players", 0, 99, 3) if "from_two_players" in row.data else steps
        if sorted(steps) != steps or sorted(two) != two:
            raise row.fail("from", "troyes-steps")
        self.character_from.append(steps)
        self.character_from_two.append(two)
        self.character_vp.append(row.integers("vp", 0, 50, 3))
        _finish(row)


def _rows(starts: list[int], length: int) -> list[tuple[int, int, int]]:
    """Each row as its first space, the space after its last, and a mask of its values."""
    masks: dict[int, int] = {}
    for value in range(1, 7):
        masks[starts[value]] = masks.get(starts[value], 0) | 1 << value
    return [(start, start + length, mask) for start, mask in masks.items()]


def _values(building: Reader, row: object) -> list[int]:
    return Reader({"rows": row}, building.where, BadCards).integers("rows", 1, 6)


def _rows_by_id(reader: Reader, key: str) -> list[Reader]:
    """The rows of a list; an error names a row by its id."""
    printed = BASE[key]
    rows = reader.tables(key, len(printed) if isinstance(printed, list) else 0)
    for row in rows:
        row.where = inside(reader.where, f"{key} '{row.text('id')}'")
    return rows


def _printed_effect(key: str, name: str) -> str:
    """The kind of effect a card has; without a name, Marauding's."""
    rows = BASE[key] if name else [BASE["marauding"]]
    assert isinstance(rows, list)
    row = next(row for row in rows if isinstance(row, dict) and row.get("id", "") == name)
    return Reader(row, "cards", BadCards).table("effect").text("do")


def _expect(row: Reader, key: str, word: str) -> None:
    if row.text(key) != word:
        raise row.fail(key, "fixed-word", word=word)


def _finish(row: Reader) -> None:
    """Every table may say where its numbers come from."""
    for key in row.data:
        if key == "source" or key.endswith("_source"):
            row.text(key)
    row.finish()


_STANDARD: Final = Cards(BASE)
_CACHE: Final[dict[str, Cards]] = {}


def card_tree(changes: dict[str, Json], where: str) -> dict[str, Json]:
    """The numbers with the owner's changes laid over them; raises BadCards, naming the file."""
    tree = core_cards.merged(BASE, changes, where)
    Cards(tree, where)
    return tree


def cards_for(changes: dict[str, Json]) -> Cards:
    """The typed numbers, read once for each set of changes."""
    if not changes:
        return _STANDARD
    key = json.dumps(changes, sort_keys=True)
    if key not in _CACHE:
        if len(_CACHE) >= core_cards.MOST_KEPT:
            _CACHE.clear()
        _CACHE[key] = Cards(card_tree(changes, "card_changes"))
    return _CACHE[key]


def numbers(cards: Cards, card: str, seats: int = 0) -> dict[str, int]:
    """The printed numbers that the texts about a card have places for, by name.

    `n` is the first number of an effect, by which its text chooses between one and many. A building of the board has its
    wages, an event its black dice, a character its steps and points, other ones with two seats.
    """
    if card in CHARACTERS:
        return _character_numbers(cards, CHARACTERS.index(card), seats)
    if card in BOARD:
        return {"n": cards.wages[BOARD.index(card)]}
    if card in EVENTS:
        number = EVENTS.index(card)
        return {"black": cards.event_black[number], **_effect_numbers(cards.event_effect[number])}
    return _effect_numbers(cards.effect[ACTIVITIES.index(card)]) if card in ACTIVITIES else {}


def _effect_numbers(effect: Effect) -> dict[str, int]:
    first = list(effect.numbers.values())[:1]
    return {**effect.numbers, "n": first[0]} if first else {}


def _character_numbers(cards: Cards, number: int, seats: int) -> dict[str, int]:
    steps = (cards.character_from_two if seats == 2 else cards.character_from)[number]
    named = {f"from{at}": step for at, step in enumerate(steps, 1)}
    return {**named, **{f"vp{at}": points for at, points in enumerate(cards.character_vp[number], 1)}}
