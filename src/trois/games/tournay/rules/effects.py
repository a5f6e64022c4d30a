"""Effects as typed rows: what a card or event does, and the numbers it does it with."""

from typing import Final

from trois.core.data import Reader
from trois.games.tournay.words import ANY, COLOURS, KINDS

EFFECTS: Final[list[str]] = [
    "gain",
    "gain_per",
    "gain_best",
    "draw",
    "reveal_take",
    "recruit",
    "stand_up",
    "combat",
    "fire_events",
    "build_ramparts",
    "copy",
    "damage_others",
    "shield",
    "levy",
    "richest_pays",
    "on_activate",
    "on_play",
    "on_play_combat",
    "discount",
    "on_gather",
    "earn_rate",
    "chain",
    "every_second",
    "score",
    "each_gains_per",
    "each_loses_per",
    "each_loses",
    "leader_gains",
    "richest_loses",
    "lay_down",
    "discard",
    "damage_own",
]
GAIN: Final = 0
GAIN_PER: Final = 1
GAIN_BEST: Final = 2
DRAW: Final = 3
REVEAL_TAKE: Final = 4
RECRUIT: Final = 5
STAND_UP: Final = 6
COMBAT: Final = 7
FIRE_EVENTS: Final = 8
BUILD_RAMPARTS: Final = 9
COPY: Final = 10
DAMAGE_OTHERS: Final = 11
SHIELD: Final = 12
LEVY: Final = 13
RICHEST_PAYS: Final = 14
ON_ACTIVATE: Final = 15
ON_PLAY: Final = 16
ON_PLAY_COMBAT: Final = 17
DISCOUNT: Final = 18
ON_GATHER: Final = 19
EARN: Final = 20
CHAIN: Final = 21
EVERY_SECOND: Final = 22
SCORE: Final = 23
EACH_GAINS_PER: Final = 24
EACH_LOSES_PER: Final = 25
EACH_LOSES: Final = 26
LEADER_GAINS: Final = 27
RICHEST_LOSES: Final = 28
LAY_DOWN: Final = 29
DISCARD: Final = 30
DAMAGE_OWN: Final = 31

COUNTERS: Final[list[str]] = [
    "standing",
    "lying",
    "citizen",
    "citizen_set",
    "pair",
    "card",
    "card_set",
    "building",
    "character",
    "prestige",
    "empty_area",
    "four_deniers",
    "rampart_built",
    "event_coin",
    "one",
]
STANDING: Final = 0
LYING: Final = 1
CITIZEN: Final = 2
CITIZEN_SET: Final = 3
PAIR: Final = 4
CARD: Final = 5
CARD_SET: Final = 6
HOUSE: Final = 7
PERSON: Final = 8
PRESTIGE_BUILDING: Final = 9
EMPTY_AREA: Final = 10
FOUR_DENIERS: Final = 11
RAMPART_BUILT: Final = 12
EVENT_COIN: Final = 13
ONE: Final = 14

NO_CAP: Final = 1 << 20

_KEYS: Final[list[str]] = [
    "n",
    "counter n cap?",
    "counter n",
    "colour level",
    "level n",
    "colour price",
    "n",
    "keep_coins",
    "max",
    "max n",
    "colour",
    "",
    "",
    "n",
    "n",
    "colour n",
    "kinds n",
    "kinds keep_coins",
    "n",
    "n",
    "colour n",
    "colour",
    "keep_coins",
    "counter builder others",
    "counter n cap?",
    "counter n cap?",
    "n",
    "colour n",
    "n",
    "colour n",
    "n",
    "n",
]
"""Which numbers each effect has, in the order of EFFECTS; a question mark: may be left out."""

_LIMITS: Final[dict[str, int]] = {"stand_up": 3, "reveal_take": 3, "lay_down": 9, "discard": 9, "damage_own": 9}
_COLOURED: Final = (STANDING, CITIZEN, CARD)
_MANY_COLOURED: Final = (PAIR, HOUSE)


class Effect:
    """One row: the effect's number and its values; those it doesn't have are 0."""

    def __init__(self, do: int) -> None:
        self.do = do
        self.n = 0
        self.cap = NO_CAP
        self.counter = 0
        self.colour = ANY
        self.colours: list[int] = []
        self.level = 0
        self.price = 0
        self.most = 0
        self.keep_coins = False
        self.kinds: list[int] = []
        self.builder = 0
        self.others = 0


def read(row: Reader) -> Effect:
    """One checked row of `effects`."""
    effect = Effect(row.word("do", EFFECTS))
    for key in _KEYS[effect.do].split():
        if key.rstrip("?") in row.data or not key.endswith("?"):
            _read_value(row, effect, key.rstrip("?"))
    row.finish()
    return effect


def _read_value(row: Reader, effect: Effect, key: str) -> None:
    if key == "n":
        least = 1 if effect.do == EARN else 0
        effect.n = row.integer(key, least, _LIMITS.get(EFFECTS[effect.do], 20))
    elif key == "cap":
        effect.cap = row.integer(key, 0, 99)
    elif key == "counter":
        _read_counter(row, effect)
    elif key == "colour":
        effect.colour = _read_colour(row, effect.do)
    else:
        _read_rarer_value(row, effect, key)


def _read_rarer_value(row: Reader, effect: Effect, key: str) -> None:
    if key == "level":
        effect.level = row.integer(key, 1, 3)
    elif key == "price":
        effect.price = row.integer(key, 0, 20)
    elif key == "max":
        effect.most = row.integer(key, 1, 4 if effect.do == BUILD_RAMPARTS else 3)
    elif key == "keep_coins":
        effect.keep_coins = row.flag(key)
    elif key == "kinds":
        effect.kinds = row.words(key, KINDS)
    elif key == "builder":
        effect.builder = row.integer(key, 0, 20)
    else:
        effect.others = row.integer(key, 0, 20)


def _read_colour(row: Reader, do: int) -> int:
    """Chains, leaders and earn rates need a colour of their own; elsewhere it may be any."""
    words = COLOURS if do in {CHAIN, LEADER_GAINS, EARN} else [*COLOURS, "any"]
    return row.word("colour", words)


def _read_counter(row: Reader, effect: Effect) -> None:
    effect.counter = row.word("counter", COUNTERS)
    if effect.do == GAIN_BEST:
        if effect.counter != STANDING:
            raise row.fail("counter", "tournay-standing")
        effect.colours = _read_colours(row)
    elif effect.counter in _COLOURED:
        effect.colour = _read_colour(row, effect.do)
    elif effect.counter in _MANY_COLOURED:
        effect.colours = _read_colours(row)


def _read_colours(row: Reader) -> list[int]:
    colours = row.words("colours", COLOURS)
    if not colours:
        raise row.fail("colours", "tournay-no-colour")
    return colours
