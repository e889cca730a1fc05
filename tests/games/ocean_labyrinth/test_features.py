"""What a learned evaluation sees: whole numbers, nothing secret, and what they mean."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from oceanarium.games.ocean_labyrinth import features
from oceanarium.games.ocean_labyrinth.evaluate import FAR, SURPLUS_BIT, evaluate, goal_tile, walls_between, ways_to
from oceanarium.games.ocean_labyrinth.features import FEATURES, describe, highest_count
from oceanarium.games.ocean_labyrinth.parts import CHOOSING, INSERTING, MOVING, OVER, SQUARE_COUNT
from oceanarium.games.ocean_labyrinth.rules.inserting import rotation_count
from oceanarium.games.ocean_labyrinth.rules.maze import reachable
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import Match, game_named
from oceanarium.kernel.chance import WORDS, seed_rng
from tests.games.ocean_labyrinth.drawing import ACTIONS, GAME, drawn_match, insert, set_backs
from tests.matches import matches, seeds

MOST = 2_000
SENTINEL = 0.5


def described(state: State, seat: int) -> list[float]:
    """The features of a position, all of them written anew."""
    row = [SENTINEL] * FEATURES
    describe(state, seat, row)
    return row


@st.composite
def going_on(draw: st.DrawFn) -> Match[State]:
    """A match of any number of seats with any options in any stage, but not over."""
    match: Match[State] = draw(matches(game_named(GAME)))
    assume(match.state.phase != OVER)
    return match


@settings(max_examples=60)
@given(match=going_on(), seed=seeds)
def test_all_are_whole_and_small_and_tell_no_secret(match: Match[State], seed: int) -> None:
    for seat in range(match.seats):
        row, twin, rng = described(match.state, seat), match.state.copy(), [0] * WORDS
        assert all(number == int(number) and abs(number) <= MOST for number in row)
        seed_rng(rng, seed, 0)
        match.game.secrets.redeal(twin, seat, rng)
        assert described(twin, seat) == row


@settings(max_examples=40)
@given(match=going_on())
def test_they_say_what_the_hand_written_evaluation_says(match: Match[State]) -> None:
    for seat in range(match.seats):
        row, state = described(match.state, seat), match.state
        assert row[features.WORTH_LEAD] == int(8 * evaluate(state, seat))
        if state.phase <= CHOOSING:
            continue
        goal = goal_tile(state, seat)
        walls = min(walls_between(state, state.divers[seat], goal), 4)
        assert row[features.GOAL_WALLS : features.GOAL_WALLS + 5] == one_of(5, walls)
        if state.turn != seat or state.phase != MOVING:
            assert row[features.WAY_COUNT] == ways_to(state, seat, goal) * 4 // rotation_count(state)


@settings(max_examples=25)
@given(match=going_on())
def test_before_a_move_the_ways_are_those_of_the_best_square_in_reach(match: Match[State]) -> None:
    state, seat = match.state, match.actor
    assume(state.phase == MOVING)
    row, goal, most = described(state, seat), goal_tile(state, seat), 0
    reach = reachable(state, state.divers[seat])
    for square in range(SQUARE_COUNT):
        if reach >> square & 1:
            after = state.copy()
            after.divers[seat] = square
            most = max(most, ways_to(after, seat, goal))
    assert row[features.WAY_COUNT] == most * 4 // rotation_count(state)


def one_of(count: int, chosen: int) -> list[float]:
    """One number of several is set."""
    return [float(index == chosen) for index in range(count)]


def test_a_known_position() -> None:
    state = drawn_match(seats=2, targets={"yellow": "P04", "blue": "P09"}).state  # OL-X02
    row = described(state, 0)
    assert row[features.OWN + features.REACH] == 9
    assert row[features.OWN + features.PICTURES_IN_REACH] == 3  # on C1, C2 and A3; its own target on C3 is left out
    assert row[features.OWN + features.STEPS] == row[features.RIVAL + features.STEPS] == 13
    assert row[features.RIVAL + features.REACH] == 1
    assert row[features.GOAL_IS_FIXED] == row[features.TAKES_THIS_TURN] == row[features.IS_OWN_TURN] == 1
    assert row[features.GOAL_DISTANCE] == 4
    assert row[features.RIVAL_GOALS] == 23
    assert row[features.LEAD] == row[features.TURNS_TO_WAIT] == 0
    assert row[features.RIVAL_TURNS_TO_WAIT] == 1
    assert row[features.SEATS : features.SEATS + 3] == one_of(3, 0)
    assert row[features.SURPLUS_SHAPE : features.SURPLUS_SHAPE + 3] == one_of(3, 1)


def test_a_target_in_reach_is_taken_now() -> None:
    match = drawn_match(seats=2, targets={"yellow": "P04"})
    insert(match, "N3:0")  # OL-X07
    own, rival = described(match.state, 0), described(match.state, 1)
    assert (own[features.TAKES_NOW], own[features.TAKES_THIS_TURN], own[features.IS_MOVING]) == (1, 0, 1)
    assert rival[features.TAKES_NOW] == 0
    assert rival[features.RIVAL_TAKES_NOW] == rival[features.RIVAL_IN_REACH] > 0


def test_a_target_on_the_spare_tile_is_beside_the_board() -> None:
    match = drawn_match(seats=2, targets={"yellow": "P16"})  # OL-X20
    row = described(match.state, 0)
    assert goal_tile(match.state, 0) == SURPLUS_BIT
    assert walls_between(match.state, 0, SURPLUS_BIT) == FAR
    assert row[features.GOAL_ON_SURPLUS] == row[features.TAKES_THIS_TURN] == 1
    assert row[features.GOAL_AREA] == 0


def test_a_rival_on_its_way_home_has_one_goal() -> None:
    match = drawn_match(done="blue", divers={"blue": "5,6"}, turn="blue")
    row, blue = described(match.state, 0), 2
    assert row[features.RIVAL + features.IS_GOING_HOME] == row[features.RIVALS_GOING_HOME] == 1
    assert row[features.RIVAL + features.LAST_STEPS] == row[features.RIVAL_GOALS] == 1
    assert row[features.RIVAL_FINISHES] == row[features.RIVAL_TAKES_THIS_TURN] == 64
    assert row[features.RIVAL_WAYS] == ways_to(match.state, blue, goal_tile(match.state, blue))
    assert (row[features.LEAD], row[features.RIVALS_AHEAD], row[features.RIVALS_LEVEL]) == (-6, 1, 2)
    assert (row[features.SECOND_FOUND], row[features.SECOND_LEAD]) == (0, 0)


def test_known_backs_at_the_exits_are_counted() -> None:
    match = drawn_match(seats=2, options=ACTIONS)
    row = described(match.state, 0)
    assert (
        row[features.UNKNOWN_BACKS] == 8
    )  # B1 D1 D7 F7 A2 A4 G2 G6: of the others T05, T06, L02 and L03 have pictures
    set_backs(match)
    row = described(match.state, 0)
    assert row[features.UNKNOWN_BACKS] == 0
    assert row[features.KNOWN_BACKS : features.KNOWN_BACKS + 3] == [1, 1, 1]  # L13 on F7, I12 on A2, L15 on D7


@pytest.mark.parametrize(("turn", "wait"), [("yellow", 0), ("red", 3), ("blue", 2), ("green", 1)])
def test_a_seat_knows_how_long_it_waits(turn: str, wait: int) -> None:
    row = described(drawn_match(turn=turn).state, 0)
    assert row[features.TURNS_TO_WAIT] == wait
    assert row[features.IS_OWN_TURN] == (wait == 0)


def test_of_equal_rivals_the_next_one_to_play_is_feared() -> None:
    match = drawn_match(turn="blue")
    assert match.state.phase == INSERTING
    assert features.strongest_rival(match.state, 0) == 2
    assert features.strongest_rival(match.state, 2) == 3
    match.state.found[1] = 1
    assert features.strongest_rival(match.state, 0) == 1


def test_counters_count_each_square() -> None:
    counters = [0] * 6
    for squares in (0b011, 0b001, 0b101, 0b001):
        features.add_to_counters(counters, squares)
    assert [highest_count(counters, squares) for squares in (0b001, 0b010, 0b111, 0b110, 0b1000)] == [4, 1, 4, 1, 0]
