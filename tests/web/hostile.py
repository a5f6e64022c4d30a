"""A hostile address among players: `python -m tests.web.hostile [SECONDS]`, on loopback only.

Players decide from addresses of their own while one address runs every attack in a loop. Printed are the players' waits,
what they were refused, the memory of the server and how long its end took.
"""

import json
import random
import socket
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx2

import trois
from tests.web.servers import Server
from trois import games
from trois.text import LANGUAGES

HOSTILE = "127.0.0.66"
PLAYERS = 6
THREADS = 3
"""Of the attacker, for each attack."""


def client(server: Server, address: str, **more: str) -> httpx2.Client:
    return httpx2.Client(
        base_url=server.address.replace("localhost", "127.0.0.1"), timeout=30.0, headers=more,
        transport=httpx2.HTTPTransport(local_address=address),
    )  # fmt: skip


class Player(threading.Thread):
    """Plays both seats of a table, again and again, and notes how long each answer took."""

    def __init__(self, server: Server, number: int, ends: threading.Event) -> None:
        super().__init__(daemon=True)
        self.http = client(server, f"127.0.0.{number + 2}")
        self.ends = ends
        self.waits: list[float] = []
        self.statuses: Counter[int] = Counter()

    def ask(self, method: str, path: str, body: object = None) -> httpx2.Response:
        began = time.monotonic()
        answer = self.http.request(method, path, json=body)
        self.waits.append(time.monotonic() - began)
        self.statuses[answer.status_code] += 1
        return answer

    def run(self) -> None:
        self.http.headers["authorization"] = f"Bearer {self.ask('POST', '/api/persons', {}).json()['token']}"
        while not self.ends.is_set():
            seats = [{"kind": "me"}, {"kind": "here"}]
            table = self.ask("POST", "/api/tables", {"game": "troyes", "seats": seats}).json()["id"]
            while not self.ends.is_set() and self.decide(table):
                self.ends.wait(0.5)

    def decide(self, table: str) -> bool:
        """Whether there was something to decide."""
        pending = self.ask("GET", f"/api/tables/{table}").json().get("pending")
        if not pending:
            return False
        view = self.ask("GET", f"/api/tables/{table}/view?seat={pending[0]}").json()
        action = random.choice(view["legal"])["action"]
        body = {"seat": pending[0], "question": view["question"], "key": str(time.monotonic_ns()), "action": action}
        self.ask("POST", f"/api/tables/{table}/decisions", body)
        return True


# Attacks


def raw(server: Server, words: bytes) -> None:
    with socket.socket() as connection:
        connection.bind((HOSTILE, 0))
        connection.settimeout(5)
        connection.connect(("127.0.0.1", server.port))
        connection.sendall(words)
        connection.recv(65536)


def head(*fields: bytes, path: bytes = b"/") -> bytes:
    return b"\r\n".join([b"GET " + path + b" HTTP/1.1", b"Host: localhost", *fields, b"", b""])


def many_fields(server: Server) -> None:
    raw(server, head(*[b"x: 1"] * 200_000))


def a_long_field(server: Server) -> None:
    raw(server, head(b"x: " + b"y" * 4_000_000))


def long_paths(server: Server) -> None:
    raw(server, head(path=b"/" + random.randbytes(2000).hex().encode()))


def quoted_cookies(server: Server) -> None:
    raw(server, head(b'cookie: visitor="' + b'\\"' * 15_000))


def many_connections(server: Server) -> None:
    held = []
    for _ in range(400):
        connection = socket.socket()
        connection.bind((HOSTILE, 0))
        connection.connect(("127.0.0.1", server.port))
        held.append(connection)
    time.sleep(2)
    for connection in held:
        connection.close()


def long_keys(server: Server) -> None:
    with client(server, HOSTILE) as http:
        http.get("/")
        for content in ("a." * 24_000 + "a=1", "a=" + "[" * 20_000, "a.b=1\n" * 8000):
            fields = {"game": "troyes", "seat-0": "me", "seat-1": "here", "_csrf_token": http.cookies.get("csrf", "")}
            http.post("/tables", data=fields, files={"cards": ("x.toml", content.encode())})


def reviews(server: Server) -> None:
    with client(server, HOSTILE) as http:
        http.get("/")
        token = {"_csrf_token": http.cookies.get("csrf", "")}
        answer = http.post("/replays", data=token, files={"record": ("x.json", a_record())})
        place = answer.headers.get("location", "/replays/none")
        http.cookies.clear()
        http.get(f"{place}/review")
        http.get(place)
        http.get(f"{place}/step?at=20&seat=1")


def a_record() -> bytes:
    """Of the game whose replay has most steps."""
    match, chance = trois.new("tournay", 4, random.getrandbits(30)), random.Random(1)
    while not match.over:
        seat = match.pending[0]
        match.push(seat, chance.choice(match.legal(seat)))
    return json.dumps(match.record()).encode()


