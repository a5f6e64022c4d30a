"""One game between bots."""

import time
from typing import Any

import trois
from trois import bots
from trois.arena.plan import Round
from trois.arena.results import Result
from trois.core.match import Match


def play(game: Round) -> Result:
    """Play it to the end; every bot gets its own seed, the same on whichever seat it sits."""
    plan = game.plan
    began = time.perf_counter()
    options: dict[str, Any] = dict(plan.options)
    match = trois.new(plan.game, plan.seats, seed=game.seed, **options)
    players = [bots.make(name, plan.game, game.seed * 101 + i) for i, name in enumerate(game.table)]
    decisions = _play_out(match, [players[who] for who in game.seated()], bots.Clock(plan.seconds, plan.simulations))
    scores, ranks = [0] * plan.seats, [0] * plan.seats
    for seat, who in enumerate(game.seated()):
        scores[who] = match.scores[seat].total
        ranks[who] = match.ranks[seat]
    return Result(game.table, game.seed, game.turn, scores, ranks, decisions, time.perf_counter() - began)


def _play_out(match: Match, players: list[bots.Bot], clock: bots.Clock) -> int:
    decisions = 0
    while not match.over:
        for seat in match.pending:
            legal = match.legal(seat)
            if legal:
                match.push(seat, bots.safe_choose(players[seat], match.view(seat), legal, clock, patience=None))
                decisions += 1
    return decisions
