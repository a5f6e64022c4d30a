"""The question on the page of a table: what can be chosen, what was drafted and picked, what a hint says of it."""

from dataclasses import dataclass, field
from urllib.parse import urlencode

from markupsafe import Markup

from trois.draw.frames import MEDIUM, Frame
from trois.draw.thumbs import thumb
from trois.rulebook import has_book
from trois.text import SHAPES
from trois.text.model import Die, Draft, Question
from trois.text.reasons import hint_reason
from trois.text.voice import Voice, voice_of
from trois.web.bots.hints import Hint
from trois.web.bots.play import asked_bots
from trois.web.pages.signs import die, svg
from trois.web.pages.table import drafting
from trois.web.pages.table.choices import (
    GoodLine,
    Group,
    Label,
    Offer,
    explanations,
    goods,
    groups,
    labels,
    offers,
    secrets,
)
from trois.web.tables.agreed.clock import Holidays
from trois.web.tables.decisions import confirm_reason
from trois.web.tables.table import LiveTable


@dataclass(frozen=True)
class Absence:
    """The seats of people who are away, the seats that a bot may play for, and until when each person is on holiday."""

    away: set[int] = field(default_factory=set)
    replaceable: set[int] = field(default_factory=set)
    holidays: Holidays = field(default_factory=dict)


@dataclass
class Shown:
    """What this answer shows besides the table: a decision to confirm, advice, why a wish was refused."""

    confirm: tuple[int, ...] = ()
    """A decision, with what is decided together with it."""
    picked: tuple[int, ...] = ()
    """What the viewer has picked before saying what for."""
    advice: list[Hint] = field(default_factory=list)
    message: str = ""
    absence: Absence = field(default_factory=Absence)
    frame: Frame = MEDIUM
    known: int | None = None
    """How many events the page has shown already, if it says so: what is new moves."""


@dataclass(frozen=True)
class Confirming:
    """A decision that is to be confirmed, with what is decided together with it, and why it is asked again."""

    offer: Offer
    steps: str
    reason: str


@dataclass(frozen=True)
class Drafting:
    """Several steps in one decision: for the script, what can be picked together; the die in hand; what was picked."""

    drafts: str = ""
    preset: str = ""
    hand: drafting.Hand | None = None
    picked: tuple[Offer, ...] = ()


@dataclass(frozen=True)
class Advice:
    """A hint in the page's words; the chance to win in per cent, the scores with the seats and their shapes."""

    rank: int
    action: int
    name: str
    share: int
    scores: list[tuple[int, str, str, int]]
    why: str
    """What it brings beside the others, and how it would go on."""


@dataclass(frozen=True)
class Asking:
    """What a viewer is asked; for everybody else, whom the table waits for."""

    number: int
    """Of the question: an answer to an older one is refused."""
    sentence: str
    help: str
    rule: str
    """Where the rules explain it."""
    subject: Markup
    chips: list[Label]
    """What the draft comes to so far."""
    dice: list[Markup]
    goods: list[GoodLine]
    secrets: list[tuple[str, Markup]]
    choices: list[Offer]
    groups: list[Group]
    explanations: dict[str, str]
    """What the cards of the choices do."""
    ranks: dict[int, int]
    advice: list[Advice]
    confirm: Confirming | None
    drafting: Drafting
    making: list[str]
    """The steps of the turn so far."""
    waiting_for: list[str]
    is_thinking: bool

    @property
    def is_asked(self) -> bool:
        return bool(self.choices)


