"""Nobody has changed how many ways there are, in either mode."""

from pathlib import Path

import pytest

from oceanarium.kernel import CHANCE, NOBODY, Match
from oceanarium.kernel.engine import plain_engine
from tests import machine_code
from tests.counts import FILES, MOST, MOST_PLAIN, Position, count, read, write
from tests.templates import leaves
from tests.toys.tidepool import GAME, State

POSITIONS = [
    pytest.param(position, id=f"{file.stem}-{position.name.replace(' ', '_')}")
    for file in FILES
    for position in read(file)
]


@pytest.mark.parametrize("position", POSITIONS)
def test_plain_mode_counts_as_many_leaves_as_the_file_says(position: Position) -> None:
    match = position.match
    engine = plain_engine(match.game.name)
    for depth in range(1, position.depth_within(MOST_PLAIN) + 1):
        assert count(engine, match, depth) == position.counts[depth - 1]


@pytest.mark.parametrize("position", POSITIONS)
def test_compiled_mode_counts_as_many_leaves_as_the_file_says(position: Position, is_thorough: bool) -> None:
    match = position.match
    machine_code.leave_out_all_but(machine_code.SAMPLES, match.game, is_thorough)
    engine = machine_code.compiled(match.game, leaves)
    depth = position.depth_within(MOST)
    assert count(engine, match, depth) == position.counts[depth - 1]


def leaves_below(match: Match[State], depth: int) -> int:
    """The same by recursion, for small depths."""
    if depth == 0 or match.actor == NOBODY:
        return 1
    total = 0
    for move in match.legal_moves():
        twin = match.copy()
        twin.play(move, match.actor)
        total += leaves_below(twin, depth - 1)
    return total


@pytest.mark.parametrize("moves", [0, 5, 7])
def test_leaves_are_counted_as_recursion_counts_them(moves: int) -> None:
    match = Match(GAME, 2, {"rounds": 1}, seed=1, manual_chance=True)
    for _ in range(moves):
        match.play(match.legal_numbers()[0], CHANCE)
    for depth in range(5):
        assert count(plain_engine("tidepool"), match, depth) == leaves_below(match, depth)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    positions = [Position("a start", "tidepool.abc", (1, 20, 300)), Position("an end", "tidepool.def", (1,))]
    write(tmp_path / "positions.toml", positions)
    assert read(tmp_path / "positions.toml") == positions


def test_there_are_positions_that_reach_deep() -> None:
    largest = [max(position.values[0].counts) for position in POSITIONS]  # type: ignore[union-attr]  # parameters of pytest
    assert len(largest) >= 5
    assert max(largest) > MOST / 10
