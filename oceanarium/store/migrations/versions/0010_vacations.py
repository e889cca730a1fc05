"""Vacations of those who play by correspondence."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("person", "begun", name="pk_vacations"),
    )
    op.create_index("ix_vacations_ended", "vacations", ["ended"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("vacations")
