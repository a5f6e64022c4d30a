"""The invariants of a state: pieces are conserved, numbers are in their bounds."""

from trois.core.errors import BadPosition
from trois.core.journal import NOBODY
from trois.games.troyes.dice import size
from trois.games.troyes.rules.flags import cubes_on
from trois.games.troyes.setup import citizens_at_start
from trois.games.troyes.state import State
from trois.games.troyes.steps.placement import seat_of_turn
from trois.games.troyes.words import (
    ACTION,
    CITIZENS,
    COLOURS,
    COUNTER,
    CUBES,
    EVENTS,
    GREY,
    LEVELS,
    MARAUDING,
    MILL,
    MODIFIERS,
    MOST_INFLUENCE,
    NEUTRAL_CITIZENS,
    OVER,
    RED_DECK,
    SETTLE,
    SLOTS,
    WHITE_DECK,
    YELLOW_DECK,
)


def check(state: State) -> None:
    """Raise BadPosition if an invariant is broken."""
    _check_players(state)
    _check_citizens(state)
    _check_tradesmen(state)
    _check_dice(state)
    _check_event_cards(state)
    _check_cubes(state)
    _check_progress(state)


def _require(holds: bool, complaint: str) -> None:
    if not holds:
        raise BadPosition(f"position: {complaint}")


def _check_players(state: State) -> None:
    for seat in range(state.deal.seats):
        _require(state.money[seat] >= 0, f"players[{seat}]: deniers below 0")
        _require(0 <= state.influence[seat] <= MOST_INFLUENCE, f"players[{seat}]: influence is not between 0 and 20")
        points = state.vp[seat]
        _require(points == sum(state.earned[4 * seat : 4 * seat + 4]), f"players[{seat}]: vp do not add up")
        _require(points >= 0, f"players[{seat}]: vp below 0")
        _require(state.earned[4 * seat + 3] <= 0 <= min(state.earned[4 * seat : 4 * seat + 3]), f"players[{seat}]: vp")
        stock = state.stock[seat * len(MODIFIERS) : (seat + 1) * len(MODIFIERS)]
        mask = sum(1 << at for at, count in enumerate(stock) if count)
        _require(min(stock) >= 0 and mask == state.stocked[seat], f"players[{seat}]: modifier cubes do not add up")


def _check_citizens(state: State) -> None:
    """12 of each player, at most 8 neutral ones standing or lying."""
    for seat in range(state.deal.seats):
        lying = sum(mask >> seat & 1 for mask in state.lying)
        hired = sum(state.posts[slot * 4 + seat] > 0 for slot in range(SLOTS))
        count = state.supply[seat] + state.general[seat] + state.spaces.count(seat) + lying + hired
        _require(min(state.supply[seat], state.general[seat]) >= 0, f"players[{seat}]: a supply below 0")
        _require(count == CITIZENS, f"seat {seat} has {count} citizens, not {CITIZENS}")
    grey = state.neutral_in_play()
    _require(grey <= NEUTRAL_CITIZENS, f"{grey} neutral citizens; there are {NEUTRAL_CITIZENS}")


def _check_tradesmen(state: State) -> None:
    for slot in range(SLOTS):
        posts = state.posts[slot * 4 : slot * 4 + 4]
        _require(posts.count(1) <= 1 and posts.count(2) <= 1, f"activities[{slot}]: two tradesmen on one space")
        _require(state.round > slot % 3 or not any(posts), f"activities[{slot}]: tradesmen on a face-down card")
        _require(not any(posts[state.deal.seats :]), f"activities[{slot}]: a tradesman of nobody")


def _check_dice(state: State) -> None:
    for colour, name in enumerate(COLOURS):
        count = sum(size(state.dice[owner * 3 + colour]) for owner in range(5))
        _require(count <= 6, f"districts: {count} {name} dice; there are 6")
        total = sum(state.dice[owner * 3 + colour] for owner in range(5))
        _require(total == state.total[colour], f"districts: {name} dice do not add up")
    _require(len(state.black) <= 6, "black: there are six black dice")


