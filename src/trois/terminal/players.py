"""Who sits where: people and bots, from words such as `human:Ada,random`."""

from typing import Protocol

from trois.bots import LEVELS, PATIENCE_SECONDS, Bot, make, safe_choose
from trois.bots.own import check_own, is_own, label, split_name
from trois.core.chance import Chance
from trois.core.errors import BadOption
from trois.core.game import AnyGame, State
from trois.text import Text
from trois.text.safe import clean_name

HUMAN = "human"
RANDOM = "random"
LONGEST_NAME = 24


class Player:
    """A seat's kind (`human`, or the name of a bot) and the name people call it by."""

    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind
        self.name = name

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    @property
    def spec(self) -> str:
        """As it is written in `--seats`."""
        if is_own(self.kind):
            return f"{self.name}={self.kind}" if self.name else self.kind
        return f"{self.kind}:{self.name}" if self.name else self.kind


def parse_seats(words: str) -> list[Player]:
    return [_player(seat, word.strip()) for seat, word in enumerate(words.split(","))]


def _player(seat: int, word: str) -> Player:
    player = told_player(word)
    if is_own(player.kind):
        check_own(player.kind)
    elif player.kind not in kinds():
        raise BadOption(f"seats: '{player.kind[:40]}' at place {seat + 1} is nobody; there are: {', '.join(kinds())}")
    return player


def told_player(word: str) -> Player:
    """A player as a record tells it: it may be of a kind that is not here."""
    name, kind = split_name(word)
    if not is_own(kind) or kind.partition(":")[0] in kinds():
        kind, _, name = word.partition(":")
    clean = clean_name(name)
    if len(clean) > LONGEST_NAME:
        raise BadOption(f"seats: the name '{clean[:30]}...' is longer than {LONGEST_NAME} letters")
    return Player(clean_name(kind), clean)


def names(players: list[Player], text: Text) -> list[str]:
    """What to call each seat; those without a name are called by their kind, numbered if there are several."""
    called: list[str] = []
    for seat, player in enumerate(players):
        alike = [s for s, other in enumerate(players) if other.spec == player.spec]
        plain = player.name or _kind_word(player.kind, text) or str(seat + 1)
        called.append(plain if len(alike) == 1 or player.name else f"{plain} {alike.index(seat) + 1}")
    return called


def _kind_word(kind: str, text: Text) -> str:
    if is_own(kind):
        return label(kind)
    key = f"terminal.kind.{kind}"
    return text(key) if text.has(key) else kind.capitalize()


# Bots


class Chooser(Protocol):
    """Decides for one seat."""

    def choose(self, game: AnyGame, state: State, seat: int, actions: list[int]) -> int: ...


class RandomChooser:
    """Every legal action is as likely as the others; the same seed chooses the same."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, game: AnyGame, state: State, seat: int, actions: list[int]) -> int:  # noqa: ARG002
        return actions[self.chance.below(len(actions))]


class BotChooser:
    """A bot receives what its seat may know, never the state."""

    def __init__(self, bot: Bot, patience: float | None = None) -> None:
        self.bot = bot
        self.patience = patience

    def choose(self, game: AnyGame, state: State, seat: int, actions: list[int]) -> int:
        return safe_choose(self.bot, game.view(state, seat), actions, patience=self.patience)


def kinds() -> list[str]:
    """What a seat may be."""
    return [HUMAN, *LEVELS]


def chooser(kind: str, game: AnyGame, seed: int) -> Chooser:
    """The one place where the name of a bot becomes a bot."""
    if kind == RANDOM:
        return RandomChooser(seed)
    return BotChooser(make(kind, game, seed), PATIENCE_SECONDS if is_own(kind) else None)
