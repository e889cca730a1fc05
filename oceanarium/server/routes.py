"""Every address of the API."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.websockets import WebSocket

from oceanarium.hosting import offers
from oceanarium.hosting.hall import Hall
from oceanarium.hosting.messages.decks import CheckDeck, DeckBook, DeckReport
from oceanarium.hosting.messages.examples import ExampleBook, ExampleScene, ExampleWish
from oceanarium.hosting.messages.games import GameInfo, Health, RulesText, WordsText
from oceanarium.hosting.messages.home import AdviceWish, HomeAdvice, HomeScene, HomeWish
from oceanarium.hosting.messages.lessons import Course, LessonScene, LessonWish, RemarkInfo
from oceanarium.hosting.messages.puzzles import PuzzleBook, PuzzleScene, PuzzleWish
from oceanarium.hosting.messages.replays import Analysis, MomentInfo, Replay, ReplayView
from oceanarium.hosting.messages.studies import OpenedStudy, OutlookInfo, OutlookWish, StudyLink, StudyScene, StudyWish
from oceanarium.hosting.messages.tables import FillTable, Invitation, JoinTable, Lobby, LobbyLine, NewTable, PutAway
from oceanarium.protocol.messages import TableInfo
from oceanarium.server.addresses import invitation
from oceanarium.server.errors import RESPONSES
from oceanarium.server.persons import Asking, KnownPerson, club_of, device_of
from oceanarium.server.schema import socket_schema
from oceanarium.server.socket import SocketLine
from oceanarium.whatif.study import Study

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
    return offers.games()


@router.get("/api/games/{name}/rules/{language}")
async def rules(name: str, language: str) -> RulesText:
    """The rules of a game in a language, or in English where it has none."""
    return offers.rules_text(name, language)


@router.get("/api/games/{name}/words/{language}")
async def words(name: str, language: str) -> WordsText:
    """What a game says in a language, or in English where it has none."""
    return offers.words_text(name, language)


@router.get("/api/games/{name}/decks")
async def decks(name: str) -> DeckBook:
    """The cards of a game, and its printed decks."""
    return offers.deck_book(name)


@router.post("/api/games/{name}/decks/check")
async def check_deck(name: str, wanted: CheckDeck) -> DeckReport:
    """Whether a deck may be played, and which rules it breaks if not."""
    return offers.deck_report(name, wanted)


@router.get("/api/games/{name}/lessons/{language}")
async def course(name: str, language: str, request: Request) -> Course:
    """The lessons of a game in a language, or in English where it has none."""
    return _hall(request).course(name, language)


@router.post("/api/games/{name}/lessons/{lesson}/{language}")
async def lesson(name: str, lesson: str, language: str, wish: LessonWish, request: Request) -> LessonScene:
    """A lesson after what somebody did in it; or why something cannot be touched."""
    return await _hall(request).lesson(name, lesson, language, wish)


@router.get("/api/games/{name}/puzzles")
async def puzzles(name: str, request: Request) -> PuzzleBook:
    """The puzzles of a game."""
    return _hall(request).puzzles(name)


@router.post("/api/games/{name}/puzzles/{puzzle}/{language}")
async def puzzle(name: str, puzzle: str, language: str, wish: PuzzleWish, request: Request) -> PuzzleScene:
    """A puzzle after what somebody tried; or why something cannot be touched."""
    return await _hall(request).puzzle(name, puzzle, language, wish)


@router.get("/api/games/{name}/examples")
async def examples(name: str, request: Request) -> ExampleBook:
    """Which rules of a game have examples."""
    return _hall(request).examples(name)


@router.post("/api/games/{name}/examples/{example}/{language}")
async def example(name: str, example: str, language: str, wish: ExampleWish, request: Request) -> ExampleScene:
    """An example after what somebody tried; or why something cannot be touched."""
    return await _hall(request).example(name, example, language, wish)


@router.post("/api/games/{name}/home")
async def home(name: str, wish: HomeWish, request: Request) -> HomeScene:
    """A real table that somebody sets up by hand, after a change; or why it cannot be changed like that."""
    return await _hall(request).home(name, wish)


@router.post("/api/games/{name}/home/advice")
async def home_advice(name: str, wish: AdviceWish, request: Request) -> HomeAdvice:
    """What an expert would do at such a table."""
    return await _hall(request).home_advice(name, wish)


@router.get("/api/lobby")
async def lobby(request: Request, asking: Asking) -> Lobby:
    """Tables to join, and those of this device."""
    return await _hall(request).lobby(asking)


@router.get("/api/lobby/put-away")
async def lines_put_away(request: Request, asking: Asking) -> list[LobbyLine]:
    """The tables that this device has put away."""
    return await _hall(request).lines_put_away(asking)


@router.get("/api/invitation")
async def how_to_invite(request: Request) -> Invitation:
    """By which addresses others come here."""
    return invitation(request.app.state.settings)


@router.post("/api/tables", status_code=201)
async def new_table(wanted: NewTable, request: Request, person: KnownPerson) -> TableInfo:
    """Make a table."""
    return await _hall(request).new_table(person, await club_of(request).people.seated(person, wanted))


@router.get("/api/tables/{table_id}")
async def table(table_id: str, request: Request, asking: Asking) -> TableInfo:
    """A table as everybody may know it."""
    return await _hall(request).table(asking, table_id)


@router.post("/api/tables/{table_id}/join")
async def join(table_id: str, wanted: JoinTable, request: Request, person: KnownPerson) -> TableInfo:
    """Take an open seat."""
    called = await club_of(request).people.as_called(person, wanted.name)
    return await _hall(request).join(person, table_id, replace(wanted, name=called))


@router.post("/api/tables/{table_id}/leave")
async def leave(table_id: str, request: Request, asking: Asking) -> TableInfo:
    """Get up from the table: before the match that frees the seats, in the middle of it that is to resign."""
    return await _hall(request).leave(asking, table_id)


@router.post("/api/tables/{table_id}/fill")
async def fill(table_id: str, wanted: FillTable, request: Request, asking: Asking) -> TableInfo:
    """Let bots take the seats that are still open."""
    return await _hall(request).fill(asking, table_id, wanted)


@router.post("/api/tables/{table_id}/close")
async def close(table_id: str, request: Request, asking: Asking) -> TableInfo:
    """Give up a table whose match has not begun."""
    return await _hall(request).close(asking, table_id)


@router.post("/api/tables/{table_id}/put-away")
async def put_away(table_id: str, wanted: PutAway, request: Request, asking: Asking) -> Lobby:
    """Keep a match out of one's lists, or let it back in; and the lists after that."""
    lists = await _hall(request).put_away(asking, table_id, wanted)
    if asking is not None:
        await club_of(request).lobby.look_again(asking)
    return lists


