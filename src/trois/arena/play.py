"""One game between bots."""

import time
from typing import Any

import trois
from trois import bots
from trois.arena.plan import Plan, Round
from trois.arena.results import Result


def play(game: Round) -> Result:
    """Play it to the end; every bot gets its own seed, the same on whichever seat it sits."""
    plan, seated = game.plan, game.seated()
    began = time.perf_counter()
    options: dict[str, Any] = dict(plan.options)
    match = trois.new(plan.game, plan.seats, seed=game.seed, **options)
    players = [bots.make(name, plan.game, game.seed * 101 + i) for i, name in enumerate(game.table)]
    clocks = [clock_for(plan, name) for name in game.table]
    decisions = 0
    while not match.over:
        for seat in match.pending:
            if legal := match.legal(seat):
                bot, clock = players[seated[seat]], clocks[seated[seat]]
                match.push(seat, bots.safe_choose(bot, match.view(seat), legal, clock, patience=None))
                decisions += 1
    scores, ranks = [0] * plan.seats, [0] * plan.seats
    for seat, who in enumerate(seated):
        scores[who] = match.scores[seat].total
        ranks[who] = match.ranks[seat]
    return Result(game.table, game.seed, game.turn, scores, ranks, decisions, time.perf_counter() - began)


def clock_for(plan: Plan, name: str) -> bots.Clock:
    """What a plan says is for an expert; a master has as many times more as its level has."""
    times = bots.MASTER_SECONDS / bots.EXPERT_SECONDS if name == "master" else 1.0
    seconds = None if plan.seconds is None else plan.seconds * times
    return bots.Clock(seconds, None if plan.simulations is None else round(plan.simulations * times))
