"""Finds puzzles: bots play, a search looks at their questions, and what has one clearly best answer is kept.

    python -m trois.lessons.find troyes --games 20 --out found

writes one file for each find: the position, the seat, the best answer, and what to expect of every answer. A person
chooses among them and writes the reasons; CONTRIBUTING tells how.
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
from trois.lessons.analysis import Comparison, Margin, best_answer, mean_outlooks, weighed

QUESTIONS = {"troyes": ["action"], "troyes-dice": ["die", "use"], "tournay": ["turn", "combat", "last"]}
"""The questions that ask for a plan rather than for its details."""
SEATS = {"troyes": 2, "troyes-dice": 1, "tournay": 2}
FIRST_LOOK = 150
"""Simulations that sort out most questions."""
CLEAR_SHARE = 0.6
CLEAR_POINTS = 1.2
CLEAR_ERRORS = 3
"""Standard errors that the margin must have."""
SEARCHED_POINTS = 1.0
SEARCHED_VALUE = 0.05
"""The margin that searches must find, too, in points or in value, on average over some seeds."""
SEEDS = (1, 2, 3)


def is_clear(found: Margin) -> bool:
    """Whether the best answer is worth asking for."""
    return found.points >= CLEAR_POINTS and found.points >= CLEAR_ERRORS * found.error


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


def puzzle_of(match: Match, seat: int, simulations: int, games: int) -> Comparison | None:
    """What to expect of every answer, if searches and games agree on one that is clearly best."""
    best, share = best_answer(match, seat, FIRST_LOOK)
    if share < CLEAR_SHARE or not is_clear_to_search(match, seat, best, simulations):
        return None
    compared = Comparison(match, seat, games)
    found = compared.margin()
    return compared if found.best == best and is_clear(found) else None


def is_clear_to_search(match: Match, seat: int, best: str, simulations: int) -> bool:
    """Whether searches that look at all answers equally often hold this one for the best, by a clear margin."""
    first, *rivals = mean_outlooks([weighed(match, seat, simulations, simulations // 4, seed) for seed in SEEDS])
    points, value = first.points - max(one.points for one in rivals), first.value - rivals[0].value
    return first.text == best and (points >= SEARCHED_POINTS or value >= SEARCHED_VALUE)


def find(game: str, seeds: range, effort: tuple[int, int], every: int, folder: Path) -> None:
    """`effort`: simulations of a search, and games for each answer."""
    for seed in seeds:
        match = trois.new(game, seats=SEATS.get(game, 2), seed=seed)
        for seat in questions(match, seed, every):
            compared = puzzle_of(match, seat, *effort)
            if compared is not None:
                _write(folder / f"{game}-{seed}-{match.made}.json", match, seat, compared)


def _write(path: Path, match: Match, seat: int, compared: Comparison) -> None:
    best = compared.margin()
    data = {
        "seat": seat,
        "best": best.best,
        "margin": {"points": round(best.points, 2), "error": round(best.error, 2), "value": round(best.value, 3)},
        "outlook": {one.text: round(one.points, 2) for one in compared.outlooks()},
        "position": match.position(),
    }
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    sys.stdout.write(f"{path}: {best.best}, {best.points:+.1f} points\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description="find puzzles")
    parser.add_argument("game", choices=trois.games.names())
    parser.add_argument("--games", type=int, default=10, help="how many games are searched")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--simulations", type=int, default=800, help="of a search")
    parser.add_argument("--playouts", type=int, default=200, help="games for each answer")
    parser.add_argument("--every", type=int, default=3, help="look at one question of so many")
    parser.add_argument("--out", type=Path, default=Path())
    words = parser.parse_args()
    words.out.mkdir(parents=True, exist_ok=True)
    seeds = range(words.first, words.first + words.games)
    find(words.game, seeds, (words.simulations, words.playouts), words.every, words.out)


if __name__ == "__main__":
    main()
