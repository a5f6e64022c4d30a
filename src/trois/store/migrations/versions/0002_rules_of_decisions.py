"""The rules version of every line of the log, and an index to find the matches that a person has finished."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lines written before this column was there were played by rules version 1."""
    op.add_column("decisions", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.create_index("ix_tables_game_stage", "tables", ["game", "stage"])
