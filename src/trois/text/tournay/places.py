"""The areas of a district as people point at them: by the card that lies there, or by column and row."""

from collections.abc import Iterable

from trois.games.tournay.describe import StackView
from trois.games.tournay.rules.areas import CENTRE, SIDE, SPAN, buildable, members
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.view import TournayView
from trois.text import Text
from trois.text.tournay.signs import AREA, word


def stack_at(seen: TournayView, seat: int, area: str) -> StackView | None:
    """What lies on an area; None where it is free."""
    return next((stack for stack in seen["players"][seat]["district"] if stack["area"] == area), None)


def span(numbers: Iterable[int]) -> list[int]:
    """From the lowest to the highest."""
    found = list(numbers)
    return list(range(min(found), max(found) + 1)) if found else []


def window(stacks: list[StackView], with_free: bool) -> tuple[list[int], list[int]]:
    """The rows and columns of a district as boards show it, three at least; with those where a card may come."""
    used = sum(1 << AREA_WORDS.index(stack["area"]) for stack in stacks)
    areas = members(used | buildable(used) if with_free else used) or [CENTRE]
    return _three(span(area // SIDE for area in areas)), _three(span(area % SIDE for area in areas))


def _three(numbers: list[int]) -> list[int]:
    """More of them on both sides, as far as the canvas goes, until there are three."""
    low, high = numbers[0], numbers[-1]
    while high - low + 1 < SPAN:
        low, high = (low - 1, high) if low > SIDE - 1 - high else (low, high + 1)
    return list(range(low, high + 1))


def card_name(seen: TournayView, seat: int, area: str, text: Text) -> str:
    """The visible card of an area; cards of one name are counted from the upper left."""
    tops = {stack["area"]: stack["cards"][-1] for stack in seen["players"][seat]["district"]}
    alike = sorted((other for other, top in tops.items() if top == tops[area]), key=AREA_WORDS.index)
    name = word(tops[area], text)
    if len(alike) < 2:
        return name
    return text(f"{AREA}.choice.nth", name=name, number=alike.index(area) + 1, of=len(alike))


def free_place(seen: TournayView, seat: int, area: str) -> dict[str, int]:
    """Column and row of a free area, counted from 1 as the district is shown."""
    rows, columns = window(seen["players"][seat]["district"], True)
    at = AREA_WORDS.index(area)
    return {"column": at % SIDE - columns[0] + 1, "row": at // SIDE - rows[0] + 1}


def damaged_seat(seen: TournayView) -> int:
    """Whose building is to be damaged: of the one the Catapult aims at, or of the viewer."""
    asked = seen["question"]
    return int(asked["seat"]) if asked is not None and "seat" in asked else seen["seat"] or 0
