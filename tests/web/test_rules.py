"""The pages of rules: whole, in every language, without broken links; the way there from a table and back."""

import re
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from tests.rulebook.anchors import anchors
from tests.web.browsing import Client, Visitor, application
from tests.web.chromium import DESKTOP, PHONE, MakePlayer, violations
from trois import games
from trois.rulebook import book_of, outline_of
from trois.text import LANGUAGES, Text

WIDE = {"width": 1440, "height": 900}
GAMES = games.names()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield client


def plain(text: str) -> str:
    """With plain spaces."""
    return " ".join(text.split())


def asked(ada: Visitor, game: str) -> str:
    """Open a table with a bot and wait until it is one's turn; the table's address."""
    table = ada.open(game, "me", "bot-random")
    for _ in range(200):
        if ada.actions:
            return table
        time.sleep(0.1)
        ada.get(table)
    raise AssertionError("nothing is asked")


# Without script


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_all_of_its_book_and_no_link_leads_nowhere(client: Client, game: str, language: str) -> None:
    html = Visitor(client, language).get(f"/rules/{game}")
    book = book_of(game, Text(language))
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert f'<html lang="{language}"' in html
    assert anchors(book) <= set(ids)
    assert len(ids) == len(set(ids))
    assert [link for link in re.findall(r'href="#([^"]+)"', html) if link not in ids] == []
    words = unescape(re.sub(r"\s+", " ", re.sub("<[^>]+>", "", html)))
    for chapter in book.chapters:
        assert plain(chapter.title) in words
    for group in book.card_groups():
        assert [
            card.id for card in group.cards if plain(card.name) not in words or plain(card.full)[1:] not in words
        ] == []
    assert html.count('class="drawing"><svg') == sum(len(group.cards) for group in book.card_groups())
    assert "{" not in re.sub(r"<svg.*?</svg>|data-found=\"[^\"]*\"", "", html, flags=re.DOTALL)


@pytest.mark.parametrize("game", GAMES)
def test_links_to_other_pages_work(client: Client, game: str) -> None:
    ada = Visitor(client)
    html = ada.get(f"/rules/{game}")
    for address in set(re.findall(r'href="(/[^"#]*)"', html)):
        ada.get(address)
        assert ada.status == 200, address


@pytest.mark.parametrize("game", GAMES)
def test_every_question_leads_to_its_passage(client: Client, game: str) -> None:
    ada = Visitor(client, "fr")
    for question, anchor in outline_of(game).question_anchors().items():
        part = ada.get(f"/rules/{game}/find?thing=question:{question}", x_part="yes")
        passages = {p.anchor: p.text for chapter in book_of(game, Text("fr")).chapters for p in chapter.passages}
        end = plain(passages[anchor].split("**")[-1])[:40]
        assert end in plain(unescape(re.sub("<[^>]+>", "", part))), question


def test_without_script_a_question_leads_to_the_page_and_back_to_the_table(client: Client) -> None:
    ada = Visitor(client)
    table = asked(ada, "troyes")
    link = re.search(r'data-rule href="([^"]+)"', ada.html)
    assert link
    html = ada.get(unescape(link[1]))
    assert ada.url.startswith("/rules/troyes?table=")
    assert ada.url.endswith("#setup-placement")
    back = re.search(r'<a class="button main" href="(/tables/[^"]+)"', html)
    assert back
    assert back[1].startswith(table)
    assert 'name="action"' in ada.get(back[1])


@pytest.mark.parametrize("game", GAMES)
def test_every_good_leads_to_its_sign_in_the_legend_and_back(client: Client, game: str) -> None:
    ada = Visitor(client, "it")
    table = asked(ada, game)
    goods = re.search(r'<ul class="goods".*?</ul>', ada.html, re.DOTALL)
    assert goods
    links = [unescape(link) for link in re.findall(r'<a data-rule href="([^"]+)"', goods[0])]
    assert len(links) == goods[0].count("<li") == 4
    for link in links:
        html = ada.get(link)
        sign = re.search(r"thing=sign:([\w-]+)", link)
        assert sign
        assert ada.url.endswith(f"#legend-{sign[1]}")
        assert f'id="legend-{sign[1]}"' in html
        back = re.search(r'<a class="button main" href="(/tables/[^"]+)"', html)
        assert back
        assert back[1].startswith(table)
        assert 'name="action"' in ada.get(back[1])


