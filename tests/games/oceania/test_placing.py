"""What no table of Oceania can show, each with its rule."""

from collections.abc import Callable

import pytest

from oceanarium.games.oceania import GAME as OCEANIA
from oceanarium.games.oceania import placing
from oceanarium.games.oceania.parts import OVER, PAYING, PLACING, REVIEWING, SAILING, SCOUTING, SOURCING
from oceanarium.games.oceania.picture import read_chart
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.vocabulary import point_named
from oceanarium.kernel import NOTHING, OMNISCIENT, Match
from oceanarium.kernel.placing import CannotBe
from tests.games.oceania.drawing import ENCLOSED, OUT_OF_REACH
from tests.laying import Laying

Change = Callable[[State], None]
LAYING = Laying(placing)
put, turn, phase, faults = LAYING.put, LAYING.turn, LAYING.phase, LAYING.faults
LAID = """
....  ....  ....  ....      ....  ....  ....
....  ....  ....  ....      ....  ....  ....
....  ....  ....  ....      ....  ....  ....
....  ....  WWWW  WLLW      ....  ....  ....
....  ....  WWWW  LWWW/g2N  WWWW  ....  ....
"""


def laid(chart: str = LAID, seats: int = 2, options: dict[str, object] | None = None) -> State:
    """A table; with the usual chart nothing is wrong."""
    state = OCEANIA.new_state(seats, options)
    placing.clear(state)
    read_chart(state, chart.strip().splitlines())
    placing._settle(state)
    put(state, "ship", "circle:south-D")
    return state


def word(state: State, space: str) -> str:
    """A tile as the picture writes it."""
    words = OCEANIA.pictures.draw_picture(state, OMNISCIENT).split("Tiles\n")[1].split()[:35]
    return words["ABCDEFG".index(space[0]) + 7 * (int(space[1]) - 1)]


def test_a_table_that_can_be_has_no_faults() -> None:
    state = laid()
    assert faults(state) == []
    assert (state.lid, list(state.unseen), list(state.scouts_left[0])) == (27, [2, 9, 9, 5, 5], [5, 1, 1])


def in_phase(wanted: int, ship: str = "board:C4") -> Change:
    def change(state: State) -> None:
        put(state, "ship", ship)
        phase(state, wanted)

    return change


def overdrawn(state: State) -> None:
    phase(state, OVER)
    for kind, count in {"open": 2, "coast": 9, "corner": 9, "strait": 5, "bay": 3}.items():
        turn(state, f"discards:1:{kind}", count)


def unfit(state: State) -> None:
    """South of F5 a bay would have land where the sea is."""
    in_phase(PLACING, "circle:south-F")(state)
    turn(state, "held", 4)


def spent(state: State) -> None:
    """Grey has paid with every scout that is left."""
    for value, count in enumerate((5, 1, 1), 1):
        turn(state, f"paid:0:{value}", count)


def paying(state: State) -> None:
    in_phase(PLACING)(state)
    state.phase = PAYING
    spent(state)


def scouting(state: State) -> None:
    spent(state)
    in_phase(SCOUTING)(state)


def marked(state: State) -> None:
    """What was filled, and lost a neighbour since."""
    put(state, "open", "board:B5")
    state.filled |= 1 << 29
    placing._settle(state)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda state: put(state, "open", "board:B5", "board:B4", "board:F5"), ("OC-C4", "too_many")),
        (overdrawn, ("OC-S2", "too_many_drawn")),
        (lambda state: turn(state, "paid:0:2", 2), ("OC-C3", "too_many_scouts")),
        (lambda state: put(state, "ship", "circle:south-D"), ("OC-3.3", "no_ship")),
        (lambda state: put(state, "coast", "board:F2"), ("OC-4.3", "cut_off")),
        (in_phase(SOURCING), ("OC-5.1", "nothing_to_use")),
        (in_phase(SCOUTING, "circle:east-1"), ("OC-4.2", "ship_elsewhere")),
        (in_phase(OVER), ("OC-9.1", "not_over")),
        (unfit, ("OC-4.7", "unfit")),
        (paying, ("OC-5.2", "no_scout_left")),
        (scouting, ("OC-8.1", "no_scout_left")),
        (marked, ("OC-6.2", "reserve_at_sea")),
    ],
)
def test_what_no_table_can_show_is_told_with_its_rule(change: Change, fault: tuple[str, str]) -> None:
    state = laid()
    change(state)
    assert faults(state) == [fault]


