"""A browser's WebSocket as the line that a connection talks over."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from oceanarium.hosting.talk import HungUp

SESSION_ENDED = 4401  # a code for closing sockets: come back as whoever you are now


class SocketLine:
    """Turns every way in which a socket can be gone into one."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._cutting: asyncio.Task[None] | None = None

    async def receive(self) -> str | None:
        """The next message; None is one that is no text."""
        if self._cutting is not None:
            raise HungUp
        try:
            received = await self._socket.receive()
        except (WebSocketDisconnect, RuntimeError) as error:
            raise HungUp from error
        if received["type"] == "websocket.disconnect" or self._cutting is not None:
            raise HungUp
        text: str | None = received.get("text")
        return text

    async def send(self, text: str) -> None:
        """Messages, one a line."""
        if self._cutting is not None:
            raise HungUp
        try:
            await self._socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            raise HungUp from error

    async def close(self, code: int) -> None:
        """Hang up."""
        try:
            await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            raise HungUp from error

    def cut(self) -> None:
        """Hang up at once, because the session has ended: nothing is heard or said any more."""
        self._cutting = self._cutting or asyncio.create_task(self._cut())

    async def _cut(self) -> None:
        with suppress(HungUp):
            await self.close(SESSION_ENDED)
