"""Who may not talk, or only look on, and until when: a pure function of what moderators did."""

from datetime import datetime

from oceanarium.store.social import ActRecord

MUTE, BAN, LIFT = "mute", "ban", "lift"


class Restraints:
    """The last word of moderators about each person."""

    def __init__(self) -> None:
        self._until: dict[str, dict[str, datetime]] = {MUTE: {}, BAN: {}}

    def note(self, act: ActRecord) -> None:
        """An act of a moderator; they come in the order in which they were done."""
        if act.act == LIFT:
            for ends in self._until.values():
                ends.pop(act.person, None)
        elif act.act in self._until and act.until is not None:
            self._until[act.act][act.person] = act.until

    def muted_until(self, person: str | None, now: datetime) -> datetime | None:
        """When somebody may talk again who may not now."""
        return self._ends(MUTE, person, now)

    def banned_until(self, person: str | None, now: datetime) -> datetime | None:
        """When somebody may take part again who may only look on now."""
        return self._ends(BAN, person, now)

    def _ends(self, kind: str, person: str | None, now: datetime) -> datetime | None:
        end = None if person is None else self._until[kind].get(person)
        return end if end is not None and end > now else None
