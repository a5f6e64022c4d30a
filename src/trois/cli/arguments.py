"""The words of the command line: every command with its arguments. Their help stands in the catalogue `cli`."""

from argparse import SUPPRESS, _SubParsersAction
from dataclasses import asdict
from pathlib import Path
from typing import Final, TypeAlias

from trois import _pure
from trois.cli.parser import Parser, integer, metavar, number, whole
from trois.text import LANGUAGES, Text
from trois.web.config import Keep

MAINTENANCE: Final = ("backup", "restore", "check", "admin")
LOGS: Final = ("human", "json")

Commands: TypeAlias = "_SubParsersAction[Parser]"


def command_line(text: Text) -> Parser:
    parser = Parser(text, prog="trois", description=text("cli.about"))
    parser.add("--version", "version", action="version", version=_pure.version())
    _add_language(parser, None)
    commands = parser.add_subparsers(dest="command", required=True, metavar=metavar("COMMAND", text))
    _add_play(_add(commands, "play", text))
    _add(commands, "games", text)
    _add_replay(_add(commands, "replay", text))
    _add_review(_add(commands, "review", text))
    _add_sim(_add(commands, "sim", text))
    _add_arena(_add(commands, "arena", text))
    _add_benchmark(_add(commands, "benchmark", text))
    _add_dataset(_add(commands, "dataset", text))
    _add_serve(_add(commands, "serve", text))
    for name in MAINTENANCE:
        _add_maintenance(_add(commands, name, text), name)
    _add_cards(_add(commands, "cards", text))
    _add_rules(_add(commands, "rules", text))
    _add(commands, "feats", text).add("name", "feats-name", nargs="?", metavar="NAME")
    _add_learn(_add(commands, "learn", text))
    _add(commands, "verify", text).add("file", "verify-file", type=Path, metavar="FILE")
    return parser


def _add(commands: Commands, name: str, text: Text) -> Parser:
    about = text(f"cli.{name}")
    parser = commands.add_parser(name, text=text, help=about, description=about)
    _add_language(parser, SUPPRESS)
    return parser


def _add_language(parser: Parser, default: str | None) -> None:
    """Before the command or behind it."""
    about = parser.text("cli.lang", languages=", ".join(LANGUAGES))
    parser.add("--lang", metavar="LANG", help=about, default=default)


# At this terminal


def _add_play(parser: Parser) -> None:
    parser.add("game", "play-game", nargs="?", metavar="GAME")
    parser.add("--seats", "play-seats", metavar="WHO,WHO")
    _add_seed_and_options(parser)
    parser.add("--resume", "play-resume", type=Path, metavar="FILE")
    parser.add("--save", "play-save", type=Path, metavar="FILE")
    parser.add("--quick", "play-quick", action="store_true")


def _add_replay(parser: Parser) -> None:
    parser.add("file", "replay-file", type=Path, metavar="FILE")
    parser.add("--at", "replay-at", type=whole, metavar="N")
    parser.add("--seat", "replay-seat", metavar="S")
    parser.add("--svg", "replay-svg", type=Path, metavar="FILE")
    parser.add("--png", "replay-png", type=Path, metavar="FILE")
    parser.add("--gif", "replay-gif", type=Path, metavar="FILE")
    parser.add("--postcard", "replay-postcard", type=Path, metavar="FILE")
    parser.add("--night", "replay-night", action="store_true")
    parser.add("--width", "replay-width", type=whole, default=0, metavar="N")


def _add_review(parser: Parser) -> None:
    parser.add("file", "replay-file", type=Path, metavar="FILE")
    parser.add("--seat", "review-seat", metavar="S")
    parser.add("--seconds", "review-seconds", type=number, metavar="S")
    parser.add("--jobs", "jobs", type=whole, default=1, metavar="N")


def _add_cards(parser: Parser) -> None:
    parser.add("game", metavar="GAME")
    parser.add("--cards", "cards-cards", type=Path, metavar="FILE")


def _add_rules(parser: Parser) -> None:
    parser.add("game", metavar="GAME")
    parser.add("chapter", "rules-chapter", nargs="?", default="", metavar="CHAPTER")
    parser.add("--cards", "rules-cards", type=Path, metavar="FILE")
    parser.add("--markdown", "rules-markdown", action="store_true")


def _add_learn(parser: Parser) -> None:
    parser.add("game", metavar="GAME")
    parser.add("--chapter", "learn-chapter", type=whole, metavar="N")


# Many games


def _add_sim(parser: Parser) -> None:
    parser.add("game", metavar="GAME")
    parser.add("--seats", "sim-seats", default="random,random", metavar="BOT,BOT")
    parser.add("--games", "sim-games", type=whole, default=1000, metavar="N")
    parser.add("--records", "records", type=Path, metavar="FOLDER")
    _add_seed_and_options(parser)


