"""A match with a teacher beside it, as lessons and puzzles show it: the board, what is said, what can be chosen."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from markupsafe import Markup

from trois.core.match import Match
from trois.draw.frames import Frame
from trois.draw.teacher import teacher
from trois.lessons.course import choices_named
from trois.lessons.pointing import selectors
from trois.text import Text, about
from trois.text.markup import runs
from trois.text.model import Chip, Choice, Draft
from trois.text.voice import ENDS, Voice, choices_of, voice_of
from trois.web.pages import boards, signs
from trois.web.pages.table.choices import Offer, goods, groups, labels, offer_of, secrets
from trois.web.pages.table.drafting import drafts_json, parted, preset, with_drafts


@dataclass(frozen=True)
class Said:
    """What the teacher says."""

    title: str
    text: Markup
    note: Markup
    points: list[str]
    """What is pointed at, as the lesson names it."""


@dataclass(frozen=True)
class Answered:
    """What came of an answer: why it was wrong, what is right, or that it was right."""

    names: list[str] = field(default_factory=list)
    """What was chosen, in words; of a right answer that leads on, too."""
    right: bool = False
    reason: Markup = field(default=Markup(""))
    shown: list[str] = field(default_factory=list)
    """The right choices, for a learner who asked to see them."""
    points: list[str] = field(default_factory=list)
    """Where these are."""


@dataclass(frozen=True)
class Scene:
    """A match as its learner sees it."""

    match: Match
    seat: int
    legal: list[int]
    names: Sequence[str]
    number: str
    """Changes with every question, so that a page knows a new one."""
    tells_gains: bool = True
    """Whether choices tell what they bring; a puzzle would answer itself."""


def marked(text: str, language: str) -> Markup:
    """A text of a lesson: bold words, and its signs drawn."""
    bold = Markup("<strong>{}</strong>")
    drawn = [(_drawn(piece, language), is_bold) for piece, is_bold in runs(text)]
    return Markup("").join(bold.format(piece) if is_bold else piece for piece, is_bold in drawn)


def _drawn(piece: str, language: str) -> Markup:
    """With the space at its end, which belongs to no sign and no word; a bracket stays with the sign behind it."""
    return signs.drawn(piece.replace("(", "(\u2060"), language) + (" " if piece[-1:] == " " else "")


def context(scene: Scene, said: Said, answered: Answered, text: Text, frame: Frame) -> dict[str, object]:
    """What the templates of a lesson need besides its chapters."""
    voice = voice_of(scene.match.view(scene.seat), text, scene.names)
    drafts = _drafts(scene, voice)
    choices = with_drafts(_offers(scene, voice), drafts, voice)
    question = voice.question() if choices else None
    return _board(scene, voice, choices, frame) | {
        "said": said,
        "answered": answered,
        "points": json.dumps(
            [selectors(point, scene.match.game) for point in _pointed(answered.points or said.points, drafts, voice)]
        ),
        "question": question.sentence if question else "",
        "draft": labels(voice, question.chips) if question else [],
        "groups": groups(choices, voice),
        "drafts": drafts_json(drafts, voice),
        "preset": preset(voice) if drafts else "",
        "ask": {"explanations": {}, "ranks": {}, "drafting": {"picked": ()}},
        "goods": goods(voice, scene.seat),
        "secrets": secrets(voice),
        "teacher": Markup(teacher()),  # noqa: S704 (drawn by us)
        "title": about.title(scene.match.game, text),
        "number": scene.number,
    }


def _board(scene: Scene, voice: Voice, choices: list[Offer], frame: Frame) -> dict[str, object]:
    names = {offer.choice.action: offer.label for offer in choices}
    return {
        "board": boards.shown(voice, names, frame),
        "symbols": boards.symbols(scene.match.game.name),
        "game": scene.match.game.name,
    }


def _offers(scene: Scene, voice: Voice) -> list[Offer]:
    if not scene.legal:
        return []
    return [
        offer_of(voice, replace(choice, then=(), chips=_told(choice, scene)))
        for choice in choices_of(scene.match, scene.seat, voice)
        if choice.action in scene.legal
    ]


def _told(choice: Choice, scene: Scene) -> tuple[Chip, ...]:
    return tuple(chip for chip in choice.chips if scene.tells_gains or chip.kind in ("price", "fact"))


def _drafts(scene: Scene, voice: Voice) -> list[Draft]:
    """What can be picked together: of a lesson only what it offers to begin with, and what goes with that."""
    if not scene.legal:
        return []
    return [draft for draft in voice.drafts() if set(draft.picked) & set(scene.legal)]


def _pointed(points: list[str], drafts: list[Draft], voice: Voice) -> list[str]:
    """A choice that is picked in parts is pointed at by these."""
    text = voice.game.vocabulary.text
    parts = {text(whole): choices_named(map(text, picked)) for whole, picked in parted(drafts).items()}
    return [one for point in points for one in parts.get(point.removeprefix("choice:"), [point])]


def names_of(match: Match, seat: int, actions: Sequence[str], text: Text, names: Sequence[str]) -> list[str]:
    """Actions that are taken one after the other, as the lists of choices call them; how often, where they are alike."""
    going, found = match.copy(), list[str]()
    for action in actions:
        voice = voice_of(going.view(seat), text, names)
        number = match.game.vocabulary.parse(action)
        if voice.group(number) not in ENDS or not found:
            found.append(voice.name(number))
        going.push(seat, number)
    often = Counter(found)
    return [name if count == 1 else text("web.learn.times", name=name, n=count) for name, count in often.items()]


def choice_name(match: Match, seat: int, action: str, text: Text, names: Sequence[str]) -> str:
    """An action as the lists of choices call it."""
    return voice_of(match.view(seat), text, names).name(match.game.vocabulary.parse(action))


# The end


@dataclass(frozen=True)
class Source:
    """Points of one source; the bar is a part of the longest one, 0 to 100."""

    name: str
    points: int
    width: float


@dataclass(frozen=True)
class Account:
    """A seat's points, by source."""

    seat: int
    name: str
    rank: int
    total: int
    parts: list[Source]


def ledger(match: Match, names: Sequence[str], text: Text) -> list[Account]:
    """Seat by seat, the best first."""
    scores = match.scores
    longest = max([1, *(abs(points) for score in scores for points in score.parts.values())])
    accounts = [
        Account(seat, names[seat], rank, score.total, [
            Source(about.score_part(match.game.name, source, text), points, round(100 * abs(points) / longest, 1))
            for source, points in score.parts.items()
        ])
        for seat, (score, rank) in enumerate(zip(scores, match.ranks, strict=True))
    ]  # fmt: skip
    return sorted(accounts, key=lambda account: account.rank)
