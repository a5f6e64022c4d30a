"""What a position and a view say in the same words."""

from typing import Final

from trois.core.data import Json
from trois.core.journal import NOBODY
from trois.games.troyes.dice import PILES
from trois.games.troyes.rules.flags import cubes_on
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import (
    ACTIVITIES,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    EVENTS,
    GREY,
    LEVELS,
    MODIFIERS,
    NAME,
    QUESTIONS,
    RULES_VERSION,
    SLOT_COLOUR,
    VP_SOURCES,
)

_OWNERS: Final[dict[int, Json]] = {NOBODY: None, 0: 0, 1: 1, 2: 2, 3: 3, GREY: "grey"}


def owner_names(owners: list[int]) -> list[Json]:
    return [_OWNERS[owner] for owner in owners]


def header(state: State) -> dict[str, Json]:
    deal = state.deal
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "seats": deal.seats,
        "options": {"open_scores": deal.open_scores},
        "card_changes": deal.changes,
    }


def board(state: State) -> dict[str, Json]:
    """Everything that lies open."""
    owners = [*range(state.deal.seats), GREY]
    return {
        "round": state.round,
        "start": state.start,
        "asking": QUESTIONS[state.base],
        "turn": state.seat,
        "trail": [VOCABULARY.text(action) for action in state.trail],
        "left": state.left if not state.trail else 0,
        "last": state.last,
        "buildings": {name: owner_names(state.spaces[at * 6 : at * 6 + 6]) for at, name in enumerate(BUILDINGS)},
        "expelled": {name: owner_names(lying(state, at)) for at, name in enumerate(BUILDINGS)},
        "districts": [district(state, owner) for owner in owners],
        "black": list[Json](state.black),
        "queue": [event_row(state, event) for event in state.queue],
        "discarded": event_cards(state.discarded),
        "cathedral": [owner_names(state.cathedral[level * 6 : level * 6 + 6]) for level in range(LEVELS)],
    }


def lying(state: State, building: int) -> list[int]:
    return [owner for owner in range(5) if state.lying[building] >> owner & 1]


def district(state: State, owner: int) -> dict[str, Json]:
    return {name: list[Json](PILES[state.dice[owner * 3 + at]].values) for at, name in enumerate(COLOURS)}


def event_row(state: State, event: int) -> dict[str, Json]:
    return {"event": EVENTS[event], "cubes": owner_names(cubes_on(state, event))}


def event_cards(mask: int) -> list[Json]:
    return [name for card, name in enumerate(EVENTS) if mask >> card & 1]


def activity(state: State, slot: int, is_open: bool) -> dict[str, Json]:
    posts = state.posts[slot * 4 : slot * 4 + 4]
    spaces: list[Json] = [posts.index(post) if post in posts else None for post in (1, 2)]
    return {
        "card": ACTIVITIES[state.deal.activities[slot]] if is_open else None,
        "colour": COLOURS[SLOT_COLOUR[slot]],
        "period": slot % 3 + 1,
        "spaces": spaces,
        "picture": [seat for seat, post in enumerate(posts) if post == 3],
    }


def player(state: State, seat: int, is_known: bool, shows_vp: bool = True) -> dict[str, Json]:
    """A player; characters and victory points only for those who may know them."""
    hand = state.deal.characters[seat]
    earned = state.earned[4 * seat : 4 * seat + 4]
    stock = state.stock[seat * len(MODIFIERS) : (seat + 1) * len(MODIFIERS)]
    return {
        "deniers": state.money[seat],
        "influence": state.influence[seat],
        "supply": state.supply[seat],
        "general": state.general[seat],
        "district": state.district[seat],
        "vp": dict(zip(VP_SOURCES, earned, strict=True)) if shows_vp else None,
        "characters": [CHARACTERS[character] for character in hand] if is_known else None,
        "events": event_cards(state.taken[seat]),
        "cubes": {name: stock[at] for at, name in enumerate(MODIFIERS) if at},
    }
