"""What the choices of Troyes cost, bring and are about."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from trois.core.journal import NOBODY, Event
from trois.games.troyes.rules.buildings import is_protected, pushed_out
from trois.games.troyes.rules.influence import TURN_COST
from trois.games.troyes.rules.rounds import PASS_MONEY
from trois.games.troyes.steps.counter import STRENGTH, strength_of
from trois.games.troyes.vocabulary import PLACE
from trois.games.troyes.words import ACTIVITIES, BUILDINGS, COLOURS, EVENTS, GREY, MODIFIER_OF_CARD
from trois.text.model import NEUTRAL, Chip
from trois.text.troyes.draft import die_number, outcome
from trois.text.troyes.seen import Sight, activity_of, has_tradesman

Words: TypeAlias = dict[str, str]

GROUPS: Final[Mapping[str, str]] = {
    "settle": "settle",
    "activate": "activities",
    "combat": "events",
    "cathedral": "actions",
    "place": "places",
    "agriculture": "actions",
    "pass": "pass",
    "fight": "dice",
    "cannot": "pass",
    "reroll": "reroll",
    "recruit": "influence",
    "turn": "turn",
    "also": "dice",
    "supply": "citizens",
    "leave": "citizens",
    "move": "citizens",
    "raise": "citizens",
    "modify": "cubes",
    "take": "dice",
    "use": "times",
    "cube": "cubes-on",
    "mill": "buildings",
    "done": "done",
}
LABELS: Final = frozenset({"settle", "activate", "combat", "place", "fight", "reroll", "turn", "leave", "move", "cube"})
"""Kinds of choices that are called by their thing alone under the heading of their group."""
_THINGS: Final[Mapping[str, str]] = {
    "settle": "space:{building}:{space}",
    "move": "space:{building}:{space}",
    "activate": "activity:{activity}",
    "leave": "activity:{activity}",
    "modify": "activity:{modifier}",
    "combat": "event:{event}",
    "cube": "event:{event}",
    "place": "building:{building}",
    "mill": "building:{building}",
    "raise": "expelled:{building}",
    "cathedral": "cathedral",
    "agriculture": "agriculture",
    "pass": "pass",
    "supply": "supply",
    "recruit": "supply",
    "fight": "die:{seat}:{colour}:{value}",
    "reroll": "die:{seat}:{colour}:{value}",
    "turn": "die:{seat}:{colour}:{value}",
    "take": "die:{owner}:{colour}:{value}",
    "also": "die:black:{value}",
}


def thing_of(sight: Sight, kind: str, words: Words) -> str:
    """What on the board a choice is about."""
    return _THINGS.get(kind, "").format(seat=sight.seen["seat"], **words)


def colour_of(sight: Sight, kind: str, words: Words) -> str:
    """The colour of the dice it takes."""
    if "colour" in words:
        return words["colour"]
    if kind == "combat":
        return COLOURS[sight.cards.event_colour[EVENTS.index(words["event"])]]
    if kind == "activate":
        return activity_of(sight.seen, words["activity"])["colour"]
    if kind in ("settle", "place"):
        return COLOURS[BUILDINGS.index(words["building"])]
    return {"cathedral": "white", "agriculture": "yellow"}.get(kind, "")


def chips_of(sight: Sight, kind: str, words: Words, events: Sequence[Event]) -> list[Chip]:
    """What the table tells of a choice, but for a group that is carried out at once: the events tell that."""
    is_told_by_events = kind in ("take", "done") and bool(events)
    known = [] if is_told_by_events or kind not in _KNOWN else _KNOWN[kind](sight, words)
    return [*known, *others(sight, events)]


# What the table tells


def _colour(number: int) -> Chip:
    return Chip("fact", "colour", word=COLOURS[number])


def _settle(sight: Sight, words: Words) -> list[Chip]:
    """The colour of the citizen's die and its wages."""
    number = BUILDINGS.index(words["building"])
    wages = sight.cards.wages[number]
    return [_colour(number), *([Chip("fact", "wages", wages, word="round")] if wages else [])]


def _activate(sight: Sight, words: Words) -> list[Chip]:
    number = ACTIVITIES.index(words["activity"])
    divisor = Chip("fact", "divisor", sight.cards.divisor[number])
    if has_tradesman(activity_of(sight.seen, words["activity"]), sight.seen["seat"]):
        return [divisor]
    return [divisor, Chip("price", "deniers", sight.cards.hire[number])]


def _combat(sight: Sight, words: Words) -> list[Chip]:
    cards, number = sight.cards, EVENTS.index(words["event"])
    first, second = cards.event_vp[number]
    divisor = Chip("fact", "divisor", cards.event_divisor[number])
    return [_colour(cards.event_colour[number]), divisor, Chip("fact", "prizes", first, second)]


