"""A lesson being taken: where the learner is, the match there, and what an answer comes to."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, takewhile
from typing import Any

import trois
from trois.bots import make
from trois.core.errors import IllegalAction
from trois.core.journal import Event
from trois.core.match import Match
from trois.core.seeds import seat_seed
from trois.lessons.model import OVER, Chapter, Lesson, Step
from trois.lessons.progress import Progress
from trois.lessons.reading import BadLesson, folder, lesson


@dataclass(frozen=True)
class Reply:
    """What an answer came to."""

    right: bool
    actions: list[str] = field(default_factory=list)
    """What was answered, in the texts of its actions; of a wrong answer what begins to differ."""


class Course:
    """Changes its progress; whoever shows it keeps that."""

    def __init__(self, taken: Lesson, progress: Progress) -> None:
        self.lesson = taken
        self.progress = progress
        self._enter()

    @property
    def chapter(self) -> Chapter:
        return self.lesson.chapters[self.progress.chapter]

    @property
    def step(self) -> Step:
        return self.chapter.steps[self.progress.step]

    @property
    def given(self) -> list[str]:
        """What was answered of this step so far: an answer may need several actions."""
        return self.progress.answers.get(self.progress.step, [])

    @property
    def news(self) -> list[Event]:
        """What happened since the step before was shown, as far as the learner sees it."""
        return self.match.events(self.lesson.seat, self._seen)

    def legal(self) -> list[int]:
        """What the learner may choose from; nothing where nothing is asked."""
        if self.step.kind == "say":
            return []
        text = self.text_of
        return [action for action in self.match.legal(self.lesson.seat) if self.step.offers(text(action))]

    def text_of(self, action: int) -> str:
        return self.match.game.vocabulary.text(action)

    def wanted(self) -> str:
        """The next action of the right answer; empty where nothing is asked."""
        given, legal = self.given, set(self.match.texts(self.lesson.seat))
        fitting = [answer for answer in self.step.answers() if list(answer[: len(given)]) == given]
        return next((answer[len(given)] for answer in fitting if answer[len(given)] in legal), "")

    def wanted_together(self) -> list[str]:
        """The next action of the right answer with those of its kind that follow it: dice are picked together."""
        wanted = self.wanted()
        kind = kind_of(wanted)
        left = self.step.answer[len(self.given) :] if wanted else ()
        return list(takewhile(lambda action: kind_of(action) == kind, left)) or [wanted][: len(wanted)]

    def points(self) -> list[str]:
        """What is pointed at now: what the step names; at a further question of it, what answers that."""
        if self.step.kind != "ask" or not self.given:
            return list(self.step.points)
        return choices_named(self.wanted_together())

    def knows(self, thing: str) -> bool:
        """Whether the lesson has pointed at a thing already."""
        chapters = self.lesson.chapters[: self.progress.chapter]
        steps = [*chain(*(chapter.steps for chapter in chapters)), *self.chapter.steps[: self.progress.step + 1]]
        return any(thing in step.points for step in steps)

    # The match

    def _enter(self) -> None:
        """Play the script up to the step, with what the learner answered. With the last one the lesson is done."""
        if self.is_last:
            self.progress.done.add(self.progress.chapter)
        self.match = chapter_start(self.lesson.game, self.progress.chapter).copy()
        self._seen = self._shown = len(self.match.journal)
        for number in range(self.progress.step + 1):
            self._play_step(number)

    def _play_step(self, number: int) -> None:
        step, here = self.chapter.steps[number], number == self.progress.step
        if number:
            self._seen = self._shown
        play_script(self.match, step, self._where(step))
        self._shown = len(self.match.journal)
        if step.kind == "ask":
            self._push_all(self.progress.answers.get(number, [] if here else list(step.answer)))
        elif step.kind == "play":
            for seat, action in self.progress.line:
                self.match.push(seat, action)

    def _push_all(self, actions: list[str]) -> None:
        for action in actions:
            self.match.push(self.lesson.seat, action)

    def _where(self, step: Step) -> str:
        return f"{self.lesson.game}: {self.chapter.id}: {step.id}"

    # Moving

    def go_on(self) -> None:
        """To the next step; from the last one to the next chapter, and from the last of all nowhere."""
        progress = self.progress
        if progress.step + 1 < len(self.chapter.steps):
            progress.step += 1
        else:
            progress.done.add(progress.chapter)
            if progress.chapter + 1 == len(self.lesson.chapters):
                return
            progress.open(progress.chapter + 1)
        self._enter()

    def go_back(self) -> None:
        """To the step before, as it was when it was shown first."""
        progress = self.progress
        if progress.step:
            progress.step -= 1
            progress.answers = {step: given for step, given in progress.answers.items() if step < progress.step}
            progress.line = []
            self._enter()

    def open(self, chapter: int) -> None:
        self.progress.open(min(max(chapter, 0), len(self.lesson.chapters) - 1))
        self._enter()

    @property
    def is_last(self) -> bool:
        """Whether nothing follows this step."""
        last = self.progress.chapter + 1 == len(self.lesson.chapters)
        return last and self.progress.step + 1 == len(self.chapter.steps)

    # Answers

    def reply(self, actions: list[int]) -> Reply:
        """Answer the step; what is right is played, and leads on when it is all. Raises IllegalAction.

        What is more than the step asks for answers the steps after it: a page may send a whole turn at once.
        """
        texts = self._checked(actions)
        if self.step.kind == "play":
            self._play(texts)
            return Reply(True, texts)
        left = list(texts)
        while left and self.step.kind == "ask":
            taken = self._agreeing(left)
            if not taken:
                return Reply(False, self._differing(left))
            self._accept(left[:taken])
            left = left[taken:]
        return Reply(True, texts)

    def _agreeing(self, texts: list[str]) -> int:
        """How much of an answer belongs to this step and is right; nothing where it goes wrong before the step's end."""
        given = self.given
        for answer in self.step.answers():
            wanted = list(answer[len(given) :]) if list(answer[: len(given)]) == given else []
            shorter = min(len(wanted), len(texts))
            if shorter and wanted[:shorter] == texts[:shorter]:
                return shorter
        return 0

    def _accept(self, texts: list[str]) -> None:
        so_far = [*self.given, *texts]
        self.progress.answers[self.progress.step] = so_far
        if tuple(so_far) in self.step.answers():
            self.go_on()
        else:
            self._enter()

    def _differing(self, texts: list[str]) -> list[str]:
        """What is left of an answer behind what it has in common with the right one."""
        wanted = self.step.answer[len(self.given) :]
        same = next((at for at, text in enumerate(texts) if at >= len(wanted) or text != wanted[at]), 0)
        return texts[same:]

    def _checked(self, actions: list[int]) -> list[str]:
        """The texts of actions that can be taken one after the other, as they come or in the order of the vocabulary."""
        if not actions or not {actions[0], min(actions)} & set(self.legal()):
            raise IllegalAction("lesson-not-asked")
        try:
            taken = decisions(self.match.copy(), self.lesson.seat, actions)
        except IllegalAction:
            taken = decisions(self.match.copy(), self.lesson.seat, sorted(actions))
        return [self.text_of(action) for action in taken]

    # Free play

    def _play(self, texts: list[str]) -> None:
        seat, parse = self.lesson.seat, self.match.game.vocabulary.parse
        before = self._mark()
        for text in texts:
            self._decide(seat, parse(text))
        while not self._has_ended(before) and seat not in self.match.pending:
            asked = self.match.pending[0]
            self._decide(asked, self._bot_choice(asked))
        if self._has_ended(before):
            self.go_on()

    def finish(self) -> None:
        """Let a bot play the rest of a free play for the learner."""
        before = self._mark()
        while self.step.kind == "play" and not self._has_ended(before):
            asked = self.match.pending[0]
            self._decide(asked, self._bot_choice(asked))
        if self.step.kind == "play":
            self.go_on()

    def _decide(self, seat: int, action: int) -> None:
        self.progress.line.append((seat, self.text_of(action)))
        self.match.push(seat, action)

    def _bot_choice(self, seat: int) -> int:
        number = seat_seed(self.lesson.seed + len(self.progress.line), seat)
        return make(self.lesson.level, self.lesson.game, number).choose(self.match.view(seat), self.match.legal(seat))

    def _mark(self) -> object:
        return None if self.step.until == OVER else self.match.view(self.lesson.seat).get(self.step.until)

    def _has_ended(self, before: object) -> bool:
        return self.match.over or self._mark() != before


