"""What a table has agreed on besides the game: its pace, what happens when time is up, who may talk and watch."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import UTC, datetime, timedelta

from trois.core.data import Json
from trois.store import Table
from trois.web.errors import Malformed

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
CUSTOMS = (*CHOICES, *NUMBERS, "weekends")
"""What the host chooses."""
MOST_HOLIDAY_DAYS = 28
DAY = 24 * 3600
SATURDAY = 5


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
    day: str = ""
    """The day or week whose dice it is played with."""
    began: int = 0
    """When the match began; 0: it has not, or is older than this note."""
    muted: tuple[int, ...] = ()
    """The seats that the host does not let speak."""

    @property
    def away_seconds(self) -> float:
        """Seconds without a sign of life after which the others may let a bot play."""
        return float(self.days * DAY if self.pace == DAYS else self.away * 60)


def house_of(row: Table) -> House:
    """As it was agreed; at public tables there are phrases alone unless more was wanted."""
    known = {field.name for field in fields(House)}
    agreed: dict[str, object] = {name: value for name, value in row.house.items() if name in known}
    if isinstance(agreed.get("talk"), bool):  # of a table of before
        agreed["talk"] = WORDS if agreed["talk"] else NONE
    if isinstance(muted := agreed.get("muted"), list):
        agreed["muted"] = tuple(muted)
    return House(**{"talk": PHRASES if row.public else WORDS, **agreed})  # type: ignore[arg-type]


def again(row: Table) -> dict[str, Json]:
    """What is agreed on for another match of the same people."""
    return {name: value for name, value in row.house.items() if name not in ("began", "day")}


def checked(wanted: Mapping[str, object], before: House) -> dict[str, Json]:
    """The customs as a form or a program wants them, in full; raises Malformed."""
    made: dict[str, Json] = {name: getattr(before, name) for name in CUSTOMS}
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
