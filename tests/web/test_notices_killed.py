"""Notices of two processes that are killed: each is sent, and once."""

import json
import time
from collections import Counter

from tests.web.programs import Program
from tests.web.receivers import Received
from tests.web.servers import Server
from trois.store import Channel, Store
from trois.store.outbox import Outbox
from trois.store.store import new_id

TABLES = 6


def test_two_processes_send_each_notice_once_also_when_killed_before_it_was_due(
    own_postgres: str, hooked: Received
) -> None:
    servers = [Server(own_postgres, extra=["--private-notices"]) for _ in range(2)]
    try:
        people = [Program(servers[0].address, "Ada"), Program(servers[1].address, "Bob")]
        subscribe(own_postgres, hooked, passed_turn(people))
        tables = [passed_turn(people) for _ in range(TABLES)]
        for server in servers:
            server.kill()
        assert hooked.bodies == []
        servers = [Server(own_postgres, extra=["--private-notices"]) for _ in range(2)]
        wait_for(hooked, 2 * TABLES)
        told = Counter((one["url"].rpartition("/")[2], one["kind"]) for one in map(json.loads, hooked.bodies))
        assert told == Counter((table, kind) for table in tables for kind in ("begun", "turn"))
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.stop()


def passed_turn(people: list[Program]) -> str:
    """The id of a new table at which the turn has just gone from one person to the other, each at another process."""
    ada, bob = people
    table = ada.open("troyes", "me", "open")
    bob.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/api/tables/{table}/start", {})
    first = last = ada.get(f"/api/tables/{table}")["pending"][0]
    while last == first:
        people[first].decide(table, people[first].view(table, first))
        last = people[1 - first].get(f"/api/tables/{table}")["pending"][0]
    return table


def subscribe(own_postgres: str, hooked: Received, table: str) -> None:
    """A webhook for each of the people at this table."""
    store = Store(own_postgres)
    found = store.table(table)
    assert found is not None
    for seat in found[1]:
        Outbox(store).add_channel(Channel(new_id(), str(seat.person), "hook", hooked.address, "en", True, 0, 0))
    store.close()


def wait_for(hooked: Received, count: int) -> None:
    """Until so many have come, and a while longer for what should not come."""
    deadline = time.monotonic() + 60
    while len(hooked.bodies) < count and time.monotonic() < deadline:
        time.sleep(0.2)
    time.sleep(8)