@router.post("/api/tables/{table_id}/rematch")
async def rematch(table_id: str, request: Request, asking: Asking) -> TableInfo:
    """The table that follows: the same for all who ask."""
    return await _hall(request).rematch(asking, table_id)


@router.get("/api/tables/{table_id}/remarks/{language}")
async def remarks(table_id: str, language: str, request: Request, asking: Asking) -> list[RemarkInfo]:
    """What the companion of a first match could say now, the most important first."""
    return await _hall(request).remarks(asking, table_id, language)


@router.get("/api/replays/{link}")
async def replay(link: str, request: Request) -> Replay:
    """The match in a link."""
    return await _hall(request).replay(link)


@router.get("/api/replays/{link}/views/{number}")
async def replay_view(link: str, number: Annotated[int, Path(ge=0, le=MOST_MOVES)], request: Request) -> ReplayView:
    """The table after a number of moves of the match in a link."""
    return await _hall(request).replay_view(link, number)


@router.get("/api/replays/{link}/analysis")
async def analysis(link: str, request: Request) -> Analysis:
    """What the moves of the match in a link were worth, as far as it has been found out; ask again for more."""
    return await _hall(request).analysis(link)


@router.get("/api/replays/{link}/moments/{number}")
async def moment(link: str, number: Annotated[int, Path(ge=0, le=MOST_MOVES)], request: Request) -> MomentInfo:
    """Why another move would have been better at a decision that was judged."""
    return await _hall(request).moment(link, number)


@router.post("/api/studies/scene")
async def study_scene(wish: StudyWish, request: Request, asking: Asking) -> StudyScene:
    """A place in a study; or why something cannot be touched."""
    return await _hall(request).study_scene(asking, wish)


@router.post("/api/studies/outlook")
async def study_outlook(wish: OutlookWish, request: Request, asking: Asking) -> OutlookInfo:
    """What bots think of a place in a study."""
    return await _hall(request).study_outlook(asking, wish)


@router.post("/api/studies/lines")
async def study_lines(study: Study, request: Request, asking: Asking) -> OpenedStudy:
    """Each variation of a study as it is told."""
    return await _hall(request).study_lines(asking, study)


@router.post("/api/studies/link")
async def study_link(study: Study, request: Request) -> StudyLink:
    """A study as a word for an address."""
    return await _hall(request).study_link(study)


@router.post("/api/studies/open")
async def study_opened(wanted: StudyLink, request: Request) -> OpenedStudy:
    """The study in such a word."""
    return await _hall(request).study_opened(wanted)


@router.get("/api/schema/socket.json")
async def schema() -> dict[str, object]:
    """JSON Schema of the messages on the socket."""
    return socket_schema()


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str, asking: Asking) -> None:
    """Play."""
    await websocket.accept()
    line = SocketLine(websocket)
    with club_of(websocket).presence.entered(asking, device_of(websocket), line.cut):
        await _hall(websocket).talk(line, asking, table_id)
