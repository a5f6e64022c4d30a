"""Helpers: the voice at a table set up by hand."""

from tests.games.tournay.table import GAME, Table
from trois import games
from trois.core.chance import Preview, Uncertain
from trois.core.journal import Event, Journal
from trois.text import Text
from trois.text.chips import chip_signs, chip_words
from trois.text.model import Chip
from trois.text.tournay import Voice
from trois.text.voice import own_effect

NAMES = ["Ada", "Bo", "Odette", "Di"]


def voice(table: Table, seat: int | None = 0, lang: str = "en") -> Voice:
    return Voice(games.get("tournay"), GAME.view(table.state, seat), Text(lang), NAMES)


def events(table: Table, seat: int, action: int) -> list[Event]:
    """What an action is certain to do."""
    journal, state = Journal(), table.state.copy()
    try:
        GAME.apply(state, seat, action, Preview(0), journal)
    except Uncertain:
        pass
    return journal.seen_by(seat)


def names(table: Table, seat: int = 0, lang: str = "en") -> dict[str, str]:
    """By its text what each choice is called."""
    speaker = voice(table, seat, lang)
    return {GAME.vocabulary.text(action): speaker.name(action) for action in GAME.legal(table.state, seat)}


def chips(table: Table, choice: str, seat: int = 0) -> list[Chip]:
    speaker, action = voice(table, seat), GAME.vocabulary.parse(choice)
    assert action in GAME.legal(table.state, seat)
    return speaker.chips(action, own_effect(speaker, events(table, seat, action)))


def signs(table: Table, choice: str, seat: int = 0) -> str:
    """What a choice tells in few characters."""
    return " ".join(chip_signs(voice(table, seat), chip) for chip in chips(table, choice, seat))


def words(table: Table, choice: str, seat: int = 0, lang: str = "en") -> list[str]:
    """What a choice tells in words."""
    return [chip_words(voice(table, seat, lang), chip) for chip in chips(table, choice, seat)]
