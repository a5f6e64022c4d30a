"""Every text exists in every language, with the same places; every game has a text for all it can say."""

import importlib

import pytest

import trois
from trois.core.chance import Chance
from trois.core.game import AnyGame
from trois.core.options import as_word
from trois.text import LANGUAGES, Text, UnknownLanguage, add_texts, area, best_language, catalogue, log, places

OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = [trois.games.get(name) for name in trois.games.names()]


def forms(entry: str | dict[str, str]) -> dict[str, str]:
    return entry if isinstance(entry, dict) else {"": entry}


@pytest.mark.parametrize("language", OTHERS)
def test_same_keys_everywhere(language: str) -> None:
    assert set(catalogue(language)) == set(catalogue("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_same_places_everywhere(language: str) -> None:
    for key, entry in catalogue("en").items():
        mine, theirs = forms(entry), forms(catalogue(language)[key])
        assert set(mine) == set(theirs), key
        for form, text in mine.items():
            assert places(theirs[form]) == places(text), key


@pytest.mark.parametrize("language", OTHERS)
def test_texts_are_translated(language: str) -> None:
    """Sentences differ from English; single words and names may be the same."""
    for key, entry in catalogue("en").items():
        if key.split(".")[1] in {"word", "score"}:
            continue
        for form, text in forms(entry).items():
            if text.count(" ") >= 3 and "{n1}" not in text:
                assert forms(catalogue(language)[key])[form] != text, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_action_and_event_can_be_said(game: AnyGame, language: str) -> None:
    text = Text(language)
    for action in range(len(game.vocabulary)):
        assert "{" not in text.action(game, action)
        assert text.action(game, action) != f"{area(game.name)}.action.{game.vocabulary.kind(action)}"
    phrases = [text.action(game, action) for action in range(len(game.vocabulary))]
    assert len(set(phrases)) == len(phrases)
    for kind in game.events:
        assert [f"{area(game.name)}.{section}.{kind}" in catalogue(language) for section in ("event", "befalls")].count(
            True
        ) == 1


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_options_scores_and_feats_have_texts(game: AnyGame) -> None:
    known = catalogue("en")
    for option in game.options:
        for word in ("about", *(as_word(choice) for choice in option.choices)):
            assert f"{area(game.name)}.option.{option.name}.{word}" in known
    match = trois.new(game.name, game.fewest_seats, seed=1)
    for part in match.scores[0].parts:
        assert f"{area(game.name)}.score.{part}" in known


def test_reasons_of_tournay_have_texts() -> None:
    journal = importlib.import_module("trois.games.tournay.journal")
    told = {key.removeprefix("tournay.why.") for key in catalogue("en") if key.startswith("tournay.why.")}
    assert told == set(journal.WHY)


def test_feats_of_troyes_dice_have_texts() -> None:
    feats = importlib.import_module("trois.games.troyes_dice.feats")
    told = {key.rpartition(".")[2] for key in catalogue("en") if key.startswith("troyes_dice.feat.")}
    by_sheet = {"full-prestige-row", "full-administration-row", "full-resource-track", "full-citizen-track"}
    by_score = {"45-points", "55-points", "65-points", "over-60-with-others", "18-from-one-character", "40-citizens"}
    assert told == {*feats.PLAYED, *by_sheet, *by_score}


def test_questions_of_troyes_dice_have_texts_and_hints() -> None:
    words = importlib.import_module("trois.games.troyes_dice.words")
    kinds = {*words.QUESTIONS, *words.NUMBERING_STAGES} - {"done", "numbered"}
    for section in ("question", "hint"):
        told = {key.rpartition(".")[2] for key in catalogue("en") if key.startswith(f"troyes_dice.{section}.")}
        assert told == kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_events_of_played_games_are_sentences(game: AnyGame, language: str) -> None:
    """No place is left open, no key and no bare word of the engine shines through."""
    text, picker = Text(language), Chance(3)
    for seed in range(4):
        match = trois.new(game.name, max(2, game.fewest_seats), seed=seed)
        while not match.over:
            seat = match.pending[0]
            actions = match.legal(seat)
            match.push(seat, actions[picker.below(len(actions))])
        for event in match.events(None):
            told = log.sentence(game, event, ["Ada", "Bo"], text)
            assert told
            assert "{" not in told
            assert area(game.name) not in told


def test_what_is_said() -> None:
    game = trois.games.get("troyes-dice")
    names = ["Ada", "Bo"]
    assert log.sentence(game, ("gained", 1, "red", 2, "palace"), names, Text()) == "Bo gains 2 red citizens (Palace)"
    assert log.sentence(game, ("gained", 0, "red", 1, "link"), names, Text()) == "Ada gains 1 red citizen (link bonus)"
    assert log.sentence(game, ("took", 0, 2, "white", 5), names, Text("fr")) == "Ada prend le 5 blanc de la place 3"
    assert (
        log.sentence(game, ("tile-turned", -1, 4, 7), names, Text()) == "A Banquet becomes a Raid: the die starts at 0"
    )


def test_a_name_is_never_translated() -> None:
    game = trois.games.get("troyes-dice")
    assert log.sentence(game, ("collected", 0), ["red"], Text("fr")).startswith("red ")


def test_best_language() -> None:
    assert best_language("fr_FR.UTF-8") == "fr"
    assert best_language("C") == "en"
    assert best_language("de-DE,hu;q=0.8") == "hu"
    assert best_language("") == "en"


def test_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match="'xx'; there are: en, fr, it, es, hu"):
        Text("xx")


def test_plurals_of_french_count_zero_as_one() -> None:
    assert Text("fr")("troyes_dice.board.worth", n=0) == "0 point"
    assert Text("en")("troyes_dice.board.worth", n=0) == "0 points"


def test_a_game_that_lives_elsewhere_brings_its_texts() -> None:
    add_texts("en", "my-pebbles", {"title": "Pebbles", "what": {"pebble": {"one": "pebble", "other": "pebbles"}}})
    try:
        assert Text()("my_pebbles.title") == "Pebbles"
        assert Text().word("my-pebbles", "pebble", "what", 2) == "pebbles"
    finally:
        for key in [key for key in catalogue("en") if key.startswith("my_pebbles.")]:
            del catalogue("en")[key]
