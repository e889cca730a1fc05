"""OC-7 Islands."""

from hypothesis import given, settings

from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.view import islands_view
from oceanarium.kernel import Match
from tests.games.oceania.drawing import LOOP, chart_of, drawn_match, is_complete, islands, size_of, tiles
from tests.matches import matches
from tests.proving import proves


@proves("OC-E14", "OC-7.3", "OC-R19")
def test_a_strait_in_a_loop_counts_once() -> None:
    match = drawn_match(LOOP)
    (island,) = islands_view(match.state)
    assert (island["size"], island["complete"], island["totals"]) == (7, True, [1, 1])
    assert island["leader"] is None
    alone = drawn_match(LOOP.replace("/w1N", "").replace("/g1E", ""), seats=1)
    assert alone.scores()[0].parts["islands squared"] == 49


@proves("OC-7.1", "OC-C2")
def test_the_two_shores_of_a_strait_are_two_islands() -> None:
    match = drawn_match(tiles(D3="LWLW/g1S", D2="WWLW", D4="LWWW"))
    found = [(island["spaces"], island["totals"], island["complete"]) for island in islands_view(match.state)]
    assert found == [(["D2", "D3"], [0, 0], True), (["D3", "D4"], [1, 0], True)]


@proves("OC-7.2")
def test_an_island_is_open_while_its_land_faces_the_unknown() -> None:
    match = drawn_match(tiles(D5="LWWW", D4="LLLW"))
    (island,) = islands_view(match.state)
    assert (island["complete"], island["open"], island["size"]) == (False, ["D3", "E4"], 2)


@proves("OC-7.2")
def test_completion_is_told_once_with_the_size() -> None:
    match = drawn_match(tiles(D5="LWWW", C4="WWWW"), ship="C4", tile="coast")
    happened = match.play("place:D4:WWLW")
    assert [event.text for event in happened if event.name == "island_completed"] == [
        "The island at D4 is complete: 2 tiles."
    ]


@proves("OC-7.1", "OC-7.2", "OC-7.3", "OC-R21")
@settings(max_examples=60)
@given(match=matches(GAME))
def test_islands_are_those_that_a_walk_finds(match: Match[State]) -> None:
    chart = chart_of(match.state)
    expected = sorted(
        (sorted(f"{'ABCDEFG'[place[1]]}{place[0] + 1}" for place in {place for place, _ in island}), size, complete)
        for island in islands(chart)
        for size, complete in [(size_of(island), is_complete(chart, island))]
    )
    found = sorted(
        (sorted(island["spaces"]), island["size"], island["complete"]) for island in islands_view(match.state)
    )
    assert found == expected
    for island in islands_view(match.state):
        assert island["complete"] == (island["open"] == [])


@proves("OC-10.1", "OC-15.4")
def test_every_island_says_what_it_pays() -> None:
    for seats in (1, 2):
        view = drawn_match(LOOP, seats=seats).view()
        sizes = [island["size"] for island in view["islands"]]
        assert [island["worth"] for island in view["islands"]] == [size ** (3 - seats) for size in sizes]
        assert max(sizes) > 1
