"""Engines run templates for a game behind one face: as WebAssembly, as machine code, or as plain Python.

People play by the WebAssembly that lies beside the rules (`portable`): it is there at once, on every machine. Numba's
machine code (`compile`) is a little faster and takes minutes to make, for those who play millions of matches; it is
looked for, and left, in a folder named by a hash of everything it depends on. Plain Python needs nothing.
"""

import atexit
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from functools import cache
from importlib import metadata, util
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, Protocol

from oceanarium.kernel.contract import AnyState
from oceanarium.kernel.edition import Edition, with_all_they_use
from oceanarium.kernel.game import Game

_READY = "ready"  # a file in a cache folder: everything in it was compiled
_COMPILING = "compiling"  # a file in a cache folder: somebody is at it
_PATIENCE = 600  # seconds after which a process that said it was compiling is taken for dead
_MACHINERY = (
    *("chance", "compile", "compiled_toolbox", "contract", "edition", "featureless", "record", "rule", "toolbox"),
)
_NEVER_COMPILED = (  # of a game
    "examples.toml",
    "glance.py",
    "picture.py",
    "placing.py",
    "searching.py",
    "shown.py",
    "words.py",
)
_NO_RULES = ("lessons",)  # folders of a game
_UNUSED = 30 * 24 * 3600  # seconds after which a folder that nobody opened is removed


class Engine(Protocol[AnyState]):
    """One game in one mode. `engine[template]` has the template's entries; they take states in boxes."""

    is_compiled: bool
    game: Game[AnyState]

    def __getitem__(self, template: ModuleType) -> Any:
        """The template bound to the game, in this mode."""
        ...

    def box(self, state: AnyState) -> Any:
        """A copy of a state to hand to entries, which change it in place."""
        ...

    def state(self, box: Any) -> AnyState:
        """The state in a box."""
        ...

    def row(self, length: int) -> Any:
        """Zeros for an entry to write into."""
        ...

    def apart(self) -> "Engine[AnyState]":
        """The same for another thread, with boxes and rows of its own."""
        ...

    def fractions(self, length: int) -> Any:
        """Zeros with fractions for an entry to write into."""
        ...

    def grid(self, rows: int, columns: int) -> Any:
        """Rows of zeros for an entry to write into."""
        ...


class PlainEngine(Generic[AnyState]):
    """Plain Python: always there, and the measure of the other."""

    is_compiled = False

    def __init__(self, game: Game[AnyState]) -> None:
        self.game = game
        self._edition = Edition(f"{game.name}-plain", game.blanks)

    def __getitem__(self, template: ModuleType) -> Any:
        return self._edition[template]

    def apart(self) -> "PlainEngine[AnyState]":
        """The same: nothing is shared."""
        return self

    def box(self, state: AnyState) -> AnyState:
        """A copy of the state."""
        return state.copy()

    def state(self, box: AnyState) -> AnyState:
        """A copy of what is in the box."""
        return box.copy()

    def row(self, length: int) -> list[int]:
        """A list of zeros."""
        return [0] * length

    def fractions(self, length: int) -> list[float]:
        """A list of zeros."""
        return [0.0] * length

    def grid(self, rows: int, columns: int) -> list[list[int]]:
        """Lists of zeros."""
        return [[0] * columns for _ in range(rows)]


@cache
def plain_engine(game_name: str) -> PlainEngine[Any]:
    """The plain engine of a registered game."""
    from oceanarium.kernel.register import game_named

    return PlainEngine(game_named(game_name))


def portable_engine(game_name: str) -> Engine[Any] | None:
    """The portable engine of a registered game; None where it has none, or nothing can run it."""
    return _brought.get(game_name) or _engine_beside_the_rules(game_name)


def bring(engine: Engine[Any]) -> None:
    """Let an engine that somebody else has made be the portable one of its game."""
    _brought[engine.game.name] = engine


_brought: dict[str, Engine[Any]] = {}


@cache
def _engine_beside_the_rules(game_name: str) -> Engine[Any] | None:
    from oceanarium.kernel.register import game_named

    try:
        from oceanarium.kernel.portable import load
    except ImportError:
        return None
    return load(game_named(game_name))


def is_portable(game: Game[Any], template: ModuleType) -> bool:
    """Whether the game's portable engine has the template, made from the sources as they are."""
    engine: Any = portable_engine(game.name)
    return engine is not None and template in engine


@cache
def compiled_engine(game_name: str) -> Engine[Any] | None:
    """The compiled engine of a registered game; None, with a warning once, where Numba cannot be imported."""
    from oceanarium.kernel.register import game_named

    try:
        from oceanarium.kernel.compile import CompiledEngine
    except ImportError as error:
        _warn_of_plain_mode(str(error))
        return None
    return CompiledEngine(game_named(game_name), cache_home())


def _warn_of_plain_mode(reason: str) -> None:
    """Once, whatever the reasons that are found on different ways."""
    if not _warnings:
        _warnings.append(reason)
        warnings.warn(
            f"Numba cannot be imported ({reason}), so everything runs in plain Python: the same, but slower.",
            RuntimeWarning,
            stacklevel=2,
        )


_warnings: list[str] = []


def engine_now(game: Game[Any], template: ModuleType) -> Engine[Any]:
    """The portable engine if it is fresh, else machine code if it is ready; else the plain one, for the time being."""
    portable = portable_engine(game.name) if is_portable(game, template) else None
    if portable is not None:
        return portable
    if util.find_spec("numba") is None:
        _warn_of_plain_mode("it is not installed")
    elif is_ready(game, template):
        return compiled_engine(game.name) or plain_engine(game.name)
    else:
        start_compiling(game, template)
    return plain_engine(game.name)


