"""`trois arena`: bots against one another, from the command line."""

from argparse import Namespace

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from trois import games
from trois.arena.plan import Plan, schedule
from trois.arena.report import plot, ratings, write_csv
from trois.arena.results import Result, Results
from trois.arena.runs import run_all
from trois.arena.standings import standings
from trois.bots import LEVELS
from trois.core.errors import BadOption


def run(args: Namespace) -> int:
    """Play, or go on playing; then print and write what came of it."""
    plan = plan_of(args)
    console = Console()
    stem = args.out / f"{plan.game}-{plan.seats}-{'-'.join(dict.fromkeys(plan.bots))}"
    results = Results(stem.with_suffix(".jsonl"), header(plan))
    wanted = {game.key for game in schedule(plan)}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(plan.game, total=len(wanted), completed=len(wanted & results.done()))
        run_all(plan, results, args.jobs, args.ray, lambda _: progress.advance(task))
    written = [result for result in results.all if result.key in wanted]
    console.print(shown(written))
    write_csv(written, stem.with_suffix(".csv"))
    title = f"{games.get(plan.game).title}, {plan.seats} seats, {plan.games} games a table"
    if not plot(written, title, stem.with_suffix(".png")):
        console.print("No plot: it needs matplotlib (pip install 'trois\\[arena]').")
    return 0


def plan_of(args: Namespace) -> Plan:
    names = tuple(name.strip() for name in args.bots.split(","))
    for name in names:
        if name not in LEVELS:
            raise BadOption(f"there is no bot '{name}'; there are: {', '.join(LEVELS)}")
    options: list[tuple[str, str]] = []
    for given in args.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise BadOption(f"an option is NAME=VALUE, not '{given}'")
        options.append((name, value))
    seats = args.seats or min(2, len(names))
    return Plan(args.game, names, seats, args.games, args.seed, args.seconds, args.simulations, tuple(options))


def header(plan: Plan) -> dict[str, object]:
    """What results must have in common to be counted together."""
    return {
        "game": plan.game,
        "rules": games.get(plan.game).rules_version,
        "seats": plan.seats,
        "seconds": plan.seconds,
        "simulations": plan.simulations,
        "options": dict(plan.options),
    }


def shown(results: list[Result]) -> Table:
    """Win rates with their intervals, scores and ratings, for the terminal."""
    rated = ratings(results)
    table = Table("table", "bot", "games", "win rate", "95 %", "mean score", "deviation", "rating")
    for standing in standings(results):
        rating = rated.get(standing.bot)
        table.add_row(
            " ".join(standing.table),
            standing.bot,
            str(standing.games),
            f"{standing.rate:.1%}",
            f"{standing.low:.1%} - {standing.high:.1%}",
            f"{standing.mean:.2f} ± {standing.error:.2f}",
            f"{standing.deviation:.1f}",
            f"{rating.value:.1f} ± {rating.uncertainty:.1f}" if rating else "",
        )
    return table
