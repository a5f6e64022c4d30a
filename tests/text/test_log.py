"""Events as lines of a log."""

import re
from collections.abc import Iterator

import pytest

import trois
from trois import games
from trois.core.chance import Chance
from trois.core.journal import Event
from trois.text import LANGUAGES, Text, catalogue
from trois.text.entries import again, entries, entry, merge_amounts, plain, sentence
from trois.text.log import forget, lines, sentences
from trois.text.model import NEUTRAL, Die, Player

NAMES = ["Ada", "Bo", "Cy"]


def told(*events: Event) -> list[str]:
    return sentences(games.get("troyes-dice"), list(events), NAMES, Text())


def test_what_one_seat_does_shares_a_line() -> None:
    lines = told(("took", 0, 0, "red", 3), ("built", 0, "fortress", 3), ("took", 1, 0, "red", 3))
    assert lines == ["Ada takes the red 3 from plaza 1 and builds Fortress 3.", "Bo takes the red 3 from plaza 1."]


def test_amounts_of_a_turn_are_added_up_and_told_after_what_brings_them() -> None:
    stone: list[Event] = [
        ("built", 0, 1, 3, ""),
        ("gained", 0, "vp", 1, -1, "cathedral"),
        ("gained", 0, "influence", 1, -1, "cathedral"),
        ("built", 0, 2, 5, ""),
        ("gained", 0, "vp", 1, -1, "cathedral"),
        ("gained", 0, "influence", 2, -1, "cathedral"),
    ]
    assert sentences(games.get("troyes"), stone, NAMES, Text()) == [
        "Ada builds in the cathedral on space 3 of level 1 and space 5 of level 2, and gains 2 VP and 3 influence."
    ]


def test_a_turn_is_one_line_whoever_is_paid_in_between() -> None:
    """The seller gets the price of the dice; the buyer's line says whose dice they were."""
    events: list[Event] = [
        ("passed", 2),
        ("paid", 0, "deniers", 4, 2, "bought-dice"),
        ("gained", 2, "deniers", 4, 0, "bought-dice"),
        ("used", 0, "white", 2, "0"),
        ("used", 0, "white", 4, "2"),
        ("used", 0, "white", 5, "grey"),
        ("activated", 0, "merchant", 2),
        ("gained", 0, "deniers", 6, -1, "merchant"),
        ("passed", 1),
    ]
    assert sentences(games.get("troyes"), events, NAMES, Text()) == [
        "Cy passes.",
        "Ada uses white 2, Cy's white 4 and neutral white 5 (4 deniers), activates Merchant twice and gains 6 deniers.",
        "Cy gains 4 deniers (price of the dice).",
        "Bo passes.",
    ]


def test_a_fight_against_black_dice_and_an_action_have_lines_of_their_own() -> None:
    events: list[Event] = [
        ("used", 0, "red", 5, "0"),
        ("repelled", 0, 6),
        ("gained", 0, "influence", 1, -1, "black-dice"),
        ("repelled", 0, 4),
        ("gained", 0, "influence", 1, -1, "black-dice"),
        ("paid", 0, "deniers", 2, -1, "bought-dice"),
        ("used", 0, "white", 5, "grey"),
        ("built", 0, 1, 5, ""),
    ]
    assert sentences(games.get("troyes"), events, NAMES, Text()) == [
        "Ada uses red 5, counters black 6 and black 4, and gains 2 influence.",
        "Ada uses neutral white 5 (2 deniers) and builds in the cathedral on space 5 of level 1.",
    ]


def test_what_several_pay_alike_is_told_once() -> None:
    events: list[Event] = [
        ("acted", -1, "heresy"),
        *(("paid", seat, "influence", 2, -1, "heresy") for seat in (1, 2)),
        ("paid", 0, "influence", 1, -1, "heresy"),
        ("rolled", -1, "black", 2, "attack"),
    ]
    assert sentences(games.get("troyes"), events, NAMES, Text())[1:3] == [
        "Bo and Cy pay 2 influence each (Heresy).",
        "Ada pays 1 influence (Heresy).",
    ]


def test_prices_of_a_turn_are_one_amount_whoever_gets_them() -> None:
    events: list[Event] = [
        ("paid", 0, "deniers", 6, 1, "bought-dice"),
        ("paid", 0, "deniers", 6, 2, "bought-dice"),
        ("used", 0, "white", 2, "1"),
        ("used", 0, "white", 4, "2"),
        ("activated", 0, "sculptor", 2),
    ]
    assert sentences(games.get("troyes"), events, NAMES, Text()) == [
        "Ada uses Bo's white 2 and Cy's white 4 (12 deniers), and activates Sculptor twice."
    ]


