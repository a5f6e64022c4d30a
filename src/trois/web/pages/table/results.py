"""The end of a match: ranking, points by source and over the rounds, dice, what a player did, and a picture of it all."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from trois.core.game import Score
from trois.core.journal import Event
from trois.core.match import Match
from trois.draw.charts import curve, faces
from trois.draw.feast import feast
from trois.draw.portraits import Look, looks, portrait
from trois.games import area
from trois.records.replay import from_start
from trois.text import Text
from trois.text.about import score_part
from trois.text.entries import FACES
from trois.text.model import Tally
from trois.text.voice import voice_class
from trois.web.cache import LruCache
from trois.web.tables.table import LiveTable

_CURVES: LruCache[tuple[str, int], list[list[int]]] = LruCache(128)
"""By table and length of its log: a finished match is played again once."""


@dataclass
class Result:
    """A seat in the ranking."""

    seat: int
    name: str
    rank: int
    total: int
    portrait: Markup
    best: tuple[str, int]
    """The source that brought most, and what it brought."""


@dataclass
class Source:
    """A row of the ledger: what one source brought to each seat, in the order of the ranking."""

    name: str
    points: list[int]
    widths: list[float]
    """The bars, as parts of the longest one, 0 to 100."""


@dataclass
class Dice:
    """How often each face was rolled."""

    counts: list[int]
    rolls: int
    average: float

    @property
    def chart(self) -> Markup:
        return Markup(faces(self.counts))  # noqa: S704

    @property
    def said(self) -> str:
        return ", ".join(f"{value}: {count}" for value, count in enumerate(self.counts, 1))


@dataclass
class Ending:
    """Everything the page of a finished match shows."""

    results: list[Result]
    ledger: list[Source]
    curve: Markup
    table: list[list[int]]
    """The curve in numbers, for screen readers: by seat, in the order of the ranking."""
    steps: list[str]
    lead: str
    headline: str
    sub: str
    picture: Markup
    dice: Dice | None
    tallies: list[tuple[str, str, int]]
    tally_name: str


def ending(live: LiveTable, seat: int | None, text: Text) -> Ending:
    match = live.playing
    ranked = results(live, text)
    points = _cached_points(live)
    dice = dice_of(match)
    shown = ranked[0].seat if seat is None else seat
    tallies = voice_class(match.game.name).tallies(match.events(None), shown)
    labels = steps(points, text)
    return Ending(
        ranked,
        ledger(live, [one.seat for one in ranked], text),
        Markup(curve(points, live.names(), labels)),  # noqa: S704 (draw escapes what it draws)
        [points[one.seat] for one in ranked],
        labels,
        lead(ranked, points, seat, text, live.row.game),
        headline(ranked, seat, text),
        _length(live, len(points[0]) - 2, text),
        _picture(live, ranked),
        dice if dice.rolls else None,
        [(_number(one, text), text(f"{area(live.row.game)}.tally.{one.thing}"), one.of) for one in tallies],
        live.names()[shown],
    )


def _number(tally: Tally, text: Text) -> str:
    return text.number(tally.amount, 2 if isinstance(tally.amount, float) else 0)


def _picture(live: LiveTable, ranked: list[Result]) -> Markup:
    worn = looks(live.names())
    winners = sum(one.rank == 1 for one in ranked)
    return Markup(feast(tuple(worn[one.seat] for one in ranked), winners))  # noqa: S704


def _length(live: LiveTable, rounds: int, text: Text) -> str:
    minutes = max(1, round((live.decided_at - live.row.created) / 60))
    own = f"{area(live.row.game)}.end.rounds"
    said = text(own if text.has(own) else "web.over.rounds", n=rounds)
    return said if minutes > 600 else f"{said}, {text('web.over.minutes', n=minutes)}"


# Ranking and points


def results(live: LiveTable, text: Text) -> list[Result]:
    """Seat by seat, the best first."""
    match = live.playing
    worn, names, ranks = looks(live.names()), live.names(), match.ranks
    rows = [
        Result(
            seat, names[seat], ranks[seat], score.total, _portrait(worn[seat], ranks[seat]),
            _best_source(live.row.game, score, text),
        )
        for seat, score in enumerate(match.scores)
    ]  # fmt: skip
    return sorted(rows, key=lambda row: row.rank)


def _portrait(look: Look, rank: int) -> Markup:
    return Markup(portrait(look.crowned() if rank == 1 else look))  # noqa: S704 (draw escapes what it draws)


def _best_source(game: str, score: Score, text: Text) -> tuple[str, int]:
    source = max(score.parts, key=lambda name: score.parts[name])
    return score_part(game, source, text), score.parts[source]


def ledger(live: LiveTable, order: Sequence[int], text: Text) -> list[Source]:
    """By source, without those that brought nothing to anybody."""
    scores = [live.playing.scores[seat] for seat in order]
    longest = max([1, *(abs(points) for score in scores for points in score.parts.values())])
    rows = []
    for source in dict.fromkeys(name for score in scores for name in score.parts):
        points = [score.parts.get(source, 0) for score in scores]
        if any(points):
            widths = [round(100 * abs(one) / longest, 1) for one in points]
            rows.append(Source(score_part(live.row.game, source, text), points, widths))
    return rows


def headline(ranked: list[Result], seat: int | None, text: Text) -> str:
    """Who won; a winner who reads this is addressed."""
    best = [one for one in ranked if one.rank == 1]
    if len(ranked) == 1:
        return text("web.over.alone", points=best[0].total)
    if len(best) > 1:
        return text("web.over.shared", names=text.listed(one.name for one in best), points=best[0].total)
    if best[0].seat == seat:
        return text("web.over.yours", name=best[0].name)
    return text("web.over.winner", name=best[0].name, points=best[0].total)


def lead(ranked: list[Result], points: list[list[int]], seat: int | None, text: Text, game: str = "") -> str:
    """How close it was, and who led before."""
    if len(ranked) == 1:
        return ""
    first, second = ranked[0], ranked[1]
    own = next((one for one in ranked if one.seat == seat and one.rank > 1), None)
    said = [] if first.total == second.total else [_ahead(first, second, text)]
    if own is not None:
        said.append(text("web.over.behind", points=own.total, n=first.total - own.total))
    leader = _led_before(points, first.seat)
    if leader is not None:
        name = next(one.name for one in ranked if one.seat == leader[0])
        own_words = f"{area(game)}.end.led"
        said.append(text(own_words if text.has(own_words) else "web.over.led", name=name, round=leader[1]))
    return " ".join(said)


def _ahead(first: Result, second: Result, text: Text) -> str:
    return text("web.over.ahead", points=first.total, n=first.total - second.total, name=second.name)


def _led_before(points: list[list[int]], winner: int) -> tuple[int, int] | None:
    """Who was before the winner last, and after which round."""
    for step in range(len(points[0]) - 2, 0, -1):
        best = max(range(len(points)), key=lambda seat: (points[seat][step], seat == winner))
        if points[best][step] > points[winner][step]:
            return best, step
    return None


# Points over the rounds


def _cached_points(live: LiveTable) -> list[list[int]]:
    key = (live.id, live.lines)
    found = _CURVES.get(key)
    if found is None:
        found = _CURVES[key] = points_by_round(live.playing)
    return found


def points_by_round(match: Match) -> list[list[int]]:
    """By seat: the points at the start, after each round, and at the end with what is counted only then."""
    voice = voice_class(match.game.name)
    twin = from_start(match)
    steps, begun = [[0] * match.seats], any(event[0] in voice.rounds for event in twin.journal.events)
    for decision in match.line:
        journal = len(twin.journal)
        twin.push(decision.seat, decision.action)
        if any(event[0] in voice.rounds for event in twin.journal.since(journal)):
            if begun:
                steps.append(_earned(twin, voice.counted_last))
            begun = True
    steps += [_earned(match, voice.counted_last), [score.total for score in match.scores]]
    return [list(line) for line in zip(*steps, strict=True)]


def _earned(match: Match, counted_last: frozenset[str]) -> list[int]:
    return [
        sum(points for source, points in score.parts.items() if source not in counted_last) for score in match.scores
    ]


def steps(points: list[list[int]], text: Text) -> list[str]:
    """What stands under the steps of the curve."""
    return ["", *(str(number) for number in range(1, len(points[0]) - 1)), text("web.over.end")]


# Dice


def dice_of(match: Match) -> Dice:
    """How often each face was rolled, from the public journal."""
    rolled = (int(value) for event in match.events(None) for value in _rolled(match, event) if value in FACES)
    counts = Counter(rolled)
    rolls = counts.total()
    mean = sum(value * count for value, count in counts.items()) / max(1, rolls)
    return Dice([counts[value] for value in FACES], rolls, mean)


def _rolled(match: Match, event: Event) -> list[str | int]:
    kind = str(event[0])
    names = voice_class(match.game.name).rolls.get(kind, ())
    args = dict(zip(match.game.events[kind], event[2:], strict=False))  # a reason may be left out
    return [args[name] for name in names]
