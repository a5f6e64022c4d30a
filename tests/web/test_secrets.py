"""Changing what a viewer may not know changes no byte that is sent to them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.web.browsing import Client, Visitor, application
from trois import games
from trois.core.chance import Chance
from trois.core.match import Match
from trois.store import Channel, Notice
from trois.web.api import routes
from trois.web.notices import words
from trois.web.site import Site
from trois.web.tables.table import LiveTable
from trois.web.updates.viewer import digest, viewer_of

POINTS = 12
STEPS_BETWEEN = 9


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield client


def options() -> list[tuple[str, str, str]]:
    """Every game as it is, and with each option at its last value."""
    cases = [(name, "", "") for name in games.names()]
    for name in games.names():
        cases += [(name, o.name, str(o.choices[-1]).lower()) for o in games.get(name).options]
    return cases


@pytest.mark.parametrize(("game", "option", "value"), options())
def test_hidden_data_changes_no_byte(client: Client, game: str, option: str, value: str) -> None:
    site: Site = client.app.state.site
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, game, **({f"option-{option}": value} if option else {}))
    table_id = url.rpartition("/")[2]
    picker = Chance(len(game + option))
    differed = 0
    for point in range(POINTS):
        live = played_on(site.tables.known[table_id], picker)
        site.tables.known[table_id] = live
        if live.playing.over:
            break
        for seat, visitor in ((0, people[0]), (1, people[1]), (None, people[2])):
            before = sent(site, visitor, url, live, seat)
            other = with_other_secrets(live, seat, Chance(point))
            site.tables.known[table_id] = other
            assert sent(site, visitor, url, other, seat) == before
            differed += other.playing.position() != live.playing.position()
            site.tables.known[table_id] = live
    assert differed > POINTS // 3, "the secrets were hardly ever other ones"


def table_of(people: list[Visitor], game: str, **fields: str) -> str:
    url = people[0].open(game, "me", "open", **fields)
    people[1].get(url)
    people[1].post(f"{url}/seats/1", {"do": "take"})
    people[1].post(f"{url}/start", {})
    people[2].get(url)
    return url


def played_on(live: LiveTable, picker: Chance) -> LiveTable:
    """Some decisions later, in memory only."""
    twin = live.copy()
    for _ in range(STEPS_BETWEEN):
        if twin.playing.over:
            break
        pending = twin.pending
        seat = pending[picker.below(len(pending))]
        legal = twin.playing.legal(seat)
        twin.push(seat, legal[picker.below(len(legal))])
    return twin


def with_other_secrets(live: LiveTable, seat: int | None, chance: Chance) -> LiveTable:
    """The same table as far as this seat may know, dealt anew where it may not."""
    match = live.playing
    twin: Match = match.copy()
    twin.state = match.game.imagine(match.view(seat), chance)
    return replace(live, match=twin)


def sent(site: Site, visitor: Visitor, url: str, live: LiveTable, seat: int | None) -> list[str]:
    """Pages, API, events and notices, as they go over the wire."""
    person = site.signer.read(visitor.cookies["visitor"]) or ""
    bearer = f"Bearer {visitor.cookies['visitor']}"
    tag = digest(live, viewer_of(live, person, seat))
    query = "" if seat is None else f"?seat={seat}"
    paths = [url, f"{url}/part", f"{url}/record.json", f"{url}/players", f"{url}/card.svg", f"{url}/replay{query}"]
    paths += ["/", "/waiting.json", "/history", "/history/export.json", "/today/card.svg"]
    pages = [visitor.get(path) for path in paths]
    calls = [f"/api{url}", f"/api{url}/view{query}", f"/api{url}/record", f"/api{url}/choices{query or '?seat=0'}"]
    answers = [visitor.get(call, authorization=bearer) for call in calls]
    event = msgspec.json.encode(routes.view_out(live, person, seat)).decode()
    return [*pages, *answers, *notices(live), event, tag, str(routes.ViewUpdates(person, seat).event(live, tag))]


def notices(live: LiveTable) -> list[str]:
    """Everything that could be told of it to those who are away."""
    kinds = sorted(words.KINDS)
    channel = Channel("c", "p", "push", "", "en", True, 0, 0)
    due = [Notice("c", live.id, seat.seat, kind, 0, 0, 0) for seat in live.seats for kind in kinds]
    return [str(words.notice_texts(live, one, channel, "https://trois.example", 1)) for one in due]


def test_a_hidden_decision_causes_no_event(client: Client) -> None:
    """Until the half-day is over nobody hears what, or how much, another has chosen."""
    site: Site = client.app.state.site
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "troyes-dice")
    live = site.tables.known[url.rpartition("/")[2]]
    person = site.signer.read(people[0].cookies["visitor"]) or ""
    before = digest(live, viewer_of(live, person, 0))
    twin = live.copy()
    twin.push(1, twin.playing.legal(1)[0])
    assert 1 in twin.pending
    assert digest(twin, viewer_of(twin, person, 0)) == before


def test_the_seed_and_the_others_keys_never_show(client: Client) -> None:
    site: Site = client.app.state.site
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "troyes-dice")
    live = site.tables.known[url.rpartition("/")[2]]
    for seat, visitor in enumerate(people):
        shown = "".join(sent(site, visitor, url, live, seat if seat < 2 else None))
        assert live.row.seed not in shown
        for other in people:
            if other is not visitor:
                assert other.cookies["visitor"].partition(".")[0] not in shown
