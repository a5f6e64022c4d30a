"""The shapes of the signs, each in a box of its own."""

from typing import Final

MEEPLE: Final = (
    "M12 2.4a4.1 4.1 0 0 1 3.6 6c3.3.7 6.6 2.2 6.6 4.2 0 1.6-2.5 2-5 2 .9 2.3 3.5 5.2 3.5 6.7 0 .9-.7 1.3-1.8 1.3h-3.3"
    "c-1 0-1.4-.6-1.9-1.6L12 18.4l-1.7 2.6c-.5 1-.9 1.6-1.9 1.6H5.1c-1.1 0-1.8-.4-1.8-1.3 0-1.5 2.6-4.4 3.5-6.7-2.5 0-5-.4"
    "-5-2 0-2 3.3-3.5 6.6-4.2a4.1 4.1 0 0 1 3.6-6Z"
)
"""A citizen, in a box of 24."""
_MARKS: Final = {
    "yellow": '<circle cx="12" cy="13.2" r="2.5" fill="none" stroke="var(--on-yellow)" stroke-width="1.5"/>',
    "white": '<path d="M12 10v6.4M9.4 12.4h5.200" stroke="var(--on-white)" stroke-width="1.7" stroke-linecap="round"/>',
    "red": '<path d="M9.4 10.6h5.200v2.8c0 2-1.4 2.8-2.6 3.4c-1.2-.6-2.6-1.4-2.6-3.400Z" fill="none" '
    'stroke="var(--on-red)" stroke-width="1.5" stroke-linejoin="round"/>',
}
"""What tells citizens of different colours apart for colour-blind readers."""


def _citizen(colour: str) -> str:
    edge = 'stroke="var(--ink)" stroke-width="1.9" stroke-linejoin="round"'
    return f'<path d="{MEEPLE}" fill="var(--{colour})" {edge}/>{_MARKS.get(colour, "")}'


def _lying(citizen: str) -> str:
    return f'<g transform="rotate(-90 12 12)">{citizen}</g>'


def _trio() -> str:
    return "".join(
        f'<g transform="translate({x} {y}) scale(.62)">{_citizen(colour)}</g>'
        for colour, x, y in (("yellow", -1, 8), ("red", 10, 8), ("white", 4.5, 1))
    )


def _little_card(colour: str) -> str:
    return f'<rect x="5" y="2.5" width="14" height="19" rx="2" fill="var(--{colour})" stroke="var(--ink)" stroke-width="2"/>'


