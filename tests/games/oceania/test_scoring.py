"""OC-10 and OC-15 Scoring."""

import pytest
from hypothesis import given, settings

from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.rules import place, score
from oceanarium.games.oceania.rules.scoring import points
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.view import scout_at
from oceanarium.kernel import Match
from tests.games.oceania.drawing import (
    OUT_OF_REACH,
    SCORING,
    SOLO_SCORING,
    chart_of,
    drawn_match,
    is_complete,
    islands,
    size_of,
    solo_points,
    tiles,
)
from tests.matches import matches
from tests.proving import proves

SIX = {"B4": "WLLW", "C4": "WLLL", "D4": "WWWL", "B5": "LLWW", "C5": "LLWL", "D5": "WWWL"}


def six(**scouts: str) -> str:
    """A complete island of six tiles with scouts on some of them."""
    return tiles(**{space: f"{word}/{scouts[space]}" if space in scouts else word for space, word in SIX.items()})


@proves("OC-E05", "OC-10.1", "OC-10.2", "OC-10.5", "OC-1.1", "OC-1.2", "OC-R23")
def test_the_printed_scoring_example() -> None:
    match = drawn_match(SCORING)
    assert [score(match.state, seat) for seat in range(2)] == [3, 8]
    assert [place(match.state, seat) for seat in range(2)] == [2, 1]
    found = {tuple(island["spaces"]): island for island in match.view()["islands"]}
    grey = found["A4", "A5", "B5"]
    assert (grey["size"], grey["complete"], grey["totals"], grey["leader"]) == (3, True, [2, 0], 0)
    white = found["C3", "D3", "E3", "C4", "D4", "E4", "D5", "E5"]
    assert (white["size"], white["complete"], white["totals"], white["leader"]) == (8, True, [3, 4], 1)
    unfinished = found["E2", "F2", "F3"]
    assert (unfinished["size"], unfinished["complete"], unfinished["open"]) == (3, False, ["E1"])


@proves("OC-E06", "OC-10.4", "OC-4.8")
def test_discards_cost_two_points_each() -> None:
    match = drawn_match(SCORING, discards=("", "bay coast coast"))
    assert [score(match.state, seat) for seat in range(2)] == [3, 2]
    assert match.scores()[1].parts["discards"] == -6
    assert place(match.state, 0) == 1


@proves("OC-E07", "OC-15.4", "OC-7.3", "OC-R21")
def test_the_printed_example_for_one() -> None:
    match = drawn_match(SOLO_SCORING, seats=1)
    complete = sorted(island["size"] for island in match.view()["islands"] if island["complete"])
    unfinished = sorted(island["size"] for island in match.view()["islands"] if not island["complete"])
    assert (complete, unfinished) == ([2, 2, 4, 5, 9], [1, 1, 3])
    assert match.scores()[0].parts["islands squared"] == 130
    assert match.scores()[0].parts["undiscovered"] == -60
    assert match.scores()[0].total == 70


@proves("OC-E13", "OC-15.4")
def test_what_cannot_be_reached_costs_twenty_each() -> None:
    match = drawn_match(OUT_OF_REACH, seats=1)
    complete = sorted(island["size"] for island in match.view()["islands"] if island["complete"])
    assert complete == [2, 2, 3, 6]
    assert points(match.state, 0) == 53 - 40


@proves("OC-E14", "OC-10.3")
def test_equal_values_on_a_loop_tie() -> None:
    match = drawn_match(tiles(D3="WLWL/g1E", C3="LLWW/w1N", C2="WLLW", D2="LLWL", E2="WWLL", E3="LWWL", D1="WWLW"))
    assert [score(match.state, seat) for seat in range(2)] == [0, 0]
    match = drawn_match(tiles(D3="WLWL/g2E", C3="LLWW/w1N", C2="WLLW", D2="LLWL", E2="WWLL", E3="LWWL", D1="WWLW"))
    assert [score(match.state, seat) for seat in range(2)] == [7, 0]


@proves("OC-E19", "OC-10.2", "OC-10.3", "OC-R23")
def test_values_count_and_not_heads() -> None:
    match = drawn_match(six(B4="g1E", C4="g1E", D4="w2W"))
    assert [island["size"] for island in match.view()["islands"]] == [6]
    assert [score(match.state, seat) for seat in range(2)] == [0, 0]
    match = drawn_match(six(B4="g1E", C4="g1E", D5="g1W", D4="w2W"))
    assert [score(match.state, seat) for seat in range(2)] == [6, 0]


@proves("OC-E20", "OC-10.3")
def test_an_unclaimed_island_scores_for_nobody() -> None:
    match = drawn_match(six())
    assert [score(match.state, seat) for seat in range(2)] == [0, 0]
    assert place(match.state, 0) == place(match.state, 1) == 1


@proves("OC-15.5", "OC-R20", "OC-15.1")
def test_alone_discards_cost_nothing() -> None:
    match = drawn_match(SOLO_SCORING, seats=1, discards=("bay bay coast", ""))
    assert match.scores()[0].total == 70
    assert match.state.scouts_left == [[0, 0, 0], [0, 0, 0]]


@proves("OC-10.6", "OC-R18")
def test_equal_scores_share_the_first_place() -> None:
    match = drawn_match(discards=("bay", "coast"))
    assert [score(match.state, seat) for seat in range(2)] == [-2, -2]
    assert [place(match.state, seat) for seat in range(2)] == [1, 1]


@proves("OC-10.1", "OC-10.2", "OC-10.3", "OC-10.4", "OC-15.4", "OC-15.5", "OC-R19")
@settings(max_examples=60)
@given(match=matches(GAME))
def test_points_are_those_that_a_naive_count_finds(match: Match[State]) -> None:
    state, chart = match.state, chart_of(match.state)
    if state.seats == 1:
        assert points(state, 0) == solo_points(chart)
        return
    expected = [-2 * sum(state.discards[seat]) for seat in range(2)]
    for island in islands(chart):
        totals = [0, 0]
        for (row, column), side in island:
            scout = scout_at(state, row * 7 + column)
            if scout is not None and "NESW".index(scout["piece"]) == side:
                totals[scout["seat"]] += scout["value"]
        if is_complete(chart, island) and totals[0] != totals[1]:
            expected[totals[1] > totals[0]] += size_of(island)
    assert [points(state, seat) for seat in range(2)] == expected


@pytest.mark.parametrize("discards", [0, 1, 4])
@proves("OC-10.5")
def test_scores_may_be_below_zero(discards: int) -> None:
    match = drawn_match(discards=("bay " * discards, ""))
    assert score(match.state, 0) == -2 * discards