def kind_of(action: str) -> str:
    return action.partition(" ")[0]


def choices_named(actions: Iterable[str]) -> list[str]:
    """Choices as things to point at, each once."""
    return [f"choice:{action}" for action in dict.fromkeys(actions)]


def decisions(match: Match, seat: int, wanted: list[int]) -> list[int]:
    """Take actions one after the other; which of them were decided, and not forced by those before them."""
    taken: list[int] = []
    left = list(wanted)
    while left:
        before = match.made
        taken.append(left[0])
        match.push(seat, left[0])
        for made in match.since(before):
            if made.seat == seat and made.action in left:
                left.remove(made.action)
    return taken


def play_script(match: Match, step: Step, where: str) -> None:
    """What others, or the script for the learner, decide before a step."""
    for scripted in step.do:
        try:
            match.push(scripted.seat, scripted.action)
        except IllegalAction as error:
            raise error.inside(f"{where}: do", BadLesson) from None


@cache
def chapter_start(game: str, number: int) -> Match:
    """The match at the beginning of a chapter; whoever plays on copies it."""
    taken = lesson(game)
    chapter = taken.chapters[number]
    if chapter.start:
        position = json.loads((folder(game) / chapter.start).read_text(encoding="utf-8"))
        return trois.load(position, seed=taken.seed)
    if number == 0:
        options: dict[str, Any] = dict(taken.options)
        return trois.new(game, seats=taken.seats, seed=taken.seed, **options)
    match = chapter_start(game, number - 1).copy()
    before = taken.chapters[number - 1]
    for step in before.steps:
        play_script(match, step, f"{game}: {before.id}: {step.id}")
        for action in step.answer:
            match.push(taken.seat, action)
    return match
