"""OG-S1 Options, each value of each."""

import pytest

import oceanarium as oc
from oceanarium.games.octopus_garden import GAME as OCTOPUS_GARDEN
from oceanarium.games.octopus_garden.parts import KIND_NAMES, OPTIONS, longest_match
from oceanarium.games.octopus_garden.rules.buying import line_cost, tile_cost
from tests.games.octopus_garden.drawing import GAME, axial, drawn_match, plant_all, texts
from tests.proving import proves


def refusal_of(seats: int = 2, **options: object) -> str:
    """The sentence with which options are refused."""
    with pytest.raises(oc.OptionError) as refused:
        oc.new_match(GAME, seats, options=options)
    return str(refused.value)


@proves("OG-S1")
def test_the_options_have_their_defaults() -> None:
    assert OPTIONS.completed(None, 2) == {
        "first_player": "random",
        "garden_rows": (4, 5, 6, 5, 4),
        "garbage_beauty": -2,
        "anemone_cost": 1,
        "bonus_count": "sets",
        "pearl_supply": "limited",
        "stall_rounds": 10,
    }


@proves("OG-S1")
def test_two_to_four_play() -> None:
    assert OCTOPUS_GARDEN.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(oc.OptionError, match="is played with 2, 3 or 4 seats"):
            oc.new_match(GAME, seats)


@proves("OG-S1", "OG-R20")
@pytest.mark.parametrize(("seats", "first"), [(4, 4), (2, -1), (2, "anybody")])
def test_the_first_player_must_be_known(seats: int, first: object) -> None:
    assert refusal_of(seats, first_player=first).startswith("Option first_player must be random")


@proves("OG-S1", "OG-R20")
@pytest.mark.parametrize(("seats", "first"), [(2, 2), (2, 3), (3, 3)])
def test_the_first_player_must_sit_at_the_table(seats: int, first: int) -> None:
    assert refusal_of(seats, first_player=first) == (
        f"Option first_player: there is no player {first + 1} at this table."
    )


@proves("OG-S1", "OG-C3")
@pytest.mark.parametrize("rows", [(4, 5, 6, 5, 4), (8, 9, 8), (5, 6, 7, 6, 5), "7-8-7", "6 5 6", (4,)])
def test_rows_that_differ_by_one_make_a_garden(rows: object) -> None:
    match = oc.new_match(GAME, 2, 1, {"garden_rows": rows})
    lengths = match.options["garden_rows"]
    assert isinstance(lengths, tuple)
    assert texts(match) == [f"place:oyster@{name}" for name in axial(lengths)]


@proves("OG-S1", "OG-C3")
@pytest.mark.parametrize("rows", [(4, 4), (4, 6), (3, 4, 6), (3,), (1, 2), (2, 1)])
def test_rows_that_do_not_differ_by_one_or_are_too_few_are_refused(rows: tuple[int, ...]) -> None:
    assert refusal_of(garden_rows=rows) == (
        "Option garden_rows needs neighbouring rows that differ by exactly one space, and at least 4 spaces."
    )


@proves("OG-R28")
@pytest.mark.parametrize("rows", [(5, 6, 7, 8, 7, 6, 5), (62,), (6, 7, 8, 7, 6), (30, 29), (1, 2, 3, 4, 5, 4, 3, 2, 1)])
def test_a_garden_that_fits_on_63_places_is_played(rows: tuple[int, ...]) -> None:
    match = oc.new_match(GAME, 2, 1, {"garden_rows": rows})
    assert len(texts(match)) == sum(rows)


@proves("OG-R28")
@pytest.mark.parametrize("rows", [(63,), (31, 30), (6, 7, 8, 9, 8, 7, 6), (5, 6, 7, 8, 7, 6, 5, 4)])
def test_a_larger_garden_is_refused(rows: tuple[int, ...]) -> None:
    assert refusal_of(garden_rows=rows).startswith("Option garden_rows makes a garden too large")


