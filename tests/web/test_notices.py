"""Word by push, mail and webhook: each turn once, to the right one, nothing of the match, and to public addresses only."""

import base64
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from email import message_from_string, policy
from pathlib import Path
from typing import Any

import http_ece
import httpx2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.web.browsing import Client, Visitor, application
from tests.web.receivers import Letters, Received
from tests.web.threads import serving
from trois import games
from trois.store.outbox import LEASE_SECONDS, Outbox
from trois.store.store import now
from trois.web.config import Config
from trois.web.errors import TooMany
from trois.web.http.limits import Limits
from trois.web.notices import hook
from trois.web.notices.post import BadAddress, NoAnswer, Post, is_public


@pytest.fixture
def client(tmp_path: Path, mailed: Letters) -> Iterator[Client]:
    settings: dict[str, Any] = {"address": "https://trois.example", "private_notices": True, "smtp": mailed.address}
    with Client(application(tmp_path, **settings), base_url="http://testserver.local") as client:
        yield client


def look(client: Client, seconds: int = 60) -> int:
    """What is due so much later is sent."""
    notices = client.app.site.notices
    assert notices is not None
    assert client.portal is not None
    return client.portal.call(notices.look, now() + seconds)


def unseen(client: Client) -> None:
    """Nobody is looking, nor has lately."""
    client.app.site.presence.seen.clear()


def table(client: Client, game: str = "troyes") -> tuple[Visitor, Visitor, str]:
    ada, bob = Visitor(client), Visitor(client)
    ada.get("/")
    ada.post("/settings", {"name": "Ada"})
    url = ada.open(game, "me", "open")
    bob.get(url)
    bob.post(f"{url}/seats/1", {"do": "take", "name": "Bob"})
    return ada, bob, url


def test_a_webhook_is_told_of_a_turn_once(client: Client, hooked: Received) -> None:
    ada, bob, url = table(client)
    bob.post("/notices", {"do": "hook", "address": hooked.address})
    assert len(hooked.bodies) == 1
    ada.get(url)
    ada.post(f"{url}/start", {})
    unseen(client)
    assert look(client) == 1
    told = hooked.told()[-1]
    assert told["title"] == "The game has begun: Troyes"
    assert told["url"] == f"https://trois.example{url}"
    assert (look(client), look(client, LEASE_SECONDS + 60)) == (0, 0)
    assert len(hooked.bodies) == 2


def test_the_webhook_of_a_table_says_whose_turn_it_is(client: Client, hooked: Received) -> None:
    ada, bob, url = table(client)
    bob.get(f"{url}/hook")
    assert bob.status == 403
    bob.post(f"{url}/hook", {"do": "hook", "address": hooked.address})
    assert bob.status == 403
    ada.get(url)
    ada.post(f"{url}/hook", {"do": "hook", "address": "http://10.0.0.7:x/"})
    assert ada.status == 400
    ada.post(f"{url}/hook", {"do": "hook", "address": hooked.address})
    assert "127.0.0.1" in ada.html
    ada.get(url)
    ada.post(f"{url}/start", {})
    unseen(client)
    look(client)
    assert len(hooked.bodies) == 1
    live = client.app.site.tables.known[url.rpartition("/")[2]]
    first = live.pending[0]
    while live.pending == [first]:
        decide(client, url)
        live = client.app.site.tables.known[live.id]
    assert (look(client), look(client)) == (1, 0)
    assert hooked.told()[1]["title"] == f"It is {['Ada', 'Bob'][1 - first]}’s turn: Troyes"
    ada.post(f"{url}/hook", {"do": "remove"})
    assert "127.0.0.1" not in ada.html


def test_whoever_looks_is_not_told(client: Client, hooked: Received) -> None:
    ada, bob, url = table(client)
    bob.post("/notices", {"do": "hook", "address": hooked.address})
    ada.get(url)
    ada.post(f"{url}/start", {})
    bob.get(url)
    assert look(client) == 1
    assert len(hooked.bodies) == 1


