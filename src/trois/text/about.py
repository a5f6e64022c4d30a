"""What a game, its options and the sources of its points are called."""

from trois.core.game import AnyGame
from trois.core.options import Option, as_word
from trois.games import area
from trois.text import Text
from trois.text.voice import capital


def title(game: AnyGame, text: Text) -> str:
    key = f"{area(game.name)}.title"
    return text.get(key, game.title)


def about(game: AnyGame, text: Text) -> str:
    """A game in one sentence."""
    key = f"{area(game.name)}.about"
    return text.get(key)


def option_name(game: AnyGame, option: Option, text: Text) -> str:
    for key in (f"{area(game.name)}.option.{option.name}.name", f"{area(game.name)}.option.{option.name}.about"):
        if text.has(key):
            return capital(text(key))
    return capital(option.name)


def option_value(game: AnyGame, option: Option, value: object, text: Text) -> str:
    word = as_word(value) if isinstance(value, bool | int | str) else str(value)
    key = f"{area(game.name)}.option.{option.name}.{word}"
    return text.get(key, word)


def score_part(game: str, part: str, text: Text) -> str:
    key = f"{area(game)}.score.{part}"
    return text.get(key, capital(text.word(game, part)))


def feat_name(game: str, feat: str, text: Text) -> str:
    return text(f"{area(game)}.feat.{feat}")
