"""Reads the command line: help in the reader's language, and what is wrong as an error like any other.

`argparse` complains in English sentences. What was wrong is known without them: a type raises an error of ours, and of
everything else it is enough to know which argument it was.
"""

import argparse
import re
from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn

from trois.core.errors import BadOption, Message, TroisError
from trois.text import Text


class Parser(argparse.ArgumentParser):
    def __init__(self, text: Text, **settings: Any) -> None:
        super().__init__(add_help=False, exit_on_error=False, formatter_class=partial(_Help, text), **settings)
        self.text = text
        self._positionals.title = text("cli.arguments")
        self._optionals.title = text("cli.options")
        self.add_argument("-h", "--help", action="help", help=text("cli.help"))

    def add(self, name: str, key: str = "", **settings: Any) -> None:
        """An argument; `key` names its line of help, if it needs one."""
        if key:
            settings["help"] = self.text(f"cli.{key}")
        if "metavar" in settings:
            settings["metavar"] = metavar(settings["metavar"], self.text)
        self.add_argument(name, **settings)

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments; raises BadOption."""
        found, rest = self.parse_known_args(words)
        if rest:
            raise self._complaint(Message("unrecognized", names=rest))
        return found

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str], namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """The parser of a command is called here, too."""
        self._refuse_ambiguous(args)
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            raise self._complaint(self._reason(error, args)) from None

    def error(self, message: str) -> NoReturn:
        """Called by some versions of argparse where others raise."""
        raise argparse.ArgumentError(None, message)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            wrong = Message("invalid-choice", answer=value, choices=list(action.choices))
            raise self._complaint(Message("argument", name=_name(action), what=wrong))

    def _complaint(self, what: Message) -> BadOption:
        return BadOption("see-help", what=what, command=self.prog)

    def _refuse_ambiguous(self, words: Sequence[str]) -> None:
        """An option may be cut short as long as it is clear which one is meant."""
        for name in (word.partition("=")[0] for word in words if word.startswith("--") and word != "--"):
            alike = [option for action in self._actions for option in action.option_strings if option.startswith(name)]
            if len(alike) > 1 and name not in alike:
                raise self._complaint(Message("ambiguous", name=name, names=alike))

    def _reason(self, error: argparse.ArgumentError, words: Sequence[str]) -> Message:
        if error.argument_name is None:
            return Message("required", names=self._missing(words))
        what: TroisError | Message
        if isinstance(error.__context__, TroisError):  # of a type, while argparse read a value
            what = error.__context__
        else:
            action = next(action for action in self._actions if _name(action) == error.argument_name)
            what = Message("no-value" if action.nargs == 0 else "one-argument")
        return Message("argument", name=error.argument_name, what=what)

    def _missing(self, words: Sequence[str]) -> list[str]:
        """The required arguments that are not there: what is still empty when nothing is required."""
        needed = [action for action in self._actions if action.required]
        for action in needed:
            action.required = False
        found, _ = super().parse_known_args(words)
        return [_name(action) for action in needed if getattr(found, action.dest) is None]


class _Help(argparse.HelpFormatter):
    def __init__(self, text: Text, prog: str, **settings: Any) -> None:
        super().__init__(prog, **settings)
        self.text = text

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self.text('cli.usage')} " if prefix is None else prefix)


def _name(action: argparse.Action) -> str:
    """An argument as people know it."""
    return str(argparse.ArgumentError(action, "").argument_name)


def metavar(given: str, text: Text) -> str:
    """`FILE` and the like, word by word."""
    return re.sub("[A-Z]+", lambda word: text.get(f"cli.{word[0]}", word[0]), given)


# Types


def whole(word: str) -> int:
    if not word.isdecimal():
        raise BadOption("not-whole", answer=word[:40])
    return int(word)


def integer(word: str) -> int:
    return int(_number(int, "not-int", word))


def number(word: str) -> float:
    return float(_number(float, "not-float", word))


def _number(kind: type[int] | type[float], key: str, word: str) -> float:
    try:
        return kind(word)
    except ValueError:
        raise BadOption(key, answer=word[:40]) from None
