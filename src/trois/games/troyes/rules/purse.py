"""Deniers, influence and victory points that players get, pay and lose, each time with the reason."""

from typing import Final

from trois.core.journal import NOBODY, Journal
from trois.games.troyes.state import State
from trois.games.troyes.words import LOSSES, MOST_INFLUENCE

PENALTY: Final = 2


def gain_deniers(state: State, seat: int, deniers: int, why: str, journal: Journal | None, giver: int = NOBODY) -> None:
    """From the bank, unless a player gives them."""
    state.money[seat] += deniers
    if journal is not None and deniers:
        journal.add(("gained", seat, "deniers", deniers, giver, why))


def pay_deniers(state: State, seat: int, deniers: int, why: str, journal: Journal | None, to: int = NOBODY) -> None:
    """To the bank, unless a player gets them."""
    state.money[seat] -= deniers
    if journal is not None and deniers:
        journal.add(("paid", seat, "deniers", deniers, to, why))


def hand_over(state: State, giver: int, to: int, deniers: int, why: str, journal: Journal | None) -> None:
    """From one player's hand into another's."""
    pay_deniers(state, giver, deniers, why, journal, to)
    gain_deniers(state, to, deniers, why, journal, giver)


def gain_influence(state: State, seat: int, points: int, why: str, journal: Journal | None) -> None:
    """What exceeds 20 is lost. Rules: Influence."""
    before = state.influence[seat]
    after = before + points
    after = min(after, MOST_INFLUENCE)
    state.influence[seat] = after
    if journal is not None and after > before:
        journal.add(("gained", seat, "influence", after - before, NOBODY, why))


def pay_influence(state: State, seat: int, points: int, why: str, journal: Journal | None) -> None:
    state.influence[seat] -= points
    if journal is not None and points:
        journal.add(("paid", seat, "influence", points, NOBODY, why))


def gain_vp(state: State, seat: int, points: int, source: int, why: str, journal: Journal | None) -> None:
    state.vp[seat] += points
    state.earned[4 * seat + source] += points
    if journal is not None and points:
        journal.add(("gained", seat, "vp", points, NOBODY, why))


def lose_vp(state: State, seat: int, why: str, journal: Journal | None) -> None:
    """2 VP for what a player could not do, as far as there are any. Rules: Short."""
    lost = min(PENALTY, state.vp[seat])
    state.vp[seat] -= lost
    state.earned[4 * seat + LOSSES] -= lost
    if journal is not None:
        journal.add(("lost", seat, "vp", lost, why))


def must_pay_deniers(state: State, seat: int, deniers: int, why: str, short: str, journal: Journal | None) -> None:
    """Wages and events: whoever is short pays everything and loses VP. Rules: Short."""
    is_short = state.money[seat] < deniers
    pay_deniers(state, seat, min(deniers, state.money[seat]), why, journal)
    if is_short:
        lose_vp(state, seat, short, journal)


def must_pay_influence(state: State, seat: int, points: int, why: str, journal: Journal | None) -> None:
    """As deniers. Rules: Short."""
    is_short = state.influence[seat] < points
    pay_influence(state, seat, min(points, state.influence[seat]), why, journal)
    if is_short:
        lose_vp(state, seat, why, journal)
