"""Tables that go on with a match that was begun elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.JSON, nullable=False, server_default="{}"))
