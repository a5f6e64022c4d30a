"""The board of Tournay: composed for every frame, readable, and complete."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import trois
from trois import games
from trois.core.game import View
from trois.draw.frames import FRAMES, LARGE, MEDIUM, PHONE, SMALL, Frame
from trois.draw.pictures import picture_id
from trois.draw.shapes import Part, Pen
from trois.draw.signs import SIGNS, sign_id
from trois.draw.tournay import PICTURES, signs
from trois.draw.tournay.bell import rings
from trois.draw.tournay.lettering import fit_name, name_width
from trois.draw.tournay.seen import ROMAN, Table
from trois.draw.tournay.town import summary
from trois.games.tournay.cards import EVENT_IDS, IDS, cards_for
from trois.games.tournay.view import TournayView
from trois.text import LANGUAGES, Text
from trois.text.voice import voice_of

SVG = "{http://www.w3.org/2000/svg}"
LEAST = {"small": 10.5, "medium": 12, "large": 12, "phone": 12}
WIDE = [SMALL, MEDIUM, LARGE]
LISTED = {"use", "stand", "fire", "build", "pass"}
"""Kinds of actions of which some, or all, are in the page's list only."""
Position = tuple[View, dict[int, str]]


def seen(view: View) -> TournayView:
    return cast(TournayView, view)


def _moves(seats: int, seed: int) -> Iterator[trois.Match]:
    """Positions of a game in which cards are played more often than not."""
    match = trois.new("tournay", seats=seats, seed=seed, expansion="mix")
    chooser = random.Random(seed)
    vocabulary = match.game.vocabulary
    while match.pending:
        yield match
        seat = match.pending[0]
        legal = match.legal(seat)
        weights = [5 if vocabulary.kind(action) in ("play", "activate", "place") else 1 for action in legal]
        match.push(seat, chooser.choices(legal, weights)[0])
    yield match


@cache
def positions(seats: int, seed: int = 3) -> tuple[Position, ...]:
    """About twenty positions of a game and the last one, with every kind of question among them."""
    found: list[Position] = []
    kinds: set[str] = set()
    for number, match in enumerate(_moves(seats, seed)):
        seat = match.pending[0] if match.pending else 0
        view = match.view(seat)
        question = seen(view)["question"]
        kind = "over" if question is None else str(question["kind"])
        if kind not in kinds or number % 60 == 0:
            kinds.add(kind)
            found.append((view, dict.fromkeys(match.legal(seat) if match.pending else [], "Choose this")))
    return tuple(found)


def board(position: Position, frame: Frame, language: str = "en") -> list[Part]:
    view, choices = position
    names = ["Perrin", "Hugues de Montmirail", "Odette", "Guillemette"][: seen(view)["seats"]]
    parts: list[Part] = games.part("draw", "tournay").parts(
        view, Pen(voice_of(view, Text(language), names), choices), frame
    )
    return parts


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("frame", WIDE, ids=lambda frame: frame.name)
def test_parts_stand_inside_the_frame_beside_one_another(seats: int, frame: Frame) -> None:
    for position in positions(seats):
        parts = board(position, frame)
        for part in parts:
            assert part.x >= 0
            assert part.y >= 0
            assert part.x + part.width <= frame.width
            assert part.y + part.height <= frame.height
        for k, one in enumerate(parts):
            assert not [other.name for other in parts[k + 1 :] if _overlap(one, other)]


def _overlap(one: Part, other: Part) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_parts_of_a_phone_are_as_wide_as_it(seats: int) -> None:
    for position in positions(seats):
        assert {part.width for part in board(position, PHONE)} == {360}


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("frame", FRAMES.values(), ids=lambda frame: frame.name)
def test_text_is_large_enough_and_never_stretched(seats: int, frame: Frame, language: str) -> None:
    for position in positions(seats):
        for part in board(position, frame, language):
            assert "textLength" not in part.body
            texts = re.findall(r"<text [^>]*>", part.body)
            sizes = [float(size) for text in texts for size in re.findall(r'font-size="([\d.]+)"', text)]
            assert len(sizes) == len(texts)
            assert min(sizes, default=99) >= LEAST[frame.name], part.name


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("frame", FRAMES.values(), ids=lambda frame: frame.name)
def test_every_action_with_a_place_is_drawn_once(seats: int, frame: Frame, language: str) -> None:
    vocabulary = games.get("tournay").vocabulary
    for position in positions(seats):
        drawn: list[int] = []
        for part in board(position, frame, language):
            found = [int(action) for action in re.findall(r'data-action="(\d+)"', part.body)]
            assert set(found) == part.actions
            drawn += found
        assert len(drawn) == len(set(drawn))
        assert {vocabulary.kind(action) for action in set(position[1]) - set(drawn)} <= LISTED


