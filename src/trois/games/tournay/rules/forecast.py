"""What an event would do to everybody if the crier came now and nobody protected himself. Rules: Criers and events."""

from trois.games.tournay.rules.events import CHOSEN, add_coin, effect_of, strike_once, sufferable
from trois.games.tournay.state import State


def forecast(state: State, slot: int) -> list[int]:
    """By seat: deniers gained or, negative, lost, or how many citizens, cards or buildings have to suffer."""
    then = state.copy()
    add_coin(then, slot, None)
    row, coins, seats = effect_of(then, slot), then.coins[slot], range(state.seats)
    if row.do in CHOSEN:
        return [-min(row.n * coins, sufferable(state, row, seat)) for seat in seats]
    for _ in range(coins):
        strike_once(then, row, 0, "", None)
    return [then.deniers[seat] - state.deniers[seat] for seat in seats]
