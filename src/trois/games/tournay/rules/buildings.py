"""What buildings do when they are activated: one small function per effect. Rules: Effects of buildings."""

from collections.abc import Callable
from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.rules import draw
from trois.games.tournay.rules.areas import AREAS, members
from trois.games.tournay.rules.counting import count, standing
from trois.games.tournay.rules.district import free_buildings
from trois.games.tournay.rules.pieces import fightable, gain, hand_over, lose, recruit
from trois.games.tournay.state import State, ask, clockwise
from trois.games.tournay.words import ANY, BUILD, COMBAT, COPY, DAMAGE, DRAW, EITHER, FIRE, LEVY, RECRUIT, STAND


def do_effect(state: State, number: int, _b: int, _c: int, chance: Chance, journal: Journal | None) -> bool:
    """One row of a building, carried out as far as possible; False when the player is asked. Rules: Actions."""
    return _EFFECTS[state.cards.rows[number].do](state, number, chance, journal)


# Deniers: Farm, Market, Bakery and many more


def gain_fixed(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    gain(state, state.active, state.cards.rows[number].n, state.cards.card_of(number), journal)
    return True


def gain_per(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    """For each element counted, up to a cap."""
    row = state.cards.rows[number]
    n = min(row.n * count(state, state.active, row), row.cap)
    gain(state, state.active, n, state.cards.card_of(number), journal)
    return True


def gain_either(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    """Bakery: for one colour or the other; asked where it makes a difference. Rules: Effects of buildings."""
    row = state.cards.rows[number]
    counts = [standing(state, state.active, colour) for colour in row.colours]
    if min(counts) != max(counts):
        ask(state, EITHER, number)
        return False
    gain(state, state.active, row.n * counts[0], state.cards.card_of(number), journal)
    return True


# Library, Scriptorium, Abbey


def begin_draw(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    """The usual draw without citizens; of any colour: the pile is asked for."""
    row = state.cards.rows[number]
    if row.colour != ANY:
        return draw.begin_drawing(state, 3 * row.colour + row.level - 1, state.cards.source(number), chance, journal)
    if drawable(state, row.level):
        ask(state, DRAW, row.level, state.cards.source(number))
        return False
    return True


def drawable(state: State, level: int) -> list[int]:
    """The piles of a level that have cards, as actions."""
    piles = [3 * colour + level - 1 for colour in range(3)]
    return [v.DRAW + pile for pile in piles if state.piles[pile]]


def reveal_take(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    row = state.cards.rows[number]
    return draw.turn_up(state, row.level, 0, row.n, chance, journal)


# Barracks, Guildhouse, Monastery


def begin_recruit(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    """A citizen is offered for a price, if it can be paid and the supply has one. Rules: Effects of buildings."""
    if recruitable(state, number):
        ask(state, RECRUIT, number)
        return False
    return True


def recruitable(state: State, number: int) -> list[int]:
    """The colours of which a citizen can be paid and is in the supply, as actions."""
    row = state.cards.rows[number]
    if state.deniers[state.active] < row.price:
        return []
    colours = range(3) if row.colour == ANY else range(row.colour, row.colour + 1)
    return [v.COLOUR + colour for colour in colours if state.supply[colour]]


def recruit_for(state: State, number: int, colour: int, journal: Journal | None) -> None:
    why = state.cards.card_of(number)
    lose(state, state.active, state.cards.rows[number].price, why, journal)
    recruit(state, state.active, colour, why, journal)


# Chapel, Priory, Hospital


def begin_stand_up(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    row = state.cards.rows[number]
    if row.n and any(state.lying[3 * state.active : 3 * state.active + 3]):
        ask(state, STAND, row.n, state.cards.source(number))
        return False
    return True


# Combat: Fort, Banneret, Knight


def begin_fort(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    return begin_combat(state, 1 if state.cards.rows[number].keep_coins else 0, 0, state.cards.source(number))


def begin_combat(state: State, keep_coins: int, optional: int, source: int) -> bool:
    """Free of citizens and deniers; a character only allows it."""
    if fightable(state):
        ask(state, COMBAT, keep_coins, optional, source)
        return False
    return True


def do_combat(
    state: State, keep_coins: int, optional: int, source: int, chance: Chance, journal: Journal | None
) -> bool:
    return begin_combat(state, keep_coins, optional, source)


# Ballista


def begin_fire(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    if any(event >= 0 for event in state.queue):
        ask(state, FIRE, state.cards.rows[number].most)
        return False
    return True


# Palisade


def begin_build(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    row = state.cards.rows[number]
    if state.ramparts[state.active]:
        ask(state, BUILD, row.most, row.n, state.cards.source(number))
        return False
    return True


# Tavern


def begin_copy(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    colour = state.cards.rows[number].colour
    if copyable(state, colour):
        ask(state, COPY, colour)
        return False
    return True


def copyable(state: State, colour: int) -> list[int]:
    """Visible buildings of other players, occupied or not, that don't copy themselves."""
    faces: set[int] = set()
    colours = range(3) if colour == ANY else range(colour, colour + 1)
    for seat in range(state.seats):
        if seat != state.active:
            for each in colours:
                faces.update(state.top[AREAS * seat + area] for area in members(state.houses[3 * seat + each]))
    return [v.COPY + face for face in sorted(faces) if not state.cards.copies_others[face]]


# Catapult


def begin_damage(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    return damage_next(state, 1, state.cards.source(number))


def damage_next(state: State, step: int, source: int) -> bool:
    """Ask for one free building of each other player, clockwise."""
    while step < state.seats:
        target = (state.active + step) % state.seats
        if free_buildings(state, target):
            ask(state, DAMAGE, target, step, source)
            return False
        step += 1
    return True


def do_catapult(state: State, step: int, source: int, _c: int, chance: Chance, journal: Journal | None) -> bool:
    return damage_next(state, step, source)


def shield(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    """Acts when an event strikes: `events.has_shield`."""
    return True


# Manor and Courtroom


def begin_levy(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    ask(state, LEVY, number)
    return False


def richest_pays(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    """Each richest player other than you, if you are not richest alone."""
    most = max(state.deniers[: state.seats])
    payers = [s for s in clockwise(state, state.active)[1:] if state.deniers[s] == most]
    for seat in payers:
        hand_over(state, seat, state.active, state.cards.rows[number].n, state.cards.card_of(number), journal)
    return True


_EFFECTS: Final[list[Callable[[State, int, Chance, Journal | None], bool]]] = [
    gain_fixed,
    gain_per,
    gain_either,
    begin_draw,
    reveal_take,
    begin_recruit,
    begin_stand_up,
    begin_fort,
    begin_fire,
    begin_build,
    begin_copy,
    begin_damage,
    shield,
    begin_levy,
    richest_pays,
]
"""In the order of `effects.EFFECTS`, as far as buildings have them."""
