"""Who plays at which public table at this moment, for those who follow them."""

from typing import NamedTuple

from oceanarium.hosting.table import Table


class PublicTable(NamedTuple):
    """A table that everybody may watch."""

    table: str
    game: str


class Playing:
    """Looks at a table whenever it changes; most changes are moves, and those change nothing here."""

    def __init__(self) -> None:
        self._at: dict[str, PublicTable] = {}  # by person
        self._there: dict[str, frozenset[str]] = {}  # by table: who plays

    def at(self, person: str) -> PublicTable | None:
        """The public table at which somebody plays and is present."""
        return self._at.get(person)

    def look(self, table: Table) -> set[str]:
        """A table has changed: those for whom something is otherwise now."""
        now = _players(table) if table.record.is_public and table.status == "playing" else frozenset()
        before = self._there.get(table.id, frozenset())
        if now == before:
            return set()
        if now:
            self._there[table.id] = now
        else:
            del self._there[table.id]
        for person in before - now:
            if self._at.get(person, ("",))[0] == table.id:
                del self._at[person]
        for person in now - before:
            self._at[person] = PublicTable(table.id, table.record.game)
        return set(now ^ before)


def _players(table: Table) -> frozenset[str]:
    held = {seat.holder for seat in table.seats if seat.holder is not None and not table.is_bot(seat.seat)}
    return frozenset(listener.person for listener in table.listeners if listener.person in held)
