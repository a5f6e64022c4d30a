"""Decisions and undo: whose they are, whether they still fit, and what of them is written."""

from dataclasses import replace
from typing import NamedTuple

from trois.core.errors import CannotUndo, IllegalAction, Message
from trois.core.match import Match
from trois.store import Change, Entry
from trois.store.store import now
from trois.web.errors import Malformed, Refused, Stale
from trois.web.tables.afterwards import feats, history
from trois.web.tables.agreed.clock import due, give_back
from trois.web.tables.ownership import check_player, seat_of
from trois.web.tables.people import telling
from trois.web.tables.registry import Tables
from trois.web.tables.sense import AGREED, DECIDE, UNDO
from trois.web.tables.table import LiveTable
from trois.web.tables.wishes import UndoWish

SNAPSHOT_EVERY = 40
KEY_LENGTH = 48
MOST_STEPS = 8
"""In one decision."""


class Answer(NamedTuple):
    """What a person answers to the question of this number; the same idempotency key again changes nothing."""

    person: str
    seat: int
    question: int
    key: str
    action: int | str
    rest: tuple[int | str, ...] = ()
    """What is decided together with it, all or nothing and in any order: see `_next`."""

    @property
    def actions(self) -> list[int | str]:
        return [self.action, *self.rest]


class Decision(NamedTuple):
    """What became of an answer: the table afterwards, or the table as it is while the answer is to be confirmed."""

    live: LiveTable
    to_confirm: bool = False


async def decide(tables: Tables, table_id: str, answer: Answer, confirm: bool = False) -> Decision:
    """Answer a question. `confirm`: nothing is written yet where the answer could not be taken back freely."""
    if confirm:
        live = await tables.get(table_id)
        if _can_be_asked_about(live, answer) and confirm_reason(live, answer.seat, _numbers(live, answer)):
            return Decision(live, to_confirm=True)
    return Decision(await tables.change(table_id, _decide, answer))


def _can_be_asked_about(live: LiveTable, answer: Answer) -> bool:
    """An answer that will be refused is not asked about first."""
    match, seat, action = live.match, answer.seat, answer.action
    if match is None or seat not in live.seats_of(answer.person) or not isinstance(action, int):
        return False
    return answer.question == live.numbers[seat] and action in match.legal(seat)


def confirm_reason(live: LiveTable, seat: int, actions: list[int]) -> str:
    """Why a decision deserves a second look: "reveal" or "others" come next; empty where it can be taken back freely.

    Bots agree to every undo, so against bots alone nothing needs confirming.
    """
    match = live.playing
    if not match.can_undo(seat) or not any(s.is_person and s.seat != seat for s in live.seats):
        return ""
    twin, wanted = match.copy(), sorted(actions)
    while wanted:
        step = _next(twin, seat, wanted)
        foreseen = None if step is None else twin.dry_run(seat, step)
        if step is None or foreseen is None or foreseen.ends:
            return "" if foreseen is None else "reveal" if foreseen.reveals else "others"
        before = twin.made
        twin.push(seat, step)
        wanted = _left(twin, seat, wanted, before) or []
    return ""


def _next(match: Match, seat: int, wanted: list[int]) -> int | None:
    """Which step of a draft comes next: the lowest that is legal now. None where none is.

    Blocks of a vocabulary stand in the order in which a turn asks for them, but for "done": so the order in which a
    page sends the steps does not matter.
    """
    legal = match.legal(seat)
    return next((action for action in wanted if action in legal), None)


def _left(match: Match, seat: int, wanted: list[int], before: int) -> list[int] | None:
    """What of a draft is still to be made after the decisions that the match has made since.

    It answers by itself what is forced; nothing else of the kinds of the draft, or the draft is not allowed (None).
    """
    vocabulary = match.game.vocabulary
    left, kinds = list(wanted), {vocabulary.kind(action) for action in wanted}
    for made in match.since(before):
        if made.seat != seat:
            continue
        if made.action in left:
            left.remove(made.action)
        elif vocabulary.kind(made.action) in kinds:
            return None
    return left


