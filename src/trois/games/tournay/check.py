"""What must hold at every decision: nothing is lost, nothing appears, everything fits."""

from trois.core.errors import BadPosition
from trois.games.tournay.cards import CRIER, EVENT_IDS, EVENTS, IDS
from trois.games.tournay.check_work import check_question
from trois.games.tournay.rules.areas import AREAS, CENTRE, fits, holds_together, members
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.rules.district import index_district
from trois.games.tournay.setup import always_in, citizens_in_play, dealt_from
from trois.games.tournay.state import State
from trois.games.tournay.words import BUILDING, COLOURS, DECK, EVERYONE, GREY, PILE_WORDS, PILES, SLOTS, WHITE


def check(state: State) -> None:
    """Raise BadPosition if an invariant is broken."""
    _check_citizens(state)
    _check_events(state)
    for seat in range(state.seats):
        _check_district(state, seat)
        _check_index(state, seat)
        _check_hand(state, seat)
    faces = _faces(state)
    for pile in range(PILES):
        _check_pile(state, pile)
        _check_cards(state, pile, faces)
    check_question(state)


def _fail(complaint: str) -> BadPosition:
    return BadPosition(f"position: {complaint}")


def _check_citizens(state: State) -> None:
    total = citizens_in_play(state)
    for colour in range(3):
        found = state.supply[colour]
        for values in (state.standing, state.lying, state.placed):
            if min(values[colour::3]) < 0 or state.supply[colour] < 0:
                raise _fail(f"fewer than 0 {COLOURS[colour]} citizens somewhere")
            found += sum(values[colour::3])
        if found != total:
            raise _fail(f"{found} {COLOURS[colour]} citizens; the game has {total}")
    if min(state.deniers) < 0:
        raise _fail("fewer than 0 deniers somewhere")


def _check_events(state: State) -> None:
    places = [event for event in state.queue if event >= 0] + state.event_pile
    for mask in state.ramparts + state.built:
        places += members(mask)
    for event in range(EVENTS):
        if places.count(event) != 1:
            raise _fail(f"{EVENT_IDS[event]} is there {places.count(event)} times")
    for slot in range(SLOTS):
        most = 0 if state.queue[slot] < 0 else state.cards.circles[state.queue[slot]]
        if not 0 <= state.coins[slot] <= most:
            raise _fail(f"{state.coins[slot]} coins on place {slot + 1} of the queue, which has room for {most}")


def _check_district(state: State, seat: int) -> None:
    used = state.used[seat]
    if used and not (fits(used) and used >> CENTRE & 1 and holds_together(used)):
        raise _fail(
            f"seat {seat}: a district spans 3 rows and 3 columns at most, holds together and has {AREA_WORDS[CENTRE]}"
        )
    names = [state.cards.name[face] for face in _district_faces(state, seat) if state.cards.level[face] == 3]
    if len(names) != len(set(names)):
        raise _fail(f"seat {seat}: two prestige buildings of one name")
    placed = [0, 0, 0]
    for area in members(used):
        _check_stack(state, seat, area)
        occupant = state.on[AREAS * seat + area]
        if 0 < occupant < GREY:
            placed[occupant - 1] += 1
    if placed != state.placed[3 * seat : 3 * seat + 3]:
        raise _fail(f"seat {seat}: {placed} citizens on buildings, not {state.placed[3 * seat : 3 * seat + 3]}")


def _check_hand(state: State, seat: int) -> None:
    if state.hands[seat] != sorted(state.hands[seat]) or len(state.known[seat]) != len(state.hands[seat]):
        raise _fail(f"seat {seat}: a hand that is not in order")
    for mask in state.known[seat]:
        if not mask >> seat & 1 or not _is_mask(state, mask):
            raise _fail(f"seat {seat}: a card in hand that its owner does not know")


def _is_mask(state: State, mask: int) -> bool:
    """What spectators know all know; else only seats of the game know something."""
    return mask == EVERYONE or mask < 1 << state.seats


def _check_stack(state: State, seat: int, area: int) -> None:
    at = AREAS * seat + area
    cards = state.cards
    where = f"seat {seat}, {AREA_WORDS[area]}"
    if any(cards.colour[face] != cards.colour[state.top[at]] for face in state.under[at]):
        raise _fail(f"{where}: cards of different colours lie on one another")
    occupant = state.on[at]
    if occupant and cards.kind[state.top[at]] != BUILDING:
        raise _fail(f"{where}: only buildings of levels 1 and 2 are occupied")
    if 0 < occupant < GREY and occupant - 1 not in {cards.colour[state.top[at]], WHITE}:
        raise _fail(f"{where}: a {COLOURS[occupant - 1]} citizen cannot work there")


def _check_index(state: State, seat: int) -> None:
    """What is kept for speed must follow from the district."""
    twin = state.copy()
    index_district(twin, seat)
    for kept, worked_out in zip(_index(state), _index(twin), strict=True):
        if kept != worked_out:
            raise _fail(f"seat {seat}: the district is indexed as {kept}, not {worked_out}")


def _index(state: State) -> list[list[int]]:
    return [state.used, state.open, state.houses, state.people, state.prestige, state.busy, state.rebate, state.names]


def _district_faces(state: State, seat: int) -> list[int]:
    found: list[int] = []
    for area in members(state.used[seat]):
        at = AREAS * seat + area
        found += [state.top[at], *state.under[at]]
    return found


def _faces(state: State) -> list[int]:
    """How often each card is somewhere in the game; the revealed criers are not."""
    counts = [0] * (CRIER + 1)
    for seat in range(state.seats):
        for face in _district_faces(state, seat) + state.hands[seat]:
            counts[face] += 1
    for pile in range(PILES):
        for entry in state.piles[pile]:
            face = entry & 127
            if face != CRIER and state.cards.pile[face] != pile:
                raise _fail(f"{IDS[face]} is in pile {PILE_WORDS[pile]}")
            counts[face] += 1
    for entry in state.looked:
        counts[entry & 127] += 1
    return counts


def _check_cards(state: State, pile: int, counts: list[int]) -> None:
    expansion = str(state.options["expansion"])
    least = always_in(state.cards, pile, expansion)
    extra = dealt_from(state.cards, pile, expansion)
    found = 0
    for face in state.cards.in_pile[pile]:
        found += counts[face]
        sure = least.count(face)
        if not sure <= counts[face] <= sure + extra.count(face):
            raise _fail(f"{IDS[face]} is there {counts[face]} times")
    if found != DECK - 1:
        raise _fail(f"{found} cards of {PILE_WORDS[pile]}; the game has {DECK - 1}")


def _check_pile(state: State, pile: int) -> None:
    cards = state.piles[pile]
    where = f"pile {PILE_WORDS[pile]}"
    criers = sum(entry & 127 == CRIER for entry in cards)
    if criers != 1 - (state.criers >> pile & 1):
        raise _fail(f"{where}: {criers} criers in it")
    if any(entry & 127 == CRIER and entry >> 7 for entry in cards):
        raise _fail(f"{where}: a crier that is known")
    if bool(cards) != bool(state.stocked >> pile & 1):
        raise _fail(f"{where}: noted as empty or not, wrongly")
    if state.face_up >> pile & 1 and (not cards or cards[-1] >> 7 != EVERYONE):
        raise _fail(f"{where}: a visible card that not everybody knows")
