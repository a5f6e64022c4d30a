"""Pictures of every page, on phone, tablet, small and large screens, light and dark: python -m tests.web.shots FOLDER [NAME ...].

With names only the pictures that begin so are made; "phone", "tablet", "small", "desk", "large", "light" and "dark"
choose a look, "hu" the boards in Hungarian. Tables of every size and every kind of question (questions.py) are called
troyes-seats-4 and tournay-asks-keep.
For every look there is a contact sheet with all its pictures: sheet-desk-light.png.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Error, sync_playwright

import trois
from tests.web import chromium
from tests.web.chromium import PHONE, Player
from tests.web.positions import Position, Written, write
from tests.web.questions import middles, questions
from tests.web.servers import Server, running
from trois import games

SIZES = {
    "phone": PHONE,
    "tablet": {"width": 768, "height": 1024},
    "small": {"width": 1280, "height": 720},
    "desk": {"width": 1440, "height": 900},
    "large": {"width": 1920, "height": 1080},
}
SCHEMES = ["light", "dark"]
LANGUAGES = ["en", "hu"]
STAGES = {"troyes": 6, "troyes-dice": 4, "tournay": 3}
"""How many steps of the replay show the stages of a round."""
THUMBNAIL, PER_ROW = (480, 360), 5
STEPS = {"troyes": 26, "troyes-dice": 20, "tournay": 24}
AWAY = 0.03
"""Minutes: somebody who is gone is shown as away while we look."""

WHOLE = ("home", "new", "error", "waiting", "guest", "record", "over", "feats")
"""Pages of which even a phone's picture shows everything; at a table it shows what is in sight."""


def pages(one: Player, server: Server, browser: Browser) -> Iterator[str]:
    """Each page in turn; the name of its picture."""
    one.page.goto("/")
    yield "home"
    for game in games.names():
        one.page.goto(f"/new?game={game}")
        yield f"new-{game}"
    one.page.goto("/feats")
    yield "feats-none"
    one.page.goto("/tables/nowhere")
    yield "error-404"
    guest = Player(browser, server.address)
    yield from waiting(one, guest)
    yield from between_people(one, guest)
    one.open("troyes-dice", "me", "here")
    yield "table-curtain"
    for game in games.names():
        yield from played(one, game, guest)
    yield from replayed(one)
    guest.close()
    one.page.goto("/feats")
    yield "feats"
    one.page.goto("/")
    one.page.click(".menu summary")
    yield "home-later"


def waiting(one: Player, guest: Player) -> Iterator[str]:
    guest.open("troyes-dice", "me", "open", name="Bob")
    one.page.goto(guest.page.url)
    yield "guest"
    one.page.goto(f"{guest.page.url}?seat=0")
    yield "error-403"
    one.open("troyes-dice", "me", "open", "bot-random")
    yield "waiting"


def between_people(one: Player, guest: Player) -> Iterator[str]:
    """The other's turn, a wish to take back, somebody away, a seat kept warm, a lost connection."""
    url = one.open("troyes-dice", "me", "open")
    guest.page.goto(url)
    guest.page.fill("#guest-name", "Bob")
    guest.page.click("text=Sit down")
    one.page.click(".begin button")
    one.wait_for_turn()
    while one.state["asked"] == "yes":
        one.choose()
    yield "table-others-turn"
    guest.wait_for_turn()
    while "afternoon" not in guest.page.locator(".log").inner_html():
        guest.choose()
    guest.page.click("[data-undo]")
    one.page.wait_for_selector(".wish")
    yield "table-undo-wish"
    one.page.click("text=Refuse")
    one.page.wait_for_selector(".wish", state="detached")
    one.page.click("[data-undo]")
    one.page.wait_for_selector("text=The others are asked")
    yield "table-undo-asked"
    guest.page.goto("about:blank")
    one.page.wait_for_selector(".presence.away", state="attached")
    players = one.page.locator(".tabs [data-tab=players]")
    if players.is_visible():
        players.click()
    yield "table-away"
    one.page.click("summary:has-text('Leave the seat')")
    one.page.click("button:has-text('Leave the seat')")
    one.page.wait_for_selector("text=Take the seat back")
    yield "table-kept-warm"
    one.page.evaluate("document.getElementById('lost').hidden = false")
    yield "table-lost"


