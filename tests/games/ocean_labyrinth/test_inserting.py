"""OL-3 the turn, OL-4 pushing in, OL-5 divers on the line that moves."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oceanarium as oc
from oceanarium.games.ocean_labyrinth.parts import ARROW_NAMES, FIXED_SQUARES, LOOSE_TILES, SQUARE_NAMES, TILE_NAMES
from oceanarium.games.ocean_labyrinth.rules.inserting import insert as insert_tile
from oceanarium.games.ocean_labyrinth.rules.maze import carried_to, reach_after, reachable
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import Match, game_named
from tests.games.ocean_labyrinth.drawing import (
    ACTIONS,
    GAME,
    blocked,
    diver,
    drawn_match,
    found,
    insert,
    move,
    naive_openings,
    naive_push,
    naive_reach,
    names,
    offered,
    surplus,
    tell,
    texts,
    tile_at,
)
from tests.matches import matches
from tests.proving import proves

COLUMN_1 = ("I04 EW", "L14 ES", "I09 EW", "I02 EW", "T03 NEW", "I08 EW")


@proves("OL-X03", "OL-4.2", "OL-4.3", "OL-R01")
def test_before_the_first_push_every_arrow_is_free() -> None:
    match = drawn_match()
    assert blocked(match) is None
    assert texts(match) == [f"insert:{arrow}:{turn}" for arrow in ARROW_NAMES for turn in range(4)]
    assert len(texts(match)) == 48


@proves("OL-4.2", "OL-C3")
def test_a_straight_has_half_as_many_ways() -> None:
    match = drawn_match()
    insert(match, "N1:0")
    move(match, "0,0")
    insert(match, "N3:0")  # T06 goes in, L15 comes out
    move(match, "0,6")
    insert(match, "E1:0")
    assert surplus(match) == "I12"
    move(match, diver(match, "blue"))
    assert len(texts(match)) == 22
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("insert:N1:3")
    assert refused.value.rule == "OL-C3"
    lying = "open to the east and west it is already offered"
    assert refused.value.sentence == f"A straight lies the same after half a turn: {lying}."


@proves("OL-X04", "OL-4.2", "OL-4.3", "OL-4.5", "OL-R02")
def test_a_push_moves_a_line_by_one() -> None:
    match = drawn_match()
    events = insert(match, "N1:2")
    pushed, came_out = (
        "Player 1 pushes the bend with the clownfish into column B from above",
        "the junction with the dolphin",
    )
    assert events[0].text == f"{pushed}; {came_out} comes out at the bottom."
    assert tile_at(match, "0,1") == "L04 SW"
    assert tuple(tile_at(match, f"{row},1") for row in range(1, 7)) == COLUMN_1
    assert (surplus(match), blocked(match)) == ("T06", "S1")
    assert offered(match, "move") == "0,0 0,1 1,0 2,0 3,0"
    move(match, "0,0")
    assert len(texts(match)) == 44
    assert not any("S1" in text for text in texts(match))


@proves("OL-X04", "OL-R01")
def test_how_the_tile_is_turned_matters() -> None:
    match = drawn_match()
    insert(match, "N1:0")
    assert tile_at(match, "0,1") == "L04 NE"
    assert offered(match, "move") == "0,0 1,0 2,0 3,0"


@proves("OL-4.5", "OL-R01")
def test_the_new_surplus_tile_may_be_turned_anew() -> None:
    match = drawn_match()
    insert(match, "N1:2")
    move(match, "0,0")
    insert(match, "N3:1")
    assert tile_at(match, "0,3") == "T06 ESW"  # it lay open to N, E, W before


@proves("OL-X08", "OL-4.1", "OL-3.1")
def test_pushing_in_cannot_be_skipped() -> None:
    match = drawn_match(targets={"yellow": "P04"})
    assert reachable(match.state, 0) >> SQUARE_NAMES.index("2,2") & 1
    assert all(text.startswith("insert:") for text in texts(match))
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("move:2,2")
    assert refused.value.rule == "OL-4.1"


@proves("OL-3.1")
def test_after_the_push_comes_the_move_and_then_the_next_player() -> None:
    match = drawn_match()
    insert(match, "N1:2")
    assert match.actor == 0
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("insert:N1:2")
    assert refused.value.rule == "OL-3.1"
    with pytest.raises(oc.IllegalMove) as early:
        match.play("insert:N3:2", 1)
    assert (early.value.rule, early.value.sentence) == ("OL-2.5", "It is not your turn: Player 1 is to act.")
    move(match, "0,0")
    assert match.actor == 1


@proves("OL-X21", "OL-4.3", "OL-R02")
def test_the_tile_may_not_go_back_in_where_it_came_out() -> None:
    match = drawn_match()
    insert(match, "E1:0")
    move(match, "0,0")
    assert blocked(match) == "W1"
    for turn in range(4):
        with pytest.raises(oc.IllegalMove) as refused:
            match.play(f"insert:W1:{turn}")
        assert refused.value.rule == "OL-4.3"
        sentence = "The spare tile came out on the left of row 2 and may not go straight back in there."
        assert refused.value.sentence == sentence
    why = match.why_not(["arrow:W1"])
    assert why is not None
    assert why.rule == "OL-4.3"
    assert "insert:E1:0" in texts(match)
    other = match.copy()
    insert(match, "N1:0")
    move(match, diver(match, "red"))
    assert {"insert:W1:0", "insert:W1:1"} <= set(texts(match))
    insert(other, "E1:0")
    move(other, diver(other, "red"))
    assert blocked(other) == "W1"


@proves("OL-4.4", "OL-R03")
def test_the_ban_holds_for_the_own_second_push_too() -> None:
    match = drawn_match(options=ACTIONS)
    insert(match, "E1:0")
    move(match, "0,0")
    assert match.actor == 0
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("insert:W1:0")
    assert refused.value.rule == "OL-4.3"


@proves("OL-X05", "OL-5.2")
@pytest.mark.parametrize("others", [["green"], ["green", "red"], ["blue", "green", "red"]])
def test_divers_on_the_tile_that_leaves_are_put_on_the_new_one(others: list[str]) -> None:
    match = drawn_match(divers=dict.fromkeys(others, "6,1"))
    events = insert(match, "N1:2")
    assert tell(events) == ["tile_inserted"] + ["diver_pushed_off"] * len(others)
    assert [diver(match, colour) for colour in others] == ["0,1"] * len(others)
    assert tile_at(match, "0,1").startswith("L04")


@proves("OL-X05", "OL-5.2", "OL-5.3")
@pytest.mark.parametrize(("turn", "reach"), [(2, "0,0 0,1 1,0 2,0 3,0"), (0, "0,1 0,2 1,2 2,2")])
def test_whoever_is_pushed_off_still_moves(turn: int, reach: str) -> None:
    match = drawn_match(divers={"yellow": "6,1"})
    insert(match, f"N1:{turn}")
    assert offered(match, "move") == reach


@proves("OL-X06", "OL-5.2")
def test_pushed_off_sideways() -> None:
    match = drawn_match(turn="red", divers={"red": "3,6"})
    insert(match, "W3:0")
    assert (surplus(match), diver(match, "red")) == ("L03", "3,0")
    assert offered(match, "move") == "0,0 0,1 0,2 1,0 1,2 2,0 2,1 2,2 3,0 3,1"


@proves("OL-X18", "OL-5.1")
def test_a_diver_rides_along() -> None:
    match = drawn_match(divers={"yellow": "2,1"})
    events = insert(match, "N1:2")
    assert events[1].text == "Player 1 rides along from B3 to B4."
    assert offered(match, "move") == "3,1 3,2 4,0 4,1 4,2"


@proves("OL-5.3", "OL-R05")
def test_being_put_somewhere_reaches_nothing() -> None:
    match = drawn_match(turn="red", divers={"yellow": "6,1"}, targets={"yellow": "P16"})
    insert(match, "N1:2")
    assert (diver(match, "yellow"), found(match, "yellow")) == ("0,1", 0)
    move(match, "0,6")
    assert found(match, "yellow") == 0


@proves("OL-X25", "OL-R22")
@given(data=st.data())
def test_fixed_squares_never_change(data: st.DataObject) -> None:
    match: Match[State] = data.draw(matches(game_named(GAME)))
    state = match.state
    for square in FIXED_SQUARES:
        assert state.tiles[square] == LOOSE_TILES + FIXED_SQUARES.index(square)
        assert all(carried_to(square, arrow) == square for arrow in range(len(ARROW_NAMES)))
    if match.actor >= 0 and texts(match)[0].startswith("insert:"):
        divers = {seat: square for seat, square in enumerate(state.divers) if square in FIXED_SQUARES}
        match.play(data.draw(st.sampled_from(texts(match))))
        assert all(match.state.divers[seat] == square for seat, square in divers.items())


@proves("OL-4.2", "OL-5.1", "OL-5.2")
@settings(max_examples=60)
@given(data=st.data())
def test_a_push_does_what_a_list_of_seven_tiles_does(data: st.DataObject) -> None:
    match: Match[State] = data.draw(matches(game_named(GAME)))
    if match.actor < 0 or not texts(match)[0].startswith("insert:"):
        return
    state = match.state
    text = data.draw(st.sampled_from(texts(match)))
    arrow, turn = text.split(":")[1:]
    expected = naive_push(state, arrow, int(turn))
    tiles = sorted([*state.tiles, state.surplus])
    start, number = state.divers[match.actor], ARROW_NAMES.index(arrow)
    foreseen = reach_after(state, start, number, int(turn))
    if match.options["look_ahead"]:
        assert match.view(match.actor)["previews"][text]["reachable"] == names(foreseen).split()
    after = state.copy()
    insert_tile(after, number, int(turn))
    assert naive_openings(after) == expected
    assert sorted([*after.tiles, after.surplus]) == tiles
    landed = carried_to(start, number)
    assert set(names(foreseen).split()) == naive_reach(expected, SQUARE_NAMES[landed])
    rider, carrier = state.tiles[start], after.tiles[landed]
    assert carrier == (state.surplus if TILE_NAMES[rider] == TILE_NAMES[after.surplus] else rider)
