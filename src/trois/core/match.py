"""A match: a game being played, with checked decisions, undo and its history."""

from collections.abc import Callable

from trois.core import record
from trois.core.chance import Chance, Preview, RecordedChance, Uncertain
from trois.core.data import Json
from trois.core.errors import CannotUndo, IllegalAction
from trois.core.game import AnyGame, Position, Score, State, View, ranks
from trois.core.history import Checkpoint, Decision, Terms
from trois.core.journal import Event, Journal

painters: list[Callable[[View], str]] = []
"""What draws a view as SVG, if it is there: the core knows no drawing."""


class DryRun:
    """What an action is certain to do, as its seat would see it.

    `ends`: the seat would have nothing more to choose before others decide, or something is rolled or revealed;
    `reveals`: it is the latter.
    """

    def __init__(self, events: list[Event], ends: bool, reveals: bool = False) -> None:
        self.events = events
        self.ends = ends
        self.reveals = reveals


class Match:
    """`push` and `undo` check everything and change nothing when they refuse."""

    def __init__(self, game: AnyGame, terms: Terms, chance: RecordedChance, state: State, journal: Journal) -> None:
        self.game = game
        self.terms = terms
        self.seats = terms.seats
        self.chance = chance
        self.state = state
        self.journal = journal
        self.auto = False
        self.line: list[Decision] = []
        self.moment = 0
        self._origin = Checkpoint(state.copy(), chance.cursor, 0, journal)
        self._barrier = self._origin

    # What is asked

    @property
    def pending(self) -> list[int]:
        """The seats that must decide now; none = the match is over."""
        return list(self.game.pending(self.state))

    @property
    def over(self) -> bool:
        return not self.game.pending(self.state)

    def legal(self, seat: int) -> list[int]:
        """The actions a seat may choose from now; empty if it is not asked."""
        self._check_seat(seat)
        return list(self.game.legal(self.state, seat)) if seat in self.game.pending(self.state) else []

    def texts(self, seat: int) -> list[str]:
        """The same as text."""
        return [self.game.vocabulary.text(action) for action in self.legal(seat)]

    def asked(self, seat: int) -> int:
        """The number of the question a seat has before it: how many it has answered so far."""
        return sum(decision.seat == seat for decision in self.line)

    # Deciding

    def push(self, seat: int, action: int | str) -> None:
        """Take a decision, by index or text; raises IllegalAction with the reason."""
        index = self._understood(seat, action)
        self._do(seat, index, False)
        self.answer_forced()

    def preview(self, seat: int, action: int | str) -> list[Event]:
        """What a legal action is certain to do, as far as the seat would see it, without doing it."""
        return self.dry_run(seat, action).events

    def dry_run(self, seat: int, action: int | str) -> DryRun:
        """The same, and whether the seat's turn would end."""
        index = self._understood(seat, action)
        journal, state = Journal(), self.state.copy()
        try:
            self.game.apply(state, seat, index, Preview(0), journal)
            events = journal.seen_by(seat)
            return DryRun(events, self._has_ended(state, seat))
        except Uncertain:
            return DryRun(journal.seen_by(seat), True, reveals=True)

    def _has_ended(self, state: State, seat: int) -> bool:
        """Whether a seat has nothing more to choose; raises Uncertain where a forced answer reveals something."""
        while seat in self.game.pending(state):
            actions = self.game.legal(state, seat)
            if len(actions) > 1 or not self.auto:
                return False
            self.game.apply(state, seat, actions[0], Preview(0), None)
        return True

    def _understood(self, seat: int, action: int | str) -> int:
        self._check_seat(seat)
        asked = self.game.pending(self.state)
        if not asked:
            raise IllegalAction("the match is over")
        if seat not in asked:
            waiting = ", ".join(str(s) for s in asked)
            raise IllegalAction(f"seat {seat} is not asked now; waiting for: {waiting}")
        index = self.game.vocabulary.parse(action) if isinstance(action, str) else action
        if not 0 <= index < len(self.game.vocabulary):
            raise IllegalAction(f"there is no action {index}; they go from 0 to {len(self.game.vocabulary) - 1}")
        if index not in self.game.legal(self.state, seat):
            choices = self.texts(seat)
            shown = ", ".join(choices[:8]) + (", ..." if len(choices) > 8 else "")
            text = self.game.vocabulary.text(index)
            raise IllegalAction(f"seat {seat} cannot '{text}' now; it can: {shown}")
        return index

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalAction(f"there is no seat {seat}; seats go from 0 to {self.seats - 1}")

    def _do(self, seat: int, action: int, forced: bool) -> None:
        self._take(Decision(seat, action, forced, self.moment, self.chance.mark()))

    def _take(self, decision: Decision) -> None:
        """Apply a decision; a roll or a reveal puts up a barrier, a newly asked seat starts a new moment."""
        before = list(self.game.pending(self.state))
        drawn, revealed = self.chance.cursor, self.chance.reveals
        self.game.apply(self.state, decision.seat, decision.action, self.chance, self.journal)
        self.line.append(decision)
        self.moment = decision.moment
        if self.chance.cursor != drawn or self.chance.reveals != revealed:
            self.moment += 1
            self._barrier = Checkpoint(self.state.copy(), self.chance.cursor, len(self.line), self.journal)
        elif any(seat not in before for seat in self.game.pending(self.state)):
            self.moment += 1

    def answer_forced(self) -> None:
        """Answer every question that has one legal answer, if the match does so by itself."""
        while self.auto:
            for seat in self.game.pending(self.state):
                actions = self.game.legal(self.state, seat)
                if len(actions) == 1:
                    self._do(seat, actions[0], True)
                    break
            else:
                return

    def answer_by_itself(self, seat: int, action: int) -> None:
        """Answer a question as if it were forced: undo passes over it."""
        self._do(seat, action, True)
        self.answer_forced()

    # Undo

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take back the seat's last own decision, and with it what was forced after it.

        Past a roll, a reveal or a later decision of another seat the others must have `agreed`;
        the dice are not thrown anew: the same outcomes come again.
        """
        at = self._last_choice(seat)
        if not agreed:
            self._check_undo(seat, at)
        taken = self.line[at]
        later = [d for d in self.line[at + 1 :] if d.moment == taken.moment and d.seat != seat]
        self.chance.rewind(taken.mark)
        self._rebuild(self.line[:at] + later, self._barrier if at >= self._barrier.line else self._origin)
        self.moment = taken.moment

    def can_undo(self, seat: int) -> bool:
        try:
            self._check_undo(seat, self._last_choice(seat))
        except CannotUndo:
            return False
        return True

    def _last_choice(self, seat: int) -> int:
        self._check_seat(seat)
        for at in range(len(self.line) - 1, -1, -1):
            if self.line[at].seat == seat and not self.line[at].forced:
                return at
        raise CannotUndo(f"seat {seat} has no decision to take back")

    def _check_undo(self, seat: int, at: int) -> None:
        if at < self._barrier.line:
            raise CannotUndo("a roll or a reveal came after it: the other seats must agree")
        since = [d for d in self.line[at + 1 :] if d.seat != seat and not d.forced]
        if any(d.moment != self.line[at].moment for d in since):
            raise CannotUndo("another seat has decided since: the other seats must agree")

    def _rebuild(self, kept: list[Decision], start: Checkpoint) -> None:
        self.chance.cursor = start.drawn
        self.state = start.state.copy()
        self.journal.cut(start.journal, start.held)
        self.line = kept[: start.line]
        self._barrier = start
        for decision in kept[start.line :]:
            self._take(decision)

    # What is known

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def events(self, seat: int | None, start: int = 0) -> list[Event]:
        """What a seat may know of what happened, from journal entry `start` on."""
        return self.journal.seen_by(seat, start)

    @property
    def scores(self) -> list[Score]:
        """The points as they are. Before the end they tell what is hidden, such as others' characters and points:
        not for players' eyes, who get `scores_for`.
        """
        return self.game.scores(self.state)

    def scores_for(self, seat: int | None) -> list[Score]:
        """The points as a seat, or a spectator (None), can count them: of what its view hides it makes a guess,
        the same for the same view. When the match is over they are the scores.
        """
        if self.over:
            return self.scores
        return self.game.scores(self.game.imagine(self.view(seat), Chance(0)))

    @property
    def ranks(self) -> list[int]:
        return ranks(self.scores)

    def position(self) -> Position:
        """The whole state as JSON-able data, secrets included: not for players' eyes."""
        return self.game.position(self.state)

    def record(self) -> dict[str, Json]:
        """Everything needed to replay the match; holds no seed until it is over. For the keeper of the match:
        chance outcomes tell what is hidden.
        """
        scores = self.scores if self.over else None
        return record.to_record(self.game, self.terms, self.line, self.chance, scores)

    def copy(self) -> "Match":
        twin = Match(self.game, self.terms, self.chance.copy(), self.state.copy(), self.journal.copy())
        twin.auto = self.auto
        twin.line = list(self.line)
        twin.moment = self.moment
        twin._origin = self._origin
        twin._barrier = self._barrier
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return id(self)

    def _identity(self) -> list[Json]:
        actions: list[Json] = [[d.action for d in self.line if d.seat == s] for s in range(self.seats)]
        return [self.game.name, dict(self.terms.options), self.position(), actions]

    def _repr_svg_(self) -> str | None:
        """The board as a notebook shows it: what a spectator may see."""
        return painters[0](self.view(None)) if painters else None

    def __repr__(self) -> str:
        waiting = ", ".join(str(seat) for seat in self.pending)
        stage = f"waiting for {waiting}" if waiting else "over"
        return f"<Match {self.game.name}, {self.seats} seats, {len(self.line)} decisions, {stage}>"


def begin(game: AnyGame, terms: Terms, chance: RecordedChance, auto: bool) -> Match:
    """A match before its first decision, or before the first that is not forced (`auto`)."""
    journal = Journal()
    if terms.start is None:
        state = game.setup(terms.seats, terms.options, terms.changes, chance, journal)
    else:
        state = game.load(terms.start)
    match = Match(game, terms, chance, state, journal)
    match.auto = auto
    match.answer_forced()
    return match
