"""Machine code: what it is compiled from and for, and its cache, tried on copies of the toy in other processes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from oceanarium.bots import greedy, search
from oceanarium.kernel import border, game_named, game_names, playout
from oceanarium.kernel.compile import as_array, dtype_of, signature_of
from oceanarium.kernel.edition import with_all_they_use
from oceanarium.kernel.engine import Engine, sources_of
from oceanarium.kernel.rule import Box, single_parameters_of
from tests import machine_code
from tests.kernel.test_record import Widths
from tests.templates import glimpse, trace
from tests.toys import tidepool

REPOSITORY = Path(__file__).parents[2]

TEMPLATE = """
from oceanarium.kernel.rule import Box, blank, entry
from oceanarium.kernel.toolbox import ints, opened

game = blank()
MOVE_COUNT = blank()

@entry
def first_weight(box: Box) -> int:
    moves, weights = ints(MOVE_COUNT), ints(MOVE_COUNT)
    game.chances(opened(box), moves, weights)
    return weights[0]
"""
PROGRAM = """
import sys
from importlib import import_module
from pathlib import Path
from oceanarium.kernel.compile import CompiledEngine
from templates import look
for name in sys.argv[1:]:
    engine = CompiledEngine(import_module(name).GAME, Path("cache"))
    bound = engine[look]
    weight = bound.first_weight(engine.box(engine.game.new_state(2)))
    print(name, weight, sum(bound.first_weight.stats.cache_hits.values()))
"""


@pytest.fixture
def compiles_again(is_thorough: bool) -> None:
    """For tests that compile what others have compiled."""
    if not is_thorough:
        pytest.skip("Compiling once more takes half a minute: `make laws` does.")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the toy and a small template that a test may edit."""
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates/look.py").write_text(TEMPLATE)
    plant(tmp_path, "tidepool")
    return tmp_path


def plant(project: Path, name: str) -> None:
    """Another copy of the toy, under another name."""
    shutil.copytree(tidepool.GAME.folder, project / name, ignore=shutil.ignore_patterns("__pycache__"))
    for source in (project / name).glob("*.py"):
        text = source.read_text().replace("tests.toys.tidepool", name)
        source.write_text(text.replace('name="tidepool"', f'name="{name}"').replace("from tests.toys import", "import"))


