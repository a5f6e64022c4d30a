"""`trois serve`: play in the browser."""

import argparse
import asyncio
import gc
import math
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from functools import partial
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

from trois import games
from trois.core.errors import BadOption, TroisError
from trois.text import Text
from trois.text.voice import voice_class
from trois.web.config import Config, Keep
from trois.web.http.hosts import is_allowed

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar

    from trois.web.http.handover import Place

LAST_PORT = 65535
BACKLOG = 2048
LOGS = ("human", "json")
KEPT = [
    ("unfinished", Keep.unfinished, "days after which a table is removed that nobody came back to; 0: never"),
    ("bots", Keep.bots, "days after which a table of bots alone is removed; 0: never"),
    ("finished", Keep.finished, "days after which a finished match is removed; 0: never"),
]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="HOST", help="address to listen on (0.0.0.0: the whole network)"
    )
    parser.add_argument("--port", type=int, default=8033, help="port to listen on; 0 takes a free one")
    parser.add_argument(
        "--database",
        default="",
        metavar="FILE",
        help="a SQLite file, or postgresql://user@host/name; default: a file of your own",
    )
    parser.add_argument("--pace", type=float, default=0.7, help="seconds a bot takes for a decision (default 0.7)")
    parser.add_argument("--expert-seconds", type=float, default=2.0, help="for a whole turn of an expert (default 2)")
    parser.add_argument("--master-seconds", type=float, default=8.0, help="for a whole turn of a master (default 8)")
    parser.add_argument("--workers", type=int, default=1, help="processes in which bots think (default 1)")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="let bots think on a Ray cluster (extra [ray])")
    parser.add_argument(
        "--processes",
        type=int,
        help="processes that serve, each with its workers, and one that starts them again (default: one, alone)",
    )
    parser.add_argument(
        "--bots",
        action="append",
        default=[],
        metavar="BOT",
        help="offer a bot of your own too: mymodule:MyBot, or Merlin=exec:./merlin (may be repeated)",
    )
    _add_limits(parser)
    parser.add_argument("--log", choices=LOGS, default="human", help="the form of the log (default human)")
    parser.add_argument("--access-log", action="store_true", help="log every request, too")
    parser.add_argument("--metrics", action="store_true", help="tell figures for Prometheus at /metrics")
    parser.add_argument("--secure", action="store_true", help="served over https: cookies for https only")
    parser.add_argument("--open", action="store_true", help="open the address in a browser")


def _add_limits(parser: argparse.ArgumentParser) -> None:
    """Who is answered, how often, and for how long things are kept."""
    parser.add_argument("--posts", type=float, default=12.0, help="posts a second one visitor may make (default 12)")
    parser.add_argument(
        "--away", type=float, default=3.0, help="minutes after which a silent player is away (default 3)"
    )
    parser.add_argument(
        "--address", default="", metavar="URL", help="where people reach it, such as https://trois.example"
    )
    parser.add_argument("--allowed-hosts", default="", metavar="HOST,HOST", help="hosts to answer to (default: all)")
    parser.add_argument(
        "--trusted-proxies",
        default="",
        metavar="IP,IP",
        help="proxies whose X-Forwarded-For is believed (default: none)",
    )
    for name, default, what in KEPT:
        parser.add_argument(
            f"--keep-{name}", type=float, default=default, metavar="DAYS", help=f"{what} (default {default:g})"
        )


def run(args: argparse.Namespace, text: Text) -> int:
    """Serve until interrupted."""
    from trois.web.bots import levels  # noqa: PLC0415 (other commands must not need it)

    _check(args)
    levels.bring(args.bots)
    if args.processes is not None:
        return _supervise(args, text)
    with _listen(args.host, args.port) as listening:
        _serve(args, listening, text)
    return 0


def _supervise(args: argparse.Namespace, text: Text) -> int:
    """Processes on one port; what is wrong with the database is said once, before any is started."""
    from trois.web import app, logs  # noqa: F401, PLC0415 (loaded for all of them)
    from trois.web.processes import Supervisor  # noqa: PLC0415

    prepare_database(database_url(args.database), args.processes)
    for name in games.names():
        voice_class(name)
    with _reserve(args.host, args.port) as reserved:
        port = reserved.getsockname()[1]
        supervisor = Supervisor(partial(_serve_as_one_of_several, args, port, text), args.processes)
        host = "127.0.0.1" if args.host == "0.0.0.0" else args.host  # noqa: S104
        supervisor.run((host, port), lambda: _announce(args, port, text))
    return 0


def _serve_as_one_of_several(args: argparse.Namespace, port: int, text: Text, place: "Place | None") -> None:
    with _bind(args.host, port, True) as own:
        _serve(args, own, text, announces=False, place=place)


def prepare_database(url: str, processes: int) -> None:
    """Bring the schema up to date; raises BadDatabase."""
    from trois.store import Store  # noqa: PLC0415

    store = Store(url)
    if processes > 1 and not store.is_postgres:
        raise BadOption("--processes: several need PostgreSQL (--database postgresql://...); SQLite has one server")
    store.claim()
    store.check()
    store.migrate()
    store.close()


