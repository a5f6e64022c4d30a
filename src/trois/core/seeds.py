"""Seeds made from a seed: a series of games, and the seats of a game, each have a stream of their own."""

from hashlib import sha256


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series."""
    return _seed(f"trois game {number} of {seed}")


def seat_seed(seed: int, seat: int) -> int:
    """The seed of a seat's own stream: no seat's choices touch the dice or another seat's choices."""
    return _seed(f"trois seat {seat} of {seed}")


def _seed(name: str) -> int:
    return int.from_bytes(sha256(name.encode()).digest()[:16], "big")