def weights_and_hits(project: Path, *games: str) -> list[str]:
    """For each game, how many shells of value 1 are in the reef, and how often the cache served."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(project), str(REPOSITORY)])}
    command = [sys.executable, "-c", PROGRAM, *games]
    return subprocess.run(
        command, env=environment, cwd=project, check=True, capture_output=True, text=True
    ).stdout.splitlines()


def edit(path: Path, old: str, new: str) -> None:
    """Change a source."""
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))


def test_a_second_process_finds_the_machine_code_until_another_file_is_edited(project: Path) -> None:
    assert weights_and_hits(project, "tidepool") == ["tidepool 4 0"]
    assert weights_and_hits(project, "tidepool") == ["tidepool 4 1"]
    edit(project / "tidepool/parts.py", "COPIES = (0, 4,", "COPIES = (0, 3,")
    assert weights_and_hits(project, "tidepool") == ["tidepool 3 0"]
    edit(project / "templates/look.py", "return weights[0]", "return weights[0] + 10")
    assert weights_and_hits(project, "tidepool") == ["tidepool 13 0"]


@pytest.mark.usefixtures("compiles_again")
def test_another_copy_of_the_same_files_does_not_call_machine_code_ready_that_it_cannot_use(project: Path) -> None:
    assert weights_and_hits(project, "tidepool") == ["tidepool 4 0"]
    copy = project / "copy"
    shutil.copytree(project, copy, ignore=shutil.ignore_patterns("copy", "__pycache__"))  # with its cache
    assert weights_and_hits(copy, "tidepool") == ["tidepool 4 0"]
    assert len(list((copy / "cache").glob("tidepool-look-*/ready"))) == 2
    assert weights_and_hits(copy, "tidepool") == ["tidepool 4 1"]
    os.utime(copy / "templates/look.py", (1, 1))
    assert weights_and_hits(copy, "tidepool") == ["tidepool 4 0"]
    assert len(list((copy / "cache").glob("tidepool-look-*/ready"))) == 3


def test_two_games_with_equal_signatures_never_get_each_others_code(project: Path) -> None:
    plant(project, "rockpool")
    edit(project / "rockpool/parts.py", "COPIES = (0, 4,", "COPIES = (0, 2,")
    assert weights_and_hits(project, "tidepool", "rockpool") == ["tidepool 4 0", "rockpool 2 0"]
    assert weights_and_hits(project, "rockpool", "tidepool") == ["rockpool 2 1", "tidepool 4 1"]
    assert weights_and_hits(project, "tidepool", "rockpool") == ["tidepool 4 1", "rockpool 2 1"]


def test_a_compiled_state_is_laid_out_as_its_bytes_are() -> None:
    dtype = dtype_of(Widths)
    assert dtype.itemsize == Widths.packing.size
    assert dtype.names == ("long", "word", "short", "byte")
    state = Widths()
    state.byte, state.short, state.word, state.long = -1, [1, -2, 3], [[1, 2], [3, -4]], 2**40
    record = np.frombuffer(state.to_bytes(), dtype)[0]
    assert (record["byte"], record["short"].tolist(), record["word"].tolist(), record["long"]) == (
        -1,
        [1, -2, 3],
        [[1, 2], [3, -4]],
        2**40,
    )


@pytest.mark.parametrize("table", [(1, 2), ((1, 2), (3, 4)), (((1,), (2,)), ((3,), (4,)))])
def test_even_tuples_of_integers_become_tables(table: tuple[object, ...]) -> None:
    assert np.array_equal(as_array(table), np.array(table))
    assert as_array(table).dtype == np.int64


@pytest.mark.parametrize("value", [(), (1, (2, 3)), ((1, 2), (3,)), (1, "a"), (1, 2.5), (True, False), 7, "text", [1]])
def test_anything_else_stays_as_it_is(value: object) -> None:
    assert as_array(value) is value


def test_annotations_fix_the_types_an_entry_is_compiled_for() -> None:
    def entry(box: Box, seat: int, share: float, row: list[int], shares: list[float], table: list[list[int]]) -> int:
        return seat

    assert [str(each) for each in signature_of(entry)] == [
        "array(uint8, 1d, C)",
        "int64",
        "float64",
        "array(int64, 1d, C)",
        "array(float64, 1d, C)",
        "array(int64, 2d, C)",
    ]


def test_rows_that_belong_together_cross_the_border_as_one_thing() -> None:
    *_, tree, _ = signature_of(search.grow)
    assert tree.instance_class is search.Tree
    assert [str(each) for each in tree] == [
        f"array({'float64' if name in ('totals', 'priors', 'outlook') else 'int64'}, 1d, C)"
        for name in search.Tree._fields
    ]
    single = list(single_parameters_of(search.grow))
    assert single[-9:] == ["root", *(f"tree.{name}" for name in search.Tree._fields), "net"]


def test_an_annotation_that_no_entry_may_have_is_an_error() -> None:
    def entry(name: str) -> None:
        pass

    with pytest.raises(KeyError):
        signature_of(entry)


@pytest.fixture
def engine() -> Engine[Any]:
    return machine_code.compiled(tidepool.GAME, glimpse)


def test_an_entry_refuses_any_other_type_of_argument(engine: Engine[Any]) -> None:
    with pytest.raises(TypeError, match="No matching definition"):
        engine[glimpse].draws(1, 0, 6, engine.fractions(3))


def test_in_tests_an_index_beyond_an_array_is_an_error() -> None:
    engine = machine_code.compiled(tidepool.GAME, trace)
    with pytest.raises(IndexError):
        engine[trace].redealt(engine.box(tidepool.GAME.new_state(2)), 0, 1, engine.row(0))


TRACES = """
from oceanarium.kernel.engine import compiled_engine
from tests.kernel.test_compile import digests_of_matches
import tests.conftest
print(digests_of_matches(compiled_engine("tidepool")))
"""


def digests_of_matches(engine: Any) -> list[int]:
    """What the rules say in the course of some random matches."""
    digests = engine.row(20 * 100)
    for stream in range(20):
        engine[trace].trace(
            engine.box(tidepool.GAME.new_state(3)), 1, stream, digests[100 * stream : 100 * stream + 100]
        )
    return [int(digest) for digest in digests]


@pytest.mark.usefixtures("compiles_again")
def test_machine_code_without_these_checks_is_the_same_otherwise() -> None:
    unchecked = subprocess.run(
        [sys.executable, "-c", TRACES],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "0"},
        cwd=REPOSITORY,
        check=True,
        capture_output=True,
        text=True,
    )
    assert unchecked.stdout == f"{digests_of_matches(machine_code.compiled(tidepool.GAME, trace))}\n"


def test_a_compiled_engine_hands_out_copies_and_arrays(engine: Engine[Any]) -> None:
    state = tidepool.GAME.new_state(3)
    box = engine.box(state)
    assert engine.state(box) == state
    box[:] = 0
    assert state.seats == 3
    assert engine.state(box).seats == 0
    assert engine.row(2).tolist() == [0, 0]
    assert engine.fractions(2).dtype == np.float64
    assert engine.grid(2, 3).shape == (2, 3)
    assert engine.is_compiled


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("template", [playout, border, greedy, search], ids=lambda module: module.__name__)
def test_the_cache_is_named_after_every_module_whose_rules_are_compiled(name: str, template: ModuleType) -> None:
    game = game_named(name)
    filled = [value for value in game.blanks.values() if isinstance(value, ModuleType)]
    used = {Path(str(module.__file__)) for module in with_all_they_use([template, *filled])}
    assert used <= set(sources_of(game.folder, template))


def test_words_pictures_and_figures_for_bots_are_no_source_of_machine_code() -> None:
    game = game_named("octopus-garden")
    spared = {game.folder / name for name in ("glance.py", "picture.py", "searching.py", "words.py")}
    assert all(path.is_file() for path in spared)
    assert not spared & set(sources_of(game.folder, playout))
