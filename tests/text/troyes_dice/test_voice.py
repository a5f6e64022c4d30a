"""What is said about Troyes Dice: dice by colour and value, prices and gains, parts of the board."""

import pytest

import trois
from tests.games.troyes_dice.table import Sheet, sheet, table
from trois.core.match import Match
from trois.text import LANGUAGES, Text
from trois.text.chips import chip_signs, chip_words
from trois.text.model import Chip, Choice
from trois.text.troyes_dice import Voice
from trois.text.voice import choices_of, voice_of

NAMES = ["Ada", "Bo"]


def voice(match: Match, lang: str = "en", seat: int | None = 0) -> Voice:
    speaker = voice_of(match.view(seat), Text(lang), NAMES)
    assert isinstance(speaker, Voice)
    return speaker


def choices(match: Match, lang: str = "en") -> dict[str, Choice]:
    return {choice.text: choice for choice in choices_of(match, 0, voice(match, lang))}


def words(match: Match, choice: str, lang: str = "en") -> list[str]:
    return [chip_words(voice(match, lang), chip) for chip in choices(match, lang)[choice].chips]


def signs(match: Match, choice: str) -> str:
    return " ".join(chip_signs(voice(match), chip) for chip in choices(match)[choice].chips)


# Dice


def test_a_die_is_called_by_its_colour_and_value() -> None:
    match = table(dice=(1, 2, 3, 6), black=3, colours="RYWR")
    assert {text: choice.name for text, choice in choices(match).items()} == {
        "take 1": "Red 1",
        "take 2": "Yellow 2",
        "take 3": "White 3",
    }
    assert choices(match, "fr")["take 2"].name == "Jaune 2"
    assert choices(match, "hu")["take 3"].name == "Fehér 3"


def test_equal_dice_are_counted() -> None:
    match = table(dice=(2, 2, 3, 6), colours="RRWY")
    assert choices(match)["take 1"].name == "Red 2 (1 of 2)"
    assert choices(match)["take 2"].name == "Red 2 (2 of 2)"


def test_a_black_die_that_can_be_taken_says_so() -> None:
    match = table(sheet(fortune=6), dice=(1, 2, 3, 6), black=3, tiles={3: 8})
    assert choices(match)["take 4"].name == "Black 6 (red)"


def test_dice_tell_their_price() -> None:
    match = table(dice=(1, 2, 3, 6), black=0, colours="RYWR", tiles={2: -4})
    assert choices(match)["take 2"].chips == (Chip("price", "any", 1),)
    assert words(match, "take 2") == ["−1 resource of any kind"]
    assert words(match, "take 3") == ["−1 Influence", "−1 Fortune"]
    assert words(match, "take 4") == ["−2 Fortune"]
    assert signs(match, "take 3") == "−1◆R −1◆Y"
    free = choices(table(dice=(1, 2, 3, 6), black=3))["take 1"].chips
    assert free == (Chip("fact", "free", mood="good"),)
    assert free[0].tone == "good"


def test_a_die_that_starts_at_0_says_so() -> None:
    match = table(dice=(1, 2, 3, 6), black=3, tiles={0: -7})
    assert choices(match)["take 1"].name == "Red 1"
    assert words(match, "take 1") == ["free", "starts at 0"]


def test_dice_stay_in_the_order_of_their_plazas() -> None:
    assert {choice.order for choice in choices(table()).values()} == {0}


# What a die is used for


def used(*sheets: Sheet, low: int = 3, colours: str = "RYWR") -> Match:
    """The first die is taken: it shows `low` and lies on a plaza of the first colour."""
    match = table(*sheets, dice=(low, 4, 5, 6), black=3, colours=colours)
    match.push(0, "take 1")
    return match


def test_prices_come_before_gains_and_are_never_netted() -> None:
    match = used(sheet(influence=5))
    assert words(match, "gain influence 4") == ["−1 Influence", "+4 Influence", "+1 red citizen", "+3 points"]
    assert signs(match, "gain influence 4") == "−1◆R +4◆R +1●R +3 points"
    assert words(match, "build fortress 3") == ["+1 yellow citizen", "+1 point"]


