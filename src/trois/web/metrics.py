"""Figures for Prometheus, in its text format."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from starlette.responses import Response

from trois import __version__
from trois.web.errors import NotFound
from trois.web.figures import Histogram
from trois.web.http.routes import get
from trois.web.site import Site

CONTENT_TYPE = "text/plain; version=0.0.4"


@get("/metrics")
async def metrics(site: Site) -> Response:
    """Only where the server was started with them: players must not see them."""
    if not site.config.metrics:
        raise NotFound("status-404")
    return Response("".join(lines(site)), media_type=CONTENT_TYPE)


def lines(site: Site) -> Iterator[str]:
    """All figures, line by line."""
    yield from _family("trois_info", "gauge", "The version that is running.", {f'version="{__version__}"': 1})
    yield from _requests(site)
    yield from _tables(site)
    yield from _bots(site)
    failures = {f'task="{name}"': count for name, count in site.background.failures.items()}
    yield from _family("trois_background_failures_total", "counter", "Failures of background tasks.", failures)
    yield from _family("trois_memory_bytes", "gauge", "Memory of the server's process.", {"": memory()})


def _requests(site: Site) -> Iterator[str]:
    counts = {f'method="{method}",status="{status}"': n for (method, status), n in site.traffic.requests.items()}
    yield from _family("trois_requests_total", "counter", "Requests by method and status.", counts)
    yield from _histogram("trois_request_seconds", "Time to the first byte of a response.", site.traffic.seconds)
    streams = {"": sum(site.limits.streams.addresses.values())}
    yield from _family("trois_streams", "gauge", "Open streams of events.", streams)


def _tables(site: Site) -> Iterator[str]:
    tables, commits = site.tables, site.tables.commits
    yield from _family("trois_tables_in_memory", "gauge", "Tables held in memory.", {"": len(tables.known)})
    yield from _family("trois_tables_set_aside", "gauge", "Tables that can't be replayed.", {"": len(tables.set_aside)})
    yield from _family(
        "trois_decisions_total", "counter", "Lines written to the logs of matches.", {"": commits.entries}
    )
    yield from _histogram("trois_commit_seconds", "Time of a transaction that writes decisions.", commits.seconds)
    yield from _family(
        "trois_commit_failures_total", "counter", "Changes that were not written.", {"": commits.failures}
    )


def _bots(site: Site) -> Iterator[str]:
    queue, workers = site.workers.queue, site.workers.workers
    yield from _family("trois_bots_waiting", "gauge", "Thoughts that wait for a process.", {"": len(queue.waiting)})
    busy = {"": sum(worker.is_busy for worker in workers)}
    yield from _family("trois_bots_thinking", "gauge", "Processes in which a bot thinks.", busy)
    yield from _family("trois_bots_tables", "gauge", "Tables at which bots are playing.", {"": len(site.bots.tasks)})


def _family(name: str, kind: str, about: str, values: Mapping[str, float]) -> Iterator[str]:
    yield f"# HELP {name} {about}\n# TYPE {name} {kind}\n"
    for labels, value in values.items():
        yield f"{name}{{{labels}}} {value}\n" if labels else f"{name} {value}\n"


def _histogram(name: str, about: str, seconds: Histogram) -> Iterator[str]:
    yield from _family(name, "histogram", about, {})
    count = 0
    for bound, number in zip([*map(str, Histogram.BOUNDS), "+Inf"], seconds.counts, strict=True):
        count += number
        yield f'{name}_bucket{{le="{bound}"}} {count}\n'
    yield f"{name}_sum {seconds.total}\n{name}_count {count}\n"


def memory() -> int:
    """What the process has in memory; nothing where the system does not say so."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGESIZE")
