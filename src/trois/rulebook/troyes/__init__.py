"""The book of Troyes: its numbers, its cards by group, its phases and signs."""

from typing import Final

from trois.core.data import Json
from trois.games.troyes.cards import Cards, cards_for
from trois.games.troyes.dice import DIE_PRICE
from trois.games.troyes.rules.influence import MOST_TURNED, RECRUIT_COST, REROLL_COST, TURN_COST
from trois.games.troyes.rules.purse import PENALTY
from trois.games.troyes.rules.rounds import INCOME, PASS_MONEY
from trois.games.troyes.setup import START_DENIERS, START_INFLUENCE
from trois.games.troyes.words import (
    ACTIVITIES,
    BISHOPRIC,
    CHARACTERS,
    CHRETIEN,
    CITIZENS,
    CITY_HALL,
    COLOURS,
    EVENTS,
    MOST_BLACK_DICE,
    MOST_INFLUENCE,
    NEUTRAL_CITIZENS,
    PALACE,
    RED_DECK,
)

MINUTES: Final = (60, 90)
"""From how many minutes to how many a game takes among people who know it."""
WEIGHT: Final = 4
"""Of five."""
CARDS: Final = {
    "yellow": ACTIVITIES[:9],
    "white": ACTIVITIES[9:18],
    "red": ACTIVITIES[18:],
    "events": EVENTS,
    "characters": CHARACTERS,
}
LEGENDS: Final = {"yellow": "activity", "white": "activity", "red": "activity", "events": "event"}
"""By group: the text that tells what the numbers of its cards are."""
PHASES: Final = ("merchant", "dice", "war", "sculptor", "innkeeper")
SIGNS: Final = (
    "denier", "influence", "points", "citizen", "neutral-citizen", "cube", "neutral-cube", "flag", "horn", "hourglass",
    "black-die", "die-five", "event-card", "red", "white", "yellow",
)  # fmt: skip
_WAITING: Final = 1
ROMAN: Final = ("I", "II", "III")


def numbers(changes: dict[str, Json]) -> dict[str, object]:
    """What fills the places of the texts."""
    cards = cards_for(changes)
    return _fixed_numbers() | {
        "wage_palace": cards.wages[PALACE],
        "wage_bishopric": cards.wages[BISHOPRIC],
        "wage_city": cards.wages[CITY_HALL],
        "bishopric_spaces": cards.row_length[BISHOPRIC],
        "bishopric_rows": _rows(cards, BISHOPRIC),
        "city_spaces": cards.row_length[CITY_HALL],
        "city_rows": _rows(cards, CITY_HALL),
        "cathedral_vp": cards.cathedral_vp,
        "cathedral_low": cards.cathedral_influence[0],
        "cathedral_high": cards.cathedral_influence[-1],
        "agriculture": cards.agriculture_divisor,
        "two_chretien": list(cards.character_from_two[CHRETIEN]),
    }


def picture(changes: dict[str, Json], card: str) -> str:  # noqa: ARG001 (every card has a drawing of its name)
    """What a card's drawing is called."""
    return card


def facts(changes: dict[str, Json], card: str) -> str:
    """Of an activity its round and the points of its places; of an event its flags, black dice and the deck it calls."""
    cards = cards_for(changes)
    if card in ACTIVITIES:
        number = ACTIVITIES.index(card)
        return f"{ROMAN[number // 3 % 3]} · " + " ".join(f"{points}★" for points in cards.post_vp[number])
    if card not in EVENTS:
        return ""
    number = EVENTS.index(card)
    black, calls = cards.event_black[number], cards.event_calls[number]
    called = f" → [{COLOURS[calls]}]" if number in RED_DECK else ""
    return f"{cards.event_flags[number]}[flag]" + (f" {black}[black-die]" if black else "") + called


def _fixed_numbers() -> dict[str, object]:
    return {
        "start_deniers": START_DENIERS,
        "start_influence": START_INFLUENCE,
        "citizens": CITIZENS,
        "neutral": NEUTRAL_CITIZENS,
        "income": INCOME,
        "penalty": PENALTY,
        "most_black": MOST_BLACK_DICE,
        "most_influence": MOST_INFLUENCE,
        "reroll": REROLL_COST,
        "recruit": RECRUIT_COST,
        "turn": TURN_COST,
        "most_turned": MOST_TURNED,
        "price1": DIE_PRICE[1],
        "price2": DIE_PRICE[2],
        "price3": DIE_PRICE[3],
        "pass": PASS_MONEY,
        "wait": _WAITING,
    }


def _rows(cards: Cards, building: int) -> list[str]:
    """The values that each row serves: `1–3` and `4–6`."""
    starts = cards.row_start[building]
    rows = [[value for value in range(1, 7) if starts[value] == start] for start in sorted(set(starts[1:]))]
    return [_span(values) for values in rows]


def _span(values: list[int]) -> str:
    is_run = values == list(range(values[0], values[-1] + 1)) and len(values) > 1
    return f"{values[0]}–{values[-1]}" if is_run else "+".join(map(str, values))
