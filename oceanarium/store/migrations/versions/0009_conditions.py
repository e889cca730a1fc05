"""Who may sit down at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it. Whoever found a table so far might sit down there."""
    op.add_column("tables", sa.Column("conditions", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "conditions")
