"""Feats kept per person over finished matches, at the end of a match, on the page of one's own and in the API."""

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from tests.web import chromium
from tests.web.browsing import Client, Visitor, application
from tests.web.chromium import DESKTOP, PHONE, MakePlayer
from tests.web.programs import Program
from tests.web.servers import Server
from trois.games.feats import feats_of
from trois.store.feats import KeptFeats
from trois.store.schema import DECISIONS, FEATS, SNAPSHOTS
from trois.text import LANGUAGES
from trois.web.site import Site
from trois.web.tables import decisions

GAME = "troyes-dice"
ALONE, OTHERS, EXPANSION = "played-alone", "played-with-others", "played-with-expansion"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """No two matches end in the same second."""
    seconds = count(1_000_000)
    monkeypatch.setattr(decisions, "now", lambda: next(seconds))
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield client


class Player:
    """A person who plays by the API and looks at the pages."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.token = str(self.post("/api/persons", name=name)["token"])
        self.browser = Visitor(client)
        self.browser.cookies["visitor"] = self.token

    def ask(self, method: str, path: str, data: dict[str, Any] | None = None) -> Any:
        self.client.cookies.clear()
        headers = {"authorization": f"Bearer {self.token}"} if hasattr(self, "token") else {}
        answer = self.client.request(method, path, json=data, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, **data: Any) -> Any:
        return self.ask("POST", path, data)

    def open(self, *kinds: str, game: str = GAME, expansion: bool = False) -> str:
        seats = [{"kind": kind, "level": "random" if kind == "bot" else ""} for kind in kinds]
        options = {"expansion": True} if expansion else {}
        return str(self.post("/api/tables", game=game, seats=seats, options=options)["id"])

    def play(self, table: str, seats: list[int], decisions: int = 10_000) -> None:
        """Decide for these seats as long as they are asked."""
        for _ in range(decisions):
            asked = [seat for seat in self.ask("GET", f"/api/tables/{table}")["pending"] if seat in seats]
            if not asked:
                return
            seen = self.ask("GET", f"/api/tables/{table}/view?seat={asked[0]}")
            action = seen["legal"][-1]["action"]
            decision = {"seat": asked[0], "question": seen["question"], "key": f"{seen['question']}", "action": action}
            self.post(f"/api/tables/{table}/decisions", **decision)

    def finish(self, *kinds: str, game: str = GAME, expansion: bool = False) -> str:
        """A whole match with seats of one's own."""
        table = self.open(*kinds, game=game, expansion=expansion)
        self.play(table, list(range(len(kinds))))
        assert self.stage(table) == "over"
        return table

    def stage(self, table: str) -> str:
        return str(self.ask("GET", f"/api/tables/{table}")["stage"])

    def feats(self) -> dict[str, dict[str, Any]]:
        (found,) = self.ask("GET", "/api/feats")
        assert found["game"] == GAME
        return {one["feat"]: one for one in found["feats"]}

    def games(self) -> int:
        return int(self.ask("GET", "/api/feats")[0]["games"])


def site_of(client: Client) -> Site:
    site = client.app.state.site
    assert isinstance(site, Site)
    return site


def new_feats(html: str) -> list[str]:
    """The names in the list of new feats."""
    found = re.search(r'<ul class="feats new">(.*?)</ul>', html, re.DOTALL)
    return re.findall(r'<span class="feat">([^<]+)<', found[1]) if found else []


def given(client: Client, table: str, seat: int) -> list[str]:
    """What the rules say of a seat of a finished match."""
    rules, live = feats_of(GAME), site_of(client).tables.known[table]
    assert rules is not None
    return rules.of_game(live.playing.state, seat)


# Three games


