"""How often somebody may say something, and the same thing again."""

from collections import OrderedDict, deque
from datetime import datetime, timedelta

MOST_SPEAKERS = 5_000  # the longest silent are forgotten
LINES, SPAN = 8, timedelta(seconds=15)  # so many lines in that time
SAME_AGAIN = timedelta(seconds=30)  # before somebody may repeat a line


class Manners:
    """Remembers what people said a moment ago."""

    def __init__(self) -> None:
        self._said: OrderedDict[str, deque[tuple[datetime, str]]] = OrderedDict()

    def complaint(self, person: str, text: str, now: datetime) -> str | None:
        """What is wrong with saying this now: `talk_too_fast` or `talk_again`; None, and it counts as said."""
        lines = self._said.setdefault(person, deque(maxlen=LINES))
        self._said.move_to_end(person)
        if len(self._said) > MOST_SPEAKERS:
            self._said.popitem(last=False)
        if len(lines) == LINES and now - lines[0][0] < SPAN:
            return "talk_too_fast"
        plain = "".join(text.casefold().split())
        if any(plain == other and now - at < SAME_AGAIN for at, other in lines):
            return "talk_again"
        lines.append((now, plain))
        return None
