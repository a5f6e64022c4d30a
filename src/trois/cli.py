"""The command `trois`: reads the words of the command line; what is wrong with them is one line and exit code 2."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from trois import _pure
from trois._extras import missing
from trois._parser import Commands, Parser, metavar
from trois.arena.arguments import add_arguments as add_arena_arguments
from trois.commands import COMMANDS, maintain, serve
from trois.core.errors import TroisError
from trois.text import LANGUAGES, Text, best_language
from trois.text.phrases import said
from trois.text.safe import printable
from trois.web.cli import add_arguments as add_serve_arguments

WRONG = 2

MAINTENANCE = {
    "backup": "copy the server's database to a file, also while it runs",
    "restore": "put such a copy in place of the server's database",
    "check": "whether the server's database is whole and every table can be replayed",
    "admin": "a link to the owner's dashboard of a running server",
}


def main(argv: Sequence[str] | None = None) -> int:
    _never_fail_on_symbols()
    given = sys.argv[1:] if argv is None else argv
    text = Text(_language(given))
    try:
        return _run(given, text)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except ModuleNotFoundError as error:
        found = missing(error)
        if found is error:
            raise
        _complain(found, text)
        return WRONG
    except (TroisError, OSError) as error:
        _complain(error, text)
        return WRONG


def _never_fail_on_symbols() -> None:
    """A terminal without a symbol shows `?` in its place."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _complain(error: Exception, text: Text) -> None:
    line = str(error)
    if isinstance(error, OSError) and error.strerror:
        line = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    sys.stderr.write(f"trois: {said(printable(' '.join(line.split())), text)}\n")


def _run(argv: Sequence[str], text: Text) -> int:
    arguments = _parser(text).parse_args(argv)
    text = Text(arguments.lang or text.language)
    if arguments.command == "serve":
        return serve(arguments, text)
    if arguments.command in MAINTENANCE:
        return maintain(arguments, text)
    COMMANDS[arguments.command](arguments, text)
    return 0


def _language(words: Sequence[str]) -> str:
    """What `--lang` asks for, before anything else is read; else what the system speaks."""
    for at, word in enumerate(words):
        asked = words[at + 1] if word == "--lang" and at + 1 < len(words) else word.removeprefix("--lang=")
        if asked != word and asked in LANGUAGES:
            return asked
    return best_language(_wished_language())


def _wished_language() -> str:
    """As the C library looks: LC_ALL over LC_MESSAGES over LANG."""
    return os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""


# Words of the command line


def _parser(text: Text) -> Parser:
    Parser.text = text
    parser = Parser(prog="trois", description=text("cli.about"))
    parser.add_argument("--version", action="version", version=_pure.version(), help="show the version and leave")
    commands = Commands(
        parser.add_subparsers(dest="command", required=True, metavar=metavar("COMMAND", text), parser_class=Parser)
    )
    common = Parser(add_help=False)
    common.add_argument("--lang", metavar="LANG", help=f"language: {', '.join(LANGUAGES)} (default: the system's)")
    _add_play(commands.add_parser("play", parents=[common], help="play at this terminal, with people and bots"))
    commands.add_parser("games", parents=[common], help="the games and their options")
    _add_replay(commands.add_parser("replay", parents=[common], help="step through a record"))
    _add_review(commands.add_parser("review", parents=[common], help="what could have been better in a record"))
    _add_sim(commands.add_parser("sim", parents=[common], help="many games between bots, and what they come to"))
    arena = commands.add_parser("arena", parents=[common], help="bots against one another: win rates and ratings")
    add_arena_arguments(arena)
    _add_rules(arena)
    add_serve_arguments(
        commands.add_parser("serve", parents=[common], help="play in the browser, alone or with friends")
    )
    for name, about in MAINTENANCE.items():
        _add_maintenance(name, commands.add_parser(name, parents=[common], help=about))
    _add_cards(commands.add_parser("cards", parents=[common], help="every printed number with its source"))
    _add_rulebook(commands.add_parser("rules", parents=[common], help="the rules of a game, whole or by chapter"))
    feats = commands.add_parser("feats", parents=[common], help="feats that people have earned at this terminal")
    feats.add_argument("name", nargs="?", metavar="NAME", help="of this person only")
    learn = commands.add_parser("learn", parents=[common], help="a guided first game; your place is kept")
    learn.add_argument("game", metavar="GAME")
    learn.add_argument("--chapter", type=_whole, metavar="N", help="begin with this chapter")
    verify = commands.add_parser("verify", parents=[common], help="check that a record's dice come from its seed")
    verify.add_argument("file", type=Path, metavar="FILE", help="record of a finished match")
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="such as troyes-dice; asked when left out")
    parser.add_argument("--seats", metavar="WHO,WHO", help="human or a bot for each seat, such as human:Ada,random")
    _add_terms(parser)
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save the record")
    parser.add_argument("--quick", action="store_true", help="don't ask before what cannot be taken back")


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="record of a match")
    parser.add_argument("--at", type=_whole, metavar="N", help="show the position after N decisions and stop")
    parser.add_argument("--seat", metavar="S", help="look from this seat (number from 0, or name)")
    parser.add_argument(
        "--svg", type=Path, metavar="FILE", help="draw the position (the last one, or --at) into a file"
    )
    parser.add_argument("--png", type=Path, metavar="FILE", help="the same as a PNG picture")
    parser.add_argument("--gif", type=Path, metavar="FILE", help="the whole match as an animated GIF (up to --at)")
    parser.add_argument("--width", type=_whole, default=0, metavar="N", help="of PNG and GIF, in pixels")


def _add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="record of a match")
    parser.add_argument("--seat", metavar="S", help="of this seat only (number from 0, or name)")
    parser.add_argument("--seconds", type=float, metavar="S", help="for each decision (default: 40 s for the match)")
    parser.add_argument("--jobs", type=_whole, default=1, metavar="N", help="processes (default: 1)")


def _add_sim(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", default="random,random", metavar="BOT,BOT", help="a bot for each seat")
    parser.add_argument("--games", type=_whole, default=1000, metavar="N", help="how many games (default: 1000)")
    _add_terms(parser)


def _add_maintenance(name: str, parser: argparse.ArgumentParser) -> None:
    if name in ("backup", "restore"):
        parser.add_argument("file", type=Path, metavar="FILE", help="the copy")
    if name == "restore":
        parser.add_argument("--force", action="store_true", help="also where there are tables already: they are lost")
    if name == "admin":
        parser.add_argument("--address", default="", metavar="URL", help="where people reach the server")
    parser.add_argument(
        "--database", default="", metavar="FILE", help="as for trois serve; default: a file of your own"
    )


def _add_cards(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--cards", type=Path, metavar="FILE", help="your corrections; shows what they change")


def _add_rulebook(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "chapter", nargs="?", default="", metavar="CHAPTER", help="its name or number; all when left out"
    )
    parser.add_argument("--cards", type=Path, metavar="FILE", help="with your corrected card numbers (TOML)")
    parser.add_argument("--markdown", action="store_true", help="as Markdown, for the documentation")


def _add_terms(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=_whole, metavar="S", help="same seed, same dice")
    _add_rules(parser)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="see: trois games")
    parser.add_argument("--cards", type=Path, metavar="FILE", help="corrected card numbers (TOML)")


def _whole(word: str) -> int:
    if not word.isdecimal():
        raise argparse.ArgumentTypeError(f"'{word[:40]}' is not a whole number of at least 0")
    return int(word)