@pytest.mark.parametrize(
    ("kinds", "expansion", "feat", "name"),
    [
        (["me"], False, ALONE, "Three games alone"),
        (["me", "here"], False, OTHERS, "Three games with others"),
        (["me"], True, EXPANSION, "Three games with Banquets and Raids"),
    ],
)
def test_the_feats_of_three_games_are_earned_with_the_third(
    client: Client, kinds: list[str], expansion: bool, feat: str, name: str
) -> None:
    ada = Player(client, "Ada")
    for number in (1, 2):
        table = ada.finish(*kinds, expansion=expansion)
        assert (ada.feats()[feat]["games"], ada.feats()[feat]["table"]) == (number, None)
        html = ada.browser.get(f"/tables/{table}")
        assert name not in new_feats(html)
        assert f"{number} of 3 games" in html
    third = ada.finish(*kinds, expansion=expansion)
    assert (ada.feats()[feat]["games"], ada.feats()[feat]["needed"], ada.feats()[feat]["table"]) == (3, 3, third)
    assert name in new_feats(ada.browser.get(f"/tables/{third}"))
    fourth = ada.finish(*kinds, expansion=expansion)
    assert (ada.feats()[feat]["games"], ada.feats()[feat]["table"]) == (3, third)
    assert name not in new_feats(ada.browser.get(f"/tables/{fourth}"))
    assert name in new_feats(ada.browser.get(f"/tables/{third}"))
    assert ada.games() == 4


