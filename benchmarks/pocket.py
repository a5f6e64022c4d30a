"""How fast and how heavy Trois without a server is, in Chromium on this machine: python -m benchmarks.pocket [--runs 5]

Makes the folder where it is not made, serves it with Python's own web server, and prints medians of so many runs: the
first visit, the second, a decision until the new board, the longest task on the page's thread while an expert thinks,
and what was transferred, by part.
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
from tests.web.pocket.browsing import Pocket, chromium_path
from tests.web.pocket.folder import Host, folder, hosted

DECISIONS = 12
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    weigh()
    with tempfile.TemporaryDirectory() as top, hosted(Path(top) / "top") as host, sync_playwright() as playwright:
        found = [one_run(playwright, host, Path(top) / f"memory-{run}") for run in range(runs)]
    for name in found[0]:
        values = [value for run in found for value in run[name]]
        p95 = f", p95 {quantiles(values, n=20)[-1]:6.2f} s" if len(values) > 20 else ""
        print(f"{name:32} median {median(values):6.2f} s{p95}  ({len(values)} values)")


def weigh() -> None:
    """What a first visit transfers; page, service worker and list of files come besides."""
    given = (folder() / "parts.js").read_text(encoding="utf-8").removeprefix("self.TROIS = ").rstrip(";\n")
    sizes: Counter[str] = Counter()
    for file in json.loads(given)["files"]:
        sizes[file["part"]] += file["bytes"]
    for part, size in sizes.most_common():
        print(f"{part:32} {size / 1e6:6.2f} MB")
    print(f"{'transferred on the first visit':32} {sum(sizes.values()) / 1e6:6.2f} MB")


def one_run(playwright: Playwright, host: Host, memory: Path) -> dict[str, list[float]]:
    started = time.monotonic()
    pocket = Pocket(playwright, chromium_path() or "", memory, host.address, DESKTOP)
    cold = time.monotonic() - started
    while not pocket.page.evaluate(IMAGE_THERE):
        pocket.page.wait_for_timeout(500)
    pocket.play("troyes-dice")
    decided = [pocket.decide() for _ in range(DECISIONS)]
    pocket.close()
    started = time.monotonic()
    pocket.open()
    warm = time.monotonic() - started
    pocket.page.evaluate(LONG_TASKS)
    pocket.page.wait_for_timeout(2000)
    tasks = [one / 1000 for one in pocket.page.evaluate("self.tasks")] or [0.0]
    pocket.close()
    return {"first visit to the home page": [cold], "later visit": [warm], "decision to new board": decided,
            "longest task of the page": [max(tasks)]}  # fmt: skip


if __name__ == "__main__":
    main()
