"""What the dashboard shows: figures of this process, and of the database that it shares."""

import os
import platform
import shutil
import time
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from sqlalchemy import func, select, text

from trois import __version__, _pure, games
from trois.store import TROUBLE, Store
from trois.store.models import STAGES
from trois.store.retention import count_tables
from trois.store.schema import DECISIONS, PERSONS
from trois.text import Text
from trois.web.figures import Histogram
from trois.web.metrics import memory
from trois.web.site import Site

MIB = 1024 * 1024
LIBRARIES = ("starlette", "uvicorn", "sqlalchemy", "psycopg", "ray")


@dataclass(frozen=True)
class Stored:
    """What the database says of itself."""

    tables: dict[str, int]
    persons: int
    decisions: int
    kind: str
    size: int


def stored(store: Store) -> Stored:
    """One look at the database."""
    with store.engine.connect() as connection:
        persons = connection.scalar(select(func.count()).select_from(PERSONS)) or 0
        decisions = connection.scalar(select(func.count()).select_from(DECISIONS)) or 0
        if store.is_postgres:
            server = str(connection.scalar(text("SHOW server_version"))).split()[0]
            kind, size = f"PostgreSQL {server}", connection.scalar(text("SELECT pg_database_size(current_database())"))
        else:
            kind = f"SQLite {connection.scalar(text('SELECT sqlite_version()'))}"
            size = sum(file.stat().st_size for file in _files(store))
    return Stored(dict(count_tables(store)), persons, decisions, kind, int(size or 0))


def _files(store: Store) -> list[Path]:
    """The SQLite file, and what SQLite has written next to it."""
    return [] if store.path is None else list(store.path.parent.glob(f"{store.path.name}*"))


async def sections(site: Site, t: Text) -> list[tuple[str, list[tuple[str, str]]]]:
    """Each with its name and its lines: what it is, and how much."""
    try:
        known = await site.tables.db(stored, site.store)
    except TROUBLE as error:
        known = Stored({}, 0, 0, type(error).__name__, 0)
    return [
        ("tables", _tables(site, known, t)),
        ("people", _people(site, known, t)),
        ("bots", _bots(site, t)),
        ("tasks", _tasks(site, t)),
        ("database", _database(site, known, t)),
        ("machine", _machine(site, t)),
        ("versions", _versions(t)),
    ]


def _tables(site: Site, known: Stored, t: Text) -> list[tuple[str, str]]:
    lines = [(t(f"web.admin.{stage}"), str(known.tables.get(stage, 0))) for stage in STAGES]
    lines.append((t("web.admin.decisions"), str(known.decisions)))
    lines.append((t("web.admin.in-memory"), str(len(site.tables.known))))
    return [*lines, (t("web.admin.set-aside"), ", ".join(site.tables.set_aside) or "0")]


def _people(site: Site, known: Stored, t: Text) -> list[tuple[str, str]]:
    streams = site.limits.streams
    return [
        (t("web.admin.present"), str(len(site.presence.near()))),
        (t("web.admin.streams"), str(sum(streams.addresses.values()))),
        (t("web.admin.addresses"), str(len(streams.addresses))),
        (t("web.admin.persons"), str(known.persons)),
    ]


def _bots(site: Site, t: Text) -> list[tuple[str, str]]:
    workers = site.workers.workers
    return [
        (t("web.admin.playing"), str(len(site.bots.tasks))),
        (t("web.admin.thinking"), f"{sum(worker.is_busy for worker in workers)} / {len(workers)}"),
        (t("web.admin.queue"), str(len(site.workers.queue.waiting))),
    ]


def _tasks(site: Site, t: Text) -> list[tuple[str, str]]:
    background = site.background
    failing = background.failing()
    return [
        (name, t("web.admin.fails" if name in failing else "web.admin.runs", n=background.failures[name]))
        for name in background.tasks
    ]


def _database(site: Site, known: Stored, t: Text) -> list[tuple[str, str]]:
    commits = site.tables.commits
    return [
        (t("web.admin.kind"), known.kind),
        (t("web.admin.size"), f"{t.number(known.size / MIB, 1)} MiB"),
        (t("web.admin.commits"), _milliseconds(commits.seconds, t)),
        (t("web.admin.refused"), str(commits.failures)),
    ]


def _milliseconds(seconds: Histogram, t: Text) -> str:
    count = sum(seconds.counts)
    return f"{t.number(1000 * seconds.total / count, 1)} ms ({t.number(count)})" if count else "–"


def _machine(site: Site, t: Text) -> list[tuple[str, str]]:
    disk = shutil.disk_usage(site.store.path.parent if site.store.path is not None else Path.cwd())
    load = " · ".join(t.number(value, 2) for value in os.getloadavg()) if hasattr(os, "getloadavg") else "–"
    return [
        (t("web.admin.process"), str(os.getpid())),
        (t("web.admin.uptime"), _duration(time.monotonic() - site.started)),
        (t("web.admin.memory"), f"{t.number(memory() / MIB)} MiB"),
        (t("web.admin.requests"), _milliseconds(site.traffic.seconds, t)),
        (t("web.admin.load"), load),
        (t("web.admin.disk"), f"{t.number(disk.free / 1024 / MIB, 1)} / {t.number(disk.total / 1024 / MIB, 1)} GiB"),
    ]


def _duration(seconds: float) -> str:
    minutes, seconds = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"


def _versions(t: Text) -> list[tuple[str, str]]:
    built = "mypyc" if _pure.compiled() else "Python"
    found = [("trois", f"{__version__} ({built})"), ("Python", platform.python_version())]
    found += [(name, known) for name in LIBRARIES if (known := _library(name))]
    return found + [(f"{name}, {t('web.home.rules')}", str(games.get(name).rules_version)) for name in games.names()]


def _library(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