def test_what_one_match_gives_is_kept_as_the_rules_say(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.finish("me", expansion=True)
    words = given(client, table, 0)
    assert {ALONE, EXPANSION} <= set(words)
    earned = {feat for feat, one in ada.feats().items() if one["table"] == table}
    assert earned == set(words) - {ALONE, EXPANSION}
    assert {feat for feat, one in ada.feats().items() if one["games"]} == set(words)


# Whose they are


def test_nobody_has_feats_for_what_a_bot_or_somebody_else_played(client: Client) -> None:
    ada, bob, eve = (Player(client, name) for name in ("Ada", "Bob", "Eve"))
    table = ada.open("me", "open", "open")
    for player, seat in ((bob, 1), (eve, 2)):
        player.post(f"/api/tables/{table}/seats/{seat}", do="take")
    ada.post(f"/api/tables/{table}/start")
    for player, seat in ((ada, 0), (bob, 1), (eve, 2)):
        player.play(table, [seat], 1)
    eve.post(f"/api/tables/{table}/seats/2", do="leave")
    for _ in range(5000):
        ada.play(table, [0], 1)
        bob.play(table, [1], 1)
        if ada.stage(table) == "over":
            break
    assert [player.games() for player in (ada, bob, eve)] == [1, 1, 0]
    eve.post(f"/api/tables/{table}/seats/2", do="take")
    assert eve.games() == 0
    assert 'href="/feats"' in ada.browser.get(f"/tables/{table}")
    assert 'href="/feats"' not in eve.browser.get(f"/tables/{table}")
    bob.post(f"/api/tables/{table}/seats/1", do="leave")
    assert bob.games() == 1


def test_at_one_screen_a_match_counts_once_and_for_ones_own_seat(client: Client) -> None:
    ada = Player(client, "Ada")
    ada.finish("me", "here")
    again = ada.finish("here", "me")
    assert ada.games() == 2
    rows = KeptFeats(site_of(client).store).of(token_id(ada), GAME)
    assert [row.seat for row in rows] == [0, 1]
    assert rows[1].words == given(client, again, 1)


def token_id(player: Player) -> str:
    return player.token.partition(".")[0]


def test_nobody_sees_the_feats_of_others(client: Client) -> None:
    ada, eve = Player(client, "Ada"), Player(client, "Eve")
    before, stranger = eve.browser.get("/feats"), Visitor(client)
    table = ada.finish("me")
    assert eve.browser.get("/feats") == before
    assert eve.games() == 0
    assert all(one["table"] is None and one["games"] == 0 for one in eve.feats().values())
    for visitor in (eve.browser, stranger):
        html = visitor.get(f"/tables/{table}")
        assert 'class="over"' in html
        assert 'href="/feats"' not in html
        assert 'class="feats' not in html
    client.cookies.clear()
    assert client.get("/api/feats").status_code == 401


def test_a_game_without_feats_says_nothing_of_them(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.finish("me", "here", game="tournay")
    assert 'href="/feats"' not in ada.browser.get(f"/tables/{table}")
    assert ada.games() == 0


# An end is final


def test_an_end_cannot_be_taken_back(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.finish("me")
    for whole in (False, True):
        undo = {"seat": 0, "key": f"back {whole}", "whole": whole}
        answer = client.post(f"/api/tables/{table}/undo", json=undo, headers={"authorization": f"Bearer {ada.token}"})
        assert (answer.status_code, answer.json()["error"]) == (409, "over")
    assert (ada.stage(table), ada.games()) == ("over", 1)


# Matches from before feats were kept


def forget(client: Client, *lost: Any) -> None:
    """A database as it was before, read by a server that has nothing in memory."""
    site = site_of(client)
    with site.store.engine.begin() as connection:
        for rows in lost:
            connection.execute(delete(rows))
    site.tables.known.clear()


def test_matches_that_ended_before_feats_were_kept_count(client: Client) -> None:
    ada = Player(client, "Ada")
    tables = [ada.finish("me") for _ in range(3)]
    before = ada.feats()
    forget(client, FEATS)
    assert ada.feats() == before
    assert before[ALONE]["table"] == tables[2]
    rows = KeptFeats(site_of(client).store).of(token_id(ada), GAME)
    assert [row.table_id for row in rows] == tables


def test_a_match_that_cannot_be_read_is_left_out(client: Client) -> None:
    ada = Player(client, "Ada")
    ada.finish("me")
    forget(client, FEATS, DECISIONS, SNAPSHOTS)
    assert ada.games() == 0
    assert ada.browser.get("/feats")
    assert ada.browser.status == 200


# The page


def test_the_page_lists_every_feat_and_links_the_match_that_earned_it(client: Client) -> None:
    ada = Player(client, "Ada")
    empty = ada.browser.get("/feats")
    assert "You have not finished a game of Troyes Dice yet." in empty
    assert 'action="/play/troyes-dice"' in empty
    tables = [ada.finish("me") for _ in range(3)]
    html = ada.browser.get("/feats")
    earned = [one for one in ada.feats().values() if one["table"]]
    assert html.count('<span class="feat">') == 13
    assert html.count('<li class="earned">') == len(earned)
    assert f"{len(earned)} of 13 feats · 3 finished games" in html
    assert f'<a href="/tables/{tables[2]}" title="The match that earned it">Three games alone</a>' in html
    assert "You have not finished" not in html


def test_home_links_the_page(client: Client) -> None:
    assert 'href="/feats"' in Visitor(client).get("/")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_end_speak_the_languages(client: Client, language: str) -> None:
    ada = Player(client, "Ada")
    ada.browser.language = language
    html = ada.browser.get("/feats")
    table = ada.finish("me")
    html += ada.browser.get("/feats") + ada.browser.get(f"/tables/{table}")
    assert f'<html lang="{language}"' in html
    assert not re.findall(r"(?:web|troyes_dice)\.[a-z-]+\.[a-z0-9-]+", re.sub(r'="[^"]*"', "", html))


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_everybody_can_use_the_page_and_the_end(
    player: MakePlayer, server: Server, size: dict[str, int], scheme: str
) -> None:
    ada, window = Program(server.address), player(size=size, color_scheme=scheme)
    window.context.add_cookies([{"name": "visitor", "value": ada.token, "url": server.address}])
    look(window, "/feats")
    tables = [finished_alone(ada) for _ in range(3)]
    for path in (f"/tables/{tables[0]}", f"/tables/{tables[2]}", "/feats"):
        look(window, path)
    window.page.click("text=Three games alone")
    window.page.wait_for_selector(".feats.new")
    assert window.complaints == []


def look(window: chromium.Player, path: str) -> None:
    window.page.goto(path)
    assert window.page.locator(".feats").count()
    assert window.fits(), path
    assert chromium.violations(window.page) == [], path


def finished_alone(person: Program) -> str:
    table = person.open(GAME, "me")
    seen = person.view(table, 0)
    while seen["legal"]:
        seen = person.decide(table, seen, 7 * seen["question"])
    return table
