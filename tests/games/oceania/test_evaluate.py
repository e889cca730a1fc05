"""How good a position looks."""

import pytest
from hypothesis import given, settings

from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.evaluate import (
    GAME_WORTH,
    closing_chance,
    drawing_worth,
    evaluate,
    is_afloat,
    least_price,
    missed,
    scout_worth,
)
from oceanarium.games.oceania.parts import CORNER, DRAWING, OVER
from oceanarium.games.oceania.rules import score
from oceanarium.games.oceania.rules.chart import fitting_edges, known_sides
from oceanarium.games.oceania.state import State
from oceanarium.kernel import Match
from tests.games.oceania.drawing import SCORING, SOLO_SCORING, drawn_match, number_of, tiles
from tests.matches import matches
from tests.proving import proves


@settings(max_examples=30)
@given(match=matches(GAME))
def test_evaluation_changes_nothing_and_what_one_gains_the_other_loses(match: Match[State]) -> None:
    before = match.state.to_bytes()
    own = evaluate(match.state, 0)
    if match.seats == 2:
        assert own == pytest.approx(-evaluate(match.state, 1))
    assert match.state.to_bytes() == before


@pytest.mark.parametrize("seats", [1, 2])
def test_at_the_end_only_points_count(seats: int) -> None:
    match = drawn_match(SCORING if seats == 2 else SOLO_SCORING, seats=seats)
    match.state.phase = OVER
    expected = score(match.state, 0) - (score(match.state, 1) if seats == 2 else 0)
    assert evaluate(match.state, 0) == expected


def test_a_game_won_is_better_than_any_prospect() -> None:
    match = drawn_match(options={"rounds": 3})
    even = evaluate(match.state, 0)
    match.state.wins[0] = 1
    assert evaluate(match.state, 0) == even + GAME_WORTH


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (tiles(D5="LWWW/g1N", D4="WWLW"), tiles(D5="LWWW/g1N")),  # complete is better than open
        (tiles(D5="LWWW/g2N"), tiles(D5="LWWW/g1N")),
        (tiles(D5="LWWW/g1N"), tiles(D5="LWWW/w1N")),
        (tiles(D5="LWWW/g1N", D4="LWLW"), tiles(D5="LWWW/g1N", D4="LLLW")),  # fewer openings close sooner
    ],
)
@proves("OC-16.1", "OC-16.3")
def test_more_promise_is_worth_more(better: str, worse: str) -> None:
    scouts = ("1 1 1", "1 1 1")
    assert evaluate(drawn_match(better, scouts=scouts).state, 0) > evaluate(drawn_match(worse, scouts=scouts).state, 0)


def test_discards_cost_but_are_of_some_use_to_whoever_can_pay() -> None:
    plain = evaluate(drawn_match().state, 0)
    poor = evaluate(drawn_match(discards=("bay", ""), scouts=("", "")).state, 0)
    rich = evaluate(drawn_match(discards=("bay", "")).state, 0)
    assert -2.1 < rich - plain < 0
    assert poor == pytest.approx(-2.0)


@proves("OC-16.2")
def test_a_discard_that_completes_an_island_is_worth_its_scout() -> None:
    chart = tiles(D5="LWWW/g2N", D4="LWLW", C3="WWWW", D2="WWWW")
    match = drawn_match(chart, discards=("coast", ""), scouts=("1", "1"), ship="C3")
    match.play("start:C3")
    values = {}
    for text in ("source:draw", "source:discard:coast"):
        twin = match.copy()
        twin.play(number_of(twin.state, text))
        values[text] = drawing_worth(match.state) if text == "source:draw" else evaluate(twin.state, 0)
    assert values["source:discard:coast"] > values["source:draw"]
    assert evaluate(match.state, 0) == pytest.approx(values["source:discard:coast"])


@proves("OC-16.4")
def test_the_least_scout_is_the_price() -> None:
    match = drawn_match(scouts=("2 3", "1"))
    assert least_price(match.state) == scout_worth(match.state, 1) < scout_worth(match.state, 2)
    assert least_price(drawn_match(scouts=("", "1")).state) == 0.0


def test_chances_come_from_the_tiles_not_seen() -> None:
    match = drawn_match(tiles(D5="LWWW", C4="WLWW"))
    known, land = known_sides(match.state, 3 * 7 + 3)
    likely = closing_chance(match.state, known, land, 0.0)
    match.state.unseen[CORNER] = 0
    assert closing_chance(match.state, known, land, 0.0) == 0.0 < likely
    assert missed(0.5, 2) == 0.25
    assert fitting_edges(match.state, 3 * 7 + 3, CORNER) != 0


def test_water_in_the_north_lets_no_ship_in() -> None:
    assert not is_afloat(2, 0b0001, 0)
    assert is_afloat(2, 0b0011, 0b0001)
    assert is_afloat(9, 0b0001, 0)
    assert not is_afloat(9, 0b0001, 0b0001)


def test_while_a_tile_is_to_be_drawn_it_matters_where_the_ship_has_sailed() -> None:
    values = set()
    for number in drawn_match(SCORING).legal_numbers():
        match = drawn_match(SCORING)
        match.manual_chance = True
        match.play(number)
        if match.state.phase == DRAWING:
            assert evaluate(match.state, 0) == pytest.approx(drawing_worth(match.state))
            values.add(evaluate(match.state, 0))
    assert len(values) > 1
