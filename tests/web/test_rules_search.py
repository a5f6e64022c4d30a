"""The search of the rules: any form of a word, words that mean the same, the best place first, in five languages."""

import pytest

from tests.web.chromium import MakePlayer
from trois.rulebook.book import book_of
from trois.text import Text

ASKED = {
    "en": [
        ("cannot beat black die", "round-weak"),
        ("fight event cost", "actions-combat"),
        ("passing", "actions-pass"),
        ("how much does a die cost", "dice-bought"),
        ("pushed out citizen", "buildings-expelled"),
        ("wages", "round-income"),
    ],
    "fr": [
        ("passer", "actions-pass"),
        ("dé noir trop fort", "round-weak"),
        ("citoyen expulsé", "buildings-expelled"),
        ("coût d’un dé", "dice-bought"),
        ("salaires", "round-income"),
    ],
    "it": [
        ("passare", "actions-pass"),
        ("dado nero troppo forte", "round-weak"),
        ("cittadino espulso", "buildings-expelled"),
        ("quanto costano i dadi", "dice-bought"),
        ("stipendio", "round-income"),
    ],
    "es": [
        ("pasar", "actions-pass"),
        ("dado negro demasiado fuerte", "round-weak"),
        ("ciudadano expulsado", "buildings-expelled"),
        ("coste de un dado", "dice-bought"),
        ("salario", "round-income"),
    ],
    "hu": [
        ("passzolás", "actions-pass"),
        ("nem tudom legyőzni a fekete kockát", "round-weak"),
        ("kiszorított polgár", "buildings-expelled"),
        ("kocka ára", "dice-bought"),
        ("bér", "round-income"),
    ],
}
FIRST = "() => document.querySelector('#hits a')?.getAttribute('href')"


@pytest.mark.parametrize("language", ASKED)
def test_the_first_hit_answers(player: MakePlayer, language: str) -> None:
    one = player(size={"width": 1280, "height": 720})
    one.page.goto("/")
    one.context.add_cookies([{"name": "language", "value": language, "url": one.page.url}])
    one.page.goto("/rules/troyes")
    for words, place in ASKED[language]:
        one.page.fill("#search", words)
        assert one.page.evaluate(FIRST) == f"#{place}", words
    titles = {chapter.title for chapter in book_of("troyes", Text(language)).chapters}
    assert one.page.locator("#hits small").first.inner_text() in titles, "a hit tells where it lies"
    assert one.page.evaluate("CSS.highlights.get('found').size") > 0
    one.page.press("#search", "Enter")
    assert one.page.url.endswith(f"#{ASKED[language][-1][1]}")
