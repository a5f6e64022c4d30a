"""The pages by links and forms alone, as they are without script."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import trois
from tests.web.browsing import Client, Visitor, application
from trois import games
from trois.text import LANGUAGES


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield client


def test_home_offers_every_game(client: Client) -> None:
    html = Visitor(client).get("/")
    for name in games.names():
        assert f'action="/play/{name}"' in html
        assert f'href="/new?game={name}"' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_speak_the_languages(client: Client, language: str) -> None:
    ada = Visitor(client, language)
    html = ada.get("/") + ada.get("/new")
    ada.open("troyes-dice", "me", "bot-random")
    html += ada.html
    assert f'<html lang="{language}"' in html
    assert not re.findall(r">\s*(?:web|troyes_dice)\.[a-z-]+\.", html)


def test_three_clicks_to_a_game(client: Client) -> None:
    ada = Visitor(client)
    ada.get("/")
    ada.post("/play/troyes-dice", {})
    assert ada.status == 200
    assert ada.actions
    assert "Your turn" in ada.html


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_by_forms(client: Client, game: str) -> None:
    ada = Visitor(client)
    url = ada.open(game, "me", "bot-random")
    for step in range(3000):
        if 'class="over"' in ada.html:
            break
        ada.choose(step % len(ada.actions)) if ada.actions else ada.get(url)
        assert ada.status == 200, ada.message
    assert "Where the points come from" in ada.html
    record = client.get(f"{url}/record.json").json()
    trois.verify(record)
    assert record["seeds"][0]["seed"] in ada.html


def test_a_friend_joins_by_link(client: Client) -> None:
    ada, bob = Visitor(client), Visitor(client)
    url = ada.open("troyes-dice", "me", "open")
    assert url in ada.html
    assert "Waiting for one more player" in ada.html
    bob.get(url)
    bob.post(f"{url}/seats/1", {"do": "take", "name": "  Bob <b>\u202e the\nbuilder"})
    assert "Bob &lt;b&gt; the builder" in bob.html
    assert "<b>" not in bob.html
    ada.get(url)
    ada.post(f"{url}/start", {})
    assert ada.actions
    bob.get(url)
    assert bob.actions


def test_a_seat_that_is_not_yours(client: Client) -> None:
    ada, eve = Visitor(client), Visitor(client)
    url = ada.open("troyes-dice", "me", "bot-random")
    address, fields = ada.form()
    eve.get(url)
    assert not eve.actions
    eve.post(address, {**fields, "action": ada.actions[0]})
    assert eve.status == 403
    assert eve.message == "That is not your seat."
    eve.get(f"{url}?seat=0")
    assert eve.status == 403
    eve.get(f"{url}/part?seat=0")
    assert eve.status == 403
    eve.post(f"{url}/undo", {"seat": "0", "key": "1"})
    assert eve.status == 403
    eve.post(f"{url}/seats/0", {"do": "leave"})
    assert eve.status == 403


def test_a_stale_and_a_repeated_decision(client: Client) -> None:
    ada = Visitor(client)
    ada.open("troyes-dice", "me", "here")
    url = ada.url
    ada.get(f"{url}?seat=0")
    address, fields = ada.form()
    fields["action"] = ada.actions[0]
    after = ada.post(address, fields)
    again = ada.post(address, fields)
    assert ada.status == 200
    assert again == after
    ada.post(address, {**fields, "key": "another"})
    assert ada.status == 409
    assert ada.message == "That question has already been answered; this is the board as it is now."
    assert ada.actions
    address, fields = ada.form()
    ada.post(address, {**fields, "action": "75"})
    assert ada.status == 409
    assert ada.message == "That is not possible now; these are your options."


def test_forms_of_other_sites_are_refused(client: Client) -> None:
    ada = Visitor(client)
    ada.get("/")
    ada.post("/play/troyes-dice", {}, token="none")
    assert ada.status == 403
    ada.post("/play/troyes-dice", {"_csrf_token": "0" * 128}, token="wrong")
    assert ada.status == 403


def test_a_forged_cookie_is_nobody(client: Client) -> None:
    ada, eve = Visitor(client), Visitor(client)
    url = ada.open("troyes-dice", "me", "bot-random")
    eve.get("/")
    eve.cookies["visitor"] = ada.cookies["visitor"].split(".")[0] + "." + eve.cookies["visitor"].split(".")[1]
    eve.get(url)
    assert not eve.actions
    ada.get(url)
    assert ada.actions


def test_home_lists_public_tables_and_only_those(client: Client) -> None:
    ada, bob = Visitor(client), Visitor(client)
    waiting = ada.open("troyes-dice", "me", "open", public="yes", name="Ada")
    running = ada.open("troyes", "me", "here", public="yes")
    hidden = [ada.open("troyes-dice", "me", "open"), ada.open("troyes", "me", "here", public="no")]
    listed = re.findall(r'<a href="(/tables/[^"]+)"><strong>([^<]+)</strong><span>([^<]+)<', bob.get("/"))
    assert [address for address, _, _ in listed] == [waiting, running]
    assert listed[0] == (waiting, "Troyes Dice", "Ada")
    for address in hidden:
        assert address not in bob.html
        assert address in ada.get("/")
    bob.get(listed[0][0])
    assert bob.status == 200
    assert 'value="take"' in bob.html
    bob.get(listed[1][0])
    assert "Waiting for" in bob.html
    assert not bob.actions


def test_behind_https_cookies_are_for_https_only(tmp_path: Path) -> None:
    for secure in (False, True):
        with Client(application(tmp_path, secure=secure), base_url="https://testserver.local") as client:
            cookies = client.get("/").headers.get_list("set-cookie")
            chosen = client.post(
                "/settings", data={"theme": "dark", "_csrf_token": client.cookies["csrf"]}, follow_redirects=False
            )
            cookies += chosen.headers.get_list("set-cookie")
        assert sorted(cookie.partition("=")[0] for cookie in cookies) == ["csrf", "theme", "visitor"]
        assert all(("; secure" in cookie.lower()) is secure for cookie in cookies)


def test_headers_keep_the_page_to_itself(client: Client) -> None:
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "bot-random")
    for address in ("/", "/new", url, "/nowhere"):
        ada.get(address)
        policy = ada.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert ada.headers["cache-control"] == "no-store"
        assert not re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son[a-z]+=", ada.html)
    first = client.get("/").headers.get_list("set-cookie")
    assert all("HttpOnly" in cookie and "samesite=lax" in cookie.lower() for cookie in first)


def test_errors_are_pages_with_a_sentence(client: Client) -> None:
    ada = Visitor(client)
    for address, status in (("/tables/nowhere", 404), ("/nowhere", 404), (f"/tables/{'x' * 500}", 404)):
        ada.get(address)
        assert ada.status == status
        assert "Back to the home page" in ada.html
    ada.post("/tables", {"game": "go"})
    assert ada.status == 400
    ada.post("/tables", {"game": "troyes-dice", "seat-0": "me", "option-numbering": "secret"})
    assert ada.status == 400
    ada.post("/settings", {"theme": "pink"})
    assert ada.status == 400
    ada.post("/tables", {"game": "troyes-dice", "name": "x" * 100_000})
    assert ada.status == 413


def test_settings_lead_back_only_to_this_server(client: Client) -> None:
    ada = Visitor(client)
    ada.get("/")
    ada.post("/settings", {"theme": "dark", "back": "/new"})
    assert ada.url == "/new"
    assert '<html lang="en" data-theme="dark"' in ada.html
    for elsewhere in ("https://example.org/", "//example.org", "/\\example.org"):
        ada.post("/settings", {"theme": "light", "back": elsewhere})
        assert ada.url == "/"


def test_several_people_at_one_screen_have_a_curtain(client: Client) -> None:
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "here")
    assert "Pass the device to" in ada.html
    assert not ada.actions
    ada.get(f"{url}?seat=0")
    assert ada.actions
    while ada.actions:
        ada.choose()
    assert re.search(r"Pass the device to (?!Ada)", ada.html)
    ada.get(f"{url}?seat=0")
    assert not ada.actions


def gain_of(visitor: Visitor) -> str:
    """Decide until a die can be turned into goods; the action that ends the half-day."""
    pattern = r'value="(\d+)" id="action-\d+" [^>]*><span class="phrase">Gain'
    while not re.search(pattern, visitor.html):
        visitor.choose()
    found = re.search(pattern, visitor.html)
    assert found
    return found[1]


def test_the_end_of_a_turn_is_confirmed_where_people_or_a_reveal_follow(client: Client) -> None:
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "here")
    ada.get(f"{url}?seat=0")
    gain = gain_of(ada)
    address, fields = ada.form()
    ada.post(address, {**fields, "action": gain})
    assert "This ends your turn: the others go on." in ada.html
    assert 'id="confirm"' in ada.html
    ada.get(f"{url}?seat=0")
    assert 'id="confirm"' not in ada.html
    ada.post("/settings", {"confirm": "no", "back": url})
    ada.post(address, {**fields, "action": gain})
    assert 'id="confirm"' not in ada.html


def test_against_bots_nothing_needs_confirming(client: Client) -> None:
    ada = Visitor(client)
    ada.open("troyes-dice", "me", "bot-random")
    assert "Asked where other people play too, never against bots alone." in ada.html
    gain = gain_of(ada)
    address, fields = ada.form()
    ada.post(address, {**fields, "action": gain})
    assert 'id="confirm"' not in ada.html


def test_undo_and_reset_by_forms(client: Client) -> None:
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "here")
    ada.get(f"{url}?seat=0")
    before = ada.actions
    ada.choose()
    assert "Your turn so far" in ada.html
    key = re.search(r'/undo" data-live>.*?name="key" value="(\d+)"', ada.html, re.DOTALL)
    assert key
    ada.post(f"{url}/undo", {"seat": "0", "key": key[1]})
    assert ada.actions == before
    ada.post(f"{url}/undo", {"seat": "0", "key": "x"})
    assert ada.message == "There is nothing to take back."


def test_undo_past_a_roll_asks_the_others(client: Client) -> None:
    ada, bob = Visitor(client), Visitor(client)
    url = ada.open("troyes-dice", "me", "open")
    bob.get(url)
    bob.post(f"{url}/seats/1", {"do": "take", "name": "Bob"})
    bob.post(f"{url}/start", {})
    for one in (ada, bob):
        one.get(url)
        while one.actions and ", afternoon" not in one.html:
            one.choose()
    ada.get(url)
    assert "Ask to take back" in ada.html
    ada.post(f"{url}/undo", {"seat": "0", "key": "1"})
    assert "The others are asked" in ada.html
    bob.get(url)
    assert "would like to take the last decision back" in bob.html
    ada.post(f"{url}/answer-undo", {"agrees": "yes"})
    assert ", afternoon" in ada.html
    bob.post(f"{url}/answer-undo", {"agrees": "yes"})
    ada.get(url)
    assert ", afternoon" not in ada.html
    assert ada.actions


def test_whoever_agreed_sees_who_is_still_asked(client: Client) -> None:
    ada, bob, cleo = (Visitor(client) for _ in range(3))
    url = ada.open("troyes-dice", "me", "open", "open")
    for seat, one in ((1, bob), (2, cleo)):
        one.get(url)
        one.post(f"{url}/seats/{seat}", {"do": "take", "name": ("Bob", "Cleo")[seat - 1]})
    ada.post(f"{url}/start", {})
    for one in (ada, bob, cleo):
        one.get(url)
        while one.actions and ", afternoon" not in one.html:
            one.choose()
    ada.post(f"{url}/undo", {"seat": "0", "key": "1"})
    bob.post(f"{url}/answer-undo", {"agrees": "yes"})
    assert re.search(r"You agreed\. Still asked: \S*\s*Cleo", bob.html)
    assert "You agreed" not in cleo.get(url)


def test_bots_are_not_asked_whether_something_may_be_taken_back(client: Client) -> None:
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "bot-random")
    while ", afternoon" not in ada.html:
        ada.choose() if ada.actions else ada.get(url)
    assert "Ask to take back" not in ada.html
    assert re.search(r"<button data-undo>Undo ", ada.html)
    ada.post(f"{url}/undo", {"seat": "0", "key": "1"})
    assert ", afternoon" not in ada.html


def test_the_part_is_fetched_only_when_it_changed(client: Client) -> None:
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "here")
    ada.get(f"{url}/part?seat=0")
    tag = ada.headers["etag"]
    ada.get(f"{url}/part?seat=0", if_none_match=tag)
    assert ada.status == 304
    ada.get(f"{url}?seat=0")
    ada.choose()
    ada.get(f"{url}/part?seat=0", if_none_match=tag)
    assert ada.status == 200


def test_too_many_posts(tmp_path: Path) -> None:
    with Client(application(tmp_path, posts_per_second=1.0), base_url="http://testserver.local") as client:
        ada = Visitor(client)
        ada.get("/")
        statuses = []
        for _ in range(8):
            ada.post("/settings", {"theme": "dark"})
            statuses.append(ada.status)
        assert statuses[0] == 200
        assert statuses[-1] == 429
