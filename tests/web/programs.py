"""A program that plays over the JSON API of a running server."""

import json
import secrets
from collections.abc import Iterator
from typing import Any

import httpx2

OPEN: list[httpx2.Client] = []
"""Clients that a test has left open; a fixture closes them."""


class Program:
    def __init__(self, address: str, name: str = "Ada", token: str = "") -> None:
        self.http = httpx2.Client(base_url=address, timeout=20, transport=httpx2.HTTPTransport(retries=20))
        OPEN.append(self.http)
        self.token = token or self.post("/api/persons", {"name": name})["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def post(self, path: str, data: dict[str, Any], expect: int = 0) -> dict[str, Any]:
        answer = self.http.post(path, json=data)
        assert answer.status_code == expect or (not expect and answer.is_success), answer.text
        found: dict[str, Any] = answer.json()
        return found

    def get(self, path: str, expect: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == expect, answer.text
        return answer.json()

    def open(self, game: str, *kinds: str) -> str:
        seats = [{"kind": kind, "level": "random" if kind == "bot" else ""} for kind in kinds]
        return str(self.post("/api/tables", {"game": game, "seats": seats})["id"])

    def view(self, table: str, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}/view?seat={seat}")
        return found

    def decide(self, table: str, seen: dict[str, Any], at: int = 0, key: str = "") -> dict[str, Any]:
        legal = seen["legal"]
        decision = {
            "seat": seen["seat"],
            "question": seen["question"],
            "key": key or secrets.token_hex(8),
            "action": legal[at % len(legal)]["action"],
        }
        return self.post(f"/api/tables/{table}/decisions", decision)

    def events(self, table: str, seat: int) -> Iterator[tuple[str, Any]]:
        """Server-sent events as they come: kind and data."""
        with self.http.stream("GET", f"/api/tables/{table}/events?seat={seat}") as stream:
            kind = ""
            for line in stream.iter_lines():
                if line.startswith("event: "):
                    kind = line.removeprefix("event: ")
                elif line.startswith("data: "):
                    yield kind, json.loads(line.removeprefix("data: "))
