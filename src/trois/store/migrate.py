"""Brings the schema up to date; run at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text

LOCK = 7401533
"""PostgreSQL's advisory lock: two processes that start together migrate one after the other."""


class UnknownRevision(Exception):
    """The schema is one that this version does not know."""


def upgrade(engine: Engine) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        try:
            command.upgrade(configuration(connection), "head")
        except CommandError as error:
            raise UnknownRevision(str(error)) from None


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
