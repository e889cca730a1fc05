"""Benchmarks: long work can be watched and left."""

import pytest

from benchmarks import engines
from benchmarks.engines import PLAIN, PORTABLE, measure
from benchmarks.running import INTERRUPTED, run, watched
from oceanarium.kernel import Match, game_named
from oceanarium.kernel.engine import plain_engine


def test_an_interrupt_ends_a_benchmark_without_a_traceback() -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(SystemExit) as left:
        run(interrupted)
    assert left.value.code == INTERRUPTED


def test_a_benchmark_leaves_with_its_own_status_and_gets_its_arguments() -> None:
    with pytest.raises(SystemExit) as left:
        run(lambda number: int(number) + 1, "2")
    assert left.value.code == 3


def test_what_is_watched_comes_through_and_one_by_one() -> None:
    taken: list[int] = []
    for number in watched(iter(range(3)), 3, "numbers"):
        taken.append(number)
        if number == 1:
            break
    assert taken == [0, 1]


def test_engines_are_compared_with_the_fastest_there_is_and_say_how_far_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engines, "positions", lambda game: [Match(game, 2, seed=1)])
    game, said = game_named("octopus-garden"), list[str]()
    plain = plain_engine(game.name)
    play, searched = measure(game, {PLAIN: plain, PORTABLE: plain}, 1, 0.001, said.append)
    assert play.startswith("random decisions/s plain ")
    assert play.endswith("(100.0%)")
    assert searched.startswith("search iterations/s plain ")
    assert said[1:] == ["octopus-garden, 1 of 1: plain", "octopus-garden, 1 of 1: portable"]
