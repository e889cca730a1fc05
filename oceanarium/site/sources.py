"""What a site is made from: a checkout with its client, the packages that run in a tab, and fresh engines."""

import os
import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from oceanarium.bots import PORTABLE
from oceanarium.kernel import Game, game_named, game_names
from oceanarium.kernel.module import FILE, seal_for, seal_of
from oceanarium.site.speech import SiteError

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
PACKAGES = ("kernel", "games", "protocol", "bots", "learning", "puzzles", "whatif", "hosting", "tab")
MODULES = ("__init__", "store/__init__", "store/records", "store/store")
OTHERS = ("annotated_types", "fluent.syntax")  # what ours import of other people's
STAND_INS = {
    "typing_extensions": "from typing import Literal as Literal\n"
}  # all that those want of it, and Python has
LEFT_OUT = (  # what needs a compiler, another runtime, processes or other people
    "kernel/border",
    "kernel/compile",
    "kernel/compiled_toolbox",
    "kernel/portable",
    "kernel/simulation",
    "kernel/wasm",
    "bots/external_bot",
    "bots/program",
    "hosting/club",
    "hosting/holdings",
    "hosting/messages/calls",
    "hosting/messages/lobby",
    "hosting/messages/people",
    "hosting/messages/ratings",
    "hosting/messages/social",
    "hosting/page_headers",
    "puzzles/finding",
    "puzzles/on_cores",
)
DATA = (".ftl", ".json", ".jsonl", ".md", ".toml")  # what rules and words are read from, beside Python


def check_sources() -> None:
    """Whether a site can be made here at all."""
    if not (WEB / "package.json").is_file():
        raise SiteError("no_checkout")
    if not PYODIDE.is_dir():
        raise SiteError("no_packages")
    stale = [game.title for game in our_games() if is_stale(game)]
    if stale:
        raise SiteError("stale", games=tuple(stale))


def our_games() -> list[Game[Any]]:
    """The games of this package; others may be registered too."""
    games = [game_named(name) for name in game_names()]
    return [game for game in games if game.folder.is_relative_to(ROOT / "oceanarium")]


def is_stale(game: Game[Any]) -> bool:
    """Whether a game's engine is missing, or was made from other sources."""
    file = game.folder / FILE
    return not file.is_file() or seal_of(file.read_bytes()) != seal_for(game, PORTABLE)


def program(name: str) -> str:
    """A program of Node.js, which may have come as a Python package."""
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    found = shutil.which(name, path=places)
    if found is None:
        raise SiteError("no_node")
    return found


def copy_packages(folder: Path) -> None:
    """The Python of a tab: sources and what they read, nothing that only a server or a terminal needs."""
    ours = ROOT / "oceanarium"
    for package in PACKAGES:
        for file in sorted((ours / package).rglob("*")):
            if file.suffix in (".py", *DATA) and _is_wanted(file.relative_to(ours)):
                _copy(file, folder / file.relative_to(ROOT))
    for module in MODULES:
        _copy(ours / f"{module}.py", folder / "oceanarium" / f"{module}.py")
    for name in OTHERS:
        other = Path(str(import_module(name).__file__))
        if other.name == "__init__.py":
            for file in sorted(other.parent.rglob("*.py")):
                _copy(file, folder.joinpath(*name.split("."), file.relative_to(other.parent)))
        else:
            _copy(other, folder / other.name)
    for name, text in STAND_INS.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8", newline="\n")


def _is_wanted(file: Path) -> bool:
    places = {place.as_posix() for place in (file.with_suffix(""), *file.parents)}
    return places.isdisjoint(LEFT_OUT) and file.name != "__main__.py"


def _copy(file: Path, copy: Path) -> None:
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, copy)
