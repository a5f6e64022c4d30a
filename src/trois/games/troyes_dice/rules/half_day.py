"""A half-day around the players' actions: roll, event, end."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes_dice.offer import Offer
from trois.games.troyes_dice.rules import tiles
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import (
    AFTERNOON,
    BY_BLACK_DIE,
    CHOOSE_DIE,
    COLOURS,
    DAYS,
    FOR_RAID,
    FORTRESS,
    HALVES,
    MORNING,
    WHY,
)


def begin(state: State, chance: Chance, journal: Journal | None) -> None:
    """Roll, let the event act on all sheets, then ask every seat."""
    roll(state, chance)
    if journal is not None:
        journal.add(("half-day", -1, state.day, HALVES[state.half]))
        journal.add(("rolled", -1, state.black, *state.dice))
    resolve_event(state, journal)
    shown: list[Sheet] = []
    for sheet in state.sheets:
        sheet.question = CHOOSE_DIE
        shown.append(sheet.copy())
    state.shown = shown
    state.waiting = list(range(len(shown)))


def roll(state: State, chance: Chance) -> None:
    """Three clear dice and the black one, from low to high. Rules: The roll, The black die among equals."""
    black = 2 * chance.below(6) + 2
    keys = [2 * chance.below(6) + 3, 2 * chance.below(6) + 3, 2 * chance.below(6) + 3, black]
    keys.sort()
    state.black = keys.index(black)
    state.dice = [key >> 1 for key in keys]
    make_offers(state)


def make_offers(state: State) -> None:
    """The four dice with their colour, price and tile, and how many of each colour Markets count.

    Dice that are the same in every respect share one offer. Rules: The colour of a die.
    """
    offers: list[Offer] = []
    clear = [0, 0, 0]
    known = state.cards.offers
    dice, beside, faces = state.dice, state.tiles, state.cards.faces
    first = state.day + 4 * state.half
    for plaza in range(4):
        slot = (first + plaza) % 9
        colour = faces[state.plazas[slot]][state.up[slot]]
        key = (((plaza * 3 + colour) * 7 + dice[plaza]) * 2 + (plaza == state.black)) * 17 + beside[slot] + 8
        offer = known.get(key)
        if offer is None:
            offer = known[key] = new_offer(state, plaza, slot)
        offers.append(offer)
        if offer.available:
            clear[colour] += 1
    state.offers = offers
    state.clear = clear


def new_offer(state: State, plaza: int, slot: int) -> Offer:
    """A die with its price. Rules: Prices of the plazas."""
    cards = state.cards
    value, tile = state.dice[plaza], state.tiles[slot]
    offer = Offer(plaza, state.colour_at(slot), value, value, tile)
    offer.black = plaza == state.black
    offer.available = tiles.is_available(tile, offer.black)
    offer.any = cards.cost_any[plaza]
    offer.fortune = cards.cost_fortune[plaza]
    offer.colour_wisdom = cards.colour_wisdom
    tiles.change_offer(cards, offer)
    offer.only_fortune = offer.any == offer.influence == offer.wisdom == 0
    return offer


def resolve_event(state: State, journal: Journal | None) -> None:
    """Destroyed plazas, and from day 3 on the attack on every sheet. Rules: The first attack."""
    for offer in state.offers:
        if not offer.available:
            why = BY_BLACK_DIE if offer.black else FOR_RAID
            if journal is not None:
                journal.add(("destroyed", -1, offer.plaza, COLOURS[offer.colour], offer.rolled, WHY[why]))
            if state.day >= state.cards.crossing_from_day:
                attack(state, offer.colour, offer.rolled, why, journal)


def attack(state: State, colour: int, number: int, why: int, journal: Journal | None) -> None:
    """Every sheet crosses the die out, unless its Fortress of that column stands. Rules: The attack, Protection."""
    die = 1 << (6 * colour + number - 1)
    fortress = 1 << (6 * FORTRESS + number - 1)
    for seat, sheet in enumerate(state.sheets):
        if sheet.built & fortress:
            _tell_spared(seat, "protected", colour, number, journal)
        elif sheet.crossed & die:
            _tell_spared(seat, "already-crossed", colour, number, journal)
        else:
            sheet.crossed |= die
            if journal is not None:
                journal.add(("crossed", seat, COLOURS[colour], number, WHY[why]))


def _tell_spared(seat: int, kind: str, colour: int, number: int, journal: Journal | None) -> None:
    if journal is not None:
        journal.add((kind, seat, COLOURS[colour], number))


def end(state: State, chance: Chance, journal: Journal | None) -> None:
    """Turn destroyed plazas and their tiles over, then go on to the next half-day. Rules: Eight days."""
    chance.reveal()
    if journal is not None:
        journal.release()
    for offer in state.offers:
        if offer.black or not offer.available:
            turn_over(state, offer, journal)
    if state.half == MORNING:
        state.half = AFTERNOON
    else:
        state.half = MORNING
        state.day += 1
    if state.day > DAYS:
        _finish(state, journal)
    else:
        begin(state, chance, journal)


def turn_over(state: State, offer: Offer, journal: Journal | None) -> None:
    """A destroyed plaza shows its other face; a tile turns with the black die, under Banquet 8 it alone.

    Rules: The turned plaza, Turning Banquet 8, The plaza of Raid 8.
    """
    slot = state.slot_of(offer.plaza)
    if not offer.available:
        state.up[slot] ^= 1
        if journal is not None:
            journal.add(("plaza-turned", -1, slot, COLOURS[state.colour_at(slot)]))
    if offer.black:
        turn_tile(state, slot, journal)


def turn_tile(state: State, slot: int, journal: Journal | None) -> None:
    """A Banquet becomes a Raid. Rules: Turning a Banquet, A Raid for good."""
    if state.tiles[slot] > 0:
        state.tiles[slot] = -state.tiles[slot]
        if journal is not None:
            journal.add(("tile-turned", -1, slot, -state.tiles[slot]))


def _finish(state: State, journal: Journal | None) -> None:
    state.offers = []
    state.clear = [0, 0, 0]
    state.shown = [sheet.copy() for sheet in state.sheets]
    if journal is not None:
        journal.add(("over", -1))
