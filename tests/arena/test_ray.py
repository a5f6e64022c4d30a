"""Games on a Ray cluster, here one of this machine alone."""

import pytest

from trois.arena import Plan, Results, run_all

ray = pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_plays_the_same_games() -> None:
    plan = Plan("troyes-dice", ("novice", "random"), 2, 4)
    here, there = Results(None, {}), Results(None, {})
    run_all(plan, here)
    try:
        run_all(plan, there, ray="local")
    finally:
        ray.shutdown()
    assert {r.key: (r.scores, r.ranks) for r in there.all} == {r.key: (r.scores, r.ranks) for r in here.all}