def test_a_cathedral_tells_what_it_unlocks() -> None:
    match = used(low=2, colours="WYWR")
    assert words(match, "build cathedral 2") == ["+1 point per Palace"]
    assert choices(match)["build cathedral 2"].chips == (Chip("gain", "unlocked", 1, word="palace"),)
    assert words(match, "build cathedral 2", "fr") == ["+1 point par Palais des comtes"]


def test_what_finds_no_room_is_told_apart() -> None:
    match = used(sheet(influence=2, circled=(17, 3, 3)))
    assert words(match, "gain influence 3")[-2:] == ["no room for 2 Influence", "+1 point"]
    assert choices(match)["gain influence 3"].chips[-2] == Chip("fact", "no-room", 2, word="influence")


def test_the_cheap_come_first() -> None:
    found = choices(used())
    assert found["gain influence 3"].order == 0
    assert found["gain influence 6"].order == 3
    assert found["build market 3"].order == 2
    assert found["build market 4"].order == 3


def test_reasons_of_events_change_nothing() -> None:
    match = used()
    told = [("paid", 0, "influence", 2, "value"), ("gained", 0, "red", 1, "fortress")]
    assert voice(match).chips(match.legal(0)[0], told) == [
        Chip("price", "resource", 2, word="influence"),
        Chip("gain", "citizens", 1, word="red"),
    ]


def test_things_lie_on_the_board() -> None:
    assert choices(table())["take 2"].thing == "plaza:2"
    found = choices(used())
    assert found["gain influence 3"].thing == "resource:influence"
    assert found["build fortress 3"].thing == "building:fortress:3"


# Questions


def test_questions_and_title() -> None:
    match = table(dice=(3, 4, 5, 6), black=3, colours="RYWR", day=2)
    assert voice(match).title() == "Troyes Dice · day 2 of 8, morning"
    question = voice(match).question()
    assert question is not None
    assert question.sentence == "Which die do you take?"
    assert "Everybody may take the same die." in question.help
    match.push(0, "take 1")
    question = voice(match).question()
    assert question is not None
    assert question.sentence == "What do you do with the red 3?"


def test_numbering_is_asked_with_its_numbers() -> None:
    rolled = trois.new("troyes-dice", 2, 1, None, True, numbering="rolled")
    seat = rolled.pending[0]
    question = voice(rolled, seat=seat).question()
    assert question is not None
    assert question.sentence.startswith("The leftmost column is number")
    assert voice(rolled, seat=None).title() == "Troyes Dice"


# Parts of the board


def test_buildings_plazas_and_tiles_are_explained() -> None:
    speaker = voice(table())
    assert speaker.card("fortress").full == "A citizen, and no black die crosses out this number."
    assert speaker.card("banquet.3").name == "Banquet 3"
    assert speaker.card("raid.7").full == "the die starts at 0"
    tile = speaker.card("red-white-1")
    assert (tile.name, tile.reconstructed) == ("Plaza: red / white", ("faces",))
    assert speaker.card("red").reconstructed == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_said(lang: str) -> None:
    match = trois.new("troyes-dice", 2, 5, None, True, expansion=True)
    while not match.over:
        seat = match.pending[0]
        speaker = voice(match, lang, seat)
        found = choices_of(match, seat, speaker)
        assert len({choice.name for choice in found}) == len(found)
        said = [choice.name for choice in found]
        said += [chip_words(speaker, chip) for choice in found for chip in choice.chips]
        said += [chip_signs(speaker, chip) for choice in found for chip in choice.chips]
        assert not [line for line in said if not line or "{" in line or "troyes_dice." in line]
        match.push(seat, found[len(match.line) % len(found)].action)


def test_a_die_that_is_gone_is_still_said() -> None:
    match = trois.new("troyes-dice", 2, 1, None, True, numbering="expert")
    assert voice(match).name(0) == "Take the die of plaza 1"
