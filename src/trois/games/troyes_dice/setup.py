"""Setting up: the wheel, the sheets, the numbering."""

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.journal import Journal
from trois.core.options import Options
from trois.games.troyes_dice.cards import Cards, cards_for
from trois.games.troyes_dice.rules import columns, half_day
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import CHOOSE_DIRECTION, DONE, MORNING, NUMBERED, WRITE_NUMBERS


def set_up(seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None) -> State:
    """The state at the first question. Rules: Plaza tiles."""
    cards = cards_for(changes)
    plazas = list(range(9))
    chance.shuffle(plazas)
    up = [chance.below(2) for _ in range(9)]
    tiles = lay_tiles(cards, plazas, chance) if options["expansion"] else [0] * 9
    sheets = [new_sheet(cards) for _ in range(seats)]
    state = State(
        options, cards, plazas, up, tiles, [0] * 6, [0] * 7, NUMBERED, 1, MORNING, [], 0, [], [0, 0, 0], sheets,
        [sheet.copy() for sheet in sheets], [0],
    )  # fmt: skip
    begin_numbering(state, chance, journal)
    return state


def new_sheet(cards: Cards) -> Sheet:
    """3 of each resource circled, no citizens. Rules: Starting resources, Starting citizens."""
    start = cards.start_resources
    return Sheet([start] * 3, [start] * 3, [0, 0, 0], 0, 0, (), DONE, 0, 0, [])


def lay_tiles(cards: Cards, plazas: list[int], chance: Chance) -> list[int]:
    """3 of the 8 tiles, Banquet side up, one beside each plaza tile with two equal faces. Rules: Expansion tiles."""
    numbers = list(range(1, 9))
    chance.shuffle(numbers)
    tiles = [0] * 9
    for colour in range(3):
        tiles[plazas.index(cards.faces.index([colour, colour]))] = numbers[colour]
    return tiles


def begin_numbering(state: State, chance: Chance, journal: Journal | None) -> None:
    """Rules: Standard numbering, The herald, Rolled numbering."""
    kind = state.options["numbering"]
    if kind == "standard":
        columns.set_numbers(state, columns.STANDARD)
        half_day.begin(state, chance, journal)
    elif kind == "rolled":
        state.stage = CHOOSE_DIRECTION
        state.numbers = [chance.roll(), 0, 0, 0, 0, 0]
        if journal is not None:
            journal.add(("first-number", 0, state.numbers[0]))
    else:
        state.stage = WRITE_NUMBERS
