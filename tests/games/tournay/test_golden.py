"""The golden games of Tournay are whole games, not games that the limit of rounds has cut off."""

from pathlib import Path

import trois
from trois.games.tournay.words import LAST_ROUND
from trois.records.replay import parse

FILES = sorted((Path(__file__).parents[2] / "golden" / "tournay").glob("*.json"))


def test_most_golden_games_end_by_the_printed_conditions() -> None:
    matches = [trois.replay(parse(path.read_text(encoding="utf-8"))) for path in FILES]
    ended = [match for match in matches if match.position()["round"] != LAST_ROUND]
    assert len(ended) > 0.8 * len(matches)
