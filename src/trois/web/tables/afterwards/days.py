"""Games that are the same for everybody: the dice of a day, the Troyes of a week. One try counts; nobody knows the seed
before its end.
"""

import hmac
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from trois import games
from trois.core.chance import commitment
from trois.core.data import Json
from trois.core.options import in_full
from trois.store import Person, Seat, Table
from trois.store.results import Results
from trois.store.store import new_id, now
from trois.web.errors import NotFound
from trois.web.tables import table
from trois.web.tables.house import DAYS, NONE
from trois.web.tables.registry import Tables
from trois.web.tables.seating import names
from trois.web.tables.table import LiveTable, is_week

EXPERT, STEWARD = "expert", "steward"


@dataclass(frozen=True)
class Kind:
    """What is played, for how many days, against how many stewards."""

    name: str
    game: str
    days: int
    stewards: int


TODAY = Kind("today", "troyes-dice", 1, 0)
WEEK = Kind("week", "troyes", 7, 2)


def kind_of(day: str) -> Kind:
    return WEEK if is_week(day) else TODAY


class Days:
    """The games of one kind, each named by its day or week."""

    def __init__(self, kind: Kind, tables: Tables, secret: str) -> None:
        self.kind = kind
        self.tables = tables
        self.secret = secret
        self.results = Results(tables.store)

    def now(self) -> str:
        """The game that can be played now."""
        return table.this_week() if self.kind is WEEK else table.today()

    def later(self, day: str, number: int) -> str:
        """The game so many days or weeks after another one."""
        moved = first_day(day) + timedelta(days=number * self.kind.days)
        return table.week_of(moved) if self.kind is WEEK else moved.isoformat()

    def seed(self, day: str) -> int:
        """Of a day or week: follows from a secret of this server and its name."""
        return int.from_bytes(hmac.digest(bytes.fromhex(self.secret), f"dice {day}".encode(), "sha256")[:16])

    def commitment(self, day: str) -> str:
        return commitment(self.seed(day))

    def published(self, day: str) -> str:
        """The seed of a game that is over; nothing before."""
        return "" if table.is_open(day) else str(self.seed(day))

    async def begin(self, person: Person) -> LiveTable:
        """The table of a person's one try, which counts; the same one whenever they come back."""
        day = self.now()
        table_id = await self.tables.db(self.results.begin_try, day, person.id, new_id())
        try:
            return await self.tables.get(table_id)
        except NotFound:
            seat = Seat(table_id, 0, "person", person.id, person.name)
            await self._open(table_id, day, person.id, seat, {"talk": NONE})
        return await self.tables.get(table_id)

    async def expert(self, day: str) -> LiveTable:
        """The table at which a bot plays the same game, opened when somebody first wants to compare."""
        table_id = f"expert-{day}"
        try:
            return await self.tables.get(table_id)
        except NotFound:
            seat = Seat(table_id, 0, "bot", None, names.bot(0, []), EXPERT)
            await self._open(table_id, day, "", seat, {"pace": DAYS})
        return await self.tables.get(table_id)

    async def _open(self, table_id: str, day: str, owner: str, seat: Seat, house: dict[str, Json]) -> None:
        game, seats = games.get(self.kind.game), [seat]
        for number in range(1, self.kind.stewards + 1):
            name = names.bot(number, [one.name for one in seats])
            seats.append(Seat(table_id, number, "bot", None, name, STEWARD))
        row = Table(
            table_id, game.name, {**in_full(game.name, game.options, {})}, {}, str(self.seed(day)), owner, False,
            "running", now(), now(), visited=now(), house={**house, "day": day},
        )  # fmt: skip
        await self.tables.db(self.tables.store.create, row, seats)

    async def table_of(self, day: str, person: str) -> LiveTable | None:
        """The table of a person's try, if they have begun it."""
        found = await self.tables.db(self.results.try_of, day, person)
        try:
            return None if found is None else await self.tables.get(found)
        except NotFound:
            return None

    async def played(self, person: str) -> list[str]:
        """Those that somebody has played to the end, the latest first."""
        return [one for one in await self.tables.db(self.results.days_of, person) if kind_of(one) is self.kind]

    def streak(self, played: list[str], last: str) -> int:
        """How many in a row, up to this one or the one before it."""
        day = last if last in played else self.later(last, -1)
        count = 0
        while day in played:
            count, day = count + 1, self.later(day, -1)
        return count

    def seconds_left(self, moment: datetime) -> int:
        """Until there is a new one."""
        end = first_day(self.later(self.now(), 1))
        return int((datetime(end.year, end.month, end.day, tzinfo=UTC) - moment).total_seconds())


def first_day(day: str) -> date:
    """Both `2026-11-19` and `2026-W47` name one."""
    return date.fromisoformat(f"{day}-1" if is_week(day) else day)
