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
from trois.core.game import AnyGame, Score, State, ranks
from trois.core.record import checksum
from trois.core.seeds import seat_seed

RANDOM = "random"


def play_round(round_: Round) -> Result:
    """Play it to the end."""
    began = time.perf_counter()
    plan, game = round_.plan, games.get(round_.plan.game)
    chance = Chance(round_.seed)
    state = _start(game, plan, chance)
    if set(round_.table) == {RANDOM} and plan.records is None:
        decisions = random_playout(game, state, chance, Chance(seat_seed(round_.seed, 0)))
    else:
        line = _play_out(game, state, chance, round_)
        decisions = len(line)
        if plan.records is not None:
            _write_record(round_, line, Path(plan.records))
    return _result(round_, game.scores(state), decisions, time.perf_counter() - began)


def _start(game: AnyGame, plan: Plan, chance: Chance) -> State:
    if plan.start is not None:
        return game.load(dict(plan.start))
    return game.setup(plan.seats, plan.options_in_full(), dict(plan.changes), chance, None)


def _result(round_: Round, scores: list[Score], decisions: int, seconds: float) -> Result:
    totals, places = _by_bot(round_, [score.total for score in scores]), _by_bot(round_, ranks(scores))
    return Result(round_.table, round_.seed, round_.turn, totals, places, decisions, seconds)


class _Player:
    def __init__(self, spec: str, bot: bots.Bot, clock: bots.Clock) -> None:
        self.bot = bot
        self.clock = clock
        self.needs_view = spec != RANDOM
        self.patience = patience_for(spec)


def players_of(game: AnyGame, round_: Round) -> list[_Player]:
    """By seat."""
    found: list[_Player] = []
    for place in round_.seating():
        spec = split_name(round_.table[place])[1]
        bot = bots.make(spec, game, round_.bot_seed(place))
        if round_.plan.turn_seconds is not None and isinstance(bot, SearchBot):
            bot.seconds = round_.plan.turn_seconds * _times(spec)
        found.append(_Player(spec, bot, clock_for(round_.plan, spec)))
    return found


def _close(players: Sequence[_Player]) -> None:
    """Programs that bots have started end with the game."""
    for player in players:
        if isinstance(player.bot, ProgramBot):
            player.bot.close()


def _write_record(round_: Round, line: list[tuple[int, int]], folder: Path) -> None:
    """Named after the table, the seed and the turn."""
    plan = round_.plan
    if plan.start is None:
        options = plan.options_in_full()
        match = trois.new(plan.game, plan.seats, round_.seed, plan.changes, auto=False, **options)
    else:
        match = trois.load(plan.start, round_.seed, auto=False)
    for seat, action in line:
        match.push(seat, action)
    record = match.record()
    record["players"] = [label(round_.table[place]) for place in round_.seating()]
    record["checksum"] = checksum(record)
    folder.mkdir(parents=True, exist_ok=True)
    name = "-".join([*map(file_word, round_.table), str(round_.seed), str(round_.turn)])
    (folder / f"{name}.json").write_text(json.dumps(record), encoding="utf-8")


def _play_out(game: AnyGame, state: State, chance: Chance, round_: Round) -> list[tuple[int, int]]:
    """To the end; the decisions, forced ones included."""
    players = players_of(game, round_)
    line: list[tuple[int, int]] = []
    try:
        while asked := game.pending(state):
            seat = asked[0]
            legal = game.legal(state, seat)
            action = legal[0] if len(legal) == 1 else _choose(game, state, seat, legal, players[seat])
            game.apply(state, seat, action, chance, None)
            line.append((seat, action))
    finally:
        _close(players)
    return line


def _choose(game: AnyGame, state: State, seat: int, legal: list[int], player: _Player) -> int:
    view = game.view(state, seat) if player.needs_view else {}
    return bots.safe_choose(player.bot, view, legal, player.clock, player.patience)


def _by_bot(round_: Round, by_seat: list[int]) -> list[int]:
    found = [0] * len(by_seat)
    for seat, place in enumerate(round_.seating()):
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
