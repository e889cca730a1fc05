"""Positions to learn from."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from oceanarium.bots.nets import Net, net_row
from oceanarium.kernel import Game
from oceanarium.kernel.engine import plain_engine
from oceanarium.training import self_play
from oceanarium.training.examples import BATCH, Examples, Playing, played_examples
from oceanarium.training.self_play import LEAD, MARGIN, MATCH, SEAT, SHARE, TAIL
from tests.nets import judges, random_net

FIRST, COUNT, EVERY, SEED = 40, 30, 3, 7
PLAYING = Playing({2: COUNT}, SEED, EVERY)


def columns(examples: Examples) -> list[list[Any]]:
    """All that examples say."""
    told = examples.features, examples.matches, examples.leads, examples.shares, examples.margins
    return [column.tolist() for column in told]


def played(
    game: Game[Any],
    playing: Playing = PLAYING,
    first: int = FIRST,
    net: Net | None = None,
    workers: int = 1,
) -> Examples:
    return played_examples(game, playing, first, net, workers)


@pytest.fixture(scope="session")
def examples(garden: Game[Any]) -> Examples:
    return played(garden)


def test_the_same_seed_brings_the_same_positions_and_another_one_others(garden: Game[Any], examples: Examples) -> None:
    assert columns(played(garden)) == columns(examples)
    assert columns(played(garden, replace(PLAYING, seed=SEED + 1))) != columns(examples)
    assert columns(played(garden, net=random_net(garden))) != columns(examples)


def test_a_match_is_the_same_whichever_are_played_with_it_and_on_however_many_threads(
    garden: Game[Any], examples: Examples
) -> None:
    assert COUNT > BATCH
    assert columns(played(garden, workers=3)) == columns(examples)
    parts = ((FIRST, 7), (FIRST + 7, COUNT - 7))
    halves = [played(garden, replace(PLAYING, matches={2: count}), first) for first, count in parts]
    assert columns(Examples.together(halves)) == columns(examples)


def test_no_match_is_played_twice_where_there_are_tables_of_all_sizes(garden: Game[Any]) -> None:
    several = played(garden, replace(PLAYING, matches={2: 3, 3: 2, 4: 2}))
    assert {*several.matches.tolist()} == {*range(FIRST, FIRST + 7)}


def test_what_came_of_a_match_fits_together(examples: Examples) -> None:
    assert {*examples.shares.tolist()} <= {0.0, 0.5, 1.0}
    assert (examples.margins[examples.shares == 1.0] >= 0).all()  # level scores can be decided by something else
    assert (examples.margins[examples.shares == 0.0] <= 0).all()
    assert np.corrcoef(examples.leads, examples.margins)[0, 1] > 0.3  # who looks ahead often is


def test_what_was_thought_on_the_way_counts_as_far_as_the_trace_says(garden: Game[Any]) -> None:
    """The same matches: with results only, mostly with them, and with thoughts only."""
    net = random_net(garden)
    results, mixed, thoughts = (played(garden, replace(PLAYING, trace=trace), net=net) for trace in (1.0, 0.9, 0.0))
    assert results.features.tolist() == mixed.features.tolist() == thoughts.features.tolist()
    assert {*results.shares.tolist()} <= {0.0, 0.5, 1.0}
    assert ((mixed.shares > 0.0) & (mixed.shares < 1.0)).mean() > 0.9
    far, near = (np.abs(each.shares - results.shares).mean() for each in (thoughts, mixed))
    assert far > near > 0.0


@pytest.mark.parametrize(("is_judged", "trace"), [(False, 1.0), (True, 0.8)])
def test_matches_are_played_and_described_as_in_plain_python(garden: Game[Any], is_judged: bool, trace: float) -> None:
    engine, width, net = plain_engine(garden.name), garden.features.FEATURES, judges(garden)[is_judged]
    rows = [[0.0] * (width + TAIL) for _ in range(400)]
    box = engine.box(garden.new_state(2))
    found = engine[self_play].play_and_teach(box, 2, SEED, FIRST, 1, EVERY, trace, net_row(engine, net), rows)
    compiled = played(garden, Playing({2: 1}, SEED, EVERY, trace), net=net)
    assert [row[:width] for row in rows[:found]] == compiled.features.tolist()
    for column, values in (
        (MATCH, compiled.matches),
        (LEAD, compiled.leads),
        (SHARE, compiled.shares),
        (MARGIN, compiled.margins),
    ):
        assert [row[width + column] for row in rows[:found]] == values.tolist()


def test_a_target_is_what_came_and_a_part_of_what_the_same_seat_thought_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three choices of two seats; the last one led astray."""
    monkeypatch.setattr(self_play, "features", SimpleNamespace(FEATURES=3))
    rows = [[0.0] * (3 + TAIL) for _ in range(3)]
    for row, seat in zip(rows, (0, 1, 0), strict=True):
        row[3 + SEAT] = seat
    course = self_play.Course(
        seats=[0, 1, 0],
        traces=[0.5, 0.5, 0.0],
        shares=[0.6, 0.2, 0.8],
        margins=[1.0, -1.0, 2.0],
        before=[1, 2, 3],  # a row before each choice, none after a move
        after=[1, 2, 3],
    )
    self_play.look_back(0, 3, course, [1.0, 4.0, 0.0, -4.0], rows)
    shares, margins = ([row[3 + column] for row in rows] for column in (SHARE, MARGIN))
    assert shares == pytest.approx([0.5 * 0.8 + 0.5 * 0.6, 0.5 * 0.0 + 0.5 * 0.2, 0.8])
    assert margins == pytest.approx([0.5 * 2.0 + 0.5 * 1.0, 0.5 * -4.0 + 0.5 * -1.0, 2.0])


def test_a_trace_ends_at_a_stray_move_and_nothing_is_thought_of_a_move_that_ends_the_match() -> None:
    assert self_play.trace_of(0.9, 0.5, False) == 0.9
    assert self_play.trace_of(0.9, 0.5, True) == 0.0
    assert self_play.trace_of(0.9, -1.0, True) == 1.0
    assert self_play.trace_of(1.0, 0.5, True) == 1.0