def _decide(live: LiveTable, answer: Answer) -> Change | None:
    seat_of(live, answer.person, answer.seat)
    key = _idempotency_key(answer.seat, answer.key)
    if answer.rest:
        return _play_all(live, answer.seat, answer.question, key, _numbers(live, answer))
    return _play(live, answer.seat, answer.question, key, answer.action)


def _numbers(live: LiveTable, answer: Answer) -> list[int]:
    """The actions by their numbers, where a program may have named them by their texts."""
    if len(answer.rest) >= MOST_STEPS:
        raise Refused("illegal", detail=Message("too-many-actions", most=MOST_STEPS))
    try:
        numbers = [a if isinstance(a, int) else live.game.vocabulary.parse(a) for a in answer.actions]
    except IllegalAction as error:
        raise Refused("illegal", detail=error) from None
    if not all(_exists(live, number) for number in numbers):
        raise Refused("illegal")
    return numbers


def _play_all(live: LiveTable, seat: int, question: int, key: str, actions: list[int]) -> Change | None:
    """Several steps of one turn as one decision; a step that is forced by those before it is made by the match."""
    if key in live.keys:
        return None
    if question != live.numbers[seat] or seat not in live.pending:
        raise Stale("stale")
    entries: list[Entry] = []
    wanted: list[int] = sorted(actions)
    while wanted:
        number, before = live.numbers[seat], live.playing.made
        step = _next(live.playing, seat, wanted)
        if step is None:
            raise Refused("illegal")
        outcomes = _push(live, seat, step)
        part = f"{key}:{len(entries)}" if entries else key
        text = live.game.vocabulary.text(step)
        entries.append(log_entry(live, live.lines + len(entries), seat, DECIDE, text, number, part, outcomes))
        left = _left(live.playing, seat, wanted, before)
        if left is None:
            raise Refused("illegal")
        wanted = left
    return _change(live, entries)


def _push(live: LiveTable, seat: int, action: int | str) -> list[int]:
    try:
        return live.push(seat, action)
    except IllegalAction as error:
        raise Refused("illegal", detail=error) from None


async def decide_as_bot(tables: Tables, table_id: str, seat: int, question: int, action: int) -> LiveTable:
    """As a bot; nothing happens when the question was answered meanwhile or a person took the seat."""
    return await tables.change(table_id, _decide_as_bot, seat, question, action)


def _decide_as_bot(live: LiveTable, seat: int, question: int, action: int) -> Change | None:
    if not live.seats[seat].is_bot or live.numbers[seat] != question or seat not in live.pending:
        return None
    return _play(live, seat, question, f"bot:{seat}:{question}", action)


def _play(live: LiveTable, seat: int, question: int, key: str, action: int | str) -> Change | None:
    match = live.playing
    if key in live.keys:
        return None
    if question != live.numbers[seat] or seat not in match.pending:
        raise Stale("stale")
    text = live.game.vocabulary.text(action) if isinstance(action, int) and _exists(live, action) else str(action)
    outcomes = _push(live, seat, action)
    return _change(live, [log_entry(live, live.lines, seat, DECIDE, text, question, key, outcomes)])


def _exists(live: LiveTable, action: int) -> bool:
    return 0 <= action < len(live.game.vocabulary)


def log_entry(
    live: LiveTable, number: int, seat: int, kind: str, text: str, question: int, key: str, outcomes: list[int]
) -> Entry:
    return Entry(live.id, number, seat, kind, text, question, key, outcomes, now(), live.game.rules_version)


def _change(live: LiveTable, entries: list[Entry]) -> Change:
    """The change that writes these lines of the log, with what follows from them."""
    before = live.lines
    for entry in entries:
        live.note(entry)
    change = Change(entries=entries, news=telling.of_decision(live, {entry.seat for entry in entries}, now()))
    if live.row.asks:
        give_back(live, change)
    clock = due(live)
    if clock != live.row.due:
        change.columns["due"] = clock
    if live.row.undo is not None:
        change.columns["undo"] = None
    if live.playing.over:
        change.columns["stage"] = "over"
        change.feats = feats.of_match(live, now())
        change.results = history.of_match(live, now())
    if live.repaired or live.lines // SNAPSHOT_EVERY != before // SNAPSHOT_EVERY:
        change.snapshot = live.snapshot()
        live.repaired = False
    return change