def test_prices_stand_behind_what_they_are_paid_for() -> None:
    """Of a hired citizen, and of the fight."""
    events: list[Event] = [
        ("turn", 0),
        ("hired", 0, 1, "red", 1),
        ("lost", 0, 2, "hire"),
        ("gained", 1, 2, "hire"),
        ("hired", 0, 2, "red", 1),
        ("lost", 0, 2, "hire"),
        ("gained", 2, 2, "hire"),
        ("lost", 0, 3, "combat"),
        ("fought", 0, "event.fair", 2),
    ]
    assert sentences(games.get("tournay"), events, NAMES, Text())[1:] == [
        "Ada hires 1 red citizen from Bo and 1 from Cy (4 deniers), and fights Fair, which becomes a rampart (3 deniers).",
        "Bo and Cy gain 2 deniers each (hired citizens).",
    ]


def test_what_anothers_turn_brings_is_no_part_of_the_next_turn() -> None:
    """The tax that Ada collects of Bo, and the prize of the event that she completes."""
    events: list[Event] = [
        ("activated", 0, "tax-collector", 1),
        ("paid", 1, "deniers", 2, 0, "tax-collector"),
        ("gained", 0, "deniers", 2, 1, "tax-collector"),
        ("passed", 1),
        ("cubes", 0, "war", 1),
        ("countered", -1, "war"),
        ("gained", 1, "vp", 4, -1, "war"),
        ("took", 1, "war"),
        ("gained", 0, "vp", 2, -1, "war"),
        ("waited", 1),
    ]
    assert sentences(games.get("troyes"), events, NAMES, Text()) == [
        "Ada activates Tax Collector and gains 2 deniers.",
        "Bo pays 2 deniers (Tax Collector).",
        "Bo passes.",
        "Ada puts 1 cube on War and gains 2 VP.",
        "War is countered.",
        "Bo gains 4 VP and takes the event card War.",
        "Bo has passed and gets 1 more denier.",
    ]


