"""Boards of every game: well formed, complete, safe, and in the board's own words."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import trois
from trois import draw, games
from trois.core.chance import Chance, RecordedChance
from trois.core.game import View
from trois.core.options import OptionValue
from trois.draw.frames import FRAMES, MEDIUM, PHONE
from trois.draw.layout import columns, resolved
from trois.draw.marks import Marks
from trois.draw.shapes import Part
from trois.draw.signs.sprite import definitions
from trois.text import LANGUAGES, Text
from trois.text.certainty import card_rows, numbers
from trois.text.voice import voice_of

SVG = "{http://www.w3.org/2000/svg}"
SIZES = {"12", "15", "22"}

ALL_TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("troyes-dice", 1, {"expansion": True}),
    ("troyes-dice", 3, {"numbering": "expert"}),
    ("troyes-dice", 10, {"numbering": "rolled", "expansion": True}),
    ("troyes", 2, {"open_scores": True}),
    ("troyes", 4, {}),
    ("tournay", 2, {"advanced": True}),
    ("tournay", 4, {"expansion": "mix"}),
]
TABLES = [table for table in ALL_TABLES if table[0] in games.names()]


def positions(name: str, seats: int, options: dict[str, OptionValue], seed: int) -> Iterator[trois.Match]:
    """Every position of a random game, the last one too."""
    match = trois.new(name, seats=seats, seed=seed, cards=None, auto=False, **options)
    chooser = random.Random(seed)
    while match.pending:
        yield match
        seat = chooser.choice(match.pending)
        match.push(seat, chooser.choice(match.legal(seat)))
    yield match


def some(name: str, seats: int, options: dict[str, OptionValue], seed: int = 5) -> list[tuple[View, dict[int, str]]]:
    """Views and choices of about sixty positions of a game, its first and last included."""
    found: list[tuple[View, dict[int, str]]] = []
    for match in positions(name, seats, options, seed):
        seat = match.pending[0] if match.pending else 0
        choices = {a: f'<b> & "{a}" \'' for a in match.legal(seat)} if match.pending else {}
        found.append((match.view(seat), choices))
    step = max(1, len(found) // 60)
    return [*found[::step], found[-1]]


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> list[tuple[View, dict[int, str]]]:
    name, seats, options = request.param
    return some(name, seats, options)


def every_part(view: View, choices: dict[int, str]) -> list[Part]:
    """Of a phone and of a desk."""
    return [part for frame in (PHONE, MEDIUM) for part in draw.parts(voice_of(view, Text(), ()), choices, frame)]


def test_parts_are_well_formed_and_labelled(table: list[tuple[View, dict[int, str]]]) -> None:
    for view, choices in table:
        parts = draw.parts(voice_of(view, Text(), ()), choices, PHONE)
        assert len({part.name for part in parts}) == len(parts)
        for part in parts:
            root = ElementTree.fromstring(part.svg)
            assert root.tag == f"{SVG}svg"
            assert root.get("role") == "group"
            assert root.get("aria-label") == part.title != ""
            assert root.get("viewBox", "").startswith("0 0 360 ")


def test_every_placed_choice_is_drawn_once_as_a_button(table: list[tuple[View, dict[int, str]]]) -> None:
    for view, choices in table:
        drawn: list[int] = []
        for part in draw.parts(voice_of(view, Text(), ()), choices):
            buttons = list(ElementTree.fromstring(part.svg).iter(f"{SVG}a"))
            here = [int(button.get("data-action", "")) for button in buttons]
            assert frozenset(here) == part.actions
            drawn += here
            for button, action in zip(buttons, here, strict=True):
                assert button.get("class") == "choice"
                assert button.get("role") == "button"
                assert button.get("tabindex") == "0"
                assert button.get("href") == f"#action-{action}"
                assert button.get("aria-label") == choices[action]
        assert sorted(drawn) == sorted(draw.placed(voice_of(view, Text(), ()), choices))
        assert set(drawn) <= set(choices)


def test_no_colour_and_no_style_stands_in_a_shape(table: list[tuple[View, dict[int, str]]]) -> None:
    for view, choices in table:
        for part in every_part(view, choices):
            assert not re.search(
                r"#[0-9a-fA-F]{3,8}\b(?!-)", re.sub(r'(href="#(?:s|sign|pic|die|action)-[\w-]+")', "", part.svg)
            )
            assert " style=" not in part.svg
            assert "<script" not in part.svg


def test_every_used_symbol_exists(table: list[tuple[View, dict[int, str]]]) -> None:
    for view, choices in table:
        known = {f"#{name}" for name in re.findall(r'<symbol id="([^"]+)"', definitions(str(view["game"])))}
        for part in every_part(view, choices):
            assert set(re.findall(r'<use href="([^"]*)"', part.svg)) <= known


def test_pieces_have_one_name_each(table: list[tuple[View, dict[int, str]]]) -> None:
    for view, choices in table:
        for frame in FRAMES.values():
            drawn = "".join(part.svg for part in draw.parts(voice_of(view, Text(), ()), choices, frame))
            pieces = re.findall(r'data-piece="([^"]*)"', drawn)
            assert len(set(pieces)) == len(pieces)


def test_no_key_of_the_catalogue_is_missing(table: list[tuple[View, dict[int, str]]]) -> None:
    for view, choices in table:
        for part in every_part(view, choices):
            assert not re.search(r"\bdraw\.[a-z]", part.svg + part.title)


def test_standalone_svg_is_whole(table: list[tuple[View, dict[int, str]]]) -> None:
    view, _ = table[len(table) // 2]
    light, dark = draw.svg(view), draw.svg(view, Text("hu"), dark=True)
    for whole in (light, dark):
        root = ElementTree.fromstring(whole)
        assert "var(" not in whole
        used = {element.get("href") for element in root.iter(f"{SVG}use")}
        assert used <= {f"#{symbol.get('id')}" for symbol in root.iter(f"{SVG}symbol")}
        assert not list(root.iter(f"{SVG}a"))
    assert ".board .sheet{fill:#F4EBD8}" in light
    assert ".board .sheet{fill:#1E1B22}" in dark


def test_names_and_labels_are_escaped() -> None:
    match = trois.new("troyes-dice", seats=1, seed=2)
    choices = dict.fromkeys(match.legal(0), "<script>alert(1)</script>")
    for part in draw.parts(voice_of(match.view(0), Text(), ['"><script>']), choices):
        assert "<script" not in part.svg
        ElementTree.fromstring(part.svg)


def test_own_sheet_comes_first_and_others_choose_nothing() -> None:
    match = trois.new("troyes-dice", seats=3, seed=2)
    parts = draw.parts(voice_of(match.view(1), Text(), ()), dict.fromkeys(match.legal(1), "x"))
    assert [part.name for part in parts] == ["wheel", "sheet-1", "sheet-2", "sheet-0"]
    assert not parts[2].actions
    assert not parts[3].actions


def test_troyes_dice_places_every_action() -> None:
    for name, seats, options in TABLES:
        if name == "troyes-dice":
            for view, choices in some(name, seats, options, seed=9):
                assert draw.placed(voice_of(view, Text(), ()), choices) == set(choices)


@pytest.mark.parametrize("name", games.names())
def test_others_and_spectators_have_no_choices_and_see_no_secret(name: str) -> None:
    """Secrets are imagined anew from what a spectator may know: the board must be the same."""
    rules = games.get(name)
    for number, match in enumerate(positions(name, 3, {}, 4)):
        if number % 20:
            continue
        view = match.view(None)
        again = rules.view(rules.imagine(view, RecordedChance(7, [])), None)
        board, other = (draw.parts(voice_of(each, Text(), ()), {}) for each in (view, again))
        assert [part.svg for part in board] == [part.svg for part in other]
        assert not any(part.actions for part in board)


PARTS = {
    "troyes-dice": ["sheet-1", "wheel", "sheet-0"],
    "troyes": ["square", "city", "events", "cathedral"],
    "tournay": ["district-1", "piles", "events", "district-0"],
}


@pytest.mark.parametrize("name", games.names())
def test_parts_by_name(name: str) -> None:
    view = trois.new(name, seats=2, seed=3).view(1)
    assert [part.name for part in draw.parts(voice_of(view, Text(), ()), {}, PHONE)] == PARTS[name]


def test_a_board_is_composed_for_its_frame(table: list[tuple[View, dict[int, str]]]) -> None:
    """One picture; every part lies inside it, every choice is on it once."""
    for view, choices in table:
        if not draw.has_frames(str(view["game"])):
            return
        for frame in (f for f in FRAMES.values() if not f.is_phone):
            parts = draw.parts(voice_of(view, Text("hu"), ()), choices, frame)
            assert [part.name for part in parts if not _is_inside(part, frame.width, frame.height)] == []
            whole = draw.board(voice_of(view, Text("hu"), ()), choices, frame)
            assert ElementTree.fromstring(whole).get("viewBox") == f"0 0 {frame.width} {frame.height}"
            drawn = re.findall(r'data-action="(\d+)"', whole)
            assert sorted(map(int, drawn)) == sorted(draw.placed(voice_of(view, Text(), ()), choices))


def _is_inside(part: Part, width: float, height: float) -> bool:
    return part.x >= 0 and part.y >= 0 and part.x + part.width <= width + 0.5 and part.y + part.height <= height + 0.5


def test_a_phone_places_the_same_choices(table: list[tuple[View, dict[int, str]]]) -> None:
    for view, choices in table:
        phone = {action for part in draw.parts(voice_of(view, Text(), ()), choices, PHONE) for action in part.actions}
        assert phone == draw.placed(voice_of(view, Text(), ()), choices)


LISTED = {
    "troyes": {"use", "done", "pass", "recruit", "supply", "reroll", "turn"},
    "tournay": {"use", "stand", "fire", "build", "pass"},
    "troyes-dice": set[str](),
}
"""Kinds of actions of which some, or all, are in the page's list only."""


