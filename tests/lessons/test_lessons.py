"""The lessons that we ship: played to their end, told in every language, pointing at what is drawn."""

import re
from xml.etree import ElementTree

import pytest

from tests.lessons.playing import GAMES, LANGUAGES, begin, take
from tests.rulebook.anchors import anchors
from trois import draw
from trois.core.errors import IllegalAction
from trois.draw.frames import LARGE, MEDIUM, PHONE, SMALL, Frame
from trois.games import names
from trois.lessons import Course, Progress, lesson, words
from trois.lessons.length import decisions, minutes, report, words_to_read
from trois.lessons.pointing import places
from trois.lessons.progress import read_progress
from trois.rulebook.book import book_of
from trois.text import Text
from trois.text.voice import voice_of

WORDS_OF_A_NOTE = 40
"""Longer than that nobody reads beside a board."""
SIGNS = {
    "¤": {"en": "denier", "fr": "denier", "it": "denari", "es": "denier", "hu": "dénár"},
    "♔": {"en": "influence", "fr": "influence", "it": "influenza", "es": "influencia", "hu": "befolyás"},
    "★": {"en": "point", "fr": "point", "it": "punti", "es": "punto", "hu": "pont"},
}
"""The signs of a text, and the word that explains each."""


def test_every_game_has_its_lesson() -> None:
    assert names()[:3] == GAMES[:3] == ["troyes", "troyes-dice", "tournay"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end(game: str) -> None:
    course = begin(game)
    kinds = [step.kind for step in take(course)]
    assert course.match.over
    assert course.progress.done == set(range(len(course.lesson.chapters)))
    assert 5 <= len(course.lesson.chapters) <= 8
    assert kinds.count("ask") >= 9
    assert kinds.count("play") == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_ten_to_fifteen_minutes(game: str) -> None:
    """By the estimate of `python -m trois.lessons.length`, as the page about lessons promises."""
    assert 10 <= minutes(lesson(game)) <= 15
    assert lesson(game).minutes == round(minutes(lesson(game)))


def test_the_length_counts_words_and_decisions() -> None:
    taken = lesson("troyes-dice")
    free = decisions(taken) - sum(len(step.answer) for chapter in taken.chapters for step in chapter.steps)
    assert free == 8, "four half-days: a die and its use"
    assert minutes(taken) == words_to_read(taken) / 200 + decisions(taken) * 8 / 60
    assert report().startswith("troyes: about ")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leads_to_places_of_the_rules(game: str) -> None:
    named = {step.rules for chapter in lesson(game).chapters for step in chapter.steps if step.rules}
    assert len(named) >= 5
    assert named - anchors(book_of(game, Text())) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_told_in_every_language(game: str, language: str) -> None:
    """Every step has its title and text, and every wrong choice that can be made gets a reason in that language."""
    said, course = words(game, language), begin(game)
    for step in take(course):
        place = (course.chapter, step)
        assert said.chapter(course.chapter)
        assert said.of_step(*place, "title")
        assert said.of_step(*place, "text")
        assert len(said.of_step(*place, "text").split()) <= 60, step.id
        if step.kind == "ask":
            for wrong in course.legal():
                text = course.text_of(wrong)
                reason = said.why_not([text], course.chapter.id, step.id)
                assert reason, text
                assert len(reason.split()) <= WORDS_OF_A_NOTE, reason


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_say_the_same_things(game: str) -> None:
    """The same keys, the same signs and numbers: a translation that lost one is found here."""
    english = keys(words(game, "en").table)
    for language in LANGUAGES[1:]:
        other = keys(words(game, language).table)
        assert other.keys() == english.keys(), language
        for key, text in english.items():
            assert signs(other[key]) == signs(text), (language, key)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sign_is_explained_where_it_first_appears(game: str, language: str) -> None:
    said = words(game, language)
    steps = [(chapter, step) for chapter in lesson(game).chapters for step in chapter.steps]
    texts = [said.of_step(*place, what) for place in steps for what in ("title", "text", "note")]
    for sign, word in SIGNS.items():
        first = next((text for text in texts if sign in text), "")
        assert not first or word[language] in first.casefold(), first


def keys(table: object, path: str = "") -> dict[str, str]:
    if isinstance(table, str):
        return {path: table}
    assert isinstance(table, dict)
    return {key: text for name, part in table.items() for key, text in keys(part, f"{path}/{name}").items()}


def signs(text: str) -> list[str]:
    """Every kind of sign, and how often a word is bold."""
    return [*sorted(set(re.findall("[¤♔★]", text))), str(text.count("**"))]


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_left_without_its_step(game: str) -> None:
    """A step that was renamed leaves no text behind, and no wrong choice is explained that nobody can make."""
    taken = lesson(game)
    known = {f"/{chapter.id}/{step.id}" for chapter in taken.chapters for step in chapter.steps}
    told = {key for key in keys(words(game, "en").table) if not key.startswith(("/wrong/", "/puzzles/"))}
    chapters = {f"/{chapter.id}/name" for chapter in taken.chapters}
    assert {key for key in told - chapters if "/".join(key.split("/")[:3]) not in known} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_choice_changes_nothing(game: str) -> None:
    course = begin(game)
    tried = 0
    for step in take(course):
        if step.kind != "ask":
            continue
        place, wanted = course.progress.as_data(), course.wanted()
        for action in course.legal():
            if course.text_of(action) != wanted:
                reply = course.reply([action])
                assert not reply.right
                assert reply.actions == [course.text_of(action)]
                tried += 1
        assert course.progress.as_data() == place
        with pytest.raises(IllegalAction):
            course.reply([-1])
    assert tried >= 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("frame", [PHONE, SMALL, MEDIUM, LARGE], ids=lambda frame: frame.name)
def test_what_is_pointed_at_is_drawn(game: str, frame: Frame) -> None:
    course = begin(game)
    for step in take(course):
        drawn = board(course, frame)
        for point in step.points:
            assert any(is_there(drawn, course, place) for place in places(point, course.match.game)), (step.id, point)


def board(course: Course, frame: Frame) -> ElementTree.Element:
    view = course.match.view(course.lesson.seat)
    labels = {action: course.text_of(action) for action in course.legal()}
    parts = draw.parts(voice_of(view, Text(), course.lesson.players("Ada")), labels, frame)
    return ElementTree.fromstring(f"<div>{''.join(part.svg for part in parts)}</div>")


def is_there(drawn: ElementTree.Element, course: Course, place: list[tuple[str, str]]) -> bool:
    if place[0][0] == "data-panel":
        return place[0][1] == "secrets" and bool(voice_of(course.match.view(course.lesson.seat), Text(), []).secrets())
    if place[0][0] == "data-good":
        voice = voice_of(course.match.view(course.lesson.seat), Text(), course.lesson.players("Ada"))
        return place[0][1] in [good.thing for good in voice.goods(course.lesson.seat)]
    if place[0][0] == "data-action" and int(place[0][1]) in course.legal():
        return True  # its button is lit where it is not on the board
    found = [drawn]
    for name, value in place:
        found = [inner for outer in found for inner in outer.iter() if inner.get(name) == value]
    return bool(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_left_and_taken_up_anywhere(game: str) -> None:
    """Progress that was written down leads to the same match, at every step."""
    course = begin(game)
    for _ in take(course):
        again = Course(course.lesson, read_progress(course.progress.as_data(), course.lesson))
        assert again.step is course.step
        assert again.match == course.match


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_can_be_begun_by_itself(game: str) -> None:
    for number in range(len(lesson(game).chapters)):
        course = Course(lesson(game), Progress(chapter=number))
        assert course.step is course.chapter.steps[0]
        list(take(course))
        assert course.progress.done == set(range(number, len(course.lesson.chapters)))


@pytest.mark.parametrize("game", GAMES)
def test_back_shows_the_step_before_as_it_was(game: str) -> None:
    course = begin(game)
    before = None
    for step in take(course):
        if before is not None and course.progress.step:
            position = course.match.position()
            course.go_back()
            assert course.step is before
            if before.kind == "say":
                course.go_on()
            else:
                while course.step is before:
                    assert course.reply([course.match.game.vocabulary.parse(course.wanted())]).right
            assert course.match.position() == position or before.kind == "play"
        before = step if step.kind != "play" else None
