"""The outbox: each notice is sent by one process, on both databases."""

from concurrent.futures import ThreadPoolExecutor

from trois.store import Channel, News, Seat, Store, Table
from trois.store.outbox import LEASE_SECONDS, MOST_FAILURES, Outbox
from trois.store.store import new_id


def filled(store: Store, count: int) -> tuple[str, str]:
    """So many notices for one channel; the ids of the channel and of the table."""
    person, table_id = new_id(), new_id()
    store.create(
        Table(table_id, "troyes", {}, {}, "1", person, False, "running", 1, 1),
        [Seat(table_id, 0, "person", person, "A")],
    )
    outbox = Outbox(store)
    channel = outbox.add_channel(Channel(new_id(), person, "hook", "https://x.example/", "en", True, 0, 1))
    for turn in range(count):
        for _ in range(2):
            outbox.tell(News(person, table_id, 0, "turn", turn, 5, 10))
    return channel.id, table_id


def test_of_two_who_look_at_once_one_gets_each_notice(store: Store) -> None:
    _, table_id = filled(store, 30)
    with ThreadPoolExecutor(2) as threads:
        taken = [list(threads.map(lambda _: Outbox(store).take(20, 1000), range(2)))]
    turns = [notice.turn for found in taken[0] for notice, _ in found if notice.table_id == table_id]
    assert sorted(turns) == list(range(30))


def test_a_notice_comes_again_when_its_lease_is_over_and_never_once_it_is_settled(store: Store) -> None:
    channel, _ = filled(store, 1)
    outbox = Outbox(store)
    mine = [notice for notice, _ in outbox.take(20, 1000) if notice.channel == channel]
    assert len(mine) == 1
    assert [n for n, _ in outbox.take(20 + LEASE_SECONDS - 1, 1000) if n.channel == channel] == []
    (again,) = [n for n, _ in outbox.take(20 + LEASE_SECONDS, 1000) if n.channel == channel]
    outbox.settle(again, "sent")
    assert [n for n, _ in outbox.take(1 << 40, 1000) if n.channel == channel] == []


def test_a_channel_that_takes_nothing_is_dropped(store: Store) -> None:
    channel, _ = filled(store, MOST_FAILURES)
    outbox = Outbox(store)
    for notice, _ in outbox.take(20, 1000):
        if notice.channel == channel:
            assert outbox.channel(channel) is not None
            outbox.settle(notice, "failed")
    assert outbox.channel(channel) is None
