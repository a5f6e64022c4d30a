"""Today's dice, my games and talk at the table."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.web.browsing import Client, Visitor, application
from trois.core.chance import commitment
from trois.text import LANGUAGES
from trois.web.tables import table
from trois.web.tables.days import seconds_left, streak


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield client


def tried(client: Client, step: int = 1) -> tuple[Visitor, str, str]:
    """Somebody's whole try, its address, and all that was sent meanwhile."""
    ada = Visitor(client)
    sent = ada.get("/today")
    ada.post("/today", {"name": f"Ada {step}"})
    url = ada.url
    while 'class="over"' not in ada.html:
        sent += ada.html
        ada.choose(step % len(ada.actions)) if ada.actions else ada.get(url)
    return ada, url, sent + ada.html


def test_the_dice_of_a_day_are_the_same_for_all_and_known_to_nobody_before_its_end(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    days, day = client.app.site.days, table.today()
    ada, url, sent = tried(client)
    seed = str(days.seed(day))
    sent += ada.get("/today") + ada.get("/history") + ada.get("/history/export.json") + ada.get(f"{url}/replay")
    bearer = {"authorization": f"Bearer {ada.cookies['visitor']}"}
    for path in ("", "/view?seat=0", "/record", "/log?seat=0"):
        sent += client.get(f"/api{url}{path}", headers=bearer).text
    sent += client.get(f"{url}/record.json").text
    assert seed not in sent
    assert days.commitment(day) in sent
    assert commitment(int(seed)) == days.commitment(day)
    bob, other, _ = tried(client, 2)
    known = client.app.site.tables.known
    ours, theirs = known[url.rpartition("/")[2]], known[other.rpartition("/")[2]]
    assert ours.row.seed == theirs.row.seed == seed
    for path in ("", "/replay", "/part"):
        bob.get(f"{url}{path}")
        assert bob.status == 403, path
    monkeypatch.setattr(table, "today", lambda: "9999-01-01")
    assert json.loads(client.get(f"{url}/record.json").text)["seeds"][0]["seed"] == seed


def test_one_try_counts(client: Client) -> None:
    ada, url, _ = tried(client)
    html = ada.get("/today")
    assert "Your one try" in html
    assert "You are the first." in html
    ada.post("/today", {})
    assert ada.url == url
    live = client.app.site.tables.known[url.rpartition("/")[2]]
    assert f"<b>{live.playing.scores[0].total}</b>" in html
    bob = Visitor(client)
    assert "Ranking of this server" not in bob.get("/today")


def test_neither_hint_nor_second_roll_at_the_dice_of_the_day(client: Client) -> None:
    ada = Visitor(client)
    ada.get("/today")
    ada.post("/today", {"name": "Ada"})
    url = ada.url
    ada.post(f"{url}/hint", {"seat": "0", "question": "0"})
    assert ada.message == "The game of the day is played without hints."
    live = client.app.site.tables.known[url.rpartition("/")[2]]
    while live.playing.can_undo(0) or not live.playing.has_decided(0):
        ada.choose(0)
        live = client.app.site.tables.known[live.id]
    ada.post(f"{url}/undo", {"seat": "0", "key": "back"})
    assert ada.message == "In the game of the day a roll can't be taken back."
    ada.post(f"{url}/house", {"watch": "all"})
    assert ada.status == 403


def test_days_in_a_row() -> None:
    assert streak(["2026-11-18", "2026-11-17", "2026-11-15"], "2026-11-18") == 2
    assert streak(["2026-11-17", "2026-11-16"], "2026-11-18") == 2
    assert streak(["2026-11-16"], "2026-11-18") == 0
    assert seconds_left(datetime(2026, 11, 18, 23, 59, 30, tzinfo=UTC)) == 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_my_games_hold_what_was_played(client: Client, language: str) -> None:
    ada = Visitor(client, language)
    ada.get("/history")
    ada.post("/play/troyes-dice", {"level": "random"})
    url = ada.url
    for _ in range(2000):
        if 'class="over"' in ada.html:
            break
        ada.choose(0) if ada.actions else ada.get(url)
    html = ada.get("/history")
    assert f'href="{url}/replay"' in html
    live = client.app.site.tables.known[url.rpartition("/")[2]]
    assert f"<b>{live.playing.scores[0].total}</b>" in html
    told = json.loads(ada.get("/history/export.json"))
    assert told["games"][0]["result"]["place"] == live.playing.ranks[0]
    assert told["games"][0]["record"]["game"] == "troyes-dice"
    assert url not in ada.get("/history?against=friends")
    assert url not in Visitor(client).get("/history")


def test_talk_stays_at_the_table(client: Client) -> None:
    ada, bob, eve = Visitor(client), Visitor(client), Visitor(client, "fr")
    url = ada.open("troyes", "me", "open")
    bob.get(url)
    bob.post(f"{url}/seats/1", {"do": "take", "name": "Bob"})
    ada.get(url)
    ada.post(f"{url}/start", {})
    bob.post(f"{url}/talk", {"phrase": "well-played"})
    assert "Well played!" in ada.get(url)
    assert "Bien joué\u202f!" in eve.get(url)
    bob.post(f"{url}/talk", {"words": "  <b>hm</b>\n" + "x" * 200})
    said = ada.get(url)
    assert f"&lt;b&gt;hm&lt;/b&gt; {'x' * 110}<" in said
    eve.post(f"{url}/talk", {"phrase": "sorry"})
    assert eve.status == 403
    bob.post(f"{url}/mute/0", {"muted": "yes"})
    assert bob.status == 403
    ada.post(f"{url}/mute/1", {"muted": "yes"})
    bob.post(f"{url}/talk", {"phrase": "sorry"})
    assert bob.message == "Nobody talks at this table."
    ada.post(f"{url}/house", {"talk": "no"})
    ada.post(f"{url}/talk", {"phrase": "sorry"})
    assert ada.status == 409


@pytest.mark.parametrize(("watch", "status"), [("all", 200), ("later", 403), ("none", 403)])
def test_the_host_decides_who_watches(client: Client, watch: str, status: int) -> None:
    ada, bob, eve = Visitor(client), Visitor(client), Visitor(client)
    url = ada.open("troyes", "me", "open")
    ada.post(f"{url}/house", {"watch": watch})
    bob.get(url)
    bob.post(f"{url}/seats/1", {"do": "take", "name": "Bob"})
    ada.post(f"{url}/start", {})
    for path in ("", "/part", "/replay", "/players"):
        eve.get(f"{url}{path}")
        assert eve.status == status, (path, eve.message)
    assert client.get(f"/api{url}/view").status_code == status
