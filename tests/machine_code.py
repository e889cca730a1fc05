"""Machine code for tests that run in several processes: one of them compiles each piece, the others wait for it.

As a program (`python -m tests.machine_code`) it makes all of it beforehand. That is quicker: what several templates
use of a game is compiled only once in a process, and no test waits for another. Most games take long, the large ones
minutes, and searches of any but the toy: only `--thorough` tests compile those (`make laws`), the rest compare portable
engines with plain Python.
"""

import argparse
import fcntl
import tempfile
import time
from collections.abc import Collection, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from oceanarium.adapters import vector_ahead, vector_step
from oceanarium.bots import greedy, search
from oceanarium.kernel import Game, border, game_named, game_names, playout
from oceanarium.kernel.engine import Engine, cache_folder, cache_home, is_portable, machine_code, sources_of
from oceanarium.training import adjusting, self_play
from tests.templates import leaves, trace

TOY = "tidepool"
LEARNED = "octopus-garden"  # the game by which it is tested how nets are trained
SAMPLES = (LEARNED, TOY)  # the games by which that is tested which is the same for all


def compiled(game: Game[Any], *templates: ModuleType) -> Engine[Any]:
    """The game's compiled engine, with these templates ready."""
    for template in templates:
        with only_one_at(game, template):
            engine = machine_code(game, template)
    assert engine.is_compiled
    return engine


def leave_out_all_but(games: Collection[str], game: Game[Any], is_thorough: bool) -> None:
    """Skip the test of what takes long to compile for every game, unless one has time for it."""
    if game.name not in games and not is_thorough:
        pytest.skip("this is compiled for all games by `make laws`")


def make_quick(game: Game[Any], *templates: ModuleType) -> None:
    """Have bots play fast from the first move, and start nothing in the background: the toy has no portable engine."""
    compiled_ones = [template for template in templates if not is_portable(game, template)]
    if compiled_ones:
        compiled(game, *compiled_ones)


@contextmanager
def only_one_at(game: Game[Any], template: ModuleType) -> Iterator[None]:
    """Keep other processes away from a template for a game."""
    name = cache_folder(cache_home(), game, template).name
    with (Path(tempfile.gettempdir()) / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # until the file is closed
        yield


def _make(name: str, is_thorough: bool) -> str:
    start = time.monotonic()
    compiled(game_named(name), leaves, trace)
    if name == TOY or is_thorough:
        compiled(game_named(name), search)
    if name in SAMPLES:
        compiled(game_named(name), border, greedy, playout, vector_step, vector_ahead)
    if name == LEARNED:
        compiled(game_named(name), self_play, adjusting)
    return f"{name} in {time.monotonic() - start:.0f} s"


def main(is_thorough: bool) -> None:
    """Compile what the tests need on all cores, the longest work first."""
    names = [name for name in game_names() if is_thorough or name in SAMPLES]
    largest_first = sorted(names, key=_size, reverse=True)
    with ProcessPoolExecutor() as processes:
        made = [processes.submit(_make, name, is_thorough) for name in largest_first]
        for done in as_completed(made):
            print("compiled", done.result(), flush=True)


def _size(name: str) -> int:
    return sum(source.stat().st_size for source in sources_of(game_named(name).folder, trace))


if __name__ == "__main__":
    import tests.conftest  # noqa: F401  # enters the toy

    parser = argparse.ArgumentParser()
    parser.add_argument("--thorough", action="store_true", help="all games")
    main(parser.parse_args().thorough)
