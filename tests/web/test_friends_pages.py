"""Friends by links and forms: the invitation, ways back to a seat, other devices, another name, paces."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browsing import Client, Visitor, application
from trois import games
from trois.text import LANGUAGES
from trois.web.addresses import LOCAL, NETWORK, PUBLIC, reachable
from trois.web.config import Config


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path, address="https://trois.example"), base_url="http://testserver.local") as client:
        yield client


def shared(client: Client, game: str = "troyes") -> tuple[Visitor, Visitor, str]:
    """Ada and Bob at a running table."""
    ada, bob = Visitor(client), Visitor(client)
    ada.get("/")
    ada.post("/settings", {"name": "Ada"})
    url = ada.open(game, "me", "open")
    bob.get(url)
    bob.post(f"{url}/seats/1", {"do": "take", "name": "Bob"})
    ada.post(f"{url}/start", {})
    return ada, bob, url


def let_time_pass(client: Client, seconds: float = 30) -> None:
    presence = client.app.site.presence
    moment = presence.now() + seconds
    presence.now = lambda: moment


def links(html: str, path: str) -> list[str]:
    return re.findall(rf'value="https://trois\.example({path}/[\w-]+)"', html)


def test_an_invitation_says_who_invites_to_what(client: Client) -> None:
    ada, bob = Visitor(client), Visitor(client)
    ada.get("/")
    ada.post("/settings", {"name": "Ada"})
    url = ada.open("troyes", "me", "open")
    assert f"https://trois.example{url}" in ada.html
    html = bob.get(url)
    assert "Ada invites you to Troyes" in html
    assert '<meta property="og:title" content="Ada invites you to Troyes">' in html
    assert f'<meta property="og:image" content="https://trois.example{url}/card.png">' in html
    assert "Send this link" not in html
    assert f'action="{url}/seats/1"' in html


def test_with_friends_one_is_asked_for_a_name_once(client: Client) -> None:
    ada = Visitor(client)
    ada.get("/")
    assert 'name="name"' in ada.post("/play/troyes", {"friends": "yes"})
    ada.post("/play/troyes", {"friends": "yes", "name": "Ada"})
    assert "Call your friends" in ada.html
    ada.post("/play/tournay", {"friends": "yes"})
    assert "Call your friends" in ada.html
    live = client.app.site.tables.known[ada.url.rpartition("/")[2]]
    assert [seat.name for seat in live.seats] == ["Ada", "", ""]


@pytest.mark.parametrize("game", games.names())
def test_the_picture_of_a_link(client: Client, game: str) -> None:
    ada = Visitor(client)
    url = ada.open(game, "me", "open")
    answer = client.get(f"{url}/card.png")
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")
    drawn = client.get(f"{url}/card.svg").text
    assert "var(--" not in drawn
    assert "1 seat free" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_friends_speak_the_languages(client: Client, language: str) -> None:
    ada, bob, url = shared(client)
    ada.language = bob.language = language
    ada.post("/devices", {"do": "sign"})
    html = ada.html + ada.get("/notices") + Visitor(client, language).get(url)
    ada.open("troyes", "me", "open")
    html += ada.html
    assert not re.findall(r">\s*(?:web|friends)\.[a-z-]+\.", html)


def test_a_personal_link_brings_the_seat_and_the_settings(client: Client) -> None:
    _, bob, url = shared(client)
    bob.post("/settings", {"theme": "dark"})
    bob.post("/devices", {"do": "renew"})
    (link,) = links(bob.html, "/me/link")
    phone = Visitor(client)
    assert "Are you Bob?" in phone.get(link)
    assert "You are watching" in phone.get(url)
    phone.post(link, {})
    assert "You are watching" not in phone.get(f"{url}?seat=1")
    assert phone.status == 200
    assert phone.cookies["theme"] == "dark"
    bob.post("/devices", {"do": "renew"})
    assert links(bob.html, "/me/link") != [link]
    other = Visitor(client)
    assert "shows nothing any more" in other.get(link)
    other.post(link, {})
    assert other.status == 404
    assert "You are watching" in other.get(url)


def test_a_sign_for_the_phone_works_once(client: Client) -> None:
    ada, _, _ = shared(client)
    ada.post("/devices", {"do": "sign"})
    assert 'class="qr"' in ada.html
    names = client.app.site.store.engine
    with names.connect() as connection:
        found = connection.exec_driver_sql("SELECT name FROM shelf WHERE name LIKE 'once:%'").scalars().all()
    link = f"/me/link/{str(found[0]).removeprefix('once:')}"
    first, second = Visitor(client), Visitor(client)
    first.get(link)
    second.get(link)
    first.post(link, {})
    second.post(link, {})
    assert second.status == 404
    assert "Ada" in first.get("/devices")


def test_a_browser_that_was_signed_out_is_nobody(client: Client) -> None:
    ada, _, url = shared(client)
    ada.post("/devices", {"do": "renew"})
    (link,) = links(ada.html, "/me/link")
    lost = Visitor(client)
    lost.get(link)
    lost.post(link, {})
    assert "You are watching" not in lost.get(url)
    ada.get("/devices")
    ada.post("/devices", {"do": "others"})
    assert "You are watching" in lost.get(url)
    assert "You are watching" not in ada.get(url)
    bearer = {"authorization": f"Bearer {lost.cookies['visitor']}"}
    assert client.get(f"/api{url}/view?seat=0", headers=bearer).status_code == 403


def test_after_lost_cookies_the_host_says_yes(client: Client) -> None:
    ada, bob, url = shared(client)
    bob.cookies.clear()
    assert f'action="{url}/ask/1"' not in bob.get(url)
    let_time_pass(client)
    ada.get(url)
    stranger = Visitor(client)
    assert f'action="{url}/ask/1"' in stranger.get(url)
    assert f'action="{url}/ask/0"' not in stranger.html
    stranger.post(f"{url}/ask/1", {})
    ada.get(url)
    assert "Is this Bob?" in ada.html
    ada.post(f"{url}/answer-seat/1", {"agrees": "no"})
    assert "You are watching" in stranger.get(url)
    let_time_pass(client, 61)
    ada.get(url)
    bob.get(url)
    live = client.app.site.tables.known[url.rpartition("/")[2]]
    live.row.asks["seat-1"]["at"] = 0  # type: ignore[call-overload, index]
    bob.post(f"{url}/ask/1", {})
    ada.post(f"{url}/answer-seat/1", {"agrees": "yes"})
    assert "You are watching" not in bob.get(url)
    assert "You are watching" in stranger.get(url)


def test_the_host_sends_a_way_back_that_works_once(client: Client) -> None:
    ada, bob, url = shared(client)
    ada.post(f"{url}/reopen/1", {})
    assert ada.status == 409
    let_time_pass(client)
    bob.post(f"{url}/reopen/0", {})
    assert bob.status == 403
    let_time_pass(client)
    ada.post(f"{url}/reopen/1", {})
    (old,) = links(ada.html, "/back")
    ada.post(f"{url}/reopen/1", {})
    (link,) = links(ada.html, "/back")
    phone = Visitor(client)
    assert "shows nothing any more" in phone.get(old)
    assert "Your seat is waiting, Bob" in phone.get(link)
    phone.post(link, {})
    assert "You are watching" not in phone.get(url)
    stranger = Visitor(client)
    stranger.get(url)
    stranger.post(link, {})
    assert stranger.status == 404


def test_another_name_reaches_running_tables(client: Client) -> None:
    ada, bob, url = shared(client)
    bob.post("/settings", {"name": "Robert"})
    assert "Robert" in ada.get(url)
    live = client.app.site.tables.known[url.rpartition("/")[2]]
    assert [seat.name for seat in live.seats] == ["Ada", "Robert"]


def test_the_pace_is_the_hosts(client: Client) -> None:
    ada, bob = Visitor(client), Visitor(client)
    url = ada.open("troyes", "me", "open", "open")
    ada.post(f"{url}/house", {"pace": "days"})
    ada.post(f"{url}/house", {"days": "7", "end": "bot", "weekends": "yes"})
    assert "This table plays over days: 7 days for a turn." in bob.get(url)
    bob.post(f"{url}/house", {"pace": "live"})
    assert bob.status == 403
    bob.post(f"{url}/seats/1", {"do": "take", "name": "Bob"})
    ada.get(url)
    ada.post(f"{url}/start", {})
    assert ada.status == 409
    ada.post(f"{url}/start", {"closes": "yes"})
    live = client.app.site.tables.known[url.rpartition("/")[2]]
    assert (live.row.stage, [seat.name for seat in live.seats][1], live.row.due > 0) == ("running", "Bob", True)


@pytest.mark.parametrize(
    ("config", "asked", "expected"),
    [
        (Config(address="https://t.example/"), "http://localhost:8033/", ("https://t.example", PUBLIC)),
        (Config(), "http://localhost:8033/", ("http://localhost:8033", LOCAL)),
        (Config(), "http://192.168.1.20:8033/", ("http://192.168.1.20:8033", NETWORK)),
        (Config(), "https://trois.example/", ("https://trois.example", PUBLIC)),
    ],
)
def test_the_address_to_share_is_one_that_others_reach(
    config: Config, asked: str, expected: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert reachable(config, asked) == expected
    monkeypatch.setattr("trois.web.addresses.network_address", lambda: "192.168.1.20")
    everywhere = Config(host="0.0.0.0")
    assert reachable(everywhere, "http://localhost:9000/") == ("http://192.168.1.20:9000", NETWORK)
