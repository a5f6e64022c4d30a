"""The rules pages: every rule of docs/rules has its place in every language, every card and question too."""

import re
import tomllib
from html import escape
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

import trois
from tests.rulebook.anchors import anchors
from trois import draw, games
from trois.core.data import Json
from trois.draw.frames import FRAMES
from trois.games import area
from trois.rulebook import book_of, outline_of
from trois.rulebook.drawings import figure_part
from trois.rulebook.examples import NAMES, example_of
from trois.rulebook.finding import explained_sign, place_of
from trois.rulebook.outline import card_anchor, folder_of, sign_anchor
from trois.rulebook.words import words_of
from trois.text import LANGUAGES, Text
from trois.text.log import sentences
from trois.text.markup import Run, runs
from trois.text.voice import voice_of

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (?P<rule>.*?) \| `")
NAME = re.compile(r"^\*\*(?P<bold>[^*]+)\.\*\*|^(?P<line>(?:IT|HU|ES):\d+)|^(?P<plain>[^:]+):")
GAMES = trois.games.names()
EVERY = [(game, language) for game in GAMES for language in LANGUAGES]


def rule_names(game: str) -> list[str]:
    """The name of every row of the game's map of rules."""
    page = (ROOT / "docs" / "rules" / f"{area(game)}.md").read_text(encoding="utf-8")
    rows = [match["rule"] for match in map(ROW.match, page.splitlines()) if match]
    found = [NAME.match(row) for row in rows]
    assert all(found), [row for row, match in zip(rows, found, strict=True) if not match]
    return [match["bold"] or match["line"] or match["plain"] for match in found if match]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_map_has_a_place_and_every_place_names_a_rule(game: str) -> None:
    names = rule_names(game)
    assert len(names) == len(set(names)) > 100
    assert sorted(set(names) - outline_of(game).rules()) == []
    assert sorted(outline_of(game).rules() - set(names)) == []


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_passage_is_said_in_every_language(game: str, language: str) -> None:
    """In its own words: nothing is left over in English, and no place is open."""
    book, english = book_of(game, Text(language)), book_of(game, Text())
    for chapter, other in zip(book.chapters, english.chapters, strict=True):
        assert chapter.title
        for passage, same in zip(chapter.passages, other.passages, strict=True):
            assert len(passage.text) > 15, passage.anchor
            assert "{" not in passage.text, passage.anchor
            assert passage.text.count("**") % 2 == 0, passage.anchor
            assert language == "en" or passage.text != same.text, passage.anchor


@pytest.mark.parametrize("name", [*GAMES, "frame"])
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_words_of_all_languages_have_the_same_keys_and_places(name: str, language: str) -> None:
    path = ROOT / "src/trois/text" / language / "rules" / f"{area(name)}.toml"
    assert path.exists()
    own, english = words_of(name, language), words_of(name, "en")
    assert list(own) == list(english)
    for key, said in own.items():
        assert places(english[key]) <= places(said), (key, said)
        assert {place for place in places(said) - places(english[key]) if not place.startswith("card_")} == set(), key


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_card_is_told_with_what_it_does(game: str, language: str) -> None:
    book = book_of(game, Text(language))
    cards = [card for group in book.card_groups() for card in group.cards]
    assert len(cards) == len({card.id for card in cards}) == {"troyes": 50, "troyes-dice": 34, "tournay": 93}[game]
    assert [card.id for card in cards if not card.name or not (card.full or card.chips)] == []
    assert {card_anchor(card.id) for card in cards} <= anchors(book)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_it_is_told_what_the_numbers_of_cards_are(game: str, language: str) -> None:
    book = book_of(game, Text(language))
    for group in book.card_groups():
        has_numbers = any(card.chips or book.facts(card.id) for card in group.cards)
        assert bool(group.legend) == has_numbers, group.id


def test_the_cards_of_tournay_and_troyes_are_all_there() -> None:
    troyes = {card.id for group in book_of("troyes", Text()).card_groups() for card in group.cards}
    tree = trois.games.get("troyes").card_tree({}, "cards")
    rows = [str(row["id"]) for kind in ("activity", "event", "character") for row in tree[kind]]  # type: ignore[index, union-attr, call-overload]
    assert [name for name in rows if not any(card.startswith(name) for card in troyes)] == []
    tournay = {card.id for group in book_of("tournay", Text()).card_groups() for card in group.cards}
    tree = trois.games.get("tournay").card_tree({}, "cards")
    assert {str(row["id"]) for kind in ("card", "event") for row in tree[kind]} <= tournay  # type: ignore[index, union-attr, call-overload]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_and_every_told_card_leads_to_a_place_of_the_page(game: str) -> None:
    book, outline = book_of(game, Text()), outline_of(game)
    words = import_module(f"trois.games.{area(game)}.words")
    asked = {*words.QUESTIONS, *getattr(words, "NUMBERING_STAGES", [])} - {"numbered"}
    assert sorted(asked - set(outline.question_anchors())) == []
    assert {place_of(game, f"question:{one}") for one in asked} <= anchors(book)
    assert set(outline.part_anchors().values()) <= anchors(book)
    assert {card_anchor(card) for card in outline.told_by_cards.values()} <= anchors(book)
    assert place_of(game, "no such thing") == book.chapters[0].id


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_board_explains_leads_to_its_own_place(game: str) -> None:
    """Cards and things that boards mark as explained, in several positions; not just to the first chapter."""
    first = outline_of(game).chapters[0].id
    keys = {key for svg in drawn(game) for key in re.findall(r'data-explain="([^"]+)"', svg)}
    assert len(keys) > 5
    assert sorted(key for key in keys if place_of(game, key) == first) == []


def test_signs_that_look_alike_have_one_explanation() -> None:
    assert [explained_sign("troyes", sign) for sign in ("star", "points", "goblet")] == ["points", "points", ""]
    assert explained_sign("tournay", "points") == "star"
    assert place_of("troyes", "sign:star") == sign_anchor("points")


def test_words_between_stars_are_bold() -> None:
    assert runs("a **bold** word") == [Run("a ", False), Run("bold", True), Run(" word", False)]
    assert runs("**All**") == [Run("All", True)]


@pytest.mark.parametrize("game", GAMES)
def test_the_legend_holds_every_sign_of_the_boards(game: str) -> None:
    used = {sign for svg in drawn(game) for sign in re.findall(r"#sign-([\w-]+)", svg)}
    known = {entry.name for entry in book_of(game, Text()).signs()}
    assert sorted(used - known) == []


def drawn(game: str) -> list[str]:
    """Boards along a game in every frame."""
    expansion: object = {"troyes-dice": True, "tournay": "mix"}.get(game)
    match = trois.new(game, 3, 5) if expansion is None else trois.new(game, 3, 5, expansion=expansion)
    found: list[str] = []
    for number in range(240):
        if not match.pending:
            break
        seat = match.pending[0]
        match.push(seat, match.legal(seat)[(number * 7) % len(match.legal(seat))])
        if number % 40 == 0:
            parts = [draw.parts(voice_of(match.view(0), Text(), NAMES), {}, frame) for frame in FRAMES.values()]
            found += [part.svg for some in parts for part in some]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_that_teaches_has_an_example_which_the_engine_plays(game: str) -> None:
    without = {"aim", "printed", "feats"}
    for chapter in book_of(game, Text("hu")).chapters:
        assert bool(chapter.examples) == (chapter.id not in without), chapter.id
        for told in chapter.examples:
            assert told.example.events, told.example.name
            assert told.example.steps, told.example.name
            assert told.caption
            views = [draw.parts(voice_of(told.example.view, Text(), NAMES), {}, frame) for frame in FRAMES.values()]
            assert set(told.example.parts) <= {part.name for parts in views for part in parts}, told.example.name


SMALL_STEPS = {
    "troyes": {"supply", "leave", "move", "raise", "modify", "take", "use", "cube", "mill", "done", "also"},
    "troyes-dice": {"pay", "write"},
    "tournay": {"use", "place", "take", "look", "keep", "copy", "colour", "stand", "fire", "build", "damage", "pass"},
}
"""Decisions that are parts of an action, or of one card."""


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_worked_example(game: str) -> None:
    vocabulary = games.get(game).vocabulary
    examples = [example_of(game, name) for chapter in outline_of(game).chapters for name in chapter.examples()]
    shown = {vocabulary.kind(step.action) for example in examples for step in example.steps}
    every = {vocabulary.kind(action) for action in range(len(vocabulary))}
    assert every - shown - SMALL_STEPS[game] == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_file_of_an_example_is_shown(game: str) -> None:
    files = {path.stem for path in (folder_of(game) / "examples").iterdir()}
    chapters = outline_of(game).chapters
    figures = {figure.id for chapter in chapters for figure in chapter.figures}
    assert files == figures | {name for chapter in chapters for name in chapter.examples()}


FIGURES = {"troyes": ["board"], "troyes-dice": ["board", "sheet"], "tournay": ["board", "district"]}


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_boards_are_pictured_with_the_names_of_their_parts(game: str, language: str) -> None:
    figures = [figure for chapter in book_of(game, Text(language)).chapters for figure in chapter.figures]
    assert [figure.outline.id for figure in figures] == FIGURES[game]
    for figure in figures:
        part = figure_part(figure, Text(language))
        words = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", part.svg))
        for number, entry in enumerate(figure.entries, 1):
            assert escape(entry.name) in words, entry.name
            assert part.svg.count(f">{number}</text>") >= 2, number
        assert all(0 <= point.x <= 1 and 0 <= point.y <= 1 for point in figure.outline.points)


def test_examples_say_what_they_promise() -> None:
    told = sentences(example_of("troyes", "dice").game, example_of("troyes", "dice").events, NAMES, Text())
    assert any("8 times" in line and "16 deniers" in line for line in told), told
    told = sentences(example_of("troyes", "round").game, example_of("troyes", "round").events, NAMES, Text())
    assert any("2 influence" in line for line in told), told
    events = example_of("troyes", "events").events
    assert [event for event in events if event[0] == "countered"]
    prizes = [event for event in events if event[0] == "gained" and "vp" in event]
    assert len({event[1] for event in prizes}) == 2
    assert len({event[3] for event in prizes}) == 1
    assert [event for event in example_of("tournay", "crier").events if event[0] == "crier"]
    assert [event for event in example_of("troyes", "buildings").events if event[0] == "expelled"]


def test_corrected_cards_change_the_book() -> None:
    text = Text()
    changes: dict[str, Json] = {
        "activity": [{"id": "merchant", "hire": 5}],
        "board": {"wages": {"palace": 4}},
    }
    usual, corrected = book_of("troyes", text), book_of("troyes", text, changes)
    assert usual.numbers["wage_palace"] == 2
    assert corrected.numbers["wage_palace"] == 4
    said = {p.anchor: p.text for chapter in corrected.chapters for p in chapter.passages}["round-income"]
    assert "pay 4 for each of your citizens in the Palace" in said
    merchant = next(card for group in corrected.card_groups() for card in group.cards if card.id == "merchant")
    assert merchant.chips[0].amount == 5
    assert merchant.corrected == ("hire",)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_books_keep_to_the_words_of_the_rulebooks(game: str, language: str) -> None:
    """The glossary of a language names the words that are not to be said."""
    glossary = tomllib.loads((ROOT / "src/trois/text" / language / "glossary.toml").read_text(encoding="utf-8"))
    unwanted = [*glossary["address"]["not"]]
    unwanted += [word for term in glossary.get(area(game), {}).values() for word in term.get("not", [])]
    said = [book_of(game, Text(language)).say(key, a="A") for key in words_of(game, language)]
    found = [(word, text) for word in unwanted for text in said if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)]
    assert found == []


NAMED_CARDS = {
    "bakery": ["yellow2.bakery"],
    "abbey": ["white1.abbey"],
    "ballista": ["red1.ballista"],
    "palisade": ["red2.palisade"],
    "tavern": ["yellow2.tavern"],
    "catapult": ["red1.catapult"],
    "levy": ["red1.manor", "red2.courtroom"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_call_cards_by_their_names(language: str) -> None:
    """A card that the rules call otherwise than the board can't be found."""
    words = words_of("tournay", language)
    for key, cards in NAMED_CARDS.items():
        bold = re.findall(r"\*\*([^*]+?)[\s.:]*\*\*", words[f"effects.{key}"])
        told = [Text(language).word("tournay", card.replace(".", "-")).rpartition(" ")[0] for card in cards]
        assert bold == told, key


EXPLAINED_IN_ITS_SENTENCE = {
    "troyes": {"Flag"},
    "troyes-dice": {"Clear die", "Feat"},
    "tournay": {"Card", "Free", "Standing", "placed"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_word_of_the_glossary_is_explained_where_it_first_appears(game: str) -> None:
    """It is bold there, in a passage or beside a picture: the sentence says what it is."""
    book = book_of(game, Text("en"))
    said = [
        text
        for chapter in book.chapters
        for text in [*(one.text for one in chapter.passages), *(e.text for f in chapter.figures for e in f.entries)]
    ]
    for term in {term for entry in book.glossary() for term in entry.name.split(", ")} - EXPLAINED_IN_ITS_SENTENCE[
        game
    ]:
        stem = re.compile(rf"(?<!\w){re.escape(term.lower().rstrip('s'))}")
        first = next(text.lower() for text in said if stem.search(text.lower()))
        assert any(stem.search(bold) for bold in re.findall(r"\*\*(.+?)\*\*", first)), (term, first)


def test_the_chapters_are_read_at_two_hundred_words_a_minute() -> None:
    book = book_of("troyes", Text())
    words = sum(len(passage.text.split()) for chapter in book.chapters for passage in chapter.passages)
    assert abs(book.minutes() * 200 - words) <= 100


def test_a_number_stands_on_what_it_names() -> None:
    """A part alone has its numbers where they are on the whole board."""
    book = book_of("troyes-dice", Text())
    board, sheet = (figure for chapter in book.chapters for figure in chapter.figures)
    seen = {}
    for figure, name in ((board, "points"), (sheet, "points")):
        at = [point.id for point in figure.outline.points].index(name) + 1
        discs = re.findall(
            r'<g class="callout"><circle[^>]* cx="([-\d.]+)" cy="([-\d.]+)"[^>]*/><text[^>]*>(\d+)<',
            figure_part(figure, book.text).svg,
        )
        seen[figure.outline.id] = next((float(x), float(y)) for x, y, number in discs if number == str(at))
    assert seen["sheet"][0] == pytest.approx(seen["board"][0] - 388, abs=15)
    assert seen["sheet"][1] == pytest.approx(seen["board"][1] - 10, abs=15)


def test_decisions_of_others_have_their_names() -> None:
    decided = example_of("troyes", "pass").decisions(Text())
    assert decided[0] == "Pass"
    assert all(words.startswith("Héloïse: ") for words in decided[1:])