def test_what_fails_is_tried_again_and_given_up(client: Client, hooked: Received) -> None:
    ada, bob, url = table(client)
    bob.post("/notices", {"do": "hook", "address": hooked.address})
    hooked.statuses = [500] * 9
    ada.get(url)
    ada.post(f"{url}/start", {})
    unseen(client)
    sent = [look(client, seconds) for seconds in (60, 60, 100, 1000, 4000, 20000, 90000)]
    assert sent == [1, 0, 1, 1, 1, 1, 0]
    assert len(hooked.bodies) == 1 + 5


def test_a_notice_outlives_the_process_that_took_it(client: Client, hooked: Received) -> None:
    ada, bob, url = table(client)
    bob.post("/notices", {"do": "hook", "address": hooked.address})
    ada.get(url)
    ada.post(f"{url}/start", {})
    unseen(client)
    assert len(Outbox(client.app.site.store).take(now() + 60)) == 1
    assert (look(client), len(hooked.bodies)) == (0, 1)
    assert (look(client, 60 + LEASE_SECONDS), len(hooked.bodies)) == (1, 2)


def test_mail_is_asked_for_first_and_ends_with_one_click(client: Client, mailed: Letters) -> None:
    ada, bob, url = table(client)
    bob.post("/notices", {"do": "mail", "address": "bob@example.org"})
    assert "open the link in the email first" in bob.html
    ada.get(url)
    ada.post(f"{url}/start", {})
    unseen(client)
    assert look(client) == 0
    (asked,) = [message_from_string(one, policy=policy.default) for one in mailed.letters]
    (link,) = re.findall(r"https://trois\.example(/notices/\S+)", asked.get_content())
    assert "Yes, write to me" in Visitor(client).get(link)
    other = Visitor(client)
    other.get(f"{link}x")
    assert other.status == 404
    bob.post(link, {})
    while not look(client) and not ada.get(url).count("over-points"):
        decide(client, url)
    letter = message_from_string(mailed.letters[-1], policy=policy.default)
    assert letter["To"] == "bob@example.org"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = str(letter["List-Unsubscribe"]).strip("<>").removeprefix("https://trois.example")
    assert client.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert "bob@example.org" not in bob.get("/notices")


def decide(client: Client, url: str) -> None:
    """Whoever is asked does the first thing that they may, and nobody looks on."""
    site = client.app.site
    live = site.tables.known[url.rpartition("/")[2]]
    seat = live.pending[0]
    from trois.web.tables import decisions

    answer = decisions.Answer(
        str(live.seats[seat].person), seat, live.numbers[seat], f"k{live.lines}", live.playing.legal(seat)[0]
    )
    assert client.portal is not None
    client.portal.call(decisions.decide, site.tables, live.id, answer)
    unseen(client)


@pytest.mark.parametrize("game", games.names())
def test_a_push_message_is_for_that_browser_alone_and_tells_nothing_hidden(
    client: Client, hooked: Received, game: str
) -> None:
    ada, bob, url = table(client, game)
    browser, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": encoded(point), "auth": encoded(auth)}
    bob.post("/notices/push", {"subscription": json.dumps({"endpoint": hooked.address, "keys": keys})})
    ada.get(url)
    ada.post(f"{url}/start", {})
    unseen(client)
    assert look(client) == 1
    headers = hooked.headers[-1]
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert headers["authorization"].startswith("vapid t=")
    plain = http_ece.decrypt(hooked.bodies[-1], private_key=browser, auth_secret=auth, version="aes128gcm")
    told = json.loads(plain)
    assert set(told) == {"title", "body", "url", "tag", "kind", "waiting"}
    assert (told["body"], told["url"], told["kind"]) == ("With Ada", f"https://trois.example{url}", "begun")


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def test_a_subscription_that_is_gone_is_dropped(client: Client, hooked: Received) -> None:
    ada, bob, url = table(client)
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    keys = {
        "p256dh": encoded(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)),
        "auth": encoded(b"x" * 16),
    }
    bob.post("/notices/push", {"subscription": json.dumps({"endpoint": hooked.address, "keys": keys})})
    hooked.statuses = [410]
    ada.get(url)
    ada.post(f"{url}/start", {})
    unseen(client)
    look(client)
    person = client.app.site.tables.known[url.rpartition("/")[2]].seats[1].person
    assert client.app.site.outbox.channels(str(person)) == []


