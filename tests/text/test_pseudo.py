"""A sixth language is a folder and a line."""

from collections.abc import Iterator

import pytest

import trois
from tests import pseudo
from trois import draw, games
from trois.core.chance import Chance
from trois.core.game import AnyGame
from trois.text import LANGUAGES, Text, areas, log
from trois.text.voice import choices_of, voice_of

GAMES = [games.get(name) for name in games.names()]
NAMES = ["Ada", "Bo", "Cy"]


@pytest.fixture(scope="module")
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pseudo.spoken(tmp_path_factory.mktemp("text") / pseudo.CODE) as code:
        yield code


def test_words_grow_and_signs_stay() -> None:
    assert pseudo.lengthened("1 [white] = {n} a die") == "1 [white] = {n} aa diieeŋ"
    assert pseudo.lengthened("Palace") == "Paalaaceeŋ"


def test_it_has_all_texts_and_is_gone_afterwards(language: str) -> None:
    assert areas(language) == areas("en")
    assert Text(language)("troyes.word.palace") == "Paalaaceeŋ"
    assert Text(language)("troyes_dice.board.worth", n=1) == "1 pooiintŋ"
    assert Text(language)("troyes_dice.board.worth", n=2) == "2 pooiintsŋ"
    assert LANGUAGES[language] == pseudo.NAME


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_game_is_told_in_it(game: AnyGame, language: str) -> None:
    match, text = trois.new(game.name, 3, seed=2), Text(language)
    picker = Chance(1)
    for _ in range(40):
        legal = match.legal(match.pending[0])
        match.push(match.pending[0], legal[picker.below(len(legal))])
    seat = match.pending[0]
    voice = voice_of(match.view(seat), text, NAMES)
    question = voice.question()
    assert question is not None
    said = [question.sentence, *(choice.name for choice in choices_of(match, seat, voice))]
    said += log.sentences(game, match.events(None), NAMES, text)
    english = log.sentences(game, match.events(None), NAMES, Text())
    assert len(log.sentences(game, match.events(None), NAMES, text)) == len(english)
    assert sum(map(len, said[-len(english) :])) > 1.2 * sum(map(len, english))
    assert draw.board(voice_of(match.view(seat), text, NAMES), {}).startswith("<svg")
