"""The picture of the end, the faces of players, the charts."""

import re
from xml.etree import ElementTree

import pytest

from trois.draw.charts import curve, faces
from trois.draw.feast import feast
from trois.draw.portraits import LOOKS, looks, portrait
from trois.draw.woodcut.headgear import HEADGEAR


def test_a_name_keeps_its_look_and_no_two_are_alike_at_a_table() -> None:
    names = ["Ada", "Odette", "Hugues", "Perrin", "Guest", "Bo", "Cy", "Di", "Ed", "Fay"]
    worn = looks(names)
    assert len(set(worn)) == 10
    assert looks(["Ada"]) == worn[:1]


def test_as_many_crowns_as_winners() -> None:
    worn = tuple(LOOKS[:3])
    crown = HEADGEAR["crown"](worn[0].robe)
    assert [feast((worn[0],) * 3, winners).count(crown) for winners in (0, 1, 2, 3)] == [0, 1, 2, 3]
    plain = {winners: feast(worn, winners) for winners in (0, 1, 2, 3)}
    assert len(set(plain.values())) == 4
    for drawn in (*plain.values(), feast(worn[:1], 1), feast(worn[:2], 1), portrait(worn[0])):
        ElementTree.fromstring(drawn)


def test_the_curve_has_a_mark_for_every_step_and_names_inside() -> None:
    drawn = curve([[0, 3, 31], [0, 4, 31]], ["<Ada>", "Bo"], ["", "1", "end"])
    tree = ElementTree.fromstring(drawn)
    assert len(tree.findall("circle")) == 4
    names = [text for text in tree.findall("text") if (text.text or "").startswith("31")]
    assert [name.text for name in names] == ["31 <Ada>", "31 Bo"]
    heights = [float(name.attrib["y"]) for name in names]
    assert heights[1] - heights[0] >= 17


def test_ten_names_at_the_same_points_stay_inside_the_chart() -> None:
    drawn = curve([[0, 0]] * 10, [str(n) for n in range(10)], ["", "end"])
    ends = [t for t in ElementTree.fromstring(drawn).findall("text") if "b" in t.attrib["class"].split()]
    assert len(ends) == 10
    assert max(float(text.attrib["y"]) for text in ends) <= 340
    assert min(float(text.attrib["y"]) for text in ends) >= 10


def test_the_bars_of_the_dice_are_as_high_as_they_were_often() -> None:
    tree = ElementTree.fromstring(faces([1, 2, 4, 0, 0, 5]))
    heights = [float(bar.attrib["height"]) for bar in tree.findall("rect")]
    assert heights == [26.0, 52.0, 104.0, 0.0, 0.0, 130.0]


def test_the_line_of_chance_is_the_mean_of_all_faces() -> None:
    drawn = faces([6, 0, 0, 0, 0, 6])
    tall = [float(bar) for bar in re.findall(r'class="stone"[^>]* height="([\d.]+)"', drawn)]
    (line,) = re.findall(r'class="chance" d="M8 ([\d.]+)H', drawn)
    (base,) = {
        float(y) + high for y, high in zip(re.findall(r'class="stone" x="\d+" y="([\d.]+)"', drawn), tall, strict=True)
    }
    assert base - float(line) == pytest.approx(sum(tall) / 6, abs=0.1)
