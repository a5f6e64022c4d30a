"""Signed values: who holds one got it from this server."""

import hmac

from trois.store.store import new_id


class Signer:
    def __init__(self, secret: str) -> None:
        self.key = bytes.fromhex(secret)

    def sign(self, value: str) -> str:
        return f"{value}.{self._mark(value)}"

    def read(self, signed: str) -> str | None:
        """The value, if the signature is ours."""
        value, _, mark = signed.rpartition(".")
        fits = hmac.compare_digest(mark.encode(), self._mark(value).encode())
        return value if value and fits else None

    def _mark(self, value: str) -> str:
        return hmac.digest(self.key, value.encode(), "sha256").hex()[:40]


def new_visitor() -> str:
    return new_id()
