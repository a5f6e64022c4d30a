"""Finds puzzles: bots play, a search looks at their questions, and what has one clearly best answer is kept.

    python -m trois.lessons.find troyes --games 20 --out found

writes one file for each find: the position, the seat, and what the search thinks of the choices. A person chooses
among them and writes the reasons; CONTRIBUTING tells how.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import trois
from trois.bots import make
from trois.core.chance import Chance
from trois.core.match import Match
from trois.core.seeds import seat_seed
from trois.lessons.analysis import Margin, Verdict, margin, verdicts

QUESTIONS = {"troyes": ["action"], "troyes-dice": ["die", "use"], "tournay": ["turn"]}
"""The questions that ask for a plan rather than for its details."""
SEATS = {"troyes": 2, "troyes-dice": 1, "tournay": 2}
FIRST_LOOK = 150
"""Simulations that sort out most questions."""
CLEAR_VALUE = {"troyes-dice": 0.012}
"""Troyes Dice has no rival in sight: its values are points, which change less."""
CLEAR_VALUE_OF_A_DUEL = 0.04
CLEAR_POINTS = 1.4
CLEAR_SHARE = 0.6


def is_clear(game: str, found: Margin) -> bool:
    """Whether the best action is worth asking for."""
    value = CLEAR_VALUE.get(game, CLEAR_VALUE_OF_A_DUEL)
    return found.share >= CLEAR_SHARE and found.value >= value and found.points >= CLEAR_POINTS


def questions(match: Match, seed: int, every: int) -> Iterator[int]:
    """Play a match with stewards to its end; stops at some questions with several answers and names the seat."""
    name, picker = match.game.name, Chance(seed)
    bots = [make("steward", name, seat_seed(seed, seat)) for seat in range(match.seats)]
    while not match.over:
        seat = match.pending[0]
        view, legal = match.view(seat), match.legal(seat)
        asked = view.get("question")
        kind = asked.get("kind") if isinstance(asked, dict) else ""
        if kind in QUESTIONS.get(name, [kind]) and len(legal) > 2 and picker.below(every) == 0:
            yield seat
        match.push(seat, bots[seat].choose(view, legal))


def is_puzzle(match: Match, seat: int, simulations: int) -> list[Verdict] | None:
    """What the search says, if two searches of different seeds agree on one clearly best answer."""
    game = match.game.name
    if not is_clear(game, margin(verdicts(match, seat, FIRST_LOOK))):
        return None
    first, second = (verdicts(match, seat, simulations, seed) for seed in (1, 2))
    agree = first[0].action == second[0].action
    return first if agree and is_clear(game, margin(first)) and is_clear(game, margin(second)) else None


def find(game: str, seeds: range, simulations: int, every: int, folder: Path) -> None:
    for seed in seeds:
        match = trois.new(game, seats=SEATS.get(game, 2), seed=seed)
        for seat in questions(match, seed, every):
            found = is_puzzle(match, seat, simulations)
            if found is not None:
                _write(folder / f"{game}-{seed}-{len(match.line)}.json", match, seat, found)


def _write(path: Path, match: Match, seat: int, found: list[Verdict]) -> None:
    best = margin(found)
    data = {
        "seat": seat,
        "best": best.best,
        "margin": {"share": round(best.share, 3), "value": round(best.value, 3), "points": round(best.points, 2)},
        "verdicts": [[one.text, round(one.share, 3), round(one.value, 3), round(one.points, 2)] for one in found],
        "position": match.position(),
    }
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    sys.stdout.write(f"{path}: {best.best}, {best.points:+.1f} points\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description="find puzzles")
    parser.add_argument("game", choices=trois.games.names())
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--simulations", type=int, default=1500)
    parser.add_argument("--every", type=int, default=3, help="look at one question of so many")
    parser.add_argument("--out", type=Path, default=Path())
    words = parser.parse_args()
    words.out.mkdir(parents=True, exist_ok=True)
    find(words.game, range(words.first, words.first + words.games), words.simulations, words.every, words.out)


if __name__ == "__main__":
    main()
