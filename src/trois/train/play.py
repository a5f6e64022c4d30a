"""Self-play: games of quick players or of searching ones, and what came of their positions."""

import math
import time
from collections.abc import Iterable, Sequence
from contextlib import closing
from random import Random
from statistics import fmean
from typing import NamedTuple

from trois import games
from trois.bots.clock import Clock
from trois.bots.learned import LearnedPolicy
from trois.bots.levels import SearchBot
from trois.bots.policy import Policy
from trois.bots.search import Search
from trois.bots.style import style_of
from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import AnyGame, State
from trois.records.replay import from_start
from trois.train.data import Writer
from trois.train.plans import Plan, Played
from trois.train.variety import changes_for, options_for, seats_for

CARD_SETS = 6
QUICK_SHARE = 0.12
"""Of the quiet positions of a quick game, how many are kept."""
AHEAD_SHARE = 0.5
"""The same where the network is asked: such games take longer, or there is more to learn from each position."""
DISTURBED, HEAT = 0.08, 1.5
"""How many quick choices are disturbed, and the points that a disturbed one hardly notices."""
FULL_SHARE = 0.25
"""How many searches are long: only these teach the policy."""
OPENING = 0.3
"""How many choices of a searched game are drawn by their visits."""


class Position(NamedTuple):
    viewer: int
    inputs: list[int]
    expected: list[float] | None


def play(plan: Plan) -> int:
    """Play until the time is up; the number of games."""
    player = Player(plan)
    until, played = time.monotonic() + plan.seconds, 0
    while time.monotonic() < until:
        player.play_game()
        played += 1
    player.writer.close()
    return played


