"""What a page's server sends to it, as it comes over the wire."""

from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

from oceanarium.hosting.messages.socket import Position
from oceanarium.server.schema import FROM_SERVER
from tests.changes import completed

HIDDEN = "hidden"


class Told(NamedTuple):
    """An event as a browser hears it, less its words."""

    name: str
    seat: int
    arguments: tuple[Any, ...]

    @property
    def is_hidden(self) -> bool:
        """Whether the first thing that it mentions is kept from this browser."""
        first = self.arguments[0]
        return bool((first["word"] if isinstance(first, dict) else first) == HIDDEN)


class Wire:
    """All positions that a page hears from now on, with whole views."""

    def __init__(self, page: Page) -> None:
        self.positions: list[Position] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        if socket.url.endswith("/socket") and "/api/tables/" in socket.url:  # the lobby has one of its own
            socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        for line in payload.splitlines():
            message = FROM_SERVER.validate_json(line)
            if isinstance(message, Position):
                self.positions.append(completed(message, self.positions[-1] if self.positions else None))


def views_in(position: Position) -> list[dict[str, Any]]:
    """Every view of a position."""
    views = [position.onlooker, *(place.view for place in position.seats.values())]
    return [view for view in views if view is not None]


def events_in(position: Position) -> list[Told]:
    """Every event of a position."""
    return [Told(name, seat, tuple(arguments)) for _, name, seat, *arguments in position.events]
