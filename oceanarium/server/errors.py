"""What goes wrong, told to whoever asked: a word for programs, one sentence for people, never a traceback."""

import logging
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oceanarium.hosting.problems import RequestProblem, shortened, unexpected, unreadable
from oceanarium.hosting.speech import said
from oceanarium.protocol.message import plain
from oceanarium.protocol.messages import Problem

_logger = logging.getLogger(__name__)


def in_one_sentence(error: RequestValidationError) -> str:
    """What is wrong with a message: the first complaint, and where."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part not in ("body", "path", "query"))
    complaint = f"{first['msg'].rstrip('.')}."
    return shortened(f"{place}: {complaint}" if place else complaint)


def answer(problem: RequestProblem) -> JSONResponse:
    """A problem as the answer to an HTTP request."""
    content = plain(problem.problem)
    return JSONResponse(content, status_code=problem.status, headers=problem.headers)


def handle_errors(app: FastAPI) -> None:
    """Let every error leave the app as a Problem."""

    @app.exception_handler(RequestProblem)
    async def known(_: Request, error: RequestProblem) -> JSONResponse:
        return answer(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        return answer(unreadable("invalid", in_one_sentence(error)))

    @app.exception_handler(HTTPException)
    async def general(_: Request, error: HTTPException) -> JSONResponse:
        phrase = HTTPStatus(error.status_code).phrase
        code = phrase.lower().replace(" ", "_")
        told = said("problem-invalid" if error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR else "problem-unexpected")
        return answer(RequestProblem(error.status_code, code, f"{phrase}.", headers=error.headers, said=told))


class CatchErrors:
    """Turns whatever nobody expected into a Problem, and notes it in the log."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        has_begun = False

        async def watched_send(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, watched_send)
        except Exception:
            _logger.exception("unexpected error", extra={"path": scope["path"]})
            if not has_begun:
                await answer(unexpected())(scope, receive, send)


RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": HTTPStatus(status).phrase}
    for status in (400, 403, 404, 409, 413, 415, 422, 429, 503)
}
