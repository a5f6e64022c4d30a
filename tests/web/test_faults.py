"""Things that go wrong under load, each once; `tests/web/soak_faults.py` does it for as long as one likes."""

import pytest

from tests.web.soak_faults import soak


@pytest.mark.parametrize("postgres", [True, False], ids=["postgres", "sqlite"])
def test_nothing_acknowledged_is_lost(postgres: bool, request: pytest.FixtureRequest) -> None:
    if postgres:
        request.getfixturevalue("postgres")
    outcome = soak(12.0, postgres, players=3)
    assert len(outcome.acknowledged) > 20
    assert len({name for name, _ in outcome.recoveries}) >= 4 or outcome.worst > 10
    assert outcome.lost == 0
    assert outcome.worst < 60
    assert "Traceback" not in outcome.log, outcome.log[-4000:]
