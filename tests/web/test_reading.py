"""What visitors send is read in a process of its own, within limits."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from trois.core import cards
from trois.core.errors import BadCards
from trois.web.errors import Failed, Malformed
from trois.web.reading import MOST_OF_ONE, MOST_WAITING, Reader


def run(play: Callable[[Reader], Awaitable[None]], seconds: float = 10.0) -> None:
    async def with_reader() -> None:
        reader = Reader(seconds=seconds)
        try:
            await play(reader)
        finally:
            reader.close()

    asyncio.run(with_reader())


def take(size: int) -> int:
    return len(bytearray(size))


def sleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def is_there(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


def test_it_is_read_in_another_process_that_is_kept() -> None:
    async def play(reader: Reader) -> None:
        first = await reader.run("a", os.getpid)
        assert first != os.getpid()
        assert await reader.run("b", os.getpid) == first

    run(play)


def test_without_processes_it_is_read_in_place() -> None:
    assert asyncio.run(Reader(in_place=True).run("a", os.getpid)) == os.getpid()


def test_what_takes_too_much_memory_is_refused_and_the_next_is_read() -> None:
    async def play(reader: Reader) -> None:
        assert await reader.run("a", take, 64 << 20) == 64 << 20
        with pytest.raises(Malformed) as found:
            await reader.run("a", take, 1 << 30)
        assert found.value.key == "too-costly"
        assert await reader.run("a", take, 5) == 5

    run(play)


def test_what_takes_too_long_is_refused_and_its_process_ended() -> None:
    async def play(reader: Reader) -> None:
        process = await reader.run("a", os.getpid)
        reader.seconds = 0.3
        with pytest.raises(Malformed):
            await reader.run("a", sleep, 60)
        reader.seconds = 10.0
        assert await reader.run("a", os.getpid) != process
        while is_there(process):
            await asyncio.sleep(0.05)

    run(play)


def test_what_nobody_waits_for_is_not_read_on() -> None:
    async def play(reader: Reader) -> None:
        process = await reader.run("a", os.getpid)
        task = asyncio.create_task(reader.run("a", sleep, 60))
        await asyncio.sleep(0.2)
        task.cancel()
        assert await reader.run("b", os.getpid) != process
        assert reader.waiting.total() == 0

    run(play)


def test_so_many_wait_and_no_more() -> None:
    async def play(reader: Reader) -> None:
        tasks = [asyncio.create_task(reader.run("a", sleep, 0.2)) for _ in range(MOST_OF_ONE)]
        await asyncio.sleep(0.1)
        with pytest.raises(Failed):
            await reader.run("a", os.getpid)
        tasks += [asyncio.create_task(reader.run(f"{at}", sleep, 0.0)) for at in range(MOST_WAITING - MOST_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Failed):
            await reader.run("another", os.getpid)
        await asyncio.gather(*tasks)
        assert await reader.run("a", os.getpid)

    run(play)


def test_what_is_wrong_with_a_file_is_told_as_ever() -> None:
    async def play(reader: Reader) -> None:
        with pytest.raises(BadCards, match="line 1"):
            await reader.run("a", cards.parse, "= 5", "mine.toml")

    run(play)


@pytest.mark.parametrize("key", ["a." * 11 + "b", "[" + "a." * 24_000 + "b]", '"a" . ' * 12 + "b", "a" + " .a" * 12])
def test_a_key_of_very_many_parts_is_refused_before_it_is_read(key: str) -> None:
    with pytest.raises(BadCards) as found:
        cards.parse(f"{key}=1", "mine.toml")
    assert found.value.key == "toml-limits"


@pytest.mark.parametrize("text", ["a" * 48_000, "a " * 24_000, "'" * 48_000, "'" + "a" * 48_000, "a." * 9 + "b = .5"])
def test_other_mistakes_are_told_as_ever(text: str) -> None:
    with pytest.raises(BadCards) as found:
        cards.parse(text, "mine.toml")
    assert found.value.key in ("toml-line", "toml-end")
