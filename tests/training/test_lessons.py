"""A net that plays against itself."""

from dataclasses import replace
from typing import Any

import pytest

from oceanarium.kernel import Game, game_named
from oceanarium.training.examples import played_examples
from oceanarium.training.lessons import Course, matches_by_seats, taught

COURSE = Course(lessons=3, positions=6_000, hidden=4, seed=5, first=900)


def heard_by(told: list[float]) -> Any:
    return lambda share, loss: told.append(share)


def test_half_of_the_matches_are_played_with_the_usual_number_of_seats(garden: Game[Any]) -> None:
    assert matches_by_seats(garden, 100) == {2: 50, 3: 25, 4: 25}
    assert matches_by_seats(game_named("oceania"), 100) == {2: 100}


def test_the_same_course_gives_the_same_net_on_however_many_threads(garden: Game[Any]) -> None:
    told: list[float] = []
    net, losses = taught(garden, COURSE, None, 1, heard_by(told))
    assert told == pytest.approx([1 / 3, 2 / 3, 1.0])
    again, same_losses = taught(garden, COURSE, None, 2, heard_by([]))
    assert (again.weights, again.shifts, same_losses) == (net.weights, net.shifts, losses)
    other, _ = taught(garden, replace(COURSE, seed=6), None, 2, heard_by([]))
    assert other.weights != net.weights


def test_a_course_goes_on_from_a_net(garden: Game[Any]) -> None:
    net, losses = taught(garden, COURSE, None, 2, heard_by([]))
    more, later_losses = taught(garden, replace(COURSE, first=90_000), net, 2, heard_by([]))
    assert (more.hidden, more.shifts) == (net.hidden, net.shifts)
    assert more.weights != net.weights
    assert max(later_losses) < losses[0]


def test_what_was_thought_on_the_way_counts_in_two_of_three_lessons(
    garden: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    traces = list[float]()

    def overheard(game: Game[Any], playing: Any, *others: Any) -> Any:
        traces.append(playing.trace)
        return played_examples(game, playing, *others)

    monkeypatch.setattr("oceanarium.training.lessons.played_examples", overheard)
    taught(garden, COURSE, None, 2, heard_by([]))
    assert traces == [1.0, 1.0, 0.9, 1.0]  # a sample, then the lessons: in the first there is nobody to think yet
