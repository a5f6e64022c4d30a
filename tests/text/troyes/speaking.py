"""Helpers: the voice of Troyes at a table set up by hand."""

from trois.core.match import Match
from trois.text import Text
from trois.text.chips import chip_words
from trois.text.model import Choice, Question
from trois.text.voice import Voice, choices_of, voice_of

NAMES = ["Ada", "Bo", "Cy", "Di"]


def speaking(match: Match, lang: str = "en", seat: int | None = None) -> Voice:
    """The voice for the seat that is asked, or another one."""
    return voice_of(match.view(match.pending[0] if seat is None else seat), Text(lang), NAMES[: match.seats])


def offered(match: Match, lang: str = "en") -> dict[str, Choice]:
    """What the asked seat may do, by canonical text."""
    return {choice.text: choice for choice in choices_of(match, match.pending[0], speaking(match, lang))}


def words(match: Match, choice: str, lang: str = "en") -> list[str]:
    """What a choice tells in words."""
    voice = speaking(match, lang)
    return [chip_words(voice, chip) for chip in offered(match, lang)[choice].chips]


def asked(match: Match, lang: str = "en") -> Question:
    question = speaking(match, lang).question()
    assert question is not None
    return question