_HOUSE: Final = '<path d="M4 21V11L12 4L20 11V21ZM10 21V15H14V21" fill="var(--{})" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>'
_IN_COLOURS: Final[dict[str, tuple[int, str]]] = {
    **{f"citizen-{colour}": (24, _citizen(colour)) for colour in _MARKS},
    **{f"lying-{colour}": (24, _lying(_citizen(colour))) for colour in _MARKS},
    "lying": (24, _lying(_citizen("paper-2"))),
    "trio": (24, _trio()),
    **{f"card-{colour}": (24, _little_card(colour)) for colour in _MARKS},
    "card-trio": (
        24,
        '<path d="M3 3h6v18H3Z" fill="var(--yellow)"/><path d="M9 3h6v18H9Z" fill="var(--white)"/>'
        '<path d="M15 3h6v18h-6Z" fill="var(--red)"/>'
        '<path d="M3 3h18v18H3ZM9 3v18M15 3v18" fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>',
    ),
    **{f"house-{colour}": (24, _HOUSE.format(colour)) for colour in _MARKS},
    "well": (
        24,
        '<path d="M5 22V15H19V22ZM3.5 12.5h17V15h-17ZM6.5 12.500V6M17.5 12.500V6M3 6.500L12 1.5L21 6.500Z" '
        'fill="var(--stone)" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round"/>'
        '<path d="M12 6.500V10M10.6 10h2.800M5 18.5h14M9.5 15v3.5M14.5 18.500V22" fill="none" stroke="var(--ink)" stroke-width="1"/>',
    ),
    "damage": (
        24,
        _HOUSE.format("card")
        + '<path d="M4 5l16 16M20 5L4 21" stroke="var(--bad)" stroke-width="3.2" stroke-linecap="round"/>',
    ),
}
"""Citizens, cards and houses of a colour."""
SIGNS: Final[dict[str, tuple[int, str]]] = {
    "citizen": (24, f'<path d="{MEEPLE}" fill="var(--paper-2)" stroke="var(--ink)" stroke-width="1.9"/>'),
    "neutral-citizen": (24, f'<path d="{MEEPLE}" fill="var(--grey)" stroke="var(--ink)" stroke-width="1.9"/>'),
    "supply": (
        24,
        f'<path d="{MEEPLE}" fill="none" stroke="var(--ink-2)" stroke-width="1.7" stroke-dasharray="2.5 1.5"/>',
    ),
    **_IN_COLOURS,
    "denier": (
        20,
        '<circle cx="10" cy="10" r="8" fill="var(--yellow)" stroke="var(--ink)" stroke-width="1.6"/>'
        '<circle cx="10" cy="10" r="5" fill="none" stroke="var(--ink)" stroke-width="1"/>'
        '<path d="M10 7v6M7.5 10h5" stroke="var(--line)" stroke-width="1.3"/>',
    ),
    "points": (
        20,
        '<circle cx="10" cy="10" r="8.5" fill="var(--ink)"/>'
        '<path d="M10 4.3l1.750 3.7 4.050.5-3 2.8.8 4-3.6-2-3.6 2 .8-4-3-2.8 4.050-.5Z" '
        'fill="var(--paper)"/>',
    ),
    "influence": (
        20,
        '<path d="M2.5 15.5L1.6 6.5l4.6 3.6L10 3.5l3.8 6.6 4.6-3.6-.9 9Z" fill="var(--paper-2)" '
        'stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/>'
        '<path d="M3 18h14" stroke="var(--ink)" stroke-width="1.6"/>',
    ),
    "cube": (
        20,
        '<path d="M10 1.5L18 5.5V14.5L10 18.5L2 14.5V5.5ZM2 5.5L10 9.5L18 5.5M10 9.5V18.5" '
        'fill="var(--paper-2)" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>',
    ),
    "neutral-cube": (
        20,
        '<path d="M10 1.5L18 5.5V14.5L10 18.5L2 14.5V5.5ZM2 5.5L10 9.5L18 5.5M10 9.5V18.5" '
        'fill="var(--grey)" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>',
    ),
    "flag": (
        20,
        '<path d="M5 18.5V2" stroke="var(--ink)" stroke-width="1.7" stroke-linecap="round"/>'
        '<path d="M5 2.5h11l-3 3.7 3 3.8H5Z" fill="var(--paper-2)" stroke="var(--ink)" '
        'stroke-width="1.4" stroke-linejoin="round"/>',
    ),
    "event-card": (
        20,
        '<path d="M4 2.5h11v13q0 2.5 2.5 2.5H7.5Q5 18 5 15.5V5Q4 5 4 2.5Z" fill="var(--paper-2)" '
        'stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>'
        '<path d="M8 6.5h4.5M8 10h4.5M8 13.5h4.5" stroke="var(--ink)" stroke-width="1.2"/>',
    ),
    "hourglass": (
        20,
        '<path d="M4.5 2h11M4.5 18h11M6 2.5c0 5 3 5 3.2 7.5C9 12.5 6 12.5 6 17.5M14 2.5c0 5-3 5-3.2 '
        '7.5.2 2.5 3.2 2.5 3.2 7.5" fill="none" stroke="var(--ink)" stroke-width="1.5" '
        'stroke-linecap="round"/><path d="M7.2 17q2.8-4 5.6 0Z" fill="var(--ink)"/>',
    ),
    "black-die": (
        20,
        '<rect x="1" y="1" width="18" height="18" rx="4" fill="var(--die-black)" stroke="var(--ink)" '
        'stroke-width="1.6"/><path d="M5 6l3 2M15 6l-3 2M6 14q4-3.5 8 0" stroke="var(--pip-light)" '
        'stroke-width="1.5" fill="none" stroke-linecap="round"/>'
        '<circle cx="7.3" cy="10" r="1.3" fill="var(--pip-light)"/>'
        '<circle cx="12.7" cy="10" r="1.3" fill="var(--pip-light)"/>',
    ),
    "die-three": (
        20,
        '<rect x="1.5" y="1.5" width="17" height="17" rx="4" fill="var(--card)" stroke="var(--ink)" '
        'stroke-width="1.5"/><circle cx="6" cy="6" r="1.8" fill="var(--ink)"/>'
        '<circle cx="10" cy="10" r="1.8" fill="var(--ink)"/>'
        '<circle cx="14" cy="14" r="1.8" fill="var(--ink)"/>',
    ),
    "die-five": (
        20,
        '<rect x="1.5" y="1.5" width="17" height="17" rx="4" fill="var(--card)" stroke="var(--ink)" '
        'stroke-width="1.5"/><g fill="var(--ink)"><circle cx="6" cy="6" r="1.7"/>'
        '<circle cx="14" cy="6" r="1.7"/><circle cx="10" cy="10" r="1.7"/>'
        '<circle cx="6" cy="14" r="1.7"/><circle cx="14" cy="14" r="1.7"/></g>',
    ),
    "reroll": (
        20,
        '<path d="M4 10a6 6 0 1 1 2 4.5M4 15v-4.5h4.5" fill="none" stroke="currentColor" '
        'stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
    ),
    "turn-over": (
        20,
        '<path d="M6.5 3v13M3.5 6l3-3.2 3 3.2M13.5 17V4M10.5 14l3 3.2 3-3.2" fill="none" '
        'stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
    ),
    "tick": (
        20,
        '<path d="M4 10.5l4 4.5L16.5 5" fill="none" stroke="currentColor" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>',
    ),
    "star": (
        24,
        '<path d="M12 2.5L15 9L22 9.8L16.7 14.5L18.2 21.5L12 18L5.8 21.5L7.3 14.5L2 9.8L9 9Z" fill="var(--ink)"/>',
    ),
    "fight": (
        24,
        '<path d="M4 3L17.5 17.5M20 3L6.5 17.5M14.5 20L20 14.5M9.5 20L4 14.5M17.5 17.5L21 21M6.5 17.5L3 '
        '21" fill="none" stroke="var(--ink)" stroke-width="2.3" stroke-linecap="round"/>'
        '<path d="M4 3L12 11.5M20 3L12 11.5" stroke="var(--red)" stroke-width="1"/>',
    ),
    "rampart": (
        24,
        '<path d="M2 21V7H6V10H10V7H14V10H18V7H22V21ZM2 15H22M8 15V21M16 15V21M12 10V15" '
        'fill="var(--stone)" stroke="var(--ink)" stroke-width="1.9" stroke-linejoin="round"/>',
    ),
    "card": (
        24,
        '<rect x="5" y="2.5" width="14" height="19" rx="2" fill="var(--card)" stroke="var(--ink)" '
        'stroke-width="2"/><path d="M8 9h8M8 13h8" stroke="var(--ink)" stroke-width="1.6"/>',
    ),
    "cards": (
        24,
        '<rect x="2.5" y="5" width="12" height="16" rx="2" transform="rotate(-9 8 13)" fill="var(--card)" '
        'stroke="var(--ink)" stroke-width="1.9"/>'
        '<rect x="9" y="4" width="12" height="16" rx="2" transform="rotate(8 15 12)" fill="var(--card)" '
        'stroke="var(--ink)" stroke-width="1.9"/>',
    ),
    "bell": (
        24,
        '<path d="M4 18C7 15 5 6 12 5.2C19 6 17 15 20 18ZM12 2.5V5M10 20.5Q12 22.5 14 20.5" '
        'fill="var(--yellow)" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>',
    ),
    "bell-to-come": (
        24,
        '<path d="M4 18C7 15 5 6 12 5.2C19 6 17 15 20 18ZM12 2.5V5M10 20.5Q12 22.5 14 20.5" fill="none" '
        'stroke="var(--ink-2)" stroke-width="1.8" stroke-dasharray="2.4 2.4"/>',
    ),
    "free-area": (
        24,
        '<path d="M1.5 20H22.5M5 20V8M19 20V8M5 10.5Q12 15.5 19 10.5" fill="none" stroke="var(--ink)" '
        'stroke-width="2.2" stroke-linecap="round"/>'
        '<path d="M9 20q0-4-2-5M12 20v-4M15 20q0-4 2-5" fill="none" stroke="var(--leaf)" '
        'stroke-width="2"/>',
    ),
    "house": (
        24,
        '<path d="M4 21V11L12 4L20 11V21ZM10 21V15H14V21" fill="var(--card)" stroke="var(--ink)" '
        'stroke-width="2" stroke-linejoin="round"/>',
    ),
    "prestige": (
        24,
        '<path d="M3 21V12L7 8V21M17 21V8L21 12V21M8 21V9L12 2L16 9V21Z" fill="var(--card)" '
        'stroke="var(--ink)" stroke-width="1.9" stroke-linejoin="round"/>',
    ),
    "person": (
        24,
        '<circle cx="12" cy="7" r="4.2" fill="var(--skin)" stroke="var(--ink)" stroke-width="2"/>'
        '<path d="M4 21C4 14 8 12.5 12 12.5C16 12.5 20 14 20 21Z" fill="var(--card)" stroke="var(--ink)" '
        'stroke-width="2"/>',
    ),
    "crown": (
        24,
        '<path d="M3 19L2 7L8 12L12 4L16 12L22 7L21 19Z" fill="var(--red)" stroke="var(--ink)" '
        'stroke-width="2" stroke-linejoin="round"/>',
    ),
    "book": (
        24,
        '<path d="M2 5C6 3.5 10 4 12 6C14 4 18 3.5 22 5V19C18 17.5 14 18 12 20C10 18 6 17.5 2 19ZM12 '
        '6V20" fill="var(--linen)" stroke="var(--line)" stroke-width="2" stroke-linejoin="round"/>',
    ),
    "fortune": (
        24,
        '<circle cx="12" cy="12" r="9.6" fill="var(--yellow)" stroke="var(--ink)" stroke-width="2"/>'
        '<path d="M12 6V18M6 12H18" stroke="var(--line)" stroke-width="2"/>',
    ),
    "sun": (
        24,
        '<circle cx="12" cy="12" r="5" fill="var(--yellow)" stroke="var(--ink)" stroke-width="1.8"/>'
        '<path d="M12 1.5V4.5M12 19.5V22.5M1.5 12H4.5M19.5 12H22.5M4.6 4.6L6.7 6.7M17.3 17.3L19.4 '
        '19.4M4.6 19.4L6.7 17.3M17.3 6.7L19.4 4.6" stroke="var(--ink)" stroke-width="1.8" '
        'stroke-linecap="round"/>',
    ),
    "moon": (
        24,
        '<path d="M17 3A10 10 0 1 0 21 17A8.5 8.5 0 0 1 17 3Z" fill="var(--dusk)" stroke="var(--ink)" '
        'stroke-width="1.8"/>',
    ),
    "arrow": (
        24,
        '<path d="M3 12H19M13 6L19 12L13 18" fill="none" stroke="var(--ink)" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>',
    ),
    "look": (
        24,
        '<path d="M2 12C6 5 18 5 22 12C18 19 6 19 2 12Z" fill="var(--card)" stroke="var(--ink)" '
        'stroke-width="2"/><circle cx="12" cy="12" r="3.4" fill="var(--ink)"/>',
    ),
    "build": (
        24,
        '<path d="M4 7L10 3L15 7L11 11ZM11 9L20 20" fill="none" stroke="var(--ink)" stroke-width="2.6" '
        'stroke-linejoin="round"/>',
    ),
    "up": (
        24,
        '<path d="M12 21V5M5 11L12 4L19 11" fill="none" stroke="var(--ink)" stroke-width="2.8" '
        'stroke-linecap="round" stroke-linejoin="round"/>',
    ),
    "shield": (
        24,
        '<path d="M4 3H20V12C20 17 15 20 12 22C9 20 4 17 4 12Z" fill="var(--red)" stroke="var(--ink)" '
        'stroke-width="2" stroke-linejoin="round"/>'
        '<path d="M12 5.5V18M6.5 10H17.5" stroke="var(--linen)" stroke-width="2"/>',
    ),
    "coin": (
        24,
        '<circle cx="12" cy="12" r="9.4" fill="var(--yellow)" stroke="var(--ink)" stroke-width="2"/>'
        '<circle cx="12" cy="12" r="5" fill="none" stroke="var(--line)" stroke-width="1.6"/>',
    ),
    "cross": (
        24,
        '<path d="M9 3H15V9H21V15H15V21H9V15H3V9H9Z" fill="var(--linen)" stroke="var(--ink)" '
        'stroke-width="2" stroke-linejoin="round"/>',
    ),
    # Troyes Dice: citizens of a district, any resource, what lies beside a plaza.
    "citizen-red": (
        24,
        f'<path d="{MEEPLE}" fill="var(--red)" stroke="var(--ink)" stroke-width="1.7"/>'
        '<path d="M9.6 10.8h4.8v2.6q0 2.2-2.4 3.2q-2.4-1-2.4-3.200Z" fill="none" stroke="var(--on-red)" stroke-width="1.3"/>',
    ),
    "citizen-yellow": (
        24,
        f'<path d="{MEEPLE}" fill="var(--yellow)" stroke="var(--ink)" stroke-width="1.7"/>'
        '<circle cx="12" cy="13.2" r="2.4" fill="none" stroke="var(--on-yellow)" stroke-width="1.3"/>',
    ),
    "citizen-white": (
        24,
        f'<path d="{MEEPLE}" fill="var(--white)" stroke="var(--ink)" stroke-width="1.7"/>'
        '<path d="M12 10.400v5.800M9.500 12.600h5" stroke="var(--on-white)" stroke-width="1.4"/>',
    ),
    "any-good": (
        24,
        '<path d="M12 12V2.400A9.6 9.6 0 0 1 20.300 16.800Z" fill="var(--red)"/>'
        '<path d="M12 12L20.300 16.800A9.6 9.6 0 0 1 3.700 16.800Z" fill="var(--yellow)"/>'
        '<path d="M12 12L3.700 16.800A9.6 9.6 0 0 1 12 2.400Z" fill="var(--white)"/>'
        '<path d="M12 12V2.400M12 12L20.300 16.800M12 12L3.700 16.800" stroke="var(--line)" stroke-width="1.6"/>'
        '<circle cx="12" cy="12" r="9.6" fill="none" stroke="var(--ink)" stroke-width="2"/>',
    ),
    "goblet": (
        24,
        '<path d="M5 3H19C19 11 16 13.5 13.4 14V19.5H17V22H7V19.5H10.6V14C8 13.5 5 11 5 3Z" fill="var(--yellow)" '
        'stroke="var(--ink)" stroke-width="1.8" stroke-linejoin="round"/>'
        '<path d="M6 7H18" stroke="var(--line)" stroke-width="1.6"/>',
    ),
    "torch": (
        24,
        '<path d="M10 12L8 23H12L14 12Z" fill="var(--wood)" stroke="var(--ink)" stroke-width="1.8" stroke-linejoin="round"/>'
        '<path d="M12 1C18 6 18 12 12 13C6 12 7 7 9.5 6C10 8 12 6 12 1Z" fill="var(--flame)" stroke="var(--ink)" '
        'stroke-width="1.8" stroke-linejoin="round"/>',
    ),
}
"""By name: the size of its box, and what is in it."""
