"""The rows. A table's state is its log of decisions; snapshots are there for when a log can't be replayed."""

from sqlalchemy import JSON, BigInteger, ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedAsDataclass, mapped_column

from trois.core.data import Json

ID_LENGTH = 32
NAME_LENGTH = 40


class Base(MappedAsDataclass, DeclarativeBase):
    """All rows are dataclasses."""


class Person(Base):
    """Somebody with a browser: no account, only a name and a signed cookie."""

    __tablename__ = "persons"

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME_LENGTH))
    created: Mapped[int] = mapped_column(BigInteger)


class Table(Base):
    """One match and the agreement about it. The seed never leaves the server before the match is over."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Json]] = mapped_column(JSON)
    changes: Mapped[dict[str, Json]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(64))
    owner: Mapped[str] = mapped_column(String(ID_LENGTH))
    public: Mapped[bool]
    stage: Mapped[str] = mapped_column(String(10), index=True)
    """waiting, running or over."""
    created: Mapped[int] = mapped_column(BigInteger)
    touched: Mapped[int] = mapped_column(BigInteger, index=True)
    version: Mapped[int] = mapped_column(default=0)
    """Goes up with every change: the change that expects an older one is refused."""
    undo: Mapped[dict[str, Json] | None] = mapped_column(JSON, default=None)
    """A wish to take a decision back that the others must agree to: who asks, who agreed."""
    rematch: Mapped[str | None] = mapped_column(String(ID_LENGTH), default=None)


class Seat(Base):
    """Who sits there. A person whose seat a bot keeps warm may take it back."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    """open, person or bot."""
    person: Mapped[str | None] = mapped_column(String(ID_LENGTH), index=True, default=None)
    name: Mapped[str] = mapped_column(String(NAME_LENGTH), default="")
    level: Mapped[str] = mapped_column(String(20), default="")


class Entry(Base):
    """One line of the log: a decision or an undo, with the chance outcomes it drew."""

    __tablename__ = "decisions"
    __table_args__ = (UniqueConstraint("table_id", "key"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(10))
    """decide, undo, or agreed (an undo the others agreed to)."""
    action: Mapped[str] = mapped_column(String(120))
    question: Mapped[int]
    key: Mapped[str] = mapped_column(String(64))
    outcomes: Mapped[list[int]] = mapped_column(JSON)
    at: Mapped[int] = mapped_column(BigInteger)


class Snapshot(Base):
    """A whole position after a number of log lines, with the rules version that wrote it."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    rules: Mapped[int]
    questions: Mapped[list[int]] = mapped_column(JSON)
    position: Mapped[dict[str, Json]] = mapped_column(JSON)


class Setting(Base):
    """What all processes of one server share, such as the key that signs cookies."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))
