"""Machine code for tests that run in several processes: one of them compiles each piece, the others wait for it."""

import fcntl
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from oceanarium.kernel import Game
from oceanarium.kernel.engine import Engine, cache_folder, cache_home, engine_at_last


def compiled(game: Game[Any], *templates: ModuleType) -> Engine[Any]:
    """The game's compiled engine, with these templates ready."""
    for template in templates:
        name = cache_folder(cache_home(), game, template).name
        with (Path(tempfile.gettempdir()) / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # until the file is closed
            engine = engine_at_last(game, template)
    assert engine.is_compiled
    return engine
