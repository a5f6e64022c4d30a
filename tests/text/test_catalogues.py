"""Every text exists in every language, with the same places; every game has a text for all it can say."""

import importlib
import re
from collections.abc import Iterator
from datetime import date

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import trois
from trois.core.chance import Chance
from trois.core.game import AnyGame
from trois.core.options import as_word
from trois.games import area
from trois.text import (
    LANGUAGES,
    Text,
    UnknownLanguage,
    add_texts,
    areas,
    best_language,
    catalogue,
    folder_of,
)
from trois.text.catalogues import Catalogue, ident
from trois.text.entries import sentence
from trois.text.functions import functions
from trois.text.values import Word

OTHERS = [language for language in LANGUAGES if language != "en"]
SIGNS = re.compile(r"(\[[\w-]+\]|[▪=]) ?")
"""What is drawn, in place of words."""
GAMES = [trois.games.get(name) for name in trois.games.names()]


class Printed(Visitor):
    """The places that are printed, apart from those that only select; and the plain words."""

    def __init__(self) -> None:
        self.places: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.places.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        """Forms of a word have no places of their own."""


def printed(texts: Catalogue, entry: str) -> Printed:
    found = Printed()
    found.visit(FluentParser().parse(texts.sources[entry]))
    return found


def all_entries(language: str) -> Iterator[tuple[Catalogue, str]]:
    for where in areas(language):
        texts = catalogue(language, where)
        yield from ((texts, entry) for entry in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent(language: str) -> None:
    """Each entry once, and nothing that a parser has to skip."""
    for where in areas(language):
        texts = catalogue(language, where)
        source = (folder_of(language) / f"{where}.ftl").read_text(encoding="utf-8")
        body = FluentParser().parse(source).body
        assert [junk.content for junk in body if isinstance(junk, ast.Junk)] == []
        ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert len(ids) == len(set(ids)), where
        assert set(ids) == {entry for entry in texts if not entry.startswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_only_to_what_is_there(language: str) -> None:
    for texts, entry in all_entries(language):
        entries, called = texts.references(entry)
        assert entries <= set(texts), entry
        assert called <= set(functions(texts)), entry


@pytest.mark.parametrize("language", OTHERS)
def test_same_keys_everywhere(language: str) -> None:
    assert areas(language) == areas("en")
    for where in areas("en"):
        mine, theirs = catalogue("en", where), catalogue(language, where)
        assert {entry for entry in theirs if entry[0] != "-"} == {entry for entry in mine if entry[0] != "-"}


@pytest.mark.parametrize("language", OTHERS)
def test_same_places_everywhere(language: str) -> None:
    """What one language prints the others print too; which numbers and words they select by is their own affair."""
    for texts, entry in all_entries("en"):
        theirs = printed(catalogue(language, texts.area), entry).places
        assert theirs == printed(texts, entry).places, f"{texts.area}.{entry}"


@pytest.mark.parametrize("language", OTHERS)
def test_texts_are_translated(language: str) -> None:
    """Sentences differ from English; single words, names and lines of signs alone may be the same."""
    for texts, entry in all_entries("en"):
        words = printed(texts, entry).words
        said = SIGNS.sub("", "".join(words))
        if said.count(" ") >= 4 and not entry.startswith(("word-", "score-")) and entry != "event-numbered":
            assert printed(catalogue(language, texts.area), entry).words != words, entry


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_action_and_event_can_be_said(game: AnyGame, language: str) -> None:
    text = Text(language)
    for action in range(len(game.vocabulary)):
        assert "{" not in text.action(game, action)
        assert text.action(game, action) != f"{area(game.name)}.action.{game.vocabulary.kind(action)}"
    phrases = [text.action(game, action) for action in range(len(game.vocabulary))]
    assert len(set(phrases)) == len(phrases)
    for kind in game.events:
        texts = catalogue(language, area(game.name))
        assert [f"{section}-{kind}" in texts for section in ("event", "befalls")].count(True) == 1


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_options_scores_and_feats_have_texts(game: AnyGame) -> None:
    known = catalogue("en", area(game.name))
    for option in game.options:
        for word in ("about", *(as_word(choice) for choice in option.choices)):
            assert ident(f"option.{option.name}.{word}") in known
    match = trois.new(game.name, game.fewest_seats, seed=1)
    for part in match.scores[0].parts:
        assert ident(f"score.{part}") in known


def names_in(where: str, section: str) -> set[str]:
    start = f"{section}-"
    return {entry.removeprefix(start) for entry in catalogue("en", where) if entry.startswith(start)}


def test_reasons_of_tournay_have_texts() -> None:
    journal = importlib.import_module("trois.games.tournay.journal")
    told = names_in("tournay", "why")
    assert told == set(journal.WHY)


def test_feats_of_troyes_dice_have_texts() -> None:
    feats = importlib.import_module("trois.games.troyes_dice.feats")
    told = names_in("troyes_dice", "feat")
    by_sheet = {"full-prestige-row", "full-administration-row", "full-resource-track", "full-citizen-track"}
    by_score = {"45-points", "55-points", "65-points", "over-60-with-others", "18-from-one-character", "40-citizens"}
    assert told == {*feats.PLAYED, *by_sheet, *by_score}


def test_questions_of_troyes_dice_have_texts_and_hints() -> None:
    words = importlib.import_module("trois.games.troyes_dice.words")
    kinds = {*words.QUESTIONS, *words.NUMBERING_STAGES} - {"done", "numbered"}
    for section in ("question", "hint"):
        assert names_in("troyes_dice", section) == kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_events_of_played_games_are_sentences(game: AnyGame, language: str) -> None:
    """No place is left open, no key and no bare word of the engine shines through."""
    text, picker = Text(language), Chance(3)
    for seed in range(4):
        match = trois.new(game.name, max(2, game.fewest_seats), seed=seed)
        while not match.over:
            seat = match.pending[0]
            actions = match.legal(seat)
            match.push(seat, actions[picker.below(len(actions))])
        for event in match.events(None):
            told = sentence(game, event, ["Ada", "Bo"], text)
            assert told
            assert "{" not in told
            assert area(game.name) not in told


def test_what_is_said() -> None:
    game = trois.games.get("troyes-dice")
    names = ["Ada", "Bo"]
    assert sentence(game, ("gained", 1, "red", 2, "palace"), names, Text()) == "Bo gains 2 red citizens (Palace)"
    assert sentence(game, ("gained", 0, "red", 1, "link"), names, Text()) == "Ada gains 1 red citizen (link bonus)"
    assert sentence(game, ("took", 0, 2, "white", 5), names, Text("fr")) == "Ada prend le 5 blanc de la place 3"
    assert sentence(game, ("tile-turned", -1, 4, 7), names, Text()) == "A Banquet becomes a Raid: the die starts at 0"


def test_a_name_is_never_translated() -> None:
    game = trois.games.get("troyes-dice")
    assert sentence(game, ("collected", 0), ["red"], Text("fr")).startswith("red ")


def test_best_language() -> None:
    assert best_language("fr_FR.UTF-8") == "fr"
    assert best_language("C") == "en"
    assert best_language("de-DE,hu;q=0.8") == "hu"
    assert best_language("") == "en"
    assert best_language("x," * 2000 + "fr") == "en"  # nobody wishes for so much


def test_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match="'xx'; there are: en, fr, it, es, hu"):
        Text("xx")


def test_plurals_of_french_count_zero_as_one() -> None:
    assert Text("fr")("troyes_dice.board.worth", n=0) == "0 point"
    assert Text("en")("troyes_dice.board.worth", n=0) == "0 points"


def test_a_game_that_lives_elsewhere_brings_its_texts() -> None:
    add_texts("en", "my-pebbles", "title = Pebbles\nwhat-pebble = { $n ->\n    [one] pebble\n   *[other] pebbles\n}\n")
    try:
        assert Text()("my_pebbles.title") == "Pebbles"
        assert Text().word("my-pebbles", "pebble", "what", 2) == "pebbles"
        assert Text("fr").word("my-pebbles", "pebble", "what", 2) == "pebbles"
    finally:
        catalogue.cache_clear()


# What a language may say with the format


@pytest.fixture
def grammar() -> Iterator[Catalogue]:
    """A language with genders, cases and articles, in a catalogue of its own."""
    add_texts(
        "hu",
        "grammar",
        """
word-tower = Torony
    .gender = feminine
    .accusative = Tornyot
    .the = a Torony
word-fort = Erőd
    .the = az Erőd
word-market = Piac
coin = { $n ->
    [one] érme
   *[other] érmék
}
what-coin = { $n ->
    [one] érme
   *[other] érmék
}
lost = elveszti: { FORM($card, "the") }
built = { GENDER($card) ->
    [feminine] kész (f)
   *[other] kész
}
paid = { $amount } { WORD($what, $amount, in: "what") }
round = { $n ->
    [1] Az
    [5] Az
   *[other] A
} { $n }. forduló
event-gone = { $name }: { FORM($card, "accusative") }, { $value }
-term = szó
with-term = ez { -term }
""",
    )
    yield catalogue("hu", "grammar")
    catalogue.cache_clear()


def test_forms_genders_and_numbers_come_from_the_catalogue(grammar: Catalogue) -> None:
    text = Text("hu")
    tower, fort, market = (text.word("grammar", name) for name in ("tower", "fort", "market"))
    assert isinstance(tower, Word)
    assert [text("grammar.lost", card=card) for card in (tower, fort, market)] == [
        "elveszti: a Torony",
        "elveszti: az Erőd",
        "elveszti: Piac",
    ]
    assert [text("grammar.built", card=card) for card in (tower, fort)] == ["kész (f)", "kész"]
    assert [text("grammar.round", n=n) for n in (1, 2, 5)] == ["Az 1. forduló", "A 2. forduló", "Az 5. forduló"]
    assert [text("grammar.paid", amount=n, what="coin") for n in (1, 2)] == ["1 érme", "2 érmék"]
    assert text("grammar.with-term") == "ez szó"
    assert grammar.forms("word-tower") == {"gender", "accusative", "the"}


@pytest.mark.usefixtures("grammar")
def test_a_part_that_is_drawn_can_be_asked_too() -> None:
    pieces = Text("hu").pieces("grammar", "event.gone", {"card": "tower", "value": 3}, ["value"])
    assert pieces == ["", ("name", ""), ": Tornyot, ", ("value", "3"), ""]


def test_large_numbers_are_written_as_the_language_does() -> None:
    said = {language: Text(language)("arena.stopped", n=12345) for language in LANGUAGES}
    assert "12,345" in said["en"]
    assert "12.345" in said["es"]
    assert "12\u202f345" in said["fr"]
    assert "12\xa0345" in said["hu"]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("fr;q=0.3, hu;q=0.9, en;q=0.5", "hu"),
        ("de-DE, es-MX;q=0.8, en;q=0.9", "en"),
        ("de-DE, es-MX;q=0.8", "es"),
        ("it-CH, it;q=0.9", "it"),
        ("fr;q=0, es;q=0.1", "es"),
        ("fr;q=much, hu;q=0.1", "hu"),
        ("*", "en"),
        ("HU-hu", "hu"),
        ("es_ES@euro", "es"),
        (";;q=,,", "en"),
    ],
)
def test_wishes_have_weights_and_variants(wishes: str, language: str) -> None:
    assert best_language(wishes) == language


def test_numbers_lists_and_dates_are_written_as_the_language_does() -> None:
    text = {language: Text(language) for language in LANGUAGES}
    assert [text[language].number(1234.5, 1) for language in ("en", "fr", "hu")] == [
        "1,234.5",
        "1\u202f234,5",
        "1\xa0234,5",
    ]
    assert [text[language].percent(0.525, 1) for language in ("en", "es")] == ["52.5\u202f%", "52,5\u202f%"]
    names = ["Ada", "Bo", "Cy"]
    assert [text[language].listed(names) for language in ("en", "fr", "it", "es", "hu")] == [
        "Ada, Bo and Cy",
        "Ada, Bo et Cy",
        "Ada, Bo e Cy",
        "Ada, Bo y Cy",
        "Ada, Bo és Cy",
    ]
    day = date(2026, 3, 1)
    assert [text[language].day(day) for language in ("fr", "es", "hu")] == [
        "1 mars 2026",
        "1 de marzo de 2026",
        "2026. március 1.",
    ]
