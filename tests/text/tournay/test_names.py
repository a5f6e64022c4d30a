"""What choices of Tournay are called: by cards, events and players, each in its own way."""

import pytest

import trois
from tests.games.tournay.table import GAME, Table
from tests.text.tournay.speaking import NAMES, names, voice
from trois.core.chance import Chance
from trois.text import LANGUAGES, Text
from trois.text.entries import sentence
from trois.text.voice import choices_of, voice_of


def test_buildings_and_events_have_their_names() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.market")
    table.queue(("event.riot", 1), ("event.taille", 1), ("event.fair", 0))
    told = names(table)
    assert told["activate c3"] == "Activate Market I"
    assert told["combat 1"] == "Fight Riot"
    assert names(table, lang="fr")["activate c3"] == "Activer «\u00a0Marché I\u00a0»"
    assert names(table, lang="hu")["combat 1"] == "Harc: Lázongás"


def test_cards_of_one_name_are_counted_from_the_upper_left() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.market")
    table.put(0, "b4", "yellow1.market")
    table.put(0, "c4", "yellow1.mill")
    told = names(table)
    assert told["activate c3"] == "Activate Market I (1 of 2)"
    assert told["activate b4"] == "Activate Market I (2 of 2)"
    assert told["activate c4"] == "Activate Mill I"


def test_a_card_is_laid_over_another_in_its_place_or_on_a_free_place() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.market")
    table.put(0, "d3", "red1.fort")
    table.hand(0, "yellow2.mill")
    table.do("play yellow2.mill")
    told = names(table)
    assert told["place c3"] == "Lay it over Market I"
    assert told["place d3"] == "Lay it in place of Fort I"
    assert told["place b3"] == "Lay it on a free area: column 1, row 2"
    assert told["place c2"] == "Lay it on a free area: column 2, row 1"
    assert told["place e3"] == "Lay it on a free area: column 4, row 2"


def test_citizens_are_used_by_the_names_of_their_players() -> None:
    table = Table(seats=3)
    table.do("draw white2")
    told = names(table)
    assert told["use own+own"] == "Use 2 of your own citizens"
    assert told["use own+next"] == "Use 1 of yours and 1 of ■ Bo"
    assert told["use second+second"] == "Use 2 citizens of ▲ Odette"
    single = Table(seats=3)
    single.put(0, "c3", "yellow1.market")
    single.do("activate c3")
    assert names(single)["use second"] == "Use ▲ Odette's citizen"
    assert names(single)["use own"] == "Use your own citizen"
    assert names(single, lang="es")["use next"] == "Usar el ciudadano de ■ Bo"


def test_events_are_set_off_by_name() -> None:
    table = Table()
    table.put(0, "c3", "red1.ballista")
    table.queue(("event.riot", 0), ("event.fair", 0), ("event.siege", 0))
    table.do("activate c3", "use own")
    assert names(table)["fire 1+3"] == "Set off Riot and Siege"
    assert names(table, lang="it")["fire 2"] == "Scatena: Fiera"


def test_a_visible_card_is_taken_by_its_name() -> None:
    table = Table()
    table.pile("yellow1", "yellow1.market", "yellow1.mill", "yellow1.farm", face_up=True)
    table.do("draw yellow1", "use own")
    assert names(table) == {"take": "Take Market I", "look": "Look at two others"}


def test_things_lie_on_the_board() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.market")
    table.hand(0, "yellow2.mill")
    table.queue(("event.riot", 1), ("event.taille", 1), ("event.fair", 0))
    speaker = voice(table)
    things = {text: speaker.thing(GAME.vocabulary.parse(text)) for text in table.texts(0)}
    assert things["play yellow2.mill"] == "card:yellow2.mill"
    assert things["activate c3"] == "area:c3"
    assert things["combat 1"] == "event:event.riot"
    assert things["draw red2"] == "pile:red2"
    assert things["earn red 2"] == "citizens:red"
    assert things["gather"] == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_of_whole_games_have_names_of_their_own(lang: str) -> None:
    picker = Chance(len(LANGUAGES[lang]))
    match = trois.new("tournay", 3, 11, None, True, expansion="mix", advanced=True)
    while not match.over:
        seat = match.pending[0]
        found = choices_of(match, seat, voice_of(match.view(seat), Text(lang), NAMES))
        told = [choice.name for choice in found]
        assert len(set(told)) == len(told)
        assert not [name for name in told if "{" in name or "tournay." in name or "event." in name]
        match.push(seat, found[picker.below(len(found))].action)


def test_the_log_names_players_and_counts_citizens() -> None:
    game = trois.games.get("tournay")
    assert sentence(game, ("hired", 0, 1, "red", 2), NAMES, Text()) == "Ada hires 2 red citizens from Bo"
    assert sentence(game, ("hired", 0, 1, "red", 1), NAMES, Text("fr")) == "Ada engage 1 habitant rouge chez Bo"


def test_what_is_said_without_a_view() -> None:
    game = trois.games.get("tournay")
    assert Text().action(game, game.vocabulary.parse("use own+next")) == "use: own + next player's"
    assert Text().action(game, game.vocabulary.parse("earn white 2")) == "earn deniers with 2 white citizens"


def test_an_action_that_fits_no_view_is_still_said() -> None:
    """A record tells what was chosen before."""
    speaker = voice(Table())
    assert speaker.name(GAME.vocabulary.parse("activate a1")) == "Activate a1"
    assert speaker.name(GAME.vocabulary.parse("damage a1")) == "Damage a1"
    assert speaker.name(GAME.vocabulary.parse("take")) == "Take the visible card"
    for action in range(len(GAME.vocabulary)):
        assert speaker.name(action)
        speaker.thing(action)
