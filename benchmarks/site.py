"""How long a visitor of the site waits, and what is sent, in Chromium here: `python -m benchmarks.site [DIR]`.

Without a folder the site is built first, as for a host. First visits have an empty browser; later ones come back to it.
"""

import argparse
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from benchmarks.running import run, watched
from oceanarium.site.building import build_site
from oceanarium.site.serving import SiteServer, site_server

PLAY = "Play now: Octopus' Garden"
LIT = "[data-lit]"
MOMENTS = ("lobby", "position", "move", "all kept")
PATIENCE = 60_000  # milliseconds
KEY = "oceanarium.settings"
SETTINGS = (
    '{"theme": "day", "motion": "reduced", "pace": "instant", "name": "Mira", "language": "en", "knowsTables": true}'
)


@dataclass(frozen=True)
class Visit:
    """Milliseconds from the first request until each moment, and bytes sent until then."""

    waited: dict[str, float]
    sent: dict[str, int]


class Counter:
    """The bytes that a server writes."""

    def __init__(self, server: SiteServer) -> None:
        self.sent = 0
        handler: Any = server.RequestHandlerClass
        setup = handler.setup

        def counting_setup(request: Any) -> None:
            setup(request)
            write = request.wfile.write
            request.wfile.write = lambda data: self._count(write, data)

        handler.setup = counting_setup

    def _count(self, write: Callable[[bytes], int], data: bytes) -> int:
        self.sent += len(data)
        return write(data)


def visit(context: BrowserContext, address: str, counter: Counter) -> Visit:
    """One visit: to the lobby, by one click to a table, a move, and until everything is kept for later."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    waited: dict[str, float] = {}
    sent: dict[str, int] = {}
    began, before = time.perf_counter(), counter.sent

    def mark(moment: str) -> None:
        waited[moment] = 1000 * (time.perf_counter() - began)
        sent[moment] = counter.sent - before

    page.goto(address, wait_until="commit")
    button = page.get_by_role("button", name=PLAY)
    button.wait_for()
    mark("lobby")
    button.click()
    page.locator(LIT).first.wait_for(state="attached")
    mark("position")
    _move(page)
    mark("move")
    _wait_until_kept(page)
    mark("all kept")
    page.close()
    return Visit(waited, sent)


def _move(page: Page) -> None:
    target = page.locator(f"{LIT}:visible").first
    name = target.get_attribute("data-target")
    target.click()
    page.locator(f'[data-target="{name}"]{LIT}').first.wait_for(state="detached")


def _wait_until_kept(page: Page) -> None:
    """Until the service worker has everything."""
    while not page.evaluate("async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)"):
        page.wait_for_timeout(50)


def measure(folder: Path, rounds: int) -> list[tuple[str, list[Visit]]]:
    """First visits and later ones."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        sys.exit("There is no Chromium here: install it, or name one with CHROMIUM=...")
    first: list[Visit] = []
    later: list[Visit] = []
    with site_server(folder, 0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        counter, address = Counter(server), f"http://127.0.0.1:{server.server_port}/"
        for _ in watched(range(rounds), rounds, "a first visit and two more"):
            with tempfile.TemporaryDirectory() as profile:
                arguments = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
                context = playwright.chromium.launch_persistent_context(
                    profile, executable_path=chromium, args=arguments, viewport={"width": 1366, "height": 860}
                )
                context.add_init_script(f"localStorage.getItem({KEY!r}) ?? localStorage.setItem({KEY!r}, '{SETTINGS}')")
                first.append(visit(context, address, counter))
                later += [visit(context, address, counter) for _ in range(2)]
                context.close()
        server.shutdown()
    return [("first visits", first), ("later visits", later)]


def main() -> None:
    """Build if need be, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.site", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = wishes.folder or Path(temporary) / "site"
        if wishes.folder is None:
            build_site(folder, lambda words: print(f"{words} ...", flush=True))
        for title, visits in measure(folder, wishes.rounds):
            print(f"{title} (median of {len(visits)}; load of the machine {os.getloadavg()[0]:.1f})")
            for moment in MOMENTS:
                waited = median(each.waited[moment] for each in visits)
                sent = median(each.sent[moment] for each in visits)
                print(f"  {moment:<9} {waited:6.0f} ms  {sent / 1e6:6.2f} MB")


if __name__ == "__main__":
    run(main)
