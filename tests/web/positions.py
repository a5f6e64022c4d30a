"""Tables in the middle of a match, written into a database before a server opens it."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from unittest.mock import patch

from trois.store import Person, Store
from trois.web.http.middleware import COOKIE
from trois.web.http.signing import Signer
from trois.web.tables import decisions
from trois.web.tables.decisions import Answer
from trois.web.tables.registry import Tables
from trois.web.tables.seating import opening
from trois.web.tables.seating.opening import SeatRequest, TableRequest
from trois.web.tables.table import LiveTable
from trois.web.updates.listeners import Listeners

ADA = Person("ada", "Perrin", 0)
MOST_SEEDS = 20


def _anything(live: LiveTable) -> list[str]:
    return [live.id]


@dataclass(frozen=True)
class Position:
    """A match to be played by chance until `asked` comes up for the first seat, after so many decisions."""

    game: str
    seats: int
    decisions: int
    seed: int = 1
    asked: str = ""
    """The kind of question; any where it is empty."""
    choices: int = 2
    """The fewest choices it must leave."""
    fits: Callable[[LiveTable], list[str] | None] = _anything
    """What is looked for in it, in words of the test; None where it isn't there."""
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Written:
    cookies: list[dict[str, str]]
    """The visitor who sits at them, for a browser."""
    tables: dict[Position, str]
    """Their ids."""
    plans: dict[Position, list[str]]
    """What `fits` found there."""


def write(database: str, wanted: list[Position]) -> Written:
    store = Store(database)
    store.migrate()
    try:
        with ThreadPoolExecutor(1) as elsewhere:  # a browser driver may have an event loop running here
            found = elsewhere.submit(asyncio.run, _played(store, wanted)).result()
        signed = Signer(store.secret("cookies")).sign(ADA.id)
    finally:
        store.close()
    tables = {position: table for position, (table, _) in found.items()}
    return Written([{"name": COOKIE, "value": signed}], tables, {each: plan for each, (_, plan) in found.items()})


async def _played(store: Store, wanted: list[Position]) -> dict[Position, tuple[str, list[str]]]:
    tables = Tables(store, Listeners())
    try:
        return {position: await _play(tables, position) for position in wanted}
    finally:
        tables.close()


async def _play(tables: Tables, position: Position) -> tuple[str, list[str]]:
    for seed in range(position.seed, position.seed + MOST_SEEDS):
        found = await _play_once(tables, position, seed)
        if found:
            return found
    raise AssertionError(f"{position} never comes up")


async def _play_once(tables: Tables, position: Position, seed: int) -> tuple[str, list[str]] | None:
    """The table and what was looked for, or nothing where the match ends before."""
    chooser = random.Random(seed)
    seats = [SeatRequest("me"), *(SeatRequest("bot", "random") for _ in range(position.seats - 1))]
    with patch("trois.web.tables.seating.opening.secrets.randbits", lambda _: seed):  # the same dice every time
        live = await opening.open_table(tables, ADA, TableRequest(position.game, seats, dict(position.options)))
    count = 0
    while live.pending:
        found = position.fits(live) if count >= position.decisions and _is_there(live, position) else None
        if found:
            return live.id, found
        live = await _decide(tables, live, chooser)
        count += 1
    return None


def _is_there(live: LiveTable, position: Position) -> bool:
    if live.pending != [0] and not (0 in live.pending and position.game == "troyes-dice"):
        return False
    question = live.playing.view(0)["question"]
    kind = question["kind"] if isinstance(question, dict) else ""
    return position.asked in ("", kind) and len(live.playing.legal(0)) >= position.choices


async def _decide(tables: Tables, live: LiveTable, chooser: random.Random) -> LiveTable:
    seat = live.pending[-1]
    number, action = live.numbers[seat], chooser.choice(live.playing.legal(seat))
    if live.seats[seat].kind == "bot":
        return await decisions.decide_as_bot(tables, live.id, seat, number, action)
    answer = Answer(ADA.id, seat, number, f"{number}", action)
    return (await decisions.decide(tables, live.id, answer)).live
