"""Brings the schema up to date; run at every start."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"

LOCK = 7401533
"""PostgreSQL's advisory lock: two processes that start together migrate one after the other."""


class UnknownRevision(Exception):
    """The schema is one that this version does not know."""


class Outdated(Exception):
    """The schema is one of an older version."""


def upgrade(engine: Engine) -> None:
    """Where there is nothing to do, Alembic is not loaded: a server that was killed is back at once."""
    if _version(engine) == revisions()[-1]:
        return
    from alembic import command
    from alembic.util import CommandError

    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        try:
            command.upgrade(configuration(connection), "head")
        except CommandError as error:
            raise UnknownRevision(str(error)) from None


def revisions() -> list[str]:
    """All versions of the schema, the oldest first."""
    return sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def check_newest(engine: Engine) -> None:
    """Raises UnknownRevision, Outdated, or what the database says where there is no schema."""
    with engine.connect() as connection:
        found = str(connection.scalar(text("SELECT version_num FROM alembic_version")))
    if found not in revisions():
        raise UnknownRevision(found)
    if found != revisions()[-1]:
        raise Outdated(found)


def _version(engine: Engine) -> str:
    """Of the schema that is there; nothing where there is none, or where the database does not say."""
    try:
        with engine.connect() as connection:
            return str(connection.scalar(text("SELECT version_num FROM alembic_version")))
    except DBAPIError:
        return ""


def configuration(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
