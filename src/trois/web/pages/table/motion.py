"""What a page plays when something happened: stages and moves as JSON, with the stages' names in words."""

from trois.draw.motion import TURN, Numbered, Stage, stages
from trois.text import Text
from trois.web import wire

MOST_EVENTS = 200
"""Who was away for longer is shown the board as it is."""


def staged(game: str, events: list[Numbered], text: Text) -> str:
    """JSON for the page; empty where nothing moves."""
    found = stages(game, events) if len(events) <= MOST_EVENTS else []
    return packed(found, text) if any(stage.moves for stage in found) else ""


def packed(found: list[Stage], text: Text) -> str:
    """Each stage as its name, what it is called, and its moves: kind, what, source, seat."""
    told = [
        [stage.name, _words(stage, text), [[move.kind, move.what, move.source, move.seat] for move in stage.moves]]
        for stage in found
    ]
    return wire.encode(told).decode()


def _words(stage: Stage, text: Text) -> str:
    return "" if stage.name == TURN else text(f"web.stage.{stage.name}")
