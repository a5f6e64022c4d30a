"""Stepping through a match: what was told, when it was told, to whom it was told."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import trois
from tests.web.browsing import Client, Visitor, application
from tests.web.test_secrets import played_on, table_of
from trois import games
from trois.core.chance import Chance
from trois.core.journal import Event
from trois.core.match import Match
from trois.text import LANGUAGES
from trois.web.replays import Frame, make_replay
from trois.web.site import Site
from trois.web.tables.table import LiveTable


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield client


def finished(game: str, seats: int = 2, most: int = 100_000) -> Match:
    match, picker = trois.new(game, seats=seats, seed=5), Chance(7)
    while match.pending and len(match.line) < most:
        seat = match.pending[-1]
        legal = match.legal(seat)
        match.push(seat, legal[picker.below(len(legal))])
    return match


def check_frames(frames: list[Frame], shown: list[tuple[list[Event], bytes]]) -> None:
    """What was told at once is told in one frame or in stages; the last of them is what was shown then."""
    rest, count = list(frames), 0
    for told, view in shown:
        seen: list[tuple[int, Event]] = []
        frame = rest.pop(0)
        seen += frame.events
        while len(seen) < len(told):
            frame = rest.pop(0)
            seen += frame.events
        assert sorted(seen) == list(enumerate(told, count))
        assert frame.json == view
        count += len(told)
    assert rest == []


@pytest.mark.parametrize("game", games.names())
def test_a_replay_shows_each_seat_what_it_was_shown(game: str) -> None:
    match, picker = trois.new(game, seats=3, seed=11, auto=False), Chance(3)
    eyes: list[int | None] = [None, 0, 1, 2]
    shown = {seat: [(match.events(seat), msgspec.json.encode(match.view(seat)))] for seat in eyes}
    while match.pending and len(match.line) < 150:
        told = len(match.journal)
        seat = match.pending[picker.below(len(match.pending))]
        legal = match.legal(seat)
        match.push(seat, legal[picker.below(len(legal))])
        for one in eyes:
            if match.events(one, told):
                shown[one].append((match.events(one, told), msgspec.json.encode(match.view(one))))
    for one in eyes:
        check_frames(make_replay(match, one).frames, shown[one])


def test_a_secret_decision_changes_no_byte_of_anothers_replay(client: Client) -> None:
    site: Site = client.app.state.site
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "troyes-dice")
    live = site.tables.known[url.rpartition("/")[2]]
    assert live.pending == [0, 1]
    sent: list[set[str]] = [set(), set()]
    for twin in [live, *after(live, 2)]:
        site.tables.known[live.id] = twin
        for number, (visitor, eyes) in enumerate([(people[1], "1"), (people[2], "all")]):
            pages = [f"{url}/replay?seat={eyes}&at=9999", f"{url}/replay/step?seat={eyes}&at=9999"]
            sent[number].add("".join(visitor.get(page) for page in pages))
            assert visitor.status == 200
    assert [len(pages) for pages in sent] == [1, 1]
    assert len({people[0].get(f"{url}/replay/step?seat=0&at=9999"), *sent[0]}) == 2


def after(live: LiveTable, depth: int) -> list[LiveTable]:
    """The table after each thing that seat 0 may do in secret."""
    twins = []
    for action in live.playing.legal(0) if 0 in live.pending else []:
        twin = live.copy()
        twin.push(0, action)
        twins += [twin, *(after(twin, depth - 1) if depth else [])]
    return twins[:40]


def test_only_own_eyes_while_it_runs(client: Client) -> None:
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "tournay")
    for path in ("replay", "replay/step"):
        people[0].get(f"{url}/{path}?seat=0")
        assert people[0].status == 200
        for visitor, seat in ((people[0], 1), (people[2], 0)):
            visitor.get(f"{url}/{path}?seat={seat}")
            assert visitor.status == 403
    assert re.findall(r"replay\?seat=(\w+)\"", people[0].get(f"{url}/replay")) == ["all", "0"]
    assert re.findall(r"replay\?seat=(\w+)\"", people[2].get(f"{url}/replay")) == ["all"]
    people[2].get(f"{url}/replay?seat=7")
    assert people[2].status == 400


def test_behind_the_curtain_everybody_s_eyes(client: Client) -> None:
    """Two seats at one screen: what one of them saw is not shown to whoever holds the device."""
    ada = Visitor(client)
    url = ada.open("tournay", "me", "here")
    live = client.app.state.site.tables.known[url.rpartition("/")[2]]
    other = 1 - live.pending[0]
    html = ada.get(f"{url}/replay?seat={other}&at=9999")
    assert 'data-seat="all"' in html
    assert html == ada.get(f"{url}/replay?at=9999")


def over(client: Client, game: str = "troyes-dice") -> tuple[Visitor, str]:
    """A table whose match is over, and somebody who had no part in it."""
    site: Site = client.app.state.site
    ada = Visitor(client)
    url = ada.open(game, "me", "here")
    live = site.tables.known[url.rpartition("/")[2]]
    while not live.playing.over:
        live = played_on(live, Chance(2))
    site.tables.known[live.id] = replace(live, row=replace(live.row, stage="over"))
    return Visitor(client), url


@pytest.mark.parametrize("game", games.names())
def test_when_it_is_over_through_any_eyes(client: Client, game: str) -> None:
    eve, url = over(client, game)
    match = client.app.state.site.tables.known[url.rpartition("/")[2]].playing
    assert f'href="{url}/replay?seat=all"' in eve.get(url)
    for eyes in ("all", "0", "1"):
        html = eve.get(f"{url}/replay?seat={eyes}")
        frames = make_replay(match, None if eyes == "all" else int(eyes)).frames
        assert f'data-at="0" data-last="{len(frames) - 1}"' in html
        assert len(re.findall(r'<li><a href="[^"]+" data-step', html)) == len(frames)
        assert 'data-move="next" aria-label' in html
        assert 'class="button off" data-move="previous"' in html


def test_links_lead_from_step_to_step(client: Client) -> None:
    eve, url = over(client)
    seen = [eve.get(f"{url}/replay?seat=0")]
    for _ in range(3):
        following = re.search(r'href="([^"]+)" data-step="\d+" data-move="next"', seen[-1])
        assert following
        seen.append(eve.get(following[1].replace("&amp;", "&")))
    steps = [re.search(r'id="step">([^<]+)<', html)[1] for html in seen]  # type: ignore[index]
    assert [step.rpartition(" of ")[0] for step in steps] == ["Step 0", "Step 1", "Step 2", "Step 3"]
    last = re.search(r'data-step="(\d+)" data-move="last"', seen[0])
    assert last
    assert eve.get(f"{url}/replay?seat=0&at=99999").count('class="button off"') == 2
    assert "The request was not understood." in eve.get(f"{url}/replay?seat=0&at=-5")
    assert eve.get(f"{url}/replay/step?seat=0&at={last[1]}").count('class="button off"') == 2


def test_every_step_tells_what_everybody_has(client: Client) -> None:
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "tournay")
    told = people[0].get(f"{url}/replay/step?seat=0&at=0")
    players = told[told.index('data-part="players"') : told.index('data-part="boards"')]
    assert players.count('class="goods-line"') == 2
    assert re.findall(r'title="deniers">.*?</svg>(\d+)', players) == ["6", "6"]


def test_who_watches_may_step_through_what_was(client: Client) -> None:
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "troyes")
    button = f'<a class="button" href="{url}/replay?seat=all">'
    assert button in people[2].get(url)
    assert button not in people[0].get(url)


def test_no_replay_before_it_begins(client: Client) -> None:
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "open")
    ada.get(f"{url}/replay")
    assert ada.status == 409
    assert "The match has not started." in ada.html


def test_a_match_that_went_on_has_a_longer_replay(client: Client) -> None:
    site: Site = client.app.state.site
    ada = Visitor(client)
    url = ada.open("troyes", "me", "here")
    lengths = []
    for _ in range(3):
        live = played_on(site.tables.known[url.rpartition("/")[2]], Chance(4))
        site.tables.known[live.id] = live
        lengths.append(int(re.search(r'data-last="(\d+)"', ada.get(f"{url}/replay?seat=all"))[1]))  # type: ignore[index]
        assert lengths[-1] == len(make_replay(live.playing, None).frames) - 1
    assert lengths == sorted(set(lengths))


# A record from a file


def send(visitor: Visitor, content: bytes) -> str:
    visitor.get("/")
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    visitor.client.cookies.clear()
    answer = visitor.client.post(
        "/replays", data={"_csrf_token": visitor.cookies["csrf"]}, files={"record": ("match.json", content)},
        headers={"cookie": cookie}, follow_redirects=False,
    )  # fmt: skip
    visitor.status, visitor.html = answer.status_code, answer.text
    return str(answer.headers.get("location", ""))


@pytest.mark.parametrize("game", games.names())
def test_a_record_from_a_file(client: Client, game: str) -> None:
    match, ada = finished(game, seats=3), Visitor(client)
    address = send(ada, json.dumps(match.record()).encode())
    assert ada.status == 303
    html = ada.get(f"{address}?seat=1&at=3")
    assert f'data-last="{len(make_replay(match, 1).frames) - 1}"' in html
    assert 'data-at="3"' in html
    assert ada.get(f"{address}/step?seat=1&at=3") != ada.get(f"{address}/step?seat=1&at=4")


def test_names_of_a_record_are_cleaned(client: Client) -> None:
    match = finished("troyes-dice")
    record = match.record()
    record["players"] = ["<b>Ada\n</b>", "Bob"]
    record["checksum"] = trois.core.record.checksum(record)
    ada = Visitor(client)
    html = ada.get(send(ada, json.dumps(record).encode()))
    assert "&lt;b&gt;Ada" in html
    assert "<b>Ada" not in html


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\xff", b"[1]", b"{}", b'{"game": "go"}', b'{"game": "troyes"}', json.dumps({"game": []}).encode()],
)
def test_what_is_no_record_is_refused_in_a_sentence(client: Client, content: bytes) -> None:
    ada = Visitor(client)
    send(ada, content)
    assert ada.status == 400
    assert "That file is not the record of a match." in ada.html or "Choose a record file first." in ada.html
    assert "Traceback" not in ada.html


def test_an_altered_record_is_refused(client: Client) -> None:
    record = finished("troyes").record()
    record["seats"] = 3
    ada = Visitor(client)
    send(ada, json.dumps(record).encode())
    assert ada.status == 400
    assert "it was altered" in ada.html


def test_too_large_a_file(client: Client) -> None:
    ada = Visitor(client)
    send(ada, b" " * 100_000)
    assert ada.status == 413


def test_a_replay_that_is_gone(client: Client) -> None:
    ada = Visitor(client)
    ada.get("/replays/nothing")
    assert ada.status == 404
    assert "choose its file again" in ada.html


@pytest.mark.parametrize("language", LANGUAGES)
def test_replays_speak_the_languages(client: Client, language: str) -> None:
    _, url = over(client)
    html = Visitor(client, language).get(f"{url}/replay")
    assert f'<html lang="{language}"' in html
    assert "web.replay" not in html
