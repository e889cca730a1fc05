"""The addresses of ratings, and of people's pages."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from oceanarium.hosting.club.person_pages import MatchWish
from oceanarium.hosting.messages.ratings import BestTable, Ending, MatchList, PersonPage, RatingCurve, SeatChange
from oceanarium.server.errors import RESPONSES
from oceanarium.server.persons import Asking, club_of

router = APIRouter(prefix="/api", responses=RESPONSES)
ShortText = Annotated[str | None, Query(max_length=64)]


@router.get("/people/{person}/page")
async def page(person: str, request: Request, asking: Asking) -> PersonPage:
    """Somebody's page: ratings, and how they did against whoever asks."""
    return await club_of(request).pages.page(person, asking)


@router.get("/people/{person}/ratings/{game}")
async def curve(person: str, game: str, request: Request) -> RatingCurve:
    """How somebody's rating in a game has gone."""
    return await club_of(request).pages.curve(person, game)


@router.get("/people/{person}/matches")
async def matches(
    person: str,
    request: Request,
    asking: Asking,
    game: ShortText = None,
    ending: Ending | None = None,
    opponent: ShortText = None,
    name: ShortText = None,
    more: ShortText = None,
) -> MatchList:
    """Matches of somebody: public ones, and those at which whoever asks sat too."""
    return await club_of(request).pages.matches(person, asking, MatchWish(game, ending, opponent, name, more))


@router.get("/games/{game}/best")
async def best(game: str, request: Request, asking: Asking) -> BestTable:
    """The best in a game: those who have played ten matches for ratings, one of them within 90 days."""
    return await club_of(request).pages.best(game, asking)


@router.get("/tables/{table}/ratings")
async def changes(table: str, request: Request) -> list[SeatChange]:
    """What the match at a table has changed; nothing if it does not count for ratings."""
    found = await request.app.state.hall.tables.find(table)
    return await club_of(request).pages.changes_at(found)
