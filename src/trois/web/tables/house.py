"""What a table has agreed on besides the game: its pace, what happens when time is up, who may talk and watch."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime, timedelta

from trois.core.data import Json
from trois.store import Change, Table
from trois.web.errors import Malformed, NotYours
from trois.web.tables.table import LiveTable

LIVE, DAYS = "live", "days"
REMIND, BOT, TURN = "remind", "bot", "turn"
"""When time is up: the person is reminded, a bot plays on until they come back, or a bot plays this turn alone."""
ALL, LATER, NONE = "all", "later", "none"
"""What those may see who only watch: everything that is open, nothing before the end, or they are not let in."""

WORDS, PHRASES = "words", "phrases"
"""What is said at the table: anything, or the phrases alone; or NONE."""

CHOICES: Mapping[str, tuple[str, ...]] = {
    "pace": (LIVE, DAYS), "end": (REMIND, BOT, TURN), "watch": (ALL, LATER, NONE), "talk": (WORDS, PHRASES, NONE),
}  # fmt: skip
NUMBERS: Mapping[str, range] = {"days": range(1, 15), "away": range(1, 61)}
MUTED = "muted"
"""Beside the customs: the seats that the host does not let speak."""
MOST_HOLIDAY_DAYS = 28
DAY = 24 * 3600
SATURDAY = 5
DAY_OF = "day"
"""Beside the customs: the day whose dice it is played with."""
BEGAN = "began"
"""Beside the customs: when the match began."""


@dataclass(frozen=True)
class House:
    pace: str = LIVE
    days: int = 2
    """For a turn, where the pace is days."""
    weekends: bool = False
    """Whether weekends are off: no clock runs on them."""
    end: str = REMIND
    away: int = 3
    """Minutes after which the others may let a bot play for somebody, where the pace is live."""
    talk: str = WORDS
    watch: str = ALL

    @property
    def away_seconds(self) -> float:
        """So long without a word: the others may let a bot play."""
        return float(self.days * DAY if self.pace == DAYS else self.away * 60)


def house_of(row: Table) -> House:
    """As it was agreed; at public tables there are phrases alone unless more was wanted."""
    known = {field.name for field in fields(House)}
    agreed = {name: value for name, value in row.house.items() if name in known}
    if isinstance(agreed.get("talk"), bool):  # of a table of before
        agreed["talk"] = WORDS if agreed["talk"] else NONE
    return House(**{"talk": PHRASES if row.public else WORDS, **agreed})  # type: ignore[arg-type]


def checked(wanted: Mapping[str, object], before: House) -> dict[str, Json]:
    """The customs as a form or a program wants them, in full; raises Malformed."""
    made: dict[str, Json] = dict(asdict(before))
    for name, given in wanted.items():
        word = str(given)
        if name in CHOICES and word in CHOICES[name]:
            made[name] = word
        elif name in NUMBERS and word in map(str, NUMBERS[name]):
            made[name] = int(word)
        elif name == "weekends" and word in ("yes", "no"):
            made[name] = word == "yes"
        else:
            raise Malformed("bad-setting")
    return made


def time_is_up(house: House, asked_at: int, holiday: int) -> int:
    """When a turn that began then is over: days later, weekends and the person's holiday apart."""
    moment, left = max(asked_at, holiday), house.days * DAY
    while left > 0:
        here = datetime.fromtimestamp(moment, UTC)
        midnight = here.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)
        step = int(midnight.timestamp()) - moment
        if not (house.weekends and here.weekday() >= SATURDAY):
            step = min(step, left)
            left -= step
        moment += step
    return moment


def reminder(house: House, asked_at: int, end: int) -> int:
    """When somebody is reminded that their time is running out: a quarter of it, or half a day, before the end."""
    return max(asked_at, end - max(DAY // 2, house.days * DAY // 4))


def agree(live: LiveTable, person: str, wanted: Mapping[str, object]) -> Change:
    """The host says what holds from now on; raises NotYours and Malformed."""
    if live.row.owner != person or DAY_OF in live.row.house:
        raise NotYours("not-your-table")
    kept = {name: value for name, value in live.row.house.items() if name in (BEGAN, MUTED)}
    return Change({"house": {**checked(wanted, house_of(live.row)), **kept}, "due": 1 if live.match else 0})


def check_watching(live: LiveTable, person: str) -> None:
    """Raises NotYours where somebody without a seat may not look on, or not yet."""
    if live.row.is_waiting or any(seat.person == person for seat in live.seats if seat.person):
        return
    watch = house_of(live.row).watch
    if watch == NONE or live.is_sealed:
        raise NotYours("no-watching")
    if watch == LATER and live.row.is_running:
        raise NotYours("watch-later")


def mute(live: LiveTable, person: str, seat: int, is_muted: bool) -> Change:
    """The host lets a seat speak, or not."""
    if live.row.owner != person or not 0 <= seat < len(live.seats):
        raise NotYours("not-your-table")
    rest: list[Json] = [*({*muted(live.row)} - {seat} | ({seat} if is_muted else set()))]
    return Change({"house": {**live.row.house, MUTED: rest}})


def muted(row: Table) -> list[int]:
    found = row.house.get(MUTED)
    return [int(str(seat)) for seat in found] if isinstance(found, list) else []
