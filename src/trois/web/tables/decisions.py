"""Decisions and undo: whose they are, whether they still fit, and what of them is written."""

from trois.core.errors import CannotUndo, IllegalAction
from trois.core.match import Match
from trois.store import Change, Entry
from trois.store.store import now
from trois.web.errors import Malformed, NotYours, Refused, Stale
from trois.web.tables.registry import Tables
from trois.web.tables.table import AGREED, DECIDE, UNDO, Live, note

SNAPSHOT_EVERY = 40
KEY_LENGTH = 48


async def decide(
    tables: Tables, table_id: str, person: str, seat: int, question: int, key: str, action: int | str
) -> Live:
    """Answer the question of this number; the same key again changes nothing."""

    def make(live: Live) -> Change | None:
        _check_seat(live, person, seat)
        return _decision(live, seat, question, _full_key(seat, key), action)

    return await tables.change(table_id, make)


async def decide_as_bot(tables: Tables, table_id: str, seat: int, question: int, action: int) -> Live:
    """As a bot; nothing happens when the question was answered meanwhile or a person took the seat."""

    def make(live: Live) -> Change | None:
        if live.seats[seat].kind != "bot" or live.numbers[seat] != question or seat not in live.pending:
            return None
        return _decision(live, seat, question, f"bot:{seat}:{question}", action)

    return await tables.change(table_id, make)


def _decision(live: Live, seat: int, question: int, key: str, action: int | str) -> Change | None:
    if key in live.keys:
        return None
    if live.match is None:
        raise Refused("not-started")
    if question != live.numbers[seat] or seat not in live.pending:
        raise Stale("stale")
    text = live.game.vocabulary.text(action) if isinstance(action, int) and _exists(live, action) else str(action)
    try:
        outcomes = live.decide(seat, action)
    except IllegalAction as error:
        raise Refused("illegal", str(error)) from None
    return _written(live, [Entry(live.id, live.lines, seat, DECIDE, text, question, key, outcomes, now())])


def _exists(live: Live, action: int) -> bool:
    return 0 <= action < len(live.game.vocabulary)


def _written(live: Live, entries: list[Entry]) -> Change:
    """The change that writes these lines of the log, with what follows from them."""
    before = live.lines
    for entry in entries:
        note(live, entry)
    change = Change(entries=entries)
    if live.row.undo is not None:
        change.columns["undo"] = None
    if live.match is not None and live.match.over:
        change.columns["stage"] = "over"
    if live.repaired or live.lines // SNAPSHOT_EVERY != before // SNAPSHOT_EVERY:
        change.snapshot = live.snapshot()
        live.repaired = False
    return change


# Undo


async def undo(tables: Tables, table_id: str, person: str, seat: int, key: str) -> Live:
    """Take the last own decision back, or ask the others where a roll or their decision came after it."""

    def make(live: Live) -> Change | None:
        match = _check_seat(live, person, seat)
        if _full_key(seat, key) in live.keys:
            return None
        if match.can_undo(seat):
            return _undone(live, seat, UNDO, _full_key(seat, key))
        if live.row.stage == "over":
            raise Refused("over")
        if not _has_decided(match, seat):
            raise Refused("nothing-to-undo")
        return _asked_undo(live, seat, [person], _full_key(seat, key))

    return await tables.change(table_id, make)


async def reset(tables: Tables, table_id: str, person: str, seat: int, key: str) -> Live:
    """Take back everything that can be taken back freely."""

    def make(live: Live) -> Change | None:
        match = _check_seat(live, person, seat)
        if _full_key(seat, key) in live.keys or not match.can_undo(seat):
            return None
        entries: list[Entry] = []
        while match.can_undo(seat):
            number = live.lines + len(entries)
            part = _full_key(seat, key) if not entries else f"{_full_key(seat, key)}:{number}"
            live.undo(seat, False)
            entries.append(Entry(live.id, number, seat, UNDO, "", live.numbers[seat], part, [], now()))
        return _written(live, entries)

    return await tables.change(table_id, make)


async def answer_undo(tables: Tables, table_id: str, person: str, agrees: bool) -> Live:
    """Agree to another seat's wish to take a decision back, or refuse it."""

    def make(live: Live) -> Change | None:
        wish = live.row.undo
        if not live.seats_of(person):
            raise NotYours("not-your-seat")
        if wish is None:
            return None
        if not agrees:
            return Change({"undo": None})
        seat, agreed = int(str(wish["seat"])), wish["agreed"]
        before = [str(p) for p in agreed] if isinstance(agreed, list) else []
        return _asked_undo(live, seat, [*before, person], str(wish["key"]))

    return await tables.change(table_id, make)


def _asked_undo(live: Live, seat: int, agreed: list[str], key: str) -> Change:
    """Bots agree to everything; people are asked."""
    people = {s.person for s in live.seats if s.kind == "person"}
    if people <= set(agreed):
        return _undone(live, seat, AGREED, key)
    return Change({"undo": {"seat": seat, "agreed": list(agreed), "key": key}})


def _undone(live: Live, seat: int, kind: str, key: str) -> Change:
    try:
        live.undo(seat, kind == AGREED)
    except CannotUndo:
        raise Refused("nothing-to-undo") from None
    return _written(live, [Entry(live.id, live.lines, seat, kind, "", live.numbers[seat], key, [], now())])


def _has_decided(match: Match, seat: int) -> bool:
    return any(d.seat == seat and not d.forced for d in match.line)


def _check_seat(live: Live, person: str, seat: int) -> Match:
    if not 0 <= seat < len(live.seats):
        raise Malformed("no-seat")
    if seat not in live.seats_of(person):
        raise NotYours("not-your-seat")
    if live.match is None:
        raise Refused("not-started")
    return live.match


def _full_key(seat: int, key: str) -> str:
    """Keys are a seat's own: nobody can use up another's. No database keeps a NUL."""
    if not 0 < len(key) <= KEY_LENGTH or not key.isprintable():
        raise Malformed("no-key")
    return f"{seat}:{key}"
