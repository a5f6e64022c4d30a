"""How far every person is with each lesson, and which puzzles they have solved."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "learning",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("course", sa.String(60), primary_key=True),
        sa.Column("progress", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
