"""A match as pictures: an SVG of its last position and an animated GIF of the whole, a picture for every few decisions.

    pip install '.[env]'
    python examples/replay_pictures.py [RECORD] [--out folder] [--every 4]

RECORD is a file as `trois play` and the browser save it. Without one stewards play Troyes Dice first.
"""

import argparse
from pathlib import Path

from PIL import Image

import trois
from trois import bots, draw
from trois.env.render import pixels


def stewards_match(game: str, seats: int, seed: int) -> trois.Match:
    match = trois.new(game, seats=seats, seed=seed)
    players = [bots.make("steward", game, seed=seat) for seat in range(seats)]
    while match.pending:
        seat = match.pending[0]
        match.push(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    return match


def moments(match: trois.Match, every: int) -> list[int]:
    """After how many decisions to look: every few, and at the end."""
    return [*range(0, len(match.line), every), len(match.line)]


def pictures(match: trois.Match, every: int, width: int) -> list[Image.Image]:
    """What a spectator saw."""
    record = match.record()
    found = []
    for at in moments(match, every):
        drawn = Image.fromarray(pixels(*draw.layers(trois.replay(record, at=at).view(None))))
        found.append(drawn.resize((width, drawn.height * width // drawn.width)).quantize(64))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record", type=Path, nargs="?")
    parser.add_argument("--out", type=Path, default=Path("pictures"))
    parser.add_argument("--every", type=int, default=4, help="decisions from one picture to the next")
    parser.add_argument("--width", type=int, default=800)
    chosen = parser.parse_args()
    if chosen.record is None:
        match = stewards_match("troyes-dice", 2, 7)
    else:
        match = trois.replay(chosen.record.read_text(encoding="utf-8"))
    chosen.out.mkdir(parents=True, exist_ok=True)
    board, film = chosen.out / "board.svg", chosen.out / "match.gif"
    board.write_text(draw.svg(match.view(None)), encoding="utf-8")
    first, *others = pictures(match, chosen.every, chosen.width)
    first.save(film, save_all=True, append_images=others, duration=700, loop=0)
    print(f"{board}: the end; {film}: {1 + len(others)} pictures")


if __name__ == "__main__":
    main()
