"""What pages of a table cost the server: processor time of a page, of a part after a decision and of a replay's step.

    .venv-dev/bin/python benchmarks/pages.py [--decisions 60] [PYTHON ...]

Four people of their own at a table of each game. In every position the page of whoever is asked is loaded, the decision
is sent as the page's script does, and another player's page fetches its part. Each PYTHON is one that imports some version
of `trois`, compiled or not; they are measured in turns.
"""

import argparse
import random
import re
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

import httpx2

sys.path.insert(0, str(Path(__file__).parent.parent))
from benchmarks.measures import free_port

GAMES = ("troyes", "troyes-dice", "tournay")
GOALS = {"page": 8.0, "decision and part": 5.0, "part": 5.0, "replay step": 5.0}
"""Milliseconds."""
SEATS = 4
COMPRESSED = "gzip"
EVENTS = re.compile(r'data-events="(\d+)"')
"""How many events a page has shown, which its script tells."""


class Server:
    def __init__(self, python: str, folder: str) -> None:
        port = free_port()
        command = [python, "-m", "trois", "serve", "--port", str(port), "--posts", "1000000"]
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/{port}.db"], stdout=subprocess.PIPE, cwd=folder
        )
        assert self.process.stdout
        self.process.stdout.readline()
        self.address = f"http://127.0.0.1:{port}"

    def cpu(self) -> float:
        """Milliseconds of the processor that all of its threads have had."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text(encoding="ascii").split()[0]) for task in tasks) / 1e6

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


class Table:
    """Four people who play by chance, each with a browser and a program that knows what is legal."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.chance = random.Random(1)
        self.costs: dict[str, list[float]] = {kind: [] for kind in GOALS}
        self.people = [self._person() for _ in range(SEATS)]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        self.id = self.people[0].post("/api/tables", json={"game": game, "seats": seats}).json()["id"]
        for seat, person in enumerate(self.people[1:], 1):
            person.post(f"/api/tables/{self.id}/seats/{seat}", json={"do": "take"})
        self.people[0].post(f"/api/tables/{self.id}/start")
        for person in self.people:
            person.headers["x-csrf"] = str(person.get(f"/tables/{self.id}").cookies["csrf"])

    def _person(self) -> httpx2.Client:
        http = httpx2.Client(base_url=self.server.address, headers={"accept-encoding": COMPRESSED}, timeout=60)
        token = http.post("/api/persons", json={"name": "Ada"}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        http.cookies.set("visitor", token)
        http.cookies.set("confirm", "no")
        return http

    def ask(self, kind: str, person: httpx2.Client, method: str, path: str, **more: Any) -> None:
        before = self.server.cpu()
        answer = person.request(method, f"/tables/{self.id}{path}", **more)
        assert answer.status_code == 200, (path, answer.status_code)
        time.sleep(0.003)
        self.costs[kind].append(self.server.cpu() - before)
        shown = EVENTS.search(answer.text)
        if shown:
            person.headers["x-events"] = shown[1]

    def decide(self) -> bool:
        """Whether the match goes on."""
        pending = self.people[0].get(f"/api/tables/{self.id}").json()["pending"]
        if not pending:
            return False
        seat = pending[0]
        person, other = self.people[seat], self.people[seat - 1]
        seen = person.get(f"/api/tables/{self.id}/view?seat={seat}").json()
        action = self.chance.choice(seen["legal"])["action"]
        form = {"seat": seat, "question": seen["question"], "key": str(time.monotonic_ns()), "action": action}
        shown = {"x-part": "1"}
        self.ask("page", person, "GET", "")
        self.ask("decision and part", person, "POST", "/decide", data=form, headers=shown)
        self.ask("part", other, "GET", "/part", headers=shown)
        return True

    def step(self, at: int) -> None:
        self.ask("replay step", self.people[0], "GET", f"/replay/step?at={at}")


def measured(server: Server, game: str, decisions: int) -> dict[str, float]:
    table = Table(server, game)
    while decisions and table.decide():
        decisions -= 1
    for at in range(1, 40):
        table.step(at)
    table.costs["replay step"][:1] = []  # the first one plays the match again
    return {kind: median(costs) for kind, costs in table.costs.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("pythons", nargs="*", default=[sys.executable])
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        servers = [Server(python, folder) for python in args.pythons]
        for server in servers:
            stack.callback(server.close)
        found = {game: [measured(server, game, args.decisions) for server in servers] for game in GAMES}
    for number, python in enumerate(args.pythons):
        print(python)
        for kind, goal in GOALS.items():
            each = {game: found[game][number][kind] for game in GAMES}
            told = ", ".join(f"{game} {cost:.1f}" for game, cost in each.items())
            print(f"  {kind:18} {median(each.values()):5.1f} ms (goal {goal:.0f}): {told}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