def asking(live: LiveTable, seat: int | None, voice: Voice, extra: Shown) -> Asking:
    choices, drafts = _choices(live, seat, voice, extra)
    question = voice.question()
    return Asking(
        number=0 if seat is None else live.numbers[seat],
        sentence=question.sentence if question else "",
        help=question.help if question else "",
        rule=rule_address(live, seat, question.kind) if question else "",
        subject=subject_of(voice.game.name, question),
        chips=labels(voice, question.chips) if question else [],
        dice=[die(one.value, one.colour) for one in question.dice] if question else [],
        goods=[] if seat is None else goods(voice, seat),
        secrets=[] if seat is None else secrets(voice),
        choices=choices,
        groups=groups(choices, voice),
        explanations=explanations(voice, choices),
        ranks={hint.action: rank for rank, hint in enumerate(extra.advice, 1)} if choices else {},
        advice=advice_of(voice, seat, extra.advice) if choices and seat is not None else [],
        confirm=_confirming(live, seat, choices, extra.confirm),
        drafting=_drafting(voice, choices, drafts),
        making=[] if seat is None else steps(live, voice, seat),
        waiting_for=[live.names()[s] for s in live.pending],
        is_thinking=len(live.pending) == 1 and bool(asked_bots(live)),
    )


def _choices(live: LiveTable, seat: int | None, voice: Voice, extra: Shown) -> tuple[list[Offer], list[Draft]]:
    """What can be chosen, what can be picked for it, and what goes together."""
    if seat is None or seat not in live.pending:
        return [], []
    drafts = voice.drafts()
    choices = drafting.with_picks(offers(live, seat, voice), drafting.picking_of(voice, extra.picked), voice)
    return drafting.with_drafts(choices, drafts, voice), drafts


def _drafting(voice: Voice, choices: list[Offer], drafts: list[Draft]) -> Drafting:
    if not choices:
        return Drafting()
    preset = drafting.preset(voice) if drafts else ""
    picked = tuple(offer for offer in choices if offer.pick == "picked")
    return Drafting(drafting.drafts_json(drafts, voice), preset, drafting.hand(voice, choices), picked)


def _confirming(live: LiveTable, seat: int | None, choices: list[Offer], actions: tuple[int, ...]) -> Confirming | None:
    found = next((offer for offer in choices if offer.choice.action in actions[:1]), None)
    if found is None or seat is None:
        return None
    return Confirming(found, " ".join(map(str, actions)), confirm_reason(live, seat, list(actions)))


def subject_of(game: str, question: Question | None) -> Markup:
    """The picture of what the viewer is asked about; nothing where there is none."""
    subject = question.subject if question else None
    if isinstance(subject, Die):
        return Markup('<span class="subject" aria-hidden="true">{}</span>').format(die(subject.value, subject.colour))
    return svg(thumb(game, subject)) if subject else Markup("")


def rule_address(live: LiveTable, seat: int | None, question: str) -> str:
    """Where the rules explain a question; nothing for a game without a book."""
    if not has_book(live.row.game):
        return ""
    told = {"thing": f"question:{question}", "table": live.id, "seat": "" if seat is None else str(seat)}
    return f"/rules/{live.row.game}/find?{urlencode(told)}"


def steps(live: LiveTable, voice: Voice, seat: int) -> list[str]:
    """What is in the making, step by step; a step is called what it was called when it was chosen."""
    earlier = live.playing.copy()
    names: list[str] = []
    while earlier.can_undo(seat) and voice.so_far(len(names) + 1) > len(names):
        chosen = next(made for made in reversed(earlier.line) if made.seat == seat and not made.forced)
        earlier.undo(seat)
        names.append(voice_of(earlier.view(seat), voice.text, voice.names).name(chosen.action))
    return names[::-1]


def advice_of(voice: Voice, seat: int, hints: list[Hint]) -> list[Advice]:
    """Where seats don't touch, the search expects a score for the asking seat alone."""
    return [
        Advice(
            rank, one.action, voice.name(one.action), round(100 * one.share), _expected(voice, seat, one.scores),
            hint_reason(voice, one.gain, one.line, rank == 1),
        )
        for rank, one in enumerate(hints, 1)
    ]  # fmt: skip


def _expected(voice: Voice, seat: int, scores: list[float]) -> list[tuple[int, str, str, int]]:
    seats = range(len(voice.names)) if len(scores) == len(voice.names) else [seat]
    return [(one, SHAPES[one], voice.names[one], round(score)) for one, score in zip(seats, scores, strict=False)]
