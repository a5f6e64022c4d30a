"""A match: a game being played, with checked decisions, undo and its history."""

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, SupportsIndex

from trois.core import record
from trois.core.chance import Chance, Preview, RecordedChance, Uncertain
from trois.core.data import Json, whole
from trois.core.errors import CannotUndo, IllegalAction
from trois.core.game import AnyGame, Position, Score, State, View, ranks
from trois.core.history import Checkpoint, Decision, Terms
from trois.core.journal import NOBODY, Event, Journal, grown
from trois.core.seeds import game_seed

APART: Final = 40
"""Decisions from one checkpoint to the next, at least: a copy of the state at each roll would cost more than undo saves."""

painters: list[Callable[[View], str]] = []
"""What draws a view as SVG, where it is installed: the core knows no drawing."""


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

    def __init__(
        self, game: AnyGame, terms: Terms, chance: RecordedChance, state: State, journal: Journal,
        origin: Checkpoint | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.terms = terms
        self.seats = terms.seats
        self.chance = chance
        self.state = state
        self.journal = journal
        self.auto = False
        self.made = 0
        """How many decisions."""
        self.moment = 0
        self._line: list[Decision] = []
        self._origin = origin or Checkpoint(state.copy(), chance.cursor, 0, journal)
        self._checkpoint = self._origin
        self._barrier = 0
        self._choices: list[int] = []
        self._chooser = NOBODY
        self._asked = self._asked_seats()

    # What is asked

    @property
    def pending(self) -> list[int]:
        """The seats that must decide now; none = the match is over."""
        return self.game.pending(self.state)[:]

    @property
    def over(self) -> bool:
        return not self.game.pending(self.state)

    def legal(self, seat: SupportsIndex) -> list[int]:
        """The actions a seat may choose from now; empty if it is not asked."""
        number = self._seat(seat)
        if number not in self.game.pending(self.state):
            return []
        self._work_out(number)
        return self._choices[:]

    def texts(self, seat: SupportsIndex) -> list[str]:
        """The same as text."""
        return [self.game.vocabulary.text(action) for action in self.legal(seat)]

    def asked(self, seat: SupportsIndex) -> int:
        """The number of the question a seat has before it: how many it has answered so far."""
        number = self._seat(seat)
        return sum(decision.seat == number for decision in self.line)

    @property
    def line(self) -> list[Decision]:
        """All decisions, in order."""
        return self.since(0)

    def since(self, start: int) -> list[Decision]:
        """The decisions from this one on."""
        return self._line[start : self.made]

    # Deciding

    def push(self, seat: SupportsIndex, action: SupportsIndex | str) -> None:
        """Take a decision, by index or text; raises IllegalAction with the reason."""
        number = self._seat(seat)
        self._do(number, self._action_number(number, action), False)
        self.answer_forced()

    def preview(self, seat: SupportsIndex, action: SupportsIndex | str) -> list[Event]:
        """What a legal action is certain to do, as far as the seat would see it, without doing it."""
        return self.dry_run(seat, action).events

    def dry_run(self, seat: SupportsIndex, action: SupportsIndex | str) -> DryRun:
        """The same, and whether the seat's turn would end."""
        number = self._seat(seat)
        index = self._action_number(number, action)
        journal, state = Journal(), self.state.copy()
        try:
            self.game.apply(state, number, index, Preview(0), journal)
            return DryRun(journal.seen_by(number), self._has_ended(state, number))
        except Uncertain:
            return DryRun(journal.seen_by(number), True, reveals=True)

    def _has_ended(self, state: State, seat: int) -> bool:
        """Whether a seat has nothing more to choose; raises Uncertain where a forced answer reveals something."""
        while seat in self.game.pending(state):
            actions = self.game.legal(state, seat)
            if len(actions) > 1 or not self.auto:
                return False
            self.game.apply(state, seat, actions[0], Preview(0), None)
        return True

    def _action_number(self, seat: int, action: SupportsIndex | str) -> int:
        if self._chooser != seat:
            self._check_is_asked(seat)
            self._work_out(seat)
        if isinstance(action, str):
            index = self.game.vocabulary.parse(action)
        else:
            index = whole(action, "whole-action", IllegalAction)
        for choice in self._choices:  # compiled, this is four times as fast as `in`
            if choice == index:
                return index
        raise self._refusal(seat, index)

    def _work_out(self, seat: int) -> None:
        """The choices of a seat, kept: a decision mostly follows the question for its choices."""
        self._choices = self.game.legal(self.state, seat)
        self._chooser = seat

    def _check_is_asked(self, seat: int) -> None:
        asked = self.game.pending(self.state)
        if not asked:
            raise IllegalAction("over")
        if seat not in asked:
            raise IllegalAction("not-asked", seat=seat, waiting=list(asked))

    def _refusal(self, seat: int, index: int) -> IllegalAction:
        words = self.game.vocabulary
        if not 0 <= index < len(words):
            return IllegalAction("no-action-number", action=index, last=len(words) - 1)
        choices = self.texts(seat)
        shown = [*choices[:8], "..."] if len(choices) > 8 else choices
        return IllegalAction("not-legal", seat=seat, action=words.text(index), choices=shown)

    def _seat(self, seat: SupportsIndex) -> int:
        number = whole(seat, "whole-seat", IllegalAction)
        if not 0 <= number < self.seats:
            raise IllegalAction("no-seat-number", seat=number, last=self.seats - 1)
        return number

    def _do(self, seat: int, action: int, forced: bool) -> None:
        self._take(Decision(seat, action, forced, self.moment, self.chance.mark()))

    def _take(self, decision: Decision) -> None:
        """Apply a decision; a roll or a reveal puts up a barrier, a newly asked seat starts a new moment."""
        before, chance = self._asked, self.chance
        drawn, revealed = chance.cursor, chance.reveals
        self._chooser = NOBODY
        self.game.apply(self.state, decision.seat, decision.action, chance, self.journal)
        self._line = grown(self._line, self.made, decision)
        self.made += 1
        self._asked = self._asked_seats()
        self.moment = decision.moment
        if chance.cursor != drawn or chance.reveals != revealed:
            self.moment += 1
            self._put_up_barrier()
        elif self._asked & ~before:
            self.moment += 1

    def _asked_seats(self) -> int:
        """One bit for each."""
        seats = 0
        for seat in self.game.pending(self.state):
            seats |= 1 << seat
        return seats

    def _put_up_barrier(self) -> None:
        self._barrier = self.made
        if self._barrier >= self._checkpoint.line + APART:
            self._checkpoint = Checkpoint(self.state.copy(), self.chance.cursor, self._barrier, self.journal)

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

    def undo(self, seat: SupportsIndex, agreed: bool = False) -> None:
        """Take back the seat's own last decision, and with it what was forced after it.

        Past a roll, a reveal or a later decision of another seat the others must have `agreed`;
        the dice are not rolled anew: the same outcomes come again.
        """
        number = self._seat(seat)
        at = self._last_choice(number, 0)
        if at < 0:
            raise CannotUndo("undo-nothing", seat=number)
        obstacle = "" if agreed else self._obstacle(at)
        if obstacle:
            raise CannotUndo(obstacle)
        taken = self._line[at]
        later = [d for d in self.since(at + 1) if d.moment == taken.moment and d.seat != taken.seat]
        self.chance.rewind(taken.mark)
        self._rebuild(self._line[:at] + later, self._checkpoint if at >= self._checkpoint.line else self._origin)
        self.moment = taken.moment

    def can_undo(self, seat: SupportsIndex) -> bool:
        return not self._obstacle(self._last_choice(self._seat(seat), self._barrier))

    def has_decided(self, seat: SupportsIndex) -> bool:
        """Whether a seat has made a decision of its own that it might want to take back."""
        return self._last_choice(self._seat(seat), 0) >= 0

    def _last_choice(self, seat: int, first: int) -> int:
        """Where a seat's last own decision is, from the decision `first` on; -1: nowhere."""
        for at in range(self.made - 1, first - 1, -1):
            if self._line[at].seat == seat and not self._line[at].forced:
                return at
        return -1

    def _obstacle(self, at: int) -> str:
        """The key of the error where a decision can't be taken back freely."""
        if at < self._barrier:
            return "undo-chance"
        taken = self._line[at]
        others = [d for d in self.since(at + 1) if d.moment != taken.moment and d.seat != taken.seat and not d.forced]
        return "undo-others" if others else ""

    def _rebuild(self, kept: list[Decision], start: Checkpoint) -> None:
        self.chance.cursor = start.drawn
        self.state = start.state.copy()
        self.journal.cut(start.journal, start.held)
        self._line = kept[: start.line]
        self.made = start.line
        self._checkpoint = start
        self._barrier = start.line
        self._chooser = NOBODY
        self._asked = self._asked_seats()
        for decision in kept[start.line :]:
            self._take(decision)

    # What is known

    def view(self, seat: SupportsIndex | None) -> View:
        """What a seat, or a spectator (None), may know."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def events(self, seat: SupportsIndex | None, start: int = 0) -> list[Event]:
        """What a seat may know of what happened, from journal entry `start` on."""
        return self.journal.seen_by(None if seat is None else self._seat(seat), start)

    @property
    def scores(self) -> list[Score]:
        """The points as they are. Before the end they tell what is hidden, such as others' characters and points:
        not for players' eyes, who get `scores_for`.
        """
        return self.game.scores(self.state)

    def scores_for(self, seat: SupportsIndex | None) -> list[Score]:
        """The points as a seat, or a spectator (None), can count them: of what its view hides it makes a guess,
        the same for the same view. When the match is over they are the scores.
        """
        if self.over:
            return self.scores
        return self.game.scores(self.game.imagine(self.view(seat), Chance(0)))

    @property
    def ranks(self) -> list[int]:
        """The places by `scores`, 1 for the best; before the end they tell what is hidden, as those do."""
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

    def key(self) -> str:
        """Equal states have equal keys, however they came about: for tables of a search. It tells no secret, but
        states that differ in what is hidden have different keys.
        """
        return blake2b(json.dumps(self.position(), sort_keys=True).encode(), digest_size=16).hexdigest()

    def imagine(self, seat: SupportsIndex | None, seed: SupportsIndex) -> "Match":
        """A fair world for a search: a match that fits what a seat, or a spectator (None), knows.

        What is hidden from the seat is dealt anew, and what is rolled and drawn from here on comes from the seed, too:
        unlike a copy, it knows neither the others' cards nor the dice to come. It has no past and can't be undone
        beyond its start.
        """
        number = whole(seed, "whole-seed", IllegalAction)
        state = self.game.imagine(self.view(seat), Chance(game_seed(number, 0)))
        terms = Terms(self.seats, self.terms.options, self.terms.changes, self.game.position(state))
        world = Match(self.game, terms, RecordedChance(game_seed(number, 1), []), state, Journal())
        world.auto = self.auto
        return world

    def copy(self) -> "Match":
        """The same match once more, the dice and cards to come included: a search on copies sees the future.
        `imagine` gives a world without it.
        """
        chance, state, journal = self.chance.copy(), self.state.copy(), self.journal.copy()
        twin = Match(self.game, self.terms, chance, state, journal, self._origin)
        twin.auto = self.auto
        twin.made = self.made
        twin.moment = self.moment
        twin._line = self._line
        twin._checkpoint = self._checkpoint
        twin._barrier = self._barrier
        return twin

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._identity() == other._identity()

    def __hash__(self) -> int:
        raise TypeError("a match changes, so that it has no hash")

    def _identity(self) -> list[Json]:
        actions: list[Json] = [[d.action for d in self.line if d.seat == s] for s in range(self.seats)]
        return [self.game.name, dict(self.terms.options), self.position(), actions]

    def _repr_svg_(self) -> str | None:
        """The board as a notebook shows it: what a spectator may see."""
        return painters[0](self.view(None)) if painters else None

    def __repr__(self) -> str:
        waiting = ", ".join(str(seat) for seat in self.pending)
        stage = f"waiting for {waiting}" if waiting else "over"
        return f"<Match {self.game.name}, {self.seats} seats, {self.made} decisions, {stage}>"


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
