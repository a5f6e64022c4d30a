"""OpenSpiel: `python_troyes`, `python_troyes_dice`, `python_tournay`. Importing this module registers every game.

Rolls and shuffles are chance nodes with equally likely outcomes, so that search may sample them itself; seats that
decide at the same time do so in seat order, each without knowing what the others chose.
"""

import copy
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, ClassVar

from trois import games
from trois._extras import missing
from trois.core.chance import Chance
from trois.core.errors import BadOption
from trois.core.game import AnyGame
from trois.env.compiled.branches import Branch

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error) from None

from trois.env.observations import layout
from trois.env.rewards import reward_named
from trois.env.terms import terms_of

MOST_OUTCOMES = 64
LONGEST = 10_000
RANGES = {"share": (0.0, 1.0), "rank": (0.0, 1.0), "margin": (-500.0, 500.0), "points": (-500.0, 500.0)}


def name_of(game: str) -> str:
    """For example `python_troyes_dice`."""
    return f"python_{games.area(game)}"


def _parameters(game: AnyGame) -> dict[str, Any]:
    first = {"players": 0, "reward": "share", "rules": game.rules_version, "start": "", "memory": 0}
    return {**first, **{option.name: option.default for option in game.options}}


def _game_type(game: AnyGame, reward: str, players: int, remembers: bool = False) -> Any:
    kinds = pyspiel.GameType
    is_shared = reward in {"share", "rank"} and players > 1
    return kinds(
        short_name=name_of(game.name),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if is_shared else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=remembers,
        provides_information_state_tensor=remembers,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _game_info(game: AnyGame, reward: str, players: int) -> Any:
    low, high = RANGES[reward]
    whole = {"share": 1.0, "rank": players / 2}.get(reward) if players > 1 else None
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.vocabulary),
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=players,
        min_utility=low,
        max_utility=high,
        max_game_length=LONGEST,
        **({} if whole is None else {"utility_sum": whole}),
    )


