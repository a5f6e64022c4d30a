"""What a player's dice did in a match."""

from collections.abc import Sequence

from trois.core.journal import Event
from trois.text.model import Tally


def tallies(events: Sequence[Event], seat: int) -> list[Tally]:
    """Dice rolled, used, sold and bought, with the deniers they brought and cost; black dice beaten."""
    rolls = [int(event[3]) for event in events if event[:2] == ("rolled", seat) and event[2] != "black"]
    used = [(str(event[1]), str(event[4])) for event in events if event[0] == "used"]
    own = str(seat)
    return [
        Tally("rolled", len(rolls)),
        Tally("average", sum(rolls) / max(1, len(rolls))),
        Tally("used", used.count((own, own))),
        Tally("sold", sum(owner == own != user for user, owner in used), _deniers(events, "gained", seat)),
        Tally("bought", sum(user == own != owner for user, owner in used), _deniers(events, "paid", seat)),
        Tally("repelled", sum(event[:2] == ("repelled", seat) for event in events)),
    ]


def _deniers(events: Sequence[Event], kind: str, seat: int) -> int:
    """For dice."""
    return sum(int(event[3]) for event in events if event[:2] == (kind, seat) and event[-1] == "bought-dice")
