"""A match that goes on elsewhere: from a moment of a finished one, from a record, from a server without its secrets."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import trois
from tests.web.browsing import Client, Visitor, application
from tests.web.test_replay import finished
from trois import games
from trois.core.data import Json
from trois.core.match import Match
from trois.core.record import checksum
from trois.records.replay import from_start
from trois.web.tables.seating.play_on import against_bots, as_before
from trois.web.tables.table import LiveTable

OLDER = Path(__file__).parents[1] / "fixtures" / "records_v1" / "tournay-3-replace-unfinished.json"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """At this server nobody is at a table, so that bots don't move."""
    with Client(application(tmp_path, pace=1000.0), base_url="http://testserver.local") as client:
        yield client


def brought(one: Visitor, match: Match, *players: str) -> str:
    """The address of a replay of a record that somebody sends."""
    record: dict[str, Json] = {**match.record(), "players": [*players]}
    one.get("/replays")
    one.send_file("/replays", {}, "record", "game.json", json.dumps({**record, "checksum": checksum(record)}).encode())
    assert one.status == 200, one.html
    return one.url


def live_of(client: Client, url: str) -> LiveTable:
    """The table as another process would read it."""
    tables = client.app.state.site.tables
    found: LiveTable = tables._read(url.rpartition("/")[2], None)
    return found


def after(match: Match, decisions: int) -> Match:
    twin = from_start(match)
    for made in match.line[:decisions]:
        twin.push(made.seat, made.action)
    return twin


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("share", [0, 3, 7])
def test_a_finished_match_is_played_on_from_any_moment(client: Client, game: str, share: int) -> None:
    match, ada = trois.replay(finished(game, 3).record()), Visitor(client)
    decisions = match.made * share // 8
    replay = brought(ada, match, "human:Ada", "expert:Odette", "human:Bruno")
    ada.post(f"{replay}/play-on", {"after": str(decisions), "seat": "2"})
    assert ada.url.startswith("/tables/"), ada.html
    live = live_of(client, ada.url)
    assert [(seat.kind, seat.level) for seat in live.seats] == [("bot", "steward"), ("bot", "expert"), ("person", "")]
    wanted = after(match, decisions)
    for seat in range(3):
        before = [d.action for d in wanted.line if d.seat == seat]
        assert [d.action for d in live.playing.line if d.seat == seat][: len(before)] == before
    known = live.playing.chance.outcomes
    assert known[: wanted.chance.cursor] == match.chance.outcomes[: wanted.chance.cursor]


def test_what_comes_is_new_and_is_kept(client: Client) -> None:
    match, ada = finished("troyes-dice", 1), Visitor(client)
    replay = brought(ada, match, "human:Ada")
    ends = []
    for _ in range(2):
        ada.post(f"{replay}/play-on", {"after": str(match.made // 2), "seat": "0"})
        url = ada.url
        for _ in range(200):
            if not ada.actions:
                break
            ada.choose(len(ada.actions) - 1)
        live = live_of(client, url)
        assert live.playing.over
        record = ada.get(f"{url}/record.json")
        assert trois.replay(json.loads(record)) == live.playing
        ends.append(live.playing.chance.outcomes)
    assert ends[0] != ends[1]
    assert 'class="feat earned' not in ada.get("/feats")


def test_an_unfinished_record_goes_on_with_all_who_played_it(client: Client) -> None:
    ada, older = Visitor(client), json.loads(OLDER.read_text(encoding="utf-8"))["record"]
    ada.get("/replays")
    ada.send_file("/replays", {}, "record", "old.json", json.dumps(older).encode())
    assert re.search(r'name="after" value="(\d+)"', ada.html)
    asked = dict(re.findall(r'<input type="hidden" name="(after|seat)" value="(\d+)">', ada.html))
    ada.post(f"{ada.url}/play-on", asked)
    live, record = live_of(client, ada.url), trois.replay(older)
    assert live.playing.position() == record.position()
    assert all(seat.kind == "person" for seat in live.seats)


def test_who_plays_on() -> None:
    assert [one.kind for one in against_bots(["", "master", ""], 0)] == ["me", "bot", "bot"]
    assert [one.level for one in against_bots(["", "master", ""], 0)] == ["", "master", "steward"]
    mine = as_before(["novice", "", ""], ["Odette", "Ada", "Bruno"])
    assert [(one.kind, one.level, one.name) for one in mine] == [
        ("bot", "novice", ""),
        ("me", "", ""),
        ("here", "", "Bruno"),
    ]


@pytest.mark.parametrize(
    ("fields"), [{}, {"after": "x", "seat": "0"}, {"after": "9999", "seat": "0"}, {"after": "0", "seat": "4"}]
)
def test_no_such_moment(client: Client, fields: dict[str, str]) -> None:
    ada = Visitor(client)
    replay = brought(ada, finished("troyes-dice", 1), "human:Ada")
    ada.post(f"{replay}/play-on", fields)
    assert ada.status == 400
    assert "no such moment" in ada.html


def test_a_running_table_is_not_played_on_from(client: Client) -> None:
    ada = Visitor(client)
    url = ada.open("troyes", "me", "bot-novice")
    ada.get(f"{url}/replay")
    assert "play-on" not in ada.html
    ada.post(f"{url}/play-on", {"after": "0", "seat": "0"})
    assert ada.status == 409


@pytest.mark.parametrize("game", ["troyes", "tournay"])
def test_what_is_taken_along_tells_nothing_hidden(client: Client, game: str) -> None:
    ada = Visitor(client)
    url = ada.open(game, "me", "bot-novice", "bot-novice")
    for _ in range(4):
        if ada.actions:
            ada.choose()
    match = live_of(client, url).playing
    taken = [json.loads(ada.get(f"{url}/record.json")) for _ in range(6)]
    for record in taken:
        assert (record["chance"], record["actions"]) == ([], [[], [], []])
        assert record["seeds"][0]["seed"] is None
        assert trois.replay(record).view(0) == match.view(0)
    assert len({json.dumps(record["start"]) for record in taken}) > 1, "what is hidden is dealt anew"


def test_only_who_plays_alone_against_bots_takes_a_match_along(client: Client) -> None:
    ada, bob = Visitor(client), Visitor(client)
    alone, shared, here = (ada.open("tournay", "me", other) for other in ("bot-novice", "open", "here"))
    bob.get(shared)
    bob.post(f"{shared}/seats/1", {"do": "take"})
    ada.get(shared)
    ada.post(f"{shared}/start", {})
    for one, url in ((bob, alone), (ada, shared), (bob, shared), (ada, here)):
        one.get(f"{url}/record.json")
        assert one.status == 409, (one, url)
    ada.get(f"{alone}/record.json")
    assert ada.status == 200
