"""OpenAPI tells the truth: what is described is what programs meet."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.web.browsing import Client, application
from tests.web.programs import Program
from tests.web.servers import running
from trois import games


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield client


@pytest.fixture
def schema(client: Client) -> Any:
    return client.get("/api/schema/openapi.json").json()


def test_pages_are_not_listed(schema: Any) -> None:
    assert len(schema["paths"]) > 10
    assert [path for path in schema["paths"] if not path.startswith("/api/")] == []


def test_every_refusal_has_the_same_body(schema: Any) -> None:
    body = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for operations in schema["paths"].values():
        for operation in operations.values():
            refusals = {status: told for status, told in operation["responses"].items() if status >= "400"}
            assert {"400", "429", "503"} <= set(refusals)
            assert all(told["content"] == body for told in refusals.values())


def test_who_may_ask(schema: Any, client: Client) -> None:
    assert schema["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    assert schema["paths"]["/api/tables"]["post"]["security"] == [{"token": []}]
    assert schema["paths"]["/api/tables/{table_id}"]["get"]["security"] == [{}, {"token": []}]
    assert "security" not in schema["paths"]["/api/games"]["get"]
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            if operation.get("security") == [{"token": []}]:
                address = path.format(table_id="none", seat=0)
                data = {"do": "leave", "game": "troyes", "seats": [], "seat": 0, "question": 0, "key": "k", "action": 0}
                body = {**data, "agrees": True} if method == "post" else None
                answer = client.request(method, address, json=body, params={} if body else {"seat": 0})
                assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer"), path
                assert answer.json()["error"] == "no-token"


def test_the_forms_of_tables_are_those_of_the_games(schema: Any) -> None:
    forms = {form["properties"]["game"]["const"]: form for form in schema["components"]["schemas"]["TableIn"]["oneOf"]}
    assert list(forms) == games.names()
    dice = forms["troyes-dice"]["properties"]
    assert (dice["seats"]["minItems"], dice["seats"]["maxItems"]) == (1, 10)
    assert dice["options"]["properties"]["expansion"] == {"enum": [False, True, "false", "true"]}


def test_another_method_is_told_which_there_are(client: Client) -> None:
    answer = client.delete("/api/tables/none/view")
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize("query", ["seat=null", "seat=0&seat=1", "seat=-1", "seat=%D9%A3", "start=-1", "seat="])
def test_a_number_that_is_none(client: Client, query: str) -> None:
    assert client.get(f"/api/tables/none/view?{query}").status_code == 400


def test_types_are_not_guessed(client: Client) -> None:
    token = client.post("/api/persons", json={"name": "Ada"}).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    wanted: dict[str, Any] = {"game": "troyes", "seats": [{"kind": "me"}, {"kind": "here"}]}
    refused = client.post("/api/tables", json={**wanted, "public": 0}, headers=bearer)
    assert (refused.status_code, refused.json()["detail"]) == (400, "body.public: boolean expected")
    table = client.post("/api/tables", json=wanted, headers=bearer).json()["id"]
    undo = {"seat": "0", "key": "k"}
    assert client.post(f"/api/tables/{table}/undo", json=undo, headers=bearer).status_code == 400
    whole = client.post(f"/api/tables/{table}/undo", json={"seat": 9.0, "key": "k"}, headers=bearer)
    assert (whole.status_code, whole.json()["error"]) == (409, "no-seat")


@pytest.mark.skipif(find_spec("schemathesis") is None, reason="schemathesis is not installed")
def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """All its checks, on generated requests and sequences of them; streams have no end and are left out."""
    with running(f"sqlite:///{tmp_path}/trois.db") as server:
        token = Program(server.address).token
        command = [
            sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/api/schema/openapi.json",
            "--checks", "all", "--exclude-path-regex", "/events$", "--max-examples", "8", "--seed", "7",
            "--header", f"Authorization: Bearer {token}", "--no-color", "--generation-database", "none",
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout[-6000:]
    assert " generated, " in done.stdout
