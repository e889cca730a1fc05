"""Who may talk to us, and what our pages may do."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oceanarium.hosting.page_headers import page_headers
from oceanarium.hosting.problems import RequestProblem, known_problem
from oceanarium.server.errors import answer
from oceanarium.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY_VIOLATION = 1008  # a code for closing sockets

PAGE_HEADERS = page_headers()


class SecurityHeaders:
    """Adds the headers that keep foreign scripts, frames and guesses away from our pages."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(PAGE_HEADERS)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


class SameHost:
    """Refuses what other sites make a browser ask: cookies would come along with it.

    The host must be one of ours too, or a foreign name that leads to this machine would count as the same site.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = settings.hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._complaint(scope) if scope["type"] in ("http", "websocket") else None
        if problem is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await answer(problem)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": str(problem)})

    def _complaint(self, scope: Scope) -> RequestProblem | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self._hosts is not None and _name_of(host) not in self._hosts:
            return known_problem(403, "foreign", "foreign_name")
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if is_safe or "origin" not in headers:  # every browser sends it with what is not safe
            return None
        is_own = _host_of(headers["origin"]) == host.lower()
        return None if is_own else known_problem(403, "foreign", "foreign_page")


def _name_of(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() else host).lower()


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
