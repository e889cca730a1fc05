"""The site for tests: built once from sources as they are, by the first who asks."""

import fcntl
import hashlib
import shutil
import tempfile
import time
from pathlib import Path

from oceanarium.site.building import build_site, is_site
from oceanarium.site.sources import ROOT, WEB, copy_packages

QUALITY = 4  # of compression: quick
DAY = 24 * 3600  # seconds
NOT_SOURCES = {"node_modules", "dist"}


def built_site() -> Path:
    """The folder of the site."""
    home = Path(tempfile.gettempdir()) / "oceanarium-sites"
    home.mkdir(exist_ok=True)
    folder = home / _digest()
    with (home / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # until the file is closed
        if not is_site(folder):
            _clear_away(home)
            build_site(folder, quality=QUALITY)
    return folder


def _clear_away(home: Path) -> None:
    """Sites of earlier days: each takes a good deal of room."""
    for folder in home.iterdir():
        if folder.is_dir() and time.time() - folder.stat().st_mtime > DAY:
            shutil.rmtree(folder, ignore_errors=True)


def _digest() -> str:
    """A name for everything that the site is made from."""
    client = [file for file in WEB.rglob("*") if not NOT_SOURCES & set(file.relative_to(WEB).parts)]
    engines = sorted(ROOT.glob("oceanarium/games/*/engine.wasm"))
    builder = sorted(ROOT.glob("oceanarium/site/*.py"))
    digest = hashlib.sha256()
    with tempfile.TemporaryDirectory() as packages:
        copy_packages(Path(packages))
        for file in (*sorted(client), *engines, *builder, *sorted(Path(packages).rglob("*"))):
            if file.is_file():
                name = file.relative_to(packages if file.is_relative_to(packages) else ROOT).as_posix()
                digest.update(f"{name}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:16]
