"""Feats of a person over finished matches: written down with the decision that ends a match, read here."""

from dataclasses import dataclass

from trois.games.feats import Feats, feats_of
from trois.store import SeatFeats
from trois.store.feats import KeptFeats
from trois.web.tables.afterwards.completing import complete
from trois.web.tables.registry import Tables
from trois.web.tables.table import LiveTable


@dataclass(frozen=True)
class Progress:
    """How far a person is with a feat."""

    feat: str
    games: int
    needed: int
    table: str
    """Where the match was played that earned it; empty where it is not earned yet."""


@dataclass(frozen=True)
class GameFeats:
    """All feats of a game as they stand after some finished matches of a person."""

    game: str
    games: int
    feats: list[Progress]

    @property
    def earned(self) -> list[Progress]:
        return [one for one in self.feats if one.table]

    def earned_at(self, table: str) -> list[Progress]:
        return [one for one in self.feats if one.table == table]

    def begun(self) -> list[Progress]:
        """Feats of several games that some more games will earn."""
        return [one for one in self.feats if one.needed > 1 and one.games and not one.table]


def of_match(live: LiveTable, at: int) -> list[SeatFeats]:
    """What a finished match gives every seat, bots' too: the rows say who played to the end.

    A match that was begun elsewhere, or played on from a moment of another, earns no feats.
    """
    rules = feats_of(live.row.game)
    if rules is None:
        return []
    game, state = live.row.game, live.playing.state
    words: list[list[str]] = [[] if live.row.origin else rules.of_game(state, s.seat) for s in live.seats]
    owners = [s.person if s.is_person else None for s in live.seats]
    return [SeatFeats(live.id, seat, who, game, words[seat], at) for seat, who in enumerate(owners)]


async def of_person(tables: Tables, person: str, game: str) -> GameFeats | None:
    """A person's feats of a game so far; None where the game has none."""
    rules = feats_of(game)
    return None if rules is None else summary(rules, game, await _matches(tables, person, game))


async def at_end(tables: Tables, person: str, live: LiveTable) -> GameFeats | None:
    """A person's feats as a finished match left them; None where the game has none or the match was not theirs."""
    rules = feats_of(live.row.game)
    if rules is None or not live.row.is_over or not person:
        return None
    matches = await _matches(tables, person, live.row.game)
    ends = [count for count, row in enumerate(matches, 1) if row.table_id == live.id]
    return summary(rules, live.row.game, matches[: ends[0]]) if ends else None


def summary(rules: Feats, game: str, matches: list[SeatFeats]) -> GameFeats:
    return GameFeats(game, len(matches), [_progress(rules, feat, matches) for feat in rules.FEATS])


def _progress(rules: Feats, feat: str, matches: list[SeatFeats]) -> Progress:
    given, needed = [row.table_id for row in matches if feat in row.words], rules.games_needed(feat)
    games = rules.games_towards(feat, [row.words for row in matches])
    return Progress(feat, games, needed, given[needed - 1] if len(given) >= needed else "")


async def _matches(tables: Tables, person: str, game: str) -> list[SeatFeats]:
    """The person's finished matches, the oldest first; those that ended before feats were kept are played again."""
    kept = KeptFeats(tables.store)
    await complete(tables, await tables.db(kept.missing, person, game), of_match, kept.add)
    return await tables.db(kept.of, person, game)