def _serve(
    args: argparse.Namespace,
    listening: socket.socket,
    text: Text,
    announces: bool = True,
    place: "Place | None" = None,
) -> None:
    import uvicorn  # noqa: PLC0415 (other commands must not need it)

    from trois.web import logs  # noqa: PLC0415
    from trois.web.app import create_app  # noqa: PLC0415

    port = listening.getsockname()[1]
    config = Config(
        database_url(args.database), args.host, port, args.pace, args.workers,
        allowed_hosts=tuple(_words(args.allowed_hosts)), address=args.address, metrics=args.metrics, secure=args.secure,
        posts_per_second=args.posts, visitors_per_minute=20 * args.posts, away_seconds=60 * args.away,
        expert_seconds=args.expert_seconds, master_seconds=args.master_seconds, ray=args.ray, warms_up=True,
        keep=Keep(args.keep_unfinished, args.keep_bots, args.keep_finished),
    )  # fmt: skip
    logs.configure(args.log, args.access_log)
    app = create_app(config)
    if announces:
        _announce(args, port, text)
    _calm_collector()
    settings = server_settings(app, args.trusted_proxies)
    server = uvicorn.Server(settings) if place is None else _routed(settings, place)
    app.state.site.is_leaving = lambda: server.should_exit
    # When all is done Uvicorn raises the signal again; there is nothing left to do about it but to leave in order.
    signal.signal(signal.SIGTERM, lambda *_: None)
    server.run(sockets=[listening])


def _routed(settings: "uvicorn.Config", place: "Place") -> "uvicorn.Server":
    from trois.web.http.routing import routed_server  # noqa: PLC0415

    return routed_server(settings, place)


def _announce(args: argparse.Namespace, port: int, text: Text) -> None:
    address = f"http://{'localhost' if args.host in ('127.0.0.1', '0.0.0.0') else args.host}:{port}/"  # noqa: S104
    sys.stdout.write(text("cli.play-at", address=address) + "\n")
    sys.stdout.flush()
    if args.open:
        threading.Thread(target=_open_soon, args=(address,), daemon=True).start()


def server_settings(app: "Litestar", trusted_proxies: str = "") -> "uvicorn.Config":
    """How Uvicorn serves the application."""
    import uvicorn  # noqa: PLC0415

    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,
        backlog=BACKLOG,
        server_header=False,
        http=_protocol(),
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=_words(trusted_proxies),
    )


def _protocol() -> "type[asyncio.Protocol] | Literal['h11']":
    """The one that closes connections in time; Windows has only h11."""
    if find_spec("httptools") is None:
        return "h11"
    from trois.web.http.protocol import TimedProtocol  # noqa: PLC0415

    return TimedProtocol


def _words(given: str) -> list[str]:
    return [word.strip() for word in given.split(",") if word.strip()]


def _calm_collector() -> None:
    """Tables live long and hold no cycles: looking through all of them again and again only makes people wait.

    So each is looked at about once, some at a time: a round takes as long as there are new objects, and everybody waits.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 200, 50)


def _check(args: argparse.Namespace) -> None:
    least = {"port": 0, "pace": 0, "expert_seconds": 0.1, "master_seconds": 0.1, "workers": 1, "processes": 1}
    least |= {"posts": 0.1, "away": 0}
    least |= {f"keep-{name}": 0 for name, *_ in KEPT}
    for name, smallest in least.items():
        given = getattr(args, name.replace("-", "_"))
        if given is None:
            continue
        if not given >= smallest:
            raise BadOption(f"--{name} {given}: at least {smallest}")
        if math.isinf(given):
            raise BadOption(f"--{name} {given}: a number that ends somewhere")
    if not args.host.strip():
        raise BadOption("--host: an address to listen on, such as 127.0.0.1 or 0.0.0.0")
    if args.port > LAST_PORT:
        raise BadOption(f"--port {args.port}: at most {LAST_PORT}")
    if args.ray and find_spec("ray") is None:
        raise BadOption("--ray needs the extra [ray]: pip install 'trois[ray]'")
    _check_addresses(args)


def _check_addresses(args: argparse.Namespace) -> None:
    for proxy in _words(args.trusted_proxies):
        _check_network(proxy)
    for host in _words(args.allowed_hosts):
        if not is_allowed(host.removeprefix("*."), ()):
            raise BadOption(f"--allowed-hosts {host}: a name such as trois.example or *.example, without a port")
    if args.address and urlsplit(args.address).scheme not in ("http", "https"):
        raise BadOption(f"--address {args.address}: write it with http:// or https://")


def _check_network(proxy: str) -> None:
    try:
        ip_network(proxy)
    except ValueError:
        raise BadOption(
            f"--trusted-proxies {proxy}: an address such as 10.0.0.2 or a network such as 10.0.0.0/8"
        ) from None


def _listen(host: str, port: int) -> socket.socket:
    listening = _bind(host, port, False)
    listening.listen(BACKLOG)
    return listening


def _reserve(host: str, port: int) -> socket.socket:
    """Keep a port for the children of this process."""
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadOption("--processes: this system does not let several processes share a port")
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
        raise BadOption(f"cannot listen on {host}:{port}: {error.strerror}; try --port 0") from None
    return listening


def database_url(given: str) -> str:
    """What was given, where a plain name is a SQLite file."""
    if not given:
        return default_database()
    return given if "://" in given else f"sqlite:///{given}"


def default_database() -> str:
    """A file of the user's own, where the system keeps such things."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "trois"
    home.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'trois.db'}"


def _open_soon(address: str) -> None:
    time.sleep(0.8)
    webbrowser.open(address)


def main() -> int:
    """For development: python -m trois.web.cli."""
    parser = argparse.ArgumentParser(prog="trois serve", description=__doc__)
    add_arguments(parser)
    try:
        return run(parser.parse_args(), Text())
    except TroisError as error:
        sys.stderr.write(f"trois: {error}\n")
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
