"""What the cards and events of Tournay do, in words."""

import pytest

from tests.games.tournay.table import QUIET, Table
from tests.text.tournay.speaking import voice
from trois.games.tournay.cards import EVENT_IDS, IDS, cards_for
from trois.games.tournay.rules.effects import COUNTERS, EFFECTS
from trois.games.tournay.words import QUESTIONS
from trois.text import LANGUAGES, Text, catalogue
from trois.text.catalogues import ident
from trois.text.model import Chip
from trois.text.tournay.cards import explanation


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_event_is_explained(lang: str) -> None:
    cards = cards_for({})
    for sentence in (explanation(cards, name, Text(lang)) for name in (*IDS, *EVENT_IDS)):
        assert sentence.endswith(".")
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert "{" not in sentence
        assert "tournay." not in sentence


def test_explanations_tell_the_numbers_played_with() -> None:
    cards = cards_for({"card": [{"id": "yellow1.market", "effects": [{"do": "gain", "n": 1}]}]})
    assert explanation(cards, "yellow1.market", Text()) == "Gain 1 denier."
    assert explanation(cards_for({}), "yellow1.market", Text("fr")) == "Gagnez 3 deniers."


def test_explanations_of_some_cards() -> None:
    cards = cards_for({})
    for name, sentence in {
        "yellow1.mill": "Gain 1 denier; gain 1 denier per visible yellow card of level I or II (4 at most).",
        "white2.library": "Draw a card of level II, of any colour, without using citizens.",
        "red2.fort": "Fight an event without using citizens or paying deniers, and keep its coins.",
        "white3.cathedral": "At the end 8 points (0 for players without it).",
        "red2.mercenary": "When you earn deniers, each red citizen brings 3 deniers.",
        "event.siege": "Per coin: everybody lays down 1 standing red citizen.",
    }.items():
        assert explanation(cards, name, Text()) == sentence


def test_all_effects_counters_and_questions_have_texts() -> None:
    variants = {"draw_any", "combat_keep", "on_play_combat_keep", "every_second_keep", "score_one"}
    assert _names("effect") == {*EFFECTS, *variants, "cap", "join", "per-coin"}
    assert _names("counter") == set(COUNTERS)
    assert _names("question") == {*QUESTIONS, "action"} - {"over"}
    assert _names("hint") == set(QUESTIONS) - {"over"}
    cards = cards_for({})
    names = {cards.name[face] for face in range(len(IDS)) if cards.level[face] == 3}
    assert _names("score") == {ident(name) for name in (*names, "cards", "ramparts")}


def _names(section: str) -> set[str]:
    start = f"{section}-"
    return {entry.removeprefix(start) for entry in catalogue("en", "tournay") if entry.startswith(start)}


def test_a_card_tells_name_colour_price_points_and_what_is_reconstructed() -> None:
    card = voice(Table()).card("yellow1.mill")
    assert (card.name, card.colour) == ("Mill I", "yellow")
    assert card.short == "gain 1 denier; gain 1 denier per visible yellow card of level I or II (4 at most)"
    assert card.chips == (Chip("fact", "price", 1, word="deniers"), Chip("fact", "points", 1))
    assert card.reconstructed == ("cost", "pp", "effects")
    assert card.corrected == ()
    event = voice(Table(), lang="fr").card("event.riot")
    assert event.name == "Émeute"
    assert event.full.startswith("Par pièce")
    assert event.reconstructed == ("circles", "effects")


def test_cards_in_sight_are_events_visible_cards_and_the_own_district() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.market", "yellow2.mill")
    table.put(1, "c3", "red1.fort")
    table.hand(0, "white1.chapel")
    assert [card.id for card in voice(table).cards()] == [*QUIET, "yellow2.mill"]


def test_the_legend_has_the_letters_of_the_language() -> None:
    assert "2W white citizens used" in voice(Table()).legend()
    assert "{" not in voice(Table(), lang="hu").legend()
