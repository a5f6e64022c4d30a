"""A hash of much data, in the event loop."""

from hashlib import sha256

PIECE = 2047
"""Bytes: for more at once `hashlib` lets other threads have the interpreter, and the loop has to wait for its turn."""


def fingerprint(*parts: bytes) -> bytes:
    found = sha256()
    for part in parts:
        for start in range(0, len(part), PIECE):
            found.update(part[start : start + PIECE])
    return found.digest()
