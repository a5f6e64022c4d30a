"""The printed numbers: sources, corrections, and refusals that name the place."""

import json
from pathlib import Path

import pytest

import trois
from tests.games.troyes.table import GAME, table, texts
from trois.core.cards import digest, digests, merged
from trois.core.data import Json
from trois.core.errors import BadCards, BadRecord
from trois.core.record import checksum
from trois.games.troyes import vocabulary as v
from trois.games.troyes.cards import cards_for, numbers
from trois.games.troyes.effects import KINDS
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import ACTIVITIES, CHARACTERS, EVENTS
from trois.text import LANGUAGES, Text

RECORDS = Path(__file__).parent / "records"


def changed(kind: str, name: str, **values: Json) -> dict[str, Json]:
    return {kind: [{"id": name, **values}]}


def test_every_row_names_its_source() -> None:
    tree = GAME.card_tree({}, "cards")
    for kind in ("activity", "event", "character"):
        rows = tree[kind]
        assert isinstance(rows, list)
        for row in rows:
            assert isinstance(row, dict)
            assert row["source"] in {"rulebook", "public", "deduced", "reconstructed"}


def test_a_corrected_number_is_played_with() -> None:
    changes = changed("activity", "merchant", hire=9)
    assert cards_for(changes).hire[1] == 9
    assert cards_for(changes) is cards_for(changed("activity", "merchant", hire=9))
    match = table({0: "Y6"}, activities="merchant", deniers=[8], changes=changes)
    assert "activate merchant" not in texts(match)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (
            changed("activity", "merchant", divisor=0),
            "my.toml: activity 'merchant': divisor: 0 is not between 1 and 18",
        ),
        (changed("activity", "merchant", colour="red"), "my.toml: activity 'merchant': colour: expected 'yellow'"),
        (changed("activity", "merchant", vp=[1]), "my.toml: activity 'merchant': vp: expected 2 values, found 1"),
        (changed("activity", "merchant", delayed=True), "my.toml: activity 'merchant': delayed: "),
        (changed("activity", "mercant", hire=1), "my.toml: activity: unknown id 'mercant'"),
        (
            changed("activity", "artisan", effect={"deniers": 0}),
            "my.toml: activity 'artisan': effect: deniers: 0 is not between 1 and 30",
        ),
        (
            changed("activity", "artisan", effect={"do": "shoot"}),
            "my.toml: activity 'artisan': effect: do: expected 'exchange'; it cannot be changed",
        ),
        (
            changed("activity", "artisan", effect={"vp": 1}),
            "my.toml: activity 'artisan': effect: unknown key 'vp'; known: do, pay_influence, deniers",
        ),
        (
            {
                "activity": [
                    {"id": "merchant", "divisor": 1},
                    {"id": "priest", "effect": {"add": 4}},
                ]
            },
            "my.toml: activity 'merchant': divisor: 1 allows 30 activations; there are at most 27",
        ),
        (changed("event", "heresy", effect={"influence": 21}), "my.toml: event 'heresy': effect: influence: 21 is not"),
        ({"marauding": {"effect": {"do": "shoot"}}}, "my.toml: marauding: effect: do: expected 'attack'"),
        (
            {"character": [{"id": "henry", "counts": "deniers"}]},
            "my.toml: character 'henry': counts: expected 'event_cards'",
        ),
        ({"added": {"event": []}}, "my.toml: added: it cannot be changed"),
        (changed("event", "war", copies=2), "my.toml: event 'war': copies: 2 is not between 1 and 1"),
        (changed("event", "war", flags=0), "my.toml: event 'war': flags: 0 is not between 1 and 10"),
        (changed("event", "heresy", colour="blue"), "my.toml: event 'heresy': colour: 'blue' is not one of"),
        (changed("event", "war", calls="yellow"), "my.toml: event 'war': calls: expected 'white'"),
        ({"character": [{"id": "henry", "from": [3, 1, 5]}]}, "my.toml: character 'henry': from: the steps must rise"),
        ({"board": {"agriculture": {"divisor": 0}}}, "my.toml: board: agriculture: divisor: 0"),
        (
            {"board": {"bishopric": {"rows": [[1, 2, 3], [4, 5]]}}},
            "my.toml: board: bishopric: rows: value 6 has no row",
        ),
        ({"board": {"bishopric": {"spaces": 2}}}, "my.toml: board: bishopric: rows: 2 rows of 2 spaces"),
        ({"board": {"palace": {"spaces": [1, 2, 3, 4, 5]}}}, "my.toml: board: palace: spaces: the Palace"),
        ({"board": {"two_player_neutral": {"palace": [1, 1]}}}, "my.toml: board: two_player_neutral: a space"),
        (
            {"board": {"two_player_neutral": {"bishopric": [[0, 3], [1, 2]]}}},
            "my.toml: board: two_player_neutral: bishopric",
        ),
    ],
)
def test_wrong_numbers_are_refused_with_their_place(changes: dict[str, Json], complaint: str) -> None:
    with pytest.raises(BadCards) as error:
        GAME.card_tree(changes, "my.toml")
    assert complaint in str(error.value)


def test_rows_of_other_shape_are_possible() -> None:
    """Six rows of one space make a Bishopric like the Palace."""
    changes: dict[str, Json] = {
        "board": {
            "bishopric": {"rows": [[1], [2], [3], [4], [5], [6]], "spaces": 1},
            "two_player_neutral": {"bishopric": [[0, 0], [5, 0]]},
        }
    }
    assert cards_for(changes).row_start[1] == [-1, 6, 7, 8, 9, 10, 11]


