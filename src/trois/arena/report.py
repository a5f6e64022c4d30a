"""Files an arena writes: a table (CSV) and a plot of the scores (PNG), which needs matplotlib (extra [arena])."""

import csv
from collections.abc import Sequence
from pathlib import Path

from trois.arena.ratings import Rating, ratings
from trois.arena.results import Result
from trois.arena.standings import Standing, standings
from trois.arena.summary import bot_name
from trois.text import Text

COLUMNS = [
    "table", "bot", "games", "win rate", "low", "high", "mean", "deviation", "least", "quarter", "median",
    "three quarters", "most", "rating", "uncertainty",
]  # fmt: skip


def write_csv(results: Sequence[Result], path: Path) -> None:
    rated = ratings(results)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        for standing in standings(results):
            writer.writerow(_row(standing, rated.get(standing.bot)))


def _row(standing: Standing, rating: Rating | None) -> list[object]:
    scores = sorted(standing.scores)
    quartiles = [scores[(len(scores) - 1) * part // 4] for part in range(5)]
    rates = [round(rate, 4) for rate in (standing.rate, standing.low, standing.high)]
    spread = [round(standing.mean, 2), round(standing.deviation, 2)]
    rated = [round(rating.value, 1), round(rating.uncertainty, 1)] if rating else ["", ""]
    return [" ".join(standing.table), standing.bot, standing.games, *rates, *spread, *quartiles, *rated]


def plot(results: Sequence[Result], title: str, path: Path, text: Text) -> bool:
    """The distribution of each bot's scores; False without matplotlib."""
    try:
        from matplotlib.figure import Figure  # an extra
    except ImportError:
        return False
    by_bot: dict[str, list[int]] = {}
    for standing in standings(results):
        by_bot.setdefault(standing.bot, []).extend(standing.scores)
    figure = Figure(figsize=(9, 5), layout="constrained")
    axes = figure.add_subplot()
    everything = [score for scores in by_bot.values() for score in scores]
    bins = range(min(everything), max(everything) + 2, max(1, (max(everything) - min(everything)) // 60))
    for i, (bot, scores) in enumerate(by_bot.items()):
        label = text("arena.plot-mean", bot=bot_name(bot, text), mean=text.number(sum(scores) / len(scores), 1))
        style = ("solid", "dashed", "dotted", "dashdot")[i % 4]
        axes.hist(scores, bins=bins, density=True, histtype="step", linewidth=2, linestyle=style, label=label)
    axes.set(title=title, xlabel=text("arena.plot-points"), ylabel=text("arena.plot-share"))
    axes.legend()
    figure.savefig(path)
    return True
