"""The board, tiles, arrows, pictures and options. [OL-C1 to OL-C9, OL-S1, OL-S2]"""

from collections import Counter
from typing import Any

import pytest

import oceanarium as oc
from oceanarium.games.ocean_labyrinth.parts import (
    ACTION_COUNT,
    ARROW_NAMES,
    COLOUR_NAMES,
    ENTRIES,
    EXITS,
    FIXED_SQUARES,
    LOOSE_COUNT,
    LOOSE_SQUARES,
    OPPOSITES,
    PICTURE_NAMES,
    SQUARE_NAMES,
    START_SQUARES,
    TILE_NAMES,
    TILE_PICTURES,
    longest_match,
)
from oceanarium.games.ocean_labyrinth.rules.inserting import rotation_count
from oceanarium.kernel import NOTHING, game_named
from tests.games.ocean_labyrinth.drawing import GAME, drawn_match, naive_openings, tile_at
from tests.proving import proves


def shapes(names: list[str]) -> dict[str, int]:
    return dict(Counter(name[0] for name in names))


@proves("OL-X01", "OL-C1", "OL-C5", "OL-C7", "OL-R26")
def test_fixture_x_has_all_tiles_and_pictures_once() -> None:
    state = drawn_match().state
    tiles = [*state.tiles, state.surplus]
    assert shapes([TILE_NAMES[tile] for tile in tiles]) == {"I": 13, "L": 15, "T": 6, "F": 16}
    pictures = [TILE_PICTURES[tile] for tile in tiles if TILE_PICTURES[tile] != NOTHING]
    assert sorted(pictures) == list(range(24))
    assert len(set(PICTURE_NAMES)) == 24
    assert sum(TILE_PICTURES[tile] != NOTHING for tile in tiles if TILE_NAMES[tile][0] != "F") == 12


@proves("OL-C5")
def test_pictures_are_on_the_first_bends_and_on_all_junctions() -> None:
    carriers = {TILE_NAMES[tile]: picture + 1 for tile, picture in enumerate(TILE_PICTURES) if picture != NOTHING}
    assert {name: picture for name, picture in carriers.items() if name[0] == "L"} == {
        f"L0{n}": n + 12 for n in range(1, 7)
    }
    assert {name: picture for name, picture in carriers.items() if name[0] == "T"} == {
        f"T0{n}": n + 18 for n in range(1, 7)
    }


@proves("OL-C2")
def test_sixteen_squares_are_fixed() -> None:
    assert (len(FIXED_SQUARES), len(LOOSE_SQUARES)) == (16, 33)
    assert SQUARE_NAMES[0] == "0,0"
    assert SQUARE_NAMES[-1] == "6,6"
    assert all(int(SQUARE_NAMES[square][0]) % 2 == int(SQUARE_NAMES[square][2]) % 2 == 0 for square in FIXED_SQUARES)


@proves("OL-C4")
@pytest.mark.parametrize(
    ("square", "openings", "content"),
    [
        ("0,0", "ES", "yellow"),
        ("0,2", "ESW", "P01"),
        ("0,4", "ESW", "P02"),
        ("0,6", "SW", "red"),
        ("2,0", "NES", "P03"),
        ("2,2", "NES", "P04"),
        ("2,4", "ESW", "P05"),
        ("2,6", "NSW", "P06"),
        ("4,0", "NES", "P07"),
        ("4,2", "NEW", "P08"),
        ("4,4", "NSW", "P09"),
        ("4,6", "NSW", "P10"),
        ("6,0", "NE", "green"),
        ("6,2", "NEW", "P11"),
        ("6,4", "NEW", "P12"),
        ("6,6", "NW", "blue"),
    ],
)
def test_fixed_tiles_lie_as_in_the_classic_game(square: str, openings: str, content: str) -> None:
    match = drawn_match()
    tile = match.view()["tiles"][square]
    assert (tile["openings"], tile["is_fixed"]) == (openings, True)
    if content in COLOUR_NAMES:
        assert SQUARE_NAMES[START_SQUARES[COLOUR_NAMES.index(content)]] == square
        assert tile["picture"] is None
    else:
        assert tile["picture"] == content


