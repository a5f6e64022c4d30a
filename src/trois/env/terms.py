"""What an environment plays: seats, options, card numbers, and perhaps a position that every game begins from."""

import json
from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any, SupportsIndex, TypeAlias

import trois
from trois import games
from trois.core.data import whole
from trois.core.errors import BadOption, BadPosition, inside, system_reason
from trois.core.history import Terms
from trois.core.match import Match

Cards: TypeAlias = str | PathLike[str] | Mapping[str, object] | None
Start: TypeAlias = str | PathLike[str] | Mapping[str, object] | None


def terms_of(game: str, seats: SupportsIndex | None, cards: Cards, start: Start, options: dict[str, Any]) -> Terms:
    """Checked; two seats, or as many as the position has, where nothing is said."""
    rules = games.get(game)
    if start is None:
        return trois.new(game, max(2, rules.fewest_seats) if seats is None else seats, 0, cards, **options).terms
    if cards is not None or options:
        raise BadOption("env-start-terms")
    match = trois.load(start if isinstance(start, Mapping) else _read(Path(start)), seed=0)
    if match.game.name != game:
        raise BadOption("env-start-game", game=game, found=match.game.name)
    if seats is not None and whole(seats, "whole-seats", BadOption) != match.seats:
        raise BadOption("env-start-seats", seats=seats, found=match.seats)
    return match.terms


def _read(path: Path) -> Mapping[str, object]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPosition("cannot-read", where=str(path), what=system_reason(error)) from None
    except ValueError:
        raise BadPosition("not-json", where=str(path)) from None
    if not isinstance(found, dict):
        raise BadPosition("not-table", where=inside(str(path), "position"), found=type(found).__name__)
    return found


def match_of(game: str, terms: Terms, seed: int) -> Match:
    """A match under these terms, in which every question is asked."""
    if terms.start is not None:
        return trois.load(terms.start, seed, auto=False)
    return trois.new(game, terms.seats, seed, terms.changes, auto=False, **terms.options)
