"""How fast and how heavy Trois without a server is, in Chromium on this machine: python -m benchmarks.pocket [--runs 5]

Makes the folder where it is not made, serves it with Python's own web server, and prints medians of so many runs: the
first visit, a later one, a decision until the new board, how long bots think, the longest task on the page's thread
while an expert does, and what is transferred, by part.
"""

import argparse
import json
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Playwright, sync_playwright

from tests.web.chromium import DESKTOP
from tests.web.pocket.browsing import STATE, Pocket
from tests.web.pocket.folder import Host, folder, hosted

DECISIONS = 12
TURNS = 4
LONG_TASKS = """
self.tasks = [];
new PerformanceObserver((list) => self.tasks.push(...list.getEntries().map((one) => one.duration)))
  .observe({ type: "longtask" });
"""
IMAGE_THERE = """async () => {
  for (const name of await caches.keys())
    if (await (await caches.open(name)).match(new URL("image", location))) return true;
  return false;
}"""
THOUGHTS = "performance.getEntriesByName('thought').map((one) => one.duration)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    weigh()
    with tempfile.TemporaryDirectory() as top, hosted(Path(top) / "top") as host, sync_playwright() as playwright:
        found = [one_run(playwright, host, Path(top) / f"memory-{run}") for run in range(runs)]
    for name in found[0]:
        values = [value for run in found for value in run[name]]
        p95 = f", p95 {quantiles(values, n=20)[-1]:6.3f} s" if len(values) > 20 else ""
        print(f"{name:40} median {median(values):6.3f} s{p95}, most {max(values):6.3f} s  ({len(values)} values)")


def weigh() -> None:
    """What a first visit transfers; page, service worker and list of files come besides."""
    given = (folder() / "parts.js").read_text(encoding="utf-8").removeprefix("self.TROIS = ").rstrip(";\n")
    sizes: Counter[str] = Counter()
    for file in json.loads(given)["files"]:
        sizes[file["part"]] += file["bytes"]
    for part, size in sizes.most_common():
        print(f"{part:40} {size / 1e6:6.2f} MB")
    print(f"{'transferred on the first visit':40} {sum(sizes.values()) / 1e6:6.2f} MB")


def one_run(playwright: Playwright, host: Host, memory: Path) -> dict[str, list[float]]:
    started = time.monotonic()
    pocket = Pocket(playwright, memory, host.address, DESKTOP)
    cold = time.monotonic() - started
    while not pocket.page.evaluate(IMAGE_THERE):
        pocket.page.wait_for_timeout(500)
    pocket.close()
    started = time.monotonic()
    pocket.open()
    warm = time.monotonic() - started
    pocket.page.wait_for_timeout(1000)
    against(pocket, "steward")
    decided = [pocket.decide() for _ in range(DECISIONS)]
    stewards = thoughts(pocket)
    against(pocket, "expert")
    pocket.page.evaluate(LONG_TASKS)
    experts = [turn(pocket) for _ in range(TURNS)]
    tasks = [one / 1000 for one in pocket.page.evaluate("self.tasks")] or [0.0]
    pocket.close()
    return {
        "first visit to the home page": [cold],
        "later visit": [warm],
        "decision to new board": decided,
        "a decision of a steward": stewards,
        "a turn of an expert": experts,
        "longest task of the page meanwhile": [max(tasks)],
    }


def against(pocket: Pocket, level: str) -> None:
    """A table of Troyes against one bot."""
    pocket.visit("/new?game=troyes", "label[for=seat-1-bot]")
    for wish in ("seat-0-me", "seat-1-bot", f"level-1-{level}", "seat-2-none", "seat-3-none"):
        if pocket.app.locator(f"label[for={wish}]").count():
            pocket.app.click(f"label[for={wish}]")
    pocket.app.click("main button.main")
    pocket.wait_for(STATE)


def turn(pocket: Pocket) -> float:
    """How long the other thinks from one turn of ours until the next."""
    before = sum(thoughts(pocket))
    pocket.decide()
    pocket.hand.wait_for_turn()
    return sum(thoughts(pocket)) - before


def thoughts(pocket: Pocket) -> list[float]:
    host = next(worker for worker in pocket.page.workers if "role=host" in worker.url)
    return [one / 1000 for one in host.evaluate(THOUGHTS)]


if __name__ == "__main__":
    main()
