"""Which function answers for which question, and which does the work between questions."""

from collections.abc import Callable
from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.rules import buildings as building_rules
from trois.games.tournay.rules import characters, last_cards, rounds
from trois.games.tournay.rules import draw as draw_rules
from trois.games.tournay.rules import events as event_rules
from trois.games.tournay.rules.buildings import recruitable
from trois.games.tournay.state import State, row_asked, work_parts
from trois.games.tournay.steps import buildings, chain, draw, end, events, hire, play, turn
from trois.games.tournay.words import ANY, CALLER, EITHER, RECRUIT

LEGAL: Final[list[Callable[[State, int], list[int]]]] = [
    end.legal_over,
    turn.legal,
    play.legal_place,
    play.legal_pay,
    hire.legal,
    draw.legal_take,
    draw.legal_keep,
    draw.legal_abbey,
    buildings.legal_stand,
    buildings.legal_recruit,
    buildings.legal_levy,
    buildings.legal_draw,
    buildings.legal_combat,
    buildings.legal_fire,
    buildings.legal_build,
    buildings.legal_copy,
    buildings.legal_damage,
    chain.legal,
    events.legal_protect,
    events.legal_suffer,
    end.legal_limit,
    end.legal_last,
    buildings.legal_either,
    chain.legal_caller,
]
"""What a seat may answer, by question."""

APPLY: Final[list[Callable[[State, int, int, Chance, Journal | None], bool]]] = [
    end.apply_over,
    turn.apply,
    play.apply_place,
    play.apply_pay,
    hire.apply,
    draw.apply_take,
    draw.apply_keep,
    draw.apply_abbey,
    buildings.apply_stand,
    buildings.apply_recruit,
    buildings.apply_levy,
    buildings.apply_draw,
    buildings.apply_combat,
    buildings.apply_fire,
    buildings.apply_build,
    buildings.apply_copy,
    buildings.apply_damage,
    chain.apply,
    events.apply_protect,
    events.apply_suffer,
    end.apply_limit,
    end.apply_last,
    buildings.apply_either,
    chain.apply_caller,
]
"""What an answer does, by question; True when work follows, False when something is asked."""

WORK: Final[list[Callable[[State, int, int, int, Chance, Journal | None], bool]]] = [
    rounds.end_turn,
    rounds.begin_action,
    building_rules.do_effect,
    building_rules.do_combat,
    characters.do_knight,
    characters.do_chain,
    event_rules.do_crier,
    event_rules.do_event,
    event_rules.do_strike,
    draw_rules.turn_up,
    building_rules.do_catapult,
    last_cards.do_last_card,
    rounds.finish,
]
"""What is done between questions, by kind, with its a, b and c; True when work follows."""


def do_work(state: State, chance: Chance, journal: Journal | None) -> None:
    """What is to be done until the next question."""
    while True:
        kind, a, b, c = work_parts(state.work.pop())
        if not WORK[kind](state, a, b, c, chance, journal):
            return


def older_answer(state: State, version: int, forced: bool) -> int:
    """What rules version 1 decided by itself: recruiting a citizen of a fixed colour, the Bakery's larger sum, and
    which Monk or Templar acts. Of any colour it asked, but where there was one colour only it was forced.
    """
    if version > 1:
        return -1
    if state.question == RECRUIT:
        colours = recruitable(state, row_asked(state))
        asked = state.cards.rows[row_asked(state)].colour == ANY and not (forced and len(colours) == 1)
        return -1 if asked else colours[0]
    if state.question == EITHER:
        colours = state.cards.rows[row_asked(state)].colours
        counts = [state.standing[3 * state.active + colour] for colour in colours]
        return v.COLOUR + colours[counts.index(max(counts))]
    return chain.legal_caller(state, state.active)[0] if state.question == CALLER else -1
