"""Which function answers for which question, and which does the work between questions."""

from collections.abc import Callable
from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay.rules import buildings as building_rules
from trois.games.tournay.rules import characters, last_cards, rounds
from trois.games.tournay.rules import draw as draw_rules
from trois.games.tournay.rules import events as event_rules
from trois.games.tournay.state import State
from trois.games.tournay.steps import buildings, chain, draw, end, events, hire, play, turn

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


def legal(state: State, seat: int) -> list[int]:
    return LEGAL[state.question](state, seat)


def apply(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
    """Answer the question, then do what is to be done until the next one."""
    if APPLY[state.question](state, seat, action, chance, journal):
        do_work(state, chance, journal)


def do_work(state: State, chance: Chance, journal: Journal | None) -> None:
    while True:
        item = state.work.pop()
        if not WORK[item & 31](state, item >> 5 & 255, item >> 13 & 255, item >> 21, chance, journal):
            return