def engine_at_last(game: Game[Any], template: ModuleType) -> Engine[Any]:
    """The fastest engine that is there, for long work; if there is none, machine code is made first."""
    if not is_ready(game, template):
        portable = portable_engine(game.name) if is_portable(game, template) else None
        if portable is not None:
            return portable
    return machine_code(game, template)


def machine_code(game: Game[Any], template: ModuleType) -> Engine[Any]:
    """The engine of machine code, even if that means compiling first; the plain one where there is no Numba."""
    engine = compiled_engine(game.name)
    if engine is None:
        return plain_engine(game.name)
    engine[template]  # compiles or loads
    return engine


def start_compiling(game: Game[Any], *templates: ModuleType) -> None:
    """Compile templates in a process of their own, in this order, as far as nobody is at them and none failed here.

    Several take little longer than one: what they share is compiled once.
    """
    wanted = [template for template in templates if not is_ready(game, template) and _claims(game, template)]
    if not wanted:
        return
    names = [template.__name__ for template in wanted]
    command = [sys.executable, "-m", "oceanarium.kernel.compile", game.package, *names]
    quiet = subprocess.DEVNULL
    # It outlives us: the cache serves the next start. In a session of its own Linux would give it as much as all of us.
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, process_group=0)
    _started.update({(game.name, name): process for name in names})


def _claims(game: Game[Any], template: ModuleType) -> bool:
    """Whether we are now those who compile a template."""
    is_new = (game.name, template.__name__) not in _started
    return is_new and _claim(cache_folder(cache_home(), game, template) / _COMPILING)


_started: dict[tuple[str, str], "subprocess.Popen[bytes]"] = {}


@atexit.register
def _leave_to_itself() -> None:
    """Python would complain that a process it started is still running; this one may."""
    for process in _started.values():
        process.returncode = process.returncode or 0


def is_ready(game: Game[Any], template: ModuleType) -> bool:
    """Whether the template's machine code for the game is in the cache."""
    process = _started.get((game.name, template.__name__))
    if process is not None:
        process.poll()  # lets the system forget a finished process
    return (cache_folder(cache_home(), game, template) / _READY).exists()


def mark_ready(folder: Path) -> None:
    """Say that everything in a cache folder was compiled, and clear away folders nobody has opened for long."""
    (folder / _READY).touch()
    (folder / _COMPILING).unlink(missing_ok=True)
    stem = folder.name.rpartition("-")[0]
    for other in folder.parent.glob(f"{stem}-*"):
        if other != folder and min(_age(other), _age(other / _READY)) > _UNUSED:
            shutil.rmtree(other, ignore_errors=True)  # somebody else may be clearing away too


def cache_home() -> Path:
    """Where machine code is kept: OCEANARIUM_CACHE, or the user's cache folder, or else a temporary one."""
    from platformdirs import user_cache_path  # not where others bring the engines

    named = os.environ.get("OCEANARIUM_CACHE")
    home = Path(named) if named else user_cache_path("oceanarium") / "compiled"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        home = Path(tempfile.gettempdir()) / f"oceanarium-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
        home.mkdir(parents=True, exist_ok=True)
    return home


def cache_folder(home: Path, game: Game[Any], template: ModuleType) -> Path:
    """The folder for one template bound to one game."""
    return home / f"{game.name}-{template.__name__.rpartition('.')[2]}-{_source_hash(game, template)}"


def _source_hash(game: Game[Any], template: ModuleType) -> str:
    """A name for everything the machine code depends on.

    Numba looks for changes only in the file of the function it has cached, not in those of the functions and
    constants it uses. So the cache is kept in a folder that any change to any of those sources gives a new name.
    Of the one file it goes by path and date too: machine code of another copy would be "ready", but of no use.
    """
    settings = (os.environ.get("NUMBA_BOUNDSCHECK"), os.environ.get("NUMBA_OPT"))
    tools = (sys.version, _version("numba"), _version("numpy"), str(settings))
    file = Path(str(template.__file__)).resolve()
    return _hash_of(sources_of(game.folder, template), (*tools, str(file), str(file.stat().st_mtime)))


@cache
def sources_of(game_folder: Path, template: ModuleType) -> tuple[Path, ...]:
    """All files that the machine code of a template for a game comes from."""
    used = [Path(str(module.__file__)) for module in with_all_they_use([template])]
    machinery = [Path(__file__).with_name(f"{name}.py") for name in _MACHINERY]
    rules = [path for path in game_folder.rglob("*") if path.suffix in (".py", ".toml") and _is_rule(path, game_folder)]
    return tuple(sorted({*used, *machinery, *rules}))


def _is_rule(path: Path, game_folder: Path) -> bool:
    """Whether a file of a game says how it is played, not only how it is shown or taught."""
    return path.name not in _NEVER_COMPILED and path.relative_to(game_folder).parts[0] not in _NO_RULES


@cache
def _hash_of(sources: tuple[Path, ...], circumstances: tuple[str, ...]) -> str:
    digest = hashlib.sha256("\0".join(circumstances).encode())
    for source in sources:
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "none"


def _claim(file: Path) -> bool:
    """Make a file that says we are at it; False if somebody else's is there and still young."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if _age(file) < _PATIENCE:
        return False
    file.write_text(str(os.getpid()), encoding="ascii")
    return True


def _age(file: Path) -> float:
    """Seconds since the file was last touched; endless if it is not there."""
    try:
        return time.time() - file.stat().st_mtime
    except (FileNotFoundError, NotADirectoryError):  # what lies among the folders may be a stray file
        return float("inf")
