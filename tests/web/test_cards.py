"""Corrected cards: chosen with a new table, checked, shown, and played with."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import trois
from tests.web.browsing import Client, Visitor, application
from tests.web.refusals import refused
from tests.web.test_secrets import played_on
from trois import games
from trois.core.cards import parse
from trois.core.chance import Chance
from trois.text import LANGUAGES
from trois.web.site import Site
from trois.web.tables.seating import cards
from trois.web.tables.seating.cards import Correction, corrections

ARTISAN = b'[[activity]]\nid = "artisan"\nhire = 4\nvp = [2, 1]\n'
CHANGES = {"activity": [{"id": "artisan", "hire": 4, "vp": [2, 1]}]}
FIELDS = {
    "game": "troyes", "seat-0": "me", "seat-1": "bot-random", "seat-2": "open", "option-open_scores": "true",
    "public": "yes", "name": "Ada",
}  # fmt: skip


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield client


def send(visitor: Visitor, content: bytes, name: str = "my.toml", **fields: str) -> str:
    visitor.get("/new?game=troyes")
    return visitor.send_file("/tables", {**FIELDS, **fields}, "cards", name, content)


def rows(html: str) -> list[list[str]]:
    """The list of corrected numbers on a table's page."""
    table = re.search(r'class="corrected">.*?<tbody>(.*?)</tbody>', html, re.DOTALL)
    if table is None:
        return []
    cells = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in table[1].split("</tr>")[:-1]]
    return [[unescape(re.sub("<[^>]+>", "", cell)) for cell in row] for row in cells]


def test_the_table_says_which_numbers_differ_and_plays_with_them(client: Client) -> None:
    site: Site = client.app.state.site
    ada = Visitor(client)
    html = send(ada, ARTISAN, **{"seat-2": "none"})
    assert ada.status == 200
    expected = [["Artisan", "hire", "3", "4"], ["Artisan", "vp", "1 1", "2 1"]]
    assert rows(html) == expected
    assert "Played with corrected cards: 2 numbers differ" in html
    table_id = ada.url.rpartition("/")[2]
    live = site.tables.known[table_id]
    assert live.row.changes == CHANGES
    assert live.playing.view(None)["card_changes"] == CHANGES
    assert client.get(f"/api/tables/{table_id}").json()["cards"] == CHANGES
    assert rows(ada.get(f"/tables/{table_id}/part")) == expected


def test_without_a_file_nothing_differs(client: Client) -> None:
    ada = Visitor(client)
    html = send(ada, b"", "")
    assert ada.status == 200
    assert 'data-part="waiting"' in html
    assert "corrected" not in html
    assert client.app.state.site.tables.known[ada.url.rpartition("/")[2]].row.changes == {}


