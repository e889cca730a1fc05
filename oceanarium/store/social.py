"""What is kept of how people stand to each other, of reports, and of what moderators did."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple, Protocol


class Bond(NamedTuple):
    """How somebody stands to somebody else: `follow`, `mute` or `block`."""

    person: str
    other: str
    kind: str


@dataclass(frozen=True)
class ReportRecord:
    """What somebody told moderators about somebody else, with the talk that the host heard before it."""

    id: str
    person: str  # whom it is about
    reporter: str
    reason: str
    words: str
    table: str | None
    talk: list[dict[str, Any]]
    made: datetime
    closed: datetime | None = None
    closed_by: str | None = None


@dataclass(frozen=True)
class ActRecord:
    """What a moderator did. Such lines are only ever added."""

    moderator: str
    person: str
    act: str
    sentence: str
    made: datetime
    until: datetime | None = None
    details: dict[str, Any] = field(default_factory=dict)
    number: int = 0  # given by the store


class SocialStore(Protocol):
    """Keeps all that. When a writing method returns, what it wrote survives a crash and a power failure."""

    async def bonds(self) -> list[Bond]:
        """Everybody's."""
        ...

    async def set_bonds(self, person: str, other: str, kinds: Sequence[str], made: datetime) -> None:
        """Let these be all the bonds from one person to another."""
        ...

    async def forget(self, person: str) -> None:
        """Remove every bond of a person, and what was told about or by them; acts of moderators stay."""
        ...

    async def add_report(self, report: ReportRecord) -> None:
        """Keep a report."""
        ...

    async def reports(self, limit: int, *, closed: bool) -> list[ReportRecord]:
        """The newest reports that are open, or closed."""
        ...

    async def open_report(self, person: str, reporter: str) -> ReportRecord | None:
        """The open report that somebody has already made about a person."""
        ...

    async def reports_by(self, reporter: str) -> list[ReportRecord]:
        """What somebody has told moderators, newest first."""
        ...

    async def add_act(self, act: ActRecord) -> ActRecord:
        """Add a line to the log, and close the open reports about the person with it; the line with its number."""
        ...

    async def acts(self, limit: int | None = None, person: str | None = None) -> list[ActRecord]:
        """The log, newest first: of all people, or of one."""
        ...

    async def heard(self) -> dict[str, int]:
        """By person, the number of the last act that they have taken note of."""
        ...

    async def set_heard(self, person: str, number: int) -> None:
        """Note that a person knows of all acts up to a number."""
        ...
