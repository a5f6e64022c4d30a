"""A full state that fits a view: what the viewer doesn't know is dealt at random."""

from typing import Final

from trois.core.chance import Chance
from trois.core.data import Json, Reader, say
from trois.core.errors import BadPosition
from trois.core.game import View
from trois.games.tournay import telling
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import EVENT_IDS, IDS, Cards, cards_for
from trois.games.tournay.position import as_json, read_state
from trois.games.tournay.setup import always_in, dealt_from
from trois.games.tournay.state import LAST, PROTECT, SUFFER, State
from trois.games.tournay.steps import end, events
from trois.games.tournay.words import PILE_WORDS, PILES

_VIEW_ONLY: Final = ("seat", "pending", "question", "over")


def imagine(view: View, chance: Chance) -> State:
    """Rules: What is known. Only what the viewer doesn't know is permuted."""
    told = as_json(dict(view))
    reader = Reader(told, "view", BadPosition)
    hidden = [seat for seat, answer in enumerate(reader.items("answers")) if answer is None]
    position = {key: value for key, value in told.items() if key not in _VIEW_ONLY}
    position["asked"] = told["pending"]
    position["answers"] = [[] if answer is None else answer for answer in _items(told["answers"])]
    position["event_pile"] = _deal_events(told, chance)
    _deal_cards(position, chance)
    state = read_state(Reader(position, "view", BadPosition))
    for seat in range(state.seats):
        if seat in hidden:
            _answer_for(state, seat, chance)
        elif not telling.is_collecting(state) and state.answers[seat] & 3 == end.PAID_WITH:
            _pay_for(state, seat, chance)
    return state


