"""What a seat may do now, as a page shows it: names, chips in signs and in words, in groups."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from markupsafe import Markup, escape

from trois.text.chips import SIGNS as SHARED
from trois.text.chips import chip_signs, chip_words
from trois.text.voice import Chip, Choice, Draft, Good, Tone, Voice, choices_of
from trois.web.pages import signs
from trois.web.tables.table import LiveTable

MOST_CHIPS = 6
_SIGNED = {"price": -1, "risk": -1, "gain": 1}
_MOST_FIRST = "times"
"""The group of numbers: how often something is done. The most comes first."""


@dataclass(frozen=True)
class Label:
    """A chip in words, and in signs for whoever sees them; its tone says how it looks."""

    tone: Tone
    words: str
    signs: Markup = field(default=Markup(""), compare=False)


@dataclass(frozen=True)
class Offer:
    """A choice in the list."""

    choice: Choice
    chips: list[Label]
    in_draft_only: bool = False
    """Whether it can be picked only together with others."""

    @property
    def label(self) -> str:
        """Name, price and gain in one line: what a screen reader says."""
        return ", ".join([self.choice.name, *(chip.words for chip in self.chips)])

    @property
    def changes(self) -> str:
        """What it does to the own goods, for the script that shows what they become: `deniers:-4 vp:3`."""
        return _changes(self.choice.chips)


def _changes(chips: Iterable[Chip]) -> str:
    sums: dict[str, int] = {}
    for chip in chips:
        if chip.kind in _SIGNED and chip.whose is None and chip.amount:
            sums[chip.thing] = sums.get(chip.thing, 0) + _SIGNED[chip.kind] * chip.amount
    return " ".join(f"{thing}:{amount}" for thing, amount in sums.items())


@dataclass(frozen=True)
class Group:
    """Choices under one heading."""

    name: str
    heading: Markup
    offers: list[Offer]
    folded: bool = False


def offers(live: LiveTable, seat: int, voice: Voice) -> list[Offer]:
    """The legal actions, in the order of the vocabulary."""
    return [Offer(choice, labels(voice, choice.chips[:MOST_CHIPS])) for choice in choices_of(live.playing, seat, voice)]


def picks(offered: list[Offer], drafts: list[Draft], voice: Voice) -> list[Offer]:
    """What can be picked for a draft but is no first step of its own, named as choices are."""
    known = {offer.choice.action for offer in offered}
    more = sorted({action for draft in drafts for action in draft.picked} - known)
    vocabulary = voice.game.vocabulary
    return [
        Offer(
            Choice(action, vocabulary.text(action), voice.name(action), voice.thing(action), voice.group(action)),
            [],
            in_draft_only=True,
        )
        for action in more
    ]


def drafts_json(drafts: list[Draft], voice: Voice) -> str:
    """For the script: by what is picked the steps to send, what they come to in HTML, and the changes of own goods."""
    told = {
        " ".join(map(str, sorted(draft.picked))): [
            " ".join(map(str, draft.steps)),
            "".join(_chip_html(label) for label in labels(voice, draft.chips)),
            _changes(draft.chips),
        ]
        for draft in drafts
    }
    return json.dumps(told, ensure_ascii=False) if told else ""


def _chip_html(label: Label) -> Markup:
    html = Markup('<span class="chip {}"><span aria-hidden="true">{}</span><span class="unseen">{} </span></span>')
    return html.format(label.tone, label.signs, label.words)


def labels(voice: Voice, chips: Iterable[Chip]) -> list[Label]:
    return [Label(chip.tone, chip_words(voice, chip), _signs(voice, chip)) for chip in chips]


def _signs(voice: Voice, chip: Chip) -> Markup:
    """What is drawn for a chip; its words where nothing of it can be drawn. Colours are dice."""
    if chip.thing == "colour":
        return signs.drawn(f"[{chip.word}]", voice.text.language)
    short = chip_signs(voice, chip)
    if signs.can_draw(short) or chip.thing in SHARED:
        return signs.drawn(short, voice.text.language)
    sign = signs.thing_sign(chip.thing)
    if sign and chip.kind in _SIGNED and chip.whose is None and not chip.word:
        return Markup("{}{}{}").format("+" if _SIGNED[chip.kind] > 0 else "−", chip.amount, sign)
    return escape(chip_words(voice, chip))


def groups(offered: list[Offer], voice: Voice) -> list[Group]:
    """The choices by their groups, these in the order in which they first come up."""
    names = [offer.choice.group for offer in offered]
    only_folded = voice.folded.issuperset(names)
    sorted_by_group = sorted(offered, key=lambda offer: names.index(offer.choice.group))
    return [
        Group(name, _heading(voice, name), _ordered(name, list(found)), name in voice.folded and not only_folded)
        for name, found in groupby(sorted_by_group, key=lambda offer: offer.choice.group)
    ]


def _heading(voice: Voice, group: str) -> Markup:
    return signs.drawn(voice.heading(group), voice.text.language)


def _ordered(group: str, found: list[Offer]) -> list[Offer]:
    return found[::-1] if group == _MOST_FIRST else found


@dataclass(frozen=True)
class GoodLine:
    """Something a player has: its sign, the number, what it is called."""

    good: Good
    sign: Markup
    word: str


def goods(voice: Voice, seat: int) -> list[GoodLine]:
    """What a seat has, as far as the viewer knows."""
    text = voice.text
    return [
        GoodLine(good, signs.thing_sign(good.thing), text.word(voice.game.name, good.thing, "good"))
        for good in voice.goods(seat)
    ]
