"""What moves in Troyes Dice: the wheel at the start of a half-day, its dice, the black one's strokes; ink on the sheet."""

from collections.abc import Sequence
from typing import Final

from trois.core.game import View
from trois.core.journal import NOBODY, Event
from trois.draw.motion import TURN, Move, mixed_view
from trois.games.troyes_dice.words import HALVES

STARTS: Final = frozenset({"half-day", "plaza-turned", "tile-turned"})
ORDER: Final = ("wheel", "dice", "black")
_STAGES: Final = {
    "half-day": "wheel",
    "plaza-turned": "wheel",
    "tile-turned": "wheel",
    "rolled": "dice",
    "destroyed": "black",
    "crossed": "black",
}
_COMES: Final = ("day", "half", "slots", "numbers", "stage", "plazas")
"""What comes with the wheel; its dice lie there at once, since there is no half-day without them."""


def stage_of(event: Event) -> str:
    return _STAGES.get(str(event[0]), "")


def view_at(before: View, after: View, stage: str, events: Sequence[Event]) -> View:  # noqa: ARG001
    """Sheets are open to all once everybody has decided: what the black die crosses out comes last."""
    if stage == TURN:
        return {**mixed_view(before, after, ()), "sheets": _not_crossed(before, after), "pending": []}
    return {**mixed_view(before, after, _COMES), "pending": []}


def _not_crossed(before: View, after: View) -> object:
    sheets, earlier = after["sheets"], before["sheets"]
    if not isinstance(sheets, list) or not isinstance(earlier, list):
        return sheets
    return [{**sheet, "crossed": old["crossed"]} for sheet, old in zip(sheets, earlier, strict=True)]


def moves(events: Sequence[Event]) -> list[Move]:
    return [move for event in events for move in _moves(event)]


def _moves(event: Event) -> list[Move]:
    kind, seat = str(event[0]), int(event[1])
    if kind == "half-day":
        return [Move("spin", "piece:wheel", "", NOBODY)] if event[3] == HALVES[0] else []
    if kind == "rolled":
        return [Move("tumble", f"piece:die-{k}", "", NOBODY) for k in range(4)]
    if kind == "took":
        return [Move("fly", f"seat:{seat}", f"piece:die-{event[2]}", seat)]
    if kind == "destroyed":
        return [Move("fall", f"piece:die-{event[2]}", "", NOBODY)]
    if kind == "crossed":
        return [Move("stroke", f"piece:cell-{event[2]}-{event[3]}", "", seat)]
    return [Move("stroke", f"piece:{event[2]}-{event[3]}", "", seat)] if kind == "built" else []
