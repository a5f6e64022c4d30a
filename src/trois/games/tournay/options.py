"""The options of the game."""

from typing import Final

from trois.core.options import Option

OPTIONS: Final[list[Option]] = [Option("expansion", ["off", "replace", "mix"]), Option("advanced", [False, True])]
