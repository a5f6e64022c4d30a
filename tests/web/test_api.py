"""The JSON API, and servers that share a database or die."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import trois
from tests.web.browsing import Client, application
from tests.web.programs import Program
from tests.web.servers import Server, running
from trois import games


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('api')}/trois.db") as server:
        yield server


@pytest.mark.parametrize("game", games.names())
def test_a_program_plays_a_whole_match(server: Server, game: str) -> None:
    ada = Program(server.address)
    table = ada.open(game, "me", "here")
    for step in range(5000):
        told = ada.get(f"/api/tables/{table}")
        if told["stage"] == "over":
            break
        seat = told["pending"][0]
        ada.decide(table, ada.view(table, seat), step * 7)
    trois.verify(ada.get(f"/api/tables/{table}/record"))


def test_the_api_describes_itself(server: Server) -> None:
    schema = Program(server.address).get("/api/schema/openapi.json")
    paths = set(schema["paths"])
    wanted = {
        "/api/persons",
        "/api/games",
        "/api/tables",
        "/api/tables/{table_id}/decisions",
        "/api/tables/{table_id}/record",
    }
    assert wanted <= paths
    assert "DecisionIn" in str(schema["components"]["schemas"].keys())


def test_refusals_have_a_status_and_a_sentence(server: Server) -> None:
    ada, eve = Program(server.address), Program(server.address, "Eve")
    table = ada.open("troyes-dice", "me", "bot")
    seen = ada.view(table, 0)
    eve.get(f"/api/tables/{table}/view?seat=0", 403)
    eve.get(f"/api/tables/{table}/choices?seat=0", 403)
    eve.get(f"/api/tables/{table}/events?seat=0", 403)
    eve.get(f"/api/tables/{table}/record", 409)
    decision = {"seat": 0, "question": seen["question"], "key": "k", "action": seen["legal"][0]["text"]}
    refused = eve.post(f"/api/tables/{table}/decisions", decision, 403)
    assert refused["sentence"] == "That is not your seat."
    ada.post(f"/api/tables/{table}/decisions", decision)
    ada.post(f"/api/tables/{table}/decisions", decision)
    stale = ada.post(f"/api/tables/{table}/decisions", {**decision, "key": "other"}, 409)
    assert stale["error"] == "stale"
    ada.post(f"/api/tables/{table}/decisions", {"seat": "north"}, 400)
    ada.post("/api/tables", {"game": "go", "seats": []}, 400)
    ada.get("/api/tables/nowhere", 404)


def test_without_a_token_nothing_is_done(server: Server) -> None:
    nobody = Program(server.address, token="forged.0000")
    nobody.post("/api/tables", {"game": "troyes-dice", "seats": [{"kind": "me"}]}, 401)


def test_choices_tell_what_is_certain(server: Server) -> None:
    ada = Program(server.address)
    table = ada.open("troyes-dice", "me", "bot")
    certain = ada.get(f"/api/tables/{table}/choices?seat=0")
    assert certain[0]["kind"] in ("take", "collect")
    assert not certain[0]["ends_turn"] or certain[0]["kind"] == "collect"


def test_a_table_in_process(tmp_path: Path) -> None:
    """From an open seat to a rematch, with everything that a program may ask for on the way."""
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        tokens = [client.post("/api/persons", json={"name": name}).json()["token"] for name in ("Ada", "Bob")]
        ada, bob = ({"authorization": f"Bearer {token}"} for token in tokens)
        wanted = {"game": "troyes-dice", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        table = "/api/tables/" + client.post("/api/tables", json=wanted, headers=ada).json()["id"]
        assert client.get(f"{table}/view?seat=0", headers=ada).json()["error"] == "not-started"
        assert client.get(f"{table}/choices?seat=0", headers=ada).status_code == 409
        assert client.post(f"{table}/seats/1", json={"do": "take", "name": "Rob"}, headers=bob).json()["seats"][1] == {
            "seat": 1, "kind": "person", "name": "Rob", "level": "", "mine": True,
        }  # fmt: skip
        assert client.post(f"{table}/start", headers=bob).json()["pending"] == [0, 1]
        assert client.post(f"{table}/rematch", headers=bob).json()["error"] == "not-over"
        assert client.get(f"{table}/record").json()["error"] == "not-over"
        assert client.post(f"{table}/undo/answer", json={"agrees": True}, headers=bob).json()["stage"] == "running"
        assert client.get(f"{table}/view?seat=5", headers=ada).status_code == 409
        for person, seat in ((ada, 0), (bob, 1)):
            _play_until_asked_no_more(client, table, person, seat)
        client.post(f"{table}/undo", json={"seat": 0, "key": "r", "whole": True}, headers=ada)
        assert client.get(table).json()["stage"] == "running"
        games_told = {game["name"]: game for game in client.get("/api/games").json()}
        assert games_told["troyes"]["options"][0]["choices"][0] == "false"


def _play_until_asked_no_more(client: Client, table: str, person: dict[str, str], seat: int) -> None:
    for step in range(30):
        seen = client.get(f"{table}/view?seat={seat}", headers=person).json()
        if not seen["legal"]:
            break
        decision = {"seat": seat, "question": seen["question"], "key": f"{step}", "action": seen["legal"][0]["text"]}
        after = client.post(f"{table}/decisions", json=decision, headers=person).json()
        assert after["question"] > seen["question"]


def test_steps_that_belong_together_are_sent_as_one_decision(server: Server) -> None:
    ada = Program(server.address)
    table = ada.open("troyes-dice", "me")
    seen = ada.view(table, 0)
    taken = next(one["text"] for one in seen["legal"] if one["text"].startswith("take"))
    answer = {"seat": 0, "question": seen["question"], "action": taken}
    refused = ada.post(f"/api/tables/{table}/decisions", {**answer, "key": "bad", "rest": ["dance"]}, expect=409)
    assert "dance" in refused["detail"]
    assert ada.view(table, 0)["question"] == seen["question"]
    uses = ada.post(f"/api/tables/{table}/decisions", {**answer, "key": "one"})["legal"]
    ada.post(f"/api/tables/{table}/undo", {"seat": 0, "key": "back"})
    again = {**answer, "question": ada.view(table, 0)["question"], "key": "both", "rest": [uses[0]["text"]]}
    after = ada.post(f"/api/tables/{table}/decisions", again)
    assert after["question"] > again["question"] + 1


def test_choices_are_named_grouped_and_priced(server: Server) -> None:
    ada = Program(server.address)
    table = ada.open("troyes", "me", "here")
    first = ada.get(f"/api/tables/{table}/view")["view"]["turn"]
    told = {choice["text"]: choice for choice in ada.get(f"/api/tables/{table}/choices?seat={first}")}
    text = next(text for text in told if text.startswith("settle palace"))
    palace, space = told[text], text[-1]
    assert palace["name"] == f"Place a citizen in Palace {space}"
    assert (palace["thing"], palace["group"]) == (f"space:palace:{space}", "settle")
    assert palace["chips"][1] == {
        "kind": "fact", "thing": "wages", "amount": 2, "of": None, "word": "round", "whose": None, "tone": "plain",
        "words": "2 deniers in wages each round",
    }  # fmt: skip


def test_the_log_over_the_api(server: Server) -> None:
    """What everybody was told, in sentences whose players and dice are data, too."""
    ada, eve = Program(server.address), Program(server.address, "Eve")
    table = ada.open("troyes", "me", "here")
    entries = ada.get(f"/api/tables/{table}/log")
    start = next(entry for entry in entries if entry["kind"] == "start")
    first = {"text": start["spans"][0]["text"], "player": start["seat"], "die": None, "colour": ""}
    assert start["spans"] == [first, {"text": " is the start player", "player": None, "die": None, "colour": ""}]
    assert [entry["kind"] for entry in entries] == [
        event[0] for event in ada.get(f"/api/tables/{table}/view")["journal"]
    ]
    assert ada.get(f"/api/tables/{table}/log?start={len(entries)}") == []
    own = ada.get(f"/api/tables/{table}/log?seat=0")
    assert any(entry["kind"] == "dealt" for entry in own)
    assert not any(entry["kind"] == "dealt" for entry in entries)
    eve.get(f"/api/tables/{table}/log?seat=0", 403)


def test_undo_over_the_api(server: Server) -> None:
    ada = Program(server.address)
    table = ada.open("troyes-dice", "me", "here")
    before = ada.view(table, 0)
    ada.decide(table, before)
    after = ada.post(f"/api/tables/{table}/undo", {"seat": 0, "key": "u"})
    assert after["view"] == before["view"]
    assert after["question"] != before["question"]


def next_view(program: Program, table: str, seat: int, found: list[Any], ready: threading.Event) -> None:
    """The second event: the first one tells how things stand."""
    for _, data in program.events(table, seat):
        found.append(data)
        ready.set()
        if len(found) == 2:
            return


def reaches(program: Program, table: str, seat: int, view: object) -> bool:
    """Whether the program sees this view within a second: notices between processes take a moment."""
    end = time.monotonic() + 1
    while time.monotonic() < end:
        if program.view(table, seat)["view"] == view:
            return True
        time.sleep(0.005)
    return False


def test_two_processes_share_postgresql(postgres: str) -> None:
    with running(postgres) as one, running(postgres) as two:
        ada = Program(one.address)
        ada_there = Program(two.address, token=ada.token)
        table = ada.open("troyes-dice", "me", "here")
        found: list[Any] = []
        ready = threading.Event()
        listener = threading.Thread(
            target=next_view, args=(Program(two.address, token=ada.token), table, 0, found, ready)
        )
        listener.start()
        assert ready.wait(10)
        ada.decide(table, ada.view(table, 0))
        listener.join(10)
        assert found[1]["view"] == ada.view(table, 0)["view"]
        stale = {"seat": 0, "question": found[0]["question"], "key": "x", "action": found[0]["legal"][0]["action"]}
        assert ada_there.post(f"/api/tables/{table}/decisions", stale, 409)["error"] == "stale"
        for step in range(40):
            here, there = (ada, ada_there) if step % 2 else (ada_there, ada)
            seat = here.get(f"/api/tables/{table}")["pending"][0]
            after = here.decide(table, here.view(table, seat))
            assert reaches(there, table, seat, after["view"])


def test_killed_in_mid_turn_nothing_is_lost(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/trois.db"
    server = Server(database)
    ada = Program(server.address)
    table = ada.open("troyes-dice", "me", "here")
    answers = []
    for kills in range(3):
        for step in range(7 + kills):
            seat = ada.get(f"/api/tables/{table}")["pending"][0]
            answers.append(ada.decide(table, ada.view(table, seat), step))
        seat = answers[-1]["seat"]
        server.kill()
        server = Server(database, server.port)
        again = ada.view(table, seat)
        assert again["view"] == answers[-1]["view"]
        assert again["legal"] == answers[-1]["legal"]
        assert again["question"] == answers[-1]["question"]
    server.stop()


def test_a_killed_server_wakes_its_bots(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/trois.db"
    with running(database, pace=60) as server:
        table = Program(server.address).open("troyes-dice", "bot", "bot")
        server.kill()
    with running(database) as server:
        program = Program(server.address)
        for _ in range(400):
            if program.get(f"/api/tables/{table}")["stage"] == "over":
                break
            threading.Event().wait(0.05)
        assert program.get(f"/api/tables/{table}")["stage"] == "over"
