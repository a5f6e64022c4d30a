"""The table of actions."""

from trois.games.tournay import vocabulary as v


def test_it_stays_under_600() -> None:
    assert len(v.VOCABULARY) == 510


def test_the_literal_indices_are_those_of_the_blocks() -> None:
    for kind in ("play", "draw", "activate", "combat", "earn", "gather", "recruit", "use", "place", "take", "look"):
        assert v.VOCABULARY.block(kind).first == getattr(v, kind.upper())
    for kind in ("keep", "discard", "copy", "colour", "stand", "fire", "build", "damage", "protect", "pass"):
        assert v.VOCABULARY.block(kind).first == getattr(v, kind.upper())


def test_texts_say_what_is_done() -> None:
    texts = v.VOCABULARY.texts
    assert texts[v.USE + 4] == "use own+own"
    assert texts[v.USE + 6] == "use own+second"
    assert "use own+next+third" in texts
    assert texts[v.STAND] == "stand nobody"
    assert "stand yellow+white+red" in texts
    assert texts[v.FIRE + 4] == "fire 1+3"
    assert texts[v.EARN + 12] == "earn white 2"
    assert texts[v.PROTECT : v.PROTECT + 2] == ["protect rampart", "protect catapult"]
