"""The end of a turn and of the game: hand limit, last cards, ramparts. Rules: A turn; The end."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.rules.hand import discard
from trois.games.tournay.rules.last_cards import LAID, WHERE, WHICH, last_face, last_stage, next_answer, tell_last_card
from trois.games.tournay.rules.pieces import build_rampart
from trois.games.tournay.rules.play import NO_CARD, payments, places, playable
from trois.games.tournay.state import State, clockwise, later, note_answer
from trois.games.tournay.words import DO_END_TURN, DO_FINISH, DO_LAST_CARD


def legal_over(state: State, seat: int) -> list[int]:
    """The game is over: nobody is asked."""
    return []


def apply_over(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    return False


# Hand limit


def legal_limit(state: State, seat: int) -> list[int]:
    """A card goes under its pile, or a rampart is built, one at a time. Rules: A turn."""
    found: list[int] = []
    last = -1
    for face in state.hands[state.active]:
        if face != last:
            found.append(v.DISCARD + face)
        last = face
    if state.ramparts[state.active]:
        found.append(v.BUILD + 1)
    return found


def apply_limit(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """Then the hand is counted again. Rules: A turn."""
    if action == v.BUILD + 1:
        build_rampart(state, state.active, "hand-limit", journal)
    else:
        discard(state, state.active, action - v.DISCARD, "hand-limit", journal)
    later(state, DO_END_TURN)
    return True


def legal_last(state: State, seat: int) -> list[int]:
    """Only cards and areas that can be paid are offered, or none. Rules: The end."""
    answer = state.answers[seat]
    stage = last_stage(answer)
    face = last_face(answer)
    if stage == WHICH:
        return [*playable(state, seat), v.PASS]
    if stage == WHERE:
        return places(state, seat, face)
    return payments(state, seat, face)


def apply_last(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """When all are laid they are revealed, then paid one after the other. Rules: The end."""
    state.answers[seat] = next_answer(state, state.answers[seat], action)
    if last_stage(state.answers[seat]) != LAID or not note_answer(state, seat):
        return False
    chance.reveal()
    later(state, DO_FINISH)
    for each in reversed(clockwise(state, state.first)):
        if last_face(state.answers[each]) == NO_CARD:
            state.answers[each] = 0
        else:
            later(state, DO_LAST_CARD, each)
            tell_last_card(state, each, journal)
    return True