def test_a_chart_written_by_hand_can_show_what_nobody_could_lay() -> None:
    state = laid()
    read_chart(state, [LAID.replace("WLLW", "LLLL").replace("WWWW  LLLL", "WLWW  LLLL")])
    assert ("OC-C2", "inland_is_reserve") in faults(state)
    read_chart(state, [LAID.replace("LWWW/", "LWWW*/")])
    assert ("OC-6.7", "scout_on_reserve") in faults(state)
    state.ship = point_named("A1") or 0
    assert ("OC-3.1", "ship_nowhere") in faults(state)


def test_a_game_that_must_be_over_is_not_sailed_on() -> None:
    state = laid(OUT_OF_REACH)
    state.filled |= 0b11111 << 14  # so that there is something in the lid
    placing._settle(state)
    assert ("OC-9.3", "no_start") in faults(state)
    put(state, "corner", "board:D1", "board:E1")
    assert ("OC-9.1", "all_explored") in faults(state)
    phase(state, OVER)
    assert not {"all_explored", "not_over"} & {name for _, name in faults(state)}
    lone = laid(seats=1)
    for kind, count in {"open": 2, "coast": 9, "corner": 9, "strait": 5, "bay": 2}.items():
        turn(lone, f"discards:0:{kind}", count)
    assert faults(lone) == [("OC-9.2", "lid_empty")]


def test_what_is_surrounded_is_filled_by_its_remedy() -> None:
    state = laid(ENCLOSED)
    put(state, "corner", "board:D3")
    while word(state, "D3") != "WLLW":
        put(state, "corner", "board:D3")
    found = [fault for fault in placing.faults(state) if fault.rule == "OC-6.1"]
    assert [fault.targets for fault in found] == [("board:C3",), ("board:E3", "board:F3")]
    for fault in found:
        assert fault.remedy is not None
        put(state, fault.remedy.piece, fault.remedy.place)
    assert [word(state, space) for space in ("C3", "E3", "F3")] == ["LWWL*", "LLLL*", "LLLL*"]
    assert list(state.reserve) == [3, 5, 4, 3, 5, 2]  # OC-E04


@pytest.mark.parametrize(
    ("piece", "place", "refusal"),
    [
        ("ship", "board:A1", ("OC-3.1", "ship_at_sea")),
        ("bay", "board:F5", ("OC-4.4", "no_fit")),
        ("reserve", "board:A1", ("OC-6.3", "not_surrounded")),
        ("reserve", "board:C4", ("OC-6.2", "not_surrounded")),
        ("white-1", "board:A1", ("OC-8.1", "no_ground")),
        ("white-1", "board:C4", ("OC-8.1", "no_land")),
    ],
)
def test_what_can_be_nowhere_is_refused_with_its_rule(piece: str, place: str, refusal: tuple[str, str]) -> None:
    state = laid()
    with pytest.raises(CannotBe) as refused:
        put(state, piece, place)
    said = refused.value.said
    assert said is not None
    assert (refused.value.rule, said.key.removeprefix("placing-")) == refusal


def test_a_filled_space_takes_no_scout_and_inland_is_never_a_sea_tile() -> None:
    state = laid(ENCLOSED)
    put(state, "corner", "board:D3")
    put(state, "reserve", "board:C3")
    with pytest.raises(CannotBe, match=r"OC-6\.7"):
        put(state, "grey-1", "board:C3")
    put(state, "reserve", "board:C3")  # it was a sea tile after all
    put(state, "grey-1", "board:C3")
    with pytest.raises(CannotBe, match=r"OC-6\.7"):
        put(state, "reserve", "board:C3")
    while word(state, "D3") != "WLLW":
        put(state, "corner", "board:D3")
    put(state, "reserve", "board:E3")
    with pytest.raises(CannotBe, match=r"OC-C2"):
        put(state, "reserve", "board:E3")


