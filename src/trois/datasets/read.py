"""Reading a dataset: its games are replayed, so that every decision comes with what its seat could know."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import trois
from trois._extras import missing
from trois.core.errors import BadRecord
from trois.datasets.files import made_whole, opened
from trois.datasets.make import FORM
from trois.datasets.sample import Sample
from trois.env.observations import layout
from trois.records.replay import from_start

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None

TABLE = ".parquet"


def games_of(path: str | Path) -> Iterator[dict[str, Any]]:
    """The lines of a file; raises BadRecord where it is no dataset."""
    with opened(Path(path), "rt") as file:
        for number, line in enumerate(file):
            try:
                found = json.loads(line)
            except ValueError:
                raise BadRecord("not-json", where=f"{path}:{number + 1}") from None
            if not isinstance(found, dict) or found.get("dataset") != FORM:
                raise BadRecord("no-dataset", where=f"{path}:{number + 1}", version=FORM)
            yield found


def samples(path: str | Path, forced: bool = False) -> Iterator[Sample]:
    """Every decision of every game, in order; `forced` adds those with a single legal action. The name of a table ends in
    .parquet.
    """
    if Path(path).suffix == TABLE:
        from trois.datasets import parquet

        yield from (sample for sample in parquet.read(Path(path)) if forced or sample.mask.sum() > 1)
        return
    for line in games_of(path):
        yield from _samples(line, forced)


def as_table(path: str | Path, out: str | Path) -> None:
    """Write every decision of a dataset as a row of a Parquet file, which `samples` and other programs read."""
    from trois.datasets import parquet

    with made_whole(Path(out)) as part:
        parquet.write(samples(path, forced=True), part)


def _samples(line: dict[str, Any], forced: bool) -> Iterator[Sample]:
    whole = trois.replay(line["record"], auto=False)
    plan, words = layout(whole.game.name, whole.seats), whole.game.vocabulary
    thoughts = {number: (visits, value) for number, visits, value in line["thoughts"]}
    points, places = [score.total for score in whole.scores], whole.ranks
    match = from_start(whole)
    for number, decision in enumerate(whole.line):
        legal = match.legal(decision.seat)
        if forced or len(legal) > 1:
            mask, visits = np.zeros(len(words), np.int8), np.zeros(len(words), np.float32)
            mask[legal] = 1
            counted, value = thoughts.get(number, ({words.text(decision.action): 1}, float("nan")))
            for word, count in counted.items():
                visits[words.parse(word)] = count
            yield Sample(
                plan.observe(match.state, decision.seat), mask, visits / visits.sum(), decision.action, decision.seat, value,
                float(points[decision.seat]), places[decision.seat],
            )  # fmt: skip
        match.push(decision.seat, decision.action)


def arrays(path: str | Path, forced: bool = False) -> dict[str, NDArray[Any]]:
    """The same as arrays, a row for each decision."""
    rows = list(samples(path, forced))
    return {name: np.array([getattr(row, name) for row in rows]) for name in Sample._fields}


class Decisions(Sequence[Sample]):
    """All decisions in memory: `torch.utils.data.DataLoader` takes it as it is."""

    def __init__(self, path: str | Path, forced: bool = False) -> None:
        self.rows = list(samples(path, forced))

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, at: Any) -> Any:
        return self.rows[at]
