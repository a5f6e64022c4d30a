"""The tables of the database, as the migrations make them."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

ID_LENGTH = 32
NAME_LENGTH = 40

METADATA = MetaData()

PERSONS = Table(
    "persons",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("name", String(NAME_LENGTH), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("holiday", BigInteger, nullable=False, server_default="0"),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("person", String(ID_LENGTH), primary_key=True),
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("kind", String(80), nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("ended", Boolean, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("changes", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("owner", String(ID_LENGTH), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("stage", String(10), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("undo", JSON(none_as_null=True), nullable=True),
    Column("rematch", String(ID_LENGTH), nullable=True),
    Column("visited", BigInteger, nullable=False, server_default="0"),
    Column("house", JSON, nullable=False, server_default="{}"),
    Column("asks", JSON, nullable=False, server_default="{}"),
    Column("due", BigInteger, nullable=False, server_default="0", index=True),
    Column("talked", Integer, nullable=False, server_default="0"),
    Column("origin", JSON, nullable=False, server_default="{}"),
    Index("ix_tables_game_stage", "game", "stage"),
)


def _of_table() -> Column[str]:
    return Column("table_id", String(ID_LENGTH), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


SEATS = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("person", String(ID_LENGTH), nullable=True, index=True),
    Column("name", String(NAME_LENGTH), nullable=False),
    Column("level", String(20), nullable=False),
)

DECISIONS = Table(
    "decisions",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("action", String(120), nullable=False),
    Column("question", Integer, nullable=False),
    Column("key", String(64), nullable=False),
    Column("outcomes", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    UniqueConstraint("table_id", "key"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("rules", Integer, nullable=False),
    Column("questions", JSON, nullable=False),
    Column("position", JSON, nullable=False),
)

FEATS = Table(
    "feats",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(ID_LENGTH), nullable=True, index=True),
    Column("game", String(40), nullable=False),
    Column("words", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

LEARNING = Table(
    "learning",
    METADATA,
    Column("person", String(ID_LENGTH), primary_key=True),
    Column("course", String(60), primary_key=True),
    Column("progress", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("person", String(ID_LENGTH), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("language", String(10), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

NOTICES = Table(
    "notices",
    METADATA,
    Column("channel", String(ID_LENGTH), ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("outcome", String(10), nullable=False),
)
"""The outbox: what is to be told, and what became of it."""

RESULTS = Table(
    "results",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(ID_LENGTH), nullable=True, index=True),
    Column("name", String(NAME_LENGTH), nullable=False),
    Column("level", String(20), nullable=False),
    Column("game", String(40), nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("day", String(10), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)

TALK = Table(
    "talk",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(20), nullable=False),
    Column("text", String(120), nullable=False),
    Column("at", BigInteger, nullable=False),
)

TRIES = Table(
    "tries",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("person", String(ID_LENGTH), primary_key=True),
    Column("table_id", String(ID_LENGTH), nullable=False),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""What all processes of one server share, such as the key that signs cookies."""

SHELF = Table(
    "shelf",
    METADATA,
    Column("name", String(100), primary_key=True),
    Column("value", Text, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)
"""What all processes share for a while, such as hints and uploaded records."""
