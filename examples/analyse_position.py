"""Analyse a match: advice for a position, then what every decision was worth and which were mistakes.

    python examples/analyse_position.py [RECORD] [--simulations 100]

RECORD is a file as `trois play` and the browser save it. Without one a novice plays Troyes Dice first.
"""

import argparse
from pathlib import Path

import trois
from trois import bots
from trois.review import MARKS, review, summary


def novice_match(seed: int) -> trois.Match:
    match = trois.new("troyes-dice", seats=1, seed=seed)
    novice = bots.make("novice", "troyes-dice", seed=seed)
    while match.pending:
        match.push(0, novice.choose(match.view(0), match.legal(0)))
    return match


def advise(match: trois.Match, simulations: int) -> None:
    """The best decisions of the seat that is asked; from its view alone."""
    seat = match.pending[0]
    print(f"{match}: seat {seat} might play")
    for hint in bots.hints(match.view(seat), match.legal(seat), bots.Clock(simulations=simulations)):
        scores = ", ".join(f"{score:.1f}" for score in hint.scores)
        print(f"  {hint.text:24} {hint.share:4.0%} of the search, {scores} points in the end")


def judge(match: trois.Match, simulations: int) -> None:
    found = review(match, simulations=simulations)
    texts = match.game.vocabulary.texts
    for moment in found.moments:
        mark = found.mark(moment)
        if not mark:
            continue
        print(f"  decision {moment.number}, seat {moment.seat}: {texts[moment.action]}{MARKS[mark]} ", end="")
        print("was best" if moment.was_best else f"lost {found.loss(moment):.2f}; better: {texts[moment.best]}")
    for seat in range(match.seats):
        lesson = summary(found, seat)
        print(f"seat {seat}: {lesson.good:.0%} of {lesson.decisions} decisions as good as the best, ", end="")
        print(f"{lesson.mistakes} mistakes, {lesson.points_lost:.1f} points lost by them")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record", type=Path, nargs="?")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args()
    if chosen.record is None:
        match = novice_match(chosen.seed)
    else:
        match = trois.replay(chosen.record.read_text(encoding="utf-8"))
    halfway = trois.replay(match.record(), at=len(match.line) // 2)
    if halfway.pending:
        advise(halfway, chosen.simulations)
    judge(match, chosen.simulations)


if __name__ == "__main__":
    main()