def test_without_a_file_nobody_waits_for_the_reader(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads one file at a time, and a busy machine may refuse one."""
    site: Site = client.app.state.site

    async def refuse(*_: object) -> None:
        raise AssertionError("nothing is to be read")

    monkeypatch.setattr(site.reader, "run", refuse)
    ada = Visitor(client)
    send(ada, b"", "")
    assert ada.status == 200
    assert "/tables/" in ada.url


def test_record_and_rematch_carry_them(client: Client) -> None:
    site: Site = client.app.state.site
    ada = Visitor(client)
    send(ada, ARTISAN, **{"seat-1": "here", "seat-2": "none"})
    table_id = ada.url.rpartition("/")[2]
    for step in range(5000):
        live = site.tables.known[table_id]
        if live.playing.over:
            break
        seat = live.pending[0]
        legal = live.playing.legal(seat)
        fields = {"seat": f"{seat}", "question": f"{live.numbers[seat]}", "key": f"{step}", "confirmed": "yes"}
        ada.post(f"/tables/{table_id}/decide", {**fields, "action": f"{legal[step * 7 % len(legal)]}"}, x_part="1")
    record = client.get(f"/tables/{table_id}/record.json").json()
    assert record["card_changes"] == CHANGES
    trois.verify(record)
    assert len(rows(ada.get(f"/tables/{table_id}"))) == 2
    ada.post(f"/tables/{table_id}/rematch", {})
    again = site.tables.known[ada.url.rpartition("/")[2].partition("?")[0]]
    assert again.id != table_id
    assert again.row.changes == CHANGES


NESTED = b"a = " + b"[" * 20_000 + b"]" * 20_000


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"hire: 4", "my.toml: not TOML: line 1, column 5"),
        (b'[[activity]]\nid = "artisan"\nhire = "\xff"', "my.toml: it is not UTF-8 text"),
        (b'[[activity]]\0', "my.toml: "),
        (b'[[activity]]\nid = "jester"\nhire = 4', "my.toml: activity: unknown id 'jester'; known: artisan, merchant"),
        (b'[[activity]]\nid = "artisan"\nhire = "four"', "my.toml: activity 'artisan': hire: expected a value like 3, found 'four'"),
        (b'[[activity]]\nid = "artisan"\nhire = 1000000', "hire"),
        (b'[[activity]]\nid = "artisan"\nhire = 2020-01-01', "my.toml: activity 'artisan': hire: expected a value like 3"),
        (b'[[activity]]\nid = "artisan"\nhire = ' + b"9" * 5000, "my.toml: "),
        (b'[[activity]]\nid = "artisan"\nname = "A\\u0000"', "my.toml: a text has characters that cannot be printed"),
        (NESTED, "my.toml: "),
        (b"#" * (cards.LARGEST_FILE + 1), "my.toml: larger than 48 KiB"),
        (b'[[plaza]]\nid = "red"\nfaces = ["red", "yellow"]', "my.toml: unknown key 'plaza'; known: board, marauding"),
    ],
    ids=["no-toml", "no-utf8", "nul", "no-card", "no-number", "too-many", "a-date", "digits", "nul-text", "nested", "large", "other-game"],
)  # fmt: skip
def test_a_bad_file_is_refused_on_the_form_with_row_and_reason(client: Client, content: bytes, reason: str) -> None:
    ada = Visitor(client)
    html = send(ada, content)
    assert ada.status == 400
    shown = re.search(r'role="alert">([^<]+)<code>(.*?)</code>', html, re.DOTALL)
    assert shown
    assert shown[1].strip() == "That file of corrected cards cannot be used."
    assert reason in unescape(shown[2])
    picked = re.findall(r'name="seat-\d" value="([^"]+)" checked', html)
    assert picked == ["me", "bot", "open", "none"]
    assert 'name="level-1" value="random" checked' in html
    assert 'name="option-open_scores" value="true" checked' in html
    assert 'name="public" value="yes" checked' in html
    assert 'maxlength="24" autocomplete="nickname" value="Ada"' in html
    assert len(client.app.state.site.tables.known) == 0


def test_a_huge_file_is_not_even_read(client: Client) -> None:
    ada = Visitor(client)
    send(ada, b"#" * 1_000_000)
    assert ada.status == 413
    assert "That was too large." in ada.html


def test_the_name_of_the_file_is_only_text(client: Client) -> None:
    ada = Visitor(client)
    html = send(ada, b"x", "<b>\u202e.toml")
    assert "<b>" not in html
    assert "&lt;b&gt;.toml: " in html


def test_other_mistakes_are_said_on_the_form_too(client: Client) -> None:
    ada = Visitor(client)
    html = send(ada, ARTISAN, **{f"seat-{seat}": "none" for seat in range(3)})
    assert (ada.status, ada.message.strip()) == (400, "That number or kind of seats does not fit the game.")
    assert "troyes is for 2 to 4 seats" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_corrected_cards_speak_the_languages(client: Client, language: str) -> None:
    ada = Visitor(client, language)
    html = send(ada, ARTISAN) + send(ada, b"x")
    assert "web.cards" not in html
    assert "web.error" not in html
    if language != "en":
        assert "corrected cards" not in html


def test_programs_choose_them_too(client: Client) -> None:
    token = client.post("/api/persons", json={"name": "Ada"}).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    wanted: dict[str, Any] = {"game": "troyes", "seats": [{"kind": "me"}, {"kind": "here"}]}
    made = client.post("/api/tables", json={**wanted, "cards": CHANGES}, headers=bearer).json()
    assert made["cards"] == CHANGES
    assert client.post("/api/tables", json=wanted, headers=bearer).json()["cards"] == {}
    bad = {"activity": [{"id": "artisan", "hire": "four"}]}
    refused = client.post("/api/tables", json={**wanted, "cards": bad}, headers=bearer)
    assert refused.status_code == 409
    assert refused.json()["error"] == "bad-cards"
    assert refused.json()["detail"] == "cards: activity 'artisan': hire: expected a value like 3, found 'four'"


@pytest.mark.parametrize(
    ("game", "file", "expected"),
    [
        ("troyes", "[board.wages]\npalace = 3", [Correction("wages", "palace", "2", "3")]),
        ("troyes", "[marauding]\nflags = 3", [Correction("marauding", "flags", "4", "3")]),
        ("troyes", '[[activity]]\nid = "artisan"\nhire = 3', []),
        ("troyes", '[[activity]]\nid = "artisan"\nsource = "public"', []),
        ("troyes-dice", "[sheet.start]\nresources = 2", [Correction("start", "resources", "3", "2")]),
        (
            "tournay",
            '[[card]]\nid = "yellow1.market"\ncost = { deniers = 2 }\neffects = [{ do = "gain", n = 4 }]',
            [
                Correction("yellow1.market", "cost deniers", "1", "2"),
                Correction("yellow1.market", "effects", "do gain, n 3", "do gain, n 4"),
            ],
        ),
    ],
)
def test_what_differs(game: str, file: str, expected: list[Correction]) -> None:
    assert corrections(games.get(game), parse(file, "test")) == expected


def test_a_long_table_of_a_program_is_refused() -> None:
    game = games.get("tournay")
    name = "x" * cards.LARGEST_FILE
    with refused("bad-cards", detail="larger than 48 KiB"):
        cards.check(game, {"card": [{"id": "yellow1.market", "name": name}]}, "cards")


def test_values_on_one_line() -> None:
    assert cards.as_text([[1, 2], [3]]) == "1 2 3"
    assert cards.as_text(None) == "–"
    assert cards.as_text(True) == "true"
    assert cards.as_text(1.5) == "1.5"


def test_a_table_with_corrected_cards_is_replayed(client: Client) -> None:
    site: Site = client.app.state.site
    ada = Visitor(client)
    send(ada, ARTISAN, **{"seat-1": "here", "seat-2": "none"})
    url = ada.url
    table_id = url.rpartition("/")[2]
    site.tables.known[table_id] = played_on(site.tables.known[table_id], Chance(1))
    ada.get(f"{url}/replay?at=3")
    assert ada.status == 200
