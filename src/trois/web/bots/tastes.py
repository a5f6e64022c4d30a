"""The taste of a bot at a table: the same for the whole match, whichever process it thinks in."""

from zlib import crc32

from trois import bots
from trois.bots.ladder import find_level


def taste_seed(root: str, seat: int) -> int:
    """The seed of its taste. It tells nothing about its decisions: those have a secret seed."""
    return crc32(f"{root}/{seat}".encode())


def taste(game: str, root: str, seat: int, level: str) -> str:
    """The taste that people may know of; "" for a bot without one."""
    row = find_level(level)
    return bots.taste_name(game, taste_seed(root, seat)) if row is not None and row.has_taste else ""
