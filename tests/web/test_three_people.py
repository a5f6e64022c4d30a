"""Three persons at one table do at random what their pages offer: no page fails, and nothing offered is refused."""

import random
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.web.browsing import Client, Visitor, application
from trois import games

ACTS = 60
"""What three persons do at a table, all together."""
SKIPPED = ("/settings", "/hint", "/rules", "/talk")
"""Forms that every page has, what takes long, and what wants words."""
RARELY = ("/undo", "/answer-undo", "/seats/", "/rematch", "/hurry")


class Forms(HTMLParser):
    """The forms of a page: address, fields, and what each button adds."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[tuple[str, dict[str, str], list[dict[str, str]]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append((said.get("action", ""), {}, []))
        elif tag == "input" and self.forms and "name" in said:
            self.forms[-1][1][said["name"]] = said.get("value", "")
        elif tag == "button" and self.forms and said.get("type") != "button" and "disabled" not in said:
            self.forms[-1][2].append({said["name"]: said["value"]} if said.get("value") else {})

    @property
    def posts(self) -> list[tuple[str, dict[str, str]]]:
        """Whatever can be sent; a button without a value for a field of that name waits for the script."""
        sendable = [(at, {**fields, **button}) for at, fields, buttons in self.forms for button in buttons]
        return [
            (at, fields)
            for at, fields in sendable
            if at.startswith("/tables/") and not at.endswith(SKIPPED) and ("action" in fields or "/decide" not in at)
        ]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path)) as client:
        yield client


def seated(client: Client, game: str) -> tuple[str, list[Visitor]]:
    """Three persons whose match has begun."""
    people = [Visitor(client) for _ in range(3)]
    url = people[0].open(game, "me", "open", "open")
    for seat in (1, 2):
        people[seat].get(url)
        people[seat].post(f"{url}/seats/{seat}", {"do": "take", "name": f"Guest {seat}"})
    people[0].post(f"{url}/start", {})
    return url, people


def one_of(html: str, dice: random.Random) -> tuple[str, dict[str, str]] | None:
    """A form of the page, more often a decision than anything else."""
    posts = Forms(html).posts
    rare = [post for post in posts if any(part in post[0] for part in RARELY)]
    often = [post for post in posts if post not in rare]
    kinds = sorted({re.sub(r"\d+", "", at) + fields.get("do", "") for at, fields in rare})
    if rare and (not often or dice.random() < 0.25):
        kind = dice.choice(kinds)
        return dice.choice([one for one in rare if re.sub(r"\d+", "", one[0]) + one[1].get("do", "") == kind])
    return dice.choice(often) if often else None


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", games.names())
def test_no_page_fails_and_nothing_that_is_offered_is_refused(client: Client, game: str, seed: int) -> None:
    dice = random.Random(f"{game} {seed}")
    url, people = seated(client, game)
    done: list[str] = []
    for _ in range(ACTS):
        number = dice.randrange(3)
        person = people[number]
        html = person.get(url)
        assert person.status == 200, (done[-8:], person.message, html[-300:])
        post = one_of(html, dice)
        if post is None:
            continue
        done.append(f"{number}: {post[0].rpartition('/')[2]} {post[1].get('do', '')}{post[1].get('action', '')}")
        person.post(*post)
        if person.status != 200:  # a bot was quicker: then it is not offered any more
            said, refused = person.message, person.status
            assert refused == 409, (done[-8:], refused, said)
            assert post not in Forms(person.get(url)).posts, (done[-8:], said)
        other = people[number - 1]
        other.get(url)
        assert other.status == 200, (done[-8:], other.message)


@pytest.mark.parametrize("game", ["troyes", "tournay"])
def test_who_has_begun_a_turn_is_not_locked_out_when_an_earlier_one_is_taken_back(client: Client, game: str) -> None:
    """The asker's decision goes, and with it every step that came after it, whosever it was."""
    url, people = seated(client, game)
    while not people[0].get(url).count('class="asks"'):
        next(one for one in people if 'class="asks"' in one.get(url)).choose()
    while 'class="asks"' in people[0].get(url):
        people[0].choose()
    second = next(one for one in people[1:] if 'class="asks"' in one.get(url))
    second.choose()
    assert "data-undo" in second.html
    people[0].get(url)
    undo = next(post for post in Forms(people[0].html).posts if post[0].endswith("/undo"))
    people[0].post(*undo)
    for one in people[1:]:
        one.get(url)
        agree = next(post for post in Forms(one.html).posts if post[1].get("agrees") == "yes")
        one.post(*agree)
    assert [(one.get(url) and one.status) for one in people] == [200, 200, 200]
    assert 'class="asks"' in people[0].html
