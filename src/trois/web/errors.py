"""Why a request is refused: a sentence of the section `web.error`, and the HTTP status that goes with it."""

from trois.core.errors import TroisError


class Refused(TroisError):
    """A request that can't be fulfilled. The value `detail` says what exactly is wrong with it, where that helps."""

    section = "web.error"
    status = 409


class NotFound(Refused):
    status = 404


class NotYours(Refused):
    """Somebody else's seat or table."""

    status = 403


class NoToken(Refused):
    """A program that does not say who it is."""

    status = 401

    def __init__(self, key: str = "no-token", /, **values: object) -> None:
        super().__init__(key, **values)


class Stale(Refused):
    """An answer to a question that is no longer asked."""


class SetAside(Refused):
    """A table whose log can't be replayed: it is left as it is."""

    def __init__(self, key: str = "table-broken", /, **values: object) -> None:
        super().__init__(key, **values)


class Malformed(Refused):
    status = 400


class TooLarge(Refused):
    status = 413

    def __init__(self, key: str = "status-413", /, **values: object) -> None:
        super().__init__(key, **values)


class TooMany(Refused):
    """More requests than one person may make."""

    status = 429


class TooSlow(Refused):
    """A request that did not arrive in time."""

    status = 408


class Failed(Refused):
    """What can't be done just now; it is not the visitor's fault."""

    status = 503


def refusal(error: TroisError) -> Refused:
    """Any error as the refusal of a request: what the engine complains about is its detail."""
    return error if isinstance(error, Refused) else Malformed("status-400", detail=error)
