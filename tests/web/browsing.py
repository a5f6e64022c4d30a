"""A browser without script or screen: follows links, fills in forms, keeps cookies."""

import re
from html import unescape
from pathlib import Path

from starlette.testclient import TestClient

from trois.web.app import Application
from trois.web.config import Config

Files = dict[str, tuple[str, bytes, str]]
FAST = {"pace": 0.0, "posts_per_second": 1000.0, "visitors_per_minute": 60000.0}


def application(folder: Path, database: str = "", **settings: object) -> Application:
    url = database or f"sqlite:///{folder}/trois.db"
    return Application(Config(url, **{**FAST, **settings}))  # type: ignore[arg-type]


class Client(TestClient):
    """An application without a network."""

    app: Application


class Visitor:
    """One person's browser at a running application."""

    def __init__(self, client: Client, language: str = "en") -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        self.language = language
        self.url = ""
        self.status = 0
        self.html = ""

    def get(self, url: str, **headers: str) -> str:
        return self._ask("GET", url, None, headers)

    def post(self, url: str, fields: dict[str, str], token: str = "right", **headers: str) -> str:
        data = dict(fields)
        if token == "right":
            data["_csrf_token"] = self.cookies.get("csrf", "")
        return self._ask("POST", url, data, headers)

    def send_file(self, url: str, fields: dict[str, str], field: str, name: str, content: bytes) -> str:
        """A form with a file."""
        data = {**fields, "_csrf_token": self.cookies.get("csrf", "")}
        return self._ask("POST", url, data, {}, {field: (name, content, "application/octet-stream")})

    def _ask(
        self, method: str, url: str, data: dict[str, str] | None, headers: dict[str, str], files: Files | None = None
    ) -> str:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self.client.cookies.clear()
        sent = {"accept-language": self.language, **({"cookie": cookie} if cookie else {}), **named}
        answer = self.client.request(method, url, data=data, files=files, headers=sent, follow_redirects=False)
        self.cookies.update(answer.cookies)
        self.headers = answer.headers
        if answer.status_code == 303:
            return self.get(answer.headers["location"])
        self.url, self.status, self.html = url, answer.status_code, answer.text
        return self.html

    def open(self, game: str = "troyes-dice", *seats: str, **fields: str) -> str:
        """Open a table; its address."""
        self.get("/")
        wishes = {f"seat-{i}": kind for i, kind in enumerate(seats)}
        self.post("/tables", {"game": game, **wishes, **fields})
        return self.url

    def form(self, name: str = "choices") -> tuple[str, dict[str, str]]:
        """Address and hidden fields of a form that has this class."""
        found = re.search(
            rf'<form method="post" action="([^"]+)" data-live class="{name}"[^>]*>(.*?)</form>', self.html, re.DOTALL
        )
        assert found, f"no form {name}"
        hidden = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)">', found[2])
        return found[1], {key: unescape(value) for key, value in hidden}

    @property
    def actions(self) -> list[str]:
        return re.findall(r'name="action" value="([\d ]+)" id="action-', self.html)

    def choose(self, at: int = 0) -> str:
        """Press the button of a choice, and confirm where that is asked."""
        address, fields = self.form()
        self.post(address, {**fields, "action": self.actions[at]})
        if 'id="confirm"' in self.html:
            address, fields = self.form("row")
            confirmed = re.search(r'name="action" value="([\d ]+)" id="confirm"', self.html)
            assert confirmed
            self.post(address, {**fields, "action": confirmed[1]})
        return self.html

    @property
    def message(self) -> str:
        found = re.search(r'role="alert">([^<]+)<', self.html)
        return unescape(found[1]) if found else ""
