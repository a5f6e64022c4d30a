"""Where a person's own data lies: their tables, feats and lessons, the same folder for terminal and server."""

import os
from pathlib import Path
from typing import Final

import platformdirs

VARIABLE: Final = "TROIS_DATA"


def data_folder() -> Path:
    """TROIS_DATA, or the system's place for the data of programs."""
    own = os.environ.get(VARIABLE)
    return Path(own) if own else platformdirs.user_data_path("trois", appauthor=False)


def data_file(name: str) -> Path:
    """A file of the data folder; one that only an earlier version's folder has is used where it lies."""
    file, earlier = data_folder() / name, _earlier_folder() / name
    return earlier if not os.environ.get(VARIABLE) and not file.exists() and earlier.exists() else file


def _earlier_folder() -> Path:
    """Where servers kept their database on every system."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "trois"