@pytest.mark.parametrize("name", games.names())
def test_every_other_kind_of_action_has_its_place(name: str) -> None:
    vocabulary = games.get(name).vocabulary
    for seed in (1, 2):
        for view, choices in some(name, 3, {}, seed):
            unplaced = {
                vocabulary.kind(action) for action in set(choices) - draw.placed(voice_of(view, Text(), ()), choices)
            }
            assert unplaced <= LISTED[name]


def test_text_has_three_sizes() -> None:
    sizes = re.findall(r"font-size:(\d+)px", draw.css())
    assert set(sizes) <= SIZES


# Explanations


def explanations(game: str, language: str = "en") -> dict[str, str]:
    """Every explanation that shows up in a random game."""
    match, picker = trois.new(game, seats=3, seed=3), Chance(1)
    found: dict[str, str] = {}
    while match.pending:
        seat = match.pending[0]
        legal = match.legal(seat)
        match.push(seat, legal[picker.below(len(legal))])
        for part in draw.parts(voice_of(match.view(0), Text(language), ()), {}):
            found.update(re.findall(r'data-explain="([^"]+)"><title>([^<]*)</title>', part.svg))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_everything_that_offers_an_explanation_has_one(game: str, language: str) -> None:
    for key, told in explanations(game, language).items():
        name, _, does = told.partition(":")
        assert name, key
        assert len(does) > 12, key
        assert "{" not in told, key


