"""OC-3 The starting point."""

import pytest
from hypothesis import given, settings

from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.parts import CIRCLE_SPACES, START_CIRCLES, STARTING_RIM
from oceanarium.games.oceania.rules.sailing import has_start, open_tiles
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.vocabulary import spaces_in
from oceanarium.kernel import IllegalMove, Match
from tests.games.oceania.drawing import STEPS, chart_of, drawn_match, is_on_chart, texts, tiles
from tests.matches import matches
from tests.proving import proves

WEST = [f"start:west-{row}" for row in range(1, 6)]
EAST = [f"start:east-{row}" for row in range(1, 6)]
SOUTH = [f"start:south-{letter}" for letter in "ABCDEFG"]


@proves("OC-E01", "OC-3.1", "OC-3.2", "OC-3.3")
def test_the_starting_points_of_the_printed_example() -> None:
    match = drawn_match(tiles(D5="LLWL", E5="WWWL"))
    south = [text for text in SOUTH if text[-1] in "ABCFG"]
    assert texts(match) == [*WEST, *EAST, *south, "start:E5"]


@proves("OC-E08", "OC-C1", "OC-3.1", "OC-3.4", "OC-R03", "OC-R26")
def test_a_game_begins_at_one_of_17_circles() -> None:
    match = drawn_match()
    assert texts(match) == [*WEST, *EAST, *SOUTH]
    assert len(texts(match)) == 17


@proves("OC-3.4")
@pytest.mark.parametrize("letter", "ABCDEFG")
def test_no_voyage_begins_in_the_north(letter: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        drawn_match().play(f"start:north-{letter}")
    assert refusal.value.rule == "OC-3.4"


@proves("OC-C1", "OC-9.3")
def test_spaces_with_a_circle_are_those_that_circles_lead_to() -> None:
    assert spaces_in(STARTING_RIM) == sorted({CIRCLE_SPACES[circle] for circle in range(START_CIRCLES)})


@proves("OC-3.1", "OC-3.5")
def test_where_the_ship_was_does_not_matter_nor_whether_much_fits() -> None:
    chart = tiles(A4="WLWW", B4="WWWL", A3="WWWW", D5="WWWW")
    for ship in ("east-2", "D5", "A4"):
        match = drawn_match(chart, ship=ship)
        assert {"start:east-2", "start:B4", "start:A3", "start:D5"} <= set(texts(match))
        assert "start:A4" in texts(match)  # only A5 is left there, between water on all known sides


@proves("OC-2.3")
def test_nobody_passes() -> None:
    match = drawn_match()
    assert "pass" not in texts(match)
    with pytest.raises(IllegalMove) as refusal:
        match.play("pass")
    assert refusal.value.rule == "OC-2.3"


@proves("OC-R22", "OC-3.2", "OC-9.3")
@settings(max_examples=40)
@given(match=matches(GAME))
def test_open_tiles_are_those_with_water_towards_the_unknown(match: Match[State]) -> None:
    chart = chart_of(match.state)
    expected = set()
    for place, word in chart.items():
        for side, (down, right) in enumerate(STEPS):
            other = place[0] + down, place[1] + right
            if word[side] == "W" and is_on_chart(other) and other not in chart:
                expected.add(place[0] * 7 + place[1])
    assert set(spaces_in(open_tiles(match.state))) == expected
    assert open_tiles(match.state) & match.state.filled == 0
    circles = any(divmod(CIRCLE_SPACES[circle], 7) not in chart for circle in range(START_CIRCLES))
    assert has_start(match.state) == (circles or bool(expected))
