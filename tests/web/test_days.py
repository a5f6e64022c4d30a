"""Today's dice, my games and talk at the table."""

import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.web.browsing import Client, Visitor, application
from trois.core.chance import commitment
from trois.text import LANGUAGES
from trois.web.tables import table


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield client


def play_on(ada: Visitor, url: str, step: int) -> None:
    """Decide something, or give the bots a moment."""
    if ada.actions:
        ada.choose(step % len(ada.actions))
    else:
        time.sleep(0.02)
        ada.get(url)


def tried(client: Client, step: int = 1, contest: str = "today") -> tuple[Visitor, str, str]:
    """Somebody's whole try, its address, and all that was sent meanwhile."""
    ada = Visitor(client)
    sent = ada.get(f"/{contest}")
    ada.post(f"/{contest}", {"name": f"Ada {step}"})
    url = ada.url
    while 'class="over"' not in ada.html:
        sent += ada.html
        play_on(ada, url, step)
    return ada, url, sent + ada.html


@pytest.mark.parametrize("contest", ["today", "week"])
def test_the_same_game_for_all_is_known_to_nobody_before_its_end(
    client: Client, monkeypatch: pytest.MonkeyPatch, contest: str
) -> None:
    days = client.app.site.days if contest == "today" else client.app.site.weeks
    day = days.now()
    ada, url, sent = tried(client, 1, contest)
    seed = str(days.seed(day))
    sent += (
        ada.get(f"/{contest}")
        + ada.get(f"/{contest}/card.svg")
        + ada.get("/history")
        + ada.get("/history/export.json")
        + ada.get(f"{url}/replay")
    )
    bearer = {"authorization": f"Bearer {ada.cookies['visitor']}"}
    for path in ("", "/view?seat=0", "/record", "/log?seat=0"):
        sent += client.get(f"/api{url}{path}", headers=bearer).text
    sent += client.get(f"{url}/record.json").text
    assert seed not in sent
    assert days.commitment(day) in sent
    assert commitment(int(seed)) == days.commitment(day)
    bob = Visitor(client)
    bob.get(f"/{contest}")
    bob.post(f"/{contest}", {"name": "Bob"})
    other = bob.url
    known = client.app.site.tables.known
    ours, theirs = known[url.rpartition("/")[2]], known[other.rpartition("/")[2]]
    assert ours.row.seed == theirs.row.seed == seed
    assert [seat.level for seat in ours.seats] == ([""] if contest == "today" else ["", "steward", "steward"])
    assert ours.taste_root == theirs.taste_root == day
    for path in ("", "/replay", "/part", "/players", "/review", "/postcard.svg"):
        bob.get(f"{url}{path}")
        assert bob.status == 403, path
    assert "points" not in bob.get(f"/{contest}/card.svg")
    monkeypatch.setattr(table, "today", lambda: "9999-01-01")
    assert json.loads(client.get(f"{url}/record.json").text)["seeds"][0]["seed"] == seed


def test_what_is_shared_has_a_picture_with_the_points_and_nothing_of_the_dice(client: Client) -> None:
    ada, url, _ = tried(client)
    points = client.app.site.tables.known[url.rpartition("/")[2]].playing.scores[0].total
    assert client.get("/today/card.png").content.startswith(b"\x89PNG")
    assert f": {points} points" in ada.get("/today/card.svg")
    assert f": {points} points" not in Visitor(client).get("/today/card.svg")
    assert "/today/card.png" in Visitor(client).get("/today")


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


def test_the_experts_game_stands_beside_ones_own_and_can_be_watched_the_day_after(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trois.web.tables.afterwards.days.EXPERT", "random")
    ada, url, _ = tried(client)
    day, known = client.app.site.days.now(), client.app.site.tables.known
    deadline = time.monotonic() + 60
    while "still playing" in ada.get("/today"):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    expert = known[f"expert-{day}"]
    assert expert.row.seed == known[url.rpartition("/")[2]].row.seed
    assert f'<b class="soft">{expert.playing.scores[0].total}</b>' in ada.html
    ada.get(f"/tables/expert-{day}/replay")
    assert ada.status == 403
    monkeypatch.setattr(table, "today", lambda: client.app.site.days.later(day, 1))
    assert f"/tables/expert-{day}/replay" in Visitor(client).get("/today")
    ada.get(f"/tables/expert-{day}/replay")
    assert ada.status == 200


def test_neither_hint_nor_second_roll_at_the_dice_of_the_day(client: Client) -> None:
    ada = Visitor(client)
    ada.get("/today")
    ada.post("/today", {"name": "Ada"})
    url = ada.url
    ada.post(f"{url}/hint", {"seat": "0", "question": "0"})
    assert ada.message == "This game is the same for everybody: it is played without hints."
    live = client.app.site.tables.known[url.rpartition("/")[2]]
    while live.playing.can_undo(0) or not live.playing.has_decided(0):
        ada.choose(0)
        live = client.app.site.tables.known[live.id]
    ada.post(f"{url}/undo", {"seat": "0", "key": "back"})
    assert ada.message == "This game is the same for everybody: a roll can't be taken back."
    ada.post(f"{url}/house", {"watch": "all"})
    assert ada.status == 403


def test_days_and_weeks_in_a_row(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    days, weeks = client.app.site.days, client.app.site.weeks
    assert days.streak(["2026-11-18", "2026-11-17", "2026-11-15"], "2026-11-18") == 2
    assert days.streak(["2026-11-17", "2026-11-16"], "2026-11-18") == 2
    assert days.streak(["2026-11-16"], "2026-11-18") == 0
    assert weeks.streak(["2027-W01", "2026-W53", "2026-W51"], "2027-W01") == 2
    monkeypatch.setattr(table, "today", lambda: "2026-11-18")
    assert (days.now(), weeks.now()) == ("2026-11-18", "2026-W47")
    assert days.seconds_left(datetime(2026, 11, 18, 23, 59, 30, tzinfo=UTC)) == 30
    assert weeks.seconds_left(datetime(2026, 11, 22, 23, 59, 30, tzinfo=UTC)) == 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_my_games_hold_what_was_played(client: Client, language: str) -> None:
    ada = Visitor(client, language)
    ada.get("/history")
    ada.post("/play/troyes-dice", {"level": "random"})
    url = ada.url
    for _ in range(2000):
        if 'class="over"' in ada.html:
            break
        play_on(ada, url, 0)
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
    ada.post(f"{url}/house", {"talk": "phrases"})
    ada.post(f"{url}/talk", {"words": "hm"})
    assert ada.message == "At this table people talk by phrases only."
    ada.post(f"{url}/talk", {"phrase": "thanks"})
    assert ada.status == 200
    ada.post(f"{url}/house", {"talk": "none"})
    ada.post(f"{url}/talk", {"phrase": "sorry"})
    assert ada.status == 409


def test_at_public_tables_there_are_phrases_alone_unless_the_host_wants_more(client: Client) -> None:
    ada, bob = Visitor(client), Visitor(client)
    url = ada.open("troyes", "me", "open", public="yes")
    bob.get(url)
    bob.post(f"{url}/seats/1", {"do": "take", "name": "Bob"})
    ada.get(url)
    ada.post(f"{url}/start", {})
    bob.post(f"{url}/talk", {"words": "hm"})
    assert bob.message == "At this table people talk by phrases only."
    bob.post(f"{url}/talk", {"phrase": "thanks"})
    assert "Thanks!" in ada.get(url)
    assert 'name="words"' not in ada.html
    ada.post(f"{url}/house", {"talk": "words"})
    bob.post(f"{url}/talk", {"words": "hm"})
    assert bob.status == 200


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
