"""Numbers on a drawing, and their names beside it."""

from itertools import pairwise
from xml.etree import ElementTree

from trois.draw.callouts import Spot, with_callouts
from trois.draw.shapes import Part

BOARD = Part("board", "A board", 400, "<g/>", frozenset(), 800)


def names(spots: list[Spot]) -> list[tuple[str, float, float]]:
    """The words beside the drawing with their places, from above."""
    tree = ElementTree.fromstring(with_callouts(BOARD, spots).svg)
    found = [text for text in tree.iter() if text.tag.endswith("text") and "name" in text.attrib["class"].split()]
    return [(text.text or "", float(text.attrib["x"]), float(text.attrib["y"])) for text in found]


def test_a_name_stands_beside_its_spot_at_the_nearer_side() -> None:
    left, right = names([Spot("Well", 100, 200), Spot("Mill", 700, 120)])
    assert left[0] == "Well"
    assert left[1] < 0 < 800 < right[1]
    assert (round(left[2]), round(right[2])) == (207, 127)


def test_names_do_not_lie_on_one_another_and_stay_beside_the_drawing() -> None:
    heights = [y for _, _, y in names([Spot(f"N{number}", 10, 395) for number in range(8)])]
    assert all(below - above >= 18.9 for above, below in pairwise(heights))
    assert 0 < heights[0] < heights[-1] <= 400


def test_a_long_name_takes_several_lines_in_order() -> None:
    found = names([Spot("Edificio de la administración de la ciudad", 10, 100)])
    assert " ".join(text for text, _, _ in found) == "Edificio de la administración de la ciudad"
    assert len(found) == 3
    assert [y for _, _, y in found] == sorted(y for _, _, y in found)


def test_the_drawing_is_in_the_middle_with_each_number_on_its_spot() -> None:
    drawn = with_callouts(BOARD, [Spot("Well", 100, 200)])
    assert (drawn.width, drawn.height) == (1200, 400)
    assert "translate(200 0)" in drawn.svg
    tree = ElementTree.fromstring(drawn.svg)
    discs = [(node.attrib["cx"], node.attrib["cy"]) for node in tree.iter() if node.tag.endswith("circle")]
    assert ("100", "200") in discs