def test_reconstructed_numbers_are_marked() -> None:
    troyes, tournay = explanations("troyes"), explanations("tournay")
    assert troyes["marauding"].endswith("\nReconstructed: flags and VP.")
    assert "Black dice each round: 1." in troyes["marauding"]
    assert troyes["artisan"].endswith("\nReconstructed: hiring cost, VP and divisor.")
    assert "reconstruction" not in troyes["troyes.explain.palace"]
    assert tournay["event.plague"].endswith("\nReconstructed: circles for coins and effect.")
    assert len([told for told in tournay.values() if "Reconstructed" not in told]) == 5


def test_a_corrected_number_is_not_reconstructed() -> None:
    match = trois.new("troyes", seats=2, seed=1, cards={"marauding": {"vp": [3, 1]}})
    told = "".join(part.svg for part in draw.parts(voice_of(match.view(0), Text("en"), ()), {}))
    assert "Reconstructed: flags.\nCorrected by the owner of the box: VP." in told


def test_events_have_their_names_in_every_language() -> None:
    """Three cards are Brigands, two Skirmishes: each has its number, on the board as in the list of choices."""
    match = trois.new("troyes", seats=2, seed=1)
    view = {**match.view(0), "queue": [{"event": "brigands-2", "cubes": []}]}
    told = "".join(part.svg for part in draw.parts(voice_of(view, Text("es"), ()), {}))
    assert "Bandidos 2" in told
    assert "rigands" not in told.replace("event-brigands", "").replace('data-explain="brigands', "").replace(
        "#pic-brigands", ""
    )
    assert "Reconstruido: banderas, divisor y PV." in told


