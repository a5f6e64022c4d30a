"""Tasks in the background: one that fails is started again, is logged, and shows."""

import asyncio
from pathlib import Path

import pytest

from tests.web.browsing import Client, application
from trois.web import background
from trois.web.background import Background


def test_a_task_that_fails_is_started_again(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(background, "RETRY_SECONDS", 0.0)
    tries: list[int] = []

    async def work() -> None:
        tries.append(1)
        if len(tries) < 3:
            raise OSError("no route")

    async def play() -> None:
        found = Background()
        found.start("post", work)
        await found.tasks["post"]
        assert found.failures["post"] == 2
        assert found.failing() == ["post"]
        monkeypatch.setattr(background, "RECOVERY_SECONDS", -1.0)
        assert found.failing() == []
        await found.close()

    asyncio.run(play())
    assert len(tries) == 3
    assert caplog.text.count("the background task 'post' failed and is started again: OSError: no route") == 2


def test_health_says_which_task_is_failing(tmp_path: Path) -> None:
    with Client(application(tmp_path)) as client:
        assert client.get("/health/live").json() == {"live": True}
        ready = client.get("/health/ready")
        assert (ready.status_code, ready.json()["background"]) == (200, {"failing": []})
        client.app.state.site.background._note_failure("heartbeats", OSError("x"))
        ready = client.get("/health/ready")
        assert (ready.status_code, ready.json()["background"]) == (503, {"failing": ["heartbeats"]})
