"""Who sits where: people and bots, from words such as `human:Ada,random`."""

from trois.bots import LEVELS
from trois.bots.own import check_own, is_own, label, split_name
from trois.core.errors import BadOption
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
        raise BadOption("nobody", kind=player.kind[:40], place=seat + 1, kinds=kinds())
    return player


def told_player(word: str) -> Player:
    """A player as a record tells it: it may be of a kind that is not here."""
    name, kind = split_name(word)
    if not is_own(kind) or kind.partition(":")[0] in kinds():
        kind, _, name = word.partition(":")
    clean = clean_name(name)
    if len(clean) > LONGEST_NAME:
        raise BadOption("long-name", name=clean[:30], most=LONGEST_NAME)
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
    return text.get(key, kind.capitalize())


def kinds() -> list[str]:
    """What a seat may be."""
    return [HUMAN, *LEVELS]
