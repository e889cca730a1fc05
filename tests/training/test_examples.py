"""Positions to learn from."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from oceanarium.bots.nets import Net, net_row
from oceanarium.kernel import Game
from oceanarium.kernel.engine import plain_engine
from oceanarium.training import lesson_matches
from oceanarium.training.examples import BATCH, HELD_BACK, Examples, played_examples
from oceanarium.training.lesson_matches import LEAD, MARGIN, MATCH, SHARE, TAIL
from tests.nets import judges, random_net

FIRST, COUNT, EVERY, SEED = 40, 30, 3, 7


def columns(examples: Examples) -> list[list[Any]]:
    """All that examples say."""
    told = (
        *(examples.features, examples.matches, examples.leads, examples.shares, examples.margins, examples.expected),
    )
    return [column.tolist() for column in told]


def played(
    game: Game[Any], *, first: int = FIRST, count: int = COUNT, net: Net | None = None, seed: int = SEED
) -> Examples:
    return Examples.together([*played_examples(game, 2, seed, first, count, EVERY, net)])


@pytest.fixture(scope="session")
def examples(garden: Game[Any]) -> Examples:
    return played(garden)


def test_the_same_seed_brings_the_same_positions_and_another_one_others(garden: Game[Any], examples: Examples) -> None:
    assert columns(played(garden)) == columns(examples)
    assert columns(played(garden, seed=SEED + 1)) != columns(examples)
    assert columns(played(garden, net=random_net(garden))) != columns(examples)


def test_a_match_is_the_same_whichever_are_played_with_it(garden: Game[Any], examples: Examples) -> None:
    assert COUNT > BATCH
    halves = [played(garden, first=FIRST, count=7), played(garden, first=FIRST + 7, count=COUNT - 7)]
    assert columns(Examples.together(halves)) == columns(examples)


def test_matches_that_are_held_back_are_held_back_whole(examples: Examples) -> None:
    held_back, learned = (examples.only(chosen) for chosen in (examples.is_held_back, ~examples.is_held_back))
    assert {*held_back.matches.tolist()} == {*range(FIRST, FIRST + COUNT, HELD_BACK)}
    assert {*held_back.matches.tolist()} | {*learned.matches.tolist()} == {*range(FIRST, FIRST + COUNT)}
    assert {*held_back.matches.tolist()}.isdisjoint(learned.matches.tolist())
    assert len(held_back) + len(learned) == len(examples)


def test_what_came_of_a_match_fits_together(examples: Examples) -> None:
    assert {*examples.shares.tolist()} <= {0.0, 0.5, 1.0}
    assert (examples.margins[examples.shares == 1.0] >= 0).all()  # level scores can be decided by something else
    assert (examples.margins[examples.shares == 0.0] <= 0).all()
    assert np.corrcoef(examples.leads, examples.margins)[0, 1] > 0.3  # who looks ahead often is


@pytest.mark.parametrize("is_judged", [False, True])
def test_matches_are_played_and_described_as_in_plain_python(garden: Game[Any], is_judged: bool) -> None:
    engine, width, net = plain_engine(garden.name), garden.features.FEATURES, judges(garden)[is_judged]
    rows = [[0.0] * (width + TAIL) for _ in range(400)]
    box = engine.box(garden.new_state(2))
    found = engine[lesson_matches].play_and_describe(box, 2, SEED, FIRST, 1, EVERY, net_row(engine, net), rows)
    compiled = played(garden, count=1, net=net)
    assert [row[:width] for row in rows[:found]] == compiled.features.tolist()
    for column, values in ((MATCH, compiled.matches), (LEAD, compiled.leads), (SHARE, compiled.shares)):
        assert [row[width + column] for row in rows[:found]] == values.tolist()
    assert [row[width + MARGIN] for row in rows[:found]] == compiled.margins.tolist()


def test_examples_come_back_from_a_file(examples: Examples, tmp_path: Path) -> None:
    examples.save(tmp_path / "examples.npz")
    assert columns(Examples.load(tmp_path / "examples.npz")) == columns(examples)
    assert [each.name for each in tmp_path.iterdir()] == ["examples.npz"]
