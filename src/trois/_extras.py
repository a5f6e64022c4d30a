"""What is installed only on request: `pip install 'trois[play]'` and the like. The engine itself needs nothing."""

from typing import Final

from trois.core.errors import MissingExtra

EXTRAS: Final[dict[str, str]] = {
    "PIL": "env",
    "alembic": "play",
    "babel": "play",
    "choix": "arena",
    "gymnasium": "env",
    "jinja2": "play",
    "markupsafe": "play",
    "matplotlib": "arena",
    "msgspec": "play",
    "numpy": "env",
    "pettingzoo": "env",
    "platformdirs": "play",
    "psycopg": "postgres",
    "pyarrow": "parquet",
    "pyspiel": "openspiel",
    "open_spiel": "openspiel",
    "ray": "ray",
    "resvg_py": "env",
    "rich": "play",
    "sqlalchemy": "play",
    "starlette": "play",
    "torch": "train",
    "uvicorn": "play",
}
"""By module: the extra that brings it."""


def missing(error: ModuleNotFoundError) -> Exception:
    """The error to raise instead, if an extra would help: it names the extra."""
    name = (error.name or "").partition(".")[0]
    if name not in EXTRAS:
        return error
    return MissingExtra("missing-extra", module=name, extra=f"trois[{EXTRAS[name]}]")
