"""What effects and prestige buildings count."""

from trois.games.tournay.rules import effects
from trois.games.tournay.rules.areas import FULL
from trois.games.tournay.rules.characters import characters
from trois.games.tournay.rules.effects import Effect
from trois.games.tournay.state import State
from trois.games.tournay.words import ANY


def count(state: State, seat: int, row: Effect) -> int:
    """How many of the elements of a row a seat has. Rules: Effects of buildings."""
    counter = row.counter
    if counter == effects.STANDING:
        return standing(state, seat, row.colour)
    if counter == effects.LYING:
        return sum(state.lying[3 * seat : 3 * seat + 3])
    if counter == effects.CITIZEN:
        return citizens(state, seat, row.colour)
    if counter == effects.CARD:
        return cards(state, seat, row.colour)
    if counter == effects.HOUSE:
        return sum(buildings(state, seat, colour) for colour in row.colours)
    if counter == effects.PAIR:
        return min(state.standing[3 * seat + colour] for colour in row.colours)
    return _count_rarer(state, seat, counter)


def _count_rarer(state: State, seat: int, counter: int) -> int:
    if counter == effects.CITIZEN_SET:
        return min(citizens(state, seat, colour) for colour in range(3))
    if counter == effects.CARD_SET:
        return min(cards(state, seat, colour) for colour in range(3))
    if counter == effects.PERSON:
        return characters(state, seat).bit_count()
    if counter == effects.PRESTIGE_BUILDING:
        return state.prestige[seat].bit_count()
    if counter == effects.EMPTY_AREA:
        return FULL - state.used[seat].bit_count()
    if counter == effects.FOUR_DENIERS:
        return state.deniers[seat] // 4
    if counter == effects.RAMPART_BUILT:
        return state.built[seat].bit_count()
    if counter == effects.EVENT_COIN:
        return sum(state.coins)
    return 1


def standing(state: State, seat: int, colour: int) -> int:
    if colour == ANY:
        return sum(state.standing[3 * seat : 3 * seat + 3])
    return state.standing[3 * seat + colour]


def citizens(state: State, seat: int, colour: int) -> int:
    """Owned citizens: standing, lying and placed ones."""
    if colour == ANY:
        return sum(citizens(state, seat, each) for each in range(3))
    at = 3 * seat + colour
    return state.standing[at] + state.lying[at] + state.placed[at]


def buildings(state: State, seat: int, colour: int) -> int:
    """Visible buildings of levels I and II."""
    return state.houses[3 * seat + colour].bit_count()


def cards(state: State, seat: int, colour: int) -> int:
    """Visible buildings and characters of levels I and II."""
    if colour == ANY:
        return sum(cards(state, seat, each) for each in range(3))
    at = 3 * seat + colour
    return (state.houses[at] | state.people[at]).bit_count()


def strength(state: State, seat: int, colour: int) -> int:
    """What leaders are compared by: citizens owned and visible cards of a colour."""
    return citizens(state, seat, colour) + cards(state, seat, colour)
