"""Why a request is refused: a key of the `web.error` texts and the HTTP status that goes with it."""

from trois.core.errors import TroisError


class Refused(TroisError):
    """A wish that can't be fulfilled; `key` names the sentence that says why."""

    status = 409

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(detail or key)
        self.key = key
        self.detail = detail


class NotFound(Refused):
    status = 404


class NotYours(Refused):
    """Somebody else's seat or table."""

    status = 403


class NoToken(Refused):
    """A program that does not say who it is."""

    status = 401

    def __init__(self) -> None:
        super().__init__("no-token")


class Stale(Refused):
    """An answer to a question that is not asked any more."""


class SetAside(Refused):
    """A table whose log can't be replayed: it is left as it is."""

    def __init__(self) -> None:
        super().__init__("table-broken")


class Malformed(Refused):
    status = 400


class TooMany(Refused):
    """More requests than a person makes."""

    status = 429


class TooSlow(Refused):
    """A request that did not arrive in time."""

    status = 408


class Failed(Refused):
    """What can't be done just now, through nobody's fault."""

    status = 503
