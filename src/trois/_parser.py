"""How the command line is read: help and titles in the reader's language, complaints in one line."""

import argparse
import re
from collections.abc import Sequence
from typing import Any, NoReturn

from trois.core.errors import BadOption
from trois.text import Text
from trois.text.phrases import HELP, said


class Parser(argparse.ArgumentParser):
    """Helps in the reader's language, and complains like everything else here: one line."""

    text = Text()

    def __init__(self, add_help: bool = True, parents: Sequence["Parser"] = (), **settings: Any) -> None:
        super().__init__(add_help=False, **settings)
        self._positionals.title = self.text("cli.arguments")
        self._optionals.title = self.text("cli.options")
        if add_help:
            self.add_argument("-h", "--help", action="help", help="show this help and leave")
        for parent in parents:  # after the titles, by which groups of arguments are joined
            self._add_container_actions(parent)

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        if settings.get("help"):
            settings["help"] = said(settings["help"], self.text, HELP)
        if settings.get("type") in (int, float):
            settings.setdefault("metavar", "N")
        if settings.get("metavar"):
            settings["metavar"] = metavar(settings["metavar"], self.text)
        return super().add_argument(*names, **settings)

    def format_usage(self) -> str:
        return self._with_usage(super().format_usage())

    def format_help(self) -> str:
        return self._with_usage(super().format_help())

    def _with_usage(self, told: str) -> str:
        """The word that argparse writes first, in the reader's language."""
        return told.replace("usage:", self.text("cli.usage"), 1)

    def error(self, message: str) -> NoReturn:
        raise BadOption(f"{message} (see: {self.prog} --help)")


def metavar(given: str, text: Text) -> str:
    """`FILE` and the like, word by word."""
    return re.sub("[A-Z]+", lambda word: text(f"cli.{word[0]}") if text.has(f"cli.{word[0]}") else word[0], given)


class Commands:
    """The commands, each with a word about it in the reader's language."""

    def __init__(self, commands: "argparse._SubParsersAction[Parser]") -> None:
        self.commands = commands

    def add_parser(self, name: str, parents: list[Parser], help: str) -> Parser:  # noqa: A002
        told = said(help, Parser.text, HELP)
        return self.commands.add_parser(name, parents=parents, help=told, description=told)
