"""What a better decision has over the one that was made, as far as it can be counted: for the reason in words.

Both are followed to the end of the turn, or to the first thing that nobody could know.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TypeVar

from trois.core.chance import Chance, Preview, Uncertain
from trois.core.game import AnyGame, State
from trois.core.journal import Event, Journal
from trois.core.match import Match
from trois.review.judge import NOBODY, Judgement
from trois.review.review import own_points
from trois.text.voice import Voice, voice_of

Key = TypeVar("Key")
WORLDS = 3
"""Points of a source count where they are the same whatever is hidden, in so many worlds."""


@dataclass(frozen=True)
class Contrast:
    paid: dict[int, int] = field(default_factory=dict)
    """By rival: how many deniers more were paid to them."""
    sources: dict[str, int] = field(default_factory=dict)
    """By source of points: how many more it would be as things stand; not what will be lost or made up for later."""
    taken_by: int = NOBODY
    """Who did the better thing, which was gone then."""
    goods: dict[str, int] = field(default_factory=dict)
    """By thing: how many more are left."""
    times: dict[str, tuple[int, int]] = field(default_factory=dict)
    """By what is used: how often after the better decision, and how often, less, after the one that was made."""


def contrast(voice: Voice, before: Match, whole: Match, moment: Judgement) -> Contrast:
    """`before` is the match at the decision, of which `voice` speaks; `whole` is all of it."""
    game, seat = before.game, moment.seat
    later = whole.line[moment.number :]
    own = [one.action for one in takewhile(lambda one: one.seat == seat, later)]
    played, made = followed(game, before.state, seat, own)
    better, saved = followed(game, before.state, seat, [moment.best, *moment.line])
    less, more = _times(game, made, seat), _times(game, saved, seat)
    gain = own_points(moment.better, seat) - own_points(moment.played, seat)
    sources = _more(_known_points(game, better, seat), _known_points(game, played, seat))
    return Contrast(
        _more(_payments(game, made, seat), _payments(game, saved, seat)),
        {name: points for name, points in sources.items() if points <= math.ceil(gain)},
        _taken_by(voice, before, whole, moment),
        _more(_goods(voice, better, seat), _goods(voice, played, seat)),
        {name: (more[name], less[name]) for name in more if more[name] > less.get(name, more[name])},
    )


def _more(these: Mapping[Key, int], those: Mapping[Key, int]) -> dict[Key, int]:
    """What there is more of in these, and how much."""
    return {key: amount - those.get(key, 0) for key, amount in these.items() if amount > those.get(key, 0)}


def followed(game: AnyGame, start: State, seat: int, line: list[int]) -> tuple[State, list[Event]]:
    """The state after a line of decisions, and what happened."""
    state, journal, left = start.copy(), Journal(), list(line)
    try:
        while seat in game.pending(state):
            legal = game.legal(state, seat)
            action = legal[0] if len(legal) == 1 or not left else left[0]
            if action not in legal or (not left and len(legal) > 1):
                break
            if left[:1] == [action]:
                left.pop(0)
            after = state.copy()
            game.apply(after, seat, action, Preview(0), journal)
            state = after
    except Uncertain:
        """It was decided; what comes then nobody knew."""
    return state, list(journal.seen_by(seat))


def _payments(game: AnyGame, events: list[Event], seat: int) -> dict[int, int]:
    """Deniers that a seat paid, by rival."""
    found: dict[int, int] = {}
    for event in events:
        args = dict(zip(game.events[str(event[0])], event[2:], strict=False))
        rival, amount = args.get("to"), args.get("amount")
        is_own = event[0] == "paid" and event[1] == seat and args.get("what") == "deniers"
        if is_own and isinstance(rival, int) and isinstance(amount, int) and rival not in (NOBODY, seat):
            found[rival] = found.get(rival, 0) + amount
    return found


def _goods(voice: Voice, state: State, seat: int) -> dict[str, int]:
    there = voice_of(voice.game.view(state, seat), voice.text, voice.names)
    return {good.thing: good.amount for good in there.goods(seat)}


def _times(game: AnyGame, events: list[Event], seat: int) -> dict[str, int]:
    """By what worked: how often."""
    found: dict[str, int] = {}
    for event in events:
        args = game.events[str(event[0])]
        if event[1] == seat and "times" in args:
            found[str(event[2])] = int(event[2 + args.index("times")])
    return found


def _known_points(game: AnyGame, state: State, seat: int) -> dict[str, int]:
    """What the seat would have if the game ended now, by source; without what depends on hidden things."""
    view = game.view(state, seat)
    worlds = [game.scores(game.imagine(view, Chance(number)))[seat].parts for number in range(WORLDS)]
    return {name: points for name, points in worlds[0].items() if all(one.get(name) == points for one in worlds)}


def _taken_by(voice: Voice, before: Match, whole: Match, moment: Judgement) -> int:
    """Who did the better thing first, so that it was gone when the seat was asked for something of its kind again.

    Nobody takes anything where seats don't touch.
    """
    if len(moment.better.points) == 1:
        return NOBODY
    kind, seat, best = before.game.vocabulary.kind, moment.seat, moment.best
    rival, twin = NOBODY, before.copy()
    for number, one in enumerate(whole.line[moment.number :], moment.number):
        is_asked = one.seat == seat and any(kind(action) == kind(best) for action in twin.legal(seat))
        if is_asked and number > moment.number:
            again = voice_of(twin.view(seat), voice.text, voice.names)
            is_gone = best not in twin.legal(seat) or again.thing(best) != voice.thing(best)
            return rival if is_gone else NOBODY
        if rival == NOBODY and one.seat != seat and one.action == best:
            rival = one.seat
        if len(twin.line) == number:
            twin.push(one.seat, one.action)
    return NOBODY
