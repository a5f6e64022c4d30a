"""A full state that fits a view: what the viewer doesn't know is dealt at random. Rules: What is known."""

from typing import Final

from trois.core.chance import Chance, Preview
from trois.core.data import numbered
from trois.core.errors import BadPosition
from trois.core.game import View
from trois.games.troyes.questions import APPLY
from trois.games.troyes.read import Opened, read_open, read_points, set_points
from trois.games.troyes.setup import characters_each
from trois.games.troyes.state import Deal, State
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import ACTIVITIES, CHARACTERS, RED_DECK, VP_SOURCES, WHITE_DECK, YELLOW_DECK
from trois.games.trusted import TrustedReader

_ACTIVITY_NUMBERS: Final = numbered(ACTIVITIES)
_CERTAIN: Final = Preview(0)
"""No step of a half-made action needs chance."""


def imagine(view: View, chance: Chance) -> State:
    """A view is the engine's own word: it is read as it stands, not checked."""
    opened = Opened(TrustedReader(view, "view", BadPosition))
    state = read_open(opened, _deal(opened, chance))
    _give_points(state, opened)
    _deal_decks(state, opened, chance)
    for text in opened.whole.items("trail"):
        APPLY[state.question](state, VOCABULARY.parse(str(text)), _CERTAIN, None)
    return state


def _deal(opened: Opened, chance: Chance) -> Deal:
    whole = opened.whole
    activities = [_activity(slot, row.take("card"), chance) for slot, row in enumerate(opened.activities)]
    characters = _deal_characters(opened, chance)
    open_scores = whole.table("options").flag("open_scores")
    return Deal(opened.seats, open_scores, whole.json("card_changes"), activities, characters)


def _activity(slot: int, card: object, chance: Chance) -> int:
    """Face down it is any of the three of its slot."""
    return slot * 3 + chance.below(3) if card is None else _ACTIVITY_NUMBERS[str(card)]


def _deal_characters(opened: Opened, chance: Chance) -> list[list[int]]:
    hands = [[] if row.take("characters") is None else row.words("characters", CHARACTERS) for row in opened.players]
    known = [character for hand in hands for character in hand]
    hidden = [character for character in range(len(CHARACTERS)) if character not in known]
    chance.shuffle(hidden)
    each = characters_each(opened.seats)
    for seat, hand in enumerate(hands):
        if not hand:
            hands[seat] = sorted([hidden.pop() for _ in range(each)])
    return hands


def _give_points(state: State, opened: Opened) -> None:
    """Points of others are unknown: they get as many as the viewer has."""
    seat = opened.whole.take("seat")
    own = read_points(opened.players[seat]) if isinstance(seat, int) else [0] * len(VP_SOURCES)
    for other, row in enumerate(opened.players):
        set_points(state, other, own if row.take("vp") is None else read_points(row))


def _deal_decks(state: State, opened: Opened, chance: Chance) -> None:
    """Unseen cards in any order; of the red ones only as many as the deck holds."""
    come = state.discarded
    for event in state.queue:
        come |= 1 << event
    for mask in state.taken:
        come |= mask
    sizes = opened.whole.table("decks")
    state.red_deck = _unseen(RED_DECK, come, chance)[: sizes.integer("red", 0, len(RED_DECK))][::-1]
    state.white_deck = _unseen(WHITE_DECK, come, chance)[::-1]
    state.yellow_deck = _unseen(YELLOW_DECK, come, chance)[::-1]


def _unseen(whole: list[int], come: int, chance: Chance) -> list[int]:
    unseen = [card for card in whole if not come >> card & 1]
    chance.shuffle(unseen)
    return unseen
