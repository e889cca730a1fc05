"""Links that can be looked up, results, when the last move was made, and matches that were put away."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them, and make the links of finished matches known."""
    op.add_column("tables", sa.Column("link_hash", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("result", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("moved", sa.DateTime(timezone=True), nullable=True))
    op.create_index("ix_tables_link_hash", "tables", ["link_hash"])
    op.create_table(
        "put_away",
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "holder", name="pk_put_away"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_put_away_table_id_tables"),
    )
    op.create_index("ix_put_away_holder", "put_away", ["holder"])
    _hash_links()


def downgrade() -> None:
    """Remove them."""
    op.drop_table("put_away")
    op.drop_index("ix_tables_link_hash", "tables")
    for name in ("moved", "result", "link_hash"):
        op.drop_column("tables", name)


def _hash_links() -> None:
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("link"), sa.column("link_hash"))
    linked = sa.select(tables.c.id, tables.c.link).where(tables.c.link.is_not(None))
    for table, link in connection.execute(linked).all():
        digest = hashlib.sha256(link.encode()).hexdigest()
        connection.execute(sa.update(tables).where(tables.c.id == table).values(link_hash=digest))
