"""OC-8 Scouts."""

import pytest
from hypothesis import given, settings

from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.parts import SCOUT_COUNTS
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.view import scout_at
from oceanarium.kernel import Match
from tests.games.oceania.drawing import drawn_match, names, texts, tiles
from tests.matches import matches
from tests.proving import proves


@proves("OC-E03", "OC-8.1", "OC-C3")
def test_any_value_may_go_on_the_new_tile() -> None:
    match = drawn_match(tiles(D5="WWWW", E5="WWWW"), ship="D5", tile="coast")
    match.play("place:D4:LWWW")
    assert texts(match) == ["scout:none", "scout:1:N", "scout:2:N", "scout:3:N"]
    assert names(match.play("scout:2:N")) == ["scout_placed"]
    assert match.state.scouts_left[0] == [5, 1, 1]
    assert scout_at(match.state, 3 * 7 + 3) == {"seat": 0, "value": 2, "piece": "N"}
    assert match.actor == 1


@proves("OC-E23", "OC-8.3")
def test_on_a_strait_either_shore_may_be_chosen() -> None:
    match = drawn_match(ship="south-D", tile="strait", scouts=("1 2", "1"))
    match.play("place:D5:WLWL")
    assert texts(match) == ["scout:none", "scout:1:E", "scout:1:W", "scout:2:E", "scout:2:W"]
    match.play("scout:1:W")
    assert scout_at(match.state, 4 * 7 + 3) == {"seat": 0, "value": 1, "piece": "W"}


@proves("OC-E23", "OC-8.1")
def test_after_open_sea_or_without_scouts_there_is_no_choice() -> None:
    match = drawn_match(ship="south-D", tile="open")
    match.play("place:D5:WWWW")
    assert match.actor == 1
    poor = drawn_match(ship="south-D", tile="coast", scouts=("", "3"))
    poor.play("place:D5:LWWW")
    assert poor.actor == 1


@proves("OC-8.6", "OC-8.2")
def test_no_scout_need_be_placed_and_never_two() -> None:
    match = drawn_match(ship="south-D", tile="bay")
    match.play("place:D5:LLWL")
    assert names(match.play("scout:none")) == ["no_scout"]
    assert match.actor == 1
    assert match.state.scouts_left[0] == list(SCOUT_COUNTS)


@proves("OC-8.4", "OC-R13")
@pytest.mark.parametrize("scout", ["g1N", "w3N"])
def test_an_island_with_scouts_may_get_more(scout: str) -> None:
    match = drawn_match(tiles(D5=f"LWWW/{scout}", C4="WWWW"), ship="C4", tile="coast")
    match.play("place:D4:WWLW")
    assert len(texts(match)) == 4
    match.play("scout:2:S")
    view = match.view()["islands"][0]
    assert view["totals"] == ([3, 0] if scout[0] == "g" else [2, 3])


@proves("OC-R12", "OC-6.1")
def test_filling_comes_before_the_scout() -> None:
    match = drawn_match(tiles(B2="WWLW", A3="WLWW", B4="LWWW", D3="WWWW"), ship="D3", tile="coast")
    match.play("place:C3:WWWL")
    assert match.view()["phase"] == "scouting"
    assert match.view()["spaces"]["B3"]["reserve"]


@proves("OC-8.2", "OC-8.5", "OC-6.7", "OC-C3")
@settings(max_examples=40)
@given(match=matches(GAME))
def test_scouts_are_conserved_and_stand_on_land_of_sea_tiles_one_to_a_tile(match: Match[State]) -> None:
    state = match.state
    taken = 0
    for seat in range(2):
        for value, count in enumerate(SCOUT_COUNTS):
            spaces = state.scouts[seat][value]
            assert spaces & taken == 0
            taken |= spaces
            total = state.scouts_left[seat][value] + state.paid[seat][value] + spaces.bit_count()
            assert total == (0 if state.seats == 1 else count)
    assert taken & state.filled == 0
    standing = 0
    for side in range(4):
        assert state.camps[side] & ~state.land[side] == 0
        assert state.camps[side] & standing == 0
        standing |= state.camps[side]
    assert standing == taken