def test_the_same_tile_again_turns_it_and_its_scout_stays() -> None:
    state = laid()
    seen = []
    for _ in range(3):
        put(state, "bay", "board:D2")
        seen.append(word(state, "D2"))
    assert len(set(seen)) == 3
    put(state, "grey-1", "board:D2")
    put(state, "coast", "board:D2")
    assert word(state, "D2")[4:7] == "/g1"
    put(state, "open", "board:D2")
    assert word(state, "D2") == "WWWW"
    assert list(state.scouts_left[0]) == [5, 1, 1]


def test_a_tile_that_has_been_turned_all_around_is_taken_away() -> None:
    state = laid()
    for _ in range(5):
        put(state, "coast", "board:D2")
    put(state, "open", "board:C5")
    assert (word(state, "D2"), word(state, "C5")) == ("....", "....")


def test_discards_are_laid_and_taken_by_touch() -> None:
    state = laid()
    put(state, "bay", "discards:1", "discards:1")
    put(state, "take", "discard:1:bay")
    assert (list(state.discards[1]), state.lid) == ([0, 0, 0, 0, 1], 26)


def test_a_scout_goes_from_shore_to_shore_and_back_into_the_hand() -> None:
    state = laid()
    put(state, "strait", "board:D2")
    seen = []
    for _ in range(3):
        put(state, "white-3", "board:D2")
        seen.append(word(state, "D2"))
    assert seen == ["LWLW/w3N", "LWLW/w3S", "LWLW"]
    put(state, "white-3", "board:D2")
    put(state, "take", "board:D2", "board:D2")
    assert word(state, "D2") == "...."


def test_more_than_the_reserve_has_is_imagined() -> None:
    state = laid(ENCLOSED, options={"reserve_tiles": [3, 5, 5, 3, 8, 1]})
    put(state, "corner", "board:D3")
    while word(state, "D3") != "WLLW":
        put(state, "corner", "board:D3")
    put(state, "reserve", "board:E3")
    assert (word(state, "E3"), word(state, "F3")) == ("LLLL*", "LLLL?")
    put(state, "take", "board:E3")
    assert word(state, "F3") == "LLLL*"


def test_a_tile_that_is_taken_away_needs_no_scout_and_carries_no_ship() -> None:
    state = laid()
    in_phase(SCOUTING)(state)
    assert faults(state) == []
    put(state, "take", "board:D4", "board:C4")
    assert (state.phase, state.ship) == (SAILING, NOTHING)


def test_a_tile_in_hand_is_one_that_fits_at_the_ship() -> None:
    state = laid()
    in_phase(PLACING)(state)
    assert faults(state) == []
    assert (state.lid, point_named("C4")) == (26, state.ship)


def test_games_before_are_counted_and_only_the_last_ends_the_match() -> None:
    state = laid(options={"rounds": 3})
    turn(state, "game", 2)
    turn(state, "result:0:1", 7)
    assert list(state.wins) == [0, 1]
    phase(state, REVIEWING)
    assert faults(state) == [("OC-9.1", "not_over")]
    turn(state, "game", 3)
    assert faults(state) == [("OC-14.1", "is_last"), ("OC-9.1", "not_over")]
    phase(state, OVER)
    turn(state, "game", 1)
    assert faults(state) == [("OC-14.1", "not_last"), ("OC-9.1", "not_over")]


def test_dials_change_nothing_in_a_match_of_several_games() -> None:
    match = Match(OCEANIA, 2, {"rounds": 2, "first_player": "random"}, 11)
    while legal := match.legal_numbers():
        assert faults(match.state) == []
        for dial in placing.dials(match.state):
            again = match.state.copy()
            placing.turn(again, dial.name, dial.value)
            assert again == match.state, dial.name
        match.play_silently(legal[len(legal) // 2], match.waiting[0])
    assert faults(match.state) == []
