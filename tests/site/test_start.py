"""A tab that starts: from any path, asking for nothing outside it, and in a sentence where it cannot."""

import os
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from oceanarium.site.serving import site_server
from tests.browser.conftest import PATIENCE, chromium

BASE = "/games/of/the/sea/"


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Where the site is shown, below a path."""
    with site_server(site, 0, base=BASE) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{BASE}"
        server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A new visitor, for whom nothing is kept."""
    context = browser.new_context(locale="en", service_workers="block")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def test_a_visit_asks_for_nothing_outside_the_folder(context: BrowserContext, address: str) -> None:
    asked: list[str] = []
    failed: list[str] = []
    complaints: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("response", lambda response: failed.append(response.url) if not response.ok else None)
    page = context.new_page()
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.goto(address)
    page.get_by_role("button", name="Play now: Octopus' Garden").click()
    page.locator("[data-lit]").first.wait_for(state="attached")
    assert [url for url in asked if not url.startswith(address)] == []
    assert [url for url in failed if not url.endswith("favicon.ico")] == []
    assert {f"{address}python/{part}" for part in ("snapshot.wasm", "pyodide.asm.wasm", "pyodide.asm.js")} <= set(asked)
    assert complaints == []


@pytest.mark.parametrize("part", ["snapshot.wasm", "pyodide.asm.wasm", "pyodide.asm.js"])
def test_a_part_of_python_that_does_not_come_is_told_of(context: BrowserContext, address: str, part: str) -> None:
    context.route(f"**/python/{part}", lambda route: route.abort())
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("part", ["snapshot.wasm", "pyodide.asm.wasm"])
def test_a_damaged_part_of_python_is_told_of(context: BrowserContext, address: str, part: str) -> None:
    headers = {"Content-Type": "application/wasm"}
    context.route(f"**/python/{part}", lambda route: route.fulfill(body=b"no such thing" * 9, headers=headers))
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_role("alert")).to_be_visible()


class PlainHost(SimpleHTTPRequestHandler):
    """Serves files, and knows no WebAssembly."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Some bytes, whatever it is."""
        return "application/octet-stream" if str(path).endswith(".wasm") else super().guess_type(path)

    def log_message(self, format: str, *arguments: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def plain_address(site: Path) -> Iterator[str]:
    """Where the site is shown by a host that knows nothing of it."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(PlainHost, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_a_host_that_does_not_know_webassembly_will_do(context: BrowserContext, plain_address: str) -> None:
    page = context.new_page()
    page.goto(plain_address)
    page.get_by_role("button", name="Play now: Octopus' Garden").click()
    page.locator("[data-lit]").first.wait_for(state="attached")
