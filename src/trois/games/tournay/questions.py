"""Which module answers which question, and the work that is done between questions."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import state as s
from trois.games.tournay import vocabulary as v
from trois.games.tournay.state import State
from trois.games.tournay.steps import activate, buildings, draw, end, events, hire, play, turn

_TAKE_OR_LOOK: Final = [v.TAKE, v.LOOK]
_COLOURS: Final = [v.COLOUR, v.COLOUR + 1, v.COLOUR + 2]


def legal(state: State, seat: int) -> list[int]:  # noqa: C901
    """The questions that come up most stand first."""
    question = state.question
    if question == s.TURN:
        return turn.legal(state)
    if question == s.USE:
        return hire.legal(state)
    if question == s.KEEP:
        return draw.legal_keep(state)
    if question == s.PLACE:
        return play.places(state, seat, state.a)
    if question == s.LIMIT:
        return end.legal_limit(state)
    if question == s.TAKE:
        return _TAKE_OR_LOOK
    if question == s.PROTECT:
        return events.legal_protect(state, seat)
    if question == s.SUFFER:
        return events.legal_suffer(state, seat)
    if question == s.PAY:
        return play.payments(state, seat, state.a)
    if question == s.LAST:
        return end.legal_last(state, seat)
    return _legal_of_building(state, question)


def _legal_of_building(state: State, question: int) -> list[int]:  # noqa: C901
    if question == s.STAND:
        return buildings.legal_stand(state)
    if question == s.RECRUIT:
        return buildings.recruitable(state, state.a)
    if question == s.LEVY:
        return _COLOURS
    if question == s.DRAW:
        return buildings.drawable(state, state.a)
    if question == s.COMBAT:
        return buildings.legal_combat(state)
    if question == s.FIRE:
        return buildings.legal_fire(state)
    if question == s.BUILD:
        return buildings.legal_build(state)
    if question == s.COPY:
        return buildings.copyable(state, state.a)
    if question == s.DAMAGE:
        return buildings.legal_damage(state)
    if question == s.CHAIN:
        return activate.legal_chain(state)
    return draw.legal_abbey(state)


def apply(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
    """Answer the question, then do what is to be done until the next one."""
    if _answer(state, seat, action, chance, journal):
        while _work(state, chance, journal):
            pass


def _answer(  # noqa: C901
    state: State, seat: int, action: int, chance: Chance, journal: Journal | None
) -> bool:
    """True when work follows, False when there is a question."""
    question = state.question
    if question == s.TURN:
        return turn.apply(state, action, journal)
    if question == s.USE:
        return hire.apply(state, action, chance, journal)
    if question == s.KEEP:
        return draw.apply_keep(state, action, journal)
    if question == s.PLACE:
        return play.apply_place(state, action, journal)
    if question == s.LIMIT:
        return end.apply_limit(state, action, journal)
    if question == s.TAKE:
        return draw.apply_take(state, action, chance, journal)
    if question == s.PROTECT:
        return events.apply_protect(state, seat, action, chance, journal)
    if question == s.SUFFER:
        return events.apply_suffer(state, seat, action, chance, journal)
    if question == s.PAY:
        return play.apply_pay(state, action, journal)
    if question == s.LAST:
        return end.apply_last(state, seat, action, chance, journal)
    return _answer_of_building(state, question, action, chance, journal)


def _answer_of_building(  # noqa: C901
    state: State, question: int, action: int, chance: Chance, journal: Journal | None
) -> bool:
    if question == s.STAND:
        return buildings.apply_stand(state, action, journal)
    if question == s.RECRUIT:
        return buildings.apply_recruit(state, action, journal)
    if question == s.LEVY:
        return buildings.apply_levy(state, action, journal)
    if question == s.DRAW:
        return buildings.apply_draw(state, action, chance, journal)
    if question == s.COMBAT:
        return buildings.apply_combat(state, action, chance, journal)
    if question == s.FIRE:
        return buildings.apply_fire(state, action, journal)
    if question == s.BUILD:
        return buildings.apply_build(state, action, journal)
    if question == s.COPY:
        return buildings.apply_copy(state, action, journal)
    if question == s.DAMAGE:
        return buildings.apply_damage(state, action, journal)
    if question == s.CHAIN:
        return activate.apply_chain(state, action)
    return draw.apply_abbey(state, action, journal)


def _work(state: State, chance: Chance, journal: Journal | None) -> bool:
    """Do the next thing; False when it ends in a question."""
    item = state.work.pop()
    kind = item & 31
    if kind == s.DO_END_TURN:
        return end.end_turn(state, journal)
    a = item >> 5 & 255
    if kind == s.DO_ACTION:
        state.played = True
        s.ask(state, s.TURN)
        return False
    if kind == s.DO_EFFECT:
        return buildings.do_effect(state, a, chance, journal)
    if kind == s.DO_EVENT:
        return events.do_event(state, a, item >> 13 & 255, journal)
    if kind == s.DO_STRIKE:
        return events.do_strike(state, a, item >> 13 & 255, item >> 21, journal)
    return _rarer_work(state, kind, a, item, chance, journal)


def _rarer_work(state: State, kind: int, a: int, item: int, chance: Chance, journal: Journal | None) -> bool:
    if kind == s.DO_CRIER:
        return events.do_crier(state, journal)
    if kind == s.DO_COMBAT:
        return buildings.begin_combat(state, a, item >> 13 & 255)
    if kind == s.DO_KNIGHT:
        return activate.do_knight(state, a)
    if kind == s.DO_CHAIN:
        return activate.do_chain(state, a)
    if kind == s.DO_ABBEY:
        return draw.turn_up(state, a, item >> 13 & 255, item >> 21, chance, journal)
    if kind == s.DO_CATAPULT:
        return buildings.do_catapult(state, a)
    if kind == s.DO_LAST_CARD:
        return end.do_last_card(state, a, journal)
    return end.finish(state, journal)
