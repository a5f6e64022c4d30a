"""One game between bots."""

import json
import time
from collections.abc import Sequence
from pathlib import Path

import trois
from trois import bots, games
from trois.arena.plan import Plan, Round
from trois.arena.results import Result, file_word
from trois.bots.ladder import find_level
from trois.bots.levels import SearchBot
from trois.bots.own import label, split_name
from trois.bots.playout import random_playout
from trois.bots.program import ProgramBot
from trois.bots.safe import patience_for
from trois.core.chance import Chance
from trois.core.game import AnyGame, State, ranks
from trois.core.record import checksum
from trois.core.seeds import seat_seed

RANDOM = "random"


def play_round(game: Round) -> Result:
    """Play it to the end."""
    began = time.perf_counter()
    plan, rules = game.plan, games.get(game.plan.game)
    chance = Chance(game.seed)
    if plan.start is None:
        state = rules.setup(plan.seats, plan.options_in_full(), dict(plan.changes), chance, None)
    else:
        state = rules.load(dict(plan.start))
    line: list[tuple[int, int]] = []
    if set(game.table) == {RANDOM} and plan.records is None:
        decisions = random_playout(rules, state, chance, Chance(seat_seed(game.seed, 0)))
    else:
        players = players_of(rules, game)
        decisions = _play_out(rules, state, chance, players, line)
        _close(players)
        if plan.records is not None:
            _write_record(game, line, Path(plan.records))
    scores = rules.scores(state)
    totals, places = _by_bot(game, [score.total for score in scores]), _by_bot(game, ranks(scores))
    return Result(game.table, game.seed, game.turn, totals, places, decisions, time.perf_counter() - began)


class _Player:
    def __init__(self, spec: str, bot: bots.Bot, clock: bots.Clock) -> None:
        self.bot = bot
        self.clock = clock
        self.needs_view = spec != RANDOM
        self.patience = patience_for(spec)


def players_of(rules: AnyGame, game: Round) -> list[_Player]:
    """By seat."""
    found: list[_Player] = []
    for place in game.seating():
        spec = split_name(game.table[place])[1]
        bot = bots.make(spec, rules, game.bot_seed(place))
        if game.plan.turn_seconds is not None and isinstance(bot, SearchBot):
            bot.seconds = game.plan.turn_seconds * _times(spec)
        found.append(_Player(spec, bot, clock_for(game.plan, spec)))
    return found


def _close(players: Sequence[_Player]) -> None:
    """Programs that bots have started end with the game."""
    for player in players:
        if isinstance(player.bot, ProgramBot):
            player.bot.close()


def _write_record(game: Round, line: list[tuple[int, int]], folder: Path) -> None:
    """Named after the table, the seed and the turn."""
    plan = game.plan
    if plan.start is None:
        options = plan.options_in_full()
        match = trois.new(plan.game, plan.seats, game.seed, plan.changes, auto=False, **options)
    else:
        match = trois.load(plan.start, game.seed, auto=False)
    for seat, action in line:
        match.push(seat, action)
    record = match.record()
    record["players"] = [label(game.table[place]) for place in game.seating()]
    record["checksum"] = checksum(record)
    folder.mkdir(parents=True, exist_ok=True)
    name = "-".join([*map(file_word, game.table), str(game.seed), str(game.turn)])
    (folder / f"{name}.json").write_text(json.dumps(record), encoding="utf-8")


def _play_out(
    rules: AnyGame, state: State, chance: Chance, players: Sequence[_Player], line: list[tuple[int, int]]
) -> int:
    """To the end; the number of decisions, forced ones included."""
    decisions = 0
    while asked := rules.pending(state):
        seat = asked[0]
        legal = rules.legal(state, seat)
        action = legal[0] if len(legal) == 1 else _choose(rules, state, seat, legal, players[seat])
        rules.apply(state, seat, action, chance, None)
        line.append((seat, action))
        decisions += 1
    return decisions


def _choose(rules: AnyGame, state: State, seat: int, legal: list[int], player: _Player) -> int:
    view = rules.view(state, seat) if player.needs_view else {}
    return bots.safe_choose(player.bot, view, legal, player.clock, player.patience)


def _by_bot(game: Round, by_seat: list[int]) -> list[int]:
    found = [0] * len(by_seat)
    for seat, place in enumerate(game.seating()):
        found[place] = by_seat[seat]
    return found


def _times(level: str) -> float:
    """How many times an expert's time a level has."""
    row = find_level(level)
    return row.seconds / bots.EXPERT_SECONDS if row is not None and row.seconds else 1.0


def clock_for(plan: Plan, level: str) -> bots.Clock:
    """The budget of a plan is an expert's; other levels get as many times of it as they have of an expert's time."""
    times = _times(level)
    seconds = None if plan.seconds is None else plan.seconds * times
    return bots.Clock(seconds, None if plan.simulations is None else round(plan.simulations * times))
