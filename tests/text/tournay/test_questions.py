"""Where a game of Tournay stands, and what is asked."""

from tests.games.tournay.table import Table
from tests.text.tournay.speaking import voice
from trois import games
from trois.draw.frames import LARGE
from trois.draw.shapes import Pen


def test_the_title_tells_round_and_criers() -> None:
    table = Table(seats=3)
    assert voice(table).title() == "Tournay · round 1 · criers 0/4"
    table.state.last_round = True
    assert voice(table).title() == "Tournay · round 1 · criers 0/4 · last round"


def test_the_title_counts_the_last_rounds_down_to_the_limit() -> None:
    table = Table(seats=3)
    table.state.round = 50
    assert voice(table).title() == "Tournay · round 50 · criers 0/4"
    table.state.round = 51
    assert voice(table).title() == "Tournay · round 51 · criers 0/4 · 9 rounds to the limit"


def asked(table: Table, seat: int = 0, lang: str = "en") -> str:
    question = voice(table, seat, lang).question()
    assert question is not None
    assert question.seat == seat
    return question.sentence


def test_questions_have_the_words_of_their_moment() -> None:
    table = Table()
    table.hand(0, "yellow2.mill")
    assert asked(table) == "Play a card if you like, or choose your action."
    table.do("play yellow2.mill")
    assert asked(table) == "Where do you lay Mill II?"
    table.do("place c3")
    assert asked(table) == "The card is played. Which action do you choose?"
    table.do("draw white2")
    assert asked(table) == "Whose citizens do you use? You need 2 white citizens."


def test_who_is_not_asked_has_no_question() -> None:
    assert voice(Table(), 1).question() is None
    assert voice(Table(), None).question() is None


def test_a_question_about_another_player_names_it() -> None:
    table = Table(seats=3, expansion="replace")
    table.put(0, "c3", "red1.catapult")
    table.put(2, "c3", "yellow1.market")
    table.put(2, "c4", "yellow1.farm")
    table.do("activate c3", "use own")
    assert asked(table) == "Which building of ▲ Odette do you damage?"


def test_the_catapult_aims_at_what_the_other_has() -> None:
    """In words and on the board: on the same areas of the own district other cards lie."""
    table = Table(seats=2, expansion="replace")
    table.put(0, "c3", "red1.catapult")
    table.put(0, "c4", "white1.chapel")
    table.put(1, "c3", "yellow1.market")
    table.put(1, "c4", "yellow1.farm")
    table.do("activate c3", "use own")
    speaker = voice(table)
    actions = [speaker.game.vocabulary.parse(f"damage {area}") for area in ("c3", "c4")]
    assert [speaker.label(action) for action in actions] == ["Market I", "Farm I"]
    assert [speaker.about(action) for action in actions] == ["yellow1.market", "yellow1.farm"]
    drawn = games.part("draw", "tournay").parts(speaker.view, Pen(speaker, dict.fromkeys(actions, "x")), LARGE)
    assert {part.name for part in drawn if part.actions} == {"district-1"}


def test_the_help_of_a_question() -> None:
    table = Table()
    table.do("draw white2")
    question = voice(table).question()
    assert question is not None
    assert question.help.startswith("Your own citizens are free.")
