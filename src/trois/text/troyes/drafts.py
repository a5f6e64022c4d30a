"""All groups of dice that the action in the making allows, so that they can be chosen in any order."""

from trois.core.chance import Preview, Uncertain
from trois.core.journal import Event, Journal
from trois.games.troyes.game import GAME
from trois.games.troyes.rules.reach import FOR_CITY_HALL, FOR_PALACE, most_dice, sort_of
from trois.games.troyes.state import State
from trois.games.troyes.steps import citizen, group
from trois.games.troyes.vocabulary import COMBAT, DONE, SUPPLY, TAKE, USE
from trois.games.troyes.words import AMOUNT, CITIZEN, DICE
from trois.text.model import Chip, Draft, Preset
from trois.text.troyes.choices import others
from trois.text.troyes.draft import outcome
from trois.text.troyes.seen import Sight
from trois.text.voice import changes

MOST_FORESEEN = 60
"""With more groups than that none is played to its end to see what it brings."""
BREAKS = frozenset({"ended", "round"})
"""With these events the course of the game goes on."""


def drafts(sight: Sight) -> list[Draft]:
    """Every group from its first die on; those that are enough say what they come to."""
    state = asked_for_dice(sight.state)
    if state is None:
        return []
    first = (SUPPLY,) if sight.state.question == CITIZEN else ()
    found = groups_of(state)
    if len(found) > MOST_FORESEEN:
        return [_unforeseen(state, picked, steps, first) for picked, steps in found]
    return [draft_of(sight, (*first, *steps), picked) if steps else Draft(picked) for picked, steps in found]


def preset(state: State) -> Preset | None:
    """A tradesman comes from the supply, unless another citizen is picked."""
    if state.question != CITIZEN or asked_for_dice(state) is None:
        return None
    return Preset(SUPPLY, tuple(citizen.legal(state)))


def asked_for_dice(state: State) -> State | None:
    """The state at the question for dice: this one, or the one after a tradesman from the supply."""
    if state.question == DICE and not state.group:
        return None if _is_for_a_building(state) else state
    if state.question != CITIZEN or state.trail[0] >= COMBAT or SUPPLY not in citizen.legal(state):
        return None
    return after(state, (SUPPLY,))[0]


def _is_for_a_building(state: State) -> bool:
    return FOR_PALACE <= sort_of(state, state.trail[0]) <= FOR_CITY_HALL


def groups_of(state: State) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every group, each with the steps that complete it; none where more dice must follow."""
    found: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    most = most_dice(sort_of(state, state.trail[0]), state.modifier)
    _grow(state, group.legal(state), most, (), found)
    return found


def _grow(
    state: State,
    legal: list[int],
    most: int,
    chosen: tuple[int, ...],
    found: list[tuple[tuple[int, ...], tuple[int, ...]]],
) -> None:
    for action in legal:
        if not TAKE <= action < USE:
            continue
        twin = with_die(state, action - TAKE)
        is_full = len(twin.group) == most
        following = [] if is_full else group.legal(twin)
        picked = (*chosen, action)
        steps = picked if is_full else (*picked, DONE)
        found.append((picked, steps if is_full or DONE in following else ()))
        _grow(twin, following, most, picked, found)


def with_die(state: State, die: int) -> State:
    """One more die in the group, which is not carried out."""
    twin = state.copy()
    twin.group.append(die)
    twin.pool = twin.pool[twin.pool.index(die) + 1 :]
    return twin


# What a group comes to


def after(state: State, steps: tuple[int, ...]) -> tuple[State, list[Event]]:
    """The state after some steps of the seat, up to the first roll or reveal, and what has happened by then."""
    twin, journal, chance = state.copy(), Journal(), Preview(0)
    try:
        for step in steps:
            GAME.apply(twin, state.seat, step, chance, journal)
    except Uncertain:
        pass
    return twin, _own(journal.seen_by(state.seat))


def _own(events: list[Event]) -> list[Event]:
    ends = [at for at, event in enumerate(events) if event[0] in BREAKS]
    return events[: ends[0]] if ends else events


def draft_of(sight: Sight, steps: tuple[int, ...], picked: tuple[int, ...]) -> Draft:
    """The steps with "as often as it goes", and what they bring and cost."""
    before, events = after(sight.state, steps)
    is_asked = before.question == AMOUNT and before.seat == sight.state.seat
    times = before.left if is_asked else 1
    if is_asked:
        events = after(sight.state, (*steps, USE + times - 1))[1]
        return Draft(picked, (*steps, USE + times - 1), _chips(sight, before, events, times), steps)
    return Draft(picked, steps, _chips(sight, _state_with_dice(sight.state, steps), events, times))


def _state_with_dice(state: State, steps: tuple[int, ...]) -> State:
    """The state in which the dice lie there but nothing is carried out."""
    dice = [step for step in steps if TAKE <= step < USE]
    twin = after(state, steps[: steps.index(dice[0])])[0]
    for die in dice:
        twin = with_die(twin, die - TAKE)
    return twin


def _chips(sight: Sight, gathered: State, events: list[Event], times: int) -> tuple[Chip, ...]:
    """The sum of the dice, how often, then what it costs and brings."""
    facts = [chip for chip in outcome(gathered) if chip.kind == "fact" and chip.thing in ("total", "divisor")]
    often = [Chip("fact", "times", times, mood="good")] if gathered.trail[0] < COMBAT or times > 1 else []
    return (*facts, *often, *others(sight, events), *changes(GAME, sight.state.seat, events))


def _unforeseen(state: State, picked: tuple[int, ...], steps: tuple[int, ...], first: tuple[int, ...]) -> Draft:
    if not steps:
        return Draft(picked)
    twin = state
    for die in picked:
        twin = with_die(twin, die - TAKE)
    return Draft(picked, (*first, *steps), tuple(outcome(twin)))
