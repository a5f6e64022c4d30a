"""Tables from what is stored: the log played again, or else from the last snapshot."""

from dataclasses import replace
from hashlib import sha256

from trois.core.chance import RecordedChance
from trois.core.data import Json, Reader, as_json
from trois.core.errors import TroisError
from trois.core.history import Terms
from trois.core.match import Match, begin
from trois.core.options import in_full
from trois.records.replay import answer_newer_questions, carried_over, from_position
from trois.store import Entry, Seat, Snapshot, Table, sound
from trois.web.tables.sense import AGREED, DECIDE, check_entries, check_table
from trois.web.tables.table import LiveTable, TurnEnd


class Unreplayable(TroisError):
    """The log no longer leads where it led."""


def restore(row: Table, seats: list[Seat], entries: list[Entry], snapshot: Snapshot | None) -> LiveTable:
    """A table from what is stored: its whole log played again, or else what follows its last snapshot."""
    check_table(row, seats)
    live = LiveTable(row, seats, None, [0] * len(seats), [[] for _ in seats], 0)
    if row.is_waiting:
        begin_match(live, live.game.rules_version)
        return live
    try:
        found = _replay(live, entries)
    except sound.BrokenRow:
        raise
    except TroisError:
        if snapshot is None:
            raise
        found = _from_snapshot(live, entries, snapshot)
    if row.is_over and not found.playing.over:
        raise sound.BrokenRow("row-broken", where="tables.stage")
    return found


def begin_match(live: LiveTable, rules: int) -> LiveTable:
    """The table with its match before the first decision, with the cards of a version of the rules."""
    game, row = live.game, live.row
    changes = carried_over(game, rules, row.changes, "cards")
    start, drawn, seeds = _origin(row)
    terms = Terms(len(live.seats), in_full(game.name, game.options, {**row.options}), changes, start, seeds)
    match = begin(game, terms, RecordedChance(int(row.seed), drawn), True)
    numbers = [match.asked(seat) for seat in range(match.seats)]
    return replace(
        live, match=match, numbers=numbers, turns=[[] for _ in live.seats], lines=0, keys=frozenset(), event_counts={},
    )  # fmt: skip


def _origin(row: Table) -> tuple[dict[str, Json] | None, list[int], list[dict[str, Json]]]:
    """The position a match starts from, the outcomes drawn before its table was opened, and which seeds those are from."""
    if not row.origin:
        return None, [], []
    reader = Reader(dict(row.origin), "tables.origin", sound.BrokenRow)
    start = reader.take("start")
    position = None if start is None else as_json(reader.table("start").data)
    seeds = [as_json(entry.data) for entry in reader.tables("seeds")]
    return position, reader.integers("drawn", 0, 1 << 62), seeds


def catch_up(live: LiveTable, entries: list[Entry]) -> LiveTable:
    """The table with lines that another process wrote."""
    check_entries(live, entries)
    twin = live.copy()
    for entry in entries:
        _play(twin, entry, check=True)
    if entries:
        _answer_newer_questions(twin, entries[-1].rules)
    return twin


def _answer_newer_questions(live: LiveTable, rules: int) -> None:
    """What the rules of a log line did not ask is answered as it was decided then."""
    if rules < live.game.rules_version:
        answer_newer_questions(live.playing, rules)


def _replay(live: LiveTable, entries: list[Entry]) -> LiveTable:
    sound.check(*entries)
    return catch_up(begin_match(live, entries[0].rules if entries else live.game.rules_version), entries)


def _play(live: LiveTable, entry: Entry, check: bool) -> None:
    _answer_newer_questions(live, entry.rules)
    if entry.kind == DECIDE:
        outcomes = live.push(entry.seat, entry.action)
        if check and outcomes != entry.outcomes:
            raise Unreplayable("other-outcomes", line=entry.number)
    else:
        live.take_back(entry.seat, entry.kind == AGREED)
    live.note(entry)


def _from_snapshot(live: LiveTable, entries: list[Entry], snapshot: Snapshot | None) -> LiveTable:
    """Rules or outcomes have changed since: go on from the position, with the outcomes that are known."""
    if snapshot is None:
        raise Unreplayable("no-log")
    sound.check(snapshot)
    live.match = from_position(live.game, snapshot.position, _further_seed(live.row.seed, snapshot.number), True)
    live.numbers = list(snapshot.questions)
    live.turns = [[TurnEnd(0, len(live.match.journal))] for _ in live.seats]
    for entry in entries:
        if entry.number < snapshot.number:
            live.note(entry)
        else:
            _play_if_possible(live, live.match, entry)
    live.repaired = True
    return live


def _play_if_possible(live: LiveTable, match: Match, entry: Entry) -> None:
    """One bad line must not lock a table for good: it is left out."""
    if entry.kind == DECIDE:
        match.chance.outcomes.extend(entry.outcomes)
    try:
        _play(live, entry, check=False)
    except TroisError:
        live.note(entry)
    del match.chance.outcomes[match.chance.cursor :]


def _further_seed(seed: str, number: int) -> int:
    """Another stream than the one that was used before: outcomes must not come again."""
    return int.from_bytes(sha256(f"trois {seed} from {number}".encode()).digest()[:16])
