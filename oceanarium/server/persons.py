"""Who asks: a browser is known by one random token in a cookie, which belongs to a person. Only its hash is kept."""

import hashlib
import secrets
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

COOKIE = "oceanarium_device"
TOKEN_BYTES = 32
TOKEN_LENGTH = 43  # of the token as text
YEAR = 365 * 24 * 3600


async def person_of(connection: HTTPConnection) -> str | None:
    """The person who asks; None if the device has no token yet."""
    token = connection.cookies.get(COOKIE, "")
    return _hash_of(token) if len(token) == TOKEN_LENGTH else None


async def person_or_new(request: Request, response: Response) -> str:
    """The same, giving the device a token if it has none."""
    known = await person_of(request)
    if known is not None:
        return known
    token = secrets.token_urlsafe(TOKEN_BYTES)
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https", path="/"
    )
    return _hash_of(token)


Asking = Annotated[str | None, Depends(person_of)]
KnownPerson = Annotated[str, Depends(person_or_new)]


def _hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
