"""Messages that are made together go out together, each once and in order."""

from asyncio import Transport
from hashlib import sha256
from typing import cast

import pytest

from trois.web.fingerprint import fingerprint
from trois.web.updates.outbox import AT_ONCE, Outbox


class Wire:
    """A connection that notes what is written to it."""

    def __init__(self, log: list[tuple[str, bytes]], name: str) -> None:
        self.log = log
        self.name = name
        self.is_closed = self.is_broken = False

    def is_closing(self) -> bool:
        return self.is_closed

    def write(self, message: bytes) -> None:
        if self.is_broken:
            raise RuntimeError("closed")
        self.log.append((self.name, message))


def wire(log: list[tuple[str, bytes]], name: str) -> tuple[Wire, Transport]:
    made = Wire(log, name)
    return made, cast(Transport, made)


def test_a_message_by_itself_goes_out_at_once() -> None:
    log: list[tuple[str, bytes]] = []
    outbox = Outbox()
    outbox.write(wire(log, "a")[1], b"1")
    assert log == [("a", b"1")]


def test_what_is_gathered_goes_out_at_the_end_in_its_order() -> None:
    log: list[tuple[str, bytes]] = []
    outbox, (_, a), (_, b) = Outbox(), wire(log, "a"), wire(log, "b")
    with outbox.gather():
        outbox.write(a, b"1")
        outbox.write(b, b"2")
        outbox.write(a, b"3")
        assert log == []
    assert log == [("a", b"1"), ("b", b"2"), ("a", b"3")]
    outbox.write(b, b"4")
    assert log[3:] == [("b", b"4")]


def test_of_a_large_transaction_the_first_do_not_wait_for_all() -> None:
    log: list[tuple[str, bytes]] = []
    outbox, (_, a) = Outbox(), wire(log, "a")
    with outbox.gather():
        for number in range(AT_ONCE + 3):
            outbox.write(a, b"%d" % number)
        assert len(log) == AT_ONCE
    assert [message for _, message in log] == [b"%d" % number for number in range(AT_ONCE + 3)]


def test_one_closed_connection_keeps_nobody_from_theirs() -> None:
    log: list[tuple[str, bytes]] = []
    outbox, (closed, a), (broken, b), (_, c) = Outbox(), wire(log, "a"), wire(log, "b"), wire(log, "c")
    closed.is_closed = broken.is_broken = True
    with outbox.gather():
        for connection in (a, b, c):
            outbox.write(connection, b"1")
    assert log == [("c", b"1")]


def test_a_failure_while_gathering_loses_nothing_that_was_written_before() -> None:
    log: list[tuple[str, bytes]] = []
    outbox, (_, a) = Outbox(), wire(log, "a")

    def fail() -> None:
        with outbox.gather():
            outbox.write(a, b"1")
            raise LookupError

    with pytest.raises(LookupError):
        fail()
    assert log == [("a", b"1")]
    outbox.write(a, b"2")
    assert log[1:] == [("a", b"2")]


@pytest.mark.parametrize("size", [0, 1, 2046, 2047, 2048, 5000])
def test_a_fingerprint_is_the_hash_of_all_parts_one_after_the_other(size: int) -> None:
    part = bytes(number % 251 for number in range(size))
    assert fingerprint(b"head", part, b"tail") == sha256(b"head" + part + b"tail").digest()