def test_tiles_of_the_wheel_tell_which_sides_are_reconstructed() -> None:
    told = explanations("troyes-dice")
    assert "Reconstructed: the two sides." in told["red-white-1"]
    assert "econstructed" not in told["red"]


@pytest.mark.parametrize("game", games.names())
def test_every_number_of_a_card_has_a_word(game: str) -> None:
    tree = games.get(game).card_tree({}, "cards")
    for row in card_rows({key: rows for key, rows in tree.items() if key in DRAWN}).values():
        assert all(Text().has(f"draw.number.{number}") for number in numbers(row))


DRAWN = {"activity", "event", "character", "marauding", "card", "plaza"}
"""The tables of cards that a board explains."""


def test_columns_are_as_even_as_they_go() -> None:
    """Each part stands in the column that is shortest so far."""
    parts = [Part(name, name, high, "", frozenset()) for name, high in (("a", 300), ("b", 90), ("c", 100), ("d", 50))]
    body, width, height = columns(parts)
    assert (width, height) == (16 + 3 * 376, 16 + 316)
    places = dict(zip("abdc", re.findall(r"translate\(([^)]+)\)", body), strict=True))
    assert places == {"a": "16 16", "b": "392 16", "d": "392 122", "c": "768 16"}


def test_a_thing_to_pick_tells_whether_it_is_picked() -> None:
    marks = Marks(picks={1: "picked", 2: "more"}, ranks={2: 1})
    assert marks.of_choice(1) == ' data-pick="picked" aria-pressed="true"'
    assert marks.of_choice(2) == ' data-pick="more" aria-pressed="false" data-advised="1"'
    assert marks.of_choice(3) == ""


def test_the_document_names_the_parts_of_a_phone_in_their_order() -> None:
    document = (Path(__file__).parents[2] / "docs" / "draw.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| (Troyes Dice|Troyes|Tournay) \| (.*) \|$", document, re.MULTILINE))
    for name in games.names():
        match = trois.new(name, 2, 1)
        drawn = draw.parts(voice_of(match.view(0), Text(), ["Ada", "Bo"]), {}, PHONE)
        told = re.findall(r"`([\w-]+?)(?:-<seat>)?`", rows[match.game.title])
        assert told == list(dict.fromkeys(re.sub(r"-\d+$", "", part.name) for part in drawn))


def test_the_palette_takes_the_place_of_custom_properties() -> None:
    drawn = '<rect fill="var(--red)" stroke="var(--nothing)" width="var(--wide,3)"/>'
    assert resolved(drawn, False) == '<rect fill="#B23A2E" stroke="none" width="3"/>'
    assert resolved('fill="var(--red)"', True) == 'fill="#D9614F"'
    for name in games.names():
        assert "var(" not in draw.svg(trois.new(name, 2, seed=1).view(0))
