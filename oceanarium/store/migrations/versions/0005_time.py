"""When everything happened, clocks, and the time that the host has been up."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them. What happened before has no moment."""
    op.add_column("moves", sa.Column("moment", sa.BigInteger(), nullable=True))
    op.add_column("moves", sa.Column("asked", sa.Integer(), nullable=True))
    op.add_column("moves", sa.Column("credit", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("made", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clock", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("is_rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "host_time",
        sa.Column("id", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_host_time"),
    )


def downgrade() -> None:
    """Remove them, and what older versions would take for moves."""
    op.execute("DELETE FROM moves WHERE move < -1")
    op.drop_table("host_time")
    for name in ("is_rated", "clock", "made"):
        op.drop_column("tables", name)
    for name in ("credit", "asked", "moment"):
        op.drop_column("moves", name)
