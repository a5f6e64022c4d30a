"""How long a board takes to draw, in processor time: the median over positions of random games, per game.

The peer is the same board parsed by the standard library's XML parser: what a page must do with it anyway.
"""

import random
import statistics
import time
from xml.etree import ElementTree

import trois
from trois import draw, games
from trois.core.game import View
from trois.text import Text
from trois.text.voice import voice_of

SAMPLES = 150


def positions(name: str, seats: int) -> list[tuple[View, dict[int, str]]]:
    """Views with choices all through a few random games."""
    rules = games.get(name)
    found: list[tuple[View, dict[int, str]]] = []
    for seed in range(3):
        match = trois.new(name, seats=seats, seed=seed)
        chooser = random.Random(seed)
        while match.pending:
            seat = match.pending[0]
            legal = match.legal(seat)
            found.append((match.view(seat), {action: rules.vocabulary.text(action) for action in legal}))
            match.push(seat, chooser.choice(legal))
    return random.Random(1).sample(found, min(SAMPLES, len(found)))


def medians(name: str, seats: int) -> tuple[float, float, int]:
    """Milliseconds to draw and to parse, and the size in bytes."""
    draws: list[float] = []
    parses: list[float] = []
    sizes: list[int] = []
    text = Text()
    for view, choices in positions(name, seats):
        start = time.process_time()
        svgs = [part.svg for part in draw.parts(voice_of(view, text, ()), choices)]
        middle = time.process_time()
        for svg in svgs:
            ElementTree.fromstring(svg)
        parses.append(time.process_time() - middle)
        draws.append(middle - start)
        sizes.append(sum(map(len, svgs)))
    return 1000 * statistics.median(draws), 1000 * statistics.median(parses), int(statistics.median(sizes))


def main() -> None:
    print(f"{'game':12} {'seats':>5} {'draw ms':>8} {'parse ms':>8} {'ratio':>6} {'KiB':>5}")
    for name in games.names():
        for seats in (2, 4):
            drawn, parsed, size = medians(name, seats)
            print(f"{name:12} {seats:5} {drawn:8.2f} {parsed:8.2f} {drawn / parsed:6.2f} {size / 1024:5.0f}")


if __name__ == "__main__":
    main()
