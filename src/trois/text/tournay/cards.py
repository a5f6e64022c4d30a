"""What the cards and events of Tournay do, in sentences: one template per effect, filled with the printed numbers."""

from functools import cache, lru_cache
from typing import Final

from trois.core.data import Json
from trois.games.tournay.cards import EVENT_IDS, IDS, Cards, cards_for
from trois.games.tournay.rules.effects import COUNTERS, DRAW, EFFECTS, NO_CAP, ONE, SCORE, Effect
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import ANY, COLOURS, KINDS
from trois.text import Text, marks
from trois.text.model import Card, Chip
from trois.text.tournay.choices import printed_price
from trois.text.tournay.signs import AREA, colour_of, word

_COLOURS: Final = [*COLOURS, "any"]


def card(seen: TournayView, name: str, text: Text) -> Card:
    """A card or an event: what it is called, costs and does; the name alone of what is none."""
    if name not in IDS and name not in EVENT_IDS:
        return Card(name, word(name, text))
    changes = seen["card_changes"]
    return _card(name, changes, text) if changes else _printed_card(name, text.language)


@cache
def _printed_card(name: str, language: str) -> Card:
    """A card without corrections: boards show the same ones all the time."""
    return _card(name, {}, Text(language))


def _card(name: str, changes: dict[str, Json], text: Text) -> Card:
    cards = cards_for(changes)
    return Card(
        name,
        word(name, text),
        short(cards, name, text.language),
        full(cards, name, text.language),
        colour_of(name, cards),
        tuple(_numbers(name, cards)),
        marks.reconstructed_numbers(AREA, name, changes),
        marks.corrected_numbers(AREA, name, changes),
    )


def _numbers(name: str, cards: Cards) -> list[Chip]:
    if name in EVENT_IDS:
        return []
    return [*printed_price(cards, name), Chip("fact", "points", cards.pp[IDS.index(name)])]


def cards_in_sight(seen: TournayView) -> list[str]:
    """The events, the visible cards of the piles and those of the viewer's district."""
    names = [queued["event"] for queued in seen["queue"] if queued is not None]
    names += [pile["cards"][0] for pile in seen["piles"].values() if pile["face_up"]]
    if seen["seat"] is not None:
        names += [stack["cards"][-1] for stack in seen["players"][seen["seat"]]["district"]]
    return list(dict.fromkeys(names))


@lru_cache(4096)
def full(cards: Cards, name: str, language: str) -> str:
    """What a card does, in a whole sentence."""
    return explanation(cards, name, Text(language))


@lru_cache(4096)
def short(cards: Cards, name: str, language: str) -> str:
    """The same without a capital and a full stop; of an event what it does per coin."""
    rows = event_rows(cards, name) if name in EVENT_IDS else card_rows(cards, name)
    return _all(rows, Text(language))


def explanation(cards: Cards, name: str, text: Text) -> str:
    """What a card or an event does."""
    if name in EVENT_IDS:
        return _sentence(text(f"{AREA}.effect.per-coin", what=_all(event_rows(cards, name), text)))
    return _sentence(_all(card_rows(cards, name), text))


def _all(rows: list[Effect], text: Text) -> str:
    return text(f"{AREA}.effect.join").join(effect_words(row, text) for row in rows)


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def event_rows(cards: Cards, name: str) -> list[Effect]:
    return [cards.rows[row] for row in cards.event_effects[EVENT_IDS.index(name)]]


def card_rows(cards: Cards, name: str) -> list[Effect]:
    return [cards.rows[row] for row in cards.effects[IDS.index(name)]]


def effect_words(row: Effect, text: Text) -> str:
    """One effect, without a capital and a full stop."""
    words = text(f"{AREA}.effect.{_key(row)}", **_places(row, text))
    return words if row.cap == NO_CAP else text(f"{AREA}.effect.cap", what=words, cap=row.cap)


def _key(row: Effect) -> str:
    """The template: some effects have one more for any colour, for kept coins or for a count of one."""
    name = EFFECTS[row.do]
    if row.do == DRAW and row.colour == ANY:
        return f"{name}_any"
    if row.do == SCORE and row.counter == ONE:
        return f"{name}_one"
    return f"{name}_keep" if row.keep_coins else name


def _places(row: Effect, text: Text) -> dict[str, object]:
    """Every number and word a template may ask for."""
    colour = _COLOURS[row.colour]
    return {
        "n": row.n,
        "price": row.price,
        "max": row.most,
        "builder": row.builder,
        "others": row.others,
        "level": text.word(AREA, str(row.level), "level"),
        "pile": text.word(AREA, f"{colour}{row.level}"),
        "colour": text.word(AREA, colour),
        "citizen": text.word(AREA, colour, "citizen", row.n),
        "one_citizen": text.word(AREA, colour, "citizen", 1),
        "a_citizen": text.word(AREA, colour, "a-citizen"),
        "a_building": text.word(AREA, colour, "a-building"),
        "kinds": text.either(text.word(AREA, KINDS[kind], "a-kind") for kind in row.kinds),
        "either": text.either(_colours(row, text)),
        "counter": _counter(row, text),
    }


def _counter(row: Effect, text: Text) -> str:
    """What is counted, as one of it."""
    colour = _COLOURS[row.colour]
    return text(
        f"{AREA}.counter.{COUNTERS[row.counter]}",
        citizen=text.word(AREA, colour, "citizen", 1),
        card=text.word(AREA, colour, "a-card"),
        both=text.listed(_colours(row, text)),
        either=text.either(_colours(row, text)),
    )


def _colours(row: Effect, text: Text) -> list[str]:
    return [text.word(AREA, COLOURS[each]) for each in row.colours]
