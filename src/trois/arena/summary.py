"""The results of some games, for people: win rates with their intervals, scores and ratings."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from trois import games
from trois.arena.plan import Plan
from trois.arena.ratings import Rating, ratings
from trois.arena.results import Result
from trois.arena.standings import Standing, seat_standings, standings
from trois.bots.own import label
from trois.text import Text

COLUMNS = ["bot", "wins", "interval", "mean", "spread", "range"]
DIM = "dim"


def print_summary(
    plan: Plan, results: Sequence[Result], console: Console, text: Text, names: Sequence[str] | None = None
) -> None:
    """One row for each bot of each table; with names, for each seat of the one table."""
    title = games.get(plan.game).title
    console.print(text("arena.title", game=title, n=len(results), seed=str(plan.seed)), style="bold")
    if names is None:
        _print_tables(standings(results), ratings(results), console, text)
    else:
        console.print(summary(seat_standings(results, names), {}, text))
    console.print(text("arena.shared"), style=DIM)
    decisions = sum(result.decisions for result in results)
    seconds = max(sum(result.seconds for result in results), 1e-9)
    speed = text.number(decisions / seconds)
    told = text("arena.speed", decisions=decisions, seconds=text.number(seconds, 2), speed=speed)
    console.print(told, style=DIM)


def _print_tables(rows: Sequence[Standing], rated: dict[str, Rating], console: Console, text: Text) -> None:
    tables = list(dict.fromkeys(row.table for row in rows))
    for table in tables:
        found = [row for row in rows if row.table == table]
        if len(tables) > 1:
            console.print(text("arena.table", bots=text.listed(bot_name(bot, text) for bot in table), n=found[0].games))
        console.print(summary(found, rated, text))


def summary(rows: Sequence[Standing], rated: dict[str, Rating], text: Text) -> Table:
    """As wide as its numbers need; words of the head are broken instead."""
    lines = [_cells(row, rated.get(row.bot), text) for row in rows]
    heads = [text(f"arena.{name}") for name in ([*COLUMNS, "rating"] if rated else COLUMNS)]
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False, show_edge=False)
    for column, head in enumerate(heads):
        width = max(len(word) for word in [*head.split(), *(line[column] for line in lines)])
        table.add_column(head, width=width, justify="right" if column else "left")
    for line in lines:
        table.add_row(*line)
    return table


def _cells(row: Standing, rating: Rating | None, text: Text) -> list[str]:
    cells = [
        bot_name(row.bot, text),
        text.percent(row.rate, 1),
        f"{text.number(100 * row.low, 1)}-{text.number(100 * row.high, 1)}",
        f"{text.number(row.mean, 2)} ± {text.number(row.error, 2)}",
        text.number(row.deviation, 2),
        f"{min(row.scores)}-{max(row.scores)}",
    ]
    if rating is None:
        return cells
    doubt = f" ± {text.number(rating.uncertainty)}" if rating.uncertainty else ""  # none where every seed ended alike
    return [*cells, text.number(rating.value) + doubt]


def bot_name(bot: str, text: Text) -> str:
    """A level as people say it; an own bot by its name."""
    key = f"terminal.kind.{bot}"
    return text.get(key, label(bot))
