"""The set-up: cards dealt, pieces handed out. Rules: Set-up."""

from typing import Final

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.journal import Journal
from trois.core.options import Options
from trois.games.troyes.rules.buildings import settle
from trois.games.troyes.state import Deal, State
from trois.games.troyes.steps.placement import seat_of_turn
from trois.games.troyes.words import (
    CHARACTERS,
    CITIZENS,
    GREY,
    RED_DECK,
    SLOTS,
    WHITE_DECK,
    YELLOW_DECK,
)

START_DENIERS: Final = 5
START_INFLUENCE: Final = 4


def set_up(seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None) -> State:
    """The state at the first placement."""
    activities = [slot * 3 + chance.below(3) for slot in range(SLOTS)]
    characters = deal_characters(seats, chance)
    deal = Deal(seats, options["open_scores"] is True, changes, activities, characters)
    state = State(deal, None)
    make_decks(state, chance)
    hand_out(state)
    state.start = chance.below(seats)
    if journal is not None:
        _tell(state, journal)
    if seats == 2:
        for space in deal.cards.two_player_neutral:
            settle(state, space, GREY, journal)
    state.seat = seat_of_turn(state, 0)
    return state


def citizens_at_start(seats: int) -> int:
    """Rules: Citizens."""
    return 8 - seats


def characters_each(seats: int) -> int:
    """Rules: Secret characters."""
    return 2 if seats == 2 else 1


def deal_characters(seats: int, chance: Chance) -> list[list[int]]:
    order = list(range(len(CHARACTERS)))
    chance.shuffle(order)
    each = characters_each(seats)
    return [sorted(order[seat * each : seat * each + each]) for seat in range(seats)]


def make_decks(state: State, chance: Chance) -> None:
    """As many red cards as there are rounds; the top of a deck is its last card. Rules: Decks."""
    red = list(RED_DECK)
    chance.shuffle(red)
    state.red_deck = red[: state.deal.rounds]
    state.white_deck = list(WHITE_DECK)
    chance.shuffle(state.white_deck)
    state.yellow_deck = list(YELLOW_DECK)
    chance.shuffle(state.yellow_deck)


def hand_out(state: State) -> None:
    """Deniers, influence and citizens. Rules: Purse, Citizens."""
    seats = state.deal.seats
    citizens = citizens_at_start(seats)
    state.money = [START_DENIERS] * seats
    state.influence = [START_INFLUENCE] * seats
    state.supply = [citizens] * seats
    state.general = [CITIZENS - citizens] * seats


def _tell(state: State, journal: Journal) -> None:
    journal.add(("start", state.start))
    for seat, characters in enumerate(state.deal.characters):
        for character in characters:
            journal.add(("dealt", seat, CHARACTERS[character]), seat)
