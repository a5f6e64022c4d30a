"""Placing a citizen in a row of a building: who stands where afterwards, and who is expelled, as a small picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from trois.core.game import View
from trois.draw.woodcut import pieces
from trois.draw.woodcut.press import THIN, at, shape
from trois.games.troyes.cards import cards_for
from trois.games.troyes.rules.buildings import row_after_push
from trois.games.troyes.view import Owner, TroyesView
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import BUILDINGS, SPACES_PER_BUILDING

_ARCH: Final = (24, 30)
"""Width and height of a place."""
_CITIZEN: Final = 21
_PUSH: Final = 26
"""The way from the last place to where an expelled citizen lies."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a building, before and after."""

    before: list[Owner]
    after: list[Owner]
    expelled: Owner


def glimpse(view: View, action: int) -> str:
    """What a die or a citizen would do to the row that it is for; nothing for other choices."""
    seen = cast(TroyesView, view)
    value = _value(seen["trail"], action)
    if not value or seen["seat"] is None:
        return ""
    building = seen["trail"][0].removeprefix("place ")
    row = row_after(seen, building, value, seen["seat"], _left(building, action))
    return _picture(row, [_place(owner, k, k == 0) for k, owner in enumerate(row.after)])


def _value(trail: Sequence[str], action: int) -> int:
    """The value of the die with which a citizen is placed, chosen before or by this action; 0 for other actions."""
    if not trail or not trail[0].startswith("place "):
        return 0
    words = VOCABULARY.words(action)
    if "value" in words:
        return int(words["value"])
    taken = [step.split(" ") for step in trail if step.startswith("take ")]
    return int(taken[-1][1]) if taken else 0


def _left(building: str, action: int) -> int | None:
    """The space of the same building that the citizen leaves."""
    words = VOCABULARY.words(action)
    if VOCABULARY.kind(action) != "move" or words["building"] != building:
        return None
    return int(words["space"]) - 1


def row_after(seen: TroyesView, building: str, value: int, seat: int, left: int | None = None) -> Row:
    """A row of the building once a die of this value has brought the citizen there."""
    number, cards = BUILDINGS.index(building), cards_for(seen["card_changes"])
    start = cards.row_start[number][value] % SPACES_PER_BUILDING
    spaces: list[Owner] = list(seen["buildings"][building])
    if left is not None:
        spaces[left] = None
    before = spaces[start : start + cards.row_length[number]]
    return Row(before, *row_after_push(before, seat, None))


def _place(owner: Owner, number: int, new: bool) -> str:
    w, h = _ARCH
    x = 2 + number * w
    arch = f"M{x} {h}V{h * 0.4:g}a{w / 2 - 1:g} {w * 0.42:g} 0 0 1 {w - 2} 0V{h}Z"
    body = shape(arch, "stone" if owner is None else "lit", THIN)
    body += f'<path class="arch-new" d="{arch}"/>' if new else ""
    return body if owner is None else body + at(x + w / 2 - 1, h - _CITIZEN / 2 - 1, pieces.citizen(owner, _CITIZEN))


def _picture(row: Row, places: list[str]) -> str:
    w, h = _ARCH
    width, out = len(places) * w + 4, ""
    if row.expelled is not None:
        out = f'<path class="push" d="M{width} {h * 0.45:g}h8l-4-4m4 4l-4 4"/>'
        out += at(width + _PUSH - 3, h - 9, pieces.citizen(row.expelled, _CITIZEN - 3, lying=True))
        width += _PUSH + 10
    return (
        f'<svg class="board glimpse" viewBox="0 0 {width} {h + 2}" width="{width}" height="{h + 2}" aria-hidden="true">'
        f"{''.join(places)}{out}</svg>"
    )
