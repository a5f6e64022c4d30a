"""Friends in a real browser: a passkey, a push message, a closed tab, what was said over the board."""

import pytest

from tests.web.chromium import MakePlayer, Player


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
