"""Postcards: every building of the town, everybody's points, by day and by night, in a file that needs nothing else."""

from typing import Any
from xml.etree import ElementTree

import pytest

import trois
from trois import games
from trois.core.chance import Chance
from trois.core.match import Match
from trois.draw.postcard import postcard, ranking
from trois.text import LANGUAGES, Text
from trois.text.voice import Voice, voice_of

NAMES = ["Agnes <1>", "Josse", "Odette"]


def played(game: str) -> Match:
    match, picker = trois.new(game, 3, seed=3, auto=True), Chance(3)
    while not match.over:
        choices = match.legal(match.pending[0])
        match.push(match.pending[0], choices[picker.below(len(choices))])
    return match


def speaking(match: Match, language: str = "en") -> Voice:
    return voice_of(match.view(None), Text(language), NAMES)


@pytest.mark.parametrize("game", games.names())
def test_it_stands_alone_and_tells_everybody_s_points(game: str) -> None:
    match = played(game)
    places = ranking(match, NAMES)
    day, night = (postcard(speaking(match), 0, places, dark) for dark in (False, True))
    assert day != night
    for drawn in (day, night):
        told = [element.text for element in ElementTree.fromstring(drawn).iter() if element.tag.endswith("text")]
        assert set(NAMES) <= set(told)
        assert {str(place.points) for place in places} <= set(told)
        assert "var(" not in drawn
    assert [place.points for place in places] == sorted((score.total for score in match.scores), reverse=True)


def test_the_town_is_the_seat_s_own() -> None:
    match = played("tournay")
    players: Any = match.view(None)["players"]
    for seat, player in enumerate(players):
        drawn = postcard(speaking(match), seat, ranking(match, NAMES)).partition("</defs>")[2]
        shown = [use.partition('"')[0] for use in drawn.split('href="#pic-')[1:]]
        assert sorted(shown) == sorted(card.replace(".", "-") for one in player["district"] for card in one["cards"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_greets_in_every_language(language: str) -> None:
    match = played("troyes-dice")
    assert "Troyes<" in postcard(speaking(match, language), 1, ranking(match, NAMES))