class TroisGame(pyspiel.Game):
    """Parameters: players (2, if nothing is said), reward (share, rank, margin, points), the options of the game, `rules`,
    a version of the rules that must be today's, `start`, the file of a position that every game begins from, with its
    options, and `memory`: how much a seat may see and do in a game for which information states are asked for.
    """

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = games.get(self.name)
        chosen = {**_parameters(rules), **(params or {})}
        self.rules = rules
        wanted, version = int(chosen.pop("players")) or None, int(chosen.pop("rules"))
        if version != rules.rules_version:
            raise BadOption("env-rules", game=rules.name, version=version, known=rules.rules_version)
        self.memory = int(chosen.pop("memory"))
        named, start = str(chosen.pop("reward")), str(chosen.pop("start"))
        self.terms = terms_of(rules.name, wanted, None, start or None, {} if start else chosen)
        self.players = self.terms.seats
        self.reward_name = "points" if self.players == 1 else named
        self.reward = reward_named(self.reward_name, self.players)
        self.layout = layout(rules.name, self.players)
        kind = _game_type(rules, self.reward_name, self.players, self.memory > 0)
        info = _game_info(rules, self.reward_name, self.players)
        super().__init__(kind, info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "TroisState":
        return TroisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TroisObserver | Recall | None":
        """None, as OpenSpiel has it, where there is nothing of the kind: without `memory` nothing is remembered."""
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.perfect_recall:
            return TroisObserver(self, kind)
        return Recall(self) if self.memory else None


class Memory:
    """All that a seat has seen and done: where it is equal, the seat cannot tell two states apart."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.rows: list[tuple[int, Any]] = []
        """In order of time: an observation, or behind its place a 1 for what was done; each with the column it begins at."""
        self.digest = ""
        self.now = "null"

    def did(self, action: int) -> None:
        self._add(f"did {action}", self.width + action, [1])

    def saw(self, view: str, observation: Any) -> None:
        """The same sight once more tells nothing."""
        if view != self.now:
            self.now = view
            self._add(view, 0, observation)

    def _add(self, said: str, column: int, numbers: Any) -> None:
        self.rows.append((column, numbers))
        self.digest = sha256(f"{self.digest} {said}".encode()).hexdigest()

    def __str__(self) -> str:
        return f'{{"memory": "{self.digest}", "now": {self.now}}}'


class BranchHolder:
    """A branch in a form that OpenSpiel's deep copy of a state copies by the engine's own `copy`."""

    def __init__(self, branch: Branch) -> None:
        self.branch = branch

    def __deepcopy__(self, _memo: object) -> "BranchHolder":
        return BranchHolder(self.branch.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle, which cannot write compiled classes."""
        branch = self.branch
        position = None if branch.state is None else branch.game.position(branch.state)
        terms = (branch.game.name, branch.seats, branch.options, branch.changes)
        return _restore, (*terms, position, branch.seat, branch.action, branch.outcomes, branch.wanted)


def _restore(
    game: str,
    seats: int,
    options: Any,
    changes: Any,
    position: Any,
    seat: int,
    action: int,
    outcomes: list[int],
    wanted: int,
) -> BranchHolder:
    branch = Branch(games.get(game), seats, options, changes)
    branch.state = None if position is None else games.get(game).load(position)
    branch.seat, branch.action = seat, action
    branch.outcomes, branch.wanted = list(outcomes), wanted
    return BranchHolder(branch)


class TroisState(pyspiel.State):
    def __init__(self, game: TroisGame) -> None:
        super().__init__(game)
        terms = game.terms
        self.holder = BranchHolder(Branch(game.rules, terms.seats, terms.options, terms.changes))
        if terms.start is None:
            self.branch.begin()
        else:
            self.branch.start_from(game.rules.load(terms.start))
        self.memories = [Memory(len(game.layout)) for _ in range(terms.seats)] if game.memory else []
        self._remember()

    @property
    def branch(self) -> Branch:
        return self.holder.branch

    @property
    def rules(self) -> AnyGame:
        return self.branch.game

    # What OpenSpiel asks

    def current_player(self) -> int:
        branch = self.branch
        if branch.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        pending = branch.pending()
        return pending[0] if pending else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        branch = self.branch
        return list(branch.game.legal(_state_of(branch), player)) if player in branch.pending()[:1] else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        wanted = self.branch.wanted
        return [(outcome, 1 / wanted) for outcome in range(wanted)]

    def _apply_action(self, action: int) -> None:
        branch = self.branch
        if branch.wanted:
            branch.draw(action)
        else:
            seat = branch.pending()[0]
            if self.memories:
                self.memories[seat].did(action)
            branch.decide(seat, action)
        self._remember()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.rules.vocabulary.text(action)

    def is_terminal(self) -> bool:
        branch = self.branch
        return not branch.wanted and not branch.pending()

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.branch.seats
        paid: list[float] = self.get_game().reward(self.rules.scores(_state_of(self.branch)))
        return paid

    def __str__(self) -> str:
        branch = self.branch
        known = {} if branch.state is None else self.rules.view(branch.state, None)
        return json.dumps({**known, "chance": [*branch.outcomes, branch.wanted]})

    # What a seat knows

    def _remember(self) -> None:
        """Note what each seat sees, unless chance is still awaited."""
        if self.memories and not self.branch.wanted:
            state, seen = _state_of(self.branch), self.get_game().layout
            for seat, memory in enumerate(self.memories):
                memory.saw(json.dumps(self.rules.view(state, seat)), seen.observe(state, seat))

    def information_state_string(self, player: int | None = None) -> str:
        return str(self._memory_of(player))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        recall, memory = Recall(self.get_game()), self._memory_of(player)
        recall.fill(memory)
        found: list[float] = recall.tensor.tolist()
        return found

    def _memory_of(self, player: int | None) -> Memory:
        if not self.memories:
            raise ValueError("there are no information states without memory=ROWS: use observations")
        return self.memories[self.current_player() if player is None else player]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TroisState":
        """A state that fits what a seat may know, with the rest dealt at random: search from here sees no secrets.

        It has no history, so it can be played and cloned but not serialised. The seat remembers what it did, the others
        nothing.
        """
        state: TroisState = self.get_game().new_initial_state()
        seed = int(sampler() * (1 << 53))
        whole = _state_of(self.branch)
        state.branch.start_from(self.rules.imagine(self.rules.view(whole, player), Chance(seed)))
        if self.memories:
            state._remember()
            state.memories[player] = copy.deepcopy(self.memories[player])
        return state


def _state_of(branch: Branch) -> Any:
    """The state at the last decision."""
    if branch.state is None:
        raise ValueError("the set-up still waits for chance")
    return branch.state


class TroisObserver:
    """A seat's flat observation; all 0 while the set-up waits for chance."""

    def __init__(self, game: TroisGame, kind: Any) -> None:
        self.layout = game.layout
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(len(self.layout), np.float32)
        self.dict = self.layout.structured(self.tensor)

    def set_from(self, state: TroisState, player: int) -> None:
        whole = state.branch.state
        self.tensor[:] = 0 if whole is None else self.layout.observe(whole, self._viewer(player))

    def string_from(self, state: TroisState, player: int) -> str:
        whole = state.branch.state
        return json.dumps(None if whole is None else state.rules.view(whole, self._viewer(player)))

    def _viewer(self, player: int) -> int | None:
        """Only public things, if that is what is asked for: what a spectator knows."""
        return player if self.is_private else None


class Recall:
    """A seat's information state: a row for everything that it has seen or done."""

    def __init__(self, game: TroisGame) -> None:
        self.rows = np.zeros((game.memory, len(game.layout) + len(game.rules.vocabulary)), np.float32)
        self.tensor = self.rows.reshape(-1)
        self.dict = {"memory": self.rows}

    def set_from(self, state: TroisState, player: int) -> None:
        self.fill(state.memories[player])

    def fill(self, memory: Memory) -> None:
        if len(memory.rows) > len(self.rows):
            raise BadOption("env-memory", rows=len(memory.rows), memory=len(self.rows))
        self.rows[:] = 0
        for row, (column, numbers) in zip(self.rows, memory.rows, strict=False):
            row[column : column + len(numbers)] = numbers

    def string_from(self, state: TroisState, player: int) -> str:
        return str(state.memories[player])


def next_outcome(state: TroisState, chance: Chance) -> int:
    """The outcome that a match with this chance would draw at a chance node: same seed, same episode."""
    return chance.below(state.branch.wanted)


def register() -> None:
    """Make every game known to `pyspiel.load_game`; again after `games.register`.

    OpenSpiel wants a class for each: of another callable it would be the last owner when Python has already ended.
    """
    for name in games.names():
        if name_of(name) not in pyspiel.registered_names():
            rules = games.get(name)
            kind = type(name_of(name), (TroisGame,), {"name": name})
            pyspiel.register_game(_game_type(rules, "share", max(2, rules.fewest_seats)), kind)


register()
