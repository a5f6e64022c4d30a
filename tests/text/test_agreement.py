"""Numbers, genders, cases and articles agree with what fills a place."""

import re
from pathlib import Path

import pytest

from trois import games, lessons
from trois.core.journal import Event
from trois.draw.shapes import phrase
from trois.text import LANGUAGES, Text, areas, catalogue, folder_of
from trois.text.entries import sentence

NAMES = ["Ada", "Bo"]


def told(game: str, event: Event, language: str) -> str:
    return sentence(games.get(game), event, NAMES, Text(language))


def test_a_single_one_is_singular_where_the_verb_agrees() -> None:
    """Not "Hacen falta 1", not "Servono: 1 cittadino", not "1 crieurs"."""
    needs = {n: Text("es")("draw.tournay.needs", n=n) for n in (1, 2)}
    assert needs == {1: "hace falta 1 ciudadano", 2: "hacen falta 2 ciudadanos"}
    needs = {n: Text("it")("draw.tournay.needs", n=n) for n in (1, 2)}
    assert needs == {1: "serve 1 abitante", 2: "servono 2 abitanti"}
    use = {
        n: Text("es")("tournay.question.use", n=n, citizen=Text("es").word("tournay", "red", "citizen", n))
        for n in (1, 2)
    }
    assert use[1].endswith("Necesitas 1 ciudadano rojo.")
    assert use[2].endswith("Necesitas 2 ciudadanos rojos.")
    assert Text("es")("troyes.question.also", n=1).startswith("Te sobra 1 punto de fuerza")
    assert Text("es")("troyes.question.also", n=2).startswith("Te sobran 2 puntos de fuerza")
    assert Text("fr")("draw.tournay.criers", n=1, of=3) == "crieurs révélés\u00a0: 1 (il en faut 3)"


def test_an_italian_article_before_a_number_is_elided_before_one() -> None:
    """Not "il 1 nero" but "l’1 nero"."""
    assert told("troyes", ("repelled", 0, 1), "it") == "Ada contrasta l’1 nero"
    assert told("troyes", ("repelled", 0, 6), "it") == "Ada contrasta il 6 nero"
    assert told("troyes-dice", ("took", 0, 0, "white", 1), "it") == "Ada prende l’1 bianco dalla piazza 1"
    for texts, entry in ((catalogue("it", where), entry) for where in areas("it") for entry in catalogue("it", where)):
        source = texts.sources[entry]
        for die in re.findall(r"\b(?:il|al) \{ \$(value|old|black|number) ", source):
            assert re.search(rf"\[1\].*’\{{ \${die} ", source), entry


@pytest.mark.parametrize(
    ("language", "fortress", "market"),
    [
        ("fr", "Forteresse 2, construite", "Halle 2, construite"),
        ("it", "Fortezza 2, costruita", "Mercato 2, costruito"),
        ("es", "Fortaleza 2, construida", "Mercado 2, construido"),
        ("hu", "Erőd 2, felépült", "Piac 2, felépült"),
        ("en", "Fortress 2, built", "Market 2, built"),
    ],
)
def test_a_participle_has_the_gender_of_its_building(language: str, fortress: str, market: str) -> None:
    text = Text(language)
    said = [
        phrase(language, "dice.built", ("building", text.word("troyes-dice", name)), ("number", 2))
        for name in ("fortress", "market")
    ]
    assert said == [fortress, market]


def test_hungarian_suffixes_follow_the_vowels_of_a_number() -> None:
    said = [told("troyes", ("rerolled", 0, "red", old, 2), "hu") for old in (1, 3, 4, 6)]
    assert said == [f"Ada újradob egy vörös {old} 2-re" for old in ("1-est", "3-ast", "4-est", "6-ost")]
    assert Text("hu")("troyes_dice.board.starts", value=0) == "0-ról indul"


def test_hungarian_articles_follow_the_sound_of_a_number() -> None:
    said = [told("troyes", ("ended", -1, number), "hu") for number in (1, 2, 5, 6)]
    assert said == [f"{number} forduló véget ért" for number in ("Az 1.", "A 2.", "Az 5.", "A 6.")]


