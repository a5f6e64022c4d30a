"""Choices in groups, chips in signs, what goods become."""

import trois
from tests.web.pages.test_table_view import speaking, table
from trois.text import Text
from trois.text.model import Chip, Choice
from trois.text.voice import voice_of
from trois.web.pages.signs import drawn, reach
from trois.web.pages.table.choices import Group, Offer, changes_of, goods, groups, labels, offers
from trois.web.pages.table.drafting import picking_of, with_picks


def test_signs_are_drawn_and_words_are_read_out() -> None:
    voice = speaking(table("troyes"), 0)
    price, colour = labels(voice, [Chip("price", "deniers", 2), Chip("fact", "colour", word="red")])
    assert price.signs == '−2<svg class="sign" aria-hidden="true"><use href="#sign-denier"/></svg>'
    assert price.words == "−2 deniers"
    assert ">R</text>" in colour.signs
    assert ">V</text>" in drawn("[red]", "hu")
    assert drawn("a < b", "en") == "a &lt; b"


def test_what_cannot_be_drawn_is_said() -> None:
    voice = speaking(table("tournay"), 0)
    [rampart] = labels(voice, [Chip("gain", "ramparts", 1)])
    assert rampart.signs.startswith("+1<svg") or rampart.signs == rampart.words


def test_choices_of_one_group_stand_together_the_highest_number_first() -> None:
    voice = speaking(table("troyes"), 0)
    vocabulary = voice.game.vocabulary
    offered = [
        Offer(Choice(action, vocabulary.text(action), "", group=voice.group(action)), [])
        for action in map(vocabulary.parse, ["use 1", "pass", "use 2", "use 3"])
    ]
    found = groups(offered, voice)
    assert [(g.name, str(g.heading)) for g in found] == [("times", "How often?"), ("pass", "")]
    assert [offer.choice.text for offer in found[0].offers] == ["use 3", "use 2", "use 1"]


def test_what_is_seldom_taken_is_folded_unless_it_is_all_there_is() -> None:
    voice = speaking(table("troyes"), 0)
    vocabulary = voice.game.vocabulary

    def grouped(*texts: str) -> list[Group]:
        actions = [vocabulary.parse(text) for text in texts]
        return groups([Offer(Choice(a, "", "", group=voice.group(a)), []) for a in actions], voice)

    assert [g.folded for g in grouped("pass", "reroll red 1", "turn red 1")] == [False, True, True]
    assert [g.folded for g in grouped("turn red 1", "turn red 2")] == [False]


def test_own_goods_and_what_a_choice_makes_of_them() -> None:
    live = table("troyes")
    voice = speaking(live, 0)
    assert [(line.good.thing, line.good.amount, line.word) for line in goods(voice, 0)] == [
        ("deniers", 5, "deniers"), ("influence", 4, "influence"), ("citizens", 6, "citizens"), ("vp", 0, "points"),
        ("dice", 0, "dice"), ("event-cards", 0, "event cards"),
    ]  # fmt: skip
    others = ["deniers", "influence", "citizens", "dice", "event-cards"]
    assert [line.good.thing for line in goods(voice, 1)] == others
    chips = (
        Chip("price", "deniers", 4),
        Chip("gain", "vp", 3),
        Chip("risk", "deniers", 1),
        Chip("gain", "vp", 9, whose=1),
    )
    assert changes_of(voice, chips) == "deniers:-5 vp:3"


def test_under_its_heading_a_choice_is_called_by_its_thing() -> None:
    live = table("troyes")
    seat = live.pending[0]
    choice = offers(live, seat, speaking(live, seat))[0].choice
    assert (choice.name, choice.label) == ("Place a citizen in Palace 2", "Palace 2")
    view = trois.new("troyes", 2, seed=1).view(0)
    assert voice_of(view, Text("hu"), ["Ada", "Bo"]).heading("activities") == "Aktiválás"


def test_how_far_an_amount_reaches() -> None:
    enough, weak = reach(7, 6), reach(2, 5)
    assert [part.count("h7") for part in enough.split("<path")[1:]] == [6, 1, 0]
    assert [part.count("h7") for part in weak.split("<path")[1:]] == [2, 0, 3]


def test_what_was_picked_can_be_put_back_and_only_what_goes_with_it_can_be_added() -> None:
    live = table("troyes")
    while not (picking := picking_of(speaking(live, live.pending[0]), ())):
        seat = live.pending[0]
        live.playing.push(seat, live.playing.legal(seat)[0])
    seat = live.pending[0]
    voice = speaking(live, seat)
    first = picking.more[0]
    picked = picking_of(voice, (first,))
    assert picked
    found = with_picks(offers(live, seat, voice), picked, voice)
    assert [offer.choice.action for offer in found if offer.pick == "picked"] == [first]
    assert [offer.choice.action for offer in found if offer.pick == "more"] == sorted(picked.more)
    assert [offer.choice.action for offer in found if not offer.pick] == [action for action, _ in picked.uses]
