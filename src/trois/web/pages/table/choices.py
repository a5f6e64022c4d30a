"""What a seat may do now, as a page shows it: names, chips in signs and in words, in groups."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import groupby

from markupsafe import Markup, escape

from trois.draw.thumbs import glimpse, thumb
from trois.rulebook.finding import SIGN, explained_sign
from trois.text import SHAPES, Text
from trois.text.chips import chip_signs, chip_words, shape
from trois.text.model import Chip, Choice, Good, Tone
from trois.text.signs import tokens
from trois.text.voice import ENDS, Voice, choices_of
from trois.web.pages import signs
from trois.web.tables.table import LiveTable

MOST_CHIPS = 6
_PREFIXES = {"price": "−", "risk": "−", "gain": "+", "fact": ""}
_WHOSE = Markup('<span class="p{0}"><span class="shape">{1}</span></span>')
_BY_WORD = ("used", "resource", "citizens")
"""Things whose word says which of them."""
_IN_SIGNS = ("effect", "wages")
_REACHING = ("strength", "too-few")
"""An amount beside what it must reach."""
FIRST = "first"
"""The group of things that can be picked before it is said what for; it is folded, the board shows them too."""
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
    in_parts: bool = False
    """Whether a script lets it be picked in parts."""
    changes: str = ""
    """What it does to the viewer's goods, for the script that shows what they become: `deniers:-4 vp:3`."""
    face: str = ""
    """What the die in hand must show for it: `yellow:3`."""
    pick: str = ""
    """Whether it is picked before it is said what for: "more" can be, "picked" is."""
    die: Markup | str = ""
    """The die it is, drawn."""
    about: str = ""
    """The card it is about; what that does is told to whoever can't see it."""
    picture: Markup | str = ""
    """The card it is about, drawn, where choices are few."""
    glimpse: Markup | str = ""
    """What it does to a part of the board, drawn."""
    does: Markup | str = ""
    """What the card it is about does, in one line of signs; for windows that don't show the card beside it."""
    language: str = "en"

    @property
    def label(self) -> str:
        """Name, price and gain in one line: what a screen reader says."""
        return ", ".join([self.choice.name, *(chip.words for chip in self.chips)])

    @property
    def value(self) -> str:
        """What is sent: the action, and what is decided together with it."""
        return " ".join(map(str, (self.choice.action, *self.choice.then)))

    @property
    def short(self) -> Markup | str:
        """What is seen of its name; the name itself is read out."""
        short = self.choice.label
        return signs.drawn(short, self.language) if short and short != self.choice.name else ""


def changes_of(voice: Voice, chips: Iterable[Chip]) -> str:
    """What chips do to the viewer's goods."""
    sums: dict[str, int] = {}
    for chip in chips:
        thing, amount = voice.change(chip) or ("", 0)
        sums[thing] = sums.get(thing, 0) + amount
    return " ".join(f"{thing}:{amount}" for thing, amount in sums.items() if amount)


@dataclass(frozen=True)
class Group:
    """Choices under one heading."""

    name: str
    heading: Markup
    offers: list[Offer]
    folded: bool = False


def offers(live: LiveTable, seat: int, voice: Voice) -> list[Offer]:
    """The legal actions, in the order of the vocabulary."""
    return [offer_of(voice, choice) for choice in choices_of(live.playing, seat, voice)]


def offer_of(voice: Voice, choice: Choice) -> Offer:
    face = voice.face(choice.action)
    chips = labels(voice, choice.chips[:MOST_CHIPS])
    if choice.colour:  # its edge shows the colour; it is still read out
        chips = [
            replace(label, signs=Markup("")) if chip.thing == "colour" else label
            for chip, label in zip(choice.chips, chips, strict=False)
        ]
    return Offer(
        choice,
        chips,
        changes=changes_of(voice, choice.chips),
        face=f"{face.colour}:{face.value}" if face else "",
        die=_drawn_die(voice, choice),
        about=voice.about(choice.action),
        picture=_picture(voice, choice),
        glimpse=signs.svg(glimpse(voice.game.name, voice.view, choice.action)),
        does=_does(voice, choice),
        language=voice.text.language,
    )


def _does(voice: Voice, choice: Choice) -> Markup | str:
    about = voice.about(choice.action)
    return (
        signs.drawn(voice.card(about).short, voice.text.language) if about and choice.group in voice.explained else ""
    )


def _picture(voice: Voice, choice: Choice) -> Markup | str:
    """Its card, or the sign of what it brings."""
    if choice.group not in voice.pictured:
        return ""
    about, game = voice.about(choice.action), voice.game.name
    resource = voice.game.vocabulary.words(choice.action).get("resource", "")
    return signs.svg(thumb(game, about)) if about else signs.large_sign(signs.thing_sign(resource, game))


