"""Drawing a card, and what the Town Crier does to it. Rules: Actions; Criers and events."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay.cards import CRIER, IDS, source_word
from trois.games.tournay.rules.hand import to_hand
from trois.games.tournay.state import State, ask, face_of, knowers_of, known_to, later
from trois.games.tournay.words import ABBEY, DO_ABBEY, DO_CRIER, EVERYONE, KEEP, PILE_WORDS, TAKE


def begin_drawing(state: State, pile: int, source: int, chance: Chance, journal: Journal | None) -> bool:
    """Draw from a pile, without citizens. An empty pile gives nothing. `source` is 1 + the card that lets draw."""
    size = len(state.piles[pile])
    if size >= 3 and state.face_up >> pile & 1:
        ask(state, TAKE, pile, source)
        return False
    if size == 1 and state.face_up >> pile & 1:
        take(state, pile, source_word(source), journal)
        return True
    return size == 0 or look(state, pile, source, chance, journal)


def take(state: State, pile: int, why: str, journal: Journal | None) -> None:
    """The visible top card goes to the hand."""
    face = face_of(state.piles[pile].pop())
    _turn_down(state, pile)
    to_hand(state, state.active, face, EVERYONE)
    if journal is not None:
        journal.add(("took", state.active, IDS[face], PILE_WORDS[pile], why))


def _turn_down(state: State, pile: int) -> None:
    """No card of the pile is visible now."""
    state.face_up &= ~(1 << pile)
    if not state.piles[pile]:
        state.stocked &= ~(1 << pile)


def look(state: State, pile: int, source: int, chance: Chance, journal: Journal | None) -> bool:
    """Look at two cards; another one is drawn for a crier, which acts after the choice."""
    chance.reveal()
    seat = state.active
    cards = state.piles[pile]
    looked: list[int] = []
    if journal is not None:
        journal.add(("looked", seat, PILE_WORDS[pile]))
    while cards and len(looked) < 2:
        entry = cards.pop()
        if face_of(entry) == CRIER:
            _reveal_crier(state, pile, journal)
            later(state, DO_CRIER)
        else:
            looked.append(known_to(entry, 1 << seat))
    _turn_down(state, pile)
    if len(looked) < 2:
        if looked:
            give(state, pile, looked[0], source_word(source), journal)
        return True
    state.looked = looked
    if journal is not None:
        journal.add(("saw", seat, IDS[face_of(looked[0])], IDS[face_of(looked[1])]), seat)
    ask(state, KEEP, pile, source)
    return False


def _reveal_crier(state: State, pile: int, journal: Journal | None) -> None:
    state.criers |= 1 << pile
    if journal is not None:
        journal.add(("crier", state.active, PILE_WORDS[pile]))


def give(state: State, pile: int, entry: int, why: str, journal: Journal | None) -> None:
    """A card goes to the hand; the others only see where it came from."""
    to_hand(state, state.active, face_of(entry), knowers_of(entry))
    if journal is not None:
        journal.add(("drew", state.active, PILE_WORDS[pile], why))
        journal.add(("drew_card", state.active, IDS[face_of(entry)], why), state.active)


# The Abbey


def turn_up(state: State, level: int, colour: int, n: int, chance: Chance, journal: Journal | None) -> bool:
    """Turn up the tops of the three piles of a level one after the other; a crier acts at once."""
    while colour < 3:
        pile = 3 * colour + level - 1
        if state.piles[pile] and not state.face_up >> pile & 1:
            chance.reveal()
            if face_of(state.piles[pile][-1]) == CRIER:
                state.piles[pile].pop()
                _turn_down(state, pile)
                _reveal_crier(state, pile, journal)
                later(state, DO_ABBEY, level, colour, n)
                later(state, DO_CRIER)
                return True
            _turn_face_up(state, pile, journal)
        colour += 1
    return choose_tops(state, level, 0, n)


def _turn_face_up(state: State, pile: int, journal: Journal | None) -> None:
    entry = state.piles[pile][-1]
    state.piles[pile][-1] = known_to(entry, EVERYONE)
    state.face_up |= 1 << pile
    if journal is not None:
        journal.add(("turned_up", -1, IDS[face_of(entry)], PILE_WORDS[pile]))


def choose_tops(state: State, level: int, colour: int, n: int) -> bool:
    """Ask for the next of the turned-up cards, from yellow to red."""
    if n and visible_tops(state, level, colour):
        ask(state, ABBEY, level, colour, n)
        return False
    return True


def visible_tops(state: State, level: int, colour: int) -> list[int]:
    """The piles of a level, from a colour on, whose top is visible."""
    piles = [3 * each + level - 1 for each in range(colour, 3)]
    return [pile for pile in piles if state.face_up >> pile & 1]
