"""What the page of a table says."""

from typing import Any

import pytest

import trois
from trois.core.chance import Chance
from trois.core.match import Match
from trois.draw.frames import MEDIUM, PHONE, Frame
from trois.draw.marks import Marks
from trois.store import Seat, Table
from trois.text import Text
from trois.text.entries import Numbered
from trois.text.model import Chip
from trois.text.voice import Voice, voice_class, voice_of
from trois.web.pages import boards
from trois.web.pages.table.asking import Shown, steps
from trois.web.pages.table.choices import MOST_CHIPS, Label, labels, offers
from trois.web.pages.table.since import waited
from trois.web.pages.table.table_view import accessible_names, context, happened
from trois.web.tables.table import LiveTable
from trois.web.updates.viewer import Viewer

NAMES = ["Ada", "Bo"]


def table(game: str, seed: int = 1) -> LiveTable:
    """A table in memory, at its first question."""
    match: Match = trois.new(game, 2, seed=seed, auto=True)
    row = Table("t", game, {}, {}, "1", "ada", False, "running", 0, 0)
    seats = [Seat("t", seat, "person", "ada", name) for seat, name in enumerate(NAMES)]
    return LiveTable(row, seats, match, [0, 0], [[], []], 0)


def speaking(live: LiveTable, seat: int) -> Voice:
    return voice_of(live.playing.view(seat), Text(), NAMES)


def times_to_take_back(live: LiveTable, seat: int) -> int:
    earlier, times = live.playing.copy(), 0
    while earlier.can_undo(seat):
        earlier.undo(seat)
        times += 1
    return times


@pytest.mark.parametrize("game", trois.games.names())
def test_steps_of_a_turn_are_called_what_they_were_called_when_they_were_chosen(game: str) -> None:
    live, picker, longest = table(game), Chance(1), 0
    called: list[list[str]] = [[], []]
    for _ in range(150):
        if live.playing.over:
            break
        seat = live.pending[0]
        actions = live.playing.legal(seat)
        action = actions[picker.below(len(actions))]
        called[seat].append(speaking(live, seat).name(action))
        live.push(seat, action)
        for other in range(2):
            voice = speaking(live, other)
            made = steps(live, voice, other)
            assert made == called[other][len(called[other]) - len(made) :]
            assert len(made) == voice.so_far(times_to_take_back(live, other))
            longest = max(longest, len(made))
    assert longest > 1


def test_a_choice_on_the_board_is_read_out_with_price_gain_and_rank() -> None:
    live = table("troyes")
    seat = live.pending[0]
    offered = offers(live, seat, speaking(live, seat))
    palace = next(offer for offer in offered if offer.choice.text.startswith("settle palace"))
    assert palace.chips == [Label("plain", "red"), Label("plain", "2 deniers in wages each round")]
    assert palace.label == f"{palace.choice.name}, red, 2 deniers in wages each round"
    said = accessible_names(offered, {palace.choice.action: 2}, Text())
    assert said[palace.choice.action] == f"{palace.label}, hint 2"
    assert len(said) == len(offered)


def test_chips_become_labels_by_their_tone() -> None:
    voice = speaking(table("troyes"), 0)
    chips = [Chip("price", "deniers", 2), Chip("gain", "vp", 1), Chip("gain", "vp", 1, whose=1, mood="bad")]
    assert labels(voice, chips) == [Label("bad", "−2 deniers"), Label("good", "+1 VP"), Label("bad", "■ Bo: +1 VP")]


@pytest.mark.parametrize("game", trois.games.names())
def test_a_list_shows_no_more_chips_than_fit(game: str) -> None:
    live = table(game)
    seat = live.pending[0]
    assert all(len(offer.chips) <= MOST_CHIPS for offer in offers(live, seat, speaking(live, seat)))


# One voice and one imagined state


def drawn_page(live: LiveTable, seat: int | None, frame: Frame) -> dict[str, object]:
    return context(live, Viewer(seat, [] if seat is None else [seat]), "ada", Text(), Shown(frame=frame))


@pytest.mark.parametrize("frame", [PHONE, MEDIUM], ids=lambda frame: frame.name)
@pytest.mark.parametrize("game", trois.games.names())
def test_a_page_is_made_with_one_voice_and_one_imagined_state(
    game: str, frame: Frame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the steps of a turn in the making are called by voices of their own, and those imagine nothing."""
    live, picker = table(game), Chance(1)
    voices: list[Voice] = []
    imagined: list[int] = []
    rules = trois.games.get(game)
    make, imagine = voice_class(game).__init__, rules.imagine

    def made(self: Voice, *args: Any) -> None:
        voices.append(self)
        make(self, *args)

    def imagining(*args: Any) -> object:
        imagined.append(1)
        return imagine(*args)

    monkeypatch.setattr(voice_class(game), "__init__", made)
    monkeypatch.setattr(rules, "imagine", imagining)
    for _ in range(40):
        seat = live.pending[0]
        taken = len(steps(live, speaking(live, seat), seat))
        voices.clear()
        imagined.clear()
        drawn_page(live, seat, frame)
        assert (len(voices) - taken, len(imagined)) == (1, 1)
        actions = live.playing.legal(seat)
        live.push(seat, actions[picker.below(len(actions))])
        live.forget_viewers()


def test_how_long_somebody_is_waited_for_is_said_in_the_largest_unit() -> None:
    said = [waited(seconds, Text()) for seconds in (5, 119, 3599, 3600, 86399, 86400, 3 * 86400)]
    assert said == ["one minute", "one minute", "59 minutes", "one hour", "23 hours", "one day", "3 days"]


def test_the_news_tell_what_others_did_and_not_ones_own() -> None:
    live = table("troyes")
    since: list[Numbered] = [(0, ("passed", 0)), (1, ("passed", 1)), (2, ("passed", 0))]
    assert [line.seat for line in happened(live, since, 0, speaking(live, 0)).news] == [1]
    assert [line.seat for line in happened(live, since, 1, speaking(live, 1)).news] == [0]


def test_the_own_part_stands_among_the_large_ones_and_those_of_others_beside() -> None:
    voice = speaking(table("tournay"), 1)
    found = boards.boards(voice, {}, Marks())
    assert {part.name: part.tab for part in found} == {
        "piles": "piles", "events": "events", "district-1": "district-1", "district-0": "others",
    }  # fmt: skip
    assert [name for name, _, _ in boards.tabs(found, voice.text)][-1] == "others"
