"""The limits that SECURITY.md tells are those of the code."""

import re
from pathlib import Path

import pytest

from trois import text
from trois.store import engine, outbox
from trois.web import cli, reading, replays, reviews
from trois.web.bots import hints
from trois.web.config import Config
from trois.web.http import costs, gateway, protocol
from trois.web.http.costs import UNIT
from trois.web.http.limits import PERSONS, Limits
from trois.web.notices import couriers, post
from trois.web.tables import registry
from trois.web.tables.agreed import talking
from trois.web.tables.seating import cards

ROOT = Path(__file__).parent.parent.parent
LIMITS = Limits(Config())
KIB = 1024
ROWS = {
    cells[0].strip(): cells
    for line in (ROOT / "SECURITY.md").read_text(encoding="utf-8").splitlines()
    if len(cells := line.strip("|").split("|")) == 4
}
CONNECTIONS = int(Config().posts_per_second * cli.CONNECTIONS_OF_ADDRESS) + 1


def every(per_second: float) -> str:
    return f"{1 / per_second:.0f} s"


FIGURES = {
    "head of a request, and what follows a body": [
        f"{protocol.LARGEST_HEAD // KIB} KiB", f"{protocol.HEAD_SECONDS:.0f} s",
    ],
    "path with query": [f"{protocol.LARGEST_PATH // KIB} KiB"],
    "body": [f"{gateway.LARGEST_BODY // KIB} KiB", f"{gateway.BODY_SECONDS:.0f} s"],
    "connections": [
        f"less {cli.RESERVED}", f"{CONNECTIONS};", f"{cli.KEEP_SECONDS} s", f"{cli.PROXY_KEEP_SECONDS} s",
    ],
    "streams of events": [f"person {LIMITS.streams.most_of_person}", f"address {LIMITS.streams.most_of_address}"],
    "requests": [f"{LIMITS.posts.per_second:.0f} posts", f"{LIMITS.reads.per_second:.0f} reads"],
    "new visitors": [f"{LIMITS.arrivals.burst:.0f} a minute"],
    "processor time, also of threads": [
        f"{LIMITS.costs.per_second * UNIT:.1f} s each", f"{LIMITS.costs.burst * UNIT:.1f} s at once", f"{UNIT} s until",
        f"{costs.MOST_WAITING} requests", f"wait {costs.PATIENCE_SECONDS:.0f} s",
    ],
    "languages that a browser wishes for": [f"{text.LONGEST_WISHES} characters"],
    "tables": [f"{LIMITS.tables.burst:.0f} at once", f"1 in {every(LIMITS.tables.per_second)}"],
    "corrected cards": [f"{cards.LARGEST_FILE // KIB} KiB"],
    "reading cards, records, replays and moments of reviews": [
        f"{reading.MEMORY >> 20} MiB", f"{reading.SECONDS:.0f} s", f"{reading.MOST_WAITING} wait", f"{reading.MOST_OF_ONE} of",
    ],
    "reviews": [f"{reviews.BURST:.0f} at once", f"{reviews.MOST_AT_ONCE} are made"],
    "hints": [f"{hints.BURST:.0f} at once", every(hints.PER_SECOND), f"{hints.PATIENCE_SECONDS:.0f} s of waiting"],
    "ways to be told": [
        f"{LIMITS.channels.burst:.0f} at once", f"1 in {every(LIMITS.channels.per_second)}", f"{outbox.MOST_CHANNELS} are kept",
    ],
    "lines of talk": [
        f"{LIMITS.talk.burst:.0f} at once", f"1 in {every(LIMITS.talk.per_second)}", f"{talking.LONGEST} characters",
    ],
    "webhooks and push": [
        f"{post.SECONDS:.0f} s", f"{post.LONGEST_ANSWER // KIB} KiB", f"{couriers.MOST} at once", f"{couriers.MOST} more",
    ],
    "uploaded records": [f"{replays.UPLOADS_ON_SHELF}"],
    "waiting for the database": [f"{engine.PATIENCE_SECONDS} s", f"{registry.PATIENCE_SECONDS:.0f} s with"],
}  # fmt: skip


@pytest.mark.parametrize("row", FIGURES)
def test_a_row_has_the_figures_of_the_code(row: str) -> None:
    told = ROWS[row][1]
    assert [figure for figure in FIGURES[row] if figure not in told] == []


def test_every_limit_is_where_the_table_says() -> None:
    named = [name for _, _, _, where in list(ROWS.values())[2:] for name in re.findall(r"`([^`]+)`", where)]
    assert len(named) > 20
    assert [name for name in named if not (ROOT / "src" / "trois" / name).exists()] == []


def test_an_address_is_as_many_persons_as_the_table_says() -> None:
    assert PERSONS == 10.0
    assert "of one address ten times as many" in ROWS["requests"][1]
    assert "of one address ten times as many" in ROWS["tables"][1]