def played(one: Player, game: str, guest: Player) -> Iterator[str]:
    url = one.open(game, "me", "bot-steward", "bot-steward")
    one.wait_for_turn()
    yield f"{game}-start"
    guest.page.goto(url)
    for step in range(STEPS[game]):
        one.choose(step)
        if not one.wait_for_turn():
            break
    yield f"{game}-middle"
    one.page.click("#hint")
    one.page.wait_for_selector(".pondering")
    yield f"{game}-thinking"
    one.page.wait_for_selector(".advice")
    yield f"{game}-hint"
    one.page.click("#hint")
    one.page.wait_for_selector(".advice", state="detached")
    yield from explained(one, game)
    yield from made(one, game)
    if one.page.locator(".tabs [data-tab]:visible").count():
        for tab in [t.get_attribute("data-tab") for t in one.page.locator(".tabs [data-tab]:visible").all()]:
            one.page.click(f".tabs [data-tab='{tab}']")
            yield f"{game}-tab-{str(tab).rstrip('-0123456789')}"
    one.page.click(".log-all summary")
    one.page.locator(".log-all").scroll_into_view_if_needed()
    yield f"{game}-log"
    one.page.goto(f"{url}/replay?at=9")
    yield f"{game}-replay"
    yield from staged(one, game, url)
    one.open(game, "bot-random", "bot-random", "bot-random")
    one.page.wait_for_selector(".over", timeout=120_000)
    yield f"{game}-over"


def staged(one: Player, game: str, url: str) -> Iterator[str]:
    """The stages of the first round that has some, as steps of the replay."""
    one.page.goto(f"{url}/replay?at=0")
    first = one.page.evaluate(
        """async () => {
          const last = Number(document.getElementById("replay").dataset.last), here = location.pathname;
          for (let at = 1; at <= last; at += 1) {
            const html = await (await fetch(`${here}/step?seat=all&at=${at}`)).text();
            if (/data-stages="\\[\\[&#34;(cards|wheel|crier)/.test(html)) return at;
          }
          return 0;
        }"""
    )
    for step in range(STAGES[game] if first else 0):
        one.page.goto(f"{url}/replay?at={first + step - 1}")
        yield f"{game}-stage-{step}"


def explained(one: Player, game: str) -> Iterator[str]:
    """A bubble about the first thing on the board that has one, as after a long press."""
    one.page.evaluate(
        """() => {
          const all = [...document.querySelectorAll("[data-explain]")].filter((e) => e.getBoundingClientRect().width > 20);
          const touch = new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" });
          all[0]?.dispatchEvent(touch);
        }"""
    )
    one.page.wait_for_timeout(700)
    yield f"{game}-explained"
    one.page.keyboard.press("Escape")


def made(one: Player, game: str) -> Iterator[str]:
    """A choice in the making, and its end that is to be confirmed."""
    shown = False
    for _ in range(12):
        if not one.wait_for_turn():
            return
        with suppress(Error):
            one.page.locator("[data-choice]").last.click(timeout=3000)
        one.page.wait_for_timeout(300)
        if one.page.locator("#confirm").count():
            yield f"{game}-confirm"
            one.page.click("[data-back]")
            one.page.wait_for_selector("#confirm", state="detached")
            return
        if not shown and one.page.locator(".making").count():
            shown = True
            yield f"{game}-making"


def replayed(one: Player) -> Iterator[str]:
    """A record that somebody brought along, good or bad."""
    one.page.goto("/")
    record = json.dumps(trois.new("troyes", seats=2, seed=1).record()).encode()
    for name, content in (("record", record), ("record-bad", b"{}")):
        one.page.set_input_files("#record", {"name": "match.json", "mimeType": "application/json", "buffer": content})
        one.page.click("form[action='/replays'] button")
        one.page.wait_for_selector("#replay, .sorry")
        yield name
        one.page.goto("/")
    one.complaints = [complaint for complaint in one.complaints if "400" not in complaint]


