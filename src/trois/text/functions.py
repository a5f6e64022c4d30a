"""What a text may ask about the words and numbers that fill its places.

- `WORD($what, $n, in: "what", form: "accusative")`: the word of another section, in the number and form that fit;
- `FORM($card, "accusative")`: a form of a word, or the word itself where it has no such form;
- `GENDER($card)`: the gender of a word, to select by;
- `NEXT($plaza)`: counted from 1 what the engine counts from 0;
- `WHOSE($owner)`: `own`, `neutral` or `other`, to select by;
- `PLAYER($owner)`: the name of a player; `SHAPE($owner)`: their sign.
"""

from collections.abc import Callable
from typing import Any, Final

from trois.text.values import Home, Number, Word, mark

SEAT: Final = "seat"
OWN: Final = "own"
"""In place of a seat: the player whom a text is about."""
SHAPES: Final = "●■▲◆⬟✚♥★⬢☾"
"""By seat: the sign of a player, so that nobody is told by colour alone."""
NEUTRAL_SHAPE: Final = "○"


def functions(home: Home) -> dict[str, Callable[..., Any]]:
    """The functions of a catalogue; a word that comes from nowhere is looked up in it."""

    def word(given: object, n: object = None, **options: str) -> str:
        where = given.home if isinstance(given, Word) else home
        name = given.name if isinstance(given, Word) else str(given)
        found = where.word(name, options.get("in", "word"), n)
        return form(found, options["form"]) if "form" in options else found

    return {
        "WORD": word,
        "FORM": form,
        "GENDER": gender,
        "NEXT": next_number,
        "WHOSE": whose,
        "PLAYER": player,
        "SHAPE": shape,
    }


def form(word: object, name: str) -> str:
    return (word.home.form(word, name) if isinstance(word, Word) else "") or str(word)


def gender(word: object) -> str:
    return word.home.form(word, "gender") if isinstance(word, Word) else ""


def next_number(number: int) -> Number:
    return Number(number + 1)


def whose(owner: object) -> str:
    """Seats are numbers; whoever has none is neutral."""
    if isinstance(owner, Word):
        return OWN if owner.name == OWN else "neutral"
    return "other"


def player(seat: object) -> str:
    return mark(SEAT, str(seat))


def shape(seat: object) -> str:
    return SHAPES[int(str(seat))] if str(seat).isdecimal() else f"{NEUTRAL_SHAPE} {seat}"
