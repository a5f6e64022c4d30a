"""What players say to one another: phrases that everybody reads in their own language, or a few own words."""

from trois.store import Change, Said
from trois.store.store import now
from trois.text.safe import printable
from trois.web.errors import Malformed, Refused
from trois.web.tables.house import NONE, WORDS
from trois.web.tables.ownership import check_player
from trois.web.tables.table import LiveTable

PHRASES = ("well-played", "one-moment", "your-turn", "sorry", "thanks")
LONGEST = 120


def say(live: LiveTable, person: str, phrase: str, words: str) -> Change:
    """Only whoever sits at the table talks, as far as the table wants it and the host has not muted them."""
    check_player(live, person)
    seat, wanted = live.seats_of(person)[0], live.house.talk
    if wanted == NONE or seat in live.house.muted:
        raise Refused("no-talk")
    if words and wanted != WORDS:
        raise Refused("phrases-only")
    clean = printable(" ".join(words[: 4 * LONGEST].split()))[:LONGEST]
    if not clean and phrase not in PHRASES:
        raise Malformed("bad-wish")
    number = live.row.talked
    line = Said(live.id, number, seat, "" if clean else phrase, clean, now())
    return Change({"talked": number + 1}, said=line)