def _boxes(element: ElementTree.Element, x: float, y: float) -> Iterator[tuple[float, float, float, float]]:
    """The boxes of what can be chosen, in units of their part; turned ones are taken as they lie before turning."""
    moved = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag == f"{SVG}rect" and element.get("class") == "halo":
        left, top, width, height = (float(element.get(key, "0")) for key in ("x", "y", "width", "height"))
        yield x + left, y + top, width, height
    for child in element:
        yield from _boxes(child, x, y)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("frame", FRAMES.values(), ids=lambda frame: frame.name)
def test_what_can_be_chosen_lies_in_its_part_and_is_large_enough(seats: int, frame: Frame) -> None:
    for position in positions(seats):
        for part in board(position, frame):
            for x, y, width, height in _boxes(ElementTree.fromstring(part.svg), 0, 0):
                assert min(width, height) >= 8, part.name
                assert x >= -2, part.name
                assert y >= -2, part.name
                assert x + width <= part.width + 2, part.name
                assert y + height <= part.height + 2, part.name


@pytest.mark.parametrize("frame", FRAMES.values(), ids=lambda frame: frame.name)
def test_every_sign_and_picture_is_one_that_a_page_has(frame: Frame) -> None:
    known = {f"#{sign_id(name)}" for name in SIGNS} | {f"#{picture_id(card)}" for card in PICTURES}
    for position in positions(4):
        for part in board(position, frame):
            assert set(re.findall(r'<use href="([^"]*)"', part.body)) <= known


def test_every_card_in_sight_is_explained_as_a_whole() -> None:
    for position in positions(3):
        view = seen(position[0])
        shown = "".join(part.body for part in board(position, MEDIUM))
        explained = set(re.findall(r'data-explain="([^"]+)"', shown))
        tops = {stack["cards"][-1] for player in view["players"] for stack in player["district"]}
        tops |= {pile["cards"][0] for pile in view["piles"].values() if pile["face_up"] and pile["cards"]}
        tops |= {event["event"] for event in view["queue"] if event}
        assert tops <= explained


def test_spectators_see_the_backs_of_the_first_seat() -> None:
    match = next(iter(_moves(3, 4)))
    parts = board((match.view(None), {}), MEDIUM)
    hand = next(part for part in parts if part.name == "hand")
    cards = seen(match.view(None))["players"][0]["hand"]
    assert hand.body.count("face down") == len(cards)


# Signs, words and names


def _signs(card: str) -> str:
    cards = cards_for({})
    return " ".join(token for row in signs.rows_of(card, cards) for token in signs.tokens(row))


def test_effects_are_told_in_signs() -> None:
    assert _signs("yellow1.market") == "+3 [denier]"
    assert _signs("yellow1.mill") == "+1 [denier] +1 [denier] / [card-yellow] ≤4"
    assert _signs("red1.fort") == "[fight]"
    assert _signs("yellow3.belfry") == "4·2 [star] / [card-trio]"
    assert _signs("event.plunder") == "−3 [denier]"


def test_signs_follow_a_corrected_card() -> None:
    cards = cards_for({"card": [{"id": "yellow1.market", "effects": [{"do": "gain", "n": 7}]}]})
    assert signs.tokens(signs.rows_of("yellow1.market", cards)[0]) == ["+7", "[denier]"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_cards_are_few(language: str) -> None:
    cards = cards_for({})
    for card in [*IDS, *EVENT_IDS]:
        words = signs.few_words(card, cards, language)
        assert len(words.split()) <= 5, (card, words)
        assert "{" not in words


def test_the_second_row_of_a_card_repeats_no_coin_where_it_is_narrow() -> None:
    shorter = signs.shorter_and_shorter("yellow1.mill", cards_for({}))
    assert shorter[1] == ["+1", "[denier]", "+1", "/", "[card-yellow]", "≤4"]


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [
        ("Farm", 60, "Farm"),
        ("Saint-Quentin", 66, "St-Quentin"),
        ("Porte de la Vigne", 60, "P. Vigne"),
        ("La Madeleine", 66, "Madeleine"),
        ("Scriptorium", 42, "Script…"),
    ],
)
def test_names_are_shortened_where_they_do_not_fit(name: str, width: float, shown: str) -> None:
    found, size = fit_name(name, width, 13, 12)
    assert found == shown
    assert 12 <= size <= 13
    assert name_width(found, size) <= width + 1


# What rings for the viewer


def _rings(event: str, coins: int, frame: Frame) -> str:
    """What stands at the foot of the first event, in a game of two at its start."""
    match = trois.new("tournay", seats=2, seed=1)
    queue = [{"event": event, "coins": coins}, *seen(match.view(0))["queue"][1:]]
    view = {**match.view(0), "queue": queue}
    return rings(Table(view, Pen(voice_of(view, Text(), ["Ada", "Bo"]), {}), frame), 0, 150, 200)


