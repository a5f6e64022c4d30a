"""Signs of the terminal in words; the total and the price of a choice in the making."""

import pytest
from rich.text import Text as Ink

from trois import games
from trois.core.journal import Event
from trois.text import LANGUAGES, Text
from trois.web import choices, glyphs

NAMES = ["Ada", "Bob", "Eve"]


@pytest.mark.parametrize(
    ("game", "said", "words"),
    [
        ("troyes", "÷2", "once per 2 pips"),
        ("troyes", "÷2 ¤", "1 denier per 2 pips"),
        ("troyes", "÷3 2/1★", "once per 3 pips, 2/1 VP"),
        ("troyes", "Σ12 ÷4 =", "total 12 ÷ 4 ="),
        ("troyes", "−1¤", "−1 denier"),
        ("troyes", "+3♔", "+3 influence"),
        ("troyes", "(−2★)", "(−2 VP)"),
        ("troyes", "3×", "3×"),
        ("tournay", "yy", "2 × yellow"),
        ("tournay", "■■", "2 × ■ Bob"),
        ("tournay", "(2d) Gain 2 deniers", "(2 deniers) Gain 2 deniers"),
        ("tournay", "(1d + 1 card)", "(1 denier + 1 card)"),
        ("tournay", "new area", "new area"),
        ("troyes-dice", "free", "free"),
    ],
)
def test_signs_in_words(game: str, said: str, words: str) -> None:
    assert glyphs.in_words(game, said, Text(), NAMES) == words


def test_letters_of_colours_follow_the_language() -> None:
    for language in LANGUAGES:
        text = Text(language)
        letter = text.word("tournay", "yellow", "letter").lower()
        assert glyphs.in_words("tournay", letter * 3, text, NAMES) == f"3 × {text.word('tournay', 'yellow')}"


@pytest.mark.parametrize(
    ("question", "asks", "pieces"),
    [
        ("What do you do?", "What do you do?", []),
        ("Artisan: which die? (÷4)", "Artisan: which die?", ["÷4"]),
        ("Artisan: which die? (Y6■: Σ6 ÷4 = 1× −5¤)", "Artisan: which die?", ["Σ6 ÷4 = 1×", "−5¤"]),
        ("Archer: which die? (R1●: Σ1 …)", "Archer: which die?", ["Σ1 …"]),
        ("The cathedral: which die? (W1● W2○: +2★ +3♔ −4¤)", "The cathedral: which die?", ["+2★", "+3♔", "−4¤"]),
        ("Who (of all) goes?", "Who (of all) goes?", []),
    ],
)
def test_a_question_and_its_reckoning(question: str, asks: str, pieces: list[str]) -> None:
    assert glyphs.apart(question) == (asks, pieces)


def test_what_has_no_room_is_no_price() -> None:
    game = games.get("troyes-dice")
    events: list[Event] = [
        ("paid", 0, "influence", 1, "value"),
        ("gained", 0, "influence", 1, "die"),
        ("lost", 0, "influence", 3, "die"),
    ]
    chips = choices._chips(game, choices._sums(game, 0, events), Ink("(3◆R)"), Text(), NAMES)
    told = [("−", "−1 Influence"), ("+", "+1 Influence"), ("", "no room for 3 Influence")]
    assert [(chip.sign, chip.words) for chip in chips] == told


def test_whose_citizens_are_used_is_told_by_name() -> None:
    game = games.get("tournay")
    view = {"active": 1}
    said = [
        ("use own", "use: 1 × ■ Bob"),
        ("use next+next", "use: 2 × ▲ Eve"),
        ("use own+second", "use: 1 × ■ Bob, 1 × ● Ada"),
    ]
    for action, words in said:
        assert glyphs.phrase(game, view, game.vocabulary.parse(action), Text(), NAMES) == words
    gather = game.vocabulary.parse("gather")
    assert glyphs.phrase(game, view, gather, Text(), NAMES) == Text().action(game, gather)


def test_a_price_is_told_once() -> None:
    game = games.get("troyes-dice")
    events: list[Event] = [("paid", 0, "fortune", 2, "plaza")]
    effect = Ink.assemble(("W 5", "red"), " ", ("2 Fortune", "bold"))
    chips = choices._chips(game, choices._sums(game, 0, events), effect, Text(), NAMES)
    assert [chip.words for chip in chips] == ["−2 Fortune"]


def test_an_equation_stays_in_one_piece() -> None:
    effect = Ink.assemble(("Σ6 ÷2 =", "dim"), (" 3×", "green"), " ", ("−4¤", "red"))
    chips = choices._chips(games.get("troyes"), {}, effect, Text(), NAMES)
    assert [(chip.sign, chip.words) for chip in chips] == [("", "total 6 ÷ 2 = 3×"), ("−", "−4 deniers")]


def test_dice_are_told_with_the_names_of_their_owners() -> None:
    game = games.get("troyes")
    dice = [a for a in range(len(game.vocabulary)) if game.vocabulary.kind(a) == "take"]
    said = [glyphs.phrase(game, {}, action, Text(), NAMES) for action in dice[:5]]
    assert said == ["red 1 of ● Ada", "red 1 of ■ Bob", "red 1 of ▲ Eve", "red 1 of ◆", "red 1 of ○"]
