"""Records: a whole match as JSON. This is the writing side; `trois.records` reads them."""

import json
from hashlib import sha256

from trois.core.cards import digest
from trois.core.chance import RecordedChance, commitment
from trois.core.data import Json, Reader
from trois.core.errors import RECORD, BadRecord, inside
from trois.core.game import AnyGame, Score
from trois.core.history import Decision, Terms

FORMAT = 1


def to_record(
    game: AnyGame, terms: Terms, line: list[Decision], chance: RecordedChance, scores: list[Score] | None
) -> dict[str, Json]:
    """Everything needed to replay a match. The seed is told with the scores, when it is over."""
    texts = [[game.vocabulary.text(d.action) for d in line if d.seat == s] for s in range(terms.seats)]
    data: dict[str, Json] = {
        "trois": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "seats": terms.seats,
        "options": dict(terms.options),
        "cards": digest(game.card_tree(terms.changes, "record")),
        "card_changes": terms.changes,
        "start": terms.start,
        "actions": [list[Json](seat_texts) for seat_texts in texts],
        "chance": list[Json](chance.outcomes[: chance.cursor]),
        "seeds": _seeds(terms, chance, scores is not None),
        "scores": None if scores is None else score_rows(scores),
    }
    data["checksum"] = checksum(data)
    return data


def _seeds(terms: Terms, chance: RecordedChance, over: bool) -> list[Json]:
    """Which outcomes were drawn from which seed: a hash before the end, the seed after it."""
    known: list[Json] = [dict(entry) for entry in terms.earlier_seeds if first_of(entry) < chance.replayed]
    if chance.seed < 0:
        return known
    told = str(chance.seed) if over else None
    return [*known, {"first": chance.replayed, "hash": commitment(chance.seed), "seed": told}]


def first_of(entry: dict[str, Json]) -> int:
    """The number of the first outcome that was drawn from this seed."""
    return Reader(entry, inside(RECORD, "seeds"), BadRecord).integer("first", 0, 1 << 30)


def score_rows(scores: list[Score]) -> list[Json]:
    return [{"total": score.total, "parts": dict(score.parts)} for score in scores]


def checksum(data: dict[str, Json]) -> str:
    rest = {key: value for key, value in data.items() if key != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]
