"""What every voice can do, and what a game need not say by itself."""

import pytest

import trois
from trois.core.chance import Chance
from trois.core.match import Match
from trois.text import LANGUAGES, Text
from trois.text.chips import chip_signs, chip_words
from trois.text.model import Question
from trois.text.voice import Voice, choices_of, own_effect, voice_class, voice_of

NAMES = ["Ada", "Bo", "Cy", "Di"]
GAMES = trois.games.names()


def steps(game: str, seed: int = 3, most: int = 25) -> Match:
    """A match some way in, so that cards lie open and something can be done."""
    match: Match = trois.new(game, 2, seed=seed, auto=True)
    picker = Chance(seed)
    for _ in range(most):
        if match.over:
            break
        seat = match.pending[0]
        actions = match.legal(seat)
        match.push(seat, actions[picker.below(len(actions))])
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_spoken_of(game: str, lang: str) -> None:
    """Every choice of a random game has a name, a group and chips in words and signs; no two names are alike."""
    match: Match = trois.new(game, 2, seed=1, auto=True)
    picker, text = Chance(1), Text(lang)
    while not match.over:
        seat = match.pending[0]
        voice = voice_of(match.view(seat), text, NAMES)
        question = voice.question()
        assert question is not None
        assert question.seat == seat
        choices = choices_of(match, seat, voice)
        if len(match.line) % 5 == 0:
            said = [voice.title(), question.sentence, question.help, *(choice.name for choice in choices)]
            said += [chip_words(voice, chip) for choice in choices for chip in choice.chips]
            said += [chip_signs(voice, chip) for choice in choices for chip in choice.chips]
            assert all(said)
            assert not [words for words in said if "{" in words or f"{voice.area}." in words]
            assert len({choice.name for choice in choices}) == len(choices)
            assert all(choice.group for choice in choices)
        match.push(seat, choices[picker.below(len(choices))].action)


@pytest.mark.parametrize("game", GAMES)
def test_marked_dice_rolls_and_breaks_are_events_of_the_game(game: str) -> None:
    voice, events = voice_class(game), trois.games.get(game).events
    for kind, colours in voice.dice.items():
        assert {*colours, *colours.values()} - {""} <= set(events[kind])
    for kind, names in voice.rolls.items():
        assert set(names) <= set(events[kind])
    assert voice.breaks <= set(events)


@pytest.mark.parametrize("game", GAMES)
def test_names_do_not_depend_on_others_secrets(game: str) -> None:
    """A voice gets a view and nothing else: the same view says the same."""
    match = steps(game)
    seat = match.pending[0]
    imagined = match.game.imagine(match.view(seat), Chance(9))
    view = match.game.view(imagined, seat)
    voice, other = (voice_of(shown, Text(), NAMES) for shown in (match.view(seat), view))
    assert [voice.name(action) for action in match.legal(seat)] == [other.name(action) for action in match.legal(seat)]
    assert voice.question() == other.question()


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_is_asked_nothing(game: str) -> None:
    assert voice_of(steps(game).view(None), Text(), NAMES).question() is None


def test_what_follows_a_break_is_not_the_choices_own() -> None:
    voice = voice_of(trois.new("troyes", 2, seed=1).view(0), Text(), NAMES)
    passed = [("passed", 0), ("gained", 0, "deniers", 2), ("ended", -1, 3), ("gained", 0, "deniers", 10)]
    assert own_effect(voice, passed) == passed[:2]
    assert own_effect(voice, passed[:2]) == passed[:2]


# Without a voice of one's own


def plain(game: str = "troyes") -> tuple[Voice, Match]:
    match = steps(game)
    view = match.view(match.pending[0])
    return Voice(match.game, view, Text(), NAMES), match


def test_catalogue_and_vocabulary_say_what_a_game_does_not() -> None:
    voice, match = plain()
    assert voice.title() == "Troyes"
    assert voice.name(match.game.vocabulary.parse("pass")) == "Pass"
    assert voice.group(match.game.vocabulary.parse("pass")) == "pass"
    assert voice.cards() == []
    assert voice.card("artisan").name == "Artisan"
    question = voice.question()
    assert isinstance(question, Question)
    assert (question.chips, question.dice) == ((), ())
    assert voice.feats(match, 0) == []


def test_a_game_without_texts_is_called_by_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    voice, match = plain()
    monkeypatch.setattr(voice, "area", "pebbles")
    monkeypatch.setattr(voice, "view", {"question": {"kind": "throw"}, "seat": 0})
    assert voice.title() == match.game.title
    assert voice.question() == Question("throw", 0, "Throw")
    assert voice.name(match.game.vocabulary.parse("take 3 red 1")) == "Take 3 red 1"
    assert voice.legend() == ""
