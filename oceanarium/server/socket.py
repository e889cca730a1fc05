"""A browser's WebSocket as the line that a connection talks over."""

from starlette.websockets import WebSocket, WebSocketDisconnect

from oceanarium.hosting.talk import HungUp


class SocketLine:
    """Turns every way in which a socket can be gone into one."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def receive(self) -> str | None:
        """The next message; None is one that is no text."""
        try:
            received = await self._socket.receive()
        except (WebSocketDisconnect, RuntimeError) as error:
            raise HungUp from error
        if received["type"] == "websocket.disconnect":
            raise HungUp
        text: str | None = received.get("text")
        return text

    async def send(self, text: str) -> None:
        """Messages, one a line."""
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
