"""The browsers in which a person is known, and which of them were signed out."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from trois.store.models import Device
from trois.store.schema import DEVICES
from trois.store.statements import values
from trois.store.store import Store

KIND_LENGTH = 80


class Devices:
    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def of(self, person: str) -> list[Device]:
        """Those that are not signed out, the latest first."""
        wanted = select(DEVICES).where(DEVICES.c.person == person, ~DEVICES.c.ended).order_by(DEVICES.c.seen.desc())
        with self.engine.connect() as connection:
            return [Device(*row) for row in connection.execute(wanted)]

    def ended(self, person: str) -> frozenset[str]:
        wanted = select(DEVICES.c.id).where(DEVICES.c.person == person, DEVICES.c.ended)
        with self.engine.connect() as connection:
            return frozenset(connection.scalars(wanted))

    def note(self, device: Device) -> None:
        """Somebody uses it; one that was signed out stays so."""
        same = (DEVICES.c.person == device.person) & (DEVICES.c.id == device.id)
        changed = {"kind": device.kind[:KIND_LENGTH], "seen": device.seen}
        try:
            with self.engine.begin() as connection:
                if not connection.execute(update(DEVICES).where(same).values(changed)).rowcount:
                    connection.execute(insert(DEVICES), values(device) | changed)
        except IntegrityError:
            """The same browser in another request was faster."""

    def end(self, person: str, ids: list[str], moment: int) -> None:
        for one in ids:
            self.note(Device(person, one, "", moment))
        with self.engine.begin() as connection:
            connection.execute(
                update(DEVICES).where(DEVICES.c.person == person, DEVICES.c.id.in_(ids)).values(ended=True)
            )

    def forget(self, person: str) -> None:
        """Remove all devices of a person; their cookies stay worthless."""
        with self.engine.begin() as connection:
            connection.execute(delete(DEVICES).where(DEVICES.c.person == person))
