"""OL-6 Moving, and OL-C9 what is in reach."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oceanarium as oc
from oceanarium.games.ocean_labyrinth.parts import SQUARE_NAMES
from oceanarium.games.ocean_labyrinth.rules.maze import reachable
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import NOBODY, Match, game_named
from tests.games.ocean_labyrinth.drawing import (
    GAME,
    diver,
    drawn_match,
    insert,
    move,
    naive_openings,
    naive_reach,
    names,
    offered,
    tell,
    texts,
)
from tests.matches import matches
from tests.proving import proves


@proves("OL-X02", "OL-C9", "OL-6.1")
@pytest.mark.parametrize(
    ("start", "reach"),
    [
        ("0,0", "0,0 0,1 0,2 1,0 1,2 2,0 2,1 2,2 3,0"),
        ("0,6", "0,4 0,5 0,6 1,6 2,3 2,4 2,5 2,6 3,3 3,4 3,6"),
        ("6,6", "6,6"),
        ("6,0", "5,0 6,0 6,1 6,2"),
    ],
)
def test_what_is_in_reach_on_fixture_x(start: str, reach: str) -> None:
    state = drawn_match().state
    assert names(reachable(state, SQUARE_NAMES.index(start))) == reach


@proves("OL-C9")
@settings(max_examples=60)
@given(data=st.data())
def test_reach_is_what_a_breadth_first_search_finds(data: st.DataObject) -> None:
    match: Match[State] = data.draw(matches(game_named(GAME)))
    if match.state.surplus < 0:
        return
    openings = naive_openings(match.state)
    for square, name in enumerate(SQUARE_NAMES):
        assert set(names(reachable(match.state, square)).split()) == naive_reach(openings, name)


@proves("OL-6.1", "OL-6.3")
def test_a_diver_moves_as_far_as_it_likes_but_only_where_paths_lead() -> None:
    match = drawn_match()
    insert(match, "N3:0")
    assert offered(match, "move") == "0,0 0,1 0,2 1,0 1,2 2,0 2,1 2,2 3,0"
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("move:1,1")
    assert (refused.value.rule, refused.value.sentence) == ("OL-6.1", "No open path leads from A1 to B2.")
    assert tell(move(match, "3,0")) == ["diver_moved"]
    assert diver(match, "yellow") == "3,0"


@proves("OL-X22", "OL-6.1", "OL-R04")
def test_a_diver_may_stay() -> None:
    match = drawn_match(turn="blue")
    insert(match, "N1:0")
    assert offered(match, "move") == "6,6"
    events = match.play("stay")
    assert events[0].text == "Player 3 stays on G7."


@proves("OL-X22", "OL-R04")
@given(data=st.data())
def test_the_present_square_is_always_offered(data: st.DataObject) -> None:
    match: Match[State] = data.draw(matches(game_named(GAME)))
    if match.actor != NOBODY and any(text.startswith("move:") for text in texts(match)):
        assert f"move:{SQUARE_NAMES[match.state.divers[match.actor]]}" in texts(match)


@proves("OL-X09", "OL-6.2")
def test_divers_share_squares_and_do_not_block() -> None:
    match = drawn_match(divers={"red": "2,0", "blue": "1,0"})
    insert(match, "N3:0")
    assert "move:3,0" in texts(match)  # behind both of them
    move(match, "2,0")
    assert diver(match, "yellow") == diver(match, "red") == "2,0"
