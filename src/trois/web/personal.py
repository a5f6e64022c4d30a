"""Who is who in which browser: personal links, the devices somebody is known on, links back to a seat.

A link is a secret on the shelf. One that works once is taken from there; the lasting one is there until a new one is made.
"""

import json
import secrets
from dataclasses import dataclass

from trois.store import Device, Store
from trois.store.devices import Devices
from trois.store.shelf import Shelf
from trois.store.store import new_id, now
from trois.web.cache import LruCache

ONCE_SECONDS = 600
SEAT_SECONDS = 7 * 24 * 3600
BETWEEN = "~"
"""In a cookie, between the person and the device; the first device has no name of its own."""
KEPT = 20_000

Settings = dict[str, str]
"""What somebody prefers: theme, language and the like, which another browser is to have too."""


@dataclass(frozen=True)
class Known:
    """Whom a link stands for."""

    person: str
    settings: Settings


class Personal:
    def __init__(self, store: Store, shelf: Shelf) -> None:
        self.devices = Devices(store)
        self.shelf = shelf
        self.ended: LruCache[str, frozenset[str]] = LruCache(KEPT)
        """By person: the devices that were signed out, as far as somebody asked."""

    # Cookies

    def find_ended(self, person: str) -> None:
        self.ended[person] = self.devices.ended(person)

    def sign_out(self, person: str, devices: list[str]) -> None:
        self.devices.end(person, devices, now())
        self.ended.pop(person, None)

    def known_devices(self, person: str, here: str, kind: str) -> list[Device]:
        """Where somebody is known, this browser first."""
        self.devices.note(Device(person, here, kind, now()))
        return sorted(self.devices.of(person), key=lambda one: one.id != here)

    # Links

    def once(self, person: str, settings: Settings) -> str:
        """The secret of a link that works once and not for long."""
        return self._put("once", person, settings, ONCE_SECONDS)

    def lasting(self, person: str) -> str:
        """The secret of the link that stands until it is revoked; nothing where there is none."""
        return self.shelf.get(f"own-link:{person}") or ""

    def renew(self, person: str, settings: Settings) -> str:
        """A new lasting link; the old one ends."""
        self.revoke(person)
        token = self._put("link", person, settings, None)
        self.shelf.put(f"own-link:{person}", token)
        return token

    def revoke(self, person: str) -> None:
        old = self.shelf.take(f"own-link:{person}")
        if old:
            self.shelf.take(f"link:{old}")

    def look_up(self, token: str) -> Known | None:
        """Whom a link stands for, without using it up."""
        found = self.shelf.get(f"link:{token}") or self.shelf.get(f"once:{token}")
        return _known(found)

    def use(self, token: str, kind: str) -> tuple[Known, str] | None:
        """Make this browser the person's: whom it stands for, and the new device."""
        found = _known(self.shelf.get(f"link:{token}") or self.shelf.take(f"once:{token}"))
        if found is None:
            return None
        return found, self.new_device(found.person, kind)

    def new_device(self, person: str, kind: str) -> str:
        """One more browser in which somebody is known."""
        device = new_id()
        self.devices.note(Device(person, device, kind, now()))
        return device

    def _put(self, kind: str, person: str, settings: Settings, seconds: int | None) -> str:
        token = secrets.token_urlsafe(18)
        self.shelf.put(f"{kind}:{token}", json.dumps([person, settings]), seconds)
        return token

    # Seats

    def seat_link(self, table_id: str, seat: int) -> str:
        """The secret of a link back to a seat, which works once; an earlier one ends."""
        name = f"seat-of:{table_id}:{seat}"
        self.shelf.take(f"seat:{self.shelf.take(name) or ''}")
        token = secrets.token_urlsafe(18)
        self.shelf.put(name, token, SEAT_SECONDS)
        self.shelf.put(f"seat:{token}", f"{table_id} {seat}", SEAT_SECONDS)
        return token

    def seat_of(self, token: str, take: bool = False) -> tuple[str, int] | None:
        """Which seat a link leads to."""
        found = (self.shelf.take if take else self.shelf.get)(f"seat:{token}")
        table_id, _, seat = (found or "").partition(" ")
        return (table_id, int(seat)) if found else None

    def forget(self, person: str) -> None:
        self.revoke(person)
        self.devices.forget(person)
        self.ended.pop(person, None)


def _known(found: str | None) -> Known | None:
    if found is None:
        return None
    person, settings = json.loads(found)
    return Known(person, settings)


def cookie_value(person: str, device: str) -> str:
    return f"{person}{BETWEEN}{device}" if device else person


def in_cookie(value: str) -> tuple[str, str]:
    """Person and device."""
    person, _, device = value.partition(BETWEEN)
    return person, device
