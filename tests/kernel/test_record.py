"""The declaration of a state, at run time and to the type checker."""

import pytest
from mypy import api

from oceanarium.kernel import Int8, Int16, Int32, Int64, Record, cell, grid, note, row
from oceanarium.kernel.toolbox import States, spare_states
from tests.toys.tidepool import State

USES = """
from tests.toys.tidepool import State
state = State()
state.points[0] += 1
reveal_type(state.lot)
reveal_type(state.points)
reveal_type(state.hands[0][1])
reveal_type(state.copy())
state.hand[0] = 1
state.points = 3
"""


class Widths(Record):
    """One field of each width, the narrowest first."""

    byte = cell(Int8)
    short = row(Int16, 3)
    word = grid(Int32, 2, 2)
    long = cell(Int64)


def test_a_state_has_no_other_fields_than_those_declared() -> None:
    with pytest.raises(AttributeError):
        State().lots = 3  # type: ignore[attr-defined]  # just that is refused


@pytest.mark.parametrize(
    ("name", "value"), [("byte", 128), ("byte", -129), ("short", [0, 2**15, 0]), ("word", [[0, 0], [-(2**31) - 1, 0]])]
)
def test_a_value_without_room_is_refused(name: str, value: object) -> None:
    state = Widths()
    setattr(state, name, value)
    with pytest.raises(OverflowError, match="no room"):
        state.to_bytes()


def test_the_widest_fields_come_first_and_the_end_is_padded() -> None:
    assert list(Widths.fields) == ["long", "word", "short", "byte"]
    assert len(Widths().to_bytes()) == 8 + 16 + 6 + 1 + 1


def test_bytes_are_read_back() -> None:
    state = Widths()
    state.byte, state.short, state.word, state.long = -128, [1, -2, 2**15 - 1], [[1, 2], [3, -4]], -(2**63)
    again = Widths.from_bytes(state.to_bytes())
    assert again == state
    assert repr(again) == "long=-9223372036854775808, word=[[1, 2], [3, -4]], short=[1, -2, 32767], byte=-128"


def test_a_copy_shares_nothing_and_nobody_listens_to_it() -> None:
    state = Widths()
    state.events = []
    twin = state.copy()
    twin.short[0], twin.word[1][1] = 5, 6
    assert (state.short, state.word) == ([0, 0, 0], [[0, 0], [0, 0]])
    assert twin.events is None


def test_a_state_equals_only_its_like_and_has_no_hash() -> None:
    assert Widths() == Widths()
    assert Widths() != State()
    assert Widths() != 0
    with pytest.raises(TypeError, match="unhashable"):
        hash(Widths())


def test_spare_states_are_blank_and_assignment_copies() -> None:
    state = Widths()
    state.short[0] = 7
    states = spare_states(state, 2)
    assert isinstance(states, States)
    assert states[0] == Widths()
    states[0] = state
    state.short[0] = 8
    assert states[0].short[0] == 7


def test_a_note_is_heard_only_by_a_listener() -> None:
    state = Widths()
    note(state, 1, 0, 5)
    assert state.events is None
    state.events = []
    note(state, 1, 0, 5, 6)
    assert state.events == [(1, 0, (5, 6))]


def test_the_type_checker_knows_every_field() -> None:
    report, _, _ = api.run(["--strict", "--config-file=", "--cache-dir=.mypy_cache/tests", "-c", USES])
    assert 'Revealed type is "int"' in report
    assert 'Revealed type is "list[int]"' in report
    assert 'Revealed type is "tests.toys.tidepool.state.State"' in report
    assert '"State" has no attribute "hand"; maybe "hands"?' in report
    assert 'expression has type "int", variable has type "list[int]"' in report
    assert "Found 2 errors" in report