def _cathedral(sight: Sight, _: Words) -> list[Chip]:
    return [Chip("fact", "colour", word="white"), Chip("gain", "vp", sight.cards.cathedral_vp)]


def _place(_: Sight, words: Words) -> list[Chip]:
    return [_colour(BUILDINGS.index(words["building"]))]


def _agriculture(sight: Sight, _: Words) -> list[Chip]:
    return [Chip("fact", "colour", word="yellow"), Chip("fact", "harvest", sight.cards.agriculture_divisor)]


def _pass(_: Sight, __: Words) -> list[Chip]:
    """Paid out at the end of the round, maybe at once: told here, so never twice."""
    return [Chip("gain", "deniers", PASS_MONEY)]


def _leave(sight: Sight, words: Words) -> list[Chip]:
    """The VP of the space that is left."""
    spaces, seat = activity_of(sight.seen, words["activity"])["spaces"], sight.seen["seat"]
    if seat not in spaces:
        return []
    return [Chip("risk", "vp", sight.cards.post_vp[ACTIVITIES.index(words["activity"])][spaces.index(seat)])]


def _move(sight: Sight, words: Words) -> list[Chip]:
    """The die that a citizen's building gives no longer."""
    left = BUILDINGS.index(words["building"])
    return [] if sight.state.trail[0] == PLACE + left else [Chip("fact", "die-less", word=COLOURS[left], mood="bad")]


def _fight(sight: Sight, words: Words) -> list[Chip]:
    """The strength with this die, beside what it must reach."""
    kind = COLOURS.index(words["colour"]) * 6 + int(words["value"]) - 1
    return [strength_chip(sight, strength_of(sight.state.trail) + STRENGTH[kind])]


def strength_chip(sight: Sight, strength: int) -> Chip:
    """The strength of some dice, beside what it must reach."""
    black = sight.state.black[-1]
    enough = strength >= black
    return Chip("fact", "strength" if enough else "too-few", strength, black, mood="good" if enough else None)


def _turn(sight: Sight, words: Words) -> list[Chip]:
    """The first die is paid for all three."""
    price = [] if sight.seen["trail"] else [Chip("price", "influence", TURN_COST)]
    return [Chip("fact", "turned", 7 - int(words["value"])), *price]


def _modify(_: Sight, words: Words) -> list[Chip]:
    return [Chip("fact", "effect", word=words["modifier"])]


def _take(sight: Sight, words: Words) -> list[Chip]:
    """The total and the price with this die."""
    if not _is_drafting(sight):
        return []
    state = sight.state.copy()
    state.group.append(die_number(words))
    return [*outcome(state), *_expelled_chips(sight, int(words["value"]))]


def _expelled_chips(sight: Sight, value: int) -> list[Chip]:
    """Whom a citizen would expel that is placed with a die of this value."""
    state, building = sight.state, sight.state.trail[0] - PLACE
    if not 0 <= building < len(BUILDINGS):
        return []
    victim = pushed_out(state, building, value)
    if victim == NOBODY or is_protected(state, building, victim):
        return []
    return [Chip("fact", "expelled", word=BUILDINGS[building], whose=NEUTRAL if victim == GREY else victim)]


def _draft_outcome(sight: Sight, _: Words) -> list[Chip]:
    return outcome(sight.state) if _is_drafting(sight) else []


def _is_drafting(sight: Sight) -> bool:
    question = sight.seen["question"]
    return question is not None and question["kind"] == "dice"


_KNOWN: Final[Mapping[str, Callable[[Sight, Words], list[Chip]]]] = {
    "settle": _settle,
    "activate": _activate,
    "combat": _combat,
    "cathedral": _cathedral,
    "place": _place,
    "agriculture": _agriculture,
    "pass": _pass,
    "leave": _leave,
    "move": _move,
    "fight": _fight,
    "turn": _turn,
    "modify": _modify,
    "take": _take,
    "done": _draft_outcome,
}


# What the preview tells beside the seat's own payments and gains


def others(sight: Sight, events: Sequence[Event]) -> list[Chip]:
    return [chip for event in events for chip in _other(sight, event)]


def _other(sight: Sight, event: Event) -> list[Chip]:
    """What happens to others and to cards."""
    match event[:4]:
        case ("gained", int(seat), "vp", int(amount)) if seat != sight.seen["seat"]:
            return [Chip("gain", "vp", amount, whose=seat, mood="bad")]
        case ("expelled", int(seat), str(building), *_):
            return [Chip("fact", "expelled", word=building, whose=seat)]
        case ("countered", _, str(event_card), *_):
            return [Chip("fact", "countered", word=event_card, mood="good")]
        case ("activated", _, str(card), int(times)) if MODIFIER_OF_CARD[ACTIVITIES.index(card)]:
            return [Chip("gain", "cubes", times)]
    return []
