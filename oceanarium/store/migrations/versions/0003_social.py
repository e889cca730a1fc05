"""How people stand to each other, reports, and the log of what moderators did, which can only grow."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

FIXED = "The log of moderators only grows."


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "bonds",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "kind", name="pk_bonds"),
    )
    op.create_index("ix_bonds_other", "bonds", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("table", sa.String(22)),
        sa.Column("talk", sa.JSON(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closed", sa.DateTime(timezone=True)),
        sa.Column("closed_by", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for name in ("person", "reporter", "closed"):
        op.create_index(f"ix_reports_{name}", "reports", [name])
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("moderator", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("sentence", sa.Text(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True)),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_acts"),
    )
    op.create_index("ix_acts_person", "acts", ["person"])
    op.create_table(
        "heard_acts",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_heard_acts"),
    )
    if op.get_bind().dialect.name == "sqlite":
        for change in ("UPDATE", "DELETE"):
            name = f"acts_no_{change.lower()}"
            op.execute(f"CREATE TRIGGER {name} BEFORE {change} ON acts BEGIN SELECT RAISE(ABORT, '{FIXED}'); END")


def downgrade() -> None:
    """Remove them."""
    for name in ("heard_acts", "acts", "reports", "bonds"):
        op.drop_table(name)
