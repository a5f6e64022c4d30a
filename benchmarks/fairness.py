"""How long a person waits for a steward's answer while another has opened 60 tables of expert bots.

    python benchmarks/fairness.py [--answers 60] [--tables 60]

The person plays against a steward on an idle server, then beside the others, with the least pace.
"""

import argparse
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))
from benchmarks.measures import percentile
from tests.web.programs import Program
from tests.web.servers import Server, running

GOAL = 2.0


def waits(server: Server, count: int) -> list[float]:
    """From a decision to when it is the person's turn again; answers that needed no thought are left out."""
    person = Program(server.address, "Bob")
    found: list[float] = []
    while len(found) < count:
        table = _open(person, "troyes", [{"kind": "me"}, {"kind": "bot", "level": "steward"}])
        while len(found) < count:
            seen = person.view(table, 0)
            if seen["stage"] != "running":
                break
            if not seen["legal"]:
                time.sleep(0.002)
                continue
            before = person.get(f"/api/tables/{table}")["pending"]
            start = time.perf_counter()
            told = person.decide(table, seen, len(found))
            if before == [0] and not told["legal"] and told["stage"] == "running":
                while not person.view(table, 0)["legal"] and person.get(f"/api/tables/{table}")["stage"] == "running":
                    time.sleep(0.002)
                found.append(time.perf_counter() - start)
    return found


def _open(person: Program, game: str, seats: list[dict[str, str]]) -> str:
    return str(person.post("/api/tables", {"game": game, "seats": seats})["id"])


class Crowd(threading.Thread):
    """Somebody who opens many tables of bots and looks at all of them again and again."""

    def __init__(self, server: Server, tables: int) -> None:
        super().__init__(daemon=True)
        self.person = Program(server.address, "Eve")
        expert = {"kind": "bot", "level": "expert"}
        self.tables = [_open(self.person, "troyes", [expert] * 3) for _ in range(tables)]
        self.ends = threading.Event()

    def run(self) -> None:
        while not self.ends.wait(5.0):
            for table in self.tables:
                self.person.get(f"/api/tables/{table}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--tables", type=int, default=60)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as home, running(f"sqlite:///{home}/trois.db") as server:
        waits(server, 5)
        alone = waits(server, args.answers)
        crowd = Crowd(server, args.tables)
        crowd.start()
        time.sleep(3.0)
        beside = waits(server, args.answers)
        crowd.ends.set()
        crowd.join()
    print(f"steward's answer on an idle server   median {_told(alone)}")
    print(f"beside {args.tables} tables of experts        median {_told(beside)}")
    ratios = median(beside) / median(alone), percentile(beside, 0.95) / percentile(alone, 0.95)
    print(f"ratio of the medians {ratios[0]:.2f}, of the 95th percentiles {ratios[1]:.2f} (goal: at most {GOAL:.0f})")
    return 0 if ratios[0] <= GOAL else 1


def _told(times: list[float]) -> str:
    return f"{1000 * median(times):.0f} ms, 95th percentile {1000 * percentile(times, 0.95):.0f} ms"


if __name__ == "__main__":
    raise SystemExit(main())
