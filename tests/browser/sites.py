"""A site of plain files: built once, shown under some path, and visited by browsers."""

import hashlib
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from oceanarium.site.serving import site_server
from tests.browser.hands import SITES

BASE = "/sea/games/"  # any will do
HURRY = "self.setTimeout = ((slow) => (work, time) => slow(work, time / 50))(self.setTimeout);"
KEPT = "Everything is on this device. It works offline."


@contextmanager
def shown(folder: Path) -> Iterator[str]:
    """The address of a site while it is shown."""
    with site_server(folder, 0, base=BASE) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}{BASE}"
        server.shutdown()


def visit(context: BrowserContext) -> Page:
    """The first visit to a site, until it could do without the network."""
    SITES.add(context)
    page = context.new_page()
    page.goto("")
    expect(page.get_by_text(KEPT)).to_be_visible()
    return page


def copied(site: Path, folder: Path) -> Path:
    """A copy of a site that may be changed by `rewrite`."""
    return Path(shutil.copytree(site, folder, copy_function=os.link))


def rewrite(file: Path, change: Callable[[str], str]) -> None:
    """Change one file of a copied site, which must be no link for that and have no compressed copies any more."""
    text = change(file.read_text(encoding="utf-8"))
    for copy in (file, *file.parent.glob(f"{file.name}.*")):
        copy.unlink()
    file.write_text(text, encoding="utf-8")


def replace(site: Path, path: str, change: Callable[[str], str]) -> None:
    """Change a file of a copied site, and what the site says of its files, as if it had been built so."""
    old = hashlib.sha256((site / path).read_bytes()).hexdigest()
    rewrite(site / path, change)
    new = hashlib.sha256((site / path).read_bytes()).hexdigest()
    rewrite(site / "sw.js", lambda script: script.replace(old, new).replace('"version": "', '"version": "changed-'))


def before_tables(site: Path, script: str) -> None:
    """Let something happen in the worker that hosts tables before it begins."""
    (file,) = site.glob("assets/table.worker-*.js")
    replace(site, file.relative_to(site).as_posix(), lambda tables: script + tables)


def hurried(site: Path, folder: Path) -> Path:
    """A copy of a site whose bots do not wait until people have seen what happened."""
    copied(site, folder)
    before_tables(folder, HURRY)
    return folder
