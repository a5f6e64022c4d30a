"""A half-built action: its dice, its running total and its price."""

from trois.games.troyes.dice import DIE_COLOUR, DIE_OWNER, DIE_VALUE
from trois.games.troyes.rules.dice_groups import group_price, group_total
from trois.games.troyes.rules.flags import free_flags
from trois.games.troyes.rules.reach import sort_of, totals
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import ACTIVATE, AGRICULTURE, CANNOT, CATHEDRAL, COMBAT, FIGHT_WITH
from trois.games.troyes.words import COLOURS, GREY
from trois.text.model import NEUTRAL, Chip, Die


def die_number(words: dict[str, str]) -> int:
    owner = GREY if words["owner"] == "grey" else int(words["owner"])
    return (int(words["value"]) - 1) * 15 + COLOURS.index(words["colour"]) * 5 + owner


def chosen_dice(state: State) -> tuple[Die, ...]:
    return tuple(_die(number) for number in state.group)


def fighting_dice(state: State) -> tuple[Die, ...]:
    """Own dice chosen so far against black ones."""
    kinds = [action - FIGHT_WITH for action in state.trail if FIGHT_WITH <= action < CANNOT]
    return tuple(Die(kind % 6 + 1, COLOURS[kind // 6], state.seat) for kind in kinds)


def _die(number: int) -> Die:
    owner = DIE_OWNER[number]
    return Die(DIE_VALUE[number], COLOURS[DIE_COLOUR[number]], NEUTRAL if owner == GREY else owner)


def outcome(state: State) -> list[Chip]:
    """What the dice chosen so far come to, and what they cost with the hire; too few must be followed by more."""
    if not state.group:
        return [Chip("fact", "divisor", state.need)] if state.need else []
    if group_total(state) < state.need:
        return [Chip("fact", "too-few", group_total(state), state.need)]
    return [*_brings(state), *_costs(state)]


def _brings(state: State) -> list[Chip]:
    target, total, cards = state.trail[0], group_total(state), state.deal.cards
    if target < CATHEDRAL:
        times = Chip("fact", "times", total // state.need, mood="good")
        return [Chip("fact", "total", total), Chip("fact", "divisor", state.need), times]
    if target == CATHEDRAL:
        influence = sum(cards.cathedral_influence[DIE_VALUE[die] - 1] for die in state.group)
        return [Chip("gain", "vp", cards.cathedral_vp * len(state.group)), Chip("gain", "influence", influence)]
    if target == AGRICULTURE:
        return [Chip("fact", "total", total), Chip("gain", "deniers", total // cards.agriculture_divisor)]
    return []


def _costs(state: State) -> list[Chip]:
    price = group_price(state) + hire_due(state)
    return [Chip("price", "deniers", price)] if price else []


def own_times(state: State, target: int) -> int:
    """How often an activity or a fight goes with the seat's own dice, before any is bought."""
    total, cards = totals(state, state.seat, sort_of(state, target), 0)[0], state.deal.cards
    if target < COMBAT:
        return total // cards.divisor[target - ACTIVATE]
    event = target - COMBAT
    return min(free_flags(state, event), total // cards.event_divisor[event])


def hire_due(state: State) -> int:
    """What a tradesman costs that is not on the card of the action yet."""
    target = state.trail[0]
    if target >= COMBAT:
        return 0
    slot = (target - ACTIVATE) // 3
    return 0 if state.posts[slot * 4 + state.seat] else state.deal.hire[slot]
