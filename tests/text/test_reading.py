"""Our reader of entries says what the library would say."""

from collections.abc import Callable, Iterator
from datetime import date
from typing import Any

import pytest
from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from trois.games import area
from trois.text import LANGUAGES, Text, areas, catalogue, folder_of
from trois.text.catalogues import Catalogue
from trois.text.functions import OWN
from trois.text.reading import Node, Saying, UnknownSyntax, place_text, read_entry
from trois.text.values import MINUS, Args, Number, Real, Word
from trois.text.writing import English, Writing

NUMBERS = (0, 1, 2, 5, 21, 1234, 1_000_000)
GAMES = [area(name) for name in ("troyes", "troyes-dice", "tournay")]


class LibraryNumber(int, FluentType):
    """A number of ours, as the library takes it."""

    def format(self, locale: Locale) -> str:
        return format_decimal(int(self), locale=locale).replace("-", MINUS)


def theirs_of(value: object) -> Any:
    return LibraryNumber(value) if type(value) is Number else value


def library(language: str, texts: Catalogue) -> FluentBundle:
    def wrapped(function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *args, **named: theirs_of(function(*args, **named))

    functions = {name: wrapped(function) for name, function in texts.functions.items()}
    found = FluentBundle(["en-GB" if language == "en" else language], functions=functions, use_isolating=False)
    found.add_resource(FluentResource((folder_of(language) / f"{texts.area}.ftl").read_text(encoding="utf-8")))
    return found


def ours(texts: Catalogue, node: Node, args: Args) -> tuple[str, list[str]]:
    problems: list[str] = []
    return place_text(node, Saying(texts, args, problems)), problems


def fillings(texts: Catalogue, entry: str) -> Iterator[dict[str, object]]:
    """Each argument a number, a seat, a word of a game, plain text, or the player whom it is about."""
    names = sorted(texts.entry(entry).arguments)
    for number in NUMBERS:
        yield dict.fromkeys(names, Number(number))
    yield dict.fromkeys(names, "Ada")
    words = [texts.word(word.removeprefix("word-"), "word") for word in texts if word.startswith("word-")][::17]
    for word in [*words, Word(OWN, texts, OWN)]:
        yield dict.fromkeys(names, word)
        yield {name: word if at % 2 else Number(2) for at, name in enumerate(names)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_said_as_the_library_says_it(language: str) -> None:
    for where in areas(language):
        texts = catalogue(language, where)
        theirs = library(language, texts)
        for entry in texts:
            pattern = theirs.get_message(entry).value
            assert pattern is not None
            for args in fillings(texts, entry):
                given = {name: theirs_of(value) for name, value in args.items()}
                expected, problems = theirs.format_pattern(pattern, given)
                mine, my_problems = ours(texts, texts.entry(entry).value, args)
                assert bool(problems) == bool(my_problems)
                assert problems or mine == expected, f"{language}/{where}.{entry} {args}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_said_as_the_library_says_it(language: str) -> None:
    for where in GAMES:
        texts = catalogue(language, where)
        theirs = library(language, texts)
        for entry in texts:
            for form, pattern in theirs.get_message(entry).attributes.items():
                for number in (Number(1), Number(2)):
                    word = Word("", texts, entry, entry, number)
                    expected, problems = theirs.format_pattern(pattern, {"n": theirs_of(number)})
                    assert problems or texts.form(word, form) == expected, f"{language}/{where}.{entry}.{form}"


def told(source: str, **args: object) -> tuple[str, list[str]]:
    texts = Catalogue("en", "test", {"a": f"a = {source}\n", "b": "b = bee\n    .of = of a bee\n"})
    return ours(texts, texts.entry("a").value, args)


def test_what_the_catalogues_use() -> None:
    assert told("plain  ") == ("plain", [])
    assert told("\n    below") == ("below", [])
    assert told('{"{"} and { b } and { b.of }') == ("{ and bee and of a bee", [])
    dice = "{ $n ->\n    [0] none\n    [one] { $n } die\n   *[other] { $n } dice { $m ->\n        [x] y\n       *[z] w\n    }\n}"
    assert [told(dice, n=Number(n), m="x")[0] for n in (0, 1, 2)] == ["none", "1 die", "2 dice y"]
    assert told("{ $x } { -2.5 }", x=Real(1234.5)) == ("1,234.5 -2.5", [])


def test_a_text_that_cannot_be_said_whole_is_said_as_far_as_it_goes() -> None:
    problems = ["no argument n", "no entry c", "no argument n", "NONE: KeyError('NONE')"]
    assert told("{ $n } of { c }, { NONE($n) }") == ("n of {c}, NONE()", problems)


@pytest.mark.parametrize("source", ["a = several\n    lines\n", 'a = { -b(case: "x") }\n', "a = { $n\n", "a =\n"])
def test_what_it_does_not_know_is_refused_by_name(source: str) -> None:
    with pytest.raises(UnknownSyntax, match=r"^text a: line \d is not the part of Fluent that Trois reads$"):
        read_entry(source)


# How English is written


def test_english_is_written_as_babel_writes_it() -> None:
    mine: Writing = English()
    for value in (0, 1, -3, 999, 1000, 1_234_567, 0.5, 2.675, -1234.5678, 0.125):
        assert mine.number(value) == format_decimal(value, "#,##0", locale="en_GB")
        assert mine.number(value, 2, 2) == format_decimal(value, "#,##0.00", locale="en_GB")
        assert mine.number(value, 0, 3) == format_decimal(value, "#,##0.###", locale="en_GB")
    for names in ([], ["a"], ["a", "b"], ["a", "b", "c"]):
        assert mine.listed(names, "and") == format_list(names, locale="en_GB")
        assert mine.listed(names, "or") == format_list(names, style="or", locale="en_GB")
    locale = Locale.parse("en_GB")
    assert [mine.ordinal(n) for n in range(130)] == [locale.ordinal_form(n) for n in range(130)]
    assert [mine.plural(n) for n in range(130)] == [locale.plural_form(n) for n in range(130)]
    for month in range(1, 13):
        assert mine.day(date(2026, month, 18)) == format_date(date(2026, month, 18), "long", locale="en_GB")


def test_other_languages_are_written_by_babel() -> None:
    assert Text("fr").number(1234.5, 1) == "1\u202f234,5"
    assert Text("hu").listed(["a", "b"]) == "a és b"
