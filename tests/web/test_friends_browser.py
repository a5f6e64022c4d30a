"""Friends in a real browser: a passkey, a push message, a closed tab, what was said over the board."""

import base64
import json
import re
import time
from collections.abc import Iterator
from email import message_from_string, policy
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser

from tests.web.chromium import MakePlayer, Player, violations
from tests.web.receivers import Letters, Received
from tests.web.servers import Server, running


def key_holder(player: Player) -> str:
    """A device with a finger on it, made by the browser; its name."""
    cdp = player.context.new_cdp_session(player.page)
    cdp.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    found = cdp.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    return str(found["authenticatorId"])


def test_a_passkey_brings_the_seat_back_after_lost_cookies(player: MakePlayer) -> None:
    ada, stranger = player(), player()
    url = ada.open("troyes", "me", "bot-random")
    key_holder(ada)
    ada.page.goto("/devices")
    ada.page.click("[data-do=new]")
    ada.page.wait_for_selector(".passkey .rows li")
    ada.context.clear_cookies()
    ada.page.goto(url)
    assert ada.page.locator("[data-choice]").count() == 0
    ada.page.goto("/devices")
    ada.page.click("[data-do=use]")
    ada.page.wait_for_url("**/")
    ada.page.goto(url)
    ada.page.wait_for_selector("[data-choice]")
    key_holder(stranger)
    stranger.page.goto("/devices")
    stranger.page.click("[data-do=use]")
    stranger.until("() => document.querySelector('[data-passkey] output').value !== ''")
    stranger.page.goto(url)
    assert stranger.page.locator("[data-choice]").count() == 0
    ada.page.goto("/devices")
    ada.page.click(".passkey .rows button")
    ada.page.click("[data-do=use]")
    ada.until("() => document.querySelector('[data-passkey] output')?.value !== ''")


# Word to somebody whose page is closed


@pytest.fixture
def telling(tmp_path: Path, mailed: Letters) -> Iterator[Server]:
    extra = ["--private-notices", "--smtp", mailed.address, "--mail-from", "trois@example.org"]
    with running(f"sqlite:///{tmp_path}/trois.db", extra=extra) as server:
        yield server


class PushService:
    """Stands for the browser's own push service, which is far away: it has the keys of one subscription."""

    def __init__(self, received: Received) -> None:
        self.received = received
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"

    def subscription(self) -> str:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _encoded(point), "auth": _encoded(self.auth)}
        return json.dumps({"endpoint": f"{self.received.address}/push", "keys": keys})

    def messages(self) -> list[dict[str, Any]]:
        """What came, decrypted."""
        plain = [
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
            for body in self._bodies("aes128gcm")
        ]
        return [json.loads(one) for one in plain]

    def hooks(self) -> list[dict[str, Any]]:
        return [json.loads(body) for body in self._bodies("")]

    def _bodies(self, encoding: str) -> list[bytes]:
        both = zip(self.received.headers, self.received.bodies, strict=True)
        return [body for headers, body in both if headers.get("content-encoding", "") == encoding]


def _encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def asks_to_be_told(bob: Player, service: PushService, mailed: Letters) -> None:
    """On the page of notices: push, mail and a webhook."""
    bob.context.grant_permissions(["notifications"])
    bob.page.add_init_script(
        f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({service.subscription()}) }})"
    )
    bob.page.goto("/notices")
    bob.page.click("[data-push-key] button")
    bob.until("() => document.querySelector('[data-push-key] output').value !== ''")
    bob.page.fill("#mail", "bob@example.org")
    bob.page.click("button[value=mail]")
    asked = message_from_string(mailed.letters[0], policy=policy.default).get_content()
    bob.page.goto(re.findall(r"/notices/\w+/\S+", asked)[0])
    bob.page.click("main button.main")
    bob.page.goto("/notices")
    bob.page.fill("#hook", service.received.address)
    bob.page.click("button[value=hook]")
    bob.page.wait_for_selector(".rows li:nth-child(3)")
    assert violations(bob.page) == []


def test_word_reaches_a_closed_page_by_push_mail_and_webhook(
    browser: Browser, telling: Server, hooked: Received, mailed: Letters
) -> None:
    ada, bob, service = Player(browser, telling.address), Player(browser, telling.address), PushService(hooked)
    url = ada.open("troyes", "me", "open")
    bob.page.goto(url)
    bob.page.fill("#guest-name", "Bob")
    bob.page.click("button[value=take]")
    bob.page.wait_for_selector(".waiting .chairs")
    asks_to_be_told(bob, service, mailed)
    left = time.monotonic()
    ada.page.click(".begin button")
    ada.page.wait_for_selector(".presence.away", timeout=30_000)
    assert time.monotonic() - left < 30, "half a minute after they left somebody still counts as here"
    deadline = time.monotonic() + 40
    while not (service.messages() and service.hooks()[1:] and mailed.letters[1:]):
        assert time.monotonic() < deadline, "nothing came"
        ada.page.wait_for_timeout(500)
    (told,) = service.messages()
    assert (told["title"], told["body"]) == ("The game has begun: Troyes", "With Ada")
    assert told["url"].endswith(url.removeprefix(telling.address))
    assert service.hooks()[1]["title"] == told["title"]
    letter = message_from_string(mailed.letters[1], policy=policy.default)
    assert letter["Subject"] == told["title"]
    assert shown(bob, telling.address, told) == [told["title"]]
    bob.page.goto(str(letter["List-Unsubscribe"]).strip("<>"))
    bob.page.click("main button.main")
    bob.page.goto("/notices")
    assert "bob@example.org" not in bob.page.content()
    ada.close()
    bob.close()


def shown(player: Player, origin: str, told: dict[str, Any]) -> list[str]:
    """What the page's worker makes of a message: the notifications that stand there."""
    known: list[dict[str, Any]] = []
    cdp = player.context.new_cdp_session(player.page)
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda said: known.extend(said["registrations"]))
    cdp.send("ServiceWorker.enable")
    while not known:
        player.page.wait_for_timeout(50)
    message = {"origin": origin, "registrationId": known[0]["registrationId"], "data": json.dumps(told)}
    cdp.send("ServiceWorker.deliverPushMessage", message)
    player.page.wait_for_timeout(1000)
    titles = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => one.title)"
    found: list[str] = player.page.evaluate(titles)
    return found


def test_what_is_said_stands_over_the_board_for_a_moment(player: MakePlayer) -> None:
    ada, bob, eve = player(), player(), player()
    url = ada.open("troyes", "me", "open")
    bob.page.goto(url)
    bob.page.click("button[value=take]")
    bob.page.wait_for_selector(".waiting .chairs")
    ada.page.click(".begin button")
    bob.page.wait_for_selector("body.running")
    eve.page.goto(url)
    fold = ada.page.locator(".talk-fold")
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()
    ada.page.click(".phrases button[value=one-moment]")
    bob.page.wait_for_selector(".bubbles li:has-text('One moment')")
    assert ada.page.locator(".bubbles li").count() == 0
    ada.page.wait_for_selector(".watchers", timeout=30_000)
    assert "one watches" in ada.page.inner_text(".watchers")
    assert violations(bob.page) == []