@proves("OG-R28")
@pytest.mark.parametrize("rows", [(2, 1) * 7, (), (0, 1, 2, 3), "four", 4])
def test_a_garden_has_one_to_twelve_rows(rows: object) -> None:
    assert refusal_of(garden_rows=rows).startswith("Option garden_rows must be 1 to 12 positive whole numbers")


@proves("OG-R01", "OG-S1")
@pytest.mark.parametrize("beauty", [-2, -1])
def test_garbage_beauty(beauty: int) -> None:
    match = drawn_match("A Ga Ga Ga", options={"garbage_beauty": beauty})
    assert match.scores()[0].parts["garbage"] == 3 * beauty
    assert refusal_of(garbage_beauty=0) == "Option garbage_beauty must be -2 or -1, not 0."


@proves("OG-R02", "OG-S1")
@pytest.mark.parametrize("cost", [1, 2])
def test_anemone_cost(cost: int) -> None:
    match = drawn_match(market="anemone anemone anemone" + 6 * " coral", options={"anemone_cost": cost})
    assert tile_cost(match.state, KIND_NAMES.index("anemone")) == cost
    assert line_cost(match.state, 0) == 3 * cost
    assert line_cost(match.state, 3) == 2 + cost
    assert refusal_of(anemone_cost=3) == "Option anemone_cost must be 1 or 2, not 3."


@proves("OG-R05", "OG-S1")
@pytest.mark.parametrize(("counting", "attracted"), [("sets", "C3"), ("groups", "C3 C3")])
def test_bonus_count(counting: str, attracted: str) -> None:
    # Three legs of three seagrasses: with their middle they are ten, but every connected five needs the middle.
    drawing = """
            A  ..  ..  Sg  Sg
          B  Sg  ..  Sg  ..  ..
        C  Sg  Sg  ..  ..  ..  ..
          D  ..  ..  Sg  ..  ..
            E  ..  ..  Sg  Sg
    """
    match = drawn_match(drawing, bought="seagrass", options={"bonus_count": counting})
    assert plant_all(match, "seagrass", "C3") == attracted
    assert refusal_of(bonus_count="both") == "Option bonus_count must be sets or groups, not 'both'."


@proves("OG-R15", "OG-S1")
@pytest.mark.parametrize(("supply", "pearls"), [("limited", 5), ("unlimited", 8)])
def test_pearl_supply(supply: str, pearls: int) -> None:
    match = drawn_match(pearl_supply=0, options={"pearl_supply": supply})
    match.play("pass")
    assert match.state.pearls[0] == pearls
    assert refusal_of(pearl_supply="none") == "Option pearl_supply must be limited or unlimited, not 'none'."


@proves("OG-R19", "OG-R30", "OG-9.4")
@pytest.mark.parametrize(("rounds", "seats"), [(1, 2), (2, 3), (3, 4), (10, 2)])
def test_stall_rounds(rounds: int, seats: int) -> None:
    match = drawn_match(seats=seats, options={"stall_rounds": rounds})
    turns = 0
    while match.outcome is None:
        match.play("pass")
        turns += 1
    assert turns == rounds * seats
    assert match.events()[-1].details == {"rounds": str(rounds)}


@proves("OG-R30")
@pytest.mark.parametrize("rounds", [0, -1, 1001, "many", True])
def test_stall_rounds_are_one_to_a_thousand(rounds: object) -> None:
    assert refusal_of(stall_rounds=rounds).startswith("Option stall_rounds must be a whole number from 1 to 1000")
    assert oc.new_match(GAME, 2, 1, {"stall_rounds": 1000}).options["stall_rounds"] == 1000


@proves("OG-9.4")
@pytest.mark.parametrize(("seats", "turns"), [(2, 881), (3, 1322), (4, 1763)])
def test_a_match_is_no_longer_than_the_rules_say(seats: int, turns: int) -> None:
    bound = 3 * seats + turns * (1 + 8) + 43 * 3 + 10
    assert longest_match(seats, OPTIONS.completed(None, seats)) <= bound
