"""The host's own time: it stands still while no server runs, so that nobody loses time by that."""

import time
from collections.abc import Callable


def milliseconds() -> int:
    """A steady count of this machine; where it begins means nothing."""
    return time.monotonic_ns() // 1_000_000


class HostClock:
    """Milliseconds that hosts of a store have been up, all of them together."""

    def __init__(self, count: Callable[[], int] = milliseconds) -> None:
        self._count = count
        self._began = count()

    def now(self) -> int:
        """How long it has been until now."""
        return self._count() - self._began

    def at_least(self, moment: int) -> None:
        """What is on disk has happened by then. So after a crash time goes on where the disk says that it was."""
        self._began = min(self._began, self._count() - moment)
