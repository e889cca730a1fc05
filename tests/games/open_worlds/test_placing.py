"""What no table of Open Worlds can show, each with its rule."""

from collections.abc import Callable

import pytest

from oceanarium.games.open_worlds import GAME as OPEN_WORLDS
from oceanarium.games.open_worlds import placing
from oceanarium.games.open_worlds.parts import OVER, TRASHING
from oceanarium.games.open_worlds.rules.income import score
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.vocabulary import world_id
from oceanarium.kernel.placing import CannotBe
from tests.laying import Laying

Change = Callable[[State], None]
LAYING = Laying(placing)
put, turn, phase, faults = LAYING.put, LAYING.turn, LAYING.phase, LAYING.faults


def laid() -> State:
    """A table with which nothing is wrong."""
    state = OPEN_WORLDS.new_state(2)
    placing.clear(state)
    put(state, "0:outpost", "hand:0")
    put(state, "1:outpost", "hand:1")
    return state


def world(state: State, position: int = 0) -> str:
    return f"world:{world_id(state, position)}"


def test_a_table_that_can_be_has_no_faults() -> None:
    assert faults(laid()) == []


def crowd(state: State) -> None:
    for name in ("city_10", "city_15", "city_20", "city_25", "industry_8", "industry_9", "industry_11"):
        for seat in (0, 1):
            if any(piece.name == f"{seat}:{name}" for piece in placing.pieces(state)):
                put(state, f"{seat}:{name}", world(state))


def empty_deck(state: State) -> None:
    for piece in placing.pieces(state):
        for _ in range(piece.left or 0):
            put(state, piece.name, f"trash:{piece.seat}")


@pytest.mark.parametrize(
    ("change", "rules"),
    [
        (crowd, {"OW-8.3"}),
        (lambda state: put(state, "0:back", "card:outpost"), {"OW-4.1"}),
        (lambda state: phase(state, OVER), {"OW-17.6"}),
        (empty_deck, {"OW-17.1"}),
    ],
)
def test_what_no_table_can_show_is_told_with_its_rule(change: Change, rules: set[str]) -> None:
    state = laid()
    change(state)
    assert {rule for rule, _ in faults(state)} == rules


def test_the_final_turn_explains_an_empty_deck_and_the_end() -> None:
    state = laid()
    empty_deck(state)
    turn(state, "final", 2)
    assert faults(state) == []
    phase(state, OVER)
    assert faults(state) == []


def test_a_unit_brings_income_and_goes_back_when_it_is_touched_again() -> None:
    state = laid()
    before = state.copy()
    put(state, "0:city_10", world(state, 2))
    assert score(state, 0) == 1
    put(state, "0:city_10", world(state, 2))
    assert state == before


def test_a_deck_has_only_so_many_copies() -> None:
    state = laid()
    put(state, "0:city_10", "hand:0")
    with pytest.raises(CannotBe) as refused:
        put(state, "0:city_10", world(state))
    assert refused.value.rule == "OW-1.1"


def test_a_world_that_lies_elsewhere_in_the_row_changes_places() -> None:
    state = laid()
    first, second = state.worlds[:2]
    turn(state, "world:0", placing._row(state).index(second))
    assert state.worlds[:2] == [second, first]


def test_what_was_staged_is_in_the_hand_again_in_another_step() -> None:
    state = laid()
    OPEN_WORLDS.rules.apply_move(state, 0, OPEN_WORLDS.legal_moves(state, 0)[1])
    assert state.staged_size[0] == 1
    phase(state, TRASHING)
    assert (state.staged_size[0], state.hand_size[0]) == (0, 1)
    assert faults(state) == []


def test_seats_change_places_in_priority_order() -> None:
    state = laid()
    turn(state, "priority:1", 1)
    assert state.order[:2] == [1, 0]
    assert state.chooser == 0
    assert state.rank == 1
