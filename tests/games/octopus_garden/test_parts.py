"""Tiles, the garden's geometry, the market and the terms. [OG-C1 to OG-C5]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import oceanarium as oc
from oceanarium.games.octopus_garden import GAME as OCTOPUS_GARDEN
from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    COSTS,
    DIRECTION_COUNT,
    KIND_NAMES,
    LINE_NAMES,
    LINES,
    MAX_SEATS,
    PEARL_COUNT,
    TILE_COUNTS,
    grown,
    step_offset,
)
from oceanarium.games.octopus_garden.rules.garden import group_of, vacant_spaces
from oceanarium.games.octopus_garden.rules.scoring import relic_beauty
from oceanarium.games.octopus_garden.state import State
from oceanarium.games.octopus_garden.vocabulary import places_in, space_name, space_named
from tests.games.octopus_garden.drawing import (
    GAME,
    axial,
    distances,
    drawn_state,
    named,
    neighbours,
    place_named,
    spaces,
)
from tests.proving import proves

ADJACENCY = """
A1: A2 B1 B2            A2: A1 A3 B2 B3         A3: A2 A4 B3 B4         A4: A3 B4 B5
B1: A1 B2 C1 C2         B2: A1 A2 B1 B3 C2 C3   B3: A2 A3 B2 B4 C3 C4   B4: A3 A4 B3 B5 C4 C5
B5: A4 B4 C5 C6         C1: B1 C2 D1            C2: B1 B2 C1 C3 D1 D2   C3: B2 B3 C2 C4 D2 D3
C4: B3 B4 C3 C5 D3 D4   C5: B4 B5 C4 C6 D4 D5   C6: B5 C5 D5            D1: C1 C2 D2 E1
D2: C2 C3 D1 D3 E1 E2   D3: C3 C4 D2 D4 E2 E3   D4: C4 C5 D3 D5 E3 E4   D5: C5 C6 D4 E4
E1: D1 D2 E2            E2: D2 D3 E1 E3         E3: D3 D4 E2 E4         E4: D4 D5 E3
"""
COORDINATES = {  # with C1 at the origin
    "A": [(2, -2), (3, -2), (4, -2), (5, -2)],
    "B": [(1, -1), (2, -1), (3, -1), (4, -1), (5, -1)],
    "C": [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)],
    "D": [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1)],
    "E": [(0, 2), (1, 2), (2, 2), (3, 2)],
}


def printed_adjacency() -> dict[str, set[str]]:
    table: dict[str, set[str]] = {}
    for word in ADJACENCY.split():
        if word.endswith(":"):
            around = table.setdefault(word[:-1], set())
        else:
            around.add(word)
    return table


def garden_of(rows: tuple[int, ...]) -> State:
    state: State = oc.new_match(GAME, 2, 1, {"garden_rows": rows}, manual_chance=True).state
    return state


def adjacency_of(state: State) -> dict[str, set[str]]:
    """The adjacency that the rules use."""
    table = {}
    for place in places_in(state.garden):
        around = grown(1 << place, state.stride, state.garden) & ~(1 << place)
        table[space_name(state, place)] = {space_name(state, other) for other in places_in(around)}
    return table


@proves("OG-C1")
def test_the_box_holds_four_gardens_forty_pearls_and_128_tiles() -> None:
    assert (MAX_SEATS, PEARL_COUNT, sum(TILE_COUNTS)) == (4, 40, 128)


@proves("OG-C2", "OG-R02")
@pytest.mark.parametrize(
    ("name", "count", "cost"),
    [
        ("seagrass", 26, 1),
        ("coral", 20, 1),
        ("anemone", 16, 1),
        ("oyster", 16, 2),
        ("worm", 12, 2),
        ("star", 8, 3),
        ("garbage", 8, 0),
        ("relic", 8, 3),
        ("harlequin", 4, None),
        ("clownfish", 5, None),
        ("seahorse", 5, None),
    ],
)
def test_each_tile_has_its_count_and_its_cost(name: str, count: int, cost: int | None) -> None:
    kind = KIND_NAMES.index(name)
    assert TILE_COUNTS[kind] == count
    assert (COSTS[kind] if kind < BAG_KINDS else None) == cost


@proves("OG-C2")
@pytest.mark.parametrize(("count", "beauty"), list(enumerate([0, 1, 6, 15, 20, 25, 30, 35, 40])))
def test_relics_are_worth_more_together(count: int, beauty: int) -> None:
    assert relic_beauty(count) == beauty


@proves("OG-C3")
def test_adjacency_is_as_listed() -> None:
    assert adjacency_of(garden_of((4, 5, 6, 5, 4))) == printed_adjacency()
    assert ADJACENCY in OCTOPUS_GARDEN.rules_text


@proves("OG-C3")
def test_adjacency_has_the_numbers_that_the_rules_name() -> None:
    table = adjacency_of(garden_of((4, 5, 6, 5, 4)))
    degrees = [len(around) for around in table.values()]
    assert sum(degrees) == 2 * 55
    assert [degrees.count(degree) for degree in (6, 4, 3)] == [10, 8, 6]
    assert max(max(distances([name]).values()) for name in table) == 5


@proves("OG-C3")
def test_coordinates_count_from_c1() -> None:
    shifted = {f"{row}{number}": at for row, line in COORDINATES.items() for number, at in enumerate(line, 1)}
    assert {name: (q + 2, r - 2) for name, (q, r) in axial().items()} == shifted


@proves("OG-C3")
@pytest.mark.parametrize(
    "rows",
    [
        (4,),
        (62,),
        (2, 3),
        (1, 2, 1),
        (8, 9, 8),
        (7, 8, 7),
        (6, 5, 6),
        (3, 2, 3, 2),
        (5, 6, 7, 6, 5),
        (6, 5, 4, 3, 2, 1),
        (5, 6, 7, 8, 7, 6, 5),
        (1, 2, 1, 2, 1, 2, 1, 2, 1),
    ],
)
def test_any_rows_make_a_garden_with_the_adjacency_of_the_definition(rows: tuple[int, ...]) -> None:
    assert adjacency_of(garden_of(rows)) == {name: neighbours(name, rows) for name in axial(rows)}


@st.composite
def garden_rows(draw: st.DrawFn) -> tuple[int, ...]:
    """Rows that fit on the board, rising and falling at random."""
    rows = [draw(st.integers(1, 6))]
    for rises in draw(st.lists(st.booleans(), max_size=5)):
        rows.append(rows[-1] + 1 if rises or rows[-1] == 1 else rows[-1] - 1)
    return tuple(rows) if sum(rows) >= 4 and max(rows) <= 8 else (4, 5, 6, 5, 4)


@proves("OG-C3")
@given(rows=garden_rows())
def test_steps_in_six_directions_lead_to_the_neighbours_and_never_elsewhere(rows: tuple[int, ...]) -> None:
    state = garden_of(rows)
    for name in axial(rows):
        place = place_named(state, name)
        ends = {space_name(state, place + step_offset(state.stride, way)) for way in range(DIRECTION_COUNT)}
        assert ends - {"?"} == neighbours(name, rows)


@proves("OG-C3")
def test_spaces_are_named_by_row_and_number() -> None:
    state = garden_of((4, 5, 6, 5, 4))
    assert [space_name(state, place) for place in places_in(state.garden)] == list(axial())
    assert all(space_name(state, place_named(state, name)) == name for name in axial())
    assert [space_named(state, name) for name in ("A5", "C7", "F1", "A0", "")] == [None] * 5
    assert place_named(state, "c3") == place_named(state, "C3")
    assert [space_name(state, place) for place in (-1, 63, 1000)] == ["?"] * 3


@proves("OG-C4", "OG-R29")
def test_the_market_has_three_rows_three_columns_and_two_diagonals_that_are_not_for_sale() -> None:
    lines = {name: [space + 1 for space in line] for name, line in zip(LINE_NAMES, LINES, strict=True)}
    assert lines == {
        "R1": [1, 2, 3],
        "R2": [4, 5, 6],
        "R3": [7, 8, 9],
        "K1": [1, 4, 7],
        "K2": [2, 5, 8],
        "K3": [3, 6, 9],
        "X1": [1, 5, 9],
        "X2": [3, 5, 7],
    }


@proves("OG-C5", "OG-R13")
def test_a_space_with_only_a_sea_star_is_not_vacant() -> None:
    state = drawn_state("""
            A  Sg  An^ *1  ..
          B  Co  Co  Co  Co  Co
        C  Co  Co  Co  Co  Co  Co
          D  Wo  Wo*2 Re Ga  Oy
            E  Ha  ..  *34 Oy
    """)
    assert named(state, vacant_spaces(state, 0)) == "A4 E2"


@proves("OG-C5")
def test_a_group_is_all_that_can_be_reached_over_its_own_spaces() -> None:
    state = drawn_state()
    tiles = spaces(state, "A1 B1 C1 C2 D3 E3 E4")
    assert named(state, group_of(state, tiles, place_named(state, "B1"))) == "A1 B1 C1 C2"
    assert named(state, group_of(state, tiles, place_named(state, "E4"))) == "D3 E3 E4"
