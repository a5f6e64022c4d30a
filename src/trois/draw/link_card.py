"""The picture that a messenger shows beside a link: the game's town, who invites, whose seats are taken."""

from dataclasses import dataclass
from html import escape
from typing import Final

from trois.draw.layout import standalone
from trois.draw.scenes import game_picture
from trois.draw.woodcut.pieces import badge, shape_path

WIDTH: Final = 1200
HEIGHT: Final = 630
_PICTURE: Final = 398
_EDGE: Final = 56
"""Messengers crop: the text keeps away from every edge."""
_LETTERS: Final = 24
"""That fit in a line of the largest size."""
_MARK: Final = 46


@dataclass(frozen=True)
class Card:
    """What a card tells: nothing that is not open to whoever has the link."""

    game: str
    headline: str
    facts: str
    seats: tuple[tuple[int, str], ...]
    """Every seat with the initial of its name; empty where it is free."""


def svg(card: Card) -> str:
    """Standalone, by day."""
    scene = game_picture(card.game, f'width="{WIDTH}" height="{_PICTURE}"')
    size = min(66, round(66 * _LETTERS / max(len(card.headline), _LETTERS)) + 8)
    body = (
        f"<style>.hero-ground{{fill:#dccaa6}}.hero-wheel{{fill:#ecdfc3}}</style>{scene}"
        f'<path class="w-ink" d="M0 {_PICTURE}H{WIDTH}" stroke-width="5"/>'
        f'<text x="{_EDGE}" y="490" font-family="Georgia,\'Liberation Serif\',serif" font-weight="700" '
        f'style="font-size:{size}px" fill="var(--ink)">{escape(card.headline)}</text>{_seats(card)}{_brand()}'
    )
    return standalone(body, WIDTH, HEIGHT, escape(card.headline), card.game, False)


def _seats(card: Card) -> str:
    x, drawn = _EDGE + _MARK / 2, ""
    for seat, initial in card.seats:
        drawn += badge(seat, initial, x, 546, _MARK) if initial else _free(seat, x)
        x += _MARK + 16
    return drawn + (
        f'<text x="{x + 8:g}" y="557" font-family="\'Liberation Sans\',Arial,sans-serif" style="font-size:31px" '
        f'fill="var(--ink)">{escape(card.facts)}</text>'
    )


def _free(seat: int, x: float) -> str:
    dashes = 'stroke-dasharray=".3 .22" stroke-width=".11" stroke="var(--choice)" fill="none"'
    return f'<path d="{shape_path(seat)}" {dashes} transform="translate({x:g} 546) scale({_MARK / 2:g})"/>'


def _brand() -> str:
    gables = '<path fill="none" stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M4 28V14l5-5 5 5v14m4 0V9l5-6 5 6v19M2 28h28M9 28v-6m14 6v-8"/>'
    name = '<text x="1088" y="568" text-anchor="middle" font-family="Georgia,\'Liberation Serif\',serif" font-weight="700" style="font-size:34px" fill="var(--ink)">Trois</text>'
    return f'<g transform="translate(1040 424) scale(3.1)">{gables}</g>{name}'
