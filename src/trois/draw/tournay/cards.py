"""Activity cards as they lie on piles, on the table and in the hand: picture, name, price, signs, words, points."""

from functools import lru_cache
from typing import Final

from trois.draw.pictures import picture
from trois.draw.shapes import KEPT, circle, named, phrase, rect, words
from trois.draw.signs import sign
from trois.draw.tournay.lettering import name_line, name_width, words_if_room
from trois.draw.tournay.seen import FACES, GAME, PILES, ROMAN, pile_of
from trois.draw.tournay.signs import effect_run, few_words, sign_run
from trois.draw.tournay.sizes import Sizes
from trois.games.tournay.cards import Cards
from trois.games.tournay.words import COLOURS
from trois.text import Text

DISTRICT_SIGNS: Final = {"yellow": "coin", "white": "cross", "red": "shield"}
_NO_CITIZEN: Final = 3
_FLAT: Final = 2.0
"""So many times as wide as high."""


def bare_name(card: str, cards: Cards, language: str) -> str:
    """A card's name without its level, which stands beside it."""
    level = ROMAN[cards.level[FACES[card]]]
    return Text(language).word(GAME, card).removesuffix(f" {level}")


def colour_of(card: str, cards: Cards) -> str:
    return COLOURS[cards.colour[FACES[card]]]


def label(card: str, cards: Cards, language: str) -> str:
    """A card as it is shown to those who cannot see it."""
    face = FACES[card]
    text = Text(language)
    return phrase(
        language,
        "tournay.card",
        ("name", text.word(GAME, card)),
        ("colour", text.word(GAME, colour_of(card, cards))),
        ("level", cards.level[face]),
        ("price", cards.price[face]),
        ("n", cards.pp[face]),
    )


# The face


def scene(card: str, w: float, h: float, sky: str = "") -> str:
    """The picture at the head of a card; a flat one is shown as a whole, for it would lose heads and spires."""
    return picture(GAME, card, 0.7, 0.7, w - 1.4, h - 0.7, sky, whole=w > _FLAT * h)


def picture_height(h: float, z: Sizes) -> float:
    """What the lines of a card of this height leave to its picture."""
    return h - z.foot - z.small * 1.55 - z.sign - z.name - 8


@lru_cache(KEPT)
def face(card: str, w: float, h: float, z: Sizes, cards: Cards, language: str) -> str:
    """An open card, its upper left corner at 0, 0. Its lines stand from the foot upwards; the picture takes the rest."""
    high = picture_height(h, z)
    name_at = high + z.name + 1
    signs_at = name_at + z.sign / 2 + 5
    words_at = signs_at + z.sign / 2 + z.small + 1
    body = rect(0, 0, w, h, "card-paper", 7) + scene(card, w, high)
    body += f'<path class="card-rule" d="M0 {high:g}h{w:g}"/>'
    body += name_line(bare_name(card, cards, language), w / 2, name_at, w - 10, z.name, z.small, "name b c")
    run = effect_run(card, cards, w - 8, z.text + 1, z.sign, z.small)
    body += run.svg((w - run.width) / 2, signs_at)
    body += words_if_room(few_words(card, cards, language), w / 2, words_at, w - 8, z.small, z.small, "soft c")
    body += _foot(cards.pp[FACES[card]], w, h, z) + tab(card, z, cards) + price(card, w - 4, 4, z, cards)
    return named(body, label(card, cards, language))


def _foot(points: int, w: float, h: float, z: Sizes) -> str:
    top = h - z.foot
    run = sign_run(["[star]", str(points)], z.text, z.text)
    return f'<path class="dash" d="M7 {top:g}H{w - 7:g}"/>' + run.svg(7, top + z.foot / 2)


@lru_cache(KEPT)
def tab(card: str, z: Sizes, cards: Cards) -> str:
    """Colour and level in the upper left corner."""
    level, size = ROMAN[cards.level[FACES[card]]], z.sign
    wide, high = size + 9 + 5.2 * len(level) * z.text / 13, size + 7
    steps = f"M.7 {high:g}V7q0-6.300 6.3-6.300H{wide:g}V{high - 6:g}q0 6-6 6Z"
    body = f'<path class="card-tab" d="{steps}"/>' + sign(DISTRICT_SIGNS[colour_of(card, cards)], 3.5, 3.5, size)
    return body + words(size + 6, 3.5 + size * 0.8, level, "name b", z.text)


