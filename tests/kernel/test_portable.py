"""The portable engine: rows in the module's memory, engines for threads, a build that gives the same bytes again."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from oceanarium.bots import PORTABLE, greedy
from oceanarium.kernel import Match, engine, game_named, playout
from oceanarium.kernel.engine import engine_now, is_portable, plain_engine
from oceanarium.kernel.module import seal_of, sealed
from oceanarium.kernel.portable import PortableEngine, load
from oceanarium.kernel.wasm import build_apart
from tests.machine_code import TOY
from tests.portable import portable, toy_module
from tests.templates import curves

GAME = game_named(TOY)


@pytest.fixture(scope="module")
def ours() -> PortableEngine[Any]:
    return portable(GAME)


def play_outs(engine: Any, first: int, count: int = 30) -> tuple[list[int], list[list[int]], list[list[int]]]:
    start = Match(GAME, 2, None, 0, manual_chance=True).state
    width = GAME.max_seats
    decisions, scores, places = engine.row(count), engine.grid(count, width), engine.grid(count, width)
    engine[playout].play_outs(engine.box(start), 7, first, decisions, scores, places)
    return list(decisions), [list(row) for row in scores], [list(row) for row in places]


def test_boxes_and_rows_hold_what_is_put_into_them(ours: PortableEngine[Any]) -> None:
    state = Match(GAME, 2, seed=3).state
    assert ours.state(ours.box(state)).to_bytes() == state.to_bytes()
    row = ours.fractions(3)
    row[1] = 0.25
    assert list(row) == [0.0, 0.25, 0.0]
    assert (len(row), row[1]) == (3, 0.25)
    assert list(ours.grid(2, 3)) == [[0, 0, 0], [0, 0, 0]]
    for outside in (-1, 3):
        with pytest.raises(IndexError, match="row of 3"):
            row[outside]


def test_memory_that_nobody_holds_is_used_again_and_is_blank(ours: PortableEngine[Any]) -> None:
    addresses = set()
    for _ in range(50):
        row = ours.row(1_000)
        assert row[999] == 0
        row[999] = 7
        addresses.add(row.address)
        del row
    assert len(addresses) == 1


def test_a_memory_that_grows_keeps_what_is_in_it(ours: PortableEngine[Any]) -> None:
    small = ours.row(4)
    small[2] = 42
    large = ours.row(1_000_000)
    large[999_999] = 1
    assert (small[2], large[999_999]) == (42, 1)


def test_an_entry_wants_all_its_arguments(ours: PortableEngine[Any]) -> None:
    with pytest.raises(TypeError, match=r"curves\.exps takes 3 arguments, not 1"):
        ours[curves].exps(1.0)


def test_threads_have_engines_of_their_own(ours: PortableEngine[Any]) -> None:
    expected = [play_outs(plain_engine(TOY), first) for first in range(8)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda first: play_outs(ours.apart(), first), range(8))) == expected


def test_the_same_sources_give_the_same_bytes(tmp_path: Path, is_thorough: bool) -> None:
    templates = (*PORTABLE, curves) if is_thorough else (playout,)  # all of them take a while
    files = [tmp_path / name for name in ("once.wasm", "again.wasm")]
    for file in files:
        build_apart(GAME, templates, file)
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.fixture
def beside_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that stands in for the one beside the rules of the toy."""
    file = tmp_path / "engine.wasm"
    monkeypatch.setattr(engine, "portable_engine", lambda name: load(GAME, file))
    return file


def test_a_fresh_module_is_what_people_play_with(beside_the_rules: Path) -> None:
    beside_the_rules.write_bytes(toy_module(GAME).read_bytes())
    assert isinstance(engine_now(GAME, greedy), PortableEngine)


def test_a_stale_module_is_never_used(beside_the_rules: Path) -> None:
    data = toy_module(GAME).read_bytes()
    stale = {**seal_of(data), greedy.__name__: "of long ago"}
    beside_the_rules.write_bytes(sealed(data[: data.rindex(b"\0", 0, data.index(b"oceanarium"))], stale))
    assert is_portable(GAME, playout)
    assert not is_portable(GAME, greedy)


def test_without_a_module_others_are_looked_for(beside_the_rules: Path) -> None:
    assert not is_portable(GAME, playout)
    assert not isinstance(engine_now(GAME, playout), PortableEngine)


def test_a_damaged_module_is_said_to_be_one(beside_the_rules: Path) -> None:
    beside_the_rules.write_bytes(toy_module(GAME).read_bytes()[:5_000])
    with pytest.warns(UserWarning, match=r"engine\.wasm is no WebAssembly module"):
        assert not is_portable(GAME, playout)
