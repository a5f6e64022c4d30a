"""Errors have a key and values: one catalogue says them, in English by the engine and in every language by `Text`."""

import copy
import errno
import json
import os
import pickle
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import trois
from tests.text.raising import constants, sites
from trois.bots.own import check_own
from trois.cli.parser import integer, number
from trois.core.errors import (
    RECORD,
    BadOption,
    BadRecord,
    IllegalAction,
    Message,
    TroisError,
    UnknownGame,
    inside,
    system_reason,
)
from trois.store.reasons import reason
from trois.terminal.files import check_new, read_record
from trois.terminal.players import parse_seats
from trois.text import LANGUAGES, Text, catalogue
from trois.text.catalogues import ident
from trois.web.errors import Malformed, NoToken, Refused, SetAside, refusal

ERRORS = sorted(catalogue("en", "error"))


def entries(language: str, section: str) -> tuple[set[str], str]:
    """The ids of the entries of an area, and how those of a section begin."""
    area, _, part = section.partition(".")
    return set(catalogue(language, area)), f"{part}-" if part else ""


# What is raised and what is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_sentence(language: str) -> None:
    missing = []
    for site in sites():
        known, start = entries(language, site.section)
        missing += [f"{site.place}: {key}" for key in site.keys if ident(f"{start}{key}") not in known]
    assert missing == []
    assert len(sites()) > 350


def test_every_sentence_gets_its_values() -> None:
    """Whatever language fills more or fewer places than English is found by the tests of the catalogues."""
    lacking = []
    for site in sites():
        for key in site.keys if site.values is not None else ():
            area, _, part = site.section.partition(".")
            wanted = catalogue("en", area).arguments(ident(f"{part}-{key}" if part else key))
            if not wanted <= (site.values or set()):
                lacking.append(f"{site.place}: {key}")
    assert lacking == []


def test_every_sentence_is_used() -> None:
    assert [entry for entry in ERRORS if entry not in constants()] == []


@pytest.mark.parametrize("area", ["error", "web"])
def test_english_sentences_are_plain_text_with_places(area: str) -> None:
    """The engine fills them without the library."""
    for entry, source in catalogue("en", area).sources.items():
        if area == "error" or entry.startswith("error-"):
            message = FluentParser(with_spans=False).parse(source).body[0]
            assert isinstance(message, ast.Message)
            assert not message.attributes
            assert message.value is not None
            assert "\n" not in source.strip()
            for element in message.value.elements:
                inner = element.expression if isinstance(element, ast.Placeable) else None
                assert inner is None or isinstance(inner, ast.VariableReference), entry
                # `where` stands before the sentence; compiled code would take `key` for the parameter of that name.
                assert not isinstance(inner, ast.VariableReference) or inner.id.name not in {"where", "key"}, entry


@pytest.mark.parametrize("entry", ERRORS)
def test_the_engine_and_the_texts_say_the_same(entry: str) -> None:
    values = {name: f"<{name}>" for name in catalogue("en", "error").arguments(entry)}
    error = TroisError(entry, **values)
    assert str(error) == Text().sentence(error)
    assert "{" not in str(error)
    assert str(TroisError(entry, where="here", **values)) == Text().sentence(error.inside("here")) == f"here: {error}"


# Values


def test_values_are_said_in_the_language_of_the_reader() -> None:
    error = BadOption("cannot-read", where="a.json", what=Message("no-such-file"))
    assert str(error) == "a.json: cannot be read: No such file or directory"
    assert Text("fr").sentence(error) == "a.json\u00a0: illisible\u00a0: ce fichier ou ce dossier n’existe pas"
    assert Text("hu").sentence(BadOption("see-help", what=error, command="trois")) == (
        "a.json: nem olvasható: nincs ilyen fájl vagy mappa (lásd: trois --help)"
    )


def test_lists_and_large_numbers_are_written_as_they_are() -> None:
    error = TroisError("not-among", value=1234567, choices=["a", 2, Message("record")])
    assert str(error) == "1234567 is not one of a, 2, record"
    assert Text("it").sentence(error) == "1234567 non è tra a, 2, partita"


@pytest.mark.parametrize("value", ["x" * 5000, ["x" * 90] * 100])
def test_a_value_without_end_is_cut(value: object) -> None:
    error = UnknownGame("no-game", game=value, games=["troyes"])
    assert str(error) == Text().sentence(error)
    assert len(str(error)) < 600
    assert str(error).endswith("...'; there are: troyes")


def test_an_error_may_be_found_inside_something_larger() -> None:
    error = IllegalAction("no-action", text="fly")
    found = error.inside(inside(RECORD, Message("decision", seat=1, number=4)), BadRecord).inside("game.json")
    assert type(found) is BadRecord
    assert (found.key, found.values["text"]) == ("no-action", "fly")
    assert str(found) == "game.json: record: seat 1, decision 4: no action is called 'fly'"
    assert Text("hu").sentence(found) == "game.json: játszma: 1. hely, 4. döntés: nincs ilyen akció: „fly”"
    assert str(error) == "no action is called 'fly'"


def test_a_game_that_lives_elsewhere_may_raise_its_own_sentence() -> None:
    error = TroisError("position: pebbles were lost")
    assert str(error) == Text("fr").sentence(error) == "position: pebbles were lost"


@pytest.mark.parametrize(
    "error",
    [
        BadRecord("not-table", where=inside(RECORD, "seeds[0]"), found="[]"),
        UnknownGame("no-game", game="chess", games=["troyes", "tournay"]),
        Malformed("seats", detail=Message("kind-of-seat", kind="throne")),
        NoToken(),
        SetAside(),
    ],
    ids=str,
)
def test_errors_can_be_copied_and_sent_to_another_process(error: TroisError) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is type(error)
        assert (twin.key, str(twin)) == (error.key, str(error))
        assert Text("hu").sentence(twin) == Text("hu").sentence(error)


