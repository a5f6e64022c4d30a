"""`python -m trois.train play GAME ...`, `read FILE ...` and `learn FOLDER ...`"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from trois._extras import missing
from trois.core.errors import TroisError
from trois.train.data import game_of
from trois.train.plans import Plan, Study
from trois.train.trainers import Trainer, trainer_of

LEARNING = Study((), Path())
"""With what is usual."""


def main(words: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m trois.train", description="Self-play and learning for the bots.")
    commands = parser.add_subparsers(required=True)
    _add_play(commands.add_parser("play", help="play games and keep what came of their positions"))
    _add_read(commands.add_parser("read", help="take over games that were played elsewhere"))
    _add_learn(commands.add_parser("learn", help="train a network from such games"))
    args = parser.parse_args(words)
    try:
        args.run(args)
    except ModuleNotFoundError as error:
        raise SystemExit(str(missing(error))) from error
    except TroisError as error:
        raise SystemExit(str(error)) from error


def _add_play(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, required=True, help="folder for the data")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--simulations", type=int, default=0, help="of a search; 0 (default): quick players")
    parser.add_argument("--classic", action="store_true", help="search over the hand-made judgement")
    parser.add_argument("--looks-ahead", action="store_true", help="quick players ask the network after each action")
    parser.add_argument("--agrees", action="store_true", help="keep what the network expects, averaged over all sides")
    parser.add_argument(
        "--seats", type=int, nargs="+", choices=(2, 3, 4), default=[],
        help="numbers of seats, each as likely as the others (default: all, two most often)",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster that shares the folder (extra [ray])")
    parser.set_defaults(run=_play)


def _add_read(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="records, folders of records, and datasets, all of one game"
    )
    parser.add_argument("--out", type=Path, required=True, help="folder for the data")
    parser.set_defaults(run=_read)


def _add_learn(parser: ArgumentParser) -> None:
    usual = LEARNING
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER", help="folders of data")
    parser.add_argument("--out", type=Path, required=True, help="the file of weights")
    parser.add_argument(
        "--width", type=int, default=usual.width, help="units of the first layer (default: %(default)s)"
    )
    parser.add_argument(
        "--second", type=int, default=usual.second, help="units of the second layer (default: %(default)s)"
    )
    parser.add_argument("--minutes", type=float, default=usual.minutes, help="at most (default: %(default)s)")
    parser.add_argument("--epochs", type=float, default=usual.epochs, help="go at most so often through all positions")
    parser.add_argument(
        "--trust", type=float, default=usual.trust, help="the part of a search's expectation in what is learned"
    )
    parser.add_argument("--start", type=Path, metavar="FILE", help="begin with these weights instead of random ones")
    parser.add_argument("--curves", type=Path, help="a CSV file of the losses")
    parser.add_argument(
        "--publish",
        type=float,
        default=usual.publish,
        help="Troyes Dice: the part of the time after which players follow",
    )
    parser.set_defaults(run=_learn)


def _plans(args: Namespace) -> list[Plan]:
    return [
        Plan(args.game, args.out, f"{args.seed}-{job}", 1_000 * args.seed + job, 60 * args.minutes, args.simulations,
             args.classic, args.looks_ahead, args.agrees, tuple(args.seats))
        for job in range(args.jobs)
    ]  # fmt: skip


def _check(wished: Plan | Study, usual: Plan | Study, game: str, trainer: Trainer) -> None:
    """Refuse what the trainer of a game would pass over in silence."""
    optional = {name for name in usual._field_defaults if name not in {"width", "second", "minutes", "start"}}
    given = {name for name in optional if getattr(wished, name) != getattr(usual, name)}
    unknown = sorted(f"--{name.replace('_', '-')}" for name in given - trainer.options)
    if unknown:
        raise SystemExit(f"{game} is trained without {', '.join(unknown)}")


def _play(args: Namespace) -> None:
    plans, trainer = _plans(args), trainer_of(args.game)
    _check(plans[0], Plan(*plans[0][:5]), args.game, trainer)
    if args.ray is not None:
        played = _through_ray(plans, args.ray)
    elif args.jobs > 1:
        with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
            played = list(pool.map(play_one, plans))
    else:
        played = [play_one(plan) for plan in plans]
    sys.stdout.write(f"{args.game}: {sum(played)} games\n")


def _read(args: Namespace) -> None:
    from trois.train.reading import played  # an extra

    found = played(args.files)
    first = next(found, None)
    if first is None:
        raise SystemExit("there are no games in these files")
    game = first.match.game.name
    count = trainer_of(game).read(Plan(game, args.out, "read", 0, 0.0), chain([first], found))
    sys.stdout.write(f"{game}: {count} games\n")


def play_one(plan: Plan) -> int:
    """In a process of its own, where several play."""
    return trainer_of(plan.game).play(plan)


def _through_ray(plans: list[Plan], address: str) -> list[int]:
    import ray  # an extra

    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    remote: Any = ray.remote(play_one)
    found: list[int] = ray.get([remote.remote(plan) for plan in plans])
    return found


def _learn(args: Namespace) -> None:
    study = Study(
        tuple(args.folders), args.out, args.width, args.second, args.minutes, args.epochs, args.trust, args.start,
        args.curves, args.publish,
    )  # fmt: skip
    game = game_of(study.folders)
    trainer = trainer_of(game)
    _check(study, LEARNING, game, trainer)
    trainer.learn(study)


if __name__ == "__main__":
    main()
