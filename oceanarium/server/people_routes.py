"""The addresses of people."""

from fastapi import APIRouter, Request

from oceanarium.hosting.messages.people import PersonInfo
from oceanarium.server.errors import RESPONSES
from oceanarium.server.persons import Asking, club_of

router = APIRouter(prefix="/api/people", responses=RESPONSES)


@router.get("/me")
async def me(request: Request, asking: Asking) -> PersonInfo | None:
    """Who asks; null for a device that has not done anything yet."""
    people = club_of(request).people
    return None if asking is None else people.info(await people.find(asking))


@router.get("/{person}")
async def somebody(person: str, request: Request) -> PersonInfo:
    """Somebody as everybody may know them."""
    people = club_of(request).people
    return people.info(await people.find(person))