# Reasons of the system


def test_what_the_system_says_is_known_by_its_number() -> None:
    for code in (errno.ENOENT, errno.EISDIR, errno.ENOTDIR, errno.EEXIST, errno.ENOSPC, errno.EROFS, errno.EADDRINUSE):
        assert str(system_reason(OSError(code, "in other words"))) == os.strerror(code)
    assert Text("es").sentence(TroisError("cannot-write", what=system_reason(PermissionError(errno.EACCES, "no")))) == (
        "no se puede escribir: acceso denegado"
    )
    assert system_reason(OSError(errno.EDEADLK, "Deadlock avoided")) == "Deadlock avoided"


def test_what_sqlite_says_is_known_by_its_number(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database at all" * 100)
    for name, sentence in (("no/file.db", "a fájl nem nyitható meg"), ("text.db", "a fájl nem adatbázis")):
        with pytest.raises(sqlite3.Error) as caught:
            sqlite3.connect(tmp_path / name).execute("PRAGMA schema_version")
        found = reason(caught.value)
        assert isinstance(found, Message)
        assert Text("hu").sentence(found) == sentence
    assert reason(sqlite3.OperationalError("disk I/O error\nmore")) == "disk I/O error"


# What people hand in, in Hungarian


def altered(**changes: object) -> dict[str, object]:
    return {**trois.new("troyes-dice", 2, seed=1).record(), **changes}


def position(**changes: object) -> dict[str, object]:
    return {**trois.new("tournay", 2, seed=1).position(), **changes}


BAD: list[tuple[Callable[[], object], str]] = [
    (lambda: trois.new("chess", 2), "nincs „chess” játék; van: troyes, troyes-dice, tournay"),
    (lambda: trois.new("troyes", 7), "troyes: 2–4 játékos, nem 7"),
    (lambda: trois.new("troyes", 2, seed=-1), "a mag 0 vagy annál nagyobb egész szám, nem −1"),
    (lambda: trois.new("troyes", 2, seed=0.5), "a mag egész szám, nem 0.5"),  # type: ignore[arg-type]
    (lambda: trois.new("troyes", 2, open_scores="maybe"), "open_scores beállítás: 'maybe' nincs ezek között: false, true"),
    (lambda: trois.new("troyes", 2, seed=1).push(0, "fly"), "nincs ilyen akció: „fly”"),
    (lambda: trois.new("troyes", 2, seed=1).push(5, 0), "nincs 5 számú hely; 0-tól 1-ig mennek"),
    (lambda: trois.new("troyes", 2, seed=1).undo(0), "0. hely: nincs visszavonható döntése"),
    (lambda: trois.new("troyes", 2, cards={"bord": {}}), "cards: ismeretlen kulcs 'bord'; ismert: board, marauding, "),
    (lambda: trois.replay("{"), "játszma: nem egész JSON-szöveg; talán le van vágva"),
    (lambda: trois.replay("[]"), "játszma: megnevezett értékek táblája kell, ez van: []"),
    (lambda: trois.replay(altered(seats=9)), "játszma: az ellenőrző összege nem illik a tartalmához; megváltoztatták"),
    (lambda: trois.replay(altered(trois=9)), "játszma: 9. formátum; ez a változat ezt olvassa: 1. formátum"),
    (lambda: trois.load(position(round=0)), "állás: round: 0 nincs 1 és 60 között"),
    (lambda: trois.load(position(asked=[])), "állás: valaki pontosan addig dönt, amíg a játéknak nincs vége"),
    (lambda: trois.load({"game": "troyes"}), "állás: hiányzik: „rules”"),
    (lambda: parse_seats("human,god"), "helyek: nincs „god” (2. hely); van: human, random, novice, steward, expert, master"),
    (lambda: read_record(Path("none.json")), "none.json: nem olvasható: nincs ilyen fájl vagy mappa"),
    (lambda: check_new(Path("no/where.json")), "no/where.json: nem írható: a mappája nem létezik"),
    (lambda: check_own("exec:"), "„exec:” bot: utána a program, például exec:./mybot"),
    (lambda: integer("x"), "„x” nem egész szám"),
    (lambda: number("x"), "„x” nem szám"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_what_is_wrong_reads_right_in_hungarian(wrong: Callable[[], object], sentence: str) -> None:
    with pytest.raises(TroisError) as caught:
        wrong()
    assert Text("hu").sentence(caught.value).startswith(sentence)


# Requests


def test_a_request_is_refused_with_a_sentence_and_perhaps_a_detail() -> None:
    refused = Malformed("seats", detail=Message("kind-of-seat", kind="throne"))
    assert str(refused) == "That number or kind of seats does not fit the game."
    assert Text("fr").sentence(refused) == Text("fr")("web.error.seats")
    assert str(refused.values["detail"]) == "there is no kind of seat 'throne'"
    assert refusal(refused) is refused
    other = refusal(BadOption("seed", number=-1))
    assert (type(other), other.key, other.status) == (Malformed, "status-400", 400)
    assert str(other.values["detail"]) == "a seed is a whole number of at least 0, not -1"
    assert issubclass(Malformed, Refused)


def test_a_record_cut_short_tells_where(tmp_path: Path) -> None:
    match = trois.new("troyes-dice", 2, seed=1)
    match.push(0, match.legal(0)[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record())[:90])
    with pytest.raises(BadRecord) as caught:
        read_record(path)
    assert Text("it").sentence(caught.value) == f"{path}: non è un testo JSON intero; forse è troncato"
