"""What all processes share for a while, and when somebody last came to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that were there before count as visited when they last changed."""
    op.add_column("tables", sa.Column("visited", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET visited = touched")
    op.create_table(
        "shelf",
        sa.Column("name", sa.String(100), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
