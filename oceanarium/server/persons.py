"""Who asks: a browser is known by one random token in a cookie, which belongs to a person. Only its hash is kept."""

import hashlib
import re
import secrets
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from oceanarium.hosting.buckets import Buckets
from oceanarium.hosting.club.club import Club
from oceanarium.hosting.problems import known_problem
from oceanarium.hosting.speech import WORDS
from oceanarium.server.addresses import host_in
from oceanarium.server.proxies import address_of, is_this_machine

COOKIE = "oceanarium_device"
TOKEN_BYTES = 32
TOKEN_LENGTH = 43  # of the token as text
YEAR = 365 * 24 * 3600

_BROWSERS = ("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari")
_SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


def club_of(connection: HTTPConnection) -> Club:
    """The club of the app that is asked."""
    club: Club = connection.app.state.club
    return club


def device_of(connection: HTTPConnection) -> str | None:
    """The hash of the device's token, also of one that it was given a moment ago; None if it has none."""
    given: str | None = getattr(connection.state, "device", None)
    if given is not None:
        return given
    token = connection.cookies.get(COOKIE, "")
    return hash_of(token) if len(token) == TOKEN_LENGTH else None


async def person_of(connection: HTTPConnection) -> str | None:
    """The person who asks; None if the device is nobody's yet."""
    device = device_of(connection)
    return None if device is None else await club_of(connection).people.of_device(device)


async def person_or_new(request: Request, response: Response) -> str:
    """The same, making a guest of nobody, and giving the device a token if it has none."""
    device = device_of(request)
    if device is None or await club_of(request).people.of_device(device) is None:
        check_own_page(request)
        check_new_guest(request)
    request.state.device = device = device or give_token(request, response)
    return await club_of(request).people.guest(device, browser_of(request), language_of(request))


def check_own_page(request: HTTPConnection) -> None:
    """A problem where another site makes a browser ask: its picture or link must not make a guest of anybody.

    What is no mere question is refused before, by `SameHost`; browsers send no origin with the rest, but this.
    """
    if request.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise known_problem(403, "foreign", "foreign_page")


def check_new_guest(request: HTTPConnection) -> None:
    """A problem where more newcomers arrive from one address than live there."""
    newcomers: Buckets = request.app.state.newcomers
    is_here = request.client is not None and is_this_machine(request.client.host)  # or a proxy that nobody told us of
    if not is_here and not newcomers.take(address_of(request.scope)):
        raise known_problem(429, "too_many_newcomers", headers={"Retry-After": "60"})


def give_token(request: Request, response: Response) -> str:
    """Let the device come with a new token from now on; and its hash."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    is_encrypted = origin_of(request).startswith("https:")
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=is_encrypted, path="/")
    return hash_of(token)


def origin_of(request: HTTPConnection) -> str:
    """Where the browser sees us: the public address, if it came by that; else by the name that it says, one of ours."""
    host = request.headers.get("host", "")
    origin = f"{'https' if request.url.scheme in ('https', 'wss') else 'http'}://{host}".lower()
    public: str | None = request.app.state.settings.public_address
    return public.lower() if public is not None and host_in(public) == host_in(origin) else origin


def browser_of(request: HTTPConnection) -> str:
    """A browser in a few words by which its owner knows it again."""
    header = request.headers.get("user-agent", "")
    words = [next((name for mark, name in known if mark in header), "") for known in (_BROWSERS, _SYSTEMS)]
    return ", ".join(filter(None, words))


def language_of(request: HTTPConnection) -> str:
    """The first language of the browser that there is a catalogue for; English without one."""
    wanted = re.findall(r"[a-z]{2,3}", request.headers.get("accept-language", "")[:200].lower())
    return next((code for code in wanted if code in WORDS.languages.codes), "en")


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


Asking = Annotated[str | None, Depends(person_of)]
KnownPerson = Annotated[str, Depends(person_or_new)]
