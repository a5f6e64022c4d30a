"""A half-built action: its dice, its running total and its price."""

from rich.text import Text as Ink

from trois.games.troyes.dice import DIE_COLOUR, DIE_OWNER, DIE_VALUE
from trois.games.troyes.rules.dice_groups import group_price, group_total
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import ACTIVATE, AGRICULTURE, CATHEDRAL, COMBAT
from trois.games.troyes.words import COLOURS, GREY
from trois.terminal.screen import BAD, DIM, GOOD
from trois.terminal.troyes_seen import DENIER, INFLUENCE, VP, letter, mark
from trois.text import Text


def die_number(words: dict[str, str]) -> int:
    owner = GREY if words["owner"] == "grey" else int(words["owner"])
    return (int(words["value"]) - 1) * 15 + COLOURS.index(words["colour"]) * 5 + owner


def dice_chosen(state: State, text: Text) -> Ink:
    """Y3● Y5■."""
    dice = []
    for die in state.group:
        owner = DIE_OWNER[die]
        sign = mark("grey" if owner == GREY else owner)
        dice.append(Ink.assemble(letter(COLOURS[DIE_COLOUR[die]], text), str(DIE_VALUE[die]), sign))
    return Ink(" ").join(dice)


def outcome(state: State) -> Ink:
    """What the dice chosen so far come to, and what they cost with the hire; too few must be followed by more."""
    if group_total(state) < state.need:
        return Ink(f"Σ{group_total(state)} …", DIM)
    parts = [_yield(state), _cost(state)]
    return Ink(" ").join(part for part in parts if part)


def _yield(state: State) -> Ink:
    target, total, cards = state.trail[0], group_total(state), state.deal.cards
    if target < CATHEDRAL:
        return Ink.assemble((f"Σ{total} ÷{state.need} =", DIM), (f" {total // state.need}×", GOOD))
    if target == CATHEDRAL:
        influence = sum(cards.cathedral_influence[DIE_VALUE[die] - 1] for die in state.group)
        return Ink(f"+{cards.cathedral_vp * len(state.group)}{VP} +{influence}{INFLUENCE}", GOOD)
    if target == AGRICULTURE:
        return Ink.assemble((f"Σ{total} ", DIM), (f"+{total // cards.agriculture_divisor}{DENIER}", GOOD))
    return Ink()


def _cost(state: State) -> Ink:
    price = group_price(state) + hire_due(state)
    return Ink(f"−{price}{DENIER}", BAD) if price else Ink()


def hire_due(state: State) -> int:
    """What a tradesman costs who is not yet on the card of the action."""
    target = state.trail[0]
    if target >= COMBAT:
        return 0
    slot = (target - ACTIVATE) // 3
    return 0 if state.posts[slot * 4 + state.seat] else state.deal.hire[slot]
