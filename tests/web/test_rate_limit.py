"""Rate limits: a token bucket for each visitor."""

import pytest

from trois.web import rate_limit
from trois.web.rate_limit import RateLimit


class Clock:
    def __init__(self) -> None:
        self.moment = 100.0

    def __call__(self) -> float:
        return self.moment


def allowed(limit: RateLimit, who: str, tries: int) -> int:
    return sum(limit.allows(who) for _ in range(tries))


def test_a_bucket_holds_a_burst_and_refills() -> None:
    clock = Clock()
    limit = RateLimit(2.0, 5.0, clock)
    assert allowed(limit, "ada", 9) == 5
    clock.moment += 0.4
    assert allowed(limit, "ada", 9) == 0
    clock.moment += 0.1
    assert allowed(limit, "ada", 9) == 1
    clock.moment += 1.5
    assert allowed(limit, "ada", 9) == 3
    clock.moment += 1000
    assert allowed(limit, "ada", 9) == 5


def test_everybody_has_a_bucket_of_their_own() -> None:
    limit = RateLimit(1.0, 2.0, Clock())
    assert allowed(limit, "ada", 3) == 2
    assert allowed(limit, "bob", 3) == 2


def test_full_buckets_are_dropped_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MOST_BUCKETS", 3)
    clock = Clock()
    limit = RateLimit(1.0, 2.0, clock)
    for who in ("early", "earlier"):
        limit.allows(who)
    clock.moment += 2
    allowed(limit, "late", 2)
    limit.allows("new")
    assert set(limit.buckets) == {"late", "new"}
    assert not limit.allows("late")


def test_in_a_flood_all_buckets_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MOST_BUCKETS", 3)
    limit = RateLimit(1.0, 2.0, Clock())
    for who in "abcd":
        limit.allows(who)
    assert set(limit.buckets) == {"d"}
