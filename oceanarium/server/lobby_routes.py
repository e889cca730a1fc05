"""The lobby's address: one socket a page."""

from fastapi import APIRouter
from starlette.websockets import WebSocket

from oceanarium.hosting.club.lobby import Lobby
from oceanarium.server.persons import Asking
from oceanarium.server.socket import SocketLine

router = APIRouter()


@router.websocket("/api/lobby/socket")
async def lobby_socket(websocket: WebSocket, asking: Asking) -> None:
    """Hear what is new, and find people to play with."""
    await websocket.accept()
    lobby: Lobby = websocket.app.state.club.lobby
    await lobby.talk(SocketLine(websocket), asking, websocket.client.host if websocket.client else "")