def test_a_table_with_corrected_cards_has_its_own_rules(client: Client) -> None:
    ada = Visitor(client)
    ada.get("/new?game=troyes")
    fields = {"game": "troyes", "seat-0": "me", "seat-1": "bot-random", "option-open_scores": "false", "public": "no"}
    cards = b'[board.wages]\npalace = 4\n[[activity]]\nid = "merchant"\nhire = 9\n'
    ada.send_file("/tables", fields, "cards", "my.toml", cards)
    table = ada.url.rpartition("/")[2]
    html = ada.get(f"/rules/troyes?table={table}")
    words = unescape(re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", html)))
    assert "pay 4 for each of your citizens in the Palace" in words
    assert "With the corrected cards of your table." in words
    assert "Corrected: hiring cost." in words
    usual = ada.get("/rules/troyes")
    assert "With the corrected cards" not in usual
    assert "Corrected: hiring cost." not in usual


def test_what_is_not_there(client: Client) -> None:
    ada = Visitor(client)
    ada.get("/rules/chess")
    assert ada.status == 404
    assert "Back to the table" not in ada.get("/rules/troyes?table=nowhere")
    assert ada.status == 200
    other = ada.open("troyes-dice", "me").rpartition("/")[2]
    assert "Back to the table" not in ada.get(f"/rules/troyes?table={other}")
    ada.get("/rules/troyes/find?thing=nonsense")
    assert ada.url.endswith("#aim")


# First steps


def test_home_tells_time_weight_and_players_and_leads_to_learning_and_rules(client: Client) -> None:
    html = Visitor(client).get("/")
    for game, minutes, weight in (
        ("troyes", "60–90 min", "rich"),
        ("troyes-dice", "20–30 min", "light"),
        ("tournay", "45–60 min", "medium"),
    ):
        assert minutes in html
        assert weight in html
        assert f'href="/rules/{game}"' in html
        assert f'href="/learn/{game}"' in html
    assert html.count('class="on"') == 4 + 2 + 3


def test_newcomers_meet_novices_and_are_asked_for_a_level_later(client: Client) -> None:
    ada = Visitor(client)
    assert "You start against novices." in ada.get("/")
    ada.post("/play/troyes-dice", {})
    site = client.app.state.site
    live = site.tables.known[ada.url.rpartition("/")[2]]
    assert [seat.level for seat in live.seats] == ["", "novice", "novice"]
    finish_alone(ada)
    assert "You will be asked how strong the bots should be." in ada.get("/")
    ada.post("/play/troyes-dice", {})
    assert ada.url == "/play/troyes-dice"
    ada.post("/play/troyes-dice", {"level": "expert"})
    live = site.tables.known[ada.url.rpartition("/")[2]]
    assert [seat.level for seat in live.seats] == ["", "expert", "expert"]
    assert "Opponents: expert." in ada.get("/")
    ada.post("/play/tournay", {})
    assert [seat.level for seat in site.tables.known[ada.url.rpartition("/")[2]].seats][1:] == ["expert", "expert"]
    ada.post("/play/tournay", {"level": "god"})
    assert ada.status == 400


def finish_alone(ada: Visitor) -> None:
    ada.open("troyes-dice", "me")
    for _ in range(200):
        if "<h1" in ada.html and ada.actions:
            ada.choose()
        else:
            break
    assert 'data-stage="over"' in ada.html


def test_the_first_note_stands_before_the_first_question_until_it_is_read(client: Client) -> None:
    ada = Visitor(client)
    table = asked(ada, "tournay")
    note, question = ada.html.find("Your first game"), ada.html.find('id="asks"')
    assert 0 < note < question
    assert "Whoever has the most prestige points wins" in ada.html
    ada.post("/settings", {"seen-tournay": "yes", "back": table})
    assert ada.url == table
    assert "Your first game" not in ada.html
    asked(ada, "troyes")
    assert "Your first game" in ada.html
    ada.choose()
    assert "Your first game" not in ada.html


# In a browser


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_rules_pages_fit_and_are_accessible(
    player: MakePlayer, size: dict[str, int], scheme: str, language: str
) -> None:
    ada = player(size=size, color_scheme=scheme)
    ada.page.goto("/")
    ada.speak(language)
    for game in GAMES:
        ada.page.goto(f"/rules/{game}")
        assert ada.page.get_attribute("html", "lang") == language
        assert ada.fits(), game
        cut = ada.page.evaluate(
            "[...document.querySelectorAll('.card-table, .stages, .example, .passages p, .signs li, .glossary div')]"
            ".filter(e => e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth)"
            ".map(e => e.className + e.id)"
        )
        assert cut == [], game
        assert violations(ada.page) == [], game


def test_search_contents_and_print(player: MakePlayer) -> None:
    ada = player(size=WIDE)
    ada.page.goto("/rules/troyes")
    ada.page.fill("#search", "merchant")
    assert ada.page.locator("#card-merchant").is_visible()
    assert not ada.page.locator("#card-artisan").is_visible()
    assert not ada.page.locator("#round-income").is_visible()
    assert "found" in ada.page.inner_text("#found")
    ada.page.fill("#search", "zebra")
    assert "Nothing found" in ada.page.inner_text("#found")
    ada.page.fill("#search", "")
    assert ada.page.locator("#round-income").is_visible()
    ada.page.click(".contents a[href='#events']")
    ada.until("() => document.querySelector('.contents a[aria-current]')?.hash === '#events'")
    ada.page.emulate_media(media="print")
    for gone in (".top", ".contents", ".foot", ".languages", ".kinds"):
        assert not ada.page.locator(gone).first.is_visible(), gone
    assert ada.page.locator("#round-income").is_visible()


def test_a_rule_opens_beside_the_table_and_nothing_is_lost(player: MakePlayer) -> None:
    """Dice picked for an action are still picked when the rule is closed."""
    ada = player(size=WIDE)
    ada.open("troyes", "me", "bot-random")
    for _ in range(400):
        assert ada.wait_for_turn()
        if ada.page.locator("[data-drafts]").count():
            break
        ada.choose()
    ada.page.locator("[data-drafts] [data-choice][aria-pressed]").first.click()
    picked = ada.page.locator(".picked[data-choice]").count()
    assert picked
    number = ada.state["number"]
    ada.page.click("details.hint summary")
    ada.page.click("details.hint a[data-rule] >> nth=0")
    ada.page.wait_for_selector("dialog.rule[open]")
    assert "dice" in ada.page.inner_text("dialog.rule").lower(), "of a group, or of those that counter a black die"
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    assert ada.page.locator("dialog.rule[open]").count() == 0
    assert ada.page.locator(".picked[data-choice]").count() == picked
    assert ada.state["number"] == number


def test_a_card_of_the_board_leads_to_its_rule(player: MakePlayer) -> None:
    ada = player(size=DESKTOP)
    ada.open("troyes", "me", "bot-random")
    assert ada.wait_for_turn()
    card = ada.page.locator("[data-explain='marauding'] .card-paper").first
    box = card.bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7)
    ada.until("() => document.getElementById('tip').textContent.startsWith('Marauding')")
    link = ada.page.locator("#tip a").bounding_box()
    assert link
    ada.page.mouse.move(link["x"] + 4, link["y"] + 4, steps=8)
    ada.page.wait_for_timeout(700)
    ada.page.click("#tip a")
    ada.page.wait_for_selector("dialog.rule[open]")
    assert "Marauding" in ada.page.inner_text("dialog.rule")
    ada.page.click("dialog.rule .close")
    assert ada.page.locator("dialog.rule[open]").count() == 0