# Undo


async def undo(tables: Tables, table_id: str, person: str, seat: int, key: str) -> LiveTable:
    """Take the last own decision back, or ask the others where a roll or their decision came after it."""
    return await tables.change(table_id, _undo, person, seat, key)


def _undo(live: LiveTable, person: str, seat: int, key: str) -> Change | None:
    seat_of(live, person, seat)
    match, full_key = live.playing, _idempotency_key(seat, key)
    if full_key in live.keys:
        return None
    _check_running(live)
    if match.can_undo(seat):
        return _take_back(live, seat, UNDO, full_key)
    if live.house.day:
        raise Refused("undo-today")
    if not match.has_decided(seat):
        raise Refused("nothing-to-undo")
    return _undo_if_agreed(live, UndoWish(seat, [person], full_key))


async def reset(tables: Tables, table_id: str, person: str, seat: int, key: str) -> LiveTable:
    """Take back everything that can be taken back freely."""
    return await tables.change(table_id, _reset, person, seat, key)


def _reset(live: LiveTable, person: str, seat: int, key: str) -> Change | None:
    seat_of(live, person, seat)
    match, full_key = live.playing, _idempotency_key(seat, key)
    if full_key in live.keys:
        return None
    _check_running(live)
    if not match.can_undo(seat):
        return None
    entries: list[Entry] = []
    while match.can_undo(seat):
        number = live.lines + len(entries)
        part = f"{full_key}:{number}" if entries else full_key
        live.take_back(seat, False)
        entries.append(log_entry(live, number, seat, UNDO, "", live.numbers[seat], part, []))
    return _change(live, entries)


async def answer_undo(tables: Tables, table_id: str, person: str, agrees: bool) -> LiveTable:
    """Agree to another seat's wish to take a decision back, or refuse it."""
    return await tables.change(table_id, _answer_undo, person, agrees)


def _answer_undo(live: LiveTable, person: str, agrees: bool) -> Change | None:
    check_player(live, person)
    wish = live.undo
    if wish is None:
        return None
    if not agrees:
        return Change({"undo": None})
    return _undo_if_agreed(live, replace(wish, agreed=[*wish.agreed, person]))


def _undo_if_agreed(live: LiveTable, wish: UndoWish) -> Change:
    """Whoever has a seat is asked. Bots agree where one person plays against them, and never on behalf of others."""
    if do_bots_refuse(live):
        raise Refused("undo-bot")
    if people_of(live) <= set(wish.agreed):
        return _take_back(live, wish.seat, AGREED, wish.key)
    return Change({"undo": wish.as_json()})


def people_of(live: LiveTable) -> set[str]:
    """Everybody who has a seat, also those in whose place a bot plays."""
    return {seat.person for seat in live.seats if seat.person is not None}


def do_bots_refuse(live: LiveTable) -> bool:
    """Whether bots are asked to agree to an undo among several persons."""
    return len(people_of(live)) > 1 and live.has_bots


def _check_running(live: LiveTable) -> None:
    """An end is final: its result and feats are written down."""
    if live.row.is_over:
        raise Refused("over")


def _take_back(live: LiveTable, seat: int, kind: str, key: str) -> Change:
    try:
        live.take_back(seat, kind == AGREED)
    except CannotUndo:
        raise Refused("nothing-to-undo") from None
    return _change(live, [log_entry(live, live.lines, seat, kind, "", live.numbers[seat], key, [])])


def _idempotency_key(seat: int, key: str) -> str:
    """Keys are a seat's own: nobody can use up another's. They are printable ASCII, as no database keeps a NUL."""
    if not 0 < len(key) <= KEY_LENGTH or not (key.isascii() and key.isprintable()):
        raise Malformed("no-key")
    return f"{seat}:{key}"