def test_the_first_actions_of_the_blocks_are_those_of_the_table() -> None:
    assert [block.first for block in VOCABULARY.blocks] == [
        v.SETTLE_AT, v.ACTIVATE, v.COMBAT, v.CATHEDRAL, v.PLACE, v.AGRICULTURE, v.PASS, v.FIGHT_WITH, v.CANNOT, v.REROLL,
        v.RECRUIT, v.TURN, v.ALSO_COUNTER, v.SUPPLY, v.LEAVE, v.MOVE, v.RAISE, v.MODIFY, v.TAKE, v.USE, v.CUBE,
        v.MILL_FOR, v.DONE,
    ]  # fmt: skip
    assert len(VOCABULARY) == 324


def test_the_digest_changes_with_a_number() -> None:
    tree = GAME.card_tree(changed("activity", "merchant", hire=9), "cards")
    assert digest(tree) != digest(GAME.card_tree({}, "cards"))


def test_a_record_that_knows_no_effects_replays() -> None:
    """Its digest covers the cards without their effects, which stood in the code when it was written."""
    for path in sorted(RECORDS.glob("before-effects*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        match = trois.replay(record)
        assert match.over
        assert record["cards"] == digests(merged(GAME.printed(1), record["card_changes"], "cards"))[1]
        assert match.record()["actions"] == record["actions"]
        assert match.record()["cards"] != record["cards"]


def test_a_record_of_other_cards_is_refused() -> None:
    record = json.loads((RECORDS / "before-effects.json").read_text(encoding="utf-8"))
    record["cards"] = "745ff53e6e7fdcc8"
    record["checksum"] = checksum(record)
    with pytest.raises(BadRecord, match="played with other card numbers"):
        trois.replay(record)


# Effects


def artisan(deniers: int) -> dict[str, Json]:
    return changed("activity", "artisan", effect={"deniers": deniers})


def test_a_corrected_effect_is_played_with() -> None:
    for deniers in (6, 5):
        match = table({0: "Y4"}, activities="artisan", posts={"artisan": [0]}, deniers=[0], changes=artisan(deniers))
        match.push(0, "activate artisan")
        match.push(0, "take 4 yellow 0")
        match.push(0, "done")
        assert match.view(0)["players"][0]["deniers"] == deniers  # type: ignore[index]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corrected_effect_is_in_the_texts(language: str) -> None:
    text = Text(language)
    for section in ("short", "explain"):
        said = [text(f"troyes.{section}.artisan", **numbers(cards_for(artisan(n)), "artisan")) for n in (6, 5)]
        assert "6" in said[0]
        assert said[1] == said[0].replace("6", "5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_about_a_card_has_its_numbers(language: str) -> None:
    """Nothing is left open, and every number of an effect is told."""
    text, cards = Text(language), cards_for({})
    for card in [*ACTIVITIES, *EVENTS, *CHARACTERS]:
        for section in ("short", "explain"):
            key, places = f"troyes.{section}.{card}", numbers(cards, card)
            if text.has(key):
                said = text(key, **places)
                assert "{" not in said
                assert all(str(number) in said for name, number in places.items() if number > 1 and name != "black")


def test_one_of_a_thing_is_not_many() -> None:
    """A corrected number may be 1: the text follows."""
    cards = cards_for(changed("activity", "merchant", effect={"deniers": 1}))
    assert Text()("troyes.explain.merchant", **numbers(cards, "merchant")) == "Each activation gives 1 denier."
    assert Text("fr")("troyes.explain.merchant", **numbers(cards, "merchant")) == "Chaque activation donne 1 denier."


def test_numbers_of_what_is_no_activity() -> None:
    cards = cards_for({})
    assert numbers(cards, "war") == {"black": 2}
    assert numbers(cards, "heresy") == {"black": 0, "influence": 2, "n": 2}
    assert numbers(cards, "bishopric") == {"n": 1}
    assert numbers(cards, "urban", 2) == {"from1": 4, "from2": 6, "from3": 8, "vp1": 1, "vp2": 3, "vp3": 6}
    assert numbers(cards, "urban", 3)["from1"] == 3


def test_every_kind_of_effect_is_on_a_card() -> None:
    cards = cards_for({})
    assert {effect.do for effect in [*cards.effect, *cards.event_effect]} == set(KINDS)


@pytest.mark.parametrize(
    ("card", "effect", "dice", "actions", "gained"),
    [
        ("priest", {"add": 1}, "Y4", ["agriculture", "modify priest", "take 4 yellow 0", "done"], 2),
        ("confession", {"add": 4}, "Y4", ["agriculture", "modify confession", "take 4 yellow 0", "done"], 4),
        ("apprenticeship", {"value": 8}, "Y4", ["agriculture", "modify apprenticeship", "take 4 yellow 0", "done"], 4),
        ("monk", {"dice": 4}, "W3", ["agriculture", "modify monk", "take 3 white 0"], 6),
    ],
)
def test_a_corrected_modifier_changes_the_total(
    card: str, effect: dict[str, Json], dice: str, actions: list[str], gained: int
) -> None:
    changes = changed("activity", card, effect=effect)
    match = table({0: dice}, activities=card, deniers=[0], cubes={0: card}, changes=changes)
    for action in actions:
        match.push(0, action)
    assert match.view(0)["players"][0]["deniers"] == gained  # type: ignore[index]
