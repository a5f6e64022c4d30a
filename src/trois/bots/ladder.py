"""The levels of play, a row for each, the weakest first. A new level is a row here, and its words."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from trois.bots.levels import Bot, NoviceBot, RandomBot, SearchBot, StewardBot
from trois.bots.search import Settings
from trois.bots.style import Style, style_of
from trois.bots.taste import liking
from trois.bots.weights import BadNetwork
from trois.core.errors import system_reason
from trois.core.game import AnyGame

EXPERT_SECONDS = 2.0
MASTER_SECONDS = 8.0
"""For a whole turn."""
NOVICE_FONDNESS = 3.0
"""A favourite plan: how many times as fond of its taste a novice is."""


def _random(game: AnyGame, seed: int, taste_seed: int) -> Bot:  # noqa: ARG001
    return RandomBot(seed)


def _novice(game: AnyGame, seed: int, taste_seed: int) -> Bot:
    style = style_of(game.name)
    fond = liking(game, taste_seed, NOVICE_FONDNESS)
    return NoviceBot(game, style.policy(game), seed, fond, style.blur, style.attention)


def _steward(game: AnyGame, seed: int, taste_seed: int) -> Bot:
    return StewardBot(game, style_of(game.name).policy(game), seed, liking(game, taste_seed))


def _expert(game: AnyGame, seed: int, taste_seed: int) -> Bot:
    return _with_taste(style_of(game.name).search_bot(game, seed, EXPERT_SECONDS), taste_seed)


def _master(game: AnyGame, seed: int, taste_seed: int) -> Bot:
    return _with_taste(style_of(game.name).master_bot(game, seed, MASTER_SECONDS), taste_seed)


def _classic(game: AnyGame, seed: int, taste_seed: int) -> Bot:  # noqa: ARG001
    return style_of(game.name).classic_bot(game, seed, EXPERT_SECONDS)


def _learned_settings(style: Style) -> Settings:
    return style.learned_settings


def _master_settings(style: Style) -> Settings:
    return style.master_settings


def _with_taste(bot: SearchBot, taste_seed: int) -> SearchBot:
    bot.liking = liking(bot.game, taste_seed)
    return bot


class Level(NamedTuple):
    """What is known of a level everywhere: in the arena, the terminal and the browser."""

    name: str
    make: Callable[[AnyGame, int, int], Bot]
    """A new bot, by its game, the seed of its decisions and the seed of its taste."""
    portrait: str = ""
    """Whose face it has in the browser: a character of Tournay."""
    seconds: float = 0.0
    """For a whole turn, where the level searches."""
    is_short: bool = False
    """It thinks, but for no more than a moment."""
    has_taste: bool = True
    is_offered: bool = True
    """False: a reference to measure others against, which nobody is offered at a table."""
    strength: float | None = None
    """Log odds to win a whole game of two against an expert, from the ladder of docs/bots.md; an estimate where it
    never won there."""
    settings: Callable[[Style], Settings] | None = None
    """How it searches with weights of one's own; None: it has no use for them."""


ROWS = [
    Level("random", _random, "yellow1.architect", has_taste=False, strength=-9.0),
    Level("novice", _novice, "white1.monk", is_short=True, strength=-6.0),
    Level("steward", _steward, "yellow1.alderman", is_short=True, strength=-2.3),
    Level("expert", _expert, "red1.knight", EXPERT_SECONDS, strength=0.0, settings=_learned_settings),
    Level("master", _master, "yellow1.senator", MASTER_SECONDS, strength=0.75, settings=_master_settings),
    Level("classic", _classic, seconds=EXPERT_SECONDS, has_taste=False, is_offered=False),
]
LEVELS = [level.name for level in ROWS if level.is_offered]
ALL_LEVELS = [level.name for level in ROWS]


def find_level(name: str) -> Level | None:
    """The row of a level, or of a level with weights of one's own (`expert@mine.bin`); None for any other word."""
    word, _, file = name.partition("@")
    found = next((level for level in ROWS if level.name == word), None)
    return found._replace(make=_maker(found, Path(file))) if found is not None and file else found


def _maker(level: Level, file: Path) -> Callable[[AnyGame, int, int], Bot]:
    """The same level with the network of a file; raises BadNetwork where it is of no use."""

    def make(game: AnyGame, seed: int, taste_seed: int) -> Bot:
        style = style_of(game.name)
        if style.learned is None or level.settings is None:
            raise BadNetwork("no-network", game=game.name, level=level.name)
        try:
            policy = style.learned(game, file)
        except OSError as error:
            raise BadNetwork("cannot-read", where=str(file), what=system_reason(error)) from None
        bot = SearchBot(game, policy, level.settings(style), seed, level.seconds, style.learned_search)
        return _with_taste(bot, taste_seed)

    return make
