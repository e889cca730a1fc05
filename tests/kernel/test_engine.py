"""Engines: where machine code is kept, how it comes about in the background, and life without Numba."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oceanarium.kernel import border, game_named, playout
from oceanarium.kernel.engine import cache_folder, cache_home, is_ready, mark_ready, plain_engine
from tests.templates import glimpse
from tests.toys.tidepool import GAME

REPOSITORY = Path(__file__).parents[2]
MONTHS = 60 * 24 * 3600


def run(program: str, **environment: str) -> str:
    """What a program prints that runs beside the tests, with the toy registered."""
    command = [sys.executable, "-W", "error::ResourceWarning", "-c", program]
    return subprocess.run(
        command, cwd=REPOSITORY, env={**os.environ, **environment}, check=True, capture_output=True, text=True
    ).stdout


def test_a_cache_folder_is_named_by_game_template_and_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = cache_folder(tmp_path, GAME, glimpse)
    assert folder.parent == tmp_path
    assert folder.name.startswith("tidepool-glimpse-")
    assert folder == cache_folder(tmp_path, GAME, glimpse)
    others = {cache_folder(tmp_path, GAME, border), cache_folder(tmp_path, GAME, playout)}
    others |= {cache_folder(tmp_path, game_named("octopus-garden"), glimpse)}
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    others |= {cache_folder(tmp_path, GAME, glimpse)}
    assert len(others) == 4
    assert folder not in others


def test_the_cache_is_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCEANARIUM_CACHE", str(tmp_path / "deep" / "down"))
    assert cache_home() == tmp_path / "deep" / "down"
    assert cache_home().is_dir()


def test_a_cache_that_cannot_be_made_gives_way_to_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("OCEANARIUM_CACHE", str(tmp_path / "file" / "folder"))
    assert cache_home().is_dir()
    assert cache_home() != tmp_path / "file" / "folder"


def test_a_template_is_ready_once_its_folder_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCEANARIUM_CACHE", str(tmp_path))
    assert not is_ready(GAME, glimpse)
    folder = cache_folder(tmp_path, GAME, glimpse)
    folder.mkdir()
    assert not is_ready(GAME, glimpse)
    mark_ready(folder)
    assert is_ready(GAME, glimpse)
    assert not is_ready(GAME, playout)


def test_folders_that_nobody_opened_for_long_are_cleared_away(tmp_path: Path) -> None:
    long_ago = time.time() - MONTHS
    folders = {name: tmp_path / f"tidepool-glimpse-{name}" for name in ("now", "young", "old")}
    neighbour = tmp_path / "tidepool-playout-old"
    for folder in (*folders.values(), neighbour):
        folder.mkdir()
        (folder / "ready").touch()
    for folder in (folders["old"], neighbour):
        os.utime(folder / "ready", (long_ago, long_ago))
        os.utime(folder, (long_ago, long_ago))
    (tmp_path / "tidepool-glimpse-stray").touch()
    mark_ready(folders["now"])
    assert [name for name, folder in folders.items() if folder.exists()] == ["now", "young"]
    assert neighbour.exists()


def test_a_plain_engine_hands_out_copies_and_lists() -> None:
    engine = plain_engine("tidepool")
    state = GAME.new_state(2)
    box = engine.box(state)
    box.round = 3
    assert state.round == 0
    again = engine.state(box)
    again.round = 4
    assert box.round == 3
    assert (engine.row(2), engine.fractions(2), engine.grid(2, 1)) == ([0, 0], [0.0, 0.0], [[0], [0]])
    assert not engine.is_compiled
    assert plain_engine("tidepool") is engine


BACKGROUND = """
import time
import tests.conftest
from oceanarium.kernel import engine
from tests.templates import glimpse
from tests.toys.tidepool import GAME

def answer(now):
    return now.is_compiled, int(now[glimpse].first_weight(now.box(GAME.new_state(2))))

