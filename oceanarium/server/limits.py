"""Limits: how often, how much at once, how large."""

import asyncio
from collections import Counter

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oceanarium.hosting.buckets import Buckets
from oceanarium.hosting.problems import known_problem, too_fast
from oceanarium.server.errors import answer
from oceanarium.server.persons import COOKIE
from oceanarium.server.proxies import address_of, is_this_machine
from oceanarium.server.settings import Settings

TRY_AGAIN_LATER = 1013  # a code for closing sockets


class ConnectionLimits:
    """Refuses sockets beyond a number, by address and by device, and those that are opened too fast."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._by_address = settings.connections_by_address
        self._by_device = settings.connections_by_device
        self._opened = Buckets(settings.requests)
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        most = self._counted(scope)
        is_full = any(self._open[name] >= limit for name, limit in most.items())
        if is_full or not self._opened.take(address_of(scope)):
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
            return
        self._open.update(most.keys())
        try:
            await self._app(scope, receive, send)
        finally:
            for name in most:
                self._open[name] -= 1
                if not self._open[name]:
                    del self._open[name]  # or the names of everybody who ever came would stay

    def _counted(self, scope: Scope) -> dict[str, int]:
        """Under which names a socket is counted, and how many each may have."""
        token = HTTPConnection(scope).cookies.get(COOKIE)
        is_here = bool(scope.get("client")) and is_this_machine(scope["client"][0])
        found = {} if is_here else {f"address {address_of(scope)}": self._by_address}
        return found if token is None else {**found, f"device {token}": self._by_device}


class RequestLimits:
    """Refuses requests to the API that come too fast or are too large. Files are served to everybody."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._largest = settings.largest_body
        self._seconds = settings.body_seconds
        self._requests = Buckets(settings.requests)
        self._new_tables = Buckets(settings.new_tables)
        self._deck_checks = Buckets(settings.deck_checks)
        self._studies = Buckets(settings.studies)
        self._sign_ins = Buckets(settings.sign_ins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        if not self._may_ask(scope):
            await answer(too_fast())(scope, receive, send)
            return
        try:
            body = await asyncio.wait_for(_read_body(receive, self._largest), self._seconds)
        except TimeoutError:
            await answer(known_problem(408, "too_slow"))(scope, receive, send)
            return
        if body is None:
            problem = known_problem(413, "too_large", bytes=self._largest)
            await answer(problem)(scope, receive, send)
            return
        await self._app(scope, _again(body, receive), send)

    def _may_ask(self, scope: Scope) -> bool:
        """Asks by address, not by device: a device can throw its token away."""
        address = address_of(scope)
        costly = self._costly(scope["path"]) if scope["method"] == "POST" else None
        return self._requests.take(address) and (costly is None or costly.take(address))

    def _costly(self, path: str) -> Buckets | None:
        """What is asked for more seldom than the rest, each with a bucket of its own."""
        if path.endswith("/decks/check"):
            return self._deck_checks
        if path.startswith("/api/studies/"):
            return self._studies
        if path.startswith("/api/people/sign-in") or path == "/api/people/me/mail":
            return self._sign_ins
        return self._new_tables if path == "/api/tables" or path.endswith("/rematch") else None


async def _read_body(receive: Receive, largest: int) -> bytes | None:
    """The whole body; None, without reading on, if it is too large."""
    parts, length, is_more = [], 0, True
    while is_more:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        length += len(parts[-1])
        if length > largest:
            return None
        is_more = message.get("more_body", False)
    return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read, to be read once more."""
    is_told = False

    async def told() -> Message:
        nonlocal is_told
        if is_told:
            return await receive()
        is_told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return told
