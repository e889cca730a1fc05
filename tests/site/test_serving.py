"""The small server that shows a site: copies, types and headers as a good host would send them."""

import gzip
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from oceanarium.site import headers
from oceanarium.site.serving import site_server

POLICY = "Content-Security-Policy"
PAGE = b"<!doctype html><title>Sea</title>" * 20
PACKED = gzip.compress(PAGE, mtime=0)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A site of a few files."""
    site = tmp_path / "site"
    for name, content in {
        "index.html": PAGE,
        "assets/a.js": b"1",
        "games/oceania.wasm": b"\0asm",
        "sw.js": b"2",
    }.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(content)
    (site / "index.html.gz").write_bytes(PACKED)
    (site / "index.html.br").write_bytes(b"as if by Brotli")
    (site / headers.FILE).write_text(headers.written())
    (tmp_path / "secret.txt").write_text("not for visitors")
    return site


@pytest.fixture(params=["/", "/some/path/"])
def visit(folder: Path, request: pytest.FixtureRequest) -> Iterator["Visit"]:
    with site_server(folder, 0, base=request.param) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        visit = Visit(server.server_port, request.param)
        yield visit
        visit.leave()
        server.shutdown()


class Visit:
    """A visitor of the site, who knows under which path it lies."""

    def __init__(self, port: int, base: str) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=10)
        self.base = base

    def ask(self, path: str, *, method: str = "GET", **said: str) -> tuple[HTTPResponse, bytes]:
        """The answer to a path below the base."""
        self._connection.request(
            method, self.base + path, headers={name.replace("_", "-"): said[name] for name in said}
        )
        answer = self._connection.getresponse()
        return answer, answer.read()

    def leave(self) -> None:
        self._connection.close()

    def ask_outside(self, path: str) -> int:
        """The status of any path."""
        self._connection.request("GET", path)
        answer = self._connection.getresponse()
        answer.read()
        return answer.status


def test_the_page_is_at_the_base(visit: Visit) -> None:
    answer, body = visit.ask("")
    assert (answer.status, body) == (200, PAGE)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding", "sent"),
    [
        ("gzip, deflate, br", "br", b"as if by Brotli"),
        ("gzip;q=1.0", "gzip", PACKED),
        ("identity", None, PAGE),
    ],
    ids=["brotli", "gzip", "as it is"],
)
def test_the_smallest_copy_that_is_understood_is_sent(visit: Visit, accepted: str, encoding: str, sent: bytes) -> None:
    answer, body = visit.ask("", Accept_Encoding=accepted)
    assert answer.headers["Content-Encoding"] == encoding
    assert body == sent
    assert answer.headers["Vary"] == "Accept-Encoding"


def test_webassembly_has_its_type_or_browsers_would_not_stream_it(visit: Visit) -> None:
    answer, _ = visit.ask("games/oceania.wasm")
    assert answer.headers["Content-Type"] == "application/wasm"


def test_the_headers_of_the_site_are_sent(visit: Visit) -> None:
    page, _ = visit.ask("")
    script, _ = visit.ask("assets/a.js")
    assert page.headers[POLICY] == script.headers[POLICY] == headers.EVERYWHERE[POLICY]
    assert script.headers["Cache-Control"] == headers.FOREVER


def test_what_has_not_changed_is_not_sent_again(visit: Visit) -> None:
    first, _ = visit.ask("sw.js")
    again, body = visit.ask("sw.js", If_None_Match=first.headers["ETag"])
    assert (again.status, body) == (304, b"")


def test_a_question_for_the_head_gets_no_body(visit: Visit) -> None:
    answer, body = visit.ask("", method="HEAD", Accept_Encoding="identity")
    assert (answer.status, body, answer.headers["Content-Length"]) == (200, b"", str(len(PAGE)))


@pytest.mark.parametrize(
    "path", ["nothing", "assets", "_headers", "index.html.br", "../secret.txt", "%2e%2e/secret.txt", "a%00b", "C:/x"]
)
def test_nothing_else_is_answered(visit: Visit, path: str) -> None:
    answer, body = visit.ask(path)
    assert answer.status == 404
    assert b"nothing at this address" in body


def test_what_lies_beside_the_base_is_not_there(visit: Visit) -> None:
    if visit.base != "/":
        assert visit.ask_outside("/") == 404
        assert visit.ask_outside("/index.html") == 404
        assert visit.ask_outside(visit.base.rstrip("/")) == 301


def test_the_policy_is_that_of_the_server_and_webassembly() -> None:
    from oceanarium.server.security import PAGE_HEADERS

    assert headers.EVERYWHERE[POLICY].replace(" 'wasm-unsafe-eval'", "") == PAGE_HEADERS[POLICY]
    assert "'wasm-unsafe-eval'" not in PAGE_HEADERS[POLICY]


def test_no_two_rules_say_the_same_header_of_one_file() -> None:
    for path in ("/", "/index.html", "/sw.js", "/assets/a.js", "/python/snapshot.wasm", "/games/oceania.wasm"):
        names = [name for name, _ in headers.headers_in(headers.written(), path)]
        assert "Cache-Control" in names
        assert len(names) == len(set(names))
