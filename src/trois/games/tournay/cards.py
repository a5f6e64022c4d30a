"""The printed numbers as the engine uses them, read from cards.toml and checked."""

import json
from pathlib import Path
from typing import Final

from trois.core import cards as core_cards
from trois.core.data import Json, Reader
from trois.core.errors import BadCards, inside
from trois.games.tournay.rules import effects
from trois.games.tournay.rules.effects import Effect
from trois.games.tournay.words import ANY, BUILDING, COLOURS, DECK, KINDS, PILE_WORDS, PILES, PRESTIGE

FILE: Final = Path(__file__).with_name("cards.toml")
BASE: Final[dict[str, Json]] = core_cards.read(FILE)


def _ids(key: str) -> list[str]:
    rows = BASE[key]
    assert isinstance(rows, list)
    return [str(row["id"]) for row in rows if isinstance(row, dict)]


IDS: Final[list[str]] = _ids("card")
"""Activity cards by number ("face"). Copies of a card share it."""
EVENT_IDS: Final[list[str]] = _ids("event")
FACES: Final = len(IDS)
EVENTS: Final = len(EVENT_IDS)
CRIER: Final = 127
"""Stands for the Town Crier in a pile."""

_NOTES: Final = ("source", "note")
_REACTIONS: Final = range(effects.ON_ACTIVATE, effects.EVERY_SECOND + 1)
_EVENT_EFFECTS: Final = range(effects.EACH_GAINS_PER, effects.DAMAGE_OWN + 1)


class Cards:
    """Lists by face or by event; `rows` holds every building's and event's effects, numbered."""

    def __init__(self) -> None:
        self.rows: list[Effect] = []
        self.row_face: list[int] = []
        """The card that each row stands on; -1: an event."""
        self.name: list[str] = []
        self.colour: list[int] = []
        self.level: list[int] = []
        self.pile: list[int] = []
        self.kind: list[int] = []
        self.copies: list[int] = []
        self.removable: list[int] = []
        self.expansion: list[bool] = []
        self.price: list[int] = []
        self.pay_cards: list[int] = []
        self.pay_citizen: list[int] = []
        self.pp: list[int] = []
        self.effects: list[list[int]] = []
        self.in_pile: list[list[int]] = []
        """The cards of each pile."""
        self.decks: dict[str, list[list[list[int]]]] = {}
        """By expansion and pile: the decks it may be, once somebody asks (`setup.possible_decks`)."""
        self.same_name: list[int] = []
        """Of a prestige building: one bit for its name."""
        self.plain: list[bool] = []
        """Is the price all that stands in the way of playing it?"""
        # What characters and the Catapult do, by face, so that nothing is searched during play.
        self.on_activate: list[list[int]] = []
        self.on_play: list[list[int]] = []
        self.on_play_combat: list[list[int]] = []
        self.discount: list[int] = []
        self.on_gather: list[int] = []
        self.earn_rate: list[list[int]] = []
        self.chain: list[int] = []
        self.every_second: list[int] = []
        self.shield: list[bool] = []
        self.copies_others: list[bool] = []
        # Events.
        self.event_name: list[str] = []
        self.event_colour: list[int] = []
        self.circles: list[int] = []
        self.positive: list[bool] = []
        self.loses_deniers: list[bool] = []
        self.event_effects: list[list[int]] = []

    def source(self, number: int) -> int:
        """What a question notes as its reason: 1 + the card of a row; 0 is none."""
        return 1 + self.row_face[number]

    def card_of(self, number: int) -> str:
        """The id of the card of a row."""
        return IDS[self.row_face[number]]


def source_word(source: int) -> str:
    """The id of the card that a question notes as its reason."""
    return IDS[source - 1] if source else ""


NONE: Final = 0
FIGHT: Final = 1
FIGHT_AND_KEEP: Final = 2
"""What a reaction with a combat gives: nothing, a combat, a combat whose coins are kept."""


def card_tree(changes: dict[str, Json], where: str) -> dict[str, Json]:
    """The printed numbers with the owner's changes; raises BadCards."""
    whole = core_cards.merged(BASE, changes, where) if changes else BASE
    _read(whole, where)
    return whole


_CACHE: Final[dict[str, Cards]] = {}


def cards_for(changes: dict[str, Json]) -> Cards:
    """The numbers a match is played with, read once for each set of changes."""
    key = json.dumps(changes, sort_keys=True) if changes else ""
    if key not in _CACHE:
        if len(_CACHE) >= core_cards.MOST_KEPT:
            _CACHE.clear()
        _CACHE[key] = _read(core_cards.merged(BASE, changes, "cards"), "cards")
    return _CACHE[key]


def _read(whole: dict[str, Json], where: str) -> Cards:
    reader = Reader(whole, where, BadCards)
    cards = Cards()
    for face, row in enumerate(_rows(reader, "card", IDS)):
        _read_card(cards, row)
        cards.row_face += [face] * len(cards.effects[face])
    for row in _rows(reader, "event", EVENT_IDS):
        _read_event(cards, row)
        cards.row_face.append(-1)
    reader.finish()
    cards.in_pile = [[face for face in range(FACES) if cards.pile[face] == pile] for pile in range(PILES)]
    cards.same_name = _name_bits(cards)
    cards.plain = [_is_plain(cards, face) for face in range(FACES)]
    _check_piles(cards, where)
    return cards


def _rows(reader: Reader, key: str, ids: list[str]) -> list[Reader]:
    rows = reader.tables(key, len(ids))
    for row, name in zip(rows, ids, strict=True):
        row.where = inside(reader.where, f"{key} '{name}'")
        for note in row.data:
            if note in _NOTES or note.endswith("_source"):
                row.text(note)
        row.text("id")
    return rows


