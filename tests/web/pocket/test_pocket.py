"""The folder of `make pocket` in a browser: what it keeps, whatever happens."""

import shutil
from collections.abc import Callable
from pathlib import Path

from tests.sampling import slow, takes_all
from tests.web.pocket.browsing import AT_ONCE, PATIENCE, STATE, Pocket, Shown
from tests.web.pocket.conftest import MakePocket
from tests.web.pocket.folder import Host, folder, hosted

CRASHES = 20 if takes_all() else 3
LISTEN = """async (address) => {
  const parts = (await fetch(address)).body.getReader();
  const listen = () => parts.read().then(listen, () => { self.isBroken = true; });
  await parts.read();
  listen();
}"""
CUT_OFF = "Failed to fetch"
"""What a page says of a request that was under way when the service worker was stopped."""
PAUSE = 25
"""Milliseconds by which each crash comes later after its click than the one before."""


def test_what_was_acknowledged_survives_the_death_of_the_worker(pocket: Pocket, host: Host) -> None:
    """Killed between click and answer."""
    host.stop()
    pocket.play("troyes-dice")
    for crash in range(CRASHES):
        pocket.app.locator("[data-choice]:not([data-pick]):visible").first.click()
        pocket.page.wait_for_timeout(PAUSE * (crash % 10))
        pocket.page.evaluate("pocket.kill()")
        acknowledged = pocket.number()
        pocket.page.evaluate("pocket.restart()")
        pocket.page.reload()
        pocket.wait()
        pocket.wait_for(STATE)
        assert pocket.number() >= acknowledged
        if not pocket.hand.wait_for_turn():
            pocket.play("troyes-dice")
        pocket.hand.choose(crash)


def test_a_click_is_answered_whatever_fails_meanwhile(pocket: Pocket) -> None:
    """The service worker that hands it on, the worker that answers it, the worker that thinks for the bots."""
    pocket.play("troyes-dice")
    devtools = pocket.context.new_cdp_session(pocket.page)
    devtools.send("ServiceWorker.enable")
    pocket.wait_for_worker("think")
    troubles: list[Callable[[], object]] = [
        lambda: devtools.send("ServiceWorker.stopAllWorkers"),
        lambda: pocket.page.evaluate("pocket.restart()"),
        lambda: pocket.fail("host"),
        lambda: pocket.fail("think"),
    ]
    for trouble in troubles:
        assert pocket.hand.wait_for_turn()
        pocket.choose_once(trouble)
    devtools.send("ServiceWorker.stopAllWorkers")
    pocket.visit("/rules/troyes-dice", "h1")
    pocket.complaints = [one for one in pocket.complaints if one != CUT_OFF]


def test_who_listens_hears_that_nobody_answers_any_longer(pocket: Pocket) -> None:
    pocket.play("troyes-dice")
    pocket.app.evaluate(LISTEN, f"{pocket.address[:-1]}{pocket.table}/live")
    pocket.page.evaluate("pocket.restart()")
    pocket.page.wait_for_function("document.querySelector('#app').contentWindow.isBroken", timeout=PATIENCE)


@slow
def test_a_second_tab_joins_the_first_and_takes_over_when_it_is_gone(pocket: Pocket) -> None:
    pocket.play("tournay")
    second = Shown(pocket.context.new_page())
    second.page.goto(pocket.address + AT_ONCE + f"#{pocket.table}")
    second.wait()
    assert second.page.evaluate("pocket.report") is None
    second.wait_for(STATE)
    before = second.number()
    second.decide()
    assert second.hand.wait_for_turn()
    pocket.page.close()
    second.choose_once(lambda: None)
    assert second.page.evaluate("pocket.report.ready")
    assert second.hand.wait_for_turn(), "it hears of what the others do"
    assert second.number() > before


@slow
def test_everything_is_saved_as_one_file_and_loaded(opened: MakePocket, tmp_path: Path) -> None:
    one = opened()
    one.play("troyes-dice")
    one.decide()
    table, number = one.table, one.number()
    one.visit("/kept", "#load-form")
    assert one.violations() == []
    with one.page.expect_download() as download:
        one.app.click("a[download]")
    file = tmp_path / "trois.db"
    shutil.copyfile(download.value.path(), file)
    assert file.read_bytes()[:15] == b"SQLite format 3"
    other = opened()
    other.visit("/kept", "#load-form")
    for given, said in ((Path(__file__), "not a file that Trois has saved"), (file, "is here now")):
        other.app.set_input_files("#load-form [name=file]", given)
        other.app.check("#load-form [type=checkbox]")
        other.app.click("#load-form button")
        other.app.locator("#load-said", has_text=said).wait_for()
    other.page.wait_for_timeout(500)
    other.visit(table, STATE)
    assert other.number() >= number


def test_a_full_disk_is_said_in_one_sentence_and_loses_nothing(pocket: Pocket) -> None:
    pocket.play("tournay")
    pocket.decide()
    assert pocket.hand.wait_for_turn()
    number, table = pocket.number(), pocket.table
    quota = {"origin": pocket.address.partition("/some")[0]}
    devtools, said = pocket.context.new_cdp_session(pocket.page), pocket.page.locator("#full")
    devtools.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1024})
    pocket.page.evaluate("pocket.restart()")
    pocket.page.reload()
    pocket.wait()
    pocket.wait_for(STATE)
    pocket.app.locator("[data-choice]:not([data-pick]):visible").first.click()
    said.wait_for(timeout=PATIENCE)
    assert said.inner_text().startswith("There is no room left to keep this.")
    assert pocket.number() == number
    devtools.send("Storage.overrideQuotaForOrigin", quota)
    pocket.decide()
    said.wait_for(state="hidden")
    pocket.visit("/kept", "#load-form")
    pocket.visit(table, STATE)
    assert pocket.number() > number


@slow
def test_a_new_version_is_offered_and_never_forced(opened: MakePocket, tmp_path: Path) -> None:
    made = tmp_path / "made"
    shutil.copytree(folder(), made)
    with hosted(tmp_path / "top", made) as host:
        pocket = opened(host.address)
        pocket.play("tournay")
        pocket.decide()
        table, number = pocket.table, pocket.number()
        parts = (made / "parts.js").read_text(encoding="utf-8")
        (made / "parts.js").write_text(parts.replace('"version": "', '"version": "next', 1), encoding="utf-8")
        pocket.page.evaluate("navigator.serviceWorker.ready.then(one => one.update()).then(() => true)")
        pocket.page.wait_for_function(
            "async () => Boolean((await navigator.serviceWorker.ready).waiting)", timeout=PATIENCE
        )
        bar = pocket.page.locator("#update")
        assert not bar.is_visible(), "somebody is at a table"
        pocket.visit("/", "form[action$='/play/tournay']")
        bar.wait_for(timeout=PATIENCE)
        bar.locator("button").first.click()
        pocket.visit("/rules/tournay", "h1")
        assert not bar.is_visible(), "it rests"
        pocket.page.reload()
        bar.locator("button.main").click(timeout=PATIENCE)
        pocket.page.wait_for_function("self.TROIS?.version.startsWith('next')", timeout=PATIENCE)
        pocket.wait()
        pocket.visit(table, STATE)
        assert pocket.number() >= number
        assert not bar.is_visible()
