"""What the choices of Troyes are called, are about, cost and bring."""

import pytest

from tests.games.troyes.table import table
from tests.text.troyes.speaking import NAMES, asked, offered, speaking, words
from trois.core.match import Match
from trois.text.model import NEUTRAL, Chip, Die


def merchant() -> Match:
    """Ada has a tradesman on the Merchant, and may buy from Bo and the neutral player."""
    return table(
        {0: "R25 W3 Y46", 1: "R4 Y1", "grey": "Y5"}, seats=3, posts={"merchant": [0, 1]}, queue="war 0, heresy"
    )


# Names and things


@pytest.mark.parametrize(
    ("choice", "name", "thing", "group"),
    [
        ("activate merchant", "Activate Merchant", "activity:merchant", "activities"),
        ("combat war", "Fight War", "event:war", "events"),
        ("cathedral", "Build the cathedral", "cathedral", "actions"),
        ("place city hall", "Place a citizen in City Hall", "building:city hall", "places"),
        ("turn white 3", "Turn over white 3", "die:0:white:3", "turn"),
        ("recruit", "Recruit a citizen", "supply", "influence"),
        ("pass", "Pass", "pass", "pass"),
    ],
)
def test_choices_are_called_by_their_thing(choice: str, name: str, thing: str, group: str) -> None:
    told = offered(merchant())[choice]
    assert (told.name, told.thing, told.group) == (name, thing, group)


def test_dice_are_called_by_colour_value_and_owner() -> None:
    match = merchant()
    match.push(0, "activate merchant")
    assert {text: choice.name for text, choice in offered(match).items()} == {
        "take 1 yellow 1": "Yellow 1 of ■ Bo",
        "take 4 yellow 0": "Yellow 4",
        "take 5 yellow grey": "Yellow 5 of ○ neutral player",
        "take 6 yellow 0": "Yellow 6",
    }
    assert offered(match, "fr")["take 1 yellow 1"].name == "Jaune 1 (■ Bo)"
    assert offered(match)["take 5 yellow grey"].thing == "die:grey:yellow:5"


def test_every_action_has_a_group_and_no_open_place_in_its_thing() -> None:
    match = merchant()
    voice = speaking(match)
    for action in range(len(match.game.vocabulary)):
        assert voice.group(action)
        assert "{" not in voice.thing(action)


# What a choice costs and brings


def test_an_activity_tells_divisor_and_hire() -> None:
    match = merchant()
    assert offered(match)["activate merchant"].chips == (Chip("fact", "divisor", 2),)
    assert offered(match)["activate militia"].chips == (Chip("fact", "divisor", 3), Chip("price", "deniers", 5))
    assert words(match, "activate militia") == ["once per 3 pips", "−5 deniers"]
    assert words(match, "activate militia", "hu") == ["3 szemenként egyszer", "−5 dénár"]


def test_an_event_tells_colour_divisor_and_prizes() -> None:
    match = merchant()
    assert offered(match)["combat war"].chips == (
        Chip("fact", "colour", word="red"),
        Chip("fact", "divisor", 3),
        Chip("fact", "prizes", 5, 3),
    )
    assert words(match, "combat war") == ["red", "once per 3 pips", "5 or 3 VP"]


def test_a_die_tells_what_the_group_comes_to() -> None:
    match = merchant()
    match.push(0, "activate merchant")
    told = offered(match)
    assert told["take 1 yellow 1"].chips == (Chip("fact", "too-few", 1, 2),)
    assert told["take 5 yellow grey"].chips == (
        Chip("fact", "total", 5),
        Chip("fact", "divisor", 2),
        Chip("fact", "times", 2, mood="good"),
        Chip("price", "deniers", 2),
    )


def test_the_question_carries_the_draft() -> None:
    match = merchant()
    match.push(0, "activate merchant")
    assert asked(match).sentence == "Merchant: which die do you add?"
    assert (asked(match).chips, asked(match).dice) == ((Chip("fact", "divisor", 2),), ())
    match.push(0, "take 5 yellow grey")
    assert asked(match).dice == (Die(5, "yellow", NEUTRAL),)
    assert asked(match).chips[-1] == Chip("price", "deniers", 2)
    match.push(0, "take 6 yellow 0")
    assert asked(match).dice == (Die(5, "yellow", NEUTRAL), Die(6, "yellow", 0))
    assert [chip.amount for chip in asked(match).chips] == [11, 2, 5, 4]
    match.push(0, "done")
    assert asked(match).kind == "amount"
    assert asked(match).chips == ()


