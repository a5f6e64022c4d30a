"""Every card has a picture of its own, drawn in the palette's names alone."""

import re
from xml.etree import ElementTree

import pytest

from trois import games
from trois.draw.palette import PROPERTIES
from trois.draw.style import rules
from trois.games.tournay.cards import EVENT_IDS, IDS
from trois.games.troyes.words import ACTIVITIES, CHARACTERS, EVENTS

CARDS = {
    "troyes": [*ACTIVITIES, *EVENTS],
    "tournay": [*IDS, *EVENT_IDS],
    "troyes-dice": ["fortress", "market", "cathedral", "palace", "town-hall", "bishopric", "banquet", "raid"],
}
every_card = pytest.mark.parametrize(("game", "card"), [(game, card) for game in CARDS for card in CARDS[game]])


def drawn(game: str, card: str) -> str:
    return str(games.part("draw", game).PICTURES[card]())


@pytest.mark.parametrize("game", CARDS)
def test_every_card_has_its_own_picture(game: str) -> None:
    assert sorted(games.part("draw", game).PICTURES) == sorted(CARDS[game])
    if game == "troyes":
        assert set(games.part("draw", game).PORTRAITS) == set(CHARACTERS)
    same = {"library", "monastery", "tavern", "architect", "alderman", "bishop", "canon", "sergeant", "banneret"}
    by_picture: dict[str, list[str]] = {}
    for card in CARDS[game]:
        by_picture.setdefault(drawn(game, card), []).append(card)
    doubles = {cards[0].partition(".")[2] for cards in by_picture.values() if len(cards) > 1}
    assert doubles <= same | {"senator", "monk", "templar", "knight"}, "only the levels of a person may look alike"


@every_card
def test_a_picture_names_its_colours_and_has_no_other(game: str, card: str) -> None:
    svg = drawn(game, card)
    assert set(re.findall(r"var\(--([\w-]+)\)", svg)) <= set(PROPERTIES)
    assert "#" not in svg.replace("url(#hatch)", "")
    assert {look for look in re.findall(r'class="([\w-]+)"', svg) if f".{look}" not in rules()} == set()


@every_card
def test_a_picture_is_sound_and_small(game: str, card: str) -> None:
    svg = drawn(game, card)
    ElementTree.fromstring(f"<svg>{svg}</svg>")
    assert "nan" not in svg
    assert len(svg) < 12_000
