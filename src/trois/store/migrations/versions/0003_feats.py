"""What every seat of a finished match is given for its feats.

Matches that were finished before this table was there get their rows when somebody first asks for their feats.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "feats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=True, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("words", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
