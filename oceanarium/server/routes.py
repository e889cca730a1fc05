"""Every address of the API."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from starlette.websockets import WebSocket

from oceanarium.server import catalogue
from oceanarium.server.addresses import invitation
from oceanarium.server.devices import device_of, device_or_new
from oceanarium.server.errors import RESPONSES, RequestProblem
from oceanarium.server.hall import Hall
from oceanarium.server.messages import (
    Analysis,
    CheckDeck,
    DeckBook,
    DeckReport,
    FillTable,
    GameInfo,
    Health,
    Invitation,
    JoinTable,
    Lobby,
    LobbyLine,
    NewTable,
    PutAway,
    Refused,
    Replay,
    ReplayView,
    RulesText,
    TableInfo,
)
from oceanarium.server.names import tidy
from oceanarium.server.picture import picture_of
from oceanarium.server.schema import socket_schema
from oceanarium.server.socket import Connection

MOST_MOVES = 1_000_000  # no match is longer

router = APIRouter(responses=RESPONSES)


def _hall(connection: Request | WebSocket) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


@router.get("/health")
async def health(request: Request) -> Health:
    """Whether the server works."""
    return Health(status="ok", tables=_hall(request).tables.count_in_memory)


@router.get("/api/games")
async def games() -> list[GameInfo]:
    """The games that can be played here."""
    return catalogue.games()


@router.get("/api/games/{name}/rules")
async def rules(name: str) -> RulesText:
    """The rules of a game."""
    return catalogue.rules_text(name)


@router.get("/api/games/{name}/decks")
async def decks(name: str) -> DeckBook:
    """The cards of a game, and its printed decks."""
    return catalogue.deck_book(name)


@router.post("/api/games/{name}/decks/check")
async def check_deck(name: str, wanted: CheckDeck) -> DeckReport:
    """Whether a deck may be played, and which rules it breaks if not."""
    return catalogue.deck_report(name, wanted)


@router.get("/api/lobby")
async def lobby(request: Request) -> Lobby:
    """Tables to join, and those of this device."""
    return await _hall(request).tables.lobby(device_of(request))


@router.get("/api/lobby/put-away")
async def lines_put_away(request: Request) -> list[LobbyLine]:
    """The tables that this device has put away."""
    return await _hall(request).tables.lines_put_away(device_of(request))


@router.get("/api/invitation")
async def how_to_invite(request: Request) -> Invitation:
    """By which addresses others come here."""
    return invitation(_hall(request).settings)


@router.post("/api/tables", status_code=201)
async def new_table(wanted: NewTable, request: Request, response: Response) -> TableInfo:
    """Make a table."""
    device = device_or_new(request, response)
    return picture_of(await _hall(request).tables.create(device, wanted)).info(device)


@router.get("/api/tables/{table_id}")
async def table(table_id: str, request: Request) -> TableInfo:
    """A table as everybody may know it."""
    return picture_of(await _hall(request).tables.find(table_id)).info(device_of(request))


@router.post("/api/tables/{table_id}/join")
async def join(table_id: str, wanted: JoinTable, request: Request, response: Response) -> TableInfo:
    """Take an open seat."""
    found = await _hall(request).tables.find(table_id)
    device = device_or_new(request, response)
    await found.join(device, None if wanted.name is None else tidy(wanted.name), wanted.seat)
    return picture_of(found).info(device)


@router.post("/api/tables/{table_id}/leave")
async def leave(table_id: str, request: Request) -> TableInfo:
    """Get up from the table: before the match that frees the seats, in the middle of it that is to resign."""
    found = await _hall(request).tables.find(table_id)
    device = device_of(request)
    if device is not None:
        await found.leave(device)
    return picture_of(found).info(device)


@router.post("/api/tables/{table_id}/fill")
async def fill(table_id: str, wanted: FillTable, request: Request) -> TableInfo:
    """Let bots take the seats that are still open."""
    tables, device = _hall(request).tables, device_of(request)
    found = await tables.find(table_id)
    await tables.fill(device, found, wanted.level)
    return picture_of(found).info(device)


@router.post("/api/tables/{table_id}/close")
async def close(table_id: str, request: Request) -> TableInfo:
    """Give up a table whose match has not begun."""
    found, device = await _hall(request).tables.find(table_id), device_of(request)
    await found.close(device)
    return picture_of(found).info(device)


@router.post("/api/tables/{table_id}/put-away")
async def put_away(table_id: str, wanted: PutAway, request: Request) -> Lobby:
    """Keep a match out of one's lists, or let it back in; and the lists after that."""
    tables, device = _hall(request).tables, device_of(request)
    await tables.put_away(device, table_id, is_away=wanted.is_away)
    return await tables.lobby(device)


@router.post("/api/tables/{table_id}/rematch")
async def rematch(table_id: str, request: Request) -> TableInfo:
    """The table that follows: the same for all who ask."""
    tables, device = _hall(request).tables, device_of(request)
    return picture_of(await tables.rematch(device, await tables.find(table_id))).info(device)


@router.get("/api/replays/{link}")
async def replay(link: str, request: Request) -> Replay:
    """The match in a link."""
    return await _hall(request).replays.replay(link)


@router.get("/api/replays/{link}/views/{number}")
async def replay_view(link: str, number: Annotated[int, Path(ge=0, le=MOST_MOVES)], request: Request) -> ReplayView:
    """The table after a number of moves of the match in a link."""
    return await _hall(request).replays.view(link, number)


@router.get("/api/replays/{link}/analysis")
async def analysis(link: str, request: Request) -> Analysis:
    """What the moves of the match in a link were worth, as far as it has been found out; ask again for more."""
    return await _hall(request).replays.analysis(link)


@router.get("/api/schema/socket.json")
async def schema() -> dict[str, object]:
    """JSON Schema of the messages on the socket."""
    return socket_schema()


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str) -> None:
    """Play."""
    hall = _hall(websocket)
    await websocket.accept()
    try:
        found = await hall.tables.find(table_id)
        if len(found.listeners) >= hall.settings.connections_by_table:
            raise RequestProblem(503, "full", "Too many are watching this table already.")
    except RequestProblem as problem:
        await websocket.send_text(Refused(request=None, problem=problem.problem).model_dump_json())
        await websocket.close(4000 + problem.status)
        return
    await Connection(websocket, found, device_of(websocket), hall.workers, hall.settings).run()
