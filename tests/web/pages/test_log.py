"""The log as HTML."""

import trois
from trois.core.journal import Event
from trois.text import Text
from trois.text.voice import voice_of
from trois.web.pages.table import log
from trois.web.pages.table.news import news_lines


def test_dice_are_drawn_in_their_colour_and_read_out() -> None:
    (line,) = log.lines(trois.games.get("troyes"), [("rolled", 0, "red", 5)], ["Ada"], Text())
    assert line == (
        'Ada rolls red <svg class="board die" viewBox="0 0 32 32" role="img" aria-label="5">'
        '<use href="#die-5" class="red"/></svg>.'
    )


def test_dice_without_a_colour_are_white() -> None:
    events: list[Event] = [("rolled", -1, 1, 2, 3, 4, 6)]
    (line,) = log.lines(trois.games.get("troyes-dice"), events, ["Ada"], Text())
    assert [f'#die-{value}" class="white"' in line for value in range(1, 7)] == [False, True, True, True, False, True]


def test_the_last_rounds_are_told_whole() -> None:
    """The round in which the last of them begin is told from its start; what was before it is left out."""
    game = trois.games.get("troyes")
    rounds = [[("round", -1, number), *(("passed", at % 2) for at in range(199))] for number in (1, 2, 3)]
    events: list[Event] = [event for one in rounds for event in one]
    told = log.rounds(game, list(enumerate(events)), ["Ada", "Bo"], "/replay", Text())
    assert [html.count("passes") for html in told] == [199, 199]


def test_names_are_escaped() -> None:
    (line,) = log.lines(trois.games.get("troyes"), [("passed", 0)], ["<b>&"], Text())
    assert line == "&lt;b&gt;&amp; passes."


def test_the_news_set_the_name_apart_and_leave_the_amounts_to_chips() -> None:
    voice = voice_of(trois.new("troyes", 2, seed=1).view(0), Text(), ["Ada", "<Bo>"])
    (line,) = news_lines(voice, [(3, ("passed", 1))])
    assert (line.number, line.seat) == (3, 1)
    assert line.html.startswith("<b>&lt;Bo&gt;</b> ")
