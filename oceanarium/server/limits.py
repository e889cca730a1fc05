"""Limits: how often, how much at once, how large."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oceanarium.hosting.buckets import Buckets
from oceanarium.hosting.problems import known_problem, too_fast
from oceanarium.server.errors import answer
from oceanarium.server.settings import Settings


class RequestLimits:
    """Refuses requests to the API that come too fast or are too large. Files are served to everybody."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._largest = settings.largest_body
        self._requests = Buckets(settings.requests)
        self._new_tables = Buckets(settings.new_tables)
        self._deck_checks = Buckets(settings.deck_checks)
        self._studies = Buckets(settings.studies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        if not self._may_ask(scope):
            await answer(too_fast())(scope, receive, send)
            return
        body = await _read_body(receive, self._largest)
        if body is None:
            problem = known_problem(413, "too_large", bytes=self._largest)
            await answer(problem)(scope, receive, send)
            return
        await self._app(scope, _again(body, receive), send)

    def _may_ask(self, scope: Scope) -> bool:
        """Asks by address, not by device: a device can throw its token away."""
        address = scope["client"][0] if scope.get("client") else ""
        costly = self._costly(scope["path"]) if scope["method"] == "POST" else None
        return self._requests.take(address) and (costly is None or costly.take(address))

    def _costly(self, path: str) -> Buckets | None:
        """What is asked for more seldom than the rest, each with a bucket of its own."""
        if path.endswith("/decks/check"):
            return self._deck_checks
        if path.startswith("/api/studies/"):
            return self._studies
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
