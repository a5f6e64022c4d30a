"""The board of Troyes Dice: composed for every frame, every action in its place, the others compared with the own sheet."""

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import cast
from xml.etree import ElementTree

import pytest

import trois
from trois import games
from trois.core.game import View
from trois.core.options import OptionValue
from trois.draw import pictures, signs
from trois.draw.frames import FRAMES, LARGE, MEDIUM, PHONE, SMALL, Frame
from trois.draw.marks import Marks
from trois.draw.shapes import Part, Pen
from trois.draw.signs.symbols import NAMES as SYMBOLS
from trois.draw.signs.symbols import symbol_id
from trois.draw.style import rules
from trois.draw.troyes_dice.feats import FEAT_SCENES
from trois.draw.troyes_dice.pictures import PLANS
from trois.games.troyes_dice.feats import FEATS
from trois.games.troyes_dice.view import DiceView
from trois.text import Text
from trois.text.model import Chip
from trois.text.voice import voice_of

GAME = "troyes-dice"
SMALLEST = {"small": 10.5, "medium": 12, "large": 12, "phone": 12}
NAMES = ["Perrin", "Hugues", "Odette", "Guillemette", "Violant", "Thierry", "Renaud", "Blanche", "Simon", "Lison"]
TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {"expansion": True}),
    (2, {"numbering": "rolled"}),
    (3, {"numbering": "expert"}),
    (4, {"expansion": True}),
    (5, {}),
    (10, {"numbering": "rolled", "expansion": True}),
]
windows = pytest.mark.parametrize("frame", [SMALL, MEDIUM, LARGE], ids=lambda frame: str(frame.name))
every_frame = pytest.mark.parametrize("frame", list(FRAMES.values()), ids=lambda frame: str(frame.name))
every_table = pytest.mark.parametrize("seats", [seats for seats, _ in TABLES])
languages = pytest.mark.parametrize("language", ["en", "hu"])


