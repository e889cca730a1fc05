"""What a page's server sends to it, as it comes over the wire."""

import json
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

from tests.changes import changed

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
        self.positions: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        for line in payload.splitlines():
            message = json.loads(line)
            if message["type"] == "position":
                self.positions.append(self._whole(message))

    def _whole(self, position: dict[str, Any]) -> dict[str, Any]:
        if position["views_since"] is None:
            return position
        before = self.positions[-1]
        assert before["sequence"] == position["views_since"]
        for seat, place in position["seats"].items():
            place["view"] = changed(before["seats"][seat]["view"], place["view"])
        if position["onlooker"] is not None:
            position["onlooker"] = changed(before["onlooker"], position["onlooker"])
        return position


def views_in(position: dict[str, Any]) -> list[dict[str, Any]]:
    """Every view of a position."""
    views = [position["onlooker"], *(place["view"] for place in position["seats"].values())]
    return [view for view in views if view is not None]


def events_in(position: dict[str, Any]) -> list[Told]:
    """Every event of a position."""
    return [Told(name, seat, tuple(arguments)) for _, name, seat, *arguments in position["events"]]
