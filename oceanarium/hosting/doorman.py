"""The doorman of a house: who may sit with whom, who may talk, and who hears whom."""

from collections.abc import Collection

from oceanarium.store.records import TableRecord


class Doorman:
    """Lets everybody in: so it is where there are no strangers. A club puts a stricter one in its place."""

    def check_take_part(self, person: str) -> None:
        """A problem if somebody may only look on."""

    def check_terms(self, person: str, table: TableRecord) -> None:
        """A problem if somebody does not meet the conditions of a table."""

    def check_sit(self, person: str, others: Collection[str]) -> None:
        """A problem if somebody may not sit down with these people."""

    def check_say(self, person: str, text: str) -> None:
        """A problem if somebody may not say this now; else it counts as said."""

    def hears(self, listener: str | None, speaker: str | None) -> bool:
        """Whether somebody hears what somebody else says."""
        return True

    def note_said(self, table: str, speaker: str | None, name: str, text: str) -> None:
        """Something has been said at a table."""