def _add_arena(parser: Parser) -> None:
    parser.add("game", metavar="GAME")
    parser.add("--bots", "arena-bots", required=True, metavar="BOT,BOT")
    parser.add("--games", "arena-games", type=integer, default=1000, metavar="N")
    parser.add("--seats", "arena-seats", type=integer, metavar="N")
    parser.add("--seed", "arena-seed", type=integer, default=1, metavar="N")
    parser.add("--seconds", "arena-seconds", type=number, metavar="N")
    parser.add("--turn-seconds", "arena-turn-seconds", type=number, metavar="N")
    parser.add("--simulations", "arena-simulations", type=integer, metavar="N")
    parser.add("--beats", "arena-beats", type=number, metavar="SHARE")
    parser.add("--margin", "arena-margin", type=number, metavar="N")
    parser.add("--jobs", "jobs", type=integer, default=1, metavar="N")
    parser.add("--ray", "arena-ray", metavar="ADDRESS")
    parser.add("--out", "arena-out", type=Path, default=Path("arena"), metavar="FOLDER")
    parser.add("--records", "records", type=Path, metavar="FOLDER")
    _add_options(parser)


def _add_benchmark(parser: Parser) -> None:
    parser.add("action", "benchmark-action", choices=("run", "table", "tasks"))
    parser.add("task", "benchmark-task", nargs="?", metavar="TASK")
    parser.add("--bot", "benchmark-bot", metavar="BOT")
    parser.add("--simulations", "benchmark-simulations", type=integer, default=100, metavar="N")
    parser.add("--games", "benchmark-games", type=integer, metavar="N")
    parser.add("--jobs", "jobs", type=integer, default=1, metavar="N")
    parser.add("--out", "benchmark-out", type=Path, default=Path("benchmark"), metavar="FOLDER")


def _add_dataset(parser: Parser) -> None:
    parser.add("game", metavar="GAME")
    parser.add("file", "dataset-file", type=Path, metavar="FILE")
    parser.add("--parquet", "dataset-parquet", type=Path, metavar="TABLE")
    parser.add("--bot", "dataset-bot", default="expert", metavar="BOT")
    parser.add("--games", "dataset-games", type=integer, default=1000, metavar="N")
    parser.add("--seats", "arena-seats", type=integer, metavar="N")
    parser.add("--simulations", "benchmark-simulations", type=integer, default=100, metavar="N")
    parser.add("--seed", "arena-seed", type=integer, default=1, metavar="N")
    parser.add("--jobs", "jobs", type=integer, default=1, metavar="N")
    parser.add("--option", "option", action="append", default=[], metavar="NAME=VALUE")


def _add_seed_and_options(parser: Parser) -> None:
    parser.add("--seed", "seed", type=whole, metavar="S")
    _add_options(parser)


def _add_options(parser: Parser) -> None:
    parser.add("--option", "option", action="append", default=[], metavar="NAME=VALUE")
    parser.add("--cards", "corrections", type=Path, metavar="FILE")


# The server


def _add_serve(parser: Parser) -> None:
    parser.add("--host", "serve-host", default="127.0.0.1", metavar="HOST")
    parser.add("--port", "serve-port", type=integer, default=8033, metavar="N")
    parser.add("--database", "serve-database", default="", metavar="FILE")
    parser.add("--pace", "serve-pace", type=number, default=0.7, metavar="N")
    parser.add("--expert-seconds", "serve-expert-seconds", type=number, metavar="N")
    parser.add("--master-seconds", "serve-master-seconds", type=number, metavar="N")
    parser.add("--workers", "serve-workers", type=integer, default=1, metavar="N")
    parser.add("--ray", "serve-ray", default="", metavar="ADDRESS")
    parser.add("--processes", "serve-processes", type=integer, metavar="N")
    parser.add("--bots", "serve-bots", action="append", default=[], metavar="BOT")
    _add_limits(parser)
    parser.add("--log", "serve-log", choices=LOGS, default="human")
    parser.add("--access-log", "serve-access-log", action="store_true")
    parser.add("--metrics", "serve-metrics", action="store_true")
    parser.add("--secure", "serve-secure", action="store_true")
    parser.add("--smtp", "serve-smtp", default="", metavar="URL")
    parser.add("--mail-from", "serve-mail-from", default="", metavar="ADDRESS")
    parser.add("--private-notices", "serve-private-notices", action="store_true")
    parser.add("--open", "serve-open", action="store_true")


def _add_limits(parser: Parser) -> None:
    """Who is answered, how often, and for how long things are kept."""
    parser.add("--posts", "serve-posts", type=number, default=12.0, metavar="N")
    parser.add("--away", "serve-away", type=number, default=3.0, metavar="N")
    parser.add("--address", "serve-address", default="", metavar="URL")
    parser.add("--allowed-hosts", "serve-allowed-hosts", default="", metavar="HOST,HOST")
    parser.add("--trusted-proxies", "serve-trusted-proxies", default="", metavar="IP,IP")
    for name, days in asdict(Keep()).items():
        about = parser.text(f"cli.serve-keep-{name}", n=f"{days:g}")
        parser.add(f"--keep-{name}", type=number, default=days, metavar="DAYS", help=about)


def _add_maintenance(parser: Parser, name: str) -> None:
    if name in ("backup", "restore"):
        parser.add("file", "copy-file", type=Path, metavar="FILE")
    if name == "restore":
        parser.add("--force", "restore-force", action="store_true")
    if name == "check":
        parser.add("--save", "check-save", type=Path, metavar="FOLDER")
    if name == "admin":
        parser.add("--address", "admin-address", default="", metavar="URL")
    parser.add("--database", "maintenance-database", default="", metavar="FILE")