@lru_cache(KEPT)
def price(card: str, right: float, top: float, z: Sizes, cards: Cards) -> str:
    """Deniers, a card, a citizen: what playing the card costs."""
    number = FACES[card]
    deniers, extra = cards.price[number], []
    if cards.pay_cards[number]:
        extra.append("[card]")
    if cards.pay_citizen[number] < _NO_CITIZEN:
        extra.append(f"[citizen-{COLOURS[cards.pay_citizen[number]]}]")
    if not extra:
        return coin(deniers, right - z.sign * 1.3, top, z.sign * 1.3, z.text) if deniers else ""
    size = z.sign
    shown = [*(["[denier]"] if deniers else []), *(["+"] if deniers else []), *extra]
    run = sign_run(shown, z.small, size - 1, 1)
    start = size * 0.55 if deniers else 0
    left = right - run.width - 6 - start
    body = rect(left, top, run.width + 6 + start, size + 5, "pill", 5)
    count = words(left + 3, top + size / 2 + 2.5 + z.small * 0.36, deniers, "b", z.small) if deniers else ""
    return body + count + run.svg(left + 3 + start, top + (size + 5) / 2)


def coin(number: int, x: float, y: float, size: float, text: float) -> str:
    """A coin with a number on it."""
    r = size / 2
    ring = circle(x + r, y + r, r - 0.8, "yellow piece")
    figure = words(x + r, y + r + text * 0.36, number, "b c on", text)
    return f'<g class="yellow">{ring}{figure}</g>'


# Backs


def back_label(pile: str, language: str) -> str:
    colour, level = COLOURS[PILES[pile] // 3], PILES[pile] % 3 + 1
    return phrase(language, "tournay.back", ("colour", Text(language).word(GAME, colour)), ("level", level))


@lru_cache(KEPT)
def back(pile: str, w: float, h: float, foot: float, z: Sizes, language: str) -> str:
    """A card face down: the quietest thing on the board."""
    colour, level = COLOURS[PILES[pile] // 3], ROMAN[PILES[pile] % 3 + 1]
    body = rect(0, 0, w, h, "card-back", 7) + rect(5, 5, w - 10, h - foot - 8, "card-back-hatch", 4)
    middle = _disc(colour, level, w / 2, (h - foot) / 2 + 2, min(z.sign * 1.75, w / 2 - 6), z)
    return named(body + middle, back_label(pile, language))


def _disc(colour: str, level: str, x: float, y: float, radius: float, z: Sizes) -> str:
    """Sign and level in the middle of a back; one below the other without a disc where it is narrow."""
    if radius < 2 * z.small:
        return sign(DISTRICT_SIGNS[colour], x - z.sign / 2, y - z.sign, z.sign) + words(
            x, y + z.small + 3, level, "name b c", z.small
        )
    body = circle(x, y, radius, "card-back-disc")
    body += sign(DISTRICT_SIGNS[colour], x - radius * 0.45, y - radius * 0.7, radius * 0.9)
    return body + words(x, y + radius * 0.7, level, "name b c soft", max(z.small, radius * 0.48))


@lru_cache(KEPT)
def little_back(card: str, size: float, least: float, language: str) -> str:
    """A card of somebody's hand: colour and level are open. Its upper left corner is at 0, 0."""
    pile = pile_of(card)
    colour, level = COLOURS[PILES[pile] // 3], ROMAN[PILES[pile] % 3 + 1]
    body = rect(0, 0, size * 0.8, size, f"{colour} piece", 2) + words(
        size * 0.4, size / 2 + least * 0.36, level, "name b c on", least
    )
    return named(f'<g class="{colour}">{body}</g>', back_label(pile, language))


@lru_cache(KEPT)
def stall(card: str, w: float, h: float, z: Sizes, cards: Cards, language: str) -> str:
    """An open card while the market is folded: picture, name, colour and level."""
    name = bare_name(card, cards, language)
    wide = min(h * 1.15, max(h * 0.7, w - 8 - name_width(name, z.small)))
    body = rect(0, 0, w, h, "card-paper", 6) + picture(GAME, card, 0.7, 0.7, wide, h - 1.4)
    body += name_line(name, wide + 5, h * 0.42, w - wide - 8, z.name - 1, z.small)
    body += _colour_and_level(card, wide + 5, h * 0.72, z)
    return named(body, label(card, cards, language))


@lru_cache(KEPT)
def closed_stall(pile: str, w: float, h: float, z: Sizes, language: str) -> str:
    wide = h * 1.15
    body = rect(0, 0, w, h, "card-back", 6) + rect(4, 4, wide - 6, h - 8, "card-back-hatch", 4)
    body += words(wide + 5, h * 0.42, phrase(language, "tournay.closed"), "soft", z.small)
    return named(body + _colour_and_level(pile, wide + 5, h * 0.72, z), back_label(pile, language))


def _colour_and_level(card: str, x: float, middle: float, z: Sizes) -> str:
    pile = PILES[pile_of(card)]
    body = sign(DISTRICT_SIGNS[COLOURS[pile // 3]], x, middle - z.sign / 2, z.sign)
    return body + words(x + z.sign + 3, middle + z.small * 0.36, ROMAN[pile % 3 + 1], "name b soft", z.small)
