"""The environments' names. A version is raised when observations, actions, rewards or rules change."""

from typing import Final

VERSIONS: Final[dict[str, int]] = {"troyes": 1, "troyes-dice": 1, "tournay": 1}


def name_of(game: str) -> str:
    """For example `troyes_dice_v1`."""
    return f"{game.replace('-', '_')}_v{VERSIONS[game]}"
