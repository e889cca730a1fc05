"""The addresses of friends, blocks, reports, and of moderators. For others than these, the latter do not exist."""

import csv
import io

from fastapi import APIRouter, Request, Response

from oceanarium.hosting.messages.social import (
    ActInfo,
    ActWish,
    Bonds,
    BondWish,
    Case,
    NoticeHeard,
    ReportWish,
    SocialLists,
    Writing,
)
from oceanarium.server.errors import RESPONSES
from oceanarium.server.persons import Asking, KnownPerson, club_of

router = APIRouter(prefix="/api", responses=RESPONSES)
COLUMNS = ("number", "made", "moderator", "act", "person", "name", "sentence", "until")


@router.get("/social/me")
async def lists(request: Request, asking: Asking) -> SocialLists:
    """Those whom one follows, has muted and blocked; and what moderators have said."""
    return await club_of(request).social.lists(asking)


@router.get("/social/bonds/{person}")
async def bonds(person: str, request: Request, asking: Asking) -> Bonds:
    """How one stands to somebody."""
    return await club_of(request).social.bonds_with(asking, person)


@router.post("/social/bonds/{person}")
async def set_bond(person: str, wish: BondWish, request: Request, asking: KnownPerson) -> Bonds:
    """Follow, mute or block somebody, or do so no more."""
    social = club_of(request).social
    await social.bonds_with(asking, person)  # there must be such a person
    await social.set_bond(asking, person, wish.kind, is_on=wish.is_on)
    return await social.bonds_with(asking, person)


@router.post("/social/heard", status_code=204)
async def heard(note: NoticeHeard, request: Request, asking: KnownPerson) -> None:
    """Take note of what moderators have said."""
    await club_of(request).moderation.take_note(asking, note.number)


@router.post("/social/reports", status_code=204)
async def report(wish: ReportWish, request: Request, asking: KnownPerson) -> None:
    """Tell moderators about somebody."""
    await club_of(request).moderation.report(asking, wish)


@router.get("/moderation/cases")
async def cases(request: Request, asking: Asking, closed: bool = False) -> list[Case]:
    """Those about whom there are reports."""
    return await club_of(request).moderation.cases(asking, closed=closed)


@router.get("/moderation/cases/{person}")
async def case(person: str, request: Request, asking: Asking) -> Case:
    """What moderators know of somebody."""
    return await club_of(request).moderation.case(asking, person)


@router.post("/moderation/cases/{person}/acts")
async def act(person: str, wish: ActWish, request: Request, asking: Asking) -> Case:
    """Warn, mute, ban, rename, lift that again, or find nothing wrong."""
    return await club_of(request).moderation.act(asking, person, wish)


@router.post("/moderation/cases/{person}/writing", status_code=204)
async def write(person: str, wish: Writing, request: Request, asking: Asking) -> None:
    """Let other moderators know that one is at it."""
    await club_of(request).moderation.write(asking, person, is_writing=wish.is_writing)


@router.get("/moderation/log")
async def log(request: Request, asking: Asking) -> list[ActInfo]:
    """What moderators did."""
    return await club_of(request).moderation.log(asking)


@router.get("/moderation/log.csv", response_class=Response)
async def log_file(request: Request, asking: Asking) -> Response:
    """The same for a spreadsheet."""
    file = io.StringIO()
    lines = csv.DictWriter(file, COLUMNS)
    lines.writeheader()
    for each in await club_of(request).moderation.log(asking):
        lines.writerow({name: _harmless(getattr(each, name)) for name in COLUMNS})
    headers = {"Content-Disposition": 'attachment; filename="moderation.csv"'}
    return Response(file.getvalue(), media_type="text/csv; charset=utf-8", headers=headers)


def _harmless(value: object) -> object:
    """A spreadsheet would compute what begins like a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value
