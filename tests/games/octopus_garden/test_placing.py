"""What no table of Octopus' Garden can show, each with its rule."""

from collections.abc import Callable

import pytest

from oceanarium.games.octopus_garden import GAME as OCTOPUS_GARDEN
from oceanarium.games.octopus_garden import placing
from oceanarium.games.octopus_garden.parts import BUYING, OVER, PLANTING, STEPPING
from oceanarium.games.octopus_garden.state import State
from oceanarium.games.octopus_garden.vocabulary import space_name
from tests.laying import Laying

Change = Callable[[State], None]
LAYING = Laying(placing)
put, turn, phase, faults = LAYING.put, LAYING.turn, LAYING.phase, LAYING.faults
FULL = [
    f"garden:0:{row}{number}"
    for row, count in zip("ABCDE", (4, 5, 6, 5, 4), strict=True)
    for number in range(1, count + 1)
]


def laid(options: dict[str, object] | None = None) -> State:
    """A table with which nothing is wrong."""
    state = OCTOPUS_GARDEN.new_state(2, options)
    placing.clear(state)
    put(state, "harlequin", "garden:0:C3", "garden:1:C3")
    put(state, "seagrass", *(f"market:{space}" for space in range(1, 10)))
    return state


def fill(state: State, seat: int = 0) -> None:
    """A garden full of coral and relics, but for the harlequin."""
    places = [place.replace(":0:", f":{seat}:") for place in FULL if not place.endswith("C3")]
    put(state, "coral", *places[:10])
    put(state, "relic", *places[10:15])
    put(state, "garbage", *places[15:21])
    put(state, "worm", *places[21:])


def test_a_table_that_can_be_has_no_faults() -> None:
    assert faults(laid()) == []


def anemones(state: State) -> None:
    put(state, "anemone", "garden:1:A1", "garden:1:A2", "garden:1:A3")


def planting(state: State) -> None:
    phase(state, PLANTING)
    turn(state, "bought:relic", 3)
    turn(state, "bought:star", 1)


def full_for(ender: int, at: int) -> Change:
    def change(state: State) -> None:
        fill(state)
        turn(state, "ender", ender)
        phase(state, at)

    return change


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda state: put(state, "relic", *FULL[:9]), ("OG-C2", "too_many")),
        (lambda state: turn(state, "pearls:1", 36), ("OG-C1", "too_many_pearls")),
        (lambda state: put(state, "harlequin", "garden:0:C3"), ("OG-1.1", "no_harlequin")),
        (lambda state: put(state, "harlequin", "garden:0:A1"), ("OG-1.1", "two_harlequins")),
        (anemones, ("OG-5.1", "bonus_due")),
        (lambda state: put(state, "seagrass", "market:4"), ("OG-3.5", "no_market")),
        (fill, ("OG-9.1", "garden_full")),
        (lambda state: turn(state, "ender", 1), ("OG-9.1", "not_full")),
        (full_for(0, BUYING), ("OG-9.3", "ender_has_ended")),
        (lambda state: phase(state, OVER), ("OG-9.3", "not_over")),
        (lambda state: phase(state, PLANTING), ("OG-4.3", "nothing_bought")),
        (planting, ("OG-3.1", "too_many_bought")),
        (lambda state: phase(state, STEPPING), ("OG-6.8", "no_star_moves")),
    ],
)
def test_what_no_table_can_show_is_told_with_its_rule(change: Change, fault: tuple[str, str]) -> None:
    state = laid()
    change(state)
    assert faults(state) == [fault]


def test_a_bonus_that_nobody_has_earned_is_named_and_can_be_taken_off() -> None:
    state = laid()
    anemones(state)
    put(state, "clownfish", "garden:1:A1", "garden:1:A3")
    (fault,) = placing.faults(state)
    assert (fault.rule, fault.targets) == ("OG-5.2", ("garden:1:A1", "garden:1:A3"))
    assert fault.remedy is not None
    put(state, fault.remedy.piece, fault.remedy.place)
    assert faults(state) == []


def test_last_turns_of_the_others_and_the_end_after_them_can_be() -> None:
    for at, whose in ((BUYING, 1), (OVER, 1)):
        state = laid()
        full_for(0, at)(state)
        turn(state, "turn", whose)
        assert faults(state) == []


def test_a_table_with_endless_pearls_may_have_any_number() -> None:
    state = laid({"pearl_supply": "unlimited"})
    turn(state, "pearls:1", 60)
    assert faults(state) == []


def test_another_tile_takes_the_place_of_one_and_of_what_lies_on_it() -> None:
    state = laid()
    anemones(state)
    put(state, "clownfish", "garden:1:A1")
    put(state, "coral", "garden:1:A1")
    assert state.bonus_supply[0] == 5
    assert (state.bag[1], state.bag[2]) == (19, 14)


def test_sea_stars_keep_their_order_when_one_is_taken_away() -> None:
    state = laid()
    put(state, "star", "garden:0:A1", "garden:0:A2", "garden:0:A3")
    put(state, "star", "garden:0:A2")
    assert [space_name(state, star) for star in state.stars[0][:2]] == ["A1", "A3"]
    assert state.bag[5] == 6
