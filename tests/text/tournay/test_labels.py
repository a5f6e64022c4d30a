"""Groups and short names of choices, whose citizens are preset, goods, phases."""

import random

import trois
from trois.core.match import Match
from trois.text import Text
from trois.text.voice import Voice, voice_of

NAMES = ["Ada", "Bo", "Cy"]


def turns(seed: int, most: int = 40) -> list[tuple[Match, int, Voice]]:
    match, chooser = trois.new("tournay", 3, seed=seed, auto=False), random.Random(seed)
    found: list[tuple[Match, int, Voice]] = []
    while match.pending and len(found) < most:
        seat = match.pending[0]
        found.append((match.copy(), seat, voice_of(match.view(seat), Text(), NAMES)))
        match.push(seat, chooser.choice(match.legal(seat)))
    return found


def test_own_citizens_are_preset_where_there_are_enough_of_them() -> None:
    preset = 0
    for match, seat, voice in turns(3):
        for action in match.legal(seat):
            then = voice.then(action)
            twin = match.copy()
            twin.push(seat, action)
            question = twin.view(seat)["question"]
            asks = isinstance(question, dict) and question["kind"] == "use" and len(twin.legal(seat)) > 1
            first = match.game.vocabulary.text(twin.legal(seat)[0]) if asks else ""
            is_own = asks and set(first.removeprefix("use ").split("+")) == {"own"}
            assert bool(then) == is_own
            if then:
                assert then == (twin.legal(seat)[0],)
                preset += 1
    assert preset == 30


def test_under_a_heading_things_have_their_names() -> None:
    match, seat, voice = next(each for each in turns(3) if "gather" in each[0].texts(each[1]))
    found = {match.game.vocabulary.text(action): action for action in match.legal(seat)}
    pile = next(text for text in found if text.startswith("draw"))
    assert voice.label(found[pile]).startswith("[")
    assert voice.group(found[pile]) == "draw"
    earn = next(text for text in found if text.startswith("earn"))
    _, colour, citizens = earn.split(" ")
    assert voice.label(found[earn]) == f"{citizens} [citizen-{colour}]"
    assert voice.colour(found[earn]) == colour
    assert voice.group(found["gather"]) == voice.group(found[earn]) == "earn"
    assert all(voice.heading(voice.group(action)) for action in found.values())


def test_goods_are_what_lies_open() -> None:
    for match, seat, voice in turns(4)[::5]:
        for other in range(3):
            goods = {good.thing: good for good in voice.goods(other)}
            player = match.view(seat)["players"][other]  # type: ignore[index]
            assert goods["deniers"].amount == player["deniers"]
            assert goods["standing"].amount == sum(player["standing"].values())
            assert (goods["ramparts"].amount, goods["ramparts"].more) == (len(player["built"]), len(player["ramparts"]))
            assert goods["points"].amount == match.scores[other].total


def test_a_turn_begins_with_a_card_and_goes_on_with_an_action() -> None:
    phases = {
        str(match.view(seat)["question"]["kind"]): next(p.name for p in voice.progress().phases if p.is_now)  # type: ignore[index]
        for match, seat, voice in turns(3, 200)
    }
    assert phases["place"] == "Play a card"
    assert phases["use"] == "Action"
    assert phases["limit"] == "Hand limit"
