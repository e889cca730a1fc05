"""Who is a moderator, changed from the command line at the folder of the data, also while a server runs there."""

from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Engine, or_, select, update

from oceanarium.store.database import FILE_NAME, migrate, open_engine
from oceanarium.store.layout import PEOPLE

MODERATOR = "moderator"


class Named(NamedTuple):
    """A person as a command names them."""

    id: str
    name: str
    is_moderator: bool


def people_called(folder: Path, who: str) -> list[Named]:
    """Those who have that id or that name; FileNotFoundError if there is no data."""
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.role, PEOPLE.c.is_member, PEOPLE.c.member_name)
    is_meant = or_(PEOPLE.c.id == who, PEOPLE.c.member_name == who.casefold(), PEOPLE.c.name == who)
    engine = _opened(folder)
    with engine.begin() as connection:
        rows = connection.execute(query.where(is_meant, ~PEOPLE.c.is_deleted).order_by(PEOPLE.c.id)).all()
    engine.dispose()
    exact = [row for row in rows if row.id == who] or [row for row in rows if row.is_member] or rows
    return [Named(row.id, row.name, row.role == MODERATOR) for row in exact]


def set_moderator(folder: Path, person: str, *, is_on: bool) -> None:
    """Let somebody be a moderator, or no longer."""
    engine = _opened(folder)
    with engine.begin() as connection:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(role=MODERATOR if is_on else ""))
    engine.dispose()


def _opened(folder: Path) -> Engine:
    if not (folder / FILE_NAME).is_file():
        raise FileNotFoundError(2, "No such file", str(folder / FILE_NAME))
    engine = open_engine(folder)
    migrate(engine)
    return engine
