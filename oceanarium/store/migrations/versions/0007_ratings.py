"""What rated matches have changed, in the order in which they were judged."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

STRENGTHS = "mu_before", "sigma_before", "mu_after", "sigma_after"


def upgrade() -> None:
    """Add it."""
    op.create_table(
        "rated_matches",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_rated_matches"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_matches_table_id_tables"),
        sa.UniqueConstraint("table_id", name="uq_rated_matches_table_id"),
    )
    op.create_table(
        "rating_changes",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Double(), nullable=False) for name in STRENGTHS),
        sa.PrimaryKeyConstraint("number", "person", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["number"], ["rated_matches.number"], name="fk_rating_changes_number_rated_matches"),
    )
    op.create_index("ix_rating_changes_person_game_number", "rating_changes", ["person", "game", "number"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("rating_changes")
    op.drop_table("rated_matches")
