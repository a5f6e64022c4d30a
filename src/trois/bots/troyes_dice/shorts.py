"""Files of weights: whole numbers of two bytes, low byte first, each so many parts of a unit."""

import sys
from array import array
from pathlib import Path


def read_shorts(path: Path, unit: float) -> list[float]:
    numbers = array("h")
    numbers.frombytes(path.read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    return [number / unit for number in numbers]


def write_shorts(path: Path, unit: float, numbers: list[float]) -> None:
    parts = array("h", [round(number * unit) for number in numbers])
    if sys.byteorder == "big":
        parts.byteswap()
    path.write_bytes(parts.tobytes())