def _items(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise BadPosition(f"view: expected a list, found {say(value)}")
    return value


def _table(value: Json) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise BadPosition(f"view: expected a table of named values, found {say(value)}")
    return value


# Events


def _deal_events(told: dict[str, Json], chance: Chance) -> list[Json]:
    """The face-down events: those that are nowhere else, in any order."""
    seen = {_table(entry)["event"] for entry in _items(told["queue"]) if entry is not None}
    for player in _items(told["players"]):
        seen.update(str(event) for key in ("ramparts", "built") for event in _items(_table(player)[key]))
    rest = [number for number, event in enumerate(EVENT_IDS) if event not in seen]
    chance.shuffle(rest)
    return [EVENT_IDS[number] for number in rest]


# Cards


class _Slot:
    """A list of cards of the position and the places in it whose card is hidden."""

    def __init__(self, cards: list[Json], at: int) -> None:
        self.cards = cards
        self.at = at


def _deal_cards(position: dict[str, Json], chance: Chance) -> None:
    cards = cards_for(_table(position["card_changes"]))
    expansion = str(_table(position["options"])["expansion"])
    position["players"] = [dict(_table(player)) for player in _items(position["players"])]
    position["piles"] = {word: dict(_table(pile)) for word, pile in _table(position["piles"]).items()}
    _put_last_cards(position)
    lists = _open_lists(position)
    for pile in range(PILES):
        _deal_pile(position, cards, pile, expansion, lists, chance)


def _put_last_cards(position: dict[str, Json]) -> None:
    """A revealed last card that is not paid yet is known to be in the hand."""
    for seat, answer in enumerate(_items(position["answers"])):
        texts = [str(text) for text in _items(answer)]
        player = _table(_items(position["players"])[seat])
        hand = [*_items(player["hand"])]
        if texts and texts[0].startswith("play "):
            card = texts[0].removeprefix("play ")
            if card not in hand:
                hand[hand.index(card.split(".")[0])] = card
        player["hand"] = hand


def _open_lists(position: dict[str, Json]) -> list[list[Json]]:
    """The hands and the looked-at cards, as lists that are filled in place."""
    looked = [*_items(position["looked"])]
    position["looked"] = looked
    return [_items(_table(player)["hand"]) for player in _items(position["players"])] + [looked]


def _deal_pile(
    position: dict[str, Json], cards: Cards, pile: int, expansion: str, lists: list[list[Json]], chance: Chance
) -> None:
    """Deal the unseen cards of a pile to its hidden places and the hidden hand cards of its back."""
    back = PILE_WORDS[pile]
    table = _table(_table(position["piles"])[back])
    entries = [*_items(table["cards"])]
    table["cards"] = entries
    in_pile = [_Slot(entries, at) for at, card in enumerate(entries) if card == back]
    elsewhere = [_Slot(each, at) for each in lists for at, card in enumerate(each) if card == back]
    seen = _seen(position, cards, pile, [entries, *lists])
    unseen = _unseen(cards, pile, expansion, seen, chance)
    if not table["crier"]:
        # Nobody has ever held the crier: it is in the pile, where nobody knows the card.
        known = _items(table["known"])
        secret = [slot for slot in in_pile if not known[slot.at]]
        crier = secret[chance.below(len(secret))]
        in_pile.remove(crier)
        crier.cards[crier.at] = telling.CRIER_WORD
    chance.shuffle(unseen)
    for slot, face in zip(in_pile + elsewhere, unseen, strict=True):
        slot.cards[slot.at] = IDS[face]


def _seen(position: dict[str, Json], cards: Cards, pile: int, lists: list[list[Json]]) -> list[int]:
    """The cards of a pile the viewer knows, wherever they are."""
    words = [word for each in lists for word in each]
    for player in _items(position["players"]):
        for stack in _items(_table(player)["district"]):
            words += _items(_table(stack)["cards"])
    faces = [IDS.index(word) for word in words if isinstance(word, str) and "." in word]
    return [face for face in faces if cards.pile[face] == pile]


def _unseen(cards: Cards, pile: int, expansion: str, seen: list[int], chance: Chance) -> list[int]:
    """The rest of a pile's cards. With `mix` the cards dealt in are drawn among all that could have been."""
    sure = always_in(cards, pile, expansion)
    decks = [sure + dealt for dealt in _halves(dealt_from(cards, pile, expansion))]
    weights = [_ways(deck, seen) for deck in decks]
    at = chance.below(sum(weights)) if len(decks) > 1 else 0
    chosen = 0
    while at >= weights[chosen]:
        at -= weights[chosen]
        chosen += 1
    rest = decks[chosen]
    for face in seen:
        rest.remove(face)
    return rest


_HALVES: Final = [mask for mask in range(64) if mask.bit_count() == 3]
"""All ways to take 3 of 6."""


def _halves(pool: list[int]) -> list[list[int]]:
    """All ways to deal half of the six cards of a pool; without a pool nothing is dealt."""
    if not pool:
        return [[]]
    return [[card for at, card in enumerate(pool) if mask >> at & 1] for mask in _HALVES]


def _ways(deck: list[int], seen: list[int]) -> int:
    """In how many ways the seen cards can be cards of the deck."""
    ways = 1
    for face in set(seen):
        for taken in range(seen.count(face)):
            ways *= max(deck.count(face) - taken, 0)
    return ways


# Answers


def _answer_for(state: State, seat: int, chance: Chance) -> None:
    """Any answer a seat may have given, if it has answered; a half-given one is begun anew."""
    state.answers[seat] = 0
    if seat in state.asked or (state.question == PROTECT and events.is_spared(state, seat)):
        return
    if state.question == PROTECT:
        action = _pick(events.legal_protect(state, seat), chance)
        state.answers[seat] = 0 if action == v.PASS else action - v.PROTECT + 1
    elif state.question == SUFFER:
        if not state.b >> seat & 1 and events.legal_suffer(state, seat):
            state.answers[seat] = _pick(events.legal_suffer(state, seat), chance) + 1
    elif state.question == LAST:
        while state.answers[seat] & 3 != end.LAID:
            action = _pick(end.legal_last(state, seat), chance)
            state.answers[seat] = end.next_answer(state, state.answers[seat], action)


def _pay_for(state: State, seat: int, chance: Chance) -> None:
    """What a revealed last card is paid with is still hidden."""
    answer = state.answers[seat]
    action = _pick(end.legal_last(state, seat), chance)
    state.answers[seat] = end.next_answer(state, answer, action)


def _pick(actions: list[int], chance: Chance) -> int:
    return actions[chance.below(len(actions))]
