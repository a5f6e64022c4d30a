from trois.text import Text
from trois.text.signs import plain_signs, tokens


def test_a_terminal_prints_letters_for_signs() -> None:
    assert plain_signs("1 [white] = 3 [yellow]", "troyes", Text()) == "1 W = 3 Y"
    assert plain_signs("1 [white] = 3 [yellow]", "troyes", Text("hu")) == "1 F = 3 S"
    assert plain_signs("2 [black-die], [neutral-citizen] / [flag] [citizen]", "troyes", Text()) == "2 ◼, ♙ / ⚑ ♟"


def test_words_and_signs_are_told_apart() -> None:
    found = tokens("−2¤ per [red]!")
    assert [token.value for token in found] == ["−2", "denier", "per", "red", "!"]
    assert [token.is_sign for token in found] == [False, True, False, True, False]
    assert [token.is_apart for token in found] == [False, False, True, True, False]
