"""Who is told what, and when."""

from threading import Thread

from trois.core.journal import Journal, grown


def test_public_private_and_held_events() -> None:
    journal = Journal()
    journal.add(("day", -1))
    journal.add(("secret", 1), 1)
    journal.hold(2, ("chose", 2))
    assert journal.seen_by(0) == [("day", -1)]
    assert journal.seen_by(1) == [("day", -1), ("secret", 1)]
    assert journal.seen_by(2) == [("day", -1), ("chose", 2)]
    assert journal.seen_by(None) == [("day", -1)]
    journal.release()
    assert journal.seen_by(0) == [("day", -1), ("chose", 2)]
    assert journal.seen_by(2) == [("day", -1), ("chose", 2)]
    assert journal.seen_by(None) == [("day", -1), ("chose", 2)]


def test_the_log_of_a_reader_only_grows() -> None:
    journal = Journal()
    journal.hold(1, ("b", 1))
    journal.hold(0, ("a", 0))
    seen = journal.seen_by(0)
    journal.release()
    assert journal.seen_by(0)[: len(seen)] == seen
    assert journal.seen_by(2) == [("a", 0), ("b", 1)]  # by seat, whatever the arrival
    assert journal.seen_by(0, start=2) == [("b", 1)]


def test_cut_forgets_what_came_later() -> None:
    journal = Journal()
    journal.hold(0, ("a", 0))
    length, held = len(journal), list(journal.held)
    twin = journal.copy()
    journal.add(("x", -1))
    journal.release()
    journal.cut(length, held)
    assert journal.events == twin.events
    assert journal.held == twin.held


def test_copies_share_what_they_have_in_common_and_nothing_else() -> None:
    journal = Journal()
    journal.add(("day", -1))
    first, second = journal.copy(), journal.copy()
    first.add(("left", 0))
    second.add(("right", 1), 1)
    first.add(("on", 0))
    assert journal.events == journal.seen_by(None) == [("day", -1)]
    assert first.events == [("day", -1), ("left", 0), ("on", 0)]
    assert second.events == second.seen_by(1) == [("day", -1), ("right", 1)]
    assert second.seen_by(0) == [("day", -1)]
    journal.add(("late", 0))
    assert journal.since(1) == [("late", 0)]


def test_a_list_that_copies_share_does_not_grow_with_every_copy() -> None:
    shared = [1]
    for number in range(100):
        assert grown(shared, 1, number) == [1, number]
    assert len(shared) == 2


def test_threads_that_go_on_from_the_same_place_do_not_meet() -> None:
    shared: list[int] = []
    found: list[list[int]] = []

    def go_on(number: int) -> None:
        items = shared
        for at in range(2000):
            items = grown(items, at, number)
        found.append(items)

    threads = [Thread(target=go_on, args=(1000 + number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted({*items[:2000]}.pop() for items in found) == [1000, 1001, 1002, 1003]
    assert all(len({*items[:2000]}) == 1 for items in found)
