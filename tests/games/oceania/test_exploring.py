"""OC-4 Drawing and laying a tile."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.parts import DRAWING, KIND_NAMES, PLACING, SAILING, SEA_COUNTS
from oceanarium.games.oceania.rules.chart import can_fit
from oceanarium.games.oceania.rules.scoring import points
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.vocabulary import point_name
from oceanarium.kernel import NOTHING, IllegalMove, Match
from tests.games.oceania.drawing import (
    chart_of,
    draw,
    drawing_match,
    drawn_match,
    names,
    placings,
    texts,
    tiles,
)
from tests.matches import matches
from tests.proving import proves


def ways_at(start: str, kind: str, chart: str | None = None) -> list[str]:
    """How a kind may be laid from a starting point: D4:LWWW and so on."""
    match = drawn_match(ship=start, tile=kind) if chart is None else drawn_match(chart, ship=start, tile=kind)
    return sorted(text.removeprefix("place:") for text in texts(match))


@proves("OC-E02", "OC-4.2", "OC-4.4", "OC-4.5")
def test_a_coast_may_be_laid_in_five_ways() -> None:
    match = drawn_match(tiles(D5="WWWW", E5="WWWW"), ship="D5", tile="coast")
    assert sorted(texts(match)) == [
        "place:C5:LWWW",
        "place:C5:WWWL",
        "place:D4:LWWW",
        "place:D4:WLWW",
        "place:D4:WWWL",
    ]
    assert names(match.play("place:D4:LWWW")) == ["tile_placed"]
    assert chart_of(match.state)[3, 3] == "LWWW"


@proves("OC-E08", "OC-4.4")
@pytest.mark.parametrize("circle", ["west-5", "south-A"])
@pytest.mark.parametrize(
    ("kind", "ways"),
    [
        ("open", ["A5:WWWW"]),
        ("coast", ["A5:LWWW", "A5:WLWW"]),
        ("corner", ["A5:LLWW"]),
        ("strait", []),
        ("bay", []),
    ],
)
def test_what_fits_a_corner_space(circle: str, kind: str, ways: list[str]) -> None:
    assert ways_at(circle, kind) == ways
    if not ways:
        match = drawing_match(circle)
        assert names(draw(match, kind))[:2] == ["tile_drawn", "tile_discarded"]
        assert match.state.discards[0][KIND_NAMES.index(kind)] == 1


@proves("OC-E09")
@pytest.mark.parametrize(
    ("kind", "ways"),
    [
        ("open", ["D5:WWWW"]),
        ("coast", ["D5:LWWW", "D5:WLWW", "D5:WWWL"]),
        ("corner", ["D5:LLWW", "D5:LWWL"]),
        ("strait", ["D5:WLWL"]),
        ("bay", ["D5:LLWL"]),
    ],
)
def test_what_fits_a_border_space(kind: str, ways: list[str]) -> None:
    assert ways_at("south-D", kind) == ways


@proves("OC-E10", "OC-R02")
@pytest.mark.parametrize(
    ("kind", "ways"),
    [
        ("open", ["A1:WWWW"]),
        ("coast", ["A1:WLWW", "A1:WWLW"]),
        ("corner", ["A1:WLLW"]),
        ("strait", []),
        ("bay", []),
    ],
)
def test_what_fits_a_corner_in_the_north(kind: str, ways: list[str]) -> None:
    assert ways_at("west-1", kind) == ways


@proves("OC-E11", "OC-R02", "OC-4.3")
@pytest.mark.parametrize(
    ("kind", "ways"),
    [
        ("open", ["D1:WWWW"]),
        ("coast", ["D1:WLWW", "D1:WWWL"]),
        ("corner", []),
        ("strait", ["D1:WLWL"]),
        ("bay", []),
    ],
)
def test_what_fits_between_the_ship_and_the_north(kind: str, ways: list[str]) -> None:
    assert [way for way in ways_at("D2", kind, tiles(D2="WWWW")) if way.startswith("D1")] == ways


@proves("OC-4.1", "OC-S2")
def test_a_draw_is_as_likely_as_its_share_of_the_tiles_not_seen() -> None:
    match = drawing_match("south-D")
    assert list(match.game.chances(match.state).values()) == list(SEA_COUNTS)
    assert match.state.lid == 32
    draw(match, "bay")
    assert match.state.unseen == [5, 10, 10, 5, 4]
    assert match.state.lid == 31
    assert match.state.tile == KIND_NAMES.index("bay")
    empty = drawing_match("south-D")
    empty.state.unseen = [0, 2, 0, 0, 1]
    assert [move.text for move in empty.legal_moves()] == ["draw:coast", "draw:bay"]


@proves("OC-4.6", "OC-R05")
def test_a_tile_that_fits_must_be_laid() -> None:
    match = drawn_match(ship="south-D", tile="open")
    assert texts(match) == ["place:D5:WWWW"]
    with pytest.raises(IllegalMove) as refusal:
        match.play("pass")
    assert refusal.value.rule == "OC-4.6"


@proves("OC-E18", "OC-4.7", "OC-4.8", "OC-R04", "OC-2.2")
def test_a_draw_that_fits_nowhere_ends_the_turn() -> None:
    match = drawn_match(tiles(D5="LWWW"))
    match.play("start:south-A")
    happened = draw(match, "bay")  # it would fit at D5
    assert names(happened) == ["tile_drawn", "tile_discarded"]
    assert match.actor == 1
    assert match.state.phase == SAILING
    assert match.state.discards[0] == [0, 0, 0, 0, 1]
    assert match.state.tile == NOTHING
    assert [points(match.state, seat) for seat in range(2)] == [-2, 0]


@proves("OC-R01", "OC-R06", "OC-4.2")
def test_only_spaces_across_water_are_reached() -> None:
    match = drawn_match(tiles(D3="LWWL"), ship="D3", tile="open")
    assert texts(match) == ["place:E3:WWWW", "place:D4:WWWW"]


@proves("OC-2.2")
def test_a_turn_goes_from_the_start_over_the_tile_to_the_scout_and_on_to_the_other() -> None:
    match = drawn_match()
    match.play("start:south-D")
    assert match.state.phase == DRAWING
    draw(match, "coast")
    assert match.state.phase == PLACING
    match.play("place:D5:LWWW")
    match.play("scout:1:N")
    assert match.actor == 1
    match.play("start:D5")
    draw(match, "open")
    match.play("place:C5:WWWW")
    assert match.actor == 0


@proves("OC-4.2", "OC-4.3", "OC-4.4", "OC-4.5", "OC-C2", "OC-R24")
@settings(max_examples=60)
@given(match=matches(GAME), kind=st.integers(0, 4))
def test_placings_are_those_that_a_naive_search_finds(match: Match[State], kind: int) -> None:
    state = match.state
    if state.ship == NOTHING:
        return
    expected = placings(chart_of(state), point_name(state.ship), kind)
    assert can_fit(state, state.ship, kind) == bool(expected)
    state = state.copy()
    state.phase, state.tile = PLACING, kind
    found = set()
    for number in match.game.legal_moves(state, state.turn):
        _, space, word = match.game.moves.move_text(state, number).split(":")
        found.add(((int(space[1]) - 1, "ABCDEFG".index(space[0])), word))
    assert found == expected
