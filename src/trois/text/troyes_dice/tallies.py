"""What a player did with the dice of a match."""

from collections.abc import Sequence

from trois.core.journal import Event
from trois.games.troyes_dice.words import COLOURS
from trois.text.model import Tally


def tallies(events: Sequence[Event], seat: int) -> list[Tally]:
    own = [event for event in events if event[1] == seat]
    values = [int(event[4]) for event in own if event[0] == "took"]
    return [
        Tally("taken", len(values)),
        Tally("average", sum(values) / max(1, len(values))),
        Tally("built", sum(event[0] == "built" for event in own)),
        Tally("citizens", sum(event[0] == "gained" and event[2] in COLOURS for event in own)),
        Tally("paid", sum(int(event[3]) for event in own if event[0] == "paid")),
        Tally("crossed", sum(event[0] == "crossed" for event in own)),
    ]
