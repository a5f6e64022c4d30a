"""The end of a match: points by source, ranks, feats, and the seed that was kept secret until now."""

from rich import box
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Ink

from trois.core.data import Json
from trois.core.match import Match
from trois.games import area
from trois.terminal.drawing import seat_name
from trois.terminal.screen import CHOICE, DIM, Screen
from trois.text import Text
from trois.text.voice import voice_class


def show(match: Match, names: list[str], screen: Screen, text: Text) -> None:
    screen.clear()
    screen.show(Rule(text("terminal.end.title", title=match.game.title), style=DIM, align="left"))
    show_scores(match, names, screen, text)


def show_scores(match: Match, names: list[str], screen: Screen, text: Text) -> None:
    screen.show(score_table(match, names, text))
    screen.say(winners(match, names, text), "bold")
    for seat in range(match.seats):
        show_feats(match, seat, names, screen, text)
    seeds = match.record()["seeds"]
    for entry in seeds if isinstance(seeds, list) else []:
        screen.say(seed_line(entry, text), DIM)


def score_table(match: Match, names: list[str], text: Text) -> Table:
    """A column for each seat while they fit, else a line for each."""
    return _by_seat(match, names, text) if match.seats <= 4 else _by_source(match, names, text)


def _by_seat(match: Match, names: list[str], text: Text) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(text("terminal.end.source"))
    scores = match.scores
    for seat in range(match.seats):
        table.add_column(seat_name(seat, names), justify="right")
    for part in scores[0].parts:
        table.add_row(_part(match, part, text), *(str(score.parts[part]) for score in scores))
    table.add_section()
    table.add_row(Ink(text("terminal.end.total"), "bold"), *(Ink(str(score.total), CHOICE) for score in scores))
    table.add_row(text("terminal.end.rank"), *(f"{rank}." for rank in match.ranks))
    return table


def _by_source(match: Match, names: list[str], text: Text) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", padding=(0, 0, 0, 1))
    table.add_column("")
    table.add_column("", no_wrap=True)
    scores = match.scores
    for part in scores[0].parts:
        table.add_column(_short_part(match, part, text), justify="right")
    table.add_column(text("terminal.end.total"), justify="right", style=CHOICE)
    for seat in sorted(range(match.seats), key=lambda s: match.ranks[s]):
        parts = (str(points) for points in scores[seat].parts.values())
        table.add_row(f"{match.ranks[seat]}.", seat_name(seat, names), *parts, str(scores[seat].total))
    return table


def _part(match: Match, part: str, text: Text) -> str:
    return text.word(match.game.name, part, "score")


def _short_part(match: Match, part: str, text: Text) -> str:
    """The heading of a narrow column: the game's own short word, where it has one."""
    key = f"{area(match.game.name)}.short.{part}"
    return text.get(key, _part(match, part, text)[:4])


def winners(match: Match, names: list[str], text: Text) -> str:
    best = [seat for seat, rank in enumerate(match.ranks) if rank == 1]
    points = match.scores[best[0]].total
    if match.seats == 1:
        return text("terminal.end.alone", name=names[0], points=points)
    called = text.listed(names[seat] for seat in best)
    key = "terminal.end.winner" if len(best) == 1 else "terminal.end.shared"
    return text(key, name=called, points=points)


def show_feats(match: Match, seat: int, names: list[str], screen: Screen, text: Text) -> None:
    feats = voice_class(match.game.name).feats(match, seat)
    if feats:
        told = " · ".join(text(f"{area(match.game.name)}.feat.{feat}") for feat in feats)
        screen.show(Ink.assemble(seat_name(seat, names), "  ", (f"★ {told}", "yellow")))


def seed_line(entry: Json, text: Text) -> str:
    """The seed with the hash that was told before; one from before a pause stays unknown."""
    if not isinstance(entry, dict):
        return ""
    if entry["seed"] is None:
        return text("terminal.end.hash", hash=entry["hash"])
    return text("terminal.end.seed", seed=entry["seed"], hash=entry["hash"])