def contact_sheets(folder: Path) -> None:
    """All pictures of a look on one sheet, each with its name."""
    for size, scheme in looks([]):
        pictures = sorted(folder.glob(f"*-{size}-{scheme}.png"))
        pictures = [picture for picture in pictures if not picture.name.startswith("sheet")]
        if pictures:
            contact_sheet(pictures).save(folder / f"sheet-{size}-{scheme}.png")


def contact_sheet(pictures: list[Path]) -> Image.Image:
    (wide, high), rows = THUMBNAIL, -(-len(pictures) // PER_ROW)
    sheet = Image.new("RGB", (PER_ROW * (wide + 8), rows * (high + 24)), "white")
    pen = ImageDraw.Draw(sheet)
    for number, path in enumerate(pictures):
        x, y = number % PER_ROW * (wide + 8), number // PER_ROW * (high + 24)
        with Image.open(path) as picture:
            picture.thumbnail(THUMBNAIL)
            sheet.paste(picture, (x, y + 18))
        pen.text((x + 4, y + 2), path.stem, fill="black")
    return sheet


def boards(one: Player, written: Written, names: dict[str, Position], language: str) -> Iterator[str]:
    """The tables that were written beforehand, with somebody else's eyes."""
    one.context.clear_cookies()
    cookies = [*written.cookies, {"name": "language", "value": language}]
    one.context.add_cookies([{**cookie, "url": one.page.url} for cookie in cookies])  # type: ignore[typeddict-item]
    for name, position in names.items():
        one.page.goto(f"/tables/{written.tables[position]}?seat=0")
        one.page.wait_for_selector("[data-choice]", state="attached")
        yield name if language == "en" else f"{name}-{language}"


def looks(wanted: list[str]) -> list[tuple[str, str]]:
    sizes = [size for size in SIZES if size in wanted] or list(SIZES)
    schemes = [scheme for scheme in SCHEMES if scheme in wanted] or SCHEMES
    return [(size, scheme) for size in sizes for scheme in schemes]


def names_in(wanted: list[str]) -> list[str]:
    return [word for word in wanted if word not in {*SIZES, *SCHEMES, *LANGUAGES}]


def is_wanted(name: str, wanted: list[str]) -> bool:
    names = names_in(wanted)
    return not names or any(name.startswith(start) for start in names)


def is_played(wanted: list[str]) -> bool:
    """Whether pages are wanted to which one must play: those speak English."""
    names = names_in(wanted)
    return "hu" not in wanted and not (names and all("-seats" in name or "-asks" in name for name in names))


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium.executable()
    if path is None:
        raise SystemExit("no Chromium: nothing to look at")
    named = {name: position for name, position in {**middles(), **questions()}.items() if is_wanted(name, wanted)}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as home:
        database = f"sqlite:///{home}/trois.db"
        written = write(database, list(named.values())) if named else None
        with running(database, away=AWAY) as server:
            browser = chromium.launched(playwright, path)
            for size, scheme in looks(wanted):
                one = Player(browser, server.address, SIZES[size], color_scheme=scheme, reduced_motion="reduce")
                for name in pages(one, server, browser) if is_played(wanted) else ():
                    if is_wanted(name, wanted):
                        taken(one, name, folder / f"{name}-{size}-{scheme}.png")
                one.page.goto("/")
                for name in boards(one, written, named, "hu" if "hu" in wanted else "en") if written else ():
                    taken(one, name, folder / f"{name}-{size}-{scheme}.png")
                one.close()
            browser.close()
    contact_sheets(folder)


def taken(one: Player, name: str, path: Path) -> None:
    whole = name.startswith(WHOLE) or name.endswith("over")
    one.page.screenshot(path=path, full_page=whole)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