def _check_event_cards(state: State) -> None:
    """Every card is in one place only; as many have come as rounds have begun."""
    cards = [*state.queue, *state.red_deck, *state.white_deck, *state.yellow_deck]
    for mask in [*state.taken, state.discarded]:
        cards += [card for card in range(len(EVENTS)) if mask >> card & 1]
    _require(len(set(cards)) == len(cards), "an event card is in two places")
    _require(state.queue[:1] == [MARAUDING], "queue: Marauding is not its first event")
    _require(set(state.red_deck) <= set(RED_DECK), "decks: red holds another deck's card")
    _require(sum(card in RED_DECK for card in cards) == state.deal.rounds, "red events: as many as rounds")
    _require(len(state.red_deck) == state.deal.rounds - state.round, "decks: red: one card less for each round")
    for name, deck, whole in (("white", state.white_deck, WHITE_DECK), ("yellow", state.yellow_deck, YELLOW_DECK)):
        _require(set(deck) <= set(whole), f"decks: {name} holds another deck's card")
        _require(set(whole) <= set(cards), f"{name} events: a card is missing")
    called = sum(
        state.deal.cards.event_calls[card] == 2 for card in cards if card in set(RED_DECK) - set(state.red_deck)
    )
    _require(len(state.yellow_deck) == 4 - called, "decks: yellow: one card less for each red card that calls it")


def _check_cubes(state: State) -> None:
    for event in range(len(EVENTS)):
        owners = cubes_on(state, event)
        _require(event in state.queue or not owners, f"cubes on {EVENTS[event]}, which is not in the queue")
        _require(len(owners) < state.deal.cards.event_flags[event], f"{EVENTS[event]} is full and not countered")
        _require(all(_is_owner(state, owner) for owner in owners), f"{EVENTS[event]}: a cube of nobody")
    for value in range(6):
        column = [state.cathedral[level * 6 + value] for level in range(LEVELS)]
        height = state.heights[value]
        stands = [owner != NOBODY for owner in column]
        _require(stands == [level < height for level in range(LEVELS)], "cathedral: a column does not add up")
        _require(
            (height < LEVELS) == (state.open_columns >> value + 1 & 1 == 1), "cathedral: open spaces do not add up"
        )


def _is_owner(state: State, owner: int) -> bool:
    return owner == GREY or 0 <= owner < state.deal.seats


def _check_progress(state: State) -> None:
    """What is asked fits the moment."""
    base = state.base
    settling = base == SETTLE
    _require(settling == (state.round == 0), "round 0 is the initial placement and no other")
    _require(base != OVER or state.round == state.deal.rounds, "over before the last round")
    _require(bool(state.black) == (base == COUNTER), "black dice lie there while they are countered and no longer")
    _require(base in {ACTION, CUBES, MILL} or not any(state.district), "deniers in a district")
    if base in {ACTION, CUBES, MILL}:
        _require(state.district[state.seat] == 0, "who has passed is not asked")
    _require(base != ACTION or any(state.total), "no die is left, but the round goes on")
    if not state.trail:
        _require((state.left > 0) == (base in {CUBES, MILL}), "left: what is left to do does not fit")
    _require(state.last == 0 or base == MILL, "last: only the Miller uses it")
    if settling:
        _check_placement(state)


def _check_placement(state: State) -> None:
    seats = state.deal.seats
    start = citizens_at_start(seats)
    placed = [state.spaces.count(seat) for seat in range(seats)]
    total = sum(placed)
    _require(total < start * seats, "the initial placement is complete")
    _require(state.seat == seat_of_turn(state, total), "turn: another seat places now")
    for seat in range(seats):
        _require(state.supply[seat] + placed[seat] == start, f"players[{seat}]: supply and placed citizens")
    _require(state.spaces.count(GREY) == (6 if seats == 2 else 0), "neutral citizens in the initial placement")
    _require(not any(state.lying) and not any(state.total), "nobody lies, no die lies there yet")