def test_a_group_that_is_carried_out_tells_price_and_gain_apart() -> None:
    match = merchant()
    match.push(0, "activate merchant")
    match.push(0, "take 5 yellow grey")
    match.push(0, "done")
    assert offered(match)["use 2"].chips == (Chip("price", "deniers", 2), Chip("gain", "deniers", 4))


def test_placing_tells_whom_it_expels_and_what_is_given_up() -> None:
    match = table({0: "R2"}, seats=3, posts={"merchant": [0, 1]}, buildings={"palace": "01g..."})
    match.push(0, "place palace")
    match.push(0, "take 2 red 0")
    told = offered(match)["leave merchant"]
    assert told.chips == (Chip("risk", "vp", 2), Chip("fact", "expelled", word="palace", whose=1))
    assert words(match, "leave merchant") == ["−2 VP", "expels a citizen of ■ Bo from the Palace"]


def test_expelled_citizens_come_first_and_cost_nothing_others_a_die() -> None:
    match = table(
        {0: "R2"},
        seats=3,
        supply=[0, 2, 2],
        buildings={"palace": ".1...0", "bishopric": "0....."},
        lying={"bishopric": "0"},
    )
    match.push(0, "place palace")
    match.push(0, "take 2 red 0")
    told = offered(match)
    assert min(told.values(), key=lambda choice: choice.order).text == "raise bishopric"
    tones = {text: [chip.tone for chip in choice.chips if chip.thing == "die-less"] for text, choice in told.items()}
    assert tones == {"raise bishopric": [], "move bishopric 1": ["bad"], "move palace 6": []}
    assert words(match, "move bishopric 1")[0] == "one white die less each round"


def test_countering_tells_strength_and_its_tone() -> None:
    match = table({0: "R1 W3"}, seats=3, black=[3])
    (strong,), (weak,) = offered(match)["fight white 3"].chips, offered(match)["fight red 1"].chips
    assert (strong, strong.tone) == (Chip("fact", "strength", 3, 3, mood="good"), "good")
    assert (weak, weak.tone) == (Chip("fact", "too-few", 2, 3), "plain")


def test_others_gains_are_told_with_their_names() -> None:
    match = table({0: "W6 Y1", 1: "Y1"}, seats=2, activities="procession", posts={"procession": [0]}, deniers=[20])
    match.push(0, "activate procession")
    match.push(0, "take 6 white 0")
    told = offered(match)["done"].chips
    assert told == (Chip("gain", "vp", 2, whose=1, mood="bad"), Chip("gain", "vp", 2))
    assert [chip.tone for chip in told] == ["bad", "good"]
    assert words(match, "done") == [f"■ {NAMES[1]}: +2 VP", "+2 VP"]


def test_passing_tells_its_own_money_only() -> None:
    """The last one to pass ends the round: what everybody then gets is not the effect of passing."""
    match = table({0: "W6"}, seats=2, district=[0, 2])
    assert len(match.preview(0, "pass")) > 2
    assert offered(match)["pass"].chips == (Chip("gain", "deniers", 2),)
    assert offered(match)["pass"].ends


def test_a_cube_tells_what_it_does() -> None:
    match = table({0: "Y4"}, seats=2, cubes={0: "priest"})
    match.push(0, "agriculture")
    assert offered(match)["modify priest"].chips == (Chip("fact", "effect", word="priest"),)
    assert words(match, "modify priest") == [speaking(match).card("priest").full]


def test_cards_tell_how_often_they_go_with_own_dice_alone() -> None:
    """Merchant ÷2: yellow 4 and 6 make 10; War ÷3: red 2 and 5 make 7, and free flags are the most."""
    match = merchant()
    voice = speaking(match)
    tags = {choice.text: voice.tag(choice.action, choice.chips) for choice in offered(match).values()}
    assert (tags["activate merchant"], tags["combat war"]) == (
        [Chip("fact", "times", 5)],
        [Chip("fact", "times", 2)],
    )
    assert tags["pass"] == []
    few = table({0: "Y1", 1: "Y6"}, seats=3, queue="war 0, heresy")
    action = offered(few)["activate merchant"].action
    assert speaking(few).tag(action, ()) == []


def test_turning_over_is_paid_once_for_all_its_dice() -> None:
    match = merchant()
    assert offered(match)["turn yellow 4"].chips == (Chip("fact", "turned", 3), Chip("price", "influence", 4))
    match.push(0, "turn yellow 4")
    assert offered(match)["turn yellow 6"].chips == (Chip("fact", "turned", 1),)
