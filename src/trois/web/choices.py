"""What a seat may do now: each choice with its price and what it is certain to bring."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from rich.text import Text as Ink

from trois.core.chance import Preview, Uncertain
from trois.core.game import AnyGame
from trois.core.journal import Event, Journal
from trois.core.match import Match
from trois.terminal.drawing import drawing
from trois.text import Text
from trois.web import glyphs
from trois.web.tables.table import LiveTable

SIGNS = {"gained": "+", "paid": "−", "lost": "−"}
NO_ROOM = "×"
"""In Troyes Dice nothing is lost that was had before: what is gained beyond the end of a track has no room."""
MOST_CHIPS = 6
SIGNED = re.compile(r"^([+−])\d")


@dataclass(frozen=True)
class Chip:
    """What a choice costs (−), brings (+) or otherwise is about."""

    sign: str
    words: str


@dataclass
class Choice:
    action: int
    text: str
    phrase: str
    ends: bool
    """Whether it would end the turn while something before it could still be taken back."""
    chips: list[Chip] = field(default_factory=list)

    @property
    def label(self) -> str:
        """Phrase, price and gain in one line: what a screen reader says."""
        return ", ".join([self.phrase, *(chip.words for chip in self.chips)])


def choices_of(live: LiveTable, seat: int, text: Text) -> list[Choice]:
    match, vocabulary = live.playing, live.game.vocabulary
    view, drawn = live.seat_view(seat).view, drawing(live.row.game)
    undoable = match.can_undo(seat)
    choices = []
    for action in match.legal(seat):
        events, ends = foreseen(match, seat, action)
        effect = drawn.effect(view, vocabulary.kind(action), vocabulary.words(action), events, text)
        chips = _chips(live.game, _sums(live.game, seat, events), effect, text, live.names())
        phrase = capital(glyphs.phrase(live.game, view, action, text, live.names()))
        told = [chip for chip in chips if chip.sign or vocabulary.kind(action) != "use"]
        choices.append(Choice(action, vocabulary.text(action), phrase, undoable and ends, told))
    return choices


def foreseen(match: Match, seat: int, action: int) -> tuple[list[Event], bool]:
    """What an action is certain to do, as this seat would see it, and whether the seat's turn would be over."""
    journal = Journal()
    state = match.state.copy()
    try:
        match.game.apply(state, seat, action, Preview(0), journal)
    except Uncertain:
        return journal.seen_by(seat), True
    return journal.seen_by(seat), seat not in match.game.pending(state)


def _sums(game: AnyGame, seat: int, events: list[Event]) -> dict[tuple[str, str], int]:
    """What the seat certainly pays and gains, the same thing added up."""
    sums: dict[tuple[str, str], int] = {}
    for event in events:
        if event[0] in SIGNS and event[1] == seat:
            args = dict(zip(game.events[str(event[0])], event[2:], strict=True))
            what, amount = str(args.get("what", "deniers")), args.get("amount", args.get("deniers"))
            if isinstance(amount, int) and amount:
                sign = NO_ROOM if game.name == "troyes-dice" and event[0] == "lost" else SIGNS[str(event[0])]
                thing = (sign, what)
                sums[thing] = sums.get(thing, 0) + amount
    return sums


def _chips(
    game: AnyGame, sums: dict[tuple[str, str], int], effect: Ink, text: Text, names: Sequence[str]
) -> list[Chip]:
    """Prices, then gains; of the game's own remarks those that add something."""
    ordered = sorted(sums.items(), key=lambda item: "−+×".index(item[0][0]))
    certain = [_sum(sign, n, glyphs.thing_word(game.name, what, n, text), text) for (sign, what), n in ordered]
    signs = {chip.sign for chip in certain if chip.sign}
    told = {chip.words.lstrip("+−") for chip in certain}
    remarks = [c for c in _remarks(game.name, effect, text, names) if c.sign not in signs and c.words not in told]
    return [*(r for r in remarks if not r.sign), *(r for r in remarks if r.sign), *certain][:MOST_CHIPS]


def _sum(sign: str, n: int, what: str, text: Text) -> Chip:
    return Chip("", text("web.sign.no-room", n=n, what=what)) if sign == NO_ROOM else Chip(sign, f"{sign}{n} {what}")


def _remarks(game: str, effect: Ink, text: Text, names: Sequence[str]) -> list[Chip]:
    """The terminal's line about a choice, piece by piece, with words for its signs."""
    cuts = sorted({0, len(effect.plain), *(edge for span in effect.spans for edge in (span.start, span.end))})
    plain = effect.plain
    pieces = [plain[start:end].strip(" ,") for start, end in pairwise(c for c in cuts if not _is_reckoned(plain, c))]
    return [remark(game, piece, text, names) for piece in pieces if piece and not _is_die(piece) and "◆" not in piece]


def _is_reckoned(plain: str, cut: int) -> bool:
    """An equation stays in one piece."""
    return plain[:cut].rstrip().endswith("=") and cut < len(plain)


def remark(game: str, piece: str, text: Text, names: Sequence[str]) -> Chip:
    signed = SIGNED.match(piece)
    return Chip(signed[1] if signed else "", glyphs.in_words(game, piece, text, names))


def reckoning(live: LiveTable, question: str, text: Text) -> tuple[str, list[Chip]]:
    """A question without its brackets, and the total and the price of a choice in the making."""
    asks, pieces = glyphs.apart(question)
    return capital(asks), [remark(live.row.game, piece, text, live.names()) for piece in pieces]


def _is_die(words: str) -> bool:
    """A lone letter of a district, with or without a number, is on the board already."""
    return len(words.split(maxsplit=1)[0]) == 1 and words[0].isalpha()


def capital(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]
