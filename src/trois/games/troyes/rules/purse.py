"""Deniers, influence and victory points that players get, pay and lose."""

from typing import Final

from trois.core.journal import Journal
from trois.games.troyes.state import State
from trois.games.troyes.words import LOSSES, MOST_INFLUENCE

PENALTY: Final = 2


def gain_deniers(state: State, seat: int, deniers: int, journal: Journal | None) -> None:
    state.money[seat] += deniers
    if journal is not None and deniers:
        journal.add(("gained", seat, "deniers", deniers))


def pay_deniers(state: State, seat: int, deniers: int, journal: Journal | None) -> None:
    state.money[seat] -= deniers
    if journal is not None and deniers:
        journal.add(("paid", seat, "deniers", deniers))


def gain_influence(state: State, seat: int, points: int, journal: Journal | None) -> None:
    """What exceeds 20 is lost (Rules: Influence)."""
    before = state.influence[seat]
    after = before + points
    after = min(after, MOST_INFLUENCE)
    state.influence[seat] = after
    if journal is not None and after > before:
        journal.add(("gained", seat, "influence", after - before))


def pay_influence(state: State, seat: int, points: int, journal: Journal | None) -> None:
    state.influence[seat] -= points
    if journal is not None and points:
        journal.add(("paid", seat, "influence", points))


def gain_vp(state: State, seat: int, points: int, source: int, journal: Journal | None) -> None:
    state.vp[seat] += points
    state.earned[4 * seat + source] += points
    if journal is not None and points:
        journal.add(("gained", seat, "vp", points))


def lose_vp(state: State, seat: int, journal: Journal | None) -> None:
    """2 VP for what a player could not do, as far as there are any (Rules: A round)."""
    lost = min(PENALTY, state.vp[seat])
    state.vp[seat] -= lost
    state.earned[4 * seat + LOSSES] -= lost
    if journal is not None:
        journal.add(("lost", seat, "vp", lost))


def must_pay_deniers(state: State, seat: int, deniers: int, journal: Journal | None) -> None:
    """Wages and events: who is short pays everything and loses VP."""
    short = state.money[seat] < deniers
    pay_deniers(state, seat, min(deniers, state.money[seat]), journal)
    if short:
        lose_vp(state, seat, journal)


def must_pay_influence(state: State, seat: int, points: int, journal: Journal | None) -> None:
    short = state.influence[seat] < points
    pay_influence(state, seat, min(points, state.influence[seat]), journal)
    if short:
        lose_vp(state, seat, journal)
