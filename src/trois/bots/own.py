"""Bots that people bring along: `package.module:Class`, `exec:` and a program that answers lines of JSON, or a level with
weights of one's own, `expert@mine.bin`.

All may stand wherever a level may; `Merlin=exec:./merlin` gives one a name. What they do wrong stays with them: see
`trois.bots.safe` for what a table does then.
"""

import importlib
import re
import sys
import zlib
from pathlib import Path
from typing import Any

from trois.bots.ladder import find_level
from trois.bots.levels import Bot
from trois.bots.program import ProgramBot, find_program
from trois.core.errors import BadOption, Message
from trois.core.game import AnyGame

EXEC = "exec:"
_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
_NAME = re.compile(r"([^=:/\\]{1,20})=(.+)", re.DOTALL)


def is_own(spec: str) -> bool:
    """Whether a word names such a bot rather than a level."""
    return spec.startswith(EXEC) or has_weights(spec) or _CLASS.fullmatch(spec) is not None


def has_weights(spec: str) -> bool:
    """Whether it is a level with weights of one's own."""
    level, at, _ = spec.partition("@")
    return at == "@" and find_level(level) is not None


def split_name(word: str) -> tuple[str, str]:
    """The name that is given to a bot, and the bot: `Merlin=exec:./merlin`; "" for a bot without a name."""
    named = _NAME.fullmatch(word)
    return (named[1].strip(), named[2].strip()) if named else ("", word)


def label(word: str) -> str:
    """What to call a bot that may have no name: after its class or program."""
    name, spec = split_name(word)
    if name or not is_own(spec):
        return name or spec
    if spec.startswith(EXEC):
        words = spec.removeprefix(EXEC).split()
        return Path(words[0]).stem if words else spec
    if has_weights(spec):
        level, _, file = spec.partition("@")
        return f"{level}@{Path(file).stem}"
    return spec.partition(":")[2]


def own_bot(spec: str, game: AnyGame, seed: int) -> Bot:
    """The bot, new; raises BadOption where there is none."""
    if spec.startswith(EXEC):
        return ProgramBot(spec.removeprefix(EXEC).strip(), game, seed)
    level = find_level(spec)
    if level is not None:
        return level.make(game, seed, seed)
    kind = _find_class(spec)
    try:
        bot: Bot = kind(game.name, seed)
    except Exception as error:
        raise BadOption("bot-made", bot=spec, what=f"{type(error).__name__}: {error}") from error
    return bot


def check_own(spec: str) -> None:
    """Raise BadOption where there is no such bot."""
    if spec.startswith(EXEC):
        find_program(spec.removeprefix(EXEC).strip())
    elif has_weights(spec):
        if not _file_of(spec).is_file():
            raise BadOption("cannot-read", where=str(_file_of(spec)), what=Message("no-such-file"))
    else:
        _find_class(spec)


def _file_of(spec: str) -> Path:
    return Path(spec.partition("@")[2])


def fingerprint(spec: str) -> str:
    """Changes with the bot: its `version` where it tells one, or the checksum of its file."""
    if spec.startswith(EXEC):
        return _checksum(Path(find_program(spec.removeprefix(EXEC).strip())[0]))
    if has_weights(spec):
        return _checksum(_file_of(spec))
    kind = _find_class(spec)
    file = sys.modules[kind.__module__].__file__
    return str(getattr(kind, "version", "")) or (_checksum(Path(file)) if file else "")


def _checksum(path: Path) -> str:
    return f"{zlib.crc32(path.read_bytes()):08x}"


def _find_class(spec: str) -> Any:
    module, _, name = spec.partition(":")
    try:
        found = getattr(_import(module), name, None)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadOption("bot-import", bot=spec, module=module, what=reason) from error
    if found is None:
        raise BadOption("bot-missing", bot=spec, module=module, name=name)
    if not callable(getattr(found, "choose", None)):
        raise BadOption("bot-choose", bot=spec)
    return found


def _import(module: str) -> Any:
    """Also from the folder where the command was given, as `python -m` does."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    return importlib.import_module(module)