def _read_card(cards: Cards, row: Reader) -> None:
    colour = row.word("colour", COLOURS)
    level = row.integer("level", 1, 3)
    kind = row.word("kind", KINDS)
    if (kind == PRESTIGE) != (level == 3):
        raise row.fail("kind", "tournay-prestige")
    cards.name.append(row.text("name"))
    cards.colour.append(colour)
    cards.level.append(level)
    cards.pile.append(3 * colour + level - 1)
    cards.kind.append(kind)
    cards.copies.append(row.integer("copies", 0, 9))
    cards.removable.append(row.integer("removable", 0, cards.copies[-1]))
    cards.expansion.append(row.flag("expansion"))
    cards.pp.append(row.integer("pp", 0, 20))
    _read_cost(cards, row.table("cost"))
    _read_effects(cards, row, kind)
    row.finish()


def _read_cost(cards: Cards, cost: Reader) -> None:
    cards.price.append(cost.integer("deniers", 0, 99))
    cards.pay_cards.append(cost.integer("cards", 0, 1))
    cards.pay_citizen.append(cost.word("citizen", [*COLOURS, "none"]))
    cost.finish()


def _read_effects(cards: Cards, row: Reader, kind: int) -> None:
    found = [effects.read(entry) for entry in row.tables("effects")]
    for effect in found:
        if _is_out_of_place(effect.do, kind):
            name = effects.EFFECTS[effect.do]
            raise row.fail("effects", "tournay-card-effect", effect=name, kind=KINDS[kind])
    cards.effects.append(_row_numbers(cards, found))
    cards.shield.append(any(effect.do == effects.SHIELD for effect in found))
    cards.copies_others.append(any(effect.do == effects.COPY for effect in found))
    _note_reactions(cards, found)


def _is_out_of_place(do: int, kind: int) -> bool:
    if do in _EVENT_EFFECTS:
        return True
    if do == effects.SCORE:
        return kind != PRESTIGE
    return (do in _REACTIONS) != (kind not in {BUILDING, PRESTIGE}) or kind == PRESTIGE


def _row_numbers(cards: Cards, found: list[Effect]) -> list[int]:
    first = len(cards.rows)
    cards.rows.extend(found)
    return list(range(first, len(cards.rows)))


def _note_reactions(cards: Cards, found: list[Effect]) -> None:
    cards.on_activate.append([_sum_for_colour(found, effects.ON_ACTIVATE, c) for c in range(3)])
    cards.on_play.append([sum(e.n for e in found if e.do == effects.ON_PLAY and k in e.kinds) for k in range(3)])
    cards.on_play_combat.append([_combat_for_kind(found, k) for k in range(3)])
    cards.discount.append(sum(e.n for e in found if e.do == effects.DISCOUNT))
    cards.on_gather.append(sum(e.n for e in found if e.do == effects.ON_GATHER))
    cards.earn_rate.append([_sum_for_colour(found, effects.EARN, c) for c in range(3)])
    cards.chain.append(next((1 + e.colour for e in found if e.do == effects.CHAIN), NONE))
    seconds = [e for e in found if e.do == effects.EVERY_SECOND]
    cards.every_second.append(_combat_given(seconds))


def _sum_for_colour(found: list[Effect], do: int, colour: int) -> int:
    return sum(e.n for e in found if e.do == do and e.colour in {colour, ANY})


def _combat_for_kind(found: list[Effect], kind: int) -> int:
    return _combat_given([e for e in found if e.do == effects.ON_PLAY_COMBAT and kind in e.kinds])


def _combat_given(found: list[Effect]) -> int:
    if not found:
        return NONE
    return FIGHT_AND_KEEP if found[0].keep_coins else FIGHT


def _read_event(cards: Cards, row: Reader) -> None:
    cards.event_name.append(row.text("name"))
    cards.event_colour.append(row.word("colour", COLOURS))
    cards.circles.append(row.integer("circles", 1, 9))
    cards.positive.append(row.flag("positive"))
    cards.loses_deniers.append(row.flag("loses_deniers"))
    found = [effects.read(entry) for entry in row.tables("effects")]
    for effect in found:
        if effect.do not in _EVENT_EFFECTS:
            raise row.fail("effects", "tournay-event-effect", effect=effects.EFFECTS[effect.do])
    if len(found) != 1:
        raise row.fail("effects", "tournay-one-effect", found=len(found))
    cards.event_effects.append(_row_numbers(cards, found))
    row.finish()


def _name_bits(cards: Cards) -> list[int]:
    """A district holds one prestige building of each name."""
    names = sorted({cards.name[face] for face in range(FACES) if cards.kind[face] == PRESTIGE})
    return [1 << names.index(cards.name[f]) if cards.kind[f] == PRESTIGE else 0 for f in range(FACES)]


def _is_plain(cards: Cards, face: int) -> bool:
    return not cards.same_name[face] and not cards.pay_cards[face] and cards.pay_citizen[face] == ANY


def _check_piles(cards: Cards, where: str) -> None:
    """Every pile keeps its size: 9 cards, and on levels 1 and 2 as many removable as expansion cards."""
    for pile in range(PILES):
        own = cards.in_pile[pile]
        base = sum(cards.copies[face] for face in own if not cards.expansion[face])
        removable = sum(cards.removable[face] for face in own if not cards.expansion[face])
        extra = sum(cards.copies[face] for face in own if cards.expansion[face])
        swapped = 0 if pile % 3 == 2 else 3
        if base != DECK - 1 or removable != swapped or extra != swapped:
            place = inside(where, f"pile {PILE_WORDS[pile]}")
            raise BadCards("tournay-pile", where=place, swapped=swapped, base=base, removable=removable, extra=extra)
