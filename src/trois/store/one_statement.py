"""Decisions on PostgreSQL in one statement, which is its own transaction.

Several processes have less to write at once than one: what a transaction costs besides its rows counts then. Here it is
one round trip instead of six.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, text

from trois.store.schema import DECISIONS
from trois.store.statements import CHANNEL, Save, in_notices, quoted, recordset, to_json

COLUMNS = ", ".join(quoted(column) for column in DECISIONS.columns)
WRITE = text(f"""
WITH wanted AS (
    SELECT * FROM json_to_recordset(CAST(:saves AS json)) AS one(id text, version integer, part integer, lines text)),
fitting AS (
    SELECT id FROM tables WHERE (id, version) IN (SELECT id, version FROM wanted) ORDER BY id FOR UPDATE),
counted AS (
    UPDATE tables SET version = version + 1, touched = :now WHERE id IN (SELECT id FROM fitting) RETURNING id),
added AS (
    INSERT INTO decisions ({COLUMNS}) SELECT {COLUMNS} FROM ({recordset(DECISIONS.columns)}) AS line
    WHERE table_id IN (SELECT id FROM counted)),
notices AS (
    SELECT pg_notify('{CHANNEL}', '[' || string_agg(lines, ',') || ']') AS sent
    FROM wanted WHERE id IN (SELECT id FROM counted) GROUP BY part)
SELECT id, (SELECT count(sent) FROM notices) FROM counted
""")  # noqa: S608 (no value is in it)


def split(saves: Sequence[Save]) -> tuple[list[Save], list[Save]]:
    """Mere decisions, short enough to be told to the other processes as they are; everything else."""
    quick: list[Save] = []
    others: list[Save] = []
    for save in saves:
        (quick if _fits(save) else others).append(save)
    return quick, others


def _fits(save: Save) -> bool:
    return save.change.snapshot is None and not save.change.feats and save.is_told


def write(connection: Connection, saves: Sequence[Save], now: int) -> set[str]:
    """Without a transaction around it: what fits the version of its table. Returns the ids of those tables."""
    rows = [
        {"id": save.table_id, "version": save.version, "part": part, "lines": save.told}
        for part, save in in_notices(saves)
    ]
    entries = [entry for save in saves for entry in save.change.entries]
    values = {"saves": to_json(rows), "rows": to_json(entries), "now": now}
    return {row[0] for row in connection.execute(WRITE, values)}
