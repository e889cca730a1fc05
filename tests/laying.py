"""Laying a table as tests of a game's placing.py do."""

from typing import Any


class Laying:
    """A game's placing.py, with several places at once and phases by their numbers."""

    def __init__(self, placing: Any) -> None:
        self._placing = placing

    def put(self, state: Any, piece: str, *places: str) -> None:
        """Put a piece on each of some places."""
        for place in places:
            self._placing.put(state, piece, place)

    def turn(self, state: Any, dial: str, value: int) -> None:
        """Set a dial."""
        self._placing.turn(state, dial, value)

    def phase(self, state: Any, wanted: int) -> None:
        """Set the dial of the phase to one of the state's phases."""
        self.turn(state, "phase", self._placing._phases(state).index(wanted))

    def faults(self, state: Any) -> list[tuple[str, str]]:
        """The rules and keys of all that no table can show."""
        return [(fault.rule, fault.said.key.removeprefix("placing-")) for fault in self._placing.faults(state)]
