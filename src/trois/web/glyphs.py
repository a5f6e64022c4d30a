"""The terminal says much with few signs; here are words for them."""

import re
from collections import Counter
from collections.abc import Sequence

from trois.core.game import AnyGame, View
from trois.games.tournay.vocabulary import SOURCES
from trois.terminal.drawing import SHAPES
from trois.text import Text, area

COLOURS = ("red", "yellow", "white")
UNITS = {"¤": "deniers", "d": "deniers", "♔": "influence", "★": "vp"}
AMOUNT = re.compile(r"([+−]?)(\d+)(¤|d\b|♔|★)")
PRIZES = re.compile(r"(\d+)/(\d+)★")
TOTAL = re.compile(r"Σ(\d+)")
PER = re.compile(r"^÷(\d+)(?P<deniers> ¤)?(?P<more> )?")
GROUP = re.compile(r"^(?P<asks>.*\S)\s*\((?:[^():]*: )?(?P<group>[÷Σ+−][^()]*)\)$")


def in_words(game: str, said: str, text: Text, names: Sequence[str]) -> str:
    """One remark without signs that nobody has explained."""
    counted = _people(said, names) or _citizens(game, said, text)
    if counted:
        return counted
    said = PER.sub(lambda m: _per(m, text), said)
    said = TOTAL.sub(lambda m: text("web.sign.total", n=int(m[1])), said).replace("÷", "÷ ")
    said = PRIZES.sub(lambda m: f"{m[1]}/{m[2]} {thing_word(game, 'vp', int(m[1]), text)}", said)
    return AMOUNT.sub(lambda m: f"{m[1]}{m[2]} {thing_word(game, UNITS[m[3]], int(m[2]), text)}", said)


def _per(found: re.Match[str], text: Text) -> str:
    said = text("web.sign.deniers-per" if found["deniers"] else "web.sign.per", n=int(found[1]))
    return f"{said}, " if found["more"] else said


def _people(said: str, names: Sequence[str]) -> str:
    """Citizens of one player, as its shape once for each."""
    if not said or said != said[0] * len(said) or said[0] not in SHAPES[: len(names)]:
        return ""
    return f"{len(said)} × {said[0]} {names[SHAPES.index(said[0])]}"


def _citizens(game: str, said: str, text: Text) -> str:
    """Citizens of one colour, as its letter once for each."""
    for colour in COLOURS:
        letter = text.word(game, colour, "letter").lower()
        if said and said == letter * (len(said) // len(letter)):
            return f"{len(said) // len(letter)} × {text.word(game, colour)}"
    return ""


def phrase(game: AnyGame, view: View, action: int, text: Text, names: Sequence[str]) -> str:
    """An action in words, with the players' names where the game only counts seats from the active one."""
    if game.name != "tournay" or game.vocabulary.kind(action) != "use":
        return _with_names(text.action(game, action), names)
    active = int(str(view["active"]))
    mix = game.vocabulary.words(action)["citizens"].split("+")
    seats = Counter((active + SOURCES.index(source)) % len(names) for source in mix)
    return text("tournay.action.use", citizens=", ".join(f"{n} × {SHAPES[s]} {names[s]}" for s, n in seats.items()))


def _with_names(said: str, names: Sequence[str]) -> str:
    """Whose shape it is, beside the shape."""
    return "".join(f"{c} {names[SHAPES.index(c)]}" if c in SHAPES[: len(names)] else c for c in said)


def apart(question: str) -> tuple[str, list[str]]:
    """A question, and what the dice chosen so far come to, piece by piece."""
    found = GROUP.match(question)
    if found is None:
        return question, []
    signed = re.findall(r"[+−]\d+[¤♔★]", found["group"])
    rest = re.sub(r"\s*[+−]\d+[¤♔★]", "", found["group"]).strip()
    return found["asks"], [*([rest] if rest else []), *signed]


def thing_word(game: str, what: str, amount: int, text: Text) -> str:
    """A thing that is counted, in the number that fits."""
    counted = f"{area(game)}.what.{what}"
    if text.has(counted):
        return text(counted, n=amount)
    return text.word(game, what)
