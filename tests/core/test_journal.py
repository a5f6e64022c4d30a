"""Who is told what, and when."""

from trois.core.journal import Journal


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