class Player:
    """One process: plays games and writes what it sees."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.dice = Random(plan.seed)  # noqa: S311
        self.game: AnyGame = games.get(plan.game)
        learned = games.part("bots", plan.game).learned
        self.blank: LearnedPolicy = learned(self.game, None)
        """Reads positions and has no opinion of its own."""
        weights = style_of(plan.game).weights if plan.looks_ahead or plan.agrees else None
        self.judge: LearnedPolicy | None = None if weights is None else learned(self.game, weights)
        self.reader = self.blank.reader
        self.writer = Writer(plan.folder, plan.game, self.reader.inputs, self.reader.slots, plan.name)
        self.cards: list[dict[str, Json]] = [{}] + [
            changes_for(self.game, self.dice, always=True) for _ in range(CARD_SETS)
        ]

    def play_game(self) -> None:
        chance = Chance(self.dice.getrandbits(50))
        seats = seats_for(self.game, self.dice, self.plan.seats)
        cards = self.cards[0] if self.dice.random() < 0.75 else self.dice.choice(self.cards[1:])
        state = self.game.setup(seats, options_for(self.game, self.dice), cards, chance, None)
        quick = self.plan.simulations == 0
        self.keep(state, self._play_quickly(state, chance) if quick else Searched(self, seats).play(state, chance))

    def _play_quickly(self, state: State, chance: Chance) -> list[Position]:
        game, policy, dice = self.game, self.blank.base, self.dice
        ahead = self.judge if self.plan.looks_ahead else None
        share = AHEAD_SHARE if self.judge is not None else QUICK_SHARE
        seen: list[Position] = []
        while asked := game.pending(state):
            seat = asked[0]
            if dice.random() < share and policy.is_quiet(state):
                seen += self._seen(state, dice.randrange(self.reader.seats(state)))
            legal = game.legal(state, seat)
            if self.plan.agrees and len(legal) > 1 and dice.random() < QUICK_SHARE:
                self._keep_opinion(state, seat, legal)
            if len(legal) > 1 and dice.random() < DISTURBED:
                action = disturbed(policy, state, seat, legal, dice)
            elif len(legal) > 1 and ahead is not None:
                action = looking_ahead(ahead, state, seat, legal, Chance(dice.getrandbits(40)))
            else:
                action = policy.choose(state, seat, legal)
            game.apply(state, seat, action, chance, None)
        return seen

    def _seen(self, state: State, viewer: int) -> list[Position]:
        """A position from one side; where the network is to agree with itself, from all of them."""
        if not self.plan.agrees or self.judge is None:
            return [Position(viewer, self.reader.of(state, viewer), None)]
        sides = range(self.reader.seats(state))
        opinions = [self.judge.outcome(state, side).values for side in sides]
        expected = [fmean(values) for values in zip(*opinions, strict=True)]
        return [Position(side, self.reader.of(state, side), expected) for side in sides]

    def _keep_opinion(self, state: State, seat: int, legal: list[int]) -> None:
        """What the network holds of actions, so that it is not forgotten while positions are learned."""
        if self.judge is not None:
            worths = self.judge.worths(state, seat, legal)
            best = max(worths)
            self.add_decision(state, seat, legal, [math.exp(worth - best) for worth in worths])

    def add_decision(self, state: State, seat: int, legal: list[int], weights: list[float]) -> None:
        """How much of the choice each action is."""
        reader, total = self.reader, max(1.0, sum(weights))
        slots = [reader.slot(state, action) for action in legal]
        worths = self.blank.base.worths(state, seat, legal)
        self.writer.add_decision(reader.of(state, seat), slots, worths, [weight / total for weight in weights])

    def keep(self, state: State, seen: Sequence[Position]) -> None:
        totals = self.blank.totals(state)
        values, seats = self.blank.values(totals), len(totals)
        for position in seen:
            order = [(position.viewer + i) % seats for i in range(seats)]
            expected = None if position.expected is None else [position.expected[seat] for seat in order]
            self.writer.add_position(
                position.inputs, [totals[seat] for seat in order], [values[seat] for seat in order], expected
            )


def disturbed(policy: Policy, state: State, seat: int, legal: list[int], dice: Random) -> int:
    """Something decent, now and then anything at all."""
    worths = policy.worths(state, seat, legal)
    best = max(worths)
    return dice.choices(legal, [math.exp(max(-6.0, (worth - best) / HEAT)) for worth in worths])[0]


def looking_ahead(policy: Policy, state: State, seat: int, legal: list[int], chance: Chance) -> int:
    """The action after which the policy expects most for the seat, in one world that fits what the seat knows."""
    game = policy.game
    world = game.imagine(game.view(state, seat), chance)
    best, most = legal[0], -1.0
    for action in legal:
        after = world.copy()
        game.apply(after, seat, action, chance, None)
        settle(policy, after, chance)
        value = policy.outcome(after, seat).values[seat]
        if value > most:
            best, most = action, value
    return best


def settle(policy: Policy, state: State, chance: Chance) -> None:
    """Let the policy go on until the state can be judged."""
    game = policy.game
    while (asked := game.pending(state)) and not policy.is_quiet(state):
        legal = game.legal(state, asked[0])
        game.apply(state, asked[0], policy.choose(state, asked[0], legal), chance, None)


class Searched:
    """A game in which every seat searches."""

    def __init__(self, player: Player, seats: int) -> None:
        self.player = player
        style = style_of(player.plan.game)
        make = style.classic_bot if player.plan.classic else style.search_bot
        self.bots = [make(player.game, player.dice.getrandbits(40), 1.0) for _ in range(seats)]
        self.seen: list[Position] = []

    def play(self, state: State, chance: Chance) -> list[Position]:
        game = self.player.game
        while asked := game.pending(state):
            seat = asked[0]
            legal = game.legal(state, seat)
            action = legal[0] if len(legal) == 1 else self._choose(state, seat, legal)
            game.apply(state, seat, action, chance, None)
        return self.seen

    def _choose(self, state: State, seat: int, legal: list[int]) -> int:
        player = self.player
        is_full = player.dice.random() < FULL_SHARE
        clock = Clock(simulations=player.plan.simulations * (4 if is_full else 1))
        view = player.game.view(state, seat)
        bot: SearchBot = self.bots[seat]
        search = bot.think(view, clock)
        self._note(search, state, seat, legal, is_full)
        action = search.best(legal)
        if player.dice.random() < OPENING:
            action = player.dice.choices(legal, [_visits(search, each) + 0.01 for each in legal])[0]
        bot.keep(search, view, action)
        return action

    def _note(self, search: Search, state: State, seat: int, legal: list[int], is_full: bool) -> None:
        reader = self.player.reader
        if self.player.blank.is_quiet(state):
            # From every seat: a search judges where its own turn ends, which is where another one's begins.
            expected = expected_values(search)
            self.seen += [Position(viewer, reader.of(state, viewer), expected) for viewer in range(search.seats)]
        if is_full and len(legal) > 1:
            self.player.add_decision(state, seat, legal, [float(_visits(search, action)) for action in legal])


def _visits(search: Search, action: int) -> int:
    edge = search.root.edges.get(action)
    return 0 if edge is None else edge.visits


def expected_values(search: Search) -> list[float]:
    """By seat: the mean of what the search came to."""
    totals, visits = [0.0] * search.seats, 0
    for edge in search.root.edges.values():
        visits += edge.visits
        for seat in range(search.seats):
            totals[seat] += edge.values[seat]
    return [total / max(1, visits) for total in totals]


def read(plan: Plan, found: Iterable[Played]) -> int:
    """Keep positions and decisions of games with a tree; the number of games."""
    player, count = Player(plan), 0
    with closing(player.writer):
        for each in found:
            _read_one(player, each)
            count += 1
    return count


def _read_one(player: Player, each: Played) -> None:
    match, words, seen = from_start(each.match), player.game.vocabulary, list[Position]()
    for number, decision in enumerate(each.match.line):
        state, legal = match.state, match.legal(decision.seat)
        if len(legal) > 1:
            visits = each.visits.get(number, {words.text(decision.action): 1})
            player.add_decision(state, decision.seat, legal, [float(visits.get(words.text(one), 0)) for one in legal])
            if player.blank.is_quiet(state):
                seen += [Position(seat, player.reader.of(state, seat), None) for seat in range(match.seats)]
        match.push(decision.seat, decision.action)
    player.keep(match.state, seen)
