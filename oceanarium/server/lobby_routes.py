"""The lobby's addresses: one socket a page."""

from fastapi import APIRouter, Request
from starlette.websockets import WebSocket

from oceanarium.hosting.messages.people import PersonInfo
from oceanarium.server.errors import RESPONSES
from oceanarium.server.persons import Asking, KnownPerson, club_of, device_of
from oceanarium.server.socket import SocketLine

router = APIRouter(prefix="/api/lobby", responses=RESPONSES)


@router.post("/come-in")
async def come_in(request: Request, person: KnownPerson) -> PersonInfo:
    """Be somebody: a device that has not done anything yet becomes a guest's."""
    people = club_of(request).people
    return people.info(await people.find(person))


@router.websocket("/socket")
async def lobby_socket(websocket: WebSocket, asking: Asking) -> None:
    """Hear what is new, and find people to play with."""
    await websocket.accept()
    line, club = SocketLine(websocket), club_of(websocket)
    with club.presence.entered(asking, device_of(websocket), line.cut):
        await club.lobby.talk(line, asking)
