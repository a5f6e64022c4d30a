"""`trois serve`: play in the browser."""

import argparse
import asyncio
import gc
import math
import signal
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from dataclasses import fields
from functools import partial
from importlib.util import find_spec
from ipaddress import ip_network
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

from trois import games
from trois._data_folder import data_file
from trois.core.errors import BadOption, system_reason
from trois.text import Text
from trois.text.voice import voice_class
from trois.web.config import Config, Keep
from trois.web.http.hosts import is_allowed, is_with_port

if TYPE_CHECKING:
    import uvicorn

    from trois.web.app import Application

LAST_PORT = 65535
BACKLOG = 2048
KEEP_SECONDS, PROXY_KEEP_SECONDS = 15, 75
"""Seconds that an idle connection is kept open; a proxy's is used for everybody."""
MOST_DESCRIPTORS, RESERVED = 65_536, 200
"""Files and connections; some are kept for the database, the bots and their pipes."""
CONNECTIONS_OF_ADDRESS = 20.0
"""For every post a second that one person may make."""


def run(args: argparse.Namespace, text: Text) -> int:
    """Serve until interrupted."""
    from trois.web.bots import levels  # other commands must not need it

    _check(args)
    make_own_folder(args.database)
    levels.bring(args.bots)
    if args.processes is not None:
        return _supervise(args, text)
    with _listen(args.host, args.port) as listening:
        _serve(args, listening, text)
    return 0


def _supervise(args: argparse.Namespace, text: Text) -> int:
    """Processes on one port; what is wrong with the database is said once, before any is started."""
    from trois.web import app, logs  # noqa: F401 (loaded for all of them)
    from trois.web.processes import Supervisor

    prepare_database(database_url(args.database), args.processes)
    for name in games.names():
        voice_class(name)
    with _reserve(args.host, args.port) as reserved:
        port = reserved.getsockname()[1]
        supervisor = Supervisor(partial(_serve_as_one_of_several, args, port, text), args.processes)
        host = "127.0.0.1" if args.host == "0.0.0.0" else args.host  # noqa: S104
        supervisor.run((host, port), lambda: _announce(args, port, text))
    return 0


def _serve_as_one_of_several(args: argparse.Namespace, port: int, text: Text) -> None:
    with _bind(args.host, port, True) as own:
        _serve(args, own, text, announces=False)


def prepare_database(url: str, processes: int) -> None:
    """Bring the schema up to date; raises BadDatabase."""
    from trois.store import Store

    store = Store(url)
    if processes > 1 and not store.is_postgres:
        raise BadOption("processes-postgres")
    store.claim()
    store.check()
    store.migrate()
    store.close()


def _serve(args: argparse.Namespace, listening: socket.socket, text: Text, announces: bool = True) -> None:
    import uvicorn  # other commands must not need it

    from trois.web import logs
    from trois.web.app import Application

    port = listening.getsockname()[1]
    config = Config(
        database_url(args.database), args.host, port, args.pace, args.workers,
        smtp=args.smtp, mail_from=args.mail_from, private_notices=args.private_notices,
        allowed_hosts=tuple(_words(args.allowed_hosts)), address=args.address, metrics=args.metrics, secure=args.secure,
        posts_per_second=args.posts, visitors_per_minute=20 * args.posts, away_seconds=60 * args.away,
        seconds=_seconds(args), ray=args.ray, warms_up=True,
        keep=Keep(args.keep_unfinished, args.keep_bots, args.keep_finished),
    )  # fmt: skip
    logs.configure(args.log, args.access_log)
    app = Application(config)
    if announces:
        _announce(args, port, text)
    _calm_collector()
    server = uvicorn.Server(server_settings(app, args.trusted_proxies))
    app.state.site.is_leaving = lambda: server.should_exit
    # When all is done Uvicorn raises the signal again; there is nothing left to do about it but to leave in order.
    signal.signal(signal.SIGTERM, lambda *_: None)
    server.run(sockets=[listening])


def _seconds(args: argparse.Namespace) -> dict[str, float]:
    given = {"expert": args.expert_seconds, "master": args.master_seconds}
    return {level: seconds for level, seconds in given.items() if seconds is not None}


def _announce(args: argparse.Namespace, port: int, text: Text) -> None:
    address = f"http://{'localhost' if args.host in ('127.0.0.1', '0.0.0.0') else args.host}:{port}/"  # noqa: S104
    sys.stdout.write(text("cli.play-at", address=address) + "\n")
    sys.stdout.flush()
    if args.open:
        threading.Thread(target=_open_soon, args=(address,), daemon=True).start()


