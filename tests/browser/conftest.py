"""A real server, and a real browser that talks to it."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.sites import hurried, shown, visit
from tests.site.built import built_site

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "oceanarium" / "web" / "dist" / "index.html"
PATIENCE = 60_000  # milliseconds; other tests may keep the machine busy
expect.set_options(timeout=PATIENCE)

# Pages are there, with all their boxes, but are not drawn: without a graphics card that takes a third of their time.
UNDRAWN = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { opacity: 0 }");
    document.adoptedStyleSheets = [sheet];
}"""
QUIET = {"theme": "day", "motion": "reduced", "pace": "instant", "name": "Mira", "language": "en", "knowsTables": True}

SETTINGS = "oceanarium.settings"

NewPage = Callable[..., Page]
People = Callable[[int, bool], BrowserContext]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server answers that knows the toy game too, and whose bots do not dawdle."""
    if not CLIENT.is_file():
        pytest.fail("The browser client has not been built: run `npm ci` and `npm run build` in the folder web.")
    server = Server(tmp_path_factory.mktemp("browser"))
    server.start()
    yield server.address
    server.stop()


class Server:
    """A server with a folder of its own, which may be stopped and go on there."""

    def __init__(self, folder: Path, *delays: int) -> None:
        self._folder = folder
        self._port = _free_port()
        self._delays = [str(delay) for delay in delays]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Let it answer."""
        command = [sys.executable, "-m", "tests.browser.serve", str(self._port), str(self._folder / "data")]
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen([*command, *self._delays], cwd=ROOT, stdout=log, stderr=log)
        _wait_until_up(f"{self.address}/health", self._process)

    def stop(self, *, is_killed: bool = False) -> None:
        """Let it end, or end it in the midst of whatever it does."""
        assert self._process is not None
        self._process.kill() if is_killed else self._process.terminate()
        self._process.wait(timeout=20)


def _wait_until_up(health: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if server.poll() is not None:
            pytest.fail("The server has stopped; see its log in pytest's folder.")
        try:
            urlopen(health, timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("The server did not come up.")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A real Chromium."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if program is None:
        pytest.fail("There is no Chromium here: run scripts/system_packages.sh, or name one with CHROMIUM=...")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=["--disable-gpu", *arguments])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests here, and no longer: while Playwright is there, no other test can run an event loop."""
    with chromium() as found:
        yield found


@pytest.fixture(scope="package")
def people(browser: Browser, address: str) -> Iterator[People]:
    """The browsers of the first, the second ... person of a test, with or without fingers.

    They stay from test to test, with all that they have fetched and compiled: that halves the price of a page.
    """
    known: dict[tuple[int, bool], BrowserContext] = {}

    def find(number: int, has_touch: bool) -> BrowserContext:
        if (number, has_touch) not in known:
            known[number, has_touch] = _empty_context(browser, address, has_touch=has_touch)
            known[number, has_touch].new_page()  # keeps the window open
        context = known[number, has_touch]
        context.clear_cookies()
        return context

    yield find
    for context in known.values():
        context.close()


@pytest.fixture
def new_page(people: People) -> Iterator[NewPage]:
    """Opens a page of somebody else for each call, who has never been here; afterwards none may have complained."""
    pages: list[Page] = []
    complaints: list[str] = []

    def open_page(width: int = 1366, height: int = 860, *, has_touch: bool = False, **wishes: object) -> Page:
        page = people(len(pages), has_touch).new_page()
        pages.append(page)
        page.set_viewport_size({"width": width, "height": height})
        page.add_init_script(
            f"if (!sessionStorage.begun) {{ localStorage.clear(); {_settle(wishes)}; sessionStorage.begun = true; }}"
        )
        listen(page, complaints)
        return page

    yield open_page
    for page in pages:
        for each in page.context.pages[1:]:  # those too which the page has opened
            each.close()
    assert complaints == []


def new_context(browser: Browser, address: str, **wishes: object) -> BrowserContext:
    """A browser of its own, with these settings."""
    context = _empty_context(browser, address)
    context.add_init_script(f"if (!localStorage[{SETTINGS!r}]) {_settle(wishes)}")
    return context


def _empty_context(browser: Browser, address: str, *, has_touch: bool = False) -> BrowserContext:
    context = browser.new_context(base_url=address, viewport={"width": 1366, "height": 860}, has_touch=has_touch)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(UNDRAWN)
    return context


def _settle(wishes: dict[str, object]) -> str:
    """A script that notes somebody's settings."""
    return f"localStorage[{SETTINGS!r}] = {json.dumps(QUIET | wishes)!r}"


def listen(page: Page, complaints: list[str]) -> None:
    """Collect what a page complains of."""
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture(scope="session")
def site_folder() -> Path:
    """A site of plain files."""
    return built_site()


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[str]:
    """The address of a site of plain files."""
    with shown(site_folder) as address:
        yield address


@pytest.fixture(scope="package")
def cut_off(browser: Browser, site_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    """A browser that has been at a site, whose server is gone since."""
    with shown(hurried(site_folder, tmp_path_factory.mktemp("hurried") / "site")) as address:
        context = new_context(browser, address)
        visit(context).close()
    yield context
    context.close()


@pytest.fixture(params=["server", "site"])
def anywhere(request: pytest.FixtureRequest) -> Iterator[Page]:
    """At a server, and at a site without network."""
    if request.param == "server":
        yield request.getfixturevalue("page")
        return
    complaints: list[str] = []
    page = request.getfixturevalue("cut_off").new_page()
    listen(page, complaints)
    yield page
    page.close()
    assert complaints == []