def test_a_sign_of_a_choice_tells_its_meaning_and_leads_to_the_legend(player: MakePlayer) -> None:
    ada = player(size=DESKTOP)
    ada.open("troyes", "me", "bot-random")
    for _ in range(400):
        assert ada.wait_for_turn()
        if ada.page.locator("[data-choice] svg.sign:has(use[href='#sign-denier']):visible").count():
            break
        ada.choose()
    number, choices = ada.state["number"], ada.page.locator("[data-choice]").count()
    sign = ada.page.locator("[data-choice] svg.sign:has(use[href='#sign-denier']):visible").first
    sign.scroll_into_view_if_needed()
    sign.hover(force=True)
    ada.until("() => document.getElementById('tip').textContent.startsWith('denier, the money')")
    ada.page.evaluate("document.querySelector('#tip a').click()")
    ada.page.wait_for_selector("dialog.rule[open] .signs")
    assert "denier, the money" in ada.page.inner_text("dialog.rule")
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    assert (ada.state["number"], ada.page.locator("[data-choice]").count()) == (number, choices)


def test_home_and_the_new_table_fit_and_are_accessible(player: MakePlayer) -> None:
    for size in (PHONE, WIDE):
        for scheme in ("light", "dark"):
            ada = player(size=size, color_scheme=scheme)
            for address in ("/", "/new?game=troyes", "/new?game=troyes-dice", "/play/troyes", "/rules"):
                ada.page.goto(address)
                assert ada.fits(), (address, size)
                assert violations(ada.page) == [], (address, size, scheme)


def test_the_summary_of_a_new_table_follows_its_form(player: MakePlayer) -> None:
    ada = player(size=WIDE)
    ada.page.goto("/new?game=troyes")
    ada.seat(1, "bot-master")
    ada.seat(2, "here")
    ada.page.fill("#seat-name-2", "Bea")
    ada.seat(3, "open")
    assert [line.split()[-1] for line in ada.page.locator("#sum li").all_inner_texts()] == [
        "Me",
        "master",
        "screen",
        "Friend",
    ]
    ada.seat(3, "none")
    ada.page.click("main button.main")
    ada.page.wait_for_url("**/tables/*")
    assert "Bea" in ada.page.inner_text(".players")
