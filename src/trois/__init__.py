"""Troyes, Troyes Dice and Tournay: play them, replay them, study them.

>>> import trois
>>> match = trois.new("troyes-dice", seats=2, seed=1)
>>> match.pending
[0, 1]
>>> match.push(0, match.legal(0)[0])
"""

import secrets
from collections.abc import Mapping
from importlib import import_module as _import_module
from os import PathLike
from pathlib import Path
from types import ModuleType as _ModuleType
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import SupportsIndex as _SupportsIndex

from trois import _pure, _transfer, games  # noqa: F401  _pure comes first: it chooses between plain and compiled modules
from trois.core import cards as _cards
from trois.core.chance import RecordedChance as _RecordedChance
from trois.core.data import Json as _Json
from trois.core.data import as_json as _as_json
from trois.core.data import whole as _whole
from trois.core.errors import POSITION as _POSITION
from trois.core.errors import (
    BadCards,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalAction,
    TroisError,
    UnknownGame,
)
from trois.core.game import Score
from trois.core.game import View as _View
from trois.core.game import checked_seats as _checked_seats
from trois.core.history import Terms as _Terms
from trois.core.match import Match
from trois.core.match import begin as _begin
from trois.core.match import painters as _painters
from trois.core.options import in_full as _in_full
from trois.records import replay as _replay

__version__ = "0.1.0"

__all__ = [
    "BadCards",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "IllegalAction",
    "Match",
    "Score",
    "TroisError",
    "UnknownGame",
    "games",
    "load",
    "new",
    "replay",
    "verify",
]

_LOADED_LATER = {"arena", "bots", "datasets", "draw", "env", "review", "views"}

if not _TYPE_CHECKING:  # checkers of types want them imported by name

    def __getattr__(name: str) -> _ModuleType:
        """`trois.draw` and its like are imported when they are first asked for."""
        if name in _LOADED_LATER:
            return _import_module(f"trois.{name}")
        raise AttributeError(f"module 'trois' has no attribute {name!r}")


def new(
    game: str,
    seats: _SupportsIndex,
    seed: _SupportsIndex | None = None,
    cards: str | PathLike[str] | Mapping[str, object] | None = None,
    auto: bool = True,
    **options: object,
) -> Match:
    """A new match. Without a seed an unguessable one is drawn.

    `cards` is the path of a file (or a table) with corrected card numbers; `auto` lets the match
    answer by itself what has one legal answer.
    """
    rules = games.get(game)
    terms = _Terms(_checked_seats(rules, seats), _in_full(game, rules.options, options), _changes(game, cards))
    return _copyable(_begin(rules, terms, _RecordedChance(_checked_seed(seed), []), auto))


def replay(record: object, at: _SupportsIndex = -1, seed: _SupportsIndex | None = None, auto: bool = True) -> Match:
    """The match of a record, a table or its JSON text, after `at` decisions (-1: all of them).

    An unfinished match goes on from there; its further outcomes come from a new seed.
    """
    data = _replay.parse(record) if isinstance(record, str | bytes) else record
    rules = games.get(_replay.game_name(data))
    match = _copyable(_replay.replay(rules, data, _whole(at, "whole-at", BadOption), auto=auto))
    return match if match.over else _replay.go_on(match, _checked_seed(seed))


def load(position: Mapping[str, object], seed: _SupportsIndex | None = None, auto: bool = True) -> Match:
    """A match that starts from a position, as `Match.position` gives it."""
    name = _replay.game_name(position, _POSITION, BadPosition)
    return _copyable(_replay.from_position(games.get(name), position, _checked_seed(seed), auto))


def verify(record: object) -> None:
    """Check that every roll and shuffle of a finished record comes from the seed it committed to."""
    data = _replay.parse(record) if isinstance(record, str | bytes) else record
    _replay.verify(games.get(_replay.game_name(data)), data)


def _paint(view: _View) -> str:
    """Loaded with the first picture."""
    from trois import draw

    return draw.svg(view)


_painters.append(_paint)


def _copyable(match: Match) -> Match:
    """Let its game and its state be copied and pickled too."""
    _transfer.register_game(match.game, match.state)
    return match


def _checked_seed(seed: _SupportsIndex | None) -> int:
    if seed is None:
        return secrets.randbits(128)
    number = _whole(seed, "whole-seed", BadOption)
    if number < 0:
        raise BadOption("seed", number=number)
    return number


def _changes(game: str, source: str | PathLike[str] | Mapping[str, object] | None) -> dict[str, _Json]:
    if source is None:
        return {}
    rules = games.get(game)
    if isinstance(source, Mapping):
        changes: dict[str, _Json] = _as_json(dict(source))
        rules.card_tree(changes, "cards")
    else:
        changes = _cards.read(Path(source))
        rules.card_tree(changes, str(source))
    return changes
