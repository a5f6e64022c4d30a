"""Options of a game: a name, the values it may have, and its default."""

from typing import TypeAlias

from trois.core.data import say
from trois.core.errors import BadOption

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]


class Option:
    def __init__(self, name: str, choices: list[OptionValue]) -> None:
        self.name = name
        self.choices = choices

    @property
    def default(self) -> OptionValue:
        return self.choices[0]

    def words(self) -> str:
        return ", ".join(as_word(choice) for choice in self.choices)

    def read(self, value: object) -> OptionValue:
        """Accept a choice itself or the word for it."""
        for choice in self.choices:
            if (type(value) is type(choice) and value == choice) or value == as_word(choice):
                return choice
        raise BadOption("option-value", name=self.name, value=say(value), choices=self.words())


def as_word(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def in_full(game: str, known: list[Option], given: dict[str, object]) -> Options:
    """Every option of a game with its value; refuses names the game doesn't have."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            key = "no-option" if names else "no-options"
            raise BadOption(key, game=game, name=name, names=names)
    return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in known}
