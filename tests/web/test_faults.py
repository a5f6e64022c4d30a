"""Things that go wrong under load, each once; `tests/web/soak_faults.py` does it for as long as one likes."""

import pytest

from tests.web.soak_faults import PATIENCE, soak


@pytest.mark.parametrize("postgres", [True, False], ids=["postgres", "sqlite"])
def test_nothing_acknowledged_is_lost(postgres: bool, request: pytest.FixtureRequest) -> None:
    if postgres:
        request.getfixturevalue("postgres")
    outcome = soak(0.0, postgres, players=3)
    assert len({name for name, _ in outcome.recoveries}) == 6
    assert outcome.worst < PATIENCE
    assert outcome.lost == 0
    assert "Traceback" not in outcome.log, outcome.log[-4000:]