@proves("OL-C3")
@pytest.mark.parametrize(("surplus", "ways"), [("L04", 4), ("T05", 4), ("I04", 2)])
def test_a_straight_lies_in_two_ways_the_others_in_four(surplus: str, ways: int) -> None:
    state = drawn_match().state
    state.surplus = TILE_NAMES.index(surplus)
    assert rotation_count(state) == ways


@proves("OL-C3")
def test_openings_turn_clockwise() -> None:
    match = drawn_match()
    openings = naive_openings(match.state)
    assert all(tile_at(match, name).split()[1] == openings[name] for name in SQUARE_NAMES)
    assert tile_at(match, "1,4") == "L12 SW"
    assert tile_at(match, "3,3") == "T01 NSW"


@proves("OL-C8")
def test_arrows_go_in_and_come_out_at_opposite_ends() -> None:
    facts = {
        name: (SQUARE_NAMES[ENTRIES[arrow]], SQUARE_NAMES[EXITS[arrow]], ARROW_NAMES[OPPOSITES[arrow]])
        for arrow, name in enumerate(ARROW_NAMES)
    }
    assert len(facts) == 12
    for line in (1, 3, 5):
        assert facts[f"N{line}"] == (f"0,{line}", f"6,{line}", f"S{line}")
        assert facts[f"S{line}"] == (f"6,{line}", f"0,{line}", f"N{line}")
        assert facts[f"W{line}"] == (f"{line},0", f"{line},6", f"E{line}")
        assert facts[f"E{line}"] == (f"{line},6", f"{line},0", f"W{line}")


@proves("OL-S1", "OL-R27")
@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (2, {"cards_per_player": 13}, "cards_per_player"),
        (3, {"cards_per_player": 9}, "from 1 to 8 at a table of 3"),
        (4, {"cards_per_player": 7}, "from 1 to 6 at a table of 4"),
        (4, {"cards_per_player": 0}, "cards_per_player"),
        (2, {"first_player": 2}, "no player 3 at this table"),
        (2, {"first_player": "youngest"}, "only by the ages of all"),
        (3, {"ages": (7, 8)}, "one age for each of the 3 players"),
        (2, {"ages": "7,0"}, "positive whole numbers"),
        (2, {"round_limit": 0}, "from 1 to 400"),
        (2, {"round_limit": 401}, "from 1 to 400"),
        (2, {"oxygen_mode": "none"}, "free or path"),
        (2, {"loose_mix": "11-17-6"}, "13-15-6 or 12-16-6"),
        (2, {"colours": "any"}, "choose or auto"),
        (2, {"variation": "maybe"}, "variation"),
    ],
)
def test_options_that_make_no_game_are_refused(seats: int, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(oc.OptionError, match=complaint):
        oc.new_match(GAME, seats, 1, options)


@proves("OL-S1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(oc.OptionError, match="2, 3 or 4 seats"):
        oc.new_match(GAME, seats, 1)


@proves("OL-S1")
def test_options_are_read_as_people_type_them() -> None:
    typed = {"variation": "true", "return_home": "False", "cards_per_player": "3", "ages": "9, 8", "round_limit": "50"}
    match = oc.new_match(GAME, 2, 1, {**typed, "first_player": "youngest", "scooter_optional": "true"})
    assert match.options == {
        "variation": True,
        "return_home": False,
        "cards_per_player": 3,
        "colours": "choose",
        "ages": (9, 8),
        "first_player": "youngest",
        "loose_mix": "13-15-6",
        "oxygen_mode": "free",
        "scooter_optional": True,
        "show_known_backs": True,
        "look_ahead": True,
        "show_ruled_out": True,
        "round_limit": 50,
    }


@proves("OL-8.4")
def test_the_longest_match_has_four_thousand_and_four_decisions() -> None:
    options = game_named(GAME).options.completed({"variation": True}, 4)
    assert longest_match(4, options) == 4004
    assert LOOSE_COUNT == 34
    assert ACTION_COUNT == 3
