"""Dice first: what can be done with the dice that were picked, and which can be picked besides."""

from collections.abc import Sequence

from trois.games.troyes.dice import DIE_COLOUR, DIE_OWNER, DIE_VALUE, price
from trois.games.troyes.rules.reach import most_dice, sort_of
from trois.games.troyes.state import State
from trois.games.troyes.steps import action, citizen, group
from trois.games.troyes.vocabulary import ACTIVATE, DONE, PASS, REROLL, SUPPLY, TAKE, TURN, USE
from trois.games.troyes.words import ACTION, CITIZEN, DICE
from trois.text.model import Draft, Picking
from trois.text.troyes.drafts import after, draft_of, with_die
from trois.text.troyes.seen import Sight


def picking(sight: Sight, picked: Sequence[int]) -> Picking | None:
    """None where dice can't be picked, or not these together."""
    state = sight.state
    if state.question != ACTION or not all(TAKE <= die < USE for die in picked):
        return None
    wanted, legal = tuple(sorted(picked)), action.legal(state)
    targets = [target for target in legal if ACTIVATE <= target < PASS]
    begun = {target: _state_at_dice(state, target) for target in targets}
    more = {die for twin in begun.values() if twin is not None for die in _further(twin, wanted)}
    prices = tuple((die, _price(state, (*wanted, die)) - _price(state, wanted)) for die in sorted(more))
    if not wanted:
        return Picking((), tuple(sorted(more)), (), prices)
    uses = [use for target, twin in begun.items() if (use := _use(sight, target, twin, wanted)) is not None]
    uses += _influence(state, wanted, legal)
    return Picking(wanted, tuple(sorted(more)), tuple(uses), prices) if uses or more else None


def _price(state: State, dice: tuple[int, ...]) -> int:
    """What dice cost together: those of others, by how many are in the group."""
    bought = sum(DIE_OWNER[die - TAKE] != state.seat for die in dice)
    return price(len(dice), bought) if dice else 0


def _state_at_dice(state: State, target: int) -> State | None:
    """The state at the question for dice, whichever citizen is hired."""
    twin = after(state, (target,))[0]
    if twin.question == CITIZEN:
        going = citizen.legal(twin)
        twin = after(twin, (SUPPLY if SUPPLY in going else going[0],))[0]
    return twin if twin.question == DICE else None


def _state_with_dice(state: State, dice: Sequence[int]) -> State | None:
    """The state with these dice in the group; none where they make none together."""
    for die in dice:
        if die not in group.legal(state):
            return None
        state = with_die(state, die - TAKE)
    return state


def _further(begun: State, picked: tuple[int, ...]) -> set[int]:
    if picked and len(picked) >= _most(begun):
        return set()
    pool = sorted({die + TAKE for die in begun.pool})
    return {die for die in pool if _state_with_dice(begun, sorted((*picked, die))) is not None}


def _most(begun: State) -> int:
    return most_dice(sort_of(begun, begun.trail[0]), begun.modifier)


def _use(sight: Sight, target: int, begun: State | None, picked: tuple[int, ...]) -> tuple[int, Draft] | None:
    gathered = None if begun is None else _state_with_dice(begun, picked)
    if begun is None or gathered is None:
        return None
    is_full = len(picked) == _most(begun)
    if not is_full and DONE not in group.legal(gathered):
        return None
    begins = after(sight.state, (target,))[0]
    hires = begins.question == CITIZEN
    if hires and SUPPLY not in citizen.legal(begins):  # it must be asked who goes, and the dice after that
        return target, Draft(picked, (target,))
    steps = (target, *((SUPPLY,) if hires else ()), *picked, *(() if is_full else (DONE,)))
    placed = after(sight.state, steps)[0]
    if is_full and placed.question == CITIZEN and SUPPLY in citizen.legal(placed):
        steps = (*steps, SUPPLY)
    return target, draft_of(sight, steps, picked)


def _influence(state: State, picked: tuple[int, ...], legal: list[int]) -> list[tuple[int, Draft]]:
    """A single own die can be rolled again or turned over."""
    if len(picked) > 1 or DIE_OWNER[picked[0] - TAKE] != state.seat:
        return []
    die = picked[0] - TAKE
    at = DIE_COLOUR[die] * 6 + DIE_VALUE[die] - 1
    return [(choice, Draft(picked, (choice,))) for choice in (REROLL + at, TURN + at) if choice in legal]
