"""What is wrong with a request is the sender's mistake: a sentence and a 4xx, never a 500."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import trois
from tests.web.browsing import Client, Visitor, application
from trois.core.record import checksum
from trois.text import LANGUAGES
from trois.web.http.hosts import is_allowed

DEEP = b"[" * 30_000 + b"]" * 30_000
JSON = {"content-type": "application/json"}


@pytest.fixture(params=["sqlite", "postgres"])
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Client]:
    url = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    app = application(tmp_path, url)
    with Client(app, base_url="http://testserver.local", raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def bearer(client: Client) -> dict[str, str]:
    return {"authorization": f"Bearer {client.post('/api/persons', json={'name': 'Ada'}).json()['token']}"}


@pytest.mark.parametrize(
    "body",
    [b'{"name":' + DEEP + b"}", b'{"other":' + DEEP + b"}", b'{"name":"\xff"}', rb'{"name":"\ud800"}', b'{"name"'],
    ids=["deep", "deep elsewhere", "not UTF-8", "half a character", "cut off"],
)
def test_a_body_that_is_no_json(client: Client, body: bytes) -> None:
    answer = client.post("/api/persons", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["error"]) == (400, "status-400")


@pytest.mark.parametrize("disposition", [b'name="name"', b'name="name"\r\nContent-Type: text/plain; charset=nope'])
def test_a_form_that_is_not_utf_8(client: Client, disposition: bytes) -> None:
    """No browser sends one; it is read as if every byte were a letter."""
    ada = Visitor(client)
    ada.get("/")
    part = b"--x\r\nContent-Disposition: form-data; " + disposition + b"\r\n\r\n\xff\xfe\r\n--x--\r\n"
    headers = {"content-type": "multipart/form-data; boundary=x", "x-csrf": ada.cookies["csrf"]}
    headers["cookie"] = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
    answer = client.post("/settings", content=part, headers=headers)
    assert answer.status_code == 200
    assert "ÿþ" in ada.get("/")


@pytest.mark.parametrize("host", ["[", "a b", "[::1", "a:b:c", "a:99999", "http://x", "[::1]:80x", "a/b", "a@b", ""])
@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing"])
def test_a_host_that_is_none(client: Client, host: str, path: str) -> None:
    answer = client.get(path, headers={"host": host})
    assert answer.status_code == 400
    told = answer.json()["sentence"] if path.startswith("/api") else answer.text
    assert told == "This server does not answer to that address."


def test_only_allowed_hosts_are_answered(tmp_path: Path) -> None:
    app = application(tmp_path, allowed_hosts=("trois.example", "*.games.example"), address="https://trois.example")
    with Client(app, base_url="http://trois.example") as client:
        ada = Visitor(client)
        url = ada.open(
            "troyes",
            "me",
            "open",
        )
        assert f'value="https://trois.example{url}"' in ada.html
        assert client.get(url, headers={"host": "evil.example"}).status_code == 400
        assert client.get(url, headers={"host": "Trois.Example:8033"}).status_code == 200
        answer = client.get(url, headers={"host": "evil.example", "accept-language": "fr"})
        assert answer.text == "Ce serveur ne répond pas à cette adresse."


def test_hosts_with_and_without_a_list() -> None:
    assert is_allowed("localhost:8033", ())
    assert is_allowed("[::1]:80", ())
    assert is_allowed("a.games.example", ["*.games.example"])
    assert not is_allowed("games.example", ["*.games.example"])
    assert not is_allowed("evilgames.example", ["*.games.example"])


@pytest.mark.parametrize("name", ["\0", "\0" * 5000, "x" * 5000])
def test_names_with_nul_and_without_end(client: Client, bearer: dict[str, str], name: str) -> None:
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "open")
    asked = [
        client.post("/api/persons", json={"name": name}),
        client.post("/api/tables", json={"game": name, "seats": [{"kind": name}]}, headers=bearer),
        client.post("/api/tables", json={"game": "troyes", "seats": [{"kind": "me", "level": name}]}, headers=bearer),
        client.post(
            "/api/tables",
            json={"game": "troyes", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {name: name}},
            headers=bearer,
        ),
        client.post(f"/api{url}/seats/1", json={"do": "take", "name": name}, headers=bearer),
        client.get(f"/tables/{'%00' if name[0] == chr(0) else name}"),
        client.get(f"/api/tables/{'%00' if name[0] == chr(0) else name}/events"),
    ]
    assert max(answer.status_code for answer in asked) < 500, [answer.status_code for answer in asked]
    for address, fields in [("/settings", {"name": name}), ("/tables", {"game": name}), ("/play/%00", {})]:
        ada.post(address, fields)
        assert ada.status < 500


@pytest.mark.parametrize(
    "change",
    [{"game": "\ud800"}, {"options": {"\ud800": "x"}}, {"actions": [["\ud800"], []]}, {"players": ["\ud800"] * 2}],
)
def test_half_a_character_in_a_record(client: Client, change: dict[str, object]) -> None:
    record = {**trois.new("troyes-dice", seats=2, seed=3).record(), **change}
    record["checksum"] = checksum(record)  # type: ignore[arg-type]
    ada = Visitor(client)
    ada.get("/")
    ada.send_file("/replays", {}, "record", "record.json", json.dumps(record).encode())
    assert ada.status == (200 if "players" in change else 400)


def test_the_events_of_no_table(client: Client) -> None:
    assert client.get("/api/tables/none/events").status_code == 404


# Names that nobody can see


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u115f\u1160", "\uffa0", "\u2800\u2800", "\ufe0f", "\U000e0101", "\u034f", "\u0301", "\u200b\u202e"],
)
def test_a_name_that_nobody_can_see_is_refused(client: Client, name: str) -> None:
    refused = client.post("/api/persons", json={"name": name})
    assert (refused.status_code, refused.json()["error"]) == (400, "bad-name")
    ada = Visitor(client)
    ada.get("/")
    ada.post("/settings", {"name": name})
    assert ada.status == 400
    assert "Please choose a name with characters that can be seen." in ada.html
    assert client.post("/api/persons", json={"name": f"A{name}da"}).json()["name"] in ("Ada", "\u00c1da")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_in_all_languages(client: Client, language: str) -> None:
    answer = client.post("/api/persons", json={"name": "\u3164"}, headers={"accept-language": language}).json()
    assert not answer["sentence"].startswith("web.")


@pytest.mark.parametrize(
    ("page", "fields"),
    [
        ("talk", {"phrase": "sorry", "seat": "9" * 5000}),
        ("house", {"away": "9" * 5000}),
        ("answer-undo", {"seat": "9" * 5000}),
    ],
)
def test_a_number_with_very_many_digits(client: Client, page: str, fields: dict[str, str]) -> None:
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "open")
    ada.post(f"{url}/{page}", fields)
    assert 400 <= ada.status < 500


def test_answers_about_no_seat(client: Client) -> None:
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "open")
    ada.post(f"{url}/answer-seat/99", {"agrees": "yes"})
    assert ada.status == 409


@pytest.mark.parametrize(
    "back",
    ["https://[::1", "http://[", "//elsewhere", "/\\elsewhere", "\\\\elsewhere", "x", "https:/x", "/\t/elsewhere"],
)
def test_nobody_is_sent_elsewhere(client: Client, back: str) -> None:
    ada = Visitor(client)
    ada.get("/")
    ada.post("/settings", {"theme": "dark", "back": back})
    assert (ada.status, ada.url) == (200, "/")