def server_settings(app: "Application", trusted_proxies: str = "") -> "uvicorn.Config":
    """How Uvicorn serves the application."""
    import uvicorn

    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=PROXY_KEEP_SECONDS if trusted_proxies else KEEP_SECONDS,
        backlog=BACKLOG,
        server_header=False,
        http=_protocol(app.state.site.config.posts_per_second, _words(trusted_proxies)),
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=_words(trusted_proxies),
    )


def _protocol(posts: float, proxies: list[str]) -> "type[asyncio.Protocol] | Literal['h11']":
    """The one with limits; Windows has only h11."""
    if find_spec("httptools") is None:
        return "h11"
    from trois.web.http.protocol import Connections, TimedProtocol

    most = max(1, descriptors() - RESERVED)
    admissions = Connections(most, min(most, int(posts * CONNECTIONS_OF_ADDRESS) + 1), proxies)
    return type("LimitedProtocol", (TimedProtocol,), {"admissions": admissions})


def descriptors() -> int:
    """How many files and connections there may be; as many as the system lets this process have."""
    if find_spec("resource") is None:
        return 1024
    import resource  # not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], MOST_DESCRIPTORS)


def _words(given: str) -> list[str]:
    return [word.strip() for word in given.split(",") if word.strip()]


def _calm_collector() -> None:
    """Tables live long and hold no cycles: looking through all of them again and again only makes people wait.

    So the collector visits each object about once, in small batches: a full round would make everybody wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 200, 50)


def _check(args: argparse.Namespace) -> None:
    least = {"port": 0, "pace": 0, "expert_seconds": 0.1, "master_seconds": 0.1, "workers": 1, "processes": 1}
    least |= {"posts": 0.1, "away": 0}
    least |= {f"keep-{part.name}": 0 for part in fields(Keep)}
    for name, smallest in least.items():
        given = getattr(args, name.replace("-", "_"))
        if given is None:
            continue
        if not given >= smallest:
            raise BadOption("at-least", name=name, given=given, least=smallest)
        if math.isinf(given):
            raise BadOption("infinite", name=name, given=given)
    if not args.host.strip():
        raise BadOption("host")
    if args.port > LAST_PORT:
        raise BadOption("at-most", name="port", given=args.port, most=LAST_PORT)
    if args.ray and find_spec("ray") is None:
        raise BadOption("needs-ray", extra="trois[ray]")
    _check_addresses(args)


def _check_addresses(args: argparse.Namespace) -> None:
    for proxy in _words(args.trusted_proxies):
        _check_network(proxy)
    for host in _words(args.allowed_hosts):
        name = host.removeprefix("*.")
        if not is_allowed(name, ()) or is_with_port(name):
            raise BadOption("allowed-host", host=host)
    if args.address and not _is_address(args.address):
        raise BadOption("address", address=args.address)


def _is_address(given: str) -> bool:
    try:
        parts = urlsplit(given)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and is_allowed(parts.netloc, ())


def _check_network(proxy: str) -> None:
    try:
        ip_network(proxy)
    except ValueError:
        raise BadOption("proxy", proxy=proxy) from None


def _listen(host: str, port: int) -> socket.socket:
    listening = _bind(host, port, False)
    listening.listen(BACKLOG)
    return listening


def _reserve(host: str, port: int) -> socket.socket:
    """Keep a port for the children of this process."""
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadOption("processes-port")
    _bind(host, port, False).close()
    return _bind(host, port, True)


def _bind(host: str, port: int, shared: bool) -> socket.socket:
    """Where processes share a port, each listens when it is ready, and the system deals the connections out."""
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadOption("listen", address=f"{host}:{port}", what=system_reason(error)) from None
    return listening


def database_url(given: str) -> str:
    """What was given, where a plain name is a SQLite file."""
    if not given:
        return default_database()
    return given if "://" in given else f"sqlite:///{given}"


def default_database() -> str:
    """A file of the user's own, where the system keeps such things."""
    return f"sqlite:///{data_file('trois.db')}"


def make_own_folder(given: str) -> None:
    """For the file that is used where no database was given."""
    if not given:
        data_file("trois.db").parent.mkdir(parents=True, exist_ok=True)


def _open_soon(address: str) -> None:
    time.sleep(0.8)
    webbrowser.open(address)
