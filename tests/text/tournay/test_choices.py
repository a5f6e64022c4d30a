"""What choices of Tournay cost and bring: price and gain apart, and nothing that comes after them."""

from tests.games.tournay.table import GAME, Table
from tests.text.tournay.speaking import chips, signs, voice, words
from trois.text.model import Chip
from trois.text.tournay.standing import stand_drafts


def test_an_activation_tells_its_gain_and_whom_it_hires() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.market")
    table.put(0, "d3", "yellow1.alderman")
    assert signs(table, "activate c3") == "+4d"
    table.standing(0, 0, 2, 2)
    assert chips(table, "activate c3") == [
        Chip("fact", "hired", 1, whose=1),
        Chip("price", "deniers", 2),
        Chip("gain", "deniers", 4),
    ]
    assert signs(table, "activate c3") == "■1 −2d +4d"
    assert words(table, "activate c3") == ["hires a citizen of ■ Bo", "−2 deniers", "+4 deniers"]


def test_an_activation_without_a_certain_gain_tells_what_the_building_does() -> None:
    table = Table()
    table.put(0, "c3", "red1.arsenal")
    assert words(table, "activate c3") == ["Draw from the red II pile without using citizens."]


def test_a_draw_tells_its_citizens_and_hires_but_no_card() -> None:
    table = Table()
    assert signs(table, "draw white2") == "2W"
    assert signs(table, "draw white3") == "2W ■1 −2d"
    assert words(table, "draw white2") == ["uses 2 white citizens"]


def test_a_fight_tells_price_and_rampart() -> None:
    table = Table()
    table.queue(("event.plague", 2), ("event.taille", 1), ("event.fair", 0))
    assert signs(table, "combat 1") == "1W −3d +1 rampart"
    assert signs(table, "combat 2") == "2Y +1 rampart"


def test_hired_citizens_are_paid_and_the_gain_stands_apart() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.market")
    table.do("activate c3")
    assert words(table, "use own") == ["+3 deniers"]
    assert words(table, "use next") == ["−2 deniers", "+3 deniers"]


def test_playing_tells_the_whole_price() -> None:
    table = Table()
    table.hand(0, "yellow3.city-hall", "yellow3.cloth-hall", "yellow2.mill")
    table.money(9, 9)
    assert words(table, "play yellow3.city-hall") == ["−2 deniers", "−1 card"]
    assert words(table, "play yellow3.cloth-hall") == ["−1 yellow citizen"]
    assert signs(table, "play yellow2.mill") == "−2d"


def test_what_a_card_of_another_colour_replaces_is_told() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.market")
    table.put(0, "d3", "red1.fort", "red2.fort")
    table.hand(0, "yellow2.mill")
    table.do("play yellow2.mill")
    assert words(table, "place c3") == ["−2 deniers"]
    assert words(table, "place d3") == ["replaces Fort II", "replaces Fort I", "−2 deniers"]
    assert words(table, "place c2") == ["−2 deniers"]


def test_an_offered_card_tells_price_and_effect() -> None:
    table = Table()
    table.pile("yellow1", "yellow1.market", "yellow1.mill", "yellow1.farm", face_up=True)
    table.do("draw yellow1", "use own")
    assert words(table, "take") == ["price 1 denier", "Gain 3 deniers."]
    assert signs(table, "take") == "(1 denier) gain 3 deniers"
    assert words(table, "look") == []


def struck_by(*events: str) -> Table:
    """A crier comes up while events of one coin wait; seat 0 has a rampart."""
    table = Table()
    table.money(9, 9)
    table.queue(*((event, 0) for event in events))
    table.rampart(0, "event.fire")
    table.pile("yellow1", "crier", "yellow1.mill", "yellow1.farm")
    table.do("draw yellow1", "use own", "keep yellow1.mill")
    assert table.texts(0) == ["protect rampart", "pass"]
    return table


def test_a_protection_tells_its_own_effect_and_not_the_next_events() -> None:
    table = struck_by("event.siege", "event.plunder", "event.fair")
    assert chips(table, "protect rampart") == [Chip("gain", "points", 1)]
    assert chips(table, "pass") == []


def test_deniers_an_event_takes_are_a_risk_and_no_price() -> None:
    table = struck_by("event.plunder", "event.ransom", "event.fair")
    assert chips(table, "protect rampart") == [Chip("gain", "points", 1)]
    assert chips(table, "pass") == [Chip("risk", "deniers", 3)]
    assert words(table, "pass") == ["−3 deniers"]


def test_recruiting_tells_price_and_citizen() -> None:
    table = Table(advanced=True)
    table.money(9, 9)
    assert words(table, "recruit red") == ["uses 1 red citizen", "−5 deniers", "+1 red citizen"]


def test_ramparts_built_at_the_end_of_the_game_are_no_choices_effect() -> None:
    table = Table()
    table.rampart(0, "event.fire", "event.storm")
    speaker = voice(table)
    built = [("built", 0, "event.fire"), ("built", 0, "event.storm")]
    assert speaker.chips(GAME.vocabulary.parse("pass"), built) == []
    assert speaker.chips(GAME.vocabulary.parse("build 2"), built) == [Chip("gain", "points", 2)]


def test_reasons_of_events_change_nothing() -> None:
    """An event may end with why it happened."""
    speaker = voice(Table())
    told = [("paid", 0, 2, "hire"), ("gained", 0, 3, "yellow1.market"), ("used", 0, "red", 1, "")]
    assert speaker.chips(GAME.vocabulary.parse("copy yellow1.market"), told)[1:] == [
        Chip("fact", "used", 1, word="red"),
        Chip("price", "deniers", 2),
        Chip("gain", "deniers", 3),
    ]


def test_choices_follow_the_turn() -> None:
    speaker = voice(Table())
    order = ["play yellow1.farm", "activate c3", "combat 1", "gather", "recruit red", "draw red1", "earn red 1", "pass"]
    actions = [GAME.vocabulary.parse(text) for text in order]
    orders = [speaker.order(action, []) for action in actions]
    assert orders == sorted(set(orders))
    assert speaker.order(GAME.vocabulary.parse("stand red"), [("stood_up", 0, "red", 2)]) == -2


# Standing up


def test_citizens_that_stand_up_are_picked_one_by_one() -> None:
    vocabulary = GAME.vocabulary
    yellow, red, both, reds = map(vocabulary.parse, ("stand yellow", "stand red", "stand yellow+red", "stand red+red"))
    found = {
        draft.picked: draft.steps for draft in stand_drafts([vocabulary.parse("stand nobody"), yellow, red, both, reds])
    }
    assert found == {(yellow,): (yellow,), (red,): (red,), (yellow, red): (both,), (red, red): (reds,)}


def test_where_one_citizen_may_stand_up_a_choice_is_a_decision() -> None:
    assert stand_drafts(map(GAME.vocabulary.parse, ("stand nobody", "stand yellow", "stand red"))) == []
