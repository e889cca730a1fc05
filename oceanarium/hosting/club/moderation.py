"""What moderators do: they hear reports, warn, mute, ban and rename. Every act is a line of a log that only grows."""

from collections.abc import Callable
from datetime import datetime

from oceanarium.hosting.club.restraints import Restraints
from oceanarium.hosting.problems import known_problem
from oceanarium.store.social import SocialStore


class Moderation:
    """Knows at every moment who may not talk, or only look on."""

    def __init__(self, store: SocialStore, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self._restraints = Restraints()

    async def open(self) -> None:
        """Read the log."""
        for act in reversed(await self._store.acts()):
            self._restraints.note(act)

    def is_banned(self, person: str | None) -> bool:
        """Whether somebody may only look on."""
        return self._restraints.banned_until(person, self._now()) is not None

    def is_muted(self, person: str | None) -> bool:
        """Whether somebody may not talk."""
        return self._restraints.muted_until(person, self._now()) is not None

    def check_not_banned(self, person: str) -> None:
        """A problem for those who may only look on, with how long that will last."""
        until = self._restraints.banned_until(person, self._now())
        if until is not None:
            raise known_problem(403, "banned", until=_day(until))

    def check_may_talk(self, person: str) -> None:
        """A problem for those who may not talk, with how long that will last."""
        self.check_not_banned(person)
        until = self._restraints.muted_until(person, self._now())
        if until is not None:
            raise known_problem(403, "muted", until=_day(until))


def _day(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M} UTC"
