"""Vacations, as they are kept."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True)
class VacationRecord:
    """A stretch of days in which somebody plays by correspondence only if they like."""

    person: str
    begun: datetime
    until: datetime
    ended: datetime | None = None  # None while it lasts


class VacationStore(Protocol):
    """Keeps vacations. Nobody has two at once."""

    async def running(self) -> list[VacationRecord]:
        """Those that have not ended."""
        ...

    async def of(self, person: str) -> list[VacationRecord]:
        """All of a person, the oldest first."""
        ...

    async def begin(self, vacation: VacationRecord) -> None:
        """Keep a new one."""
        ...

    async def end(self, person: str, ended: datetime) -> None:
        """The one that lasts is over."""
        ...

    async def forget(self, person: str) -> None:
        """Remove all of a person."""
        ...
