"""The die in hand: its faces, what nobody would choose, points, and what stands in the corners of the sheet."""

from tests.games.troyes_dice.table import sheet, table
from tests.text.troyes_dice.test_voice import choices, used
from trois.core.match import Match
from trois.text import Text
from trois.text.model import Chip, Die
from trois.text.voice import Voice, voice_of


def speaking(match: Match, seat: int = 0) -> Voice:
    return voice_of(match.view(seat), Text(), ["Ada", "Bo", "Cy"])


def test_the_die_in_hand_is_there_until_it_is_used() -> None:
    assert speaking(table()).in_hand() is None
    assert speaking(used(low=3)).in_hand() == Die(3, "red")


def test_a_use_is_free_paid_or_senseless() -> None:
    match = used(sheet(influence=5, wisdom=2))
    found = choices(match)
    assert found["gain influence 3"].group == "free"
    assert found["build fortress 3"].group == "free"
    assert found["build fortress 4"].group == "paid"
    assert found["gain influence 1"].group == "senseless"  # 2 Influence for 1
    assert found["gain influence 6"].group == "paid"
    faces = {text: speaking(match).face(choice.action) for text, choice in found.items()}
    assert faces["build market 4"] == Die(4, "yellow")


def test_corners_tell_prices_or_that_it_is_free() -> None:
    match = used(sheet(influence=5, wisdom=2))
    voice = speaking(match)
    tags = {text: voice.tag(choice.action, choice.chips) for text, choice in choices(match).items()}
    assert tags["build fortress 3"] == [Chip("fact", "free", mood="good")]
    assert tags["build fortress 5"] == [Chip("price", "resource", 2, word="influence")]
    assert tags["build market 4"] == [
        Chip("price", "resource", 1, word="influence"), Chip("price", "resource", 2, word="wisdom"),
    ]  # fmt: skip


def test_goods_tell_what_is_left_and_what_it_is_worth() -> None:
    voice = speaking(table(sheet(influence=5, wisdom=2)))
    goods = {good.thing: good.amount for good in voice.goods(0)}
    assert {thing: goods[thing] for thing in ("influence", "wisdom", "points")} == {
        "influence": 5, "wisdom": 2, "points": 4,
    }  # fmt: skip


def test_the_phases_of_a_half_day() -> None:
    now = [phase.name for phase in speaking(table()).progress().phases if phase.is_now]
    later = [phase.name for phase in speaking(used()).progress().phases if phase.is_now]
    assert (now, later) == (["Choose a die"], ["Use it"])
