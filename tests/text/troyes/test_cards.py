"""What the cards of Troyes do."""

import pytest

from tests.games.troyes.table import table
from tests.text.troyes.speaking import speaking
from trois.games.troyes.cards import numbers
from trois.games.troyes.words import ACTIVITIES, CHARACTERS, EVENTS
from trois.text import LANGUAGES, Text
from trois.text.model import Chip
from trois.text.troyes.seen import Sight
from trois.text.voice import voice_of


def test_an_activity_has_name_line_explanation_and_numbers() -> None:
    card = speaking(table(seats=3)).card("artisan")
    assert (card.id, card.name, card.colour) == ("artisan", "Artisan", "yellow")
    assert card.short == "1♔ → 6¤"
    assert card.full == "Each activation turns 1 influence into 6 deniers."
    assert card.chips == (Chip("price", "deniers", 3), Chip("fact", "divisor", 4))
    assert card.reconstructed == ("hire", "vp", "divisor")
    assert card.corrected == ()


def test_an_event_tells_its_black_dice() -> None:
    card = speaking(table(seats=3)).card("war")
    assert (card.short, card.full, card.colour) == ("2 [black-die] attack", "Black dice each round: 2.", "red")


@pytest.mark.parametrize(("seats", "steps"), [(2, [4, 6, 8]), (3, [3, 5, 7])])
def test_a_character_is_told_with_its_steps(seats: int, steps: list[int]) -> None:
    match = table(seats=seats)
    sight = Sight(match.view(0))
    places = numbers(sight.cards, "urban", seats)
    assert [places[f"from{at}"] for at in (1, 2, 3)] == steps
    assert f"{steps[0]}, {steps[1]} or {steps[2]} scores" in speaking(match).card("urban").full


def test_corrected_numbers_are_told_and_marked() -> None:
    changes = {"activity": [{"id": "artisan", "hire": 5}]}
    card = speaking(table(seats=3, changes=changes)).card("artisan")  # type: ignore[arg-type]
    assert card.chips[0] == Chip("price", "deniers", 5)
    assert card.corrected == ("hire",)
    assert "hire" not in card.reconstructed


def test_cards_in_sight_are_those_on_the_table_and_the_own_characters() -> None:
    match = table(seats=2, queue="war, heresy", characters="thibaut hugues urban henry")
    told = [card.id for card in speaking(match, seat=0).cards()]
    assert len(told) == 9 + len(match.view(0)["queue"]) + 2  # type: ignore[arg-type]
    assert {"war", "heresy", "marauding", "thibaut"} <= set(told)


def test_the_own_characters_alone_stay_in_sight_with_what_they_are_worth() -> None:
    match = table(seats=2, characters="thibaut hugues urban henry", influence=[14, 20])
    told = dict(speaking(match, seat=0).secrets())
    assert told["hugues"] == "Hugues de Payns: influence 5/10/15 → 1/3/6★; now 14 = 3★"
    assert set(told) == {"thibaut", "hugues"}
    assert set(dict(speaking(match, seat=1).secrets())) == {"urban", "henry"}
    assert voice_of(match.view(None), Text(), ["Ada", "Bo"]).secrets() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_explained(lang: str) -> None:
    voice = speaking(table(seats=2), lang)
    for name in [*ACTIVITIES, *EVENTS, *CHARACTERS]:
        card = voice.card(name)
        assert card.full
        assert "{" not in card.short + card.full
        assert "troyes." not in card.name + card.short + card.full
        assert bool(card.short) == (name not in CHARACTERS)
