"""What people sign in with: passkeys, recovery codes, mail addresses and links sent to them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person_people"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_recovery_codes_person_people"),
    )
    op.create_index("ix_recovery_codes_person", "recovery_codes", ["person"])
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_mail_addresses"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mail_addresses_person_people"),
        sa.UniqueConstraint("address", name="uq_mail_addresses_address"),
    )
    op.create_table(
        "mail_links",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_mail_links"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mail_links_person_people"),
    )
    op.create_index("ix_mail_links_person", "mail_links", ["person"])
    op.create_index("ix_mail_links_made", "mail_links", ["made"])


def downgrade() -> None:
    """Remove them."""
    for table in ("mail_links", "mail_addresses", "recovery_codes", "passkeys"):
        op.drop_table(table)
