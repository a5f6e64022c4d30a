"""The command `trois`: reads the command line; what is wrong with it is one line and exit code 2."""

import os
import sys
from collections.abc import Sequence

from trois._extras import missing
from trois.cli.arguments import MAINTENANCE, command_line
from trois.cli.commands import COMMANDS, maintain, serve
from trois.core.errors import TroisError, inside, system_reason
from trois.text import LANGUAGES, Text, best_language
from trois.text.safe import printable

WRONG = 2


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
        if not isinstance(found, TroisError):
            raise
        return _complain(text.sentence(found))
    except TroisError as error:
        return _complain(text.sentence(error))
    except OSError as error:
        return _complain(_system_complaint(error, text))


def _never_fail_on_symbols() -> None:
    """A terminal that lacks a symbol shows `?` instead."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _system_complaint(error: OSError, text: Text) -> str:
    reason = system_reason(error)
    found = inside(str(error.filename), reason) if error.filename else reason
    return found if isinstance(found, str) else text.sentence(found)


def _complain(sentence: str) -> int:
    sys.stderr.write(f"trois: {printable(' '.join(sentence.split()))}\n")
    return WRONG


def _run(argv: Sequence[str], text: Text) -> int:
    arguments = command_line(text).read(argv)
    text = Text(arguments.lang or text.language)
    if arguments.command == "serve":
        return serve(arguments, text)
    if arguments.command in MAINTENANCE:
        return maintain(arguments, text)
    COMMANDS[arguments.command](arguments, text)
    return 0


def _language(words: Sequence[str]) -> str:
    """What `--lang` asks for, before anything else is read; otherwise the system's language."""
    for at, word in enumerate(words):
        asked = words[at + 1] if word == "--lang" and at + 1 < len(words) else word.removeprefix("--lang=")
        if asked != word and asked in LANGUAGES:
            return asked
    return best_language(_system_language())


def _system_language() -> str:
    """In the order of the C library: LC_ALL, LC_MESSAGES, LANG."""
    return os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
