"""What players choose when a building acts. Rules: Effects of buildings."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import IDS, source_word
from trois.games.tournay.rules import draw
from trois.games.tournay.rules.areas import area_actions
from trois.games.tournay.rules.buildings import copyable, drawable, recruit_for, recruitable
from trois.games.tournay.rules.counting import buildings, standing
from trois.games.tournay.rules.district import damage, free_buildings
from trois.games.tournay.rules.events import add_coin
from trois.games.tournay.rules.pieces import build_rampart, capture, fightable, gain, hand_over
from trois.games.tournay.state import (
    State,
    can_decline,
    clockwise,
    colour_to_copy,
    damage_step,
    damaged_seat,
    deniers_each,
    keeps_coins,
    later,
    level_asked,
    most_chosen,
    row_asked,
    source_of_draw,
    source_of_effect,
    source_of_standing,
)
from trois.games.tournay.words import COLOURS, DO_CATAPULT, DO_EFFECT, DO_EVENT, SLOTS

_COLOURS: Final = [v.COLOUR, v.COLOUR + 1, v.COLOUR + 2]


def legal_draw(state: State, seat: int) -> list[int]:
    """The piles of the level that have cards. Rules: Effects of buildings."""
    return drawable(state, level_asked(state))


def apply_draw(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """The usual draw without citizens. Rules: Effects of buildings."""
    return draw.begin_drawing(state, action - v.DRAW, source_of_draw(state), chance, journal)


def legal_recruit(state: State, seat: int) -> list[int]:
    """A citizen is offered, not forced on anybody. Rules: Effects of buildings."""
    return [*recruitable(state, row_asked(state)), v.PASS]


def apply_recruit(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    if action != v.PASS:
        recruit_for(state, row_asked(state), action - v.COLOUR, journal)
    return True


def legal_either(state: State, seat: int) -> list[int]:
    """Bakery: the colour whose citizens count. Rules: Effects of buildings."""
    return [v.COLOUR + colour for colour in sorted(state.cards.rows[row_asked(state)].colours)]


def apply_either(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    row = row_asked(state)
    n = state.cards.rows[row].n * standing(state, seat, action - v.COLOUR)
    gain(state, seat, n, state.cards.card_of(row), journal)
    return True


def legal_stand(state: State, seat: int) -> list[int]:
    """Up to n lying citizens of any colours. Rules: Effects of buildings."""
    at = 3 * state.active
    yellow, white, red = state.lying[at], state.lying[at + 1], state.lying[at + 2]
    most = most_chosen(state)
    found: list[int] = []
    for number, risers in enumerate(v.RISERS):
        if risers[0] <= yellow and risers[1] <= white and risers[2] <= red and sum(risers) <= most:
            found.append(v.STAND + number)
    return found


def apply_stand(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    risers = v.RISERS[action - v.STAND]
    for colour in range(3):
        n = risers[colour]
        if n:
            state.lying[3 * state.active + colour] -= n
            state.standing[3 * state.active + colour] += n
            if journal is not None:
                journal.add(("stood_up", state.active, COLOURS[colour], n, source_word(source_of_standing(state))))
    return True


def legal_combat(state: State, seat: int) -> list[int]:
    """Any event with a coin; a character only allows it. Rules: Effects of buildings."""
    actions = [v.COMBAT + slot for slot in fightable(state)]
    if can_decline(state):
        actions.append(v.PASS)
    return actions


def apply_combat(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """The event is taken free of citizens and deniers. Rules: Effects of buildings."""
    if action != v.PASS:
        why = source_word(source_of_effect(state))
        capture(state, state.active, action - v.COMBAT, keeps_coins(state), why, chance, journal)
    return True


def legal_fire(state: State, seat: int) -> list[int]:
    """Sets of 1 to max events of the queue. Rules: Effects of buildings."""
    present = sum(1 << slot for slot in range(SLOTS) if state.queue[slot] >= 0)
    most = most_chosen(state)
    return [v.FIRE + at for at, places in enumerate(v.FIRINGS) if _is_firing(places, present, most)]


def _is_firing(places: int, present: int, most: int) -> bool:
    return places & present == places and places.bit_count() <= most


def apply_fire(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """A coin on each chosen event with a free circle; then they act from left to right. Rules: Effects of buildings."""
    places = v.FIRINGS[action - v.FIRE]
    for slot in range(SLOTS - 1, -1, -1):
        if places >> slot & 1:
            later(state, DO_EVENT, slot, 1)
    for slot in range(SLOTS):
        if places >> slot & 1:
            add_coin(state, slot, journal)
    return True


def legal_build(state: State, seat: int) -> list[int]:
    """None to max ramparts of the hand. Rules: Effects of buildings."""
    most = min(most_chosen(state), state.ramparts[state.active].bit_count())
    return [v.BUILD + n for n in range(most + 1)]


def apply_build(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """Deniers for each one built. Rules: Effects of buildings."""
    why = source_word(source_of_effect(state))
    for _ in range(action - v.BUILD):
        build_rampart(state, state.active, why, journal)
        gain(state, state.active, deniers_each(state), why, journal)
    return True


def legal_copy(state: State, seat: int) -> list[int]:
    """Visible buildings of others, but no Tavern. Rules: Effects of buildings."""
    return copyable(state, colour_to_copy(state))


def apply_copy(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """Do what the building does, as the active player. Rules: Effects of buildings."""
    face = action - v.COPY
    if journal is not None:
        journal.add(("copied", state.active, IDS[face]))
    for row in reversed(state.cards.effects[face]):
        later(state, DO_EFFECT, row)
    return True


def legal_damage(state: State, seat: int) -> list[int]:
    """The free buildings of the player whose turn to suffer it is. Rules: Effects of buildings."""
    return area_actions(free_buildings(state, damaged_seat(state)), v.DAMAGE)


def apply_damage(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    damage(state, damaged_seat(state), action - v.DAMAGE, source_word(source_of_effect(state)), journal)
    later(state, DO_CATAPULT, damage_step(state) + 1, source_of_effect(state))
    return True


def legal_levy(state: State, seat: int) -> list[int]:
    return _COLOURS


def apply_levy(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """Every other player pays for each visible building of the chosen colour. Rules: Effects of buildings."""
    colour = action - v.COLOUR
    row = row_asked(state)
    n, why = state.cards.rows[row].n, state.cards.card_of(row)
    if journal is not None:
        journal.add(("levied", seat, COLOURS[colour]))
    for payer in clockwise(state, seat)[1:]:
        hand_over(state, payer, seat, n * buildings(state, payer, colour), why, journal)
    return True
