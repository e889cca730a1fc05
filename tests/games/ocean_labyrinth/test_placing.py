"""What no table of Ocean Labyrinth can show, each with its rule."""

from collections.abc import Callable

import pytest

from oceanarium.games.ocean_labyrinth import GAME as OCEAN_LABYRINTH
from oceanarium.games.ocean_labyrinth import placing
from oceanarium.games.ocean_labyrinth.parts import LOOSE_SQUARES, MOVING, OVER, SQUARE_NAMES, TILE_NAMES
from oceanarium.games.ocean_labyrinth.rules.maze import reachable
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import NOTHING
from oceanarium.kernel.placing import CannotBe
from tests.laying import Laying

Change = Callable[[State], None]
LAYING = Laying(placing)
put, turn, phase, faults = LAYING.put, LAYING.turn, LAYING.phase, LAYING.faults
LOOSE = [f"square:{SQUARE_NAMES[square]}" for square in LOOSE_SQUARES]


def laid(options: dict[str, object] | None = None) -> State:
    """A table with which nothing is wrong: 13 straights, 8 bends, and all tiles with pictures."""
    state = OCEAN_LABYRINTH.new_state(2, options)
    placing.clear(state)
    put(state, "straight0", *LOOSE[:13])
    put(state, "bend1", *LOOSE[13:21])
    for piece, place in zip([*TILE_NAMES[13:19], *TILE_NAMES[29:35]], LOOSE[21:], strict=True):
        put(state, piece, place)
    return state


def test_a_maze_is_laid_and_the_tile_that_is_left_is_the_spare_one() -> None:
    state = laid()
    assert faults(state) == []
    assert TILE_NAMES[state.surplus] == "L15"
    assert reachable(state, 0)


def more_found(state: State) -> None:
    for picture in range(1, 7):
        turn(state, f"card:P{picture:02}", 0)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda state: put(state, "take", LOOSE[0]), ("OL-2.1", "no_tiles")),
        (lambda state: phase(state, MOVING), ("OL-4.3", "no_exit")),
        (lambda state: phase(state, OVER), ("OL-8.1", "not_over")),
        (more_found, ("OL-2.2", "too_many_found")),
    ],
)
def test_what_no_table_can_show_is_told_with_its_rule(change: Change, fault: tuple[str, str]) -> None:
    state = laid({"cards_per_player": 5})
    change(state)
    assert faults(state) == [fault]


def test_the_last_target_ends_the_match_where_nobody_goes_home() -> None:
    state = laid({"cards_per_player": 2, "return_home": False})
    turn(state, "found:1", 2)
    assert faults(state) == [("OL-8.3", "all_found")]
    turn(state, "turn", 1)
    phase(state, OVER)
    assert faults(state) == []


def test_whoever_has_everything_and_is_home_has_won() -> None:
    state = laid({"cards_per_player": 2})
    turn(state, "found:0", 2)
    phase(state, OVER)
    assert faults(state) == []
    assert state.targets[0] == NOTHING


def test_there_are_only_so_many_tiles_of_a_shape() -> None:
    state = laid()
    with pytest.raises(CannotBe) as refused:
        put(state, "straight1", LOOSE[20])
    assert refused.value.rule == "OL-C5"
    assert faults(state) == []


def test_a_plain_tile_is_turned_by_the_other_piece_and_taken_away_by_its_own() -> None:
    state = laid()
    put(state, "straight1", LOOSE[0])
    assert state.turned[state.tiles[LOOSE_SQUARES[0]]] == 1
    put(state, "straight1", LOOSE[0])
    assert state.tiles[LOOSE_SQUARES[0]] == NOTHING


def test_a_tile_with_a_picture_is_turned_where_it_lies_and_comes_from_elsewhere() -> None:
    state = laid()
    put(state, "T06", LOOSE[-1])
    assert state.turned[TILE_NAMES.index("T06")] == 1
    put(state, "T06", LOOSE[0])
    assert state.tiles[LOOSE_SQUARES[-1]] == NOTHING
    assert faults(state) == [("OL-2.1", "no_tiles")]


def test_nobody_looks_for_what_somebody_has_found_or_looks_for() -> None:
    state = laid()
    turn(state, "target:0", 4)
    turn(state, "target:1", 4)
    assert state.targets[1] == 4
    assert state.targets[0] != 4
    turn(state, "card:P05", 0)
    assert 4 not in state.targets
    assert not state.unseen_cards >> 4 & 1


def test_whoever_takes_a_diver_gives_the_own_one_for_it() -> None:
    state = laid()
    before = list(state.colours[:2])
    turn(state, "colour:0", before[1])
    assert state.colours[:2] == before[::-1]
