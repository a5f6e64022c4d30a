"""What the cards of Troyes do: one short line, and whole sentences with the printed numbers."""

from functools import cache

from trois.core.data import Json
from trois.games.troyes.cards import Cards, cards_for, numbers
from trois.games.troyes.words import ACTIVITIES, CHARACTERS, COLOURS, EVENTS, SLOT_COLOUR
from trois.text import Text, marks
from trois.text.model import Card, Chip
from trois.text.troyes.seen import AREA, Sight, open_activities


def character_steps(cards: Cards, character: str, seats: int) -> tuple[list[int], list[int]]:
    """From how many on a character gives points, and how many points."""
    number = CHARACTERS.index(character)
    steps = cards.character_from_two if seats == 2 else cards.character_from
    return steps[number], cards.character_vp[number]


def card_of(sight: Sight, card: str, text: Text) -> Card:
    changes, seats = sight.seen["card_changes"], sight.seen["seats"]
    return _card(sight.cards, card, seats, text, changes) if changes else _printed_card(card, seats, text.language)


@cache
def _printed_card(card: str, seats: int, language: str) -> Card:
    """A card without corrections: boards show the same ones all the time."""
    return _card(cards_for({}), card, seats, Text(language), {})


def _card(cards: Cards, card: str, seats: int, text: Text, changes: dict[str, Json]) -> Card:
    return Card(
        card,
        text.word(AREA, card),
        _short(cards, card, text),
        text(f"{AREA}.explain.{card}", **numbers(cards, card, seats)),
        _colour(cards, card),
        tuple(_chips(cards, card)),
        marks.reconstructed_numbers(AREA, card, changes),
        marks.corrected_numbers(AREA, card, changes),
    )


def _short(cards: Cards, card: str, text: Text) -> str:
    """One line in signs; characters are told in full only."""
    if card in EVENTS and cards.event_black[EVENTS.index(card)]:
        return text(f"{AREA}.short.black-dice", n=cards.event_black[EVENTS.index(card)])
    key = f"{AREA}.short.{card}"
    return "" if card in CHARACTERS else text.get(key, **numbers(cards, card))


def _colour(cards: Cards, card: str) -> str:
    if card in EVENTS:
        return COLOURS[cards.event_colour[EVENTS.index(card)]]
    return COLOURS[SLOT_COLOUR[ACTIVITIES.index(card) // 3]] if card in ACTIVITIES else ""


def _chips(cards: Cards, card: str) -> list[Chip]:
    """Hire and divisor of an activity, divisor and prizes of an event."""
    if card in ACTIVITIES:
        number = ACTIVITIES.index(card)
        return [Chip("price", "deniers", cards.hire[number]), Chip("fact", "divisor", cards.divisor[number])]
    if card in EVENTS:
        number = EVENTS.index(card)
        first, second = cards.event_vp[number]
        return [Chip("fact", "divisor", cards.event_divisor[number]), Chip("fact", "prizes", first, second)]
    return []


def cards_in_sight(sight: Sight) -> list[str]:
    """The activities that lie open, the events, the viewer's characters."""
    seen = sight.seen
    found = [str(activity["card"]) for activity in open_activities(seen)]
    found += [event["event"] for event in seen["queue"]]
    if seen["seat"] is not None:
        found += seen["players"][seen["seat"]]["characters"] or []
    return found
