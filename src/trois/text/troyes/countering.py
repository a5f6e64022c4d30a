"""All groups of own dice that stop the black die in question: picked in any order, sent as one decision."""

from trois.games.troyes.game import GAME
from trois.games.troyes.state import State
from trois.games.troyes.steps import counter
from trois.games.troyes.vocabulary import CANNOT, DONE, FIGHT_WITH
from trois.text.model import Draft
from trois.text.troyes.choices import strength_chip
from trois.text.troyes.drafts import after
from trois.text.troyes.seen import Sight
from trois.text.voice import changes

MOST_GROUPS = 240
"""With more groups than that the dice are chosen one by one."""


def counter_drafts(sight: Sight) -> list[Draft]:
    """Every group that later dice can make strong enough; those that are say what they bring."""
    found: list[tuple[int, ...]] = []
    _grow(sight.state, counter.legal(sight.state), (), found)
    return [] if len(found) > MOST_GROUPS else [_draft(sight, picked) for picked in found]


def _grow(state: State, legal: list[int], chosen: tuple[int, ...], found: list[tuple[int, ...]]) -> None:
    for action in legal:
        if FIGHT_WITH <= action < CANNOT and len(found) <= MOST_GROUPS:
            picked = (*chosen, action)
            found.append(picked)
            twin = after(state, (action,))[0]
            _grow(twin, counter.legal_fight(twin), picked, found)


def _draft(sight: Sight, picked: tuple[int, ...]) -> Draft:
    chip = strength_chip(sight, counter.strength_of(list(picked)))
    if chip.mood is None:
        return Draft(picked, (), (chip,))
    events = after(sight.state, (*picked, DONE))[1]
    return Draft(picked, (*picked, DONE), (chip, *changes(GAME, sight.state.seat, events)))
