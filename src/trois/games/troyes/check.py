"""The invariants of a state: pieces are conserved, numbers are in their bounds."""

from trois.core.errors import POSITION, BadPosition, inside
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


def _require(holds: bool, key: str, *, where: str = "", **values: object) -> None:
    if not holds:
        raise BadPosition(key, where=inside(POSITION, where) if where else POSITION, **values)


def _check_players(state: State) -> None:
    for seat in range(state.deal.seats):
        who = f"players[{seat}]"
        _require(state.money[seat] >= 0, "troyes-deniers", where=who)
        _require(0 <= state.influence[seat] <= MOST_INFLUENCE, "troyes-influence", where=who, most=MOST_INFLUENCE)
        points = state.vp[seat]
        _require(points == sum(state.earned[4 * seat : 4 * seat + 4]), "troyes-vp-sum", where=who)
        _require(points >= 0, "troyes-vp-below", where=who)
        losses, gains = state.earned[4 * seat + 3], state.earned[4 * seat : 4 * seat + 3]
        _require(losses <= 0 <= min(gains), "troyes-vp-losses", where=who)
        stock = state.stock[seat * len(MODIFIERS) : (seat + 1) * len(MODIFIERS)]
        mask = sum(1 << at for at, count in enumerate(stock) if count)
        _require(min(stock) >= 0 and mask == state.stocked[seat], "troyes-modifiers", where=who)


def _check_citizens(state: State) -> None:
    """12 of each player, at most 8 neutral ones standing or lying."""
    for seat in range(state.deal.seats):
        lying = sum(mask >> seat & 1 for mask in state.lying)
        hired = sum(state.posts[slot * 4 + seat] > 0 for slot in range(SLOTS))
        count = state.supply[seat] + state.general[seat] + state.spaces.count(seat) + lying + hired
        _require(min(state.supply[seat], state.general[seat]) >= 0, "troyes-supply", where=f"players[{seat}]")
        _require(count == CITIZENS, "troyes-citizens", seat=seat, count=count, all=CITIZENS)
        _require(state.general[seat] < CITIZENS, "troyes-none-in-play", seat=seat)
    grey = state.neutral_in_play()
    _require(grey <= NEUTRAL_CITIZENS, "troyes-neutral", count=grey, all=NEUTRAL_CITIZENS)


def _check_tradesmen(state: State) -> None:
    for slot in range(SLOTS):
        posts, card = state.posts[slot * 4 : slot * 4 + 4], f"activities[{slot}]"
        _require(posts.count(1) <= 1 and posts.count(2) <= 1, "troyes-one-space", where=card)
        _require(state.round > slot % 3 or not any(posts), "troyes-face-down", where=card)
        _require(not any(posts[state.deal.seats :]), "troyes-nobodys-tradesman", where=card)


def _check_dice(state: State) -> None:
    for colour, name in enumerate(COLOURS):
        count = sum(size(state.dice[owner * 3 + colour]) for owner in range(5))
        _require(count <= 6, "troyes-dice-count", where="districts", count=count, colour=name)
        total = sum(state.dice[owner * 3 + colour] for owner in range(5))
        _require(total == state.total[colour], "troyes-dice-sum", where="districts", colour=name)
    _require(len(state.black) <= 6, "troyes-black-count", where="black")


def _check_event_cards(state: State) -> None:
    """Every card is in one place only; as many have come as rounds have begun."""
    cards = [*state.queue, *state.red_deck, *state.white_deck, *state.yellow_deck]
    for mask in [*state.taken, state.discarded]:
        cards += [card for card in range(len(EVENTS)) if mask >> card & 1]
    _require(len(set(cards)) == len(cards), "troyes-event-twice")
    _require(state.queue[:1] == [MARAUDING], "troyes-marauding", where="queue")
    _require(set(state.red_deck) <= set(RED_DECK), "troyes-other-deck", where="decks", deck="red")
    _require(sum(card in RED_DECK for card in cards) == state.deal.rounds, "troyes-red-events")
    _require(len(state.red_deck) == state.deal.rounds - state.round, "troyes-red-deck", where="decks: red")
    for name, deck, whole in (("white", state.white_deck, WHITE_DECK), ("yellow", state.yellow_deck, YELLOW_DECK)):
        _require(set(deck) <= set(whole), "troyes-other-deck", where="decks", deck=name)
        _require(set(whole) <= set(cards), "troyes-event-missing", colour=name)
    called = sum(
        state.deal.cards.event_calls[card] == 2 for card in cards if card in set(RED_DECK) - set(state.red_deck)
    )
    _require(len(state.yellow_deck) == 4 - called, "troyes-yellow-deck", where="decks: yellow")


def _check_cubes(state: State) -> None:
    for event in range(len(EVENTS)):
        owners, name = cubes_on(state, event), EVENTS[event]
        _require(event in state.queue or not owners, "troyes-not-queued", event=name)
        _require(len(owners) < state.deal.cards.event_flags[event], "troyes-full", event=name)
        _require(all(_is_owner(state, owner) for owner in owners), "troyes-nobodys-cube", event=name)
    for value in range(6):
        column = [state.cathedral[level * 6 + value] for level in range(LEVELS)]
        height = state.heights[value]
        stands = [owner != NOBODY for owner in column]
        _require(stands == [level < height for level in range(LEVELS)], "troyes-column", where="cathedral")
        is_open = state.open_columns >> value + 1 & 1 == 1
        _require((height < LEVELS) == is_open, "troyes-open-spaces", where="cathedral")


def _is_owner(state: State, owner: int) -> bool:
    return owner == GREY or 0 <= owner < state.deal.seats


def _check_progress(state: State) -> None:
    """What is asked fits the moment."""
    base = state.base
    settling = base == SETTLE
    _require(settling == (state.round == 0), "troyes-round-0")
    _require(base != OVER or state.round == state.deal.rounds, "troyes-over-early")
    _require(bool(state.black) == (base == COUNTER), "troyes-black-dice")
    _require(base in {ACTION, CUBES, MILL} or not any(state.district), "troyes-district")
    if base in {ACTION, CUBES, MILL}:
        _require(state.district[state.seat] == 0, "troyes-passed")
    _require(base != ACTION or any(state.total), "troyes-no-die")
    if not state.trail:
        _require((state.left > 0) == (base in {CUBES, MILL}), "troyes-left", where="left")
    _require(state.last == 0 or base == MILL, "troyes-miller", where="last")
    if settling:
        _check_placement(state)


def _check_placement(state: State) -> None:
    seats = state.deal.seats
    start = citizens_at_start(seats)
    placed = [state.spaces.count(seat) for seat in range(seats)]
    total = sum(placed)
    _require(total < start * seats, "troyes-all-placed")
    _require(state.seat == seat_of_turn(state, total), "troyes-places-now", where="turn")
    turns = [seat_of_turn(state, number) for number in range(total)]
    for seat in range(seats):
        adds_up = state.supply[seat] + placed[seat] == start and placed[seat] == turns.count(seat)
        _require(adds_up, "troyes-supply-placed", where=f"players[{seat}]")
    _require(state.spaces.count(GREY) == (6 if seats == 2 else 0), "troyes-neutral-placed")
    _require(not any(state.lying) and not any(state.total), "troyes-nothing-yet")
