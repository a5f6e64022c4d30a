"""What can be done with the die in hand: what each use comes to, and which of them nobody would choose."""

from typing import Final, cast

from trois.core.chance import Preview, Uncertain
from trois.core.game import AnyGame
from trois.core.game import State as AnyState
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.view import DiceView
from trois.games.troyes_dice.vocabulary import BUILD, COLLECT, GAIN
from trois.games.troyes_dice.words import COLOURS
from trois.text.model import Die

USES: Final = range(GAIN, COLLECT)


def die_in_hand(seen: DiceView) -> Die | None:
    """The die that the viewer has taken and not used yet."""
    asked = seen["question"]
    if asked is None or asked["kind"] != "use":
        return None
    plaza = seen["plazas"][asked["plaza"]]
    return Die(plaza["value"], plaza["colour"])


def face_of(action: int) -> tuple[str, int]:
    """The colour and value the die must have for a use."""
    if action < BUILD:
        return COLOURS[(action - GAIN) // 7], (action - GAIN) % 7
    return COLOURS[(action - BUILD) // 6 % 3], (action - BUILD) % 6 + 1


class Uses:
    """Every use of one view's die, tried out on a state that fits the view."""

    def __init__(self, game: AnyGame, state: AnyState, seat: int) -> None:
        self.game, self.state, self.seat = game, state, seat
        legal = [action for action in game.legal(state, seat) if action in USES]
        after = {action: self._after(action) for action in legal}
        self.points = {action: game.scores(twin)[seat].total - self._now for action, twin in after.items()}
        gains = {action: _worth(cast(State, twin).sheets[seat]) for action, twin in after.items() if action < BUILD}
        self.senseless = frozenset(action for action in gains if _is_dominated(action, gains))

    @property
    def _now(self) -> int:
        return self.game.scores(self.state)[self.seat].total

    def _after(self, action: int) -> AnyState:
        twin = self.state.copy()
        try:
            self.game.apply(twin, self.seat, action, Preview(0), None)
        except Uncertain:
            pass
        return twin


def _worth(sheet: Sheet) -> tuple[int, ...]:
    """What is left, what is circled and the citizens: more of each is better."""
    return (*sheet.unspent, *sheet.circled, *sheet.citizens)


def _is_dominated(action: int, gains: dict[int, tuple[int, ...]]) -> bool:
    """Whether another gain leaves nothing less and something more, or the same at a lower number."""
    own = gains[action]
    return any(
        all(b >= a for a, b in zip(own, other, strict=True)) and (other != own or rival < action)
        for rival, other in gains.items()
        if rival != action
    )
