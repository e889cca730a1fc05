"""The addresses of people, and of what they do with themselves."""

from fastapi import APIRouter, BackgroundTasks, Request, Response

from oceanarium.hosting.club.members import Arrival
from oceanarium.hosting.club.membership import Membership
from oceanarium.hosting.club.vacations import Vacations
from oceanarium.hosting.messages.people import (
    AskLink,
    ChangePerson,
    DeletePerson,
    EndSession,
    NewPasskey,
    OwnPage,
    PasskeyOptions,
    PersonInfo,
    RecoveryCodes,
    RemovePasskey,
    SetMail,
    SignIn,
    TakeVacation,
    VacationInfo,
)
from oceanarium.hosting.problems import known_problem
from oceanarium.server.errors import RESPONSES
from oceanarium.server.passkeys import Passkeys, passkey_in, site_of
from oceanarium.server.persons import COOKIE, Asking, KnownPerson, browser_of, club_of, device_of, give_token

router = APIRouter(prefix="/api/people", responses=RESPONSES)


@router.get("/me")
async def me(request: Request, asking: Asking) -> PersonInfo | None:
    """Who asks; null for a device that has not done anything yet."""
    people = club_of(request).people
    return None if asking is None else people.info(await people.find(asking))


@router.get("/me/page")
async def own_page(request: Request, person: KnownPerson) -> OwnPage:
    """All that one sees of oneself."""
    return await _own_page(request, person)


@router.post("/me")
async def change(wish: ChangePerson, request: Request, person: KnownPerson) -> OwnPage:
    """Be called, shown or spoken to in another way."""
    await _membership(request).members.change(person, wish)
    return await _own_page(request, person)


@router.post("/me/passkeys/options")
async def passkey_options(request: Request, person: KnownPerson) -> PasskeyOptions:
    """What the browser needs to make a passkey."""
    record = await club_of(request).people.find(person)
    known = await _membership(request).members.passkeys(person)
    site = site_of(request)
    return PasskeyOptions(options=_passkeys(request).options_to_make(site, person, record.name, known))


@router.post("/me/passkeys")
async def new_passkey(wish: NewPasskey, request: Request, response: Response, asking: Asking) -> RecoveryCodes:
    """Keep a passkey that the browser has made. Whoever becomes a member by it is shown recovery codes, once."""
    person = _somebody(asking)
    members, site = _membership(request).members, site_of(request)
    made = _passkeys(request).made(site, person, wish.credential, browser_of(request))
    codes = await members.add_passkey(made, wish.name)
    if codes:
        await members.renew(person, _arrival(request, response))
    return RecoveryCodes(codes=codes)


@router.post("/me/passkeys/remove")
async def remove_passkey(wish: RemovePasskey, request: Request, asking: Asking) -> OwnPage:
    """Forget a passkey."""
    person = _somebody(asking)
    await _membership(request).members.remove_passkey(person, wish.passkey)
    return await _own_page(request, person)


@router.post("/me/codes")
async def new_codes(request: Request, asking: Asking) -> RecoveryCodes:
    """New recovery codes, shown once; the old ones do not work any more."""
    return RecoveryCodes(codes=await _membership(request).members.renew_codes(_somebody(asking)))


@router.post("/me/devices/end")
async def end_session(wish: EndSession, request: Request, asking: Asking) -> OwnPage:
    """Sign out one of one's browsers."""
    person = _somebody(asking)
    await _membership(request).members.end_session(person, wish.device)
    return await _own_page(request, person)


@router.post("/me/mail")
async def set_mail(wish: SetMail, request: Request, asking: Asking) -> OwnPage:
    """Have a link sent that shows that an address is one's own; or have the address forgotten."""
    person, mailing = _somebody(asking), _membership(request).mailing
    if wish.address is None:
        await mailing.forget_mail(person)
    else:
        await mailing.ask_to_confirm(person, wish.address)
    return await _own_page(request, person)


