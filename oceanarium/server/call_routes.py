"""The addresses of calls: what calls people, and how."""

from fastapi import APIRouter, Request

from oceanarium.hosting.club.calls import Calls
from oceanarium.hosting.messages.calls import CallPage, CallWishes, News, PushEnd, PushSubscription, StopMails
from oceanarium.server.errors import RESPONSES
from oceanarium.server.persons import Asking, KnownPerson

router = APIRouter(prefix="/api/calls", responses=RESPONSES)


def _calls(request: Request) -> Calls:
    calls: Calls = request.app.state.calls
    return calls


@router.get("")
async def page(request: Request, person: KnownPerson) -> CallPage:
    """What one can be called by, and has chosen."""
    return await _calls(request).page(person)


@router.post("")
async def wish(wanted: CallWishes, request: Request, person: KnownPerson) -> CallPage:
    """Be called like that from now on."""
    await _calls(request).wish(person, wanted.wishes)
    return await _calls(request).page(person)


@router.get("/news")
async def news(request: Request, asking: Asking) -> News:
    """What has called one."""
    return News(items=[]) if asking is None else await _calls(request).news(asking)


@router.post("/news/read")
async def read_news(request: Request, person: KnownPerson) -> News:
    """One has seen it."""
    await _calls(request).read_news(person)
    return await _calls(request).news(person)


@router.post("/push")
async def subscribe(wanted: PushSubscription, request: Request, person: KnownPerson) -> CallPage:
    """Let this browser be called while it is closed."""
    await _calls(request).subscribe(person, wanted)
    return await _calls(request).page(person)


@router.post("/push/end")
async def unsubscribe(wanted: PushEnd, request: Request, person: KnownPerson) -> CallPage:
    """Call this browser no more while it is closed."""
    await _calls(request).unsubscribe(person, wanted.endpoint)
    return await _calls(request).page(person)


@router.post("/push/try", status_code=204)
async def try_out(request: Request, person: KnownPerson) -> None:
    """Be called once, to see what that is like."""
    await _calls(request).try_out(person)


@router.post("/stop-mails", status_code=204)
async def stop_mails(wanted: StopMails, request: Request) -> None:
    """Get no more mails, by the word in the link of one."""
    await _calls(request).stop_mails(wanted.token)
