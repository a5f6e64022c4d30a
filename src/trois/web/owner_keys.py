"""The owner's way in: a link that works once, and a cookie that it is exchanged for."""

import secrets
from hashlib import sha256

from trois.store.shelf import Shelf

LINK, SESSION, ADDRESS = "owner-link:", "owner-session:", "owner-address"
LINK_SECONDS = 15 * 60
SESSION_SECONDS = 12 * 3600


def new_link(shelf: Shelf) -> str:
    """A key that opens the dashboard once; whoever can write to the database may have one."""
    key = secrets.token_urlsafe(24)
    shelf.put(LINK + _digest(key), "", LINK_SECONDS)
    return key


def enter(shelf: Shelf, key: str) -> str | None:
    """The value of the cookie for a key that was not used yet."""
    if shelf.take(LINK + _digest(key)) is None:
        return None
    session = secrets.token_urlsafe(24)
    shelf.put(SESSION + _digest(session), "", SESSION_SECONDS)
    return session


def is_owner(shelf: Shelf, session: str) -> bool:
    return bool(session) and shelf.get(SESSION + _digest(session)) is not None


def leave(shelf: Shelf, session: str) -> None:
    shelf.take(SESSION + _digest(session))


def _digest(key: str) -> str:
    """The database keeps no key that anybody could use."""
    return sha256(key.encode()).hexdigest()