@router.get("/me/archive")
async def archive(request: Request, asking: Asking) -> Response:
    """Everything that is kept of oneself, as one file."""
    content = await _membership(request).farewell.archive(_somebody(asking))
    headers = {"Content-Disposition": 'attachment; filename="oceanarium.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


@router.get("/me/vacation")
async def vacation(request: Request, asking: Asking) -> VacationInfo:
    """One's own vacation."""
    return await _vacations(request).info(_somebody(asking))


@router.post("/me/vacation")
async def take_vacation(wish: TakeVacation, request: Request, asking: Asking) -> VacationInfo:
    """Go on vacation: one's clocks stand still where people play by days."""
    return await _vacations(request).begin(_somebody(asking), wish.days)


@router.post("/me/vacation/end")
async def end_vacation(request: Request, asking: Asking) -> VacationInfo:
    """Be back from vacation."""
    return await _vacations(request).end(_somebody(asking))


@router.post("/me/sign-out")
async def sign_out(request: Request, response: Response, asking: Asking) -> None:
    """Let this browser be nobody's."""
    device = device_of(request)
    if asking is not None and device is not None:
        await _membership(request).members.sign_out(asking, device)
    response.delete_cookie(COOKIE, path="/")


@router.post("/me/delete")
async def delete(wish: DeletePerson, request: Request, response: Response, asking: Asking) -> None:
    """Delete oneself: matches stay, without the name."""
    await _membership(request).farewell.delete(_somebody(asking), wish.name)
    response.delete_cookie(COOKIE, path="/")


@router.post("/sign-in/options")
async def sign_in_options(request: Request) -> PasskeyOptions:
    """What the browser needs to sign in with a passkey."""
    return PasskeyOptions(options=_passkeys(request).options_to_sign_in(site_of(request)))


@router.post("/sign-in")
async def sign_in(wish: SignIn, request: Request, response: Response) -> PersonInfo | None:
    """Be somebody in this browser too; null after a link that only says whose a mail address is."""
    people = club_of(request).people
    person = await _proved(wish, request)
    if person is None:
        return None
    await _membership(request).members.sign_in(person, _arrival(request, response), takes_along=wish.takes_along)
    return people.info(await people.find(person))


@router.post("/sign-in/mail", status_code=202)
async def ask_link(wish: AskLink, request: Request, afterwards: BackgroundTasks) -> None:
    """Have a link sent to sign in by; the answer is the same, and as fast, whether anybody has that address."""
    mailing = _membership(request).mailing
    afterwards.add_task(mailing.send_sign_in, mailing.checked(wish.address))


@router.get("/{person}")
async def somebody(person: str, request: Request) -> PersonInfo:
    """Somebody as everybody may know them."""
    people = club_of(request).people
    return people.info(await people.find(person))


async def _own_page(request: Request, person: str) -> OwnPage:
    desks = _membership(request)
    return await desks.members.page(person, device_of(request), sends_mail=desks.mailing.sends)


async def _proved(wish: SignIn, request: Request) -> str | None:
    """Who somebody has shown to be."""
    desks = _membership(request)
    if wish.credential is not None:
        passkey = await desks.members.passkey(passkey_in(wish.credential))
        site = site_of(request)
        await desks.members.passkey_used(passkey, _passkeys(request).used(site, wish.credential, passkey))
        return passkey.person
    if wish.code is not None:
        return await desks.members.person_of_code(wish.code)
    if wish.link is not None:
        return await desks.mailing.follow(wish.link)
    raise known_problem(422, "invalid")


def _somebody(asking: str | None) -> str:
    if asking is None:
        raise known_problem(403, "nobody")
    return asking


def _arrival(request: Request, response: Response) -> Arrival:
    """This browser, which comes with a new token from now on: nobody can have put that one there before."""
    return Arrival(give_token(request, response), device_of(request), browser_of(request))


def _membership(request: Request) -> Membership:
    membership: Membership = request.app.state.membership
    return membership


def _vacations(request: Request) -> Vacations:
    vacations: Vacations = request.app.state.vacations
    return vacations


def _passkeys(request: Request) -> Passkeys:
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys
