"""How the database is laid out: its tables. Every change here needs a migration; a test compares the two."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
ID_LENGTH = 22
HASH_LENGTH = 64


class UtcTime(TypeDecorator[datetime]):
    """A moment in UTC. SQLite forgets the zone, so it is put back on reading."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse a time without a zone: nobody could say later which moment it was."""
        if value is not None and value.tzinfo is None:
            raise ValueError("A time needs a zone.")
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        moment: datetime = value
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("creator", String(HASH_LENGTH), nullable=False, index=True),  # a person; once it was the hash of a token
    Column("created", UtcTime, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("moves_made", Integer, nullable=False),
    Column("rematch", String(ID_LENGTH), ForeignKey("tables.id")),
    Column("link", Text),
    Column("link_hash", String(HASH_LENGTH), index=True),  # links are too long to be an index themselves
    Column("result", JSON(none_as_null=True)),
    Column("moved", UtcTime),
    Column("made", BigInteger, nullable=False, server_default="0"),
    Column("clock", JSON(none_as_null=True)),
    Column("is_rated", Boolean, nullable=False, server_default=false()),
    Column("conditions", JSON(none_as_null=True)),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(64)),
    Column("holder", String(HASH_LENGTH), index=True),
    Column("has_resigned", Boolean, nullable=False),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("actor", SmallInteger, nullable=False),
    Column("move", Integer, nullable=False),
    Column("moment", BigInteger),
    Column("asked", Integer),
    Column("credit", Integer, nullable=False, server_default="0"),
    sqlite_with_rowid=False,  # the moves of a table then lie side by side
)

HOST_TIME = Table(
    "host_time",
    METADATA,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),  # there is one row
    Column("moment", BigInteger, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

RATED_MATCHES = Table(  # those at tables for ratings that are over, in the order in which they were judged
    "rated_matches",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("ended", UtcTime, nullable=False),
    Column("people", JSON, nullable=False),  # who sat there, by seat: a guest's seats may become a member's later
)

RATING_CHANGES = Table(
    "rating_changes",
    METADATA,
    Column("number", Integer, ForeignKey("rated_matches.number"), primary_key=True, autoincrement=False),
    Column("person", String(HASH_LENGTH), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu_after", Double, nullable=False),
    Column("sigma_after", Double, nullable=False),
    Index("ix_rating_changes_person_game_number", "person", "game", "number"),
)

PUT_AWAY = Table(
    "put_away",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(HASH_LENGTH), primary_key=True, index=True),
)

BONDS = Table(
    "bonds",
    METADATA,
    Column("person", String(HASH_LENGTH), primary_key=True),
    Column("other", String(HASH_LENGTH), primary_key=True, index=True),
    Column("kind", String(16), primary_key=True),
    Column("made", UtcTime, nullable=False),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("person", String(HASH_LENGTH), nullable=False, index=True),
    Column("reporter", String(HASH_LENGTH), nullable=False, index=True),
    Column("reason", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("table", String(ID_LENGTH)),  # which may have gone by the time it is read
    Column("talk", JSON, nullable=False),
    Column("made", UtcTime, nullable=False),
    Column("closed", UtcTime, index=True),
    Column("closed_by", String(HASH_LENGTH)),
)

ACTS = Table(  # only ever grows: the database itself refuses changes
    "acts",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("moderator", String(HASH_LENGTH), nullable=False),
    Column("person", String(HASH_LENGTH), nullable=False, index=True),
    Column("act", String(16), nullable=False),
    Column("sentence", Text, nullable=False),
    Column("made", UtcTime, nullable=False),
    Column("until", UtcTime),
    Column("details", JSON, nullable=False),
)

HEARD_ACTS = Table(
    "heard_acts",
    METADATA,
    Column("person", String(HASH_LENGTH), primary_key=True),
    Column("number", Integer, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("member_name", String(128), unique=True),  # the name in one case, of members: no two have the same
    Column("creature", String(32), nullable=False),
    Column("colour", String(32), nullable=False),
    Column("language", String(16), nullable=False),
    Column("created", UtcTime, nullable=False),
    Column("is_member", Boolean, nullable=False),
    Column("is_deleted", Boolean, nullable=False),
    Column("role", String(16), nullable=False),
    Column("banned_until", UtcTime),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("token_hash", String(HASH_LENGTH), primary_key=True),
    Column("person", String(ID_LENGTH), ForeignKey("people.id"), nullable=False, index=True),
    Column("since", UtcTime, nullable=False),
    Column("seen", UtcTime, nullable=False),
    Column("browser", String(64), nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # up to 1,023 bytes in base64url
    Column("person", String(ID_LENGTH), ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("made", UtcTime, nullable=False),
    Column("used", UtcTime, nullable=False),
    Column("browser", String(64), nullable=False),
)

CODES = Table(
    "recovery_codes",
    METADATA,
    Column("code_hash", String(HASH_LENGTH), primary_key=True),
    Column("person", String(ID_LENGTH), ForeignKey("people.id"), nullable=False, index=True),
    Column("made", UtcTime, nullable=False),
)

MAILS = Table(
    "mail_addresses",
    METADATA,
    Column("person", String(ID_LENGTH), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False, unique=True),
)

LINKS = Table(
    "mail_links",
    METADATA,
    Column("token_hash", String(HASH_LENGTH), primary_key=True),
    Column("person", String(ID_LENGTH), ForeignKey("people.id"), nullable=False, index=True),
    Column("address", String(254), nullable=False),
    Column("purpose", String(16), nullable=False),
    Column("made", UtcTime, nullable=False, index=True),
)

CALL_WISHES = Table(
    "call_wishes",
    METADATA,
    Column("person", String(ID_LENGTH), primary_key=True),
    Column("wishes", JSON, nullable=False),
    Column("mailed", UtcTime),
    Column("stop", String(64), unique=True),  # the hash of the word in the link that stops mails
)

NEWS = Table(
    "news",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("person", String(ID_LENGTH), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("table", String(ID_LENGTH)),
    Column("game", String(64), nullable=False),
    Column("title", String(64), nullable=False),
    Column("names", JSON, nullable=False),
    Column("made", UtcTime, nullable=False),
    Column("is_read", Boolean, nullable=False),
)

SUBSCRIPTIONS = Table(
    "push_subscriptions",
    METADATA,
    Column("endpoint_hash", String(HASH_LENGTH), primary_key=True),
    Column("person", String(ID_LENGTH), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", UtcTime, nullable=False),
)

VACATIONS = Table(
    "vacations",
    METADATA,
    Column("person", String(ID_LENGTH), primary_key=True),
    Column("begun", UtcTime, primary_key=True),
    Column("until", UtcTime, nullable=False),
    Column("ended", UtcTime, index=True),
)
