"""The dice of a day: one game of Troyes Dice alone, with the same seed for everybody, which nobody knows before its end."""

import hmac
from datetime import UTC, date, datetime, timedelta

from trois import games
from trois.core.chance import commitment
from trois.core.options import in_full
from trois.store import Person, Seat, Table
from trois.store.results import Results
from trois.store.store import new_id, now
from trois.web.errors import NotFound
from trois.web.tables import names
from trois.web.tables.house import DAY_OF, DAYS
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable, today

GAME = "troyes-dice"
EXPERT = "expert"


class Days:
    def __init__(self, tables: Tables, secret: str) -> None:
        self.tables = tables
        self.secret = secret
        self.results = Results(tables.store)

    def seed(self, day: str) -> int:
        """Of a day: follows from a secret of this server and the date."""
        return int.from_bytes(hmac.digest(bytes.fromhex(self.secret), f"dice {day}".encode(), "sha256")[:16])

    def commitment(self, day: str) -> str:
        return commitment(self.seed(day))

    def published(self, day: str) -> str:
        """The seed of a day that is over; nothing before."""
        return str(self.seed(day)) if day < today() else ""

    async def begin(self, person: Person) -> LiveTable:
        """The table of a person's one try, which counts; there again whenever they come back."""
        day = today()
        table_id = await self.tables.db(self.results.begin_try, day, person.id, new_id())
        try:
            return await self.tables.get(table_id)
        except NotFound:
            seat = Seat(table_id, 0, "person", person.id, person.name)
            await self._open(table_id, day, person.id, seat, {"talk": False})
        return await self.tables.get(table_id)

    async def expert(self, day: str) -> LiveTable:
        """The table at which a bot plays the same dice; it is opened when somebody first wants to compare."""
        table_id = f"expert-{day}"
        try:
            return await self.tables.get(table_id)
        except NotFound:
            seat = Seat(table_id, 0, "bot", None, names.bot(0, []), EXPERT)
            await self._open(table_id, day, "", seat, {"pace": DAYS})
        return await self.tables.get(table_id)

    async def _open(self, table_id: str, day: str, owner: str, seat: Seat, house: dict[str, object]) -> None:
        game = games.get(GAME)
        row = Table(
            table_id, GAME, {**in_full(GAME, game.options, {})}, {}, str(self.seed(day)), owner, False, "running", now(),
            now(), visited=now(), house={**house, DAY_OF: day},  # type: ignore[dict-item]
        )  # fmt: skip
        await self.tables.db(self.tables.store.create, row, [seat])

    async def table_of(self, day: str, person: str) -> LiveTable | None:
        """The table of a person's try of a day, if they have begun it."""
        found = await self.tables.db(self.results.try_of, day, person)
        try:
            return None if found is None else await self.tables.get(found)
        except NotFound:
            return None


def streak(days: list[str], last: str) -> int:
    """How many days in a row, up to this one or the one before it."""
    played, day = set(days), date.fromisoformat(last)
    if last not in played:
        day -= timedelta(days=1)
    count = 0
    while day.isoformat() in played:
        count, day = count + 1, day - timedelta(days=1)
    return count


def seconds_left(moment: datetime) -> int:
    """Until there are new dice."""
    midnight = (moment + timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
    return int((midnight - moment.astimezone(UTC)).total_seconds())