def test_a_last_card_is_no_part_of_the_last_turn() -> None:
    events: list[Event] = [("turn", 0), ("gathered", 0), ("laid_last", 0, "yellow1.farm", "a1")]
    assert sentences(games.get("tournay"), events, NAMES, Text())[1:] == [
        "Ada gathers all citizens.",
        "Ada lays Farm I as a last card.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_have_a_reason_ends_without_brackets(language: str) -> None:
    """The reason stands in brackets behind it."""
    for game in map(games.get, ("troyes", "troyes-dice", "tournay")):
        texts = catalogue(language, games.area(game.name))
        with_reason = [kind for kind, names in game.events.items() if "why" in names]
        sections = ("event", "befalls", "nobody", "again")
        for key in (f"{section}-{kind}" for kind in with_reason for section in sections):
            said = texts.sources.get(key, "")
            assert not any(line.endswith(")") for line in said.splitlines()), key


@pytest.mark.parametrize("game", ["troyes", "troyes-dice", "tournay"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_log_has_no_brackets_in_a_row_and_no_stray_sign(game: str, language: str) -> None:
    rules = games.get(game)
    options = {option.name: option.choices[-1] for option in rules.options}
    match, picker = trois.new(game, rules.most_seats, 5, None, True, **options), Chance(7)
    while match.pending:
        seat = match.pending[0]
        actions = match.legal(seat)
        match.push(seat, actions[picker.below(len(actions))])
    told = sentences(rules, match.events(None), [f"P{seat}" for seat in range(rules.most_seats)], Text(language))
    assert [line for line in told if ") (" in line] == []
    assert [line for line in told if re.search(r"\.\.| [.,]|  ", line)] == []


def test_the_same_again_is_counted() -> None:
    """Each with its price, told once."""
    recruited: list[Event] = [("paid", 0, "influence", 2, -1, "recruit"), ("recruited", 0)]
    assert sentences(games.get("troyes"), [*recruited * 3, ("passed", 0)], NAMES, Text()) == [
        "Ada recruits a citizen 3 times (6 influence), and passes."
    ]
    assert sentences(games.get("troyes"), recruited * 2, NAMES, Text()) == [
        "Ada recruits a citizen twice (4 influence)."
    ]


def test_rerolls_are_a_list_with_one_price() -> None:
    events: list[Event] = [
        ("paid", 0, "influence", 1, -1, "reroll"),
        ("rerolled", 0, "yellow", 2, 6),
        ("paid", 0, "influence", 1, -1, "reroll"),
        ("rerolled", 0, "red", 5, 1),
    ]
    assert sentences(games.get("troyes"), events, NAMES, Text()) == [
        "Ada rerolls yellow 2 to 6 and red 5 to 1 (2 influence)."
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada builds Palace 1, and gains 2 red citizens and 2 more (link bonus)."),
        ("fr", "Ada construit le Palais des comtes 1, et gagne 2 habitants rouges et 2 de plus (bonus de lien)."),
        ("it", "Ada costruisce il Palazzo 1, e ottiene 2 cittadini rossi e 2 in più (bonus di collegamento)."),
        ("es", "Ada construye el Palacio del Conde 1, y obtiene 2 ciudadanos rojos y 2 más (bonificación de vínculo)."),
        ("hu", "Ada felépíti az 1-es Palotát, és szerez 2 vörös polgárt és még 2-t (összekötés)."),
    ],
)
def test_more_of_the_same_for_another_reason(language: str, said: str) -> None:
    events: list[Event] = [
        ("built", 0, "palace", 1),
        ("gained", 0, "red", 2, ""),
        ("gained", 0, "red", 2, "link"),
    ]
    assert sentences(games.get("troyes-dice"), events, NAMES, Text(language)) == [said]


def test_cubes_put_one_by_one_are_counted() -> None:
    events: list[Event] = [("cubes", 0, "war", 1, ""), ("cubes", 0, "war", 1, ""), ("cubes", 0, "heresy", 1, "")]
    assert sentences(games.get("troyes"), events, NAMES, Text()) == ["Ada puts 2 cubes on War and 1 on Heresy."]


def test_a_loss_of_nothing_is_not_told() -> None:
    events: list[Event] = [
        ("paid", 1, "influence", 1, -1, "heresy"),
        ("lost", 1, "vp", 0, "heresy"),
        ("lost", 2, "vp", 0, "heresy"),
    ]
    assert sentences(games.get("troyes"), events, NAMES, Text()) == ["Bo pays 1 influence (Heresy)."]


def test_cards_that_the_limit_takes_are_one_clause() -> None:
    events: list[Event] = [("put_under", 0, pile, "hand-limit") for pile in ("yellow1", "red2")]
    assert sentences(games.get("tournay"), events, NAMES, Text()) == [
        "Ada puts a card under the yellow I pile and one under the red II pile (hand limit)."
    ]


def test_italian_says_ed_before_an_e_of_a_card() -> None:
    events: list[Event] = [("acted", -1, "war"), ("acted", -1, "heresy")]
    assert sentences(games.get("troyes"), events, NAMES, Text("it")) == ["Effetto degli eventi: Guerra ed Eresia."]


def test_two_characters_are_turned_up_in_one_breath() -> None:
    events: list[Event] = [("character", 0, "urban"), ("character", 0, "henry")]
    assert sentences(games.get("troyes"), events, NAMES, Text()) == ["Ada turns up Urban IV and Henry I."]


def test_what_somebody_got_before_their_turn_is_not_part_of_it() -> None:
    events: list[Event] = [
        ("acted", -1, "civil-war"),
        ("paid", 0, "deniers", 3, -1, "civil-war"),
        ("rolled", -1, "black", 2, "attack"),
        ("used", 0, "red", 1, "0"),
        ("repelled", 0, 2),
        ("gained", 0, "influence", 1, -1, "black-dice"),
    ]
    assert sentences(games.get("troyes"), events, NAMES, Text()) == [
        "Taking effect: Civil War.",
        "Ada pays 3 deniers (Civil War).",
        "Rolled: black 2 (attack).",
        "Ada uses red 1, counters black 2 and gains 1 influence.",
    ]


def test_a_turn_of_tournay_begins_on_its_own_line() -> None:
    events: list[Event] = [
        ("turn", 0),
        ("lost", 0, 2, "yellow2.market"),
        ("played", 0, "yellow2.market", "c3"),
        ("gathered", 0),
        ("turn", 1),
    ]
    assert sentences(games.get("tournay"), events, NAMES, Text()) == [
        "Ada's turn begins.",
        "Ada pays 2 deniers, plays Market II and gathers all citizens.",
        "Bo's turn begins.",
    ]


def test_what_goes_down_has_a_minus_sign() -> None:
    (line,) = sentences(games.get("troyes"), [("scored", 0, -2, "empty-levels")], NAMES, Text())
    assert line == "Ada at the end: −2 VP (cathedral levels without a cube)."


def test_gains_one_by_one_are_added_up() -> None:
    one: Event = ("gained", 0, "red", 1)
    assert merge_amounts([one, one, ("gained", 0, "white", 1), one]) == [
        ("gained", 0, "red", 2),
        ("gained", 0, "white", 1),
        one,
    ]


def test_citizens_that_lie_down_twice_for_one_reason_are_added_up() -> None:
    twice: list[Event] = [("laid_down", seat, "yellow", 1, "event.riot") for seat in (0, 0, 1, 1)]
    lines = sentences(games.get("tournay"), twice, NAMES, Text())
    assert lines == ["Ada and Bo lay down 2 yellow citizens each (Riot)."]


def test_a_line_names_nobody_twice() -> None:
    coins: list[Event] = [("laid_down", seat, "white", 1, "event.plague") for seat in (0, 1, 0, 1)]
    lines = sentences(games.get("tournay"), coins, NAMES, Text())
    assert lines == ["Ada and Bo lay down 1 white citizen each (Plague)."] * 2


def test_what_befalls_several_seats_is_told_once() -> None:
    lines = told(
        ("destroyed", -1, 1, "red", 4),
        ("crossed", 0, "red", 4),
        ("crossed", 1, "red", 4),
        ("protected", 2, "red", 4),
    )
    assert lines == [
        "Plaza 2 (red) is destroyed by a 4.",
        "Ada and Bo: red 4 is crossed out.",
        "Cy: the Fortress protects red 4.",
    ]


def test_what_nobody_does_shares_a_line() -> None:
    assert told(("half-day", -1, 2, "morning"), ("rolled", -1, 1, 2, 4, 5, 5), ("destroyed", -1, 1, "red", 4)) == [
        "Day 2, morning.",
        "The dice show 2, 4, 5 and 5; the black one lies on plaza 2. Plaza 2 (red) is destroyed by a 4.",
    ]


def test_what_happens_again_and_to_nobody_has_shorter_and_own_words() -> None:
    events: list[Event] = [
        ("rolled", 0, "red", 3),
        ("rolled", 0, "red", 5),
        ("rolled", -1, "white", 1),
        ("rolled", -1, "black", 6),
        ("settled", -1, "palace", 2),
        ("expelled", 1, "city hall"),
        ("gained", 1, "deniers", 1),
    ]
    assert sentences(games.get("troyes"), events, NAMES, Text()) == [
        "Ada rolls red 3 and red 5.",
        "Rolled: white 1 and black 6.",
        "Neutral citizens take their places in the Palace on space 2.",
        "Bo's citizen is expelled from City Hall.",
        "Bo gains 1 denier.",
    ]


# Spans


def test_players_and_dice_are_spans() -> None:
    said = entry(games.get("troyes"), ("rolled", 1, "red", 5), Text())
    assert said.spans == (Player(1), " rolls red ", Die(5, "red"))
    assert said.rest == ("rolls red ", Die(5, "red"))
    assert again(games.get("troyes"), ("rolled", 1, "red", 5), Text()) == ("red ", Die(5, "red"))
    assert (said.kind, said.seat, said.befalls, said.reason) == ("rolled", 1, False, "")
    assert plain(said.spans, NAMES) == "Bo rolls red 5"


def test_what_looks_like_a_die_and_is_none_stays_text() -> None:
    """Spaces and rounds are numbers from 1 to 6 as well."""
    assert entry(games.get("troyes"), ("settled", 0, "palace", 3), Text()).spans == (
        Player(0),
        " places a citizen in the Palace on space 3",
    )
    assert entry(games.get("troyes"), ("round", NEUTRAL, 2), Text()).spans == ("Round 2",)


def test_a_die_without_a_face_stays_text() -> None:
    """A Raid makes a die start at 0."""
    said = entry(games.get("troyes-dice"), ("took", 0, 2, "white", 0), Text())
    assert not any(isinstance(span, Die) for span in said.spans)
    assert "0" in plain(said.spans, NAMES)


def test_an_event_without_a_text_is_said_in_the_games_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    troyes = games.get("troyes")
    monkeypatch.setitem(troyes.events, "juggled", ["balls", "why"])
    assert sentences(troyes, [("juggled", 0, 3, ""), ("juggled", NEUTRAL, 2, "war")], NAMES, Text()) == [
        "Ada juggled 3.",
        "juggled 2 (War).",
    ]


def test_other_players_in_a_sentence_are_spans() -> None:
    said = entry(games.get("tournay"), ("hired", 0, 2, "red", 1), Text())
    assert [span.seat for span in said.spans if isinstance(span, Player)] == [0, 2]


def test_a_name_may_look_like_anything() -> None:
    game = games.get("troyes-dice")
    events: list[Event] = [("crossed", 0, "red", 4), ("crossed", 1, "red", 4)]
    assert sentences(game, events, ["{name}", "red 4 :"], Text()) == ["{name} and red 4 :: red 4 is crossed out."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_fate_is_told_once_in_every_language(language: str) -> None:
    """Whether it is one is marked by the section of the catalogue, not by a colon in a translation."""
    text = Text(language)
    fates: list[Event] = [("expelled", 0, "palace"), ("expelled", 2, "palace"), ("expelled", 1, "bishopric")]
    first, second = lines(games.get("troyes"), fates, text)
    assert [span for span in first if isinstance(span, Player)] == [Player(0), Player(2)]
    assert plain(first, NAMES).startswith(text.listed(["Ada", "Cy"]))
    assert [span for span in second if isinstance(span, Player)] == [Player(1)]


# Reasons


@pytest.fixture
def _with_reasons(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Troyes as if payments and expulsions carried a reason."""
    troyes = games.get("troyes")
    monkeypatch.setitem(troyes.events, "paid", ["what", "amount", "why"])
    monkeypatch.setitem(troyes.events, "expelled", ["building", "why"])
    monkeypatch.setitem(troyes.events, "repelled", ["value", "why"])
    forget()
    yield
    forget()


@pytest.mark.usefixtures("_with_reasons")
def test_a_reason_stands_in_brackets() -> None:
    troyes = games.get("troyes")
    bought: Event = ("paid", 0, "deniers", 4, "bought-dice")
    assert sentence(troyes, bought, NAMES, Text()) == "Ada pays 4 deniers (price of the dice)"
    assert sentence(troyes, bought, NAMES, Text("fr")) == "Ada paie 4 deniers (prix des dés)"
    assert entry(troyes, bought, Text()).reason == "price of the dice"
    assert entry(troyes, ("paid", 0, "deniers", 4, ""), Text()).reason == ""


@pytest.mark.usefixtures("_with_reasons")
def test_a_card_is_a_reason() -> None:
    assert sentence(games.get("troyes"), ("paid", 0, "influence", 2, "heresy"), NAMES, Text()).endswith("(Heresy)")


@pytest.mark.usefixtures("_with_reasons")
def test_only_what_has_the_same_reason_is_added_up() -> None:
    four: Event = ("paid", 0, "deniers", 4, "bought-dice")
    other: Event = ("paid", 0, "deniers", 1, "heresy")
    assert merge_amounts([four, four, other]) == [("paid", 0, "deniers", 8, "bought-dice"), other]
    assert sentences(games.get("troyes"), [four, four, other, ("passed", 0)], NAMES, Text()) == [
        "Ada pays 8 deniers (price of the dice) and 1 more (Heresy), and passes."
    ]


@pytest.mark.usefixtures("_with_reasons")
def test_fates_of_other_reasons_are_told_apart() -> None:
    fates: list[Event] = [
        ("expelled", 0, "palace", "war"),
        ("expelled", 1, "palace", "war"),
        ("expelled", 2, "palace", ""),
    ]
    assert sentences(games.get("troyes"), fates, NAMES, Text()) == [
        "Ada and Bo's citizen is expelled from the Palace (War).",
        "Cy's citizen is expelled from the Palace.",
    ]


@pytest.mark.usefixtures("_with_reasons")
def test_the_same_reason_is_said_once_in_a_row() -> None:
    black: list[Event] = [("repelled", 0, 4, "war"), ("repelled", 0, 2, "war"), ("repelled", 0, 1, "heresy")]
    assert sentences(games.get("troyes"), black, NAMES, Text()) == [
        "Ada counters black 4, black 2 (War) and black 1 (Heresy)."
    ]


# The cache


def test_an_event_is_put_into_words_once_for_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    pieces = Text.pieces

    def counted(self: Text, game: str, key: str, *args: object) -> object:
        said.append(f"{self.language} {key}")
        return pieces(self, game, key, *args)  # type: ignore[arg-type]

    forget()
    monkeypatch.setattr(Text, "pieces", counted)
    troyes, events = games.get("troyes"), [("passed", 0), ("passed", 1), ("passed", 0)]
    first = entries(troyes, events, Text())
    assert said == ["en event.passed"]
    assert entries(troyes, events, Text()) == first
    assert first[0] is first[2]
    assert len(said) == 1
    entries(troyes, events, Text("hu"))
    assert said[1:] == ["hu event.passed"]
