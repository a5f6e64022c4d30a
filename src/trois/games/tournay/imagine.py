"""A full state that fits a view: what the viewer doesn't know is dealt at random. Rules: What is known."""

from math import perm
from typing import Final

from trois.core.chance import Chance
from trois.core.errors import BadPosition
from trois.core.game import View
from trois.games.tournay import describe
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import CRIER, EVENTS, FACES
from trois.games.tournay.read import FACE_NUMBERS, read_answer, read_open
from trois.games.tournay.rules.events import is_spared
from trois.games.tournay.rules.last_cards import LAID, PAID_WITH, last_face, last_stage, next_answer
from trois.games.tournay.rules.play import NO_CARD
from trois.games.tournay.setup import possible_decks
from trois.games.tournay.state import State, face_of, knowers_of, known_to, safe_seats
from trois.games.tournay.steps import end, events
from trois.games.tournay.words import LAST, PILE_WORDS, PILES, PROTECT, SUFFER
from trois.games.trusted import TrustedReader

_BACKS: Final = FACES
"""From here on a number stands for any card of a pile: its back is all that is known."""
_SEEN: Final = {**FACE_NUMBERS, **{word: _BACKS + pile for pile, word in enumerate(PILE_WORDS)}}


def imagine(view: View, chance: Chance) -> State:
    """Only what the viewer doesn't know is dealt. A view is the engine's own word: it is read as it stands."""
    reader = TrustedReader(view, "view", BadPosition)
    state = read_open(reader, _SEEN, _SEEN)
    state.asked = reader.integers("pending", 0, state.seats - 1)
    _deal_events(state, chance)
    answers = reader.items("answers")
    for seat, answer in enumerate(answers):
        if answer is not None:
            read_answer(state, reader, seat, answer)
            _put_last_card(state, seat)
    _deal_cards(state, chance)
    for seat, answer in enumerate(answers):
        if answer is None:
            _answer_for(state, seat, chance)
        elif not describe.is_collecting(state) and last_stage(state.answers[seat]) == PAID_WITH:
            _pay_for(state, seat, chance)
    return state


def _deal_events(state: State, chance: Chance) -> None:
    """The face-down events: those that are nowhere else, in any order."""
    seen = 0
    for event in state.queue:
        if event >= 0:
            seen |= 1 << event
    for mask in state.ramparts + state.built:
        seen |= mask
    state.event_pile = [event for event in range(EVENTS) if not seen >> event & 1]
    chance.shuffle(state.event_pile)
    state.event_pile.reverse()


# Cards


def _put_last_card(state: State, seat: int) -> None:
    """A revealed last card that is not paid yet is known to be in the hand."""
    answer = state.answers[seat]
    face = last_face(answer)
    if answer and state.question not in {PROTECT, SUFFER} and face != NO_CARD and face not in state.hands[seat]:
        hand = state.hands[seat]
        hand[hand.index(_BACKS + state.cards.pile[face])] = face


def _deal_cards(state: State, chance: Chance) -> None:
    """Every pile's unseen cards go to its hidden places first, then to those of hands and of looked-at cards."""
    seen = _seen_cards(state)
    held = [_deal_pile(state, pile, seen[pile], chance) for pile in range(PILES)]
    for seat in range(state.seats):
        hand = state.hands[seat]
        for at, card in enumerate(hand):
            if card >= _BACKS:
                hand[at] = held[card - _BACKS].pop()
        pairs = sorted(zip(hand, state.known[seat], strict=True))
        state.hands[seat] = [face for face, _ in pairs]
        state.known[seat] = tuple(mask for _, mask in pairs)
    for at, entry in enumerate(state.looked):
        if face_of(entry) >= _BACKS:
            state.looked[at] = known_to(held[face_of(entry) - _BACKS].pop(), knowers_of(entry))


def _seen_cards(state: State) -> list[list[int]]:
    """The cards the viewer knows, wherever they are, by their pile."""
    faces = [face_of(entry) for pile in state.piles for entry in pile]
    faces += [face_of(entry) for entry in state.looked]
    for hand in state.hands:
        faces += hand
    for top, under in zip(state.top, state.under, strict=True):
        if top >= 0:
            faces.append(top)
            faces += under
    seen: list[list[int]] = [[] for _ in range(PILES)]
    for face in faces:
        if face < _BACKS:
            seen[state.cards.pile[face]].append(face)
    return seen


def _deal_pile(state: State, pile: int, seen: list[int], chance: Chance) -> list[int]:
    """Fill a pile's hidden places, from the top; the cards that are left are in hands, the last one first."""
    entries = state.piles[pile]
    hidden = [at for at in range(len(entries) - 1, -1, -1) if face_of(entries[at]) >= _BACKS]
    unseen = _unseen(possible_decks(state.cards, pile, str(state.options["expansion"])), seen, chance)
    if not state.criers >> pile & 1:
        # Nobody has ever held the crier: it is in the pile, where nobody knows the card.
        secret = [at for at in hidden if not knowers_of(entries[at])]
        crier = secret[chance.below(len(secret))]
        hidden.remove(crier)
        entries[crier] = CRIER
    chance.shuffle(unseen)
    unseen.reverse()
    for at in hidden:
        entries[at] = entries[at] & ~127 | unseen.pop()
    return unseen


def _unseen(decks: list[list[int]], seen: list[int], chance: Chance) -> list[int]:
    """The rest of a pile's cards: of one of the decks it may be, after how well each explains what is seen."""
    rest = decks[_choose(decks, seen, chance) if len(decks) > 1 else 0][:]
    for face in seen:
        rest.remove(face)
    return rest


def _choose(decks: list[list[int]], seen: list[int], chance: Chance) -> int:
    often = [(face, seen.count(face)) for face in sorted(set(seen))]
    weights = [_ways(deck, often) for deck in decks]
    at = chance.below(sum(weights))
    chosen = 0
    while at >= weights[chosen]:
        at -= weights[chosen]
        chosen += 1
    return chosen


def _ways(deck: list[int], often: list[tuple[int, int]]) -> int:
    """In how many ways cards that are seen so often can be cards of the deck."""
    ways = 1
    for face, times in often:
        ways *= perm(deck.count(face), times)
    return ways


# Answers


def _answer_for(state: State, seat: int, chance: Chance) -> None:
    """Any answer a seat may have given, if it has answered; a half-given one is begun anew."""
    state.answers[seat] = 0
    if seat in state.asked or (state.question == PROTECT and is_spared(state, seat)):
        return
    if state.question == PROTECT:
        action = _pick(events.legal_protect(state, seat), chance)
        state.answers[seat] = 0 if action == v.PASS else action - v.PROTECT + 1
    elif state.question == SUFFER:
        if not safe_seats(state) >> seat & 1 and events.legal_suffer(state, seat):
            state.answers[seat] = _pick(events.legal_suffer(state, seat), chance) + 1
    elif state.question == LAST:
        while last_stage(state.answers[seat]) != LAID:
            action = _pick(end.legal_last(state, seat), chance)
            state.answers[seat] = next_answer(state, state.answers[seat], action)


def _pay_for(state: State, seat: int, chance: Chance) -> None:
    """What a revealed last card is paid with is still hidden."""
    answer = state.answers[seat]
    action = _pick(end.legal_last(state, seat), chance)
    state.answers[seat] = next_answer(state, answer, action)


def _pick(actions: list[int], chance: Chance) -> int:
    return actions[chance.below(len(actions))]
