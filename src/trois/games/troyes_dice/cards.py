"""The printed numbers of Troyes Dice, typed and checked."""

from pathlib import Path
from typing import Final

from trois.core.cards import MOST_KEPT, digest, merged, read
from trois.core.data import Json, Reader
from trois.core.errors import BadCards
from trois.games.troyes_dice.offer import Offer
from trois.games.troyes_dice.words import BUILDINGS, COLOURS

FILE: Final = Path(__file__).with_name("cards.toml")
_BASE: Final[dict[str, Json]] = read(FILE)

GIVES: Final = ["resource", "citizen"]
GIVES_CITIZEN: Final = 1

RESOURCE_TRACK: Final = 18
CITIZEN_TRACK: Final = 20

NOTHING: Final = 0
PRESTIGE_BUILD: Final = 1
OTHER_CITIZENS: Final = 2
EACH_RESOURCE: Final = 1
ADMINISTRATION_BUILD: Final = 2


class Link:
    """A bonus between two neighbouring buildings of a row."""

    def __init__(self, partner: int, gives: int, colour: int, amount: int) -> None:
        self.partner = partner
        self.gives = gives
        self.colour = colour
        self.amount = amount


class Cards:
    """Everything printed on sheet, wheel and tiles. Shared by all states of a match, never changed."""

    def __init__(self, tree: dict[str, Json], changes: dict[str, Json], where: str) -> None:
        self.changes = changes
        self.offers: dict[int, Offer] = {}
        """Offers made so far with these numbers, by what they depend on."""
        top = Reader(tree, where, BadCards)
        if top.take("added") != _BASE["added"]:
            raise top.fail("added", "fixed")
        self._read_wheel(top.table("wheel"))
        self._read_sheet(top.table("sheet"))
        self.faces = [row.words("faces", COLOURS, 2) for row in top.tables("plaza", 9)]
        for colour in range(3):
            if [colour, colour] not in self.faces:
                raise top.fail("plaza", "dice-two-faces", colour=COLOURS[colour])
        self.links: list[list[Link | None]] = [[None] * 6 for _ in range(6)]
        for row in top.tables("link"):
            self._read_link(row)
        self._read_tiles(top.tables("tile", 8))

    def _read_wheel(self, wheel: Reader) -> None:
        cost = wheel.table("cost")
        self.cost_any = cost.integers("any", 0, 1, 4)
        self.cost_fortune = cost.integers("fortune", 0, 9, 4)
        self.crossing_from_day = wheel.table("crossing_from_day").integer("day", 1, 9)

    def _read_sheet(self, sheet: Reader) -> None:
        self.start_resources = sheet.table("start").integer("resources", 0, 5)
        self.fortress_citizen = sheet.table("fortress").words("citizen", COLOURS, 6)
        market = sheet.table("market")
        self.market_die = market.words("die", COLOURS, 6)
        self.market_gives = market.words("gives", GIVES, 6)
        self.market_each = market.integers("each", 0, 9, 6)
        cathedral = sheet.table("cathedral")
        self.unlocks = cathedral.words("unlocks", BUILDINGS, 6)
        self.multipliers = cathedral.integers("multiplier", 0, 9, 6)
        self.administration_citizens = sheet.table("administration").integer("citizens", 0, 9)
        change = sheet.table("change")
        self.colour_wisdom = change.integer("colour_wisdom", 0, 18)
        self.value_influence = change.integer("value_influence", 1, 9)
        self._read_tracks(sheet)

    def _read_tracks(self, sheet: Reader) -> None:
        citizen_at = sheet.table("resource_track").integers("citizen_at", 1, RESOURCE_TRACK)
        self.citizens_by = [sum(at <= place for at in set(citizen_at)) for place in range(RESOURCE_TRACK + 1)]
        track = sheet.table("citizen_track")
        self.track_bonus = [NOTHING] * (CITIZEN_TRACK + 1)
        self.track_bonus[track.integer("others_at", 1, CITIZEN_TRACK)] = OTHER_CITIZENS
        self.track_bonus[track.integer("prestige_at", 1, CITIZEN_TRACK)] = PRESTIGE_BUILD
        columns = sheet.table("citizen_columns")
        self.column_bonus = [NOTHING] * (CITIZEN_TRACK + 1)
        for at in columns.integers("resources_at", 1, CITIZEN_TRACK):
            self.column_bonus[at] = EACH_RESOURCE
        for at in columns.integers("administration_at", 1, CITIZEN_TRACK):
            self.column_bonus[at] = ADMINISTRATION_BUILD
        places = range(CITIZEN_TRACK + 1)
        self.has_bonus = [self.track_bonus[at] + self.column_bonus[at] > 0 for at in places]

    def _read_link(self, row: Reader) -> None:
        building = row.word("building", BUILDINGS)
        left, right = row.integers("columns", 0, 5, 2)
        gives, colour = row.word("gives", GIVES), row.word("colour", COLOURS)
        amount = row.integer("amount", 0, 9)
        if right != left + 1:
            raise row.fail("columns", "dice-neighbours", left=left, right=right)
        self.links[building][left] = Link(right, gives, colour, amount)
        self.links[building][right] = Link(left, gives, colour, amount)

    def _read_tiles(self, tiles: list[Reader]) -> None:
        self.tile_steps = tiles[0].integer("steps", 1, 6)
        self.tile_colour_wisdom = tiles[1].integer("wisdom", 0, 18)
        self.tile_fortune = tiles[2].integer("fortune", 0, 9)
        self.tile_red = tiles[3].integer("red", 0, 9)
        self.tile_other = tiles[3].integer("other", 0, 9)
        self.tile_influence = tiles[3].integer("influence", 0, 9)
        self.tile_resources = tiles[4].integer("resources", 0, 9)
        self.tile_wisdom = tiles[4].integer("wisdom", 0, 9)
        self.tile_dice = tiles[5].integer("dice", 0, 9)
        self.tile_citizens = tiles[6].integer("citizens", 0, 9)
        self.tile_value = tiles[6].integer("value", 0, 6)


_CACHE: Final[dict[str, Cards]] = {}


def card_tree(changes: dict[str, Json], where: str) -> dict[str, Json]:
    """The printed numbers with the owner's changes, checked."""
    tree = merged(_BASE, changes, where)
    Cards(tree, changes, where)
    return tree


def cards_for(changes: dict[str, Json]) -> Cards:
    key = digest(changes)
    if key not in _CACHE:
        if len(_CACHE) >= MOST_KEPT:
            _CACHE.clear()
        _CACHE[key] = Cards(merged(_BASE, changes, "cards"), changes, "cards")
    return _CACHE[key]
