"""OC-6 Surrounded areas."""

import pytest
from hypothesis import given, settings

from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.parts import CORNER, INLAND, LID_COUNT, RESERVE_COUNTS
from oceanarium.games.oceania.rules.filling import area_of, is_surrounded, surrounded_spaces
from oceanarium.games.oceania.state import State
from oceanarium.kernel import Match
from tests.games.oceania.drawing import ENCLOSED, chart_of, drawn_match, names, surrounded, texts, tiles
from tests.matches import matches
from tests.proving import proves


def corner_at_d3(**others: object) -> Match[State]:
    return drawn_match(ENCLOSED, ship="D2", tile="corner", **others)  # type: ignore[arg-type]  # as drawn_match


@proves("OC-E04", "OC-6.1", "OC-6.2", "OC-6.3", "OC-6.4", "OC-6.5", "OC-R10")
def test_a_single_space_and_a_group_are_filled_at_once() -> None:
    match = corner_at_d3()
    assert texts(match) == ["place:D3:WLLW", "place:D3:WWLL"]
    happened = match.play("place:D3:WLLW")
    assert names(happened)[:4] == ["tile_placed", "space_filled", "group_filled", "group_filled"]
    chart = chart_of(match.state)
    assert (chart[2, 2], chart[2, 4], chart[2, 5]) == ("LWWL", "LLLL", "LLLL")
    assert match.state.reserve[CORNER] == 4
    assert match.state.reserve[INLAND] == 2


@proves("OC-E04", "OC-R07", "OC-6.3")
def test_a_group_with_water_beside_it_stays_open() -> None:
    match = corner_at_d3()
    match.play("place:D3:WWLL")
    chart = chart_of(match.state)
    assert chart[2, 2] == "LLWL"
    assert (2, 4) not in chart
    assert (2, 5) not in chart
    match.play("scout:none")
    assert "start:D3" in texts(match)
    match.play("start:D3")
    assert match.view()["reached"] == ["E3"]


@proves("OC-E12", "OC-R09", "OC-6.2")
def test_a_single_space_in_the_north_is_filled_with_water_towards_the_ring() -> None:
    match = drawn_match(tiles(B1="WLWW", D1="WWWL", C3="WWWW"), ship="C3", tile="coast")
    match.play("place:C2:LWWW")
    assert chart_of(match.state)[0, 2] == "WLLL"


@proves("OC-E15", "OC-6.6", "OC-R11", "OC-7.3")
def test_an_empty_stack_gives_a_virtual_tile() -> None:
    match = corner_at_d3()
    match.state.reserve[INLAND] = 1
    happened = match.play("place:D3:WLLW")
    assert [event.details["space"] for event in happened if event.name == "group_filled"] == ["E3"]
    assert [event.details["space"] for event in happened if event.name == "space_imagined"] == ["F3"]
    view = match.view()
    assert (view["spaces"]["E3"]["virtual"], view["spaces"]["F3"]["virtual"]) == (False, True)
    assert match.state.reserve[INLAND] == 0
    island = next(island for island in view["islands"] if "F3" in island["spaces"])
    assert {"E3", "F3"} <= set(island["spaces"])
    assert island["size"] == len(island["spaces"])


@proves("OC-E24", "OC-R07")
def test_two_spaces_with_one_water_edge_around_them_stay_open() -> None:
    chart = tiles(C2="WWLW", D2="WWLW", B3="WLWW", E3="WWWW", C4="LWWW", D4="LWWW")
    match = drawn_match(chart)
    spaces = area_of(match.state, 2 * 7 + 2)
    assert spaces == 0b11 << 2 * 7 + 2
    assert not is_surrounded(match.state, spaces)
    match.play("start:E3")
    assert "D3" in match.view()["reached"]
    assert "C3" not in match.view()["reached"]


@proves("OC-R08", "OC-6.3")
def test_a_group_beside_the_ring_is_never_surrounded() -> None:
    match = drawn_match(tiles(B1="WLWW", C2="LWWW", D2="LWWW", E1="WWWL"))
    group = area_of(match.state, 2)
    assert group == 0b11 << 2
    assert not is_surrounded(match.state, group)


@proves("OC-E25", "OC-6.7", "OC-6.1")
def test_filling_takes_nothing_from_the_lid_gives_no_scout_and_may_complete_islands() -> None:
    match = drawn_match(tiles(B2="WWLW", A3="WLWW", B4="LWWW", D3="WWWW"), ship="D3", tile="coast")
    lid, unseen = match.state.lid, match.state.unseen[:]
    happened = match.play("place:C3:WWWL")  # B3 has four neighbours now
    assert names(happened)[:2] == ["tile_placed", "space_filled"]
    assert chart_of(match.state)[2, 1] == "LLLL"
    assert names(happened).count("island_completed") == 1
    assert texts(match) == ["scout:none", "scout:1:W", "scout:2:W", "scout:3:W"]  # all on C3
    assert (match.state.lid, match.state.unseen) == (lid, unseen)
    several = drawn_match(tiles(B2="WWLW", A3="WWWW", B4="LWWW", D3="WWWW"), ship="D3", tile="open")
    happened = several.play("place:C3:WWWW")
    assert chart_of(several.state)[2, 1] == "LWLW"
    assert names(happened).count("island_completed") == 2  # one on either side of the strait
    assert several.actor == 1


@proves("OC-6.1", "OC-6.2", "OC-6.3", "OC-6.4", "OC-6.5", "OC-C4")
@settings(max_examples=60)
@given(match=matches(GAME))
def test_nothing_surrounded_is_ever_left_and_all_edges_match(match: Match[State]) -> None:
    state = match.state
    assert surrounded(chart_of(state)) == {}
    for space in range(35):
        if state.explored >> space & 1:
            assert surrounded_spaces(state, space) == 0
    assert state.virtual & ~state.filled == 0
    assert state.filled & ~state.explored == 0
    assert state.filled.bit_count() - state.virtual.bit_count() == sum(RESERVE_COUNTS) - sum(state.reserve)
    for place, word in chart_of(state).items():
        without = {other: edges for other, edges in chart_of(state).items() if other != place}
        if state.filled >> place[0] * 7 + place[1] & 1 and word != "LLLL":
            assert surrounded(without).get(place) == word


@pytest.mark.parametrize("kind", ["LWWL", "WWLL", "LLWL"])
@proves("OC-6.4")
def test_the_tile_that_fills_a_single_space_matches_its_four_sides(kind: str) -> None:
    edges = dict(zip("NESW", kind, strict=True))
    chart = tiles(
        C2=f"WW{edges['N']}W",
        D3=f"WWW{edges['E']}",
        C4=f"{edges['S']}WWW",
        A3="WWWW",
    )
    match = drawn_match(chart, ship="A3", tile="coast" if edges["W"] == "L" else "open")
    match.play(f"place:B3:W{edges['W']}WW")
    assert chart_of(match.state)[2, 2] == kind
    assert match.state.lid <= LID_COUNT
