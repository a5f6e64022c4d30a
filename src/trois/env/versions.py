"""The environments' names, as PettingZoo has them: the game and the version of its environment."""

from trois import games


def version(game: str) -> int:
    """Raised when observations, actions, rewards or rules change."""
    found: int = games.part("env.compiled", game).VERSION
    return found


def name_of(game: str) -> str:
    """For example `troyes_dice_v1`."""
    return f"{games.area(game)}_v{version(game)}"
