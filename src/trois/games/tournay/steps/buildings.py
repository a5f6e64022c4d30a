"""What buildings do when they are activated: one small function per effect. Rules: Effects."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import IDS
from trois.games.tournay.rules import effects
from trois.games.tournay.rules.areas import AREAS, listed, members
from trois.games.tournay.rules.counting import buildings, count, standing
from trois.games.tournay.rules.effects import Effect
from trois.games.tournay.rules.pieces import (
    build_rampart,
    capture,
    damage,
    fightable,
    free_buildings,
    gain,
    hand_over,
    lose,
    recruit,
)
from trois.games.tournay.state import (
    BUILD,
    COMBAT,
    COPY,
    DAMAGE,
    DO_CATAPULT,
    DO_EFFECT,
    DO_EVENT,
    DRAW,
    FIRE,
    LEVY,
    RECRUIT,
    STAND,
    State,
    ask,
    clockwise,
    later,
)
from trois.games.tournay.steps import draw
from trois.games.tournay.steps.events import add_coin
from trois.games.tournay.words import ANY, COLOURS, SLOTS


def do_effect(state: State, number: int, chance: Chance, journal: Journal | None) -> bool:
    """One row of a building, carried out as far as possible; False when the player is asked."""
    row = state.cards.rows[number]
    do = row.do
    if do == effects.GAIN:
        gain(state, state.active, row.n, journal)
        return True
    if do == effects.GAIN_PER:
        gain(state, state.active, min(row.n * count(state, state.active, row), row.cap), journal)
        return True
    if do == effects.DRAW:
        return begin_draw(state, row, chance, journal)
    if do == effects.STAND_UP:
        return begin_stand_up(state, row)
    if do == effects.RECRUIT:
        return begin_recruit(state, number, row, journal)
    if do == effects.COMBAT:
        return begin_combat(state, 1 if row.keep_coins else 0, 0)
    return _do_rarer_effect(state, number, row, chance, journal)


def _do_rarer_effect(state: State, number: int, row: Effect, chance: Chance, journal: Journal | None) -> bool:
    do = row.do
    if do == effects.GAIN_BEST:
        gain_best(state, row, journal)
        return True
    if do == effects.REVEAL_TAKE:
        return draw.turn_up(state, row.level, 0, row.n, chance, journal)
    if do == effects.FIRE_EVENTS:
        return begin_fire(state, row)
    if do == effects.BUILD_RAMPARTS:
        return begin_build(state, row)
    if do == effects.COPY:
        return begin_copy(state, row)
    if do == effects.DAMAGE_OTHERS:
        return do_catapult(state, 1)
    if do == effects.LEVY:
        ask(state, LEVY, number)
        return False
    if do == effects.RICHEST_PAYS:
        richest_pays(state, row, journal)
    return True


def gain_best(state: State, row: Effect, journal: Journal | None) -> None:
    """Bakery: the better of two counts."""
    best = max(standing(state, state.active, colour) for colour in row.colours)
    gain(state, state.active, row.n * best, journal)


# Draw


def begin_draw(state: State, row: Effect, chance: Chance, journal: Journal | None) -> bool:
    """The usual draw without citizens; of any colour: the pile is asked for."""
    if row.colour != ANY:
        return draw.begin(state, 3 * row.colour + row.level - 1, chance, journal)
    if drawable(state, row.level):
        ask(state, DRAW, row.level)
        return False
    return True


def drawable(state: State, level: int) -> list[int]:
    piles = [3 * colour + level - 1 for colour in range(3)]
    return [v.DRAW + pile for pile in piles if state.piles[pile]]


def apply_draw(state: State, action: int, chance: Chance, journal: Journal | None) -> bool:
    return draw.begin(state, action - v.DRAW, chance, journal)


# Recruit


def begin_recruit(state: State, number: int, row: Effect, journal: Journal | None) -> bool:
    """A citizen for a price, if it can be paid and the supply has one."""
    if not recruitable(state, number):
        return True
    if row.colour == ANY:
        ask(state, RECRUIT, number)
        return False
    _recruit(state, row, row.colour, journal)
    return True


def recruitable(state: State, number: int) -> list[int]:
    row = state.cards.rows[number]
    if state.deniers[state.active] < row.price:
        return []
    colours = range(3) if row.colour == ANY else range(row.colour, row.colour + 1)
    return [v.COLOUR + colour for colour in colours if state.supply[colour]]


def apply_recruit(state: State, action: int, journal: Journal | None) -> bool:
    _recruit(state, state.cards.rows[state.a], action - v.COLOUR, journal)
    return True


def _recruit(state: State, row: Effect, colour: int, journal: Journal | None) -> None:
    lose(state, state.active, row.price, journal)
    recruit(state, state.active, colour, journal)


# Stand up


def begin_stand_up(state: State, row: Effect) -> bool:
    if row.n and any(state.lying[3 * state.active : 3 * state.active + 3]):
        ask(state, STAND, row.n)
        return False
    return True


def legal_stand(state: State) -> list[int]:
    """Up to n lying citizens of any colours."""
    at = 3 * state.active
    yellow, white, red = state.lying[at], state.lying[at + 1], state.lying[at + 2]
    found: list[int] = []
    for number, risers in enumerate(v.RISERS):
        if risers[0] <= yellow and risers[1] <= white and risers[2] <= red and sum(risers) <= state.a:
            found.append(v.STAND + number)
    return found


def apply_stand(state: State, action: int, journal: Journal | None) -> bool:
    risers = v.RISERS[action - v.STAND]
    for colour in range(3):
        n = risers[colour]
        if n:
            state.lying[3 * state.active + colour] -= n
            state.standing[3 * state.active + colour] += n
            if journal is not None:
                journal.add(("stood_up", state.active, COLOURS[colour], n))
    return True


# Combat: Fort, Banneret, Knight


def begin_combat(state: State, keep_coins: int, optional: int) -> bool:
    """Free of citizens and deniers; a character only allows it."""
    if fightable(state):
        ask(state, COMBAT, keep_coins, optional)
        return False
    return True


def legal_combat(state: State) -> list[int]:
    actions = [v.COMBAT + slot for slot in fightable(state)]
    if state.b:
        actions.append(v.PASS)
    return actions


def apply_combat(state: State, action: int, chance: Chance, journal: Journal | None) -> bool:
    if action != v.PASS:
        capture(state, state.active, action - v.COMBAT, state.a == 1, chance, journal)
    return True


# Ballista


def begin_fire(state: State, row: Effect) -> bool:
    if any(event >= 0 for event in state.queue):
        ask(state, FIRE, row.most)
        return False
    return True


def legal_fire(state: State) -> list[int]:
    """Sets of 1 to max events of the queue."""
    present = sum(1 << slot for slot in range(SLOTS) if state.queue[slot] >= 0)
    return [v.FIRE + at for at, places in enumerate(v.FIRINGS) if _is_firing(places, present, state.a)]


def _is_firing(places: int, present: int, most: int) -> bool:
    return places & present == places and places.bit_count() <= most


def apply_fire(state: State, action: int, journal: Journal | None) -> bool:
    """A coin on each chosen event with a free circle; then they act from left to right."""
    places = v.FIRINGS[action - v.FIRE]
    for slot in range(SLOTS - 1, -1, -1):
        if places >> slot & 1:
            later(state, DO_EVENT, slot, 1)
    for slot in range(SLOTS):
        if places >> slot & 1:
            add_coin(state, slot, journal)
    return True


# Palisade


def begin_build(state: State, row: Effect) -> bool:
    if state.ramparts[state.active]:
        ask(state, BUILD, row.most, row.n)
        return False
    return True


def legal_build(state: State) -> list[int]:
    most = min(state.a, state.ramparts[state.active].bit_count())
    return [v.BUILD + n for n in range(most + 1)]


def apply_build(state: State, action: int, journal: Journal | None) -> bool:
    for _ in range(action - v.BUILD):
        build_rampart(state, state.active, journal)
        gain(state, state.active, state.b, journal)
    return True


# Tavern


def begin_copy(state: State, row: Effect) -> bool:
    if copyable(state, row.colour):
        ask(state, COPY, row.colour)
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


def apply_copy(state: State, action: int, journal: Journal | None) -> bool:
    face = action - v.COPY
    if journal is not None:
        journal.add(("copied", state.active, IDS[face]))
    for row in reversed(state.cards.effects[face]):
        later(state, DO_EFFECT, row)
    return True


# Catapult


def do_catapult(state: State, step: int) -> bool:
    """Ask for one free building of each other player, clockwise."""
    while step < state.seats:
        target = (state.active + step) % state.seats
        if free_buildings(state, target):
            ask(state, DAMAGE, target, step)
            return False
        step += 1
    return True


def legal_damage(state: State) -> list[int]:
    return listed(free_buildings(state, state.a), v.DAMAGE)


def apply_damage(state: State, action: int, journal: Journal | None) -> bool:
    damage(state, state.a, action - v.DAMAGE, journal)
    later(state, DO_CATAPULT, state.b + 1)
    return True


# Manor and Courtroom


def apply_levy(state: State, action: int, journal: Journal | None) -> bool:
    """Every other player pays for each visible building of the chosen colour."""
    colour = action - v.COLOUR
    n = state.cards.rows[state.a].n
    if journal is not None:
        journal.add(("levied", state.active, COLOURS[colour]))
    for seat in clockwise(state, state.active)[1:]:
        hand_over(state, seat, state.active, n * buildings(state, seat, colour), journal)
    return True


def richest_pays(state: State, row: Effect, journal: Journal | None) -> None:
    """Each richest player other than you, if you are not richest alone."""
    most = max(state.deniers[: state.seats])
    payers = [s for s in clockwise(state, state.active)[1:] if state.deniers[s] == most]
    for seat in payers:
        hand_over(state, seat, state.active, row.n, journal)