print(*answer(engine.engine_now(GAME, glimpse)))
print(*answer(engine.engine_now(GAME, glimpse)), len(engine._started))
deadline = time.time() + 120
while not engine.is_ready(GAME, glimpse) and time.time() < deadline:
    time.sleep(0.1)
print(*answer(engine.engine_now(GAME, glimpse)))
for process in engine._started.values():
    process.wait()
"""


def test_plain_mode_answers_while_machine_code_is_made_in_the_background(tmp_path: Path) -> None:
    printed = run(BACKGROUND, OCEANARIUM_CACHE=str(tmp_path)).splitlines()
    assert printed == ["False 4", "False 4 1", "True 4"]
    assert [folder.name.rpartition("-")[0] for folder in tmp_path.iterdir()] == ["tidepool-glimpse"]
    assert "compiling" not in {path.name for path in tmp_path.rglob("*")}


TOGETHER = """
import os
import tests.conftest
from oceanarium.kernel import engine, playout
from tests.templates import glimpse
from tests.toys.tidepool import GAME

engine.start_compiling(GAME, glimpse, playout)
engine.start_compiling(GAME, playout)
processes = set(engine._started.values())
print([(os.getpgid(each.pid) == each.pid, os.getsid(each.pid) == os.getsid(0)) for each in processes])
print(len(processes), *(process.wait() for process in processes))
print(engine.is_ready(GAME, glimpse), engine.is_ready(GAME, playout))
"""


def test_several_templates_are_compiled_by_one_process_in_a_group_of_its_own(tmp_path: Path, is_thorough: bool) -> None:
    if not is_thorough:
        pytest.skip("Compiling two templates takes a minute: `make laws` does.")
    assert run(TOGETHER, OCEANARIUM_CACHE=str(tmp_path)) == "[(True, True)]\n1 0\nTrue True\n"


CLAIMED = """
import tests.conftest
from oceanarium.kernel import engine
from tests.templates import glimpse
from tests.toys.tidepool import GAME

folder = engine.cache_folder(engine.cache_home(), GAME, glimpse)
folder.mkdir()
(folder / "compiling").touch()
assert not engine.engine_now(GAME, glimpse).is_compiled
print(len(engine._started))
"""


def test_what_another_process_is_compiling_is_left_to_it(tmp_path: Path) -> None:
    assert run(CLAIMED, OCEANARIUM_CACHE=str(tmp_path)) == "0\n"


WITHOUT_NUMBA = """
import sys, warnings
from importlib.machinery import PathFinder

class Blind(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        hidden = name.partition(".")[0] in ("numba", "numpy", "wasmtime")
        return None if hidden else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Blind
import tests.conftest
import oceanarium as oc

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for game in ("tidepool", "octopus-garden"):
        simulation = oc.simulate(game, seats=2, matches=3)
        assert not simulation.is_compiled and simulation.matches == 3
        for name in ("random", "greedy"):
            match = oc.new_match(game, seats=2, seed=1)
            match.play(oc.bot(game, name).choose(match), match.actor)
            assert oc.Match.from_link(match.to_link()).moves == match.moves
print([each.category.__name__ for each in caught], str(caught[0].message))
"""


def test_without_wasmtime_and_numba_everything_works_in_plain_mode_and_one_warning_says_so() -> None:
    assert run(WITHOUT_NUMBA) == (
        "['RuntimeWarning'] Numba cannot be imported (No module named 'numba'), "
        "so everything runs in plain Python: the same, but slower.\n"
    )


PLAIN = """
import sys
import oceanarium as oc
match = oc.new_match("octopus-garden", seats=3, seed=7)
while match.actor != oc.NOBODY:
    match.play(oc.bot("octopus-garden", "random").choose(match))
match.view(0), match.picture(), match.scores(), match.outcome, match.to_json()
oc.Match.from_link(match.to_link())
print(sorted({"numpy", "numba"} & set(sys.modules)))
"""


def test_plain_mode_imports_neither_numpy_nor_numba() -> None:
    assert run(PLAIN) == "[]\n"