@cache
def positions(seats: int, seed: int = 3) -> list[tuple[View, tuple[int, ...]]]:
    """Views and choices of a random game that likes to build: the first ones, every twelfth, and the end."""
    match = trois.new(GAME, seats=seats, seed=seed, cards=None, auto=False, **dict(TABLES)[seats])
    chooser, found = random.Random(seed), []
    while match.pending:
        seat = match.pending[0]
        legal = match.legal(seat)
        found.append((match.view(seat), tuple(legal)))
        builds = [action for action in legal if match.game.vocabulary.kind(action) == "build"]
        match.push(seat, chooser.choice(builds or legal))
    return [*found[:8], *found[8 :: max(1, len(found) // 12)], (match.view(0), ())]


def drawn(
    view: View, choices: tuple[int, ...], frame: Frame, language: str = "en", tags: dict[int, list[Chip]] | None = None
) -> list[Part]:
    voice = voice_of(view, Text(language), NAMES)
    pen = Pen(voice, {action: f"action {action}" for action in choices}, Marks(tags=tags or {}))
    return list(games.part("draw", GAME).parts(view, pen, frame))


# Composition


@windows
@every_table
@languages
def test_parts_stand_inside_the_frame_side_by_side(frame: Frame, seats: int, language: str) -> None:
    for view, choices in positions(seats):
        parts = drawn(view, choices, frame, language)
        for part in parts:
            assert part.x >= 0
            assert part.y >= 0
            assert part.x + part.width <= frame.width
            assert part.y + part.height <= frame.height
        for one, other in combinations(parts, 2):
            apart = one.x + one.width <= other.x or other.x + other.width <= one.x
            assert apart or one.y + one.height <= other.y or other.y + other.height <= one.y, (one, other)


@every_table
def test_on_a_phone_every_part_is_as_wide_as_the_window(seats: int) -> None:
    for view, choices in positions(seats):
        assert {part.width for part in drawn(view, choices, PHONE)} == {360}


def texts(part: Part) -> Iterator[tuple[str, float, float, float]]:
    """Every text of a part: what it says, its size, where it begins and where it ends."""
    stack = [(ElementTree.fromstring(part.svg), 0.0)]
    while stack:
        element, shift = stack.pop()
        moved = re.match(r"translate\((-?[\d.]+)", element.get("transform", ""))
        shift += float(moved[1]) if moved else 0
        stack += [(child, shift) for child in element]
        if element.tag.endswith("text"):
            said, size = element.text or "", float(element.get("font-size", 12))
            look = element.get("class", "").split()
            width = signs.text_width(said, size, "b" in look)
            left = shift + float(element.get("x", 0)) - (width if "e" in look else width / 2 if "c" in look else 0)
            yield said, size, left, left + width


@every_frame
@every_table
@languages
def test_text_is_large_enough_and_stays_inside_its_part(frame: Frame, seats: int, language: str) -> None:
    for view, choices in positions(seats)[::3]:
        for part in drawn(view, choices, frame, language):
            for said, size, left, right in texts(part):
                assert size >= SMALLEST[frame.name], (part, said)
                assert left >= -3, (part, said)
                assert right <= part.width + 4, (part, said)
            assert "textLength" not in part.svg


@every_frame
@every_table
def test_every_action_is_drawn_once(frame: Frame, seats: int) -> None:
    for view, choices in positions(seats):
        parts = drawn(view, choices, frame)
        found = [int(a) for part in parts for a in re.findall(r'data-action="(\d+)"', part.svg)]
        assert sorted(found) == sorted(choices)
        assert sorted(action for part in parts for action in part.actions) == sorted(choices)


@every_frame
@every_table
def test_shapes_are_sound(frame: Frame, seats: int) -> None:
    known = {f"#{symbol_id(name)}" for name in SYMBOLS} | {f"#sign-{name}" for name in signs.SIGNS}
    known |= {f"#{found}" for found in re.findall(r'<symbol id="([^"]+)"', pictures.definitions(GAME))}
    for view, choices in positions(seats)[::4]:
        parts = drawn(view, choices, frame)
        whole = "".join(part.svg for part in parts)
        assert set(re.findall(r'<use href="([^"]*)"', whole)) <= known
        glides = re.findall(r'data-piece="([^"]*)"', whole)
        assert len(set(glides)) == len(glides)
        looks = {look for found in re.findall(r'class="([^"]*)"', whole) for look in found.split()}
        unstyled = {look for look in looks if not re.search(rf"\.{re.escape(look)}\b", rules())}
        assert unstyled <= {"board", "gain"}


# What stands where


def test_the_own_sheet_and_then_the_others() -> None:
    match = trois.new(GAME, seats=3, seed=2)
    parts = drawn(match.view(1), tuple(match.legal(1)), MEDIUM)
    assert [part.name for part in parts] == ["wheel", "sheet-1", "sheet-2", "sheet-0"]
    assert [bool(part.actions) for part in parts] == [True, False, False, False]
    phone = drawn(match.view(1), tuple(match.legal(1)), PHONE)
    assert [part.name for part in phone] == ["sheet-1", "wheel", "sheet-2", "sheet-0"]
    assert [bool(part.actions) for part in phone] == [True, False, False, False]


def test_points_have_a_part_where_there_is_room() -> None:
    for seats, expected in ((1, ["wheel", "sheet-0", "points"]), (2, ["wheel", "sheet-0", "sheet-1", "points"])):
        view = trois.new(GAME, seats=seats, seed=2).view(0)
        for frame in (SMALL, MEDIUM, LARGE):
            assert [part.name for part in drawn(view, (), frame)] == expected
    assert len(drawn(trois.new(GAME, seats=3, seed=2).view(0), (), LARGE)) == 4


def halfway(seats: int) -> trois.Match:
    match = trois.new(GAME, seats=seats, seed=11, auto=False)
    chooser = random.Random(5)
    while cast(DiceView, match.view(None))["day"] < 6:
        seat = match.pending[0]
        legal = match.legal(seat)
        builds = [action for action in legal if match.game.vocabulary.kind(action) == "build"]
        match.push(seat, chooser.choice(builds or legal))
    return match


def test_the_pill_tells_the_points_if_it_ended_now() -> None:
    match = halfway(3)
    score = match.scores[0]
    own = next(part for part in drawn(match.view(0), (), MEDIUM) if part.name == "sheet-0")
    assert score.total > 10
    assert f'aria-label="if it ended now: {score.total} victory points"' in own.svg
    assert f">citizens {score.parts['citizens']}<" in own.svg


def test_a_rival_is_compared_with_the_own_sheet() -> None:
    view = cast(DiceView, halfway(2).view(0))
    mine, theirs = (sheet["built"] for sheet in view["sheets"])
    pairs = [(a, b) for name in mine for a, b in zip(mine[name], theirs[name], strict=True)]
    crossed = view["sheets"][1]["crossed"]
    colours = ["red", "yellow", "white"] * 2
    hidden = sum(
        a and not b and crossed[colours[row]][column]
        for row, name in enumerate(mine)
        for column, (a, b) in enumerate(zip(mine[name], theirs[name], strict=True))
    )
    rival = next(part for part in drawn(cast(View, view), (), MEDIUM) if part.name == "sheet-1")
    assert rival.svg.count('class="s-mark"') == sum(b and not a for a, b in pairs) > 0
    assert rival.svg.count("only-you") == 1 + sum(a and not b for a, b in pairs) - hidden
    assert rival.svg.count("small-cell-built") == sum(b for _, b in pairs)


def test_a_spectator_compares_with_nobody() -> None:
    rival = drawn(halfway(2).view(None), (), MEDIUM)[2].svg
    assert "s-mark" not in rival
    assert "only-you" not in rival


def test_ten_players_stand_in_lines_the_leaders_first() -> None:
    match = halfway(10)
    parts = drawn(match.view(4), (), MEDIUM)
    seats = [int(part.name.removeprefix("sheet-")) for part in parts[2:]]
    points = [match.scores[seat].total for seat in seats]
    assert sorted(seats) == [0, 1, 2, 3, 5, 6, 7, 8, 9]
    assert points == sorted(points, reverse=True)


def test_a_line_shows_what_only_they_have() -> None:
    view = cast(DiceView, halfway(5).view(0))
    mine, *others = (sheet["built"] for sheet in view["sheets"])
    for part in drawn(cast(View, view), (), MEDIUM)[3:]:
        theirs = others[int(part.name.removeprefix("sheet-")) - 1]
        pairs = [(a, b) for name in mine for a, b in zip(mine[name], theirs[name], strict=True)]
        assert part.svg.count("map-built") == sum(b and not a for a, b in pairs)
        assert part.svg.count("map-both") == sum(a and b for a, b in pairs)
        assert part.svg.count("only-you") == sum(a and not b for a, b in pairs)


def test_built_ones_are_coloured_crossed_ones_struck_others_line_drawings() -> None:
    view = cast(DiceView, halfway(2).view(0))
    own = next(part for part in drawn(cast(View, view), (), MEDIUM) if part.name == "sheet-0").svg
    sheet = view["sheets"][0]
    built = sum(sum(row) for row in sheet["built"].values())
    assert len(re.findall(r'class="wash-[a-z]+ built"', own)) == built
    assert len(re.findall(r'href="#pic-[a-z-]+-plan"', own)) == 36 - built


# Tags


def price(what: str, amount: int) -> Chip:
    return Chip("price", "resource", amount, word=what)


def test_free_choices_are_strong_and_paid_ones_faint() -> None:
    asked = {
        str(question["kind"]): (view, choices)
        for view, choices in positions(4)
        if (question := cast(DiceView, view)["question"])
    }
    view, choices = asked["use"]
    vocabulary = games.get(GAME).vocabulary
    builds = [action for action in choices if vocabulary.kind(action) == "build"]
    plain = "".join(part.svg for part in drawn(view, choices, MEDIUM))
    assert "tag" not in plain.replace("data-", "")
    tagged = "".join(
        part.svg for part in drawn(view, choices, MEDIUM, tags={builds[0]: [price("influence", 1), price("wisdom", 2)]})
    )
    assert tagged.count('class="tag-price"') == 1
    assert tagged.count("halo paid") == 1
    free = "".join(part.svg for part in drawn(view, choices, MEDIUM, tags={builds[0]: [Chip("fact", "free")]}))
    assert free.count('class="tag"') == 1
    assert "halo paid" not in free


# Pictures


def test_a_plan_has_no_colour() -> None:
    for name, plan in PLANS.items():
        svg = plan()
        assert set(re.findall(r"var\(--([\w-]+)\)", svg)) == {"card"}, name
        assert "w-ink" not in svg
        ElementTree.fromstring(f"<svg>{svg}</svg>")
        assert f'id="{pictures.picture_id(name)}"' in pictures.definitions(GAME)


def test_every_feat_has_a_scene_of_its_own() -> None:
    scenes = {feat: drawn() for feat, drawn in FEAT_SCENES.items()}
    assert list(scenes) == FEATS
    assert len(set(scenes.values())) == len(FEATS)
    for drawn in scenes.values():
        ElementTree.fromstring(f"<svg>{drawn}</svg>")
