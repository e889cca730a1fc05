"""People, and the devices that act for them. Whatever belonged to a device belongs to a person now."""

import secrets
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

CREATURES = (
    *("turtle", "seahorse", "crab", "jellyfish", "clownfish", "eel"),
    *("lobster", "whale", "shark", "octopus", "ray", "dolphin"),
)
COLOURS = "sand", "pink", "coral", "blue", "green", "violet"
HELD = ("seats", "holder"), ("tables", "creator"), ("put_away", "holder")  # where hashes of tokens stood


def upgrade() -> None:
    """Make the tables, and one person of every device that holds something."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("member_name", sa.String(128), nullable=True),
        sa.Column("creature", sa.String(32), nullable=False),
        sa.Column("colour", sa.String(32), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_member", sa.Boolean(), nullable=False),
        sa.Column("is_deleted", sa.Boolean(), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("banned_until", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("member_name", name="uq_people_member_name"),
    )
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_devices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_devices_person_people"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    connection = op.get_bind()
    people = {device: secrets.token_urlsafe(9) for device in _devices(connection)}
    if people:
        _keep_people(connection, people)
    for table, column in HELD:
        _put_in_place(connection, table, column, people)


def downgrade() -> None:
    """Give everything back to one device of its person, and forget people."""
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT person, MIN(token_hash) FROM devices GROUP BY person"))
    devices = {str(person): str(device) for person, device in rows}
    for table, column in HELD:
        _put_in_place(connection, table, column, devices)
    op.drop_table("devices")
    op.drop_table("people")


def _devices(connection: sa.Connection) -> list[str]:
    """The hashes of all tokens that hold something."""
    union = " UNION ".join(f"SELECT {column} FROM {table} WHERE {column} IS NOT NULL" for table, column in HELD)
    return [str(device) for (device,) in connection.execute(sa.text(f"{union} ORDER BY 1"))]


def _put_in_place(connection: sa.Connection, table: str, column: str, others: dict[str, str]) -> None:
    """Write each one's other name wherever a column has the one."""
    statement = sa.text(f"UPDATE {table} SET {column} = :new WHERE {column} = :old")
    if others:
        connection.execute(statement, [{"old": old, "new": new} for old, new in others.items()])


def _keep_people(connection: sa.Connection, people: dict[str, str]) -> None:
    names = _names(connection)
    now = datetime.now(UTC)
    persons = [
        {
            "id": person,
            "name": names.get(device) or "Guest",
            "creature": secrets.choice(CREATURES),
            "colour": secrets.choice(COLOURS),
            "language": "en",
            "created": now,
            "is_member": False,
            "is_deleted": False,
            "role": "",
        }
        for device, person in people.items()
    ]
    devices = [
        {"token_hash": device, "person": person, "since": now, "seen": now, "browser": ""}
        for device, person in people.items()
    ]
    connection.execute(sa.insert(_table("people", tuple(persons[0]), ("created",))), persons)
    connection.execute(sa.insert(_table("devices", tuple(devices[0]), ("since", "seen"))), devices)


def _names(connection: sa.Connection) -> dict[str, str]:
    """What each device called its own seat at its newest table; where several sat there, the first of them."""
    query = sa.text(
        "SELECT seats.holder, seats.name FROM seats JOIN tables ON tables.id = seats.table_id "
        "WHERE seats.holder IS NOT NULL AND seats.name NOT LIKE 'Player %' ORDER BY tables.created, seats.seat DESC"
    )
    return {str(device): str(name) for device, name in connection.execute(query)}


def _table(name: str, columns: tuple[str, ...], moments: tuple[str, ...]) -> sa.TableClause:
    kinds = {moment: sa.DateTime(timezone=True) for moment in moments}
    return sa.table(name, *(sa.column(column, kinds.get(column)) for column in columns))
