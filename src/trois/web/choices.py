"""What a seat may do now: each choice with its price and what it is certain to bring."""

from dataclasses import dataclass, field

from trois.core.chance import Preview, Uncertain
from trois.core.game import AnyGame
from trois.core.journal import Event, Journal
from trois.core.match import Match
from trois.text import Text, area
from trois.web.live import Live

GAINS = {"gained": "+", "paid": "−", "spent": "−"}
MOST_CHIPS = 6


@dataclass
class Chip:
    """A price or a gain in two or three characters, and the word for what it is of."""

    sign: str
    amount: int
    what: str
    label: str


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
        parts = [f"{chip.sign}{chip.amount} {chip.label}" for chip in self.chips]
        return ", ".join([self.phrase, *parts])


def choices_of(live: Live, seat: int, text: Text) -> list[Choice]:
    match = live.playing
    undoable = match.can_undo(seat)
    choices = []
    for action in match.legal(seat):
        events, ends = foreseen(match, seat, action)
        phrase = text.action(match.game, action)
        chips = _chips(match.game, seat, events, text)
        choices.append(Choice(action, match.game.vocabulary.text(action), capital(phrase), undoable and ends, chips))
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


def _chips(game: AnyGame, seat: int, events: list[Event], text: Text) -> list[Chip]:
    """Prices first, then gains; the same thing added up."""
    sums: dict[tuple[str, str], int] = {}
    for event in events:
        args = dict(zip(game.events[str(event[0])], event[2:], strict=True))
        if event[0] in GAINS and event[1] == seat and isinstance(args.get("amount"), int):
            thing = (GAINS[str(event[0])], str(args.get("what", "")))
            sums[thing] = sums.get(thing, 0) + int(args["amount"])
    ordered = sorted(sums.items(), key=lambda item: item[0][0] == "+")
    chips = [Chip(sign, amount, what, thing_word(game.name, what, amount, text)) for (sign, what), amount in ordered]
    return [chip for chip in chips if chip.amount][:MOST_CHIPS]


def thing_word(game: str, what: str, amount: int, text: Text) -> str:
    """A thing that is counted, in the number that fits."""
    counted = f"{area(game)}.what.{what}"
    if text.has(counted):
        return text(counted, n=amount)
    return text.word(game, what)


def capital(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]
