"""A dataset as a table: a row for each decision, what `Sample` has as columns."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from trois._extras import missing
from trois.datasets.sample import Sample

try:
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet
except ModuleNotFoundError as error:
    raise missing(error) from None

ROWS = 1024
"""Decisions that are written, and read, at once."""
LISTS = {"observation": pa.float32(), "mask": pa.int8(), "visits": pa.float32()}
NUMBERS = {"action": pa.int32(), "seat": pa.int8(), "value": pa.float64(), "points": pa.float64(), "place": pa.int8()}


def write(found: Iterable[Sample], out: Path) -> None:
    """A row for each decision, in order."""
    left = iter(found)
    table = _table(list(islice(left, ROWS)))
    with parquet.ParquetWriter(out, table.schema, compression="zstd") as writer:
        writer.write_table(table)
        while rows := list(islice(left, ROWS)):
            writer.write_table(_table(rows))


def _table(rows: list[Sample]) -> Any:
    columns: dict[str, Any] = {}
    for name, kind in LISTS.items():
        values = np.array([getattr(row, name) for row in rows] or np.zeros((0, 1)))
        columns[name] = pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1), kind), values.shape[1])
    for name, kind in NUMBERS.items():
        columns[name] = pa.array([getattr(row, name) for row in rows], kind)
    return pa.table(columns)


def read(path: Path) -> Iterator[Sample]:
    """The decisions of a table that `write` wrote, in order."""
    for batch in parquet.ParquetFile(path).iter_batches(ROWS):
        lists = {name: batch[name].flatten().to_numpy().reshape(batch.num_rows, -1) for name in LISTS}
        numbers = {name: batch[name].to_pylist() for name in NUMBERS}
        for at in range(batch.num_rows):
            yield Sample(**{name: each[at] for name, each in {**lists, **numbers}.items()})
