"""How strong somebody plays: the model, its number, and the bots' fixed points."""

import json
from datetime import UTC, datetime
from math import exp, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.bot_ratings import HOW, Step, fixed_points, kept, measured, steps
from oceanarium.bots import LEVELS
from oceanarium.hosting.club.skills import (
    BETA,
    BOT_SIGMA,
    FIXED_POINTS,
    NEWCOMER,
    SIGMA,
    Skill,
    after,
    bot_skill,
    shown,
    strength,
)
from tests.ours import OURS

NOW = datetime(2026, 11, 16, tzinfo=UTC)

places_of_two_to_five = st.lists(st.integers(1, 3), min_size=2, max_size=5)


def test_whoever_begins_has_1500_and_400_more_are_odds_of_ten_to_one() -> None:
    assert NEWCOMER.number == 1_500
    difference = strength(1_900) - strength(1_500)
    assert exp(difference / (BETA * sqrt(2))) == pytest.approx(10)
    assert shown(strength(1_234)) == pytest.approx(1_234)


def test_a_first_win_against_an_equal_is_worth_about_a_hundred_points_and_a_loss_costs_as_much() -> None:
    winner, loser = after([NEWCOMER, NEWCOMER], [1, 2])
    assert 60 < winner.number - 1_500 == 1_500 - loser.number < 140


def test_level_with_an_equal_changes_nothing_but_what_is_known() -> None:
    one, other = after([NEWCOMER, NEWCOMER], [1, 1])
    assert one == other
    assert (one.number, one.sigma < SIGMA) == (1_500, True)


@given(places_of_two_to_five)
def test_among_equals_what_some_win_others_lose_and_no_better_place_is_worth_less(places: list[int]) -> None:
    skills = after([NEWCOMER] * len(places), places)
    assert sum(skill.mu - NEWCOMER.mu for skill in skills) == pytest.approx(0, abs=1e-9)
    by_place = sorted({(place, -skill.mu) for place, skill in zip(places, skills, strict=True)})
    assert len(by_place) == len(set(places))  # level seats get the same, to the bit
    assert by_place == sorted(by_place, key=lambda pair: pair[1])


@given(places_of_two_to_five, st.integers(1, 7))
def test_only_the_order_of_places_counts(places: list[int], factor: int) -> None:
    skills = [Skill(20.0 + seat, 3.0) for seat in range(len(places))]
    assert after(skills, places) == after(skills, [place * factor for place in places])


def test_whoever_plays_on_is_known_better_and_settles_near_the_truth() -> None:
    """Always second of two against the middle bot and always first against a weaker one: between the two."""
    middle, weak = Skill(25.0, BOT_SIGMA), Skill(20.0, BOT_SIGMA)
    skill = NEWCOMER
    for _ in range(40):
        skill = after([skill, middle], [2, 1])[0]
        skill = after([skill, weak], [1, 2])[0]
    assert 20 < skill.mu < 25
    assert skill.sigma < SIGMA / 3


def test_every_level_of_every_game_has_a_fixed_point_and_a_higher_level_a_higher_one() -> None:
    assert set(measured()) == set(OURS)
    for game in OURS:
        found = [bot_skill(game, level.name, NOW) for level in LEVELS]
        strengths = [skill.mu for skill in found if skill is not None]
        assert len(strengths) == len(LEVELS)
        assert strengths == sorted(set(strengths))
        assert bot_skill(game, "skilled", NOW) == (25.0, BOT_SIGMA)


def test_a_bot_that_was_never_measured_has_none() -> None:
    assert bot_skill("octopus-garden", "random", NOW) is None
    assert bot_skill("chess", "expert", NOW) is None
    assert bot_skill("octopus-garden", "expert", datetime(1999, 1, 1, tzinfo=UTC)) is None


def test_the_fixed_points_in_force_are_those_of_the_ladder_in_the_documentation() -> None:
    assert kept()[-1]["games"] == measured()
    assert json.loads(FIXED_POINTS.read_text(encoding="utf-8"))["how"] == HOW  # how that came about is told with it


def test_the_fit_gives_the_odds_that_were_measured() -> None:
    found = fixed_points([Step("strong", "skilled", 150, 200), Step("skilled", "casual", 120, 200)])
    odds = exp((found["strong"] - found["skilled"]) / sqrt(2 * (BETA**2 + BOT_SIGMA**2)))
    assert odds == pytest.approx(150.5 / 50.5, rel=1e-3)  # half a win more for each: nobody is endlessly good
    assert found["skilled"] == 25.0


def test_a_ladder_is_read_with_its_numbers_of_matches() -> None:
    page = (
        "<!-- a -->\n| strong | skilled | 75% (60% to 90%) | 40 | 4.0 |\n| greedy | random | 99% (9% to 9%) | 9 | 1 |\n"
    )
    assert steps(page, "a") == [Step("strong", "skilled", 30.0, 40)]
