"""The words of `trois arena`, apart from what plays: they are read with every command."""

from argparse import ArgumentParser
from pathlib import Path


def add_arguments(parser: ArgumentParser) -> None:
    """All but the options of the game and corrected cards, which other commands have too."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots", required=True, metavar="BOT,BOT", help="levels or bots of your own: expert,steward,mymodule:MyBot"
    )
    parser.add_argument("--games", type=int, default=1000, help="games for each table (default: 1000)")
    parser.add_argument("--seats", type=int, help="seats at a table (default: 2, or 1 for a single bot)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default: 1)")
    parser.add_argument("--seconds", type=float, help="an expert's time for a decision; a master has 4 times as much")
    parser.add_argument("--turn-seconds", type=float, help="an expert's time for a whole turn, instead of 2 s")
    parser.add_argument("--simulations", type=int, help="the same as a number of simulations: repeatable")
    parser.add_argument(
        "--beats", type=float, metavar="SHARE", help="stop when it is decided whether the first bot wins more than this"
    )
    parser.add_argument("--margin", type=float, help="how fine --beats distinguishes (default: 0.05)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (extra [ray])")
    parser.add_argument(
        "--out", type=Path, default=Path("arena"), metavar="FOLDER", help="folder for results (default: arena)"
    )