@pytest.mark.parametrize(
    "given", ["", "[" * 15_000, "[]", "{}", '{"endpoint":"https://x.example","keys":{"p256dh":"a","auth":"b"}}']
)
def test_a_broken_subscription_is_refused(client: Client, given: str) -> None:
    _, bob, _ = table(client)
    bob.post("/notices/push", {"subscription": given})
    assert bob.status == 400


def test_a_notice_that_cannot_be_made_holds_up_no_other(
    client: Client, hooked: Received, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob, url = table(client)
    other = str(hooked.address).replace("127.0.0.1", "localhost")
    bob.post("/notices", {"do": "hook", "address": hooked.address})
    bob.post("/notices", {"do": "hook", "address": other})
    ada.get(url)
    ada.post(f"{url}/start", {})
    unseen(client)
    make = hook.body

    def body(address: str, told: dict[str, object]) -> bytes:
        if address == other:
            raise RuntimeError
        return make(address, told)

    monkeypatch.setattr(hook, "body", body)
    assert look(client) == 2
    assert len(hooked.bodies) == 3
    assert look(client, 1_000_000) == 0


REFUSED = [
    "127.0.0.1", "10.0.0.7", "192.168.1.20", "169.254.169.254", "0.0.0.0", "::1", "fe80::1", "fd00::1",
    "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "224.0.0.1", "100.64.0.1", "fec0::1",
]  # fmt: skip


@pytest.mark.parametrize("address", REFUSED)
def test_nothing_goes_to_addresses_that_are_not_public(address: str) -> None:
    post = Post(resolve=lambda _host, _port: ["93.184.215.14", address])
    assert not is_public(address)
    with pytest.raises(BadAddress):
        post.send("https://hook.example/", b"{}", {})


def test_a_name_that_changes_its_mind_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection goes to the address that was checked."""
    asked: list[str] = []
    tried: list[object] = []

    def resolve(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["93.184.215.14"] if len(asked) == 1 else ["127.0.0.1"]

    def connect(address: object, _timeout: float) -> None:
        tried.append(address)
        raise OSError

    monkeypatch.setattr("socket.create_connection", connect)
    with pytest.raises(NoAnswer):
        Post(resolve=resolve).send("https://hook.example/", b"{}", {})
    assert (asked, tried) == (["hook.example"], [("93.184.215.14", 443)])


@pytest.mark.parametrize(
    "address",
    [
        "http://hook.example/",
        "https://a:b@hook.example/",
        "ftp://x.example",
        "https://",
        "https://x.example:99999/",
        "x",
    ],
)
def test_an_address_must_be_https_and_plain(address: str) -> None:
    with pytest.raises(BadAddress):
        Post().check(address)


def test_redirects_are_not_followed(hooked: Received) -> None:
    hooked.statuses = [302]
    assert Post(private=True).send(hooked.address, b"{}", {}) == 302
    assert len(hooked.bodies) == 1


def test_names_call_nobody_in_a_chat() -> None:
    told = {"title": "Your turn", "body": "With <!everyone> @everyone", "url": "https://x"}
    discord = json.loads(hook.body("https://discord.com/api/webhooks/1/x", told))
    assert discord["allowed_mentions"] == {"parse": []}
    assert "<" not in json.loads(hook.body("https://hooks.slack.com/services/x", told))["text"]


def test_the_page_is_an_app(client: Client) -> None:
    manifest = client.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert client.get(icon["src"]).content.startswith(b"\x89PNG")
    assert client.get("/sw.js").headers["content-type"].startswith("text/javascript")
    ada, bob, url = table(client)
    ada.get(url)
    ada.post(f"{url}/start", {})
    counts = []
    for one in (ada, bob):
        one.get("/waiting.json")
        told = json.loads(one.html)
        assert told["others"] == told["waiting"]
        counts.append(told["waiting"])
        one.get(f"/waiting.json?here={url.rpartition('/')[2]}")
        assert (json.loads(one.html)["others"], json.loads(one.html)["sentence"]) == (0, "")
    assert sorted(counts) == [0, 1]


# Servers of others that do harm


@contextmanager
def reluctant(words: bytes) -> Iterator[str]:
    """A server that says these words again and again, as slowly as it can; its address."""
    ends = threading.Event()

    def answer() -> None:
        while not ends.is_set():
            with suppress(OSError):
                connection, _ = listening.accept()
                threading.Thread(target=drip, args=(connection,), daemon=True).start()

    def drip(connection: socket.socket) -> None:
        with connection, suppress(OSError):
            while not ends.wait(0.1):
                connection.sendall(words)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(0.1)
        thread = threading.Thread(target=answer)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
        ends.set()
        thread.join()


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_all_of_it_takes_so_long_and_no_longer(scheme: str) -> None:
    with reluctant(b"\x16") as address:
        began = time.monotonic()
        with pytest.raises(NoAnswer):
            Post(private=True, seconds=0.5).send(address.replace("http", scheme), b"{}", {})
        assert time.monotonic() - began < 1.5


def test_what_a_server_answers_forges_no_line_of_the_log(
    client: Client, hooked: Received, caplog: pytest.LogCaptureFixture
) -> None:
    ada, bob, url = table(client)
    bob.post("/notices", {"do": "hook", "address": hooked.address})
    notices = client.app.site.notices
    assert notices is not None
    with reluctant(b"HTTP/1.1 \x1b[2J\rx\n") as address:
        notices.hand_over = lambda *_: notices.post.send(address, b"{}", {})  # type: ignore[assignment]
        ada.get(url)
        ada.post(f"{url}/start", {})
        unseen(client)
        look(client)
    assert "could not be sent" in caplog.text
    assert all(line.isprintable() for line in caplog.messages)


def test_a_slow_server_holds_up_neither_others_nor_the_end(tmp_path: Path) -> None:
    with reluctant(b"x") as address, serving(application(tmp_path, private_notices=True)) as port:
        eves = [sign_in(port) for _ in range(12)]
        threads = [threading.Thread(target=add_hook, args=(eve, address), daemon=True) for eve in eves]
        for thread in threads:
            thread.start()
        time.sleep(1.0)
        with closing(sign_in(port)) as ada:
            assert ada.get("/learn/troyes", timeout=5.0).status_code == 200
        began = time.monotonic()
    assert time.monotonic() - began < 5.0
    for thread in threads:
        thread.join(10.0)


def sign_in(port: int) -> httpx2.Client:
    http = httpx2.Client(base_url=f"http://127.0.0.1:{port}")
    http.get("/")
    return http


def add_hook(http: httpx2.Client, address: str) -> None:
    fields = {"do": "hook", "address": address, "_csrf_token": http.cookies["csrf"]}
    with closing(http), suppress(httpx2.HTTPError):
        http.post("/notices", data=fields, timeout=60.0)


def test_nobody_is_asked_again_and_again_by_many_persons(client: Client, mailed: Letters) -> None:
    statuses = []
    for _ in range(9):
        eve = Visitor(client)
        eve.get("/")
        eve.post("/notices", {"do": "mail", "address": "ada@example.org"})
        statuses.append(eve.status)
    assert statuses == [200] * 5 + [429] * 4
    assert len(mailed.letters) == 5


def test_an_address_adds_so_many_channels_whoever_asks() -> None:
    limits = Limits(Config())
    for number in range(50):
        limits.check_channel(f"person {number}", "here", f"target {number}")
    with pytest.raises(TooMany):
        limits.check_channel("another", "here", "another")
    limits.check_channel("another one", "elsewhere", "another one")
