"""`trois learn`: a guided first game at the terminal. Progress is kept in a file beside the feats."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from rich.rule import Rule
from rich.text import Text as Ink

from trois._data_folder import data_file
from trois.core.errors import IllegalAction
from trois.lessons import Course, lesson, words
from trois.lessons.progress import read_progress
from trois.terminal import files, results
from trois.terminal.choices import choice_table, find_choice, short_list
from trois.terminal.drawing import Space, drawing, question_line
from trois.terminal.screen import BAD, CHOICE, DIM, GOOD, Leave, Screen
from trois.text import Text
from trois.text.log import sentences
from trois.text.markup import runs
from trois.text.model import Choice
from trois.text.voice import Voice, choices_of, voice_of

FILE: Final = "lessons.json"


def path() -> Path:
    return data_file(FILE)


def kept_progress(file: Path) -> dict[str, Any]:
    """How far somebody has come, by game; the beginning where there is no file or it can't be read."""
    with suppress(OSError, ValueError):
        data = json.loads(file.read_text(encoding="utf-8"))
        if isinstance(data, dict):
            return data
    return {}


class Lessons:
    """A lesson at the screen."""

    def __init__(self, game: str, chapter: int | None, screen: Screen, text: Text) -> None:
        self.screen, self.text, self.file = screen, text, path()
        taken = lesson(game)
        self.course = Course(taken, read_progress(kept_progress(self.file).get(game), taken))
        if chapter is not None or self.course.progress.is_over(taken):
            self.course.open((chapter or 1) - 1)
        self.said = words(game, text.language)
        self.names = taken.players(text("web.frame.guest"))

    def take(self) -> None:
        """To the end, or until somebody leaves; progress is saved after every step."""
        try:
            while not self.course.is_last:
                self._show()
                self._go_on()
                self._keep()
            self._end()
        except (Leave, KeyboardInterrupt):
            self._keep()
            self.screen.say(self.text("terminal.learn.kept"), CHOICE)

    def _keep(self) -> None:
        data = kept_progress(self.file) | {self.course.lesson.game: self.course.progress.as_data()}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        files.save(self.file, data)

    # What is shown

    def _voice(self) -> Voice:
        return voice_of(self.course.match.view(self.course.lesson.seat), self.text, self.names)

    def _show(self) -> None:
        course, space = self.course, Space(*self.screen.space)
        self.screen.clear()
        self.screen.show(Rule(self._where(), style=DIM, align="left"))
        self.screen.show(*drawing(course.lesson.game).board(self._voice(), space))
        for line in sentences(course.match.game, course.news, self.names, self.text)[-6:]:
            self.screen.say(f"· {line}", DIM)
        self._say_step()

    def _where(self) -> str:
        progress = self.course.progress
        name, all_of_them = self.said.chapter(self.course.chapter), len(self.course.lesson.chapters)
        return self.text("web.learn.chapter", number=progress.chapter + 1, all=all_of_them, name=name)

    def _say_step(self) -> None:
        chapter, step = self.course.chapter, self.course.step
        self.screen.say(self.said.of_step(chapter, step, "title"), "bold")
        self.screen.show(ink(self.said.of_step(chapter, step, "text")))
        note = self.said.of_step(chapter, step, "note")
        if note:
            self.screen.show(Ink("→ ", CHOICE) + ink(note))

    # What is answered

    def _go_on(self) -> None:
        if self.course.step.kind != "say":
            self._answer()
            return
        answer = self.screen.ask(self.text("terminal.learn.next")).lower()
        if answer == "q":
            raise Leave
        if answer == "b":
            self.course.go_back()
        else:
            self.course.go_on()

    def _answer(self) -> None:
        """Until something right is chosen; a wrong choice is told why."""
        step, given = self.course.step, len(self.course.given) + len(self.course.progress.line)
        choices = self._choices()
        self._show_choices(choices)
        while self.course.step is step and len(self.course.given) + len(self.course.progress.line) == given:
            answer = self.screen.ask()
            if answer.lower() == "q":
                raise Leave
            if answer == "?" and step.kind == "ask":
                self._show_answer()
            elif answer.lower() == "b":
                self.course.go_back()
                return
            elif answer:
                self._try(answer, choices)

    def _choices(self) -> list[Choice]:
        legal = set(self.course.legal())
        found = choices_of(self.course.match, self.course.lesson.seat, self._voice())
        return short_list([choice for choice in found if choice.action in legal])

    def _show_choices(self, choices: list[Choice]) -> None:
        voice = self._voice()
        question = voice.question()
        if question is not None:
            self.screen.show(question_line(voice, question))
        self.screen.show(choice_table(voice, choices, Space(*self.screen.space).width, len(choices)))
        self.screen.say(self.text("terminal.learn.keys"), DIM)

    def _show_answer(self) -> None:
        action = self.course.match.game.vocabulary.parse(self.course.wanted())
        self.screen.say(self.text("web.learn.this-one", name=self._voice().name(action)), GOOD)

    def _try(self, answer: str, choices: list[Choice]) -> None:
        chapter, step = self.course.chapter, self.course.step
        try:
            reply = self.course.reply([find_choice(answer, choices).action])
        except IllegalAction as error:
            self.screen.say(self.text.sentence(error), BAD)
            return
        if not reply.right:
            self.screen.show(ink(self.said.why_not(reply.actions, chapter.id, step.id), BAD))

    def _end(self) -> None:
        self._say_step()
        results.show(self.course.match, self.names, self.screen, self.text)
        self.course.go_on()
        self._keep()


def ink(text: str, style: str = "") -> Ink:
    """A text of a lesson with its bold words; its signs are characters that a terminal has."""
    ink = Ink(style=style)
    for piece, is_bold in runs(text):
        ink.append(piece, "bold" if is_bold else "")
    return ink
