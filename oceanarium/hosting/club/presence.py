"""Who is here: whose browsers hold a line open, to whatever room."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Cut = Callable[[], None]


class Presence:
    """Every open line, by person and device; so that one can be told who is here, and a session can be ended."""

    def __init__(self) -> None:
        self._lines: dict[str, list[tuple[str, Cut]]] = {}  # by person: the device, and how its line is cut

    def is_here(self, person: str) -> bool:
        """Whether a person has a page open."""
        return person in self._lines

    @property
    def count(self) -> int:
        """How many people are here."""
        return len(self._lines)

    @contextmanager
    def entered(self, person: str | None, device: str | None, cut: Cut) -> Iterator[None]:
        """While a line of a device is open. Who is nobody yet is not counted."""
        if person is None or device is None:
            yield
            return
        line = (device, cut)
        self._lines.setdefault(person, []).append(line)
        try:
            yield
        finally:
            self._lines[person].remove(line)
            if not self._lines[person]:
                del self._lines[person]

    def cut(self, person: str, device: str | None = None) -> None:
        """Cut the lines of a person: of one device, or of all."""
        for held, cut in list(self._lines.get(person, ())):
            if device in (None, held):
                cut()