def test_hungarian_objects_are_in_the_accusative_and_chips_are_not() -> None:
    assert told("troyes", ("gained", 0, "deniers", 2), "hu") == "Ada kap 2 dénárt"
    assert told("troyes", ("paid", 1, "influence", 1), "hu") == "Bo fizet 1 befolyáspontot"
    assert told("troyes-dice", ("gained", 0, "wisdom", 2), "hu") == "Ada szerez 2 Bölcsességet"
    assert told("tournay", ("used", 0, "red", 2), "hu") == "Ada használ 2 vörös polgárt"
    assert Text("hu").word("troyes", "deniers", "what", 2) == "dénár"


@pytest.mark.parametrize(
    ("language", "palace", "bishopric"),
    [
        ("en", "Ada's citizen is expelled from the Palace", "Ada's citizen is expelled from the Bishopric"),
        ("fr", "Ada\u00a0: habitant expulsé du Palais", "Ada\u00a0: habitant expulsé de l’Évêché"),
        ("it", "Ada: cittadino espulso dal Palazzo", "Ada: cittadino espulso dal Vescovado"),
        ("es", "Ada: ciudadano expulsado del Palacio", "Ada: ciudadano expulsado del Obispado"),
        ("hu", "Ada polgára kiszorul a Palotából", "Ada polgára kiszorul a Püspökségről"),
    ],
)
def test_articles_and_cases_belong_to_the_word(language: str, palace: str, bishopric: str) -> None:
    assert told("troyes", ("expelled", 0, "palace"), language) == palace
    assert told("troyes", ("expelled", 0, "bishopric"), language) == bishopric


@pytest.mark.parametrize("language", LANGUAGES)
def test_piles_agree_with_their_colour(language: str) -> None:
    """French and Italian piles are feminine."""
    said = told("tournay", ("crier", 0, "white2"), language)
    wanted = {
        "en": "white II pile",
        "fr": "pioche blanche II",
        "it": "pila bianca II",
        "es": "mazo blanco II",
        "hu": "fehér II",
    }
    assert wanted[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_text_asks_for_exists(language: str) -> None:
    """A form may be missing from some words; a form that no word has is a slip of the pen."""
    for where in areas(language):
        texts = catalogue(language, where)
        asked = {form for source in texts.sources.values() for form in re.findall(r'FORM\(\$\w+, "(\w+)"\)', source)}
        asked |= {form for source in texts.sources.values() for form in re.findall(r'form: "(\w+)"', source)}
        given = {form for entry in texts for form in texts.forms(entry)}
        assert asked <= given, where


def french_lines() -> list[tuple[str, str]]:
    """What the rules and lessons say in French, line by line."""
    taught = Path(lessons.__file__).parent
    paths = [*(folder_of("fr") / "rules").glob("*.toml"), *taught.glob("*/fr.toml")]
    lines = [(path, line.partition(" = ")[2]) for path in paths for line in path.read_text("utf-8").splitlines()]
    return [(f"{path.parent.name}/{path.name}", said) for path, said in lines]


def test_french_has_no_plain_space_before_a_sign() -> None:
    for where in areas("fr"):
        for entry, source in catalogue("fr", where).sources.items():
            said = source.partition("=")[2]
            assert not re.search(r"\S [;?!»]|« |\S :", said), entry
            code = re.compile(r"(?<=[ =])'[^']*'")
            assert "'" not in code.sub("", said), entry
    for where, said in french_lines():
        assert not re.search(r"\S [;?!»]|« |\S :|'|\u202f[:»]|«\u202f", said), (where, said)


def test_french_puts_no_word_before_a_name_that_would_have_to_be_elided() -> None:
    """Not "la main de Ada", "un cube de Apprentissage", "au lieu de activer"."""
    names = r"name|names|player|card|modifier|activity|event|choice|better"
    for where in areas("fr"):
        for entry, source in catalogue("fr", where).sources.items():
            assert not re.search(rf"\b(de|le|la|je|jusque|lorsque) \{{ \$({names}) \}}", source), entry