def test_events_tell_what_rings_for_everybody() -> None:
    deniers = [player["deniers"] for player in seen(trois.new("tournay", seats=2, seed=1).view(0))["players"]]
    plunder = _rings("event.plunder", 0, LARGE)
    assert deniers == [6, 6]
    assert plunder.count(">−3</text>") == 2
    assert 'aria-label="If the bell rings now: −3 deniers; Bo: −3 deniers"' in plunder
    assert _rings("event.plunder", 1, LARGE).count(">−6</text>") == 2
    assert _rings("event.riot", 0, LARGE).count('class="b loss"') == 2
    assert _rings("event.fire", 0, LARGE).count('class="b soft"') == 2


@pytest.mark.parametrize("frame", [MEDIUM, LARGE])
def test_events_tell_everybody_what_the_bell_brings(frame: Frame) -> None:
    view = seen(trois.new("tournay", seats=3, seed=1).view(1))
    view["queue"][0] = {"event": "event.plunder", "coins": 0}
    for seat, deniers in enumerate((5, 1, 0)):
        view["players"][seat]["deniers"] = deniers
    told = next(part for part in board((cast(View, view), {}), frame) if part.name == "events").svg
    assert "If the bell rings now: −1 denier; Odette: nothing; Perrin: −3 deniers" in told
    foot = told[told.index("If the bell rings now: −1 denier;") :]
    amounts = re.findall(r'<text [^>]*class="b (?:loss|soft)"[^>]*>([^<]+)<', foot)[:3]
    assert amounts == ["−1", "–", "−3"]


def test_looking_at_two_cards_is_chosen_on_the_pile_that_is_asked_about() -> None:
    vocabulary = games.get("tournay").vocabulary
    asked = [position for position in positions(3) if (seen(position[0])["question"] or {}).get("kind") == "take"]
    assert asked
    for view, choices in asked:
        body = next(part.body for part in board((view, choices), MEDIUM) if part.name == "piles")
        take, look = (vocabulary.index(kind) for kind in ("take", "look"))
        first, second = (
            re.search(rf'data-action="{action}".*?class="halo" x="([\d.]+)"', body) for action in (take, look)
        )
        assert first
        assert second
        assert float(second[1]) == float(first[1]) + 2


@pytest.mark.parametrize(("left", "said"), [(3, "3 rounds left at most"), (30, "may come")])
def test_the_limit_of_rounds_is_said_as_it_comes_near(left: int, said: str) -> None:
    view = {**trois.new("tournay", seats=2, seed=1).view(0), "rounds_left": left}
    events = board((view, {}), MEDIUM)[0]
    assert said in events.body


def test_no_more_prestige_buildings_are_counted_than_the_end_needs() -> None:
    view = trois.new("tournay", seats=2, seed=1).view(0)
    spires = [name for name, level in zip(IDS, cards_for({}).level, strict=True) if level == len(ROMAN) - 1]
    district: list[Any] = [{"cards": [name]} for name in spires[:3]]
    seen(view)["players"][0]["district"] = district
    table = Table(view, Pen(voice_of(view, Text("en"), ["Perrin", "Odette"]), {}), SMALL)
    assert summary(table, 0) == "3 of 9 areas, 2 of 2 prestige"


@pytest.mark.parametrize(
    ("language", "chosen"), [("en", "choose"), ("fr", "choix"), ("it", "scegli"), ("es", "elijas"), ("hu", "válas")]
)
def test_the_bakery_counts_the_colour_that_is_chosen(language: str, chosen: str) -> None:
    """On the drawn card and in its explanation."""
    text = Text(language)
    assert chosen in text("draw.tournay.does-gain_best")
    assert chosen in text("tournay.effect.gain_best", n=2, either="A or B")


REFUSED = re.compile(r'<g data-dead=""><g data-explain="([^"]+)"[^>]*><title>[^<]*\n(Not now[^<]*)</title>')


@cache
def _refused() -> dict[str, list[tuple[TournayView, str]]]:
    """By the reason that is told: where a card of the hand cannot be played, and the card."""
    found: dict[str, list[tuple[TournayView, str]]] = {}
    for match in _moves(3, 5):
        view = seen(match.view(match.pending[0] if match.pending else 0))
        if view["question"] is None or view["question"].get("played") is not False:
            continue
        seat = match.pending[0]
        legal = dict.fromkeys(match.legal(seat), "")
        drawn = "".join(part.svg for part in board((match.view(seat), legal), MEDIUM))
        refused = REFUSED.findall(drawn)
        offered = {text.removeprefix("play ") for text in match.texts(seat)}
        assert {card for card, _ in refused} == set(view["players"][seat]["hand"]) - offered
        for card, reason in refused:
            found.setdefault(reason, []).append((view, card))
    return found


def test_a_card_that_cannot_be_played_says_why_not() -> None:
    cards = cards_for({})
    for view, card in _refused()["Not now: it costs another card of your hand, too."]:
        assert cards.pay_cards[IDS.index(card)]
        assert view["players"][view["seat"] or 0]["hand"] == [card]
    for view, card in _refused()["Not now: it costs more deniers than you have."]:
        assert cards.price[IDS.index(card)] > view["players"][view["seat"] or 0]["deniers"]