def a_table(http: httpx2.Client) -> str:
    http.get("/")
    fields = {"game": "troyes", "seat-0": "me", "seat-1": "here", "_csrf_token": http.cookies.get("csrf", "")}
    return str(http.post("/tables", data=fields).headers.get("location", "/"))


def costly_pages(server: Server) -> None:
    with client(server, HOSTILE) as http:
        place = a_table(http)
        for _ in range(30):
            http.get(place)


def pictures(server: Server) -> None:
    with client(server, HOSTILE) as http:
        place = a_table(http)
        for language in LANGUAGES:
            http.get(f"{place}/card.png", headers={"accept-language": language})


def lessons(server: Server) -> None:
    with client(server, HOSTILE) as http:
        for game in games.names():
            http.get(f"/learn/{game}")
            http.get(f"/puzzles/{game}/1")
            http.post(f"/learn/{game}", data={"chapter": "3", "_csrf_token": http.cookies.get("csrf", "")})


def streams(server: Server) -> None:
    """Many that listen to one table, while something happens there."""
    with client(server, HOSTILE) as http, ExitStack() as stack:
        place = a_table(http)
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items()).encode()
        for _ in range(40):
            connection = stack.enter_context(socket.socket())
            connection.bind((HOSTILE, 0))
            connection.connect(("127.0.0.1", server.port))
            connection.sendall(head(b"cookie: " + cookies, path=place.encode() + b"/live"))
        for _ in range(20):
            http.post(f"{place}/talk", data={"_csrf_token": http.cookies.get("csrf", "")})


def wishes(server: Server) -> None:
    """What is refused must cost nothing."""
    one = head(b"host: nobody's", b"accept-language: " + b"x," * 15_000)
    raw(server, one * 20)


def webhooks(server: Server) -> None:
    """What is refused at once."""
    with client(server, HOSTILE) as http:
        http.get("/")
        fields = {"do": "hook", "address": "https://192.0.2.1/", "_csrf_token": http.cookies.get("csrf", "")}
        http.post("/notices", data=fields)
        http.post("/notices/push", data={"subscription": "[" * 15_000, "_csrf_token": fields["_csrf_token"]})


def nonsense(server: Server) -> None:
    with client(server, HOSTILE) as http:
        for path in (
            "/static/x/live.js%00.css",
            "/static/x/" + "a" * 256,
            "/tables/%0a%1b",
            "//metrics",
            "/api/" + "x" * 900,
        ):
            http.get(path)
        http.post("/api/persons", content=b"[" * 60_000, headers={"content-type": "application/json"})
        http.get("/learn/troyes")
        http.post("/learn/troyes", data={"chapter": "9" * 5000, "_csrf_token": http.cookies.get("csrf", "")})


ATTACKS = [
    many_fields, a_long_field, long_paths, quoted_cookies, many_connections, long_keys, reviews, costly_pages, pictures,
    lessons, streams, wishes, webhooks, nonsense,
]  # fmt: skip


def attack(server: Server, how: Callable[[Server], None], ends: threading.Event, done: Counter[str]) -> None:
    while not ends.is_set():
        try:
            how(server)
            done[how.__name__] += 1
        except (OSError, httpx2.HTTPError):
            done[f"{how.__name__} (cut off)"] += 1
            ends.wait(0.05)


def memory(server: Server) -> int:
    """MiB that the server's own process has."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


def main(seconds: float) -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/trois.db", posts=12.0)
        ends, done = threading.Event(), Counter[str]()
        players = [Player(server, number, ends) for number in range(PLAYERS)]
        others = [
            threading.Thread(target=attack, args=(server, how, ends, done), daemon=True)
            for how in ATTACKS for _ in range(THREADS)
        ]  # fmt: skip
        for thread in [*players, *others]:
            thread.start()
        most, until = 0, time.monotonic() + seconds
        while time.monotonic() < until:
            time.sleep(1)
            most = max(most, memory(server))
        ends.set()
        for player in players:
            player.join(30)
        began = time.monotonic()
        server.stop()
        ended = time.monotonic() - began
    return report(players, done, most, ended)


def report(players: list[Player], done: Counter[str], most: int, ended: float) -> int:
    waits = sorted(wait for player in players for wait in player.waits)
    statuses = sum((player.statuses for player in players), Counter[int]())
    p50, p99 = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    failed = sum(number for status, number in statuses.items() if status >= 500)
    print(f"players: {len(waits)} answers, p50 {1000 * p50:.0f} ms, p99 {1000 * p99:.0f} ms, most {waits[-1]:.1f} s")
    print(f"players' statuses: {dict(statuses)}")
    print(f"memory of the server: {most} MiB at most; its end took {ended:.1f} s")
    print("attacks:", ", ".join(f"{name} {number}" for name, number in sorted(done.items())))
    return int(p99 > 1 or failed > 0 or most > 600 or ended > 5)


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 600.0))
