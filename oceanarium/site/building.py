"""Builds the site in a folder beside the one that is wanted, and puts it in place when it is whole."""

import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from oceanarium.kernel.module import FILE
from oceanarium.site import headers
from oceanarium.site.sources import PYODIDE, WEB, check_sources, copy_packages, our_games, program
from oceanarium.site.speech import SiteError

WORKER = "sw.js"  # the service worker; its first line lists the site's files
LISTING = "self.OCEANARIUM = "
COPIES = (".br", ".gz")
BEST = 11  # Brotli's quality: a minute or two for a tenth less to send
EMPTY_ARCHIVE = b"PK\5\6" + bytes(18)
LONGEST_LINE = 500  # of what programs say; longer ones are whole scripts
SELDOM = re.compile(
    r"-(cyrillic|cyrillic-ext|vietnamese)-.*\.woff2$"
)  # no language of ours; fetched when a name needs it
PARTS = {  # of Pyodide, and what they are called here: the rest of it is in the client's own script
    "pyodide.asm.mjs": "pyodide.asm.js",  # a type that every host knows
    "pyodide.asm.wasm": "pyodide.asm.wasm",
}

Step = Callable[[str], None]  # told the name of what is done next


def build_site(folder: Path, step: Step = lambda name: None, quality: int = BEST) -> None:
    """Write the site into a folder that is new, empty, or holds a site; whatever fails, it stays as it was."""
    folder = folder.resolve()
    _check_folder(folder)
    check_sources()
    folder.parent.mkdir(parents=True, exist_ok=True)
    made = folder.with_name(f".{folder.name}.{os.getpid()}")
    try:
        made.mkdir()
        _fill(made / "site", made / "packages", step, quality)
        _put_in_place(made / "site", folder, made / "before")
    finally:
        shutil.rmtree(made, ignore_errors=True)


def is_site(folder: Path) -> bool:
    """Whether a folder holds a site that was built here."""
    worker = folder / WORKER
    return worker.is_file() and worker.read_bytes().startswith(LISTING.encode())


def sizes(folder: Path) -> tuple[int, int]:
    """The bytes of all files of a site, and as they are sent where Brotli is understood."""
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix not in COPIES]
    copies = [file.with_name(f"{file.name}.br") for file in files]
    sent = [copy if copy.is_file() else file for file, copy in zip(files, copies, strict=True)]
    return sum(file.stat().st_size for file in files), sum(file.stat().st_size for file in sent)


def _check_folder(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise SiteError("is_file", folder=str(folder))
    if folder.is_dir() and any(folder.iterdir()) and not is_site(folder):
        raise SiteError("other_things", folder=str(folder))


def _fill(site: Path, packages: Path, step: Step, quality: int) -> None:
    step("client")
    _run(program("npm"), "--silent", "run", "build:site", "--", "--outDir", str(site), "--emptyOutDir")
    step("python")
    copy_packages(packages)
    (site / "python").mkdir()
    _run(program("node"), "scripts/snapshot.mjs", str(packages), str(site / "python" / "snapshot.wasm"))
    for part, name in PARTS.items():
        shutil.copyfile(PYODIDE / part, site / "python" / name)
    # Pyodide wants Python's library at once; all that is needed of it is in the memory.
    (site / "python" / "python_stdlib.zip").write_bytes(EMPTY_ARCHIVE)
    (site / "games").mkdir()
    for game in our_games():
        shutil.copyfile(game.folder / FILE, site / "games" / f"{game.name}.wasm")
    (site / headers.FILE).write_text(headers.written(), encoding="ascii", newline="\n")
    _list_files(site)
    step("compressing")
    _run(program("node"), "scripts/compress.mjs", str(site), str(quality))


def _list_files(site: Path) -> None:
    """Tell the service worker what it keeps; whatever changes makes a new version."""
    worker, digest, files = site / WORKER, hashlib.sha256(), []
    kept = {worker, site / headers.FILE}
    for file in sorted(site.rglob("*")):
        if file.is_file():
            path, content = file.relative_to(site).as_posix(), file.read_bytes()
            own = hashlib.sha256(content)
            digest.update(path.encode() + b"\0" + own.digest())
            if file not in kept and not SELDOM.search(path):
                files.append({"path": path, "size": len(content), "hash": own.hexdigest()})
    listing = json.dumps({"version": digest.hexdigest()[:16], "files": files})
    worker.write_bytes(f"{LISTING}{listing};\n".encode() + worker.read_bytes())


def _run(*command: str) -> None:
    """Run a program of the client; if it fails, the last error it tells of is the best there is to say."""
    done = subprocess.run(
        command, cwd=WEB, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode != 0:
        lines = [line.strip() for line in done.stdout.splitlines()]
        lines = [line for line in lines if line and not line.startswith("at ") and len(line) < LONGEST_LINE]
        errors = [line for line in lines if re.match(r"\w*Error\b", line)]
        name = " ".join(map(_short, command[:4]))
        if not lines:
            raise SiteError("failed_silently", command=name)
        raise SiteError("failed", command=name, reason=(errors or lines)[-1])


def _short(word: str) -> str:
    return Path(word).name


def _put_in_place(made: Path, folder: Path, before: Path) -> None:
    """One rename after another, and back again if the second fails."""
    if not folder.exists():
        made.rename(folder)
        return
    folder.rename(before)
    try:
        made.rename(folder)
    except BaseException:
        before.rename(folder)
        raise
