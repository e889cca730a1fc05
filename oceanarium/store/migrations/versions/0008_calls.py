"""What calls people and how, what has called them, and browsers that can be called while they are closed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "call_wishes",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("wishes", sa.JSON(), nullable=False),
        sa.Column("mailed", sa.DateTime(timezone=True)),
        sa.Column("stop", sa.String(64)),
        sa.PrimaryKeyConstraint("person", name="pk_call_wishes"),
        sa.UniqueConstraint("stop", name="uq_call_wishes_stop"),
    )
    op.create_table(
        "news",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table", sa.String(22)),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("names", sa.JSON(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_read", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_news"),
    )
    op.create_index("ix_news_person", "news", ["person"])
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint_hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("endpoint_hash", name="pk_push_subscriptions"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])


def downgrade() -> None:
    """Remove them."""
    for name in ("push_subscriptions", "news", "call_wishes"):
        op.drop_table(name)
