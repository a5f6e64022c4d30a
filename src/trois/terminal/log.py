"""What happened, in sentences: what one seat does in a row shares a line, what befalls several seats too.

The same thing done again is told in fewer words.
"""

from trois.core.game import AnyGame
from trois.core.journal import Event
from trois.text import Text

ADDED_UP = ("gained", "lost", "paid")
NOBODY = -1


def sentences(game: AnyGame, events: list[Event], names: list[str], text: Text) -> list[str]:
    lines: list[str] = []
    doing = NOBODY
    befallen: Event = ()
    before: Event = ()
    for event in added_up(events):
        seat = int(event[1])
        name = names[seat] if seat >= 0 else ""
        rest = text.told(game, event, "", names)
        befalls = rest.startswith(":")
        again = text.again(game, event, names) if before[:2] == event[:2] else ""
        if again:
            lines[-1] += f", {again}"
        elif befalls and befallen == (event[0], *event[2:]):
            lines[-1] = f"{lines[-1].removesuffix(rest)}, {name}{rest}"
        elif seat >= 0 and seat == doing and not befalls:
            lines[-1] += f", {rest}"
        elif lines and seat < 0 and doing == NOBODY and not befallen:
            lines[-1] += f". {rest}"
        else:
            lines.append(text.told(game, event, name, names))
        before = event
        doing = NOBODY if befalls else seat
        befallen = (event[0], *event[2:]) if befalls else ()
    return [line + "." for line in lines]


def added_up(events: list[Event]) -> list[Event]:
    """Gains that came one by one as one gain."""
    merged: list[Event] = []
    for event in events:
        at = _amount_at(event) if event[0] in ADDED_UP else 0
        if at and merged and (merged[-1][:at], merged[-1][at + 1 :]) == (event[:at], event[at + 1 :]):
            merged[-1] = (*event[:at], int(merged[-1][at]) + int(event[at]), *event[at + 1 :])
        else:
            merged.append(event)
    return merged


def _amount_at(event: Event) -> int:
    """The amount is the first number after the seat."""
    return next((at for at, value in enumerate(event) if at > 1 and isinstance(value, int)), 0)