def _drawn_die(voice: Voice, choice: Choice) -> Markup | str:
    die = voice.die(choice.action)
    return "" if die is None else Markup('<span aria-hidden="true">{}</span>').format(signs.die(die.value, die.colour))


def explanations(voice: Voice, offered: Iterable[Offer]) -> dict[str, str]:
    """What the cards of the choices do, by their ids."""
    cards = {name: voice.card(name) for name in dict.fromkeys(offer.about for offer in offered) if name}
    return {name: card.full or card.short for name, card in cards.items() if card.full or card.short}


def labels(voice: Voice, chips: Iterable[Chip]) -> list[Label]:
    return [Label(chip.tone, chip_words(voice, chip), _signs(voice, chip)) for chip in chips]


def _signs(voice: Voice, chip: Chip) -> Markup:
    """Where there is little room: an amount with the sign of its thing, a colour as a die, else signs or words."""
    if chip.thing == "colour":
        return signs.drawn(f"[{chip.word}]", voice.text.language)
    if chip.thing in _REACHING and chip.amount is not None and chip.of is not None:
        return signs.reach(chip.amount, chip.of) + f" {chip.amount} {'≥' if chip.amount >= chip.of else '<'} {chip.of}"
    thing = signs.thing_sign(chip.word if chip.thing in _BY_WORD else chip.thing, voice.game.name)
    if thing and chip.amount is not None:
        return _amount(_PREFIXES[chip.kind], chip.amount, thing, chip.whose)
    short = chip_signs(voice, chip)
    shown = short if chip.thing in _IN_SIGNS or _is_plain(short) else chip_words(voice, chip)
    return signs.drawn(shown, voice.text.language)


@lru_cache(4096)
def _amount(prefix: str, amount: int, thing: Markup, whose: int | None) -> Markup:
    owner = "" if whose is None else _WHOSE.format(whose, shape(whose))
    return Markup("{}{}{}{}").format(owner, prefix, amount, thing)


def _is_plain(short: str) -> bool:
    """Whether a reader needs no legend: numbers, marks that are drawn, no letters or shapes that stand for something."""
    said = "".join(token.value for token in tokens(short) if not token.is_sign)
    return not any(letter.isalpha() or letter in SHAPES for letter in said)


def groups(offered: list[Offer], voice: Voice) -> list[Group]:
    """The choices by their groups, these in the order in which they first come up, unless the voice wants another."""
    names = [offer.choice.group for offer in offered]
    last = {name: max(offer.choice.order for offer in offered if offer.choice.group == name) for name in set(names)}
    only_folded = (voice.folded | ENDS).issuperset(names)
    sorted_by_group = sorted(offered, key=lambda offer: (last[offer.choice.group], names.index(offer.choice.group)))
    folded = frozenset((FIRST,)) if only_folded else voice.folded | {FIRST}
    return [
        Group(name, _heading(voice, name), _ordered(name, list(found)), name in folded)
        for name, found in groupby(sorted_by_group, key=lambda offer: offer.choice.group)
    ]


def _heading(voice: Voice, group: str) -> Markup:
    if group == FIRST:
        return escape(voice.text("web.play.pick-first"))
    return signs.drawn(voice.heading(group), voice.text.language)


def _ordered(group: str, found: list[Offer]) -> list[Offer]:
    return found[::-1] if group == _MOST_FIRST else sorted(found, key=lambda offer: offer.choice.order)


@dataclass(frozen=True)
class GoodLine:
    """Something a player has: its sign, the number, what it is called."""

    good: Good
    sign: Markup
    word: str
    rule: str = ""
    """Its place in the legend of the rules, as `finding.place_of` takes it; nothing where it has none."""


def goods(voice: Voice, seat: int) -> list[GoodLine]:
    """What a seat has, as far as the viewer knows."""
    return [_good_line(voice.text.language, voice.game.name, good) for good in voice.goods(seat)]


def secrets(voice: Voice) -> list[tuple[str, Markup]]:
    """The cards that only the viewer sees: what finds them in the rules, and a line with its signs drawn."""
    return [(card, signs.drawn(line, voice.text.language)) for card, line in voice.secrets()]


@lru_cache(4096)
def _good_line(language: str, game: str, good: Good) -> GoodLine:
    name = explained_sign(game, signs.sign_name(good.thing, game))
    rule = f"{SIGN}{name}" if name else ""
    return GoodLine(good, signs.thing_sign(good.thing, game), Text(language).word(game, good.thing, "good"), rule)
