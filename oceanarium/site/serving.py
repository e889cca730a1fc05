"""Shows a site on this machine: files, their compressed copies, and the headers that it asks for."""

import hashlib
import mimetypes
import sys
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from oceanarium.site import headers
from oceanarium.site.building import COPIES

INDEX = "index.html"
TYPES = {  # whatever the machine thinks of them
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = {".br": "br", ".gz": "gzip"}


def site_server(folder: Path, port: int, host: str = "127.0.0.1", base: str = "/") -> "SiteServer":
    """A server of the site under a base path, which begins and ends with a slash."""
    rules = (folder / headers.FILE).read_text(encoding="ascii")

    class Handler(SiteHandler):
        """Of this site."""

        site = Site(folder.resolve(), base, rules)

    return SiteServer((host, port), Handler)


class SiteServer(ThreadingHTTPServer):
    """Goes on when a browser leaves in the middle of an answer."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of visitors who left."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Site:
    """Which file an address means, and what is said with it."""

    def __init__(self, folder: Path, base: str, rules: str) -> None:
        self._folder = folder
        self.base = base
        self._rules = rules

    def file_at(self, path: str) -> Path | None:
        """The file at an address; never one outside the folder, nor what only hosts read."""
        if not path.startswith(self.base) or "\0" in path:
            return None
        inner = path.removeprefix(self.base) or INDEX
        file = (self._folder / inner).resolve()
        is_ours = file.is_relative_to(self._folder) and file.suffix not in COPIES and inner != headers.FILE
        return file if is_ours and file.is_file() else None

    def headers_of(self, path: str) -> dict[str, str]:
        """What the site asks to be said of an address."""
        return dict(headers.headers_in(self._rules, f"/{path.removeprefix(self.base)}"))


class SiteHandler(BaseHTTPRequestHandler):
    """Answers one request after another."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    site: Site

    def do_GET(self) -> None:  # the name that the library calls
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Nobody wants to read that."""

    def _answer(self, *, with_body: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        if f"{path}/" == self.site.base:
            self._send(HTTPStatus.MOVED_PERMANENTLY, {"Location": self.site.base}, b"", with_body)
            return
        file = self.site.file_at(path)
        if file is None:
            text = {"Content-Type": "text/plain; charset=utf-8"}
            self._send(HTTPStatus.NOT_FOUND, text, b"There is nothing at this address.\n", with_body)
            return
        copy, encoding = self._best_copy(file)
        tag = _tag(copy, copy.stat().st_mtime_ns)
        said = {"Content-Type": _type_of(file), "ETag": tag, "Vary": "Accept-Encoding", **self.site.headers_of(path)}
        if self.headers.get("If-None-Match") == tag:
            self._send(HTTPStatus.NOT_MODIFIED, said, None, with_body)
            return
        self._send(HTTPStatus.OK, said | encoding, copy.read_bytes(), with_body)

    def _best_copy(self, file: Path) -> tuple[Path, dict[str, str]]:
        """The smallest copy that the browser understands."""
        accepted = {each.partition(";")[0].strip() for each in self.headers.get("Accept-Encoding", "").split(",")}
        for suffix, encoding in ENCODINGS.items():
            copy = file.with_name(file.name + suffix)
            if encoding in accepted and copy.is_file():
                return copy, {"Content-Encoding": encoding}
        return file, {}

    def _send(self, status: HTTPStatus, said: dict[str, str], body: bytes | None, with_body: bool) -> None:
        self.send_response(status)
        for name, value in said.items():
            self.send_header(name, value)
        if body is not None:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if body is not None and with_body:
            self.wfile.write(body)


def _type_of(file: Path) -> str:
    return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


@cache
def _tag(file: Path, changed: int) -> str:
    """A name for what is in a file, as long as it does not change."""
    return f'"{hashlib.sha256(file.read_bytes()).hexdigest()[:20]}"'
