"""The QR codes can be read: a small reader of our own reads them back from what is drawn."""

import re
from collections.abc import Callable

import pytest

from trois.web.pages.qr import DARK, LIGHT, QUIET, qr

BLOCKS = {
    (2, 0): (16, [28]), (2, 1): (10, [34]), (2, 2): (28, [16]), (2, 3): (22, [22]),
    (3, 0): (26, [44]), (3, 1): (15, [55]), (3, 2): (22, [13] * 2), (3, 3): (18, [17] * 2),
    (4, 0): (18, [32] * 2), (4, 1): (20, [80]), (4, 2): (16, [9] * 4), (4, 3): (26, [24] * 2),
    (5, 0): (24, [43] * 2), (5, 1): (26, [108]), (5, 2): (22, [11, 11, 12, 12]), (5, 3): (18, [15, 15, 16, 16]),
    (6, 0): (16, [27] * 4), (6, 1): (18, [68] * 2), (6, 2): (28, [15] * 4), (6, 3): (24, [19] * 4),
}  # fmt: skip
"""By version and level as its two bits: check words of a block, data words of each (ISO/IEC 18004, table 9)."""

MASKS: list[Callable[[int, int], bool]] = [
    lambda y, x: (y + x) % 2 == 0, lambda y, _: y % 2 == 0, lambda _, x: x % 3 == 0, lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0, lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0, lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
]  # fmt: skip

Modules = list[list[bool]]


@pytest.mark.parametrize(
    "address",
    [
        "http://192.168.1.20:8033/tables/abcdefgh",
        "https://trois.example/tables/0123456789abcdef",
        "https://trois.example/me/link/Zx3-_kQ8vYt0aBcD12345678",
        "https://a-rather-long-name.of-a-server.example.org/back/Zx3-_kQ8vYt0aBcD12345678",
    ],
)
def test_a_camera_reads_the_address(address: str) -> None:
    drawn = str(qr(address))
    assert read(modules(drawn)) == address
    assert f'fill="{LIGHT}"' in drawn
    assert f'stroke="{DARK}"' in drawn


def modules(drawn: str) -> Modules:
    """The dark and light squares of a drawing, without the quiet zone, which must be light."""
    size = int(re.findall(r'viewBox="0 0 (\d+) \1"', drawn)[0])
    found = [[False] * size for _ in range(size)]
    x, y = 0.0, 0.0
    strokes = re.findall(r'<path[^>]* stroke="[^"]*"[^>]* d="([^"]+)"|<path[^>]* d="([^"]+)"[^>]* stroke=', drawn)[0]
    for step, numbers in re.findall(r"([Mmh])([-\d. ]+)", "".join(strokes)):
        first, *rest = map(float, numbers.split())
        if step == "h":
            for dark in range(int(x), int(x + first)):
                found[int(y)][dark] = True
            x += first
        else:
            x, y = (first, rest[0]) if step == "M" else (x + first, y + rest[0])
    inner = [row[QUIET:-QUIET] for row in found[QUIET:-QUIET]]
    assert sum(map(sum, inner)) == sum(map(sum, found)), "something dark in the quiet zone"
    return inner


def read(squares: Modules) -> str:
    size = len(squares)
    version = (size - 17) // 4
    around = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    form = int("".join("01"[squares[y][x]] for y, x in around), 2) ^ 0x5412
    level, mask = form >> 13, MASKS[form >> 10 & 7]
    bits = [squares[y][x] ^ mask(y, x) for y, x in path(size, version)]
    words = [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    data = "".join(f"{word:08b}" for word in whole(words, *BLOCKS[version, level]))
    assert data[:4] == "0100", "not in bytes"
    length = int(data[4:12], 2)
    return bytes(int(data[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def path(size: int, version: int) -> list[tuple[int, int]]:
    """The squares that hold data, two columns at a time, upwards and downwards."""
    found = []
    columns = [*range(size - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(columns):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        found += [(y, x) for y in rows for x in (right, right - 1) if not is_fixed(y, x, size, version)]
    return found


def is_fixed(y: int, x: int, size: int, version: int) -> bool:
    """Corners with the form beside them, the two dotted lines, and the small square."""
    small = 4 * version + 10
    in_corner = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    return in_corner or 6 in (y, x) or (abs(y - small) <= 2 and abs(x - small) <= 2)


def whole(words: list[int], checks: int, blocks: list[int]) -> list[int]:
    """The data of all blocks, which lie word by word beside each other."""
    order = [(block, at) for at in range(max(blocks)) for block, length in enumerate(blocks) if at < length]
    assert len(words) >= len(order) + checks * len(blocks)
    found = dict(zip(order, words, strict=False))
    return [found[block, at] for block, length in enumerate(blocks) for at in range(length)]
