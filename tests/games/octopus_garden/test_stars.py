"""OG-6 Sea stars."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oceanarium as oc
from oceanarium.games.octopus_garden.parts import CORAL, GARBAGE, HARLEQUIN, OYSTER
from oceanarium.games.octopus_garden.rules.stars import star_steps
from oceanarium.games.octopus_garden.state import State
from oceanarium.games.octopus_garden.vocabulary import space_name
from oceanarium.kernel import Match
from tests.games.octopus_garden.drawing import (
    ALMOST_FULL,
    SCORING_EXAMPLE,
    axial,
    buy,
    distances,
    drawn_match,
    drawn_state,
    named,
    neighbours,
    place_named,
    plant_all,
    steps,
    tell,
    texts,
)
from tests.proving import proves


def stepping(drawing: str) -> Match[State]:
    """A match in which seat 0 has skipped, so that its stars move."""
    match = drawn_match(drawing)
    match.play("pass")
    return match


def star_stays(drawing: str) -> bool:
    """Whether no star can move: the turn goes to seat 1 without a choice."""
    return stepping(drawing).actor == 1


def next_turn(match: Match[State]) -> None:
    """Seat 1 skips, and so does seat 0, whose stars move again."""
    assert match.actor == 1
    match.play("pass")
    match.play("pass")


@proves("OG-6.1", "OG-R27")
def test_every_star_must_move_one_space_if_it_can() -> None:
    match = stepping("A *1 .. .. Oy\nE *2 .. .. Oy")
    assert steps(match) == "S1:A1>A2 S2:E1>E2"
    match.play("star:S1:A1>A2")
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("pass")
    assert refused.value.rule == "OG-6.1"
    assert steps(match) == "S2:E1>E2"
    match.play("star:S2:E1>E2")
    assert match.actor == 1


@proves("OG-6.2")
def test_a_star_goes_to_the_nearest_oyster() -> None:
    assert steps(stepping("C Oy .. .. *1 .. Oy")) == "S1:C4>C5"


@proves("OG-6.2")
def test_a_step_that_begins_no_shortest_way_is_refused() -> None:
    match = stepping("C *1 .. .. Oy")
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("star:S1:C1>B1")
    assert refused.value.rule == "OG-6.2"


@proves("OG-6.3")
@pytest.mark.parametrize("tile", ["..", "Sg", "Sg^", "An", "An^", "Wo", "Re", "Ga", "Ha", "*2", "An*2"])
def test_a_star_enters_vacant_spaces_any_tile_but_coral_and_other_stars(tile: str) -> None:
    match = stepping(f"A Co Co Co Co\nB Co Co Co Co Co\nC *1 {tile} Oy Co Co Co\nD Co Co Co Co Co")
    assert "star:S1:C1>C2" in texts(match)


@proves("OG-6.3")
def test_a_star_never_enters_coral() -> None:
    match = stepping("C *1 Co Oy")
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("star:S1:C1>C2")
    assert refused.value.rule == "OG-6.3"


@proves("OG-E09", "OG-6.5")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [("A .. .. Oy\nC .. *1", "S1:C2>B2 S1:C2>C3"), ("A .. .. Oy\nB .. Co\nC .. *1", "S1:C2>C3")],
)
def test_of_two_equal_ways_the_player_chooses(drawing: str, expected: str) -> None:
    assert steps(stepping(drawing)) == expected


@proves("OG-E10", "OG-6.3")
def test_a_star_goes_around_coral() -> None:
    assert steps(stepping("C *1 Co Oy")) == "S1:C1>B1 S1:C1>D1"
    assert distances(["C3"], coral=["C2"])["C1"] == 3


@proves("OG-E11", "OG-6.5", "OG-6.4")
def test_of_two_equally_near_oysters_the_player_chooses() -> None:
    assert steps(stepping("C Oy .. *1 .. Oy")) == "S1:C3>C2 S1:C3>C4"


@proves("OG-E04", "OG-6.6")
def test_a_star_eats_the_oyster_it_enters() -> None:
    match = stepping("A Ha\nC .. .. *1 Oy")
    bag, removed = match.state.bag[:], match.state.removed[OYSTER]
    assert steps(match) == "S1:C3>C4"
    events = match.play("star:S1:C3>C4")
    assert tell(events) == ["star_moved", "oyster_eaten", "pearls_harvested"]
    assert match.state.tiles[0][OYSTER] == 0
    assert match.state.removed[OYSTER] == removed + 1
    assert match.state.bag == bag
    assert events[-1].details == {"pearls": "1"}  # the harlequin's


@proves("OG-E05", "OG-6.4", "OG-6.8", "OG-R07")
def test_beside_the_last_harlequin_a_star_waits_until_an_oyster_comes() -> None:
    match = drawn_match("D .. .. .. *1\nE .. .. .. Ha", market="oyster garbage garbage" + 6 * " coral")
    for _ in range(5):
        match.play("pass")
        assert match.actor == 1
        match.play("pass")
    buy(match, "R1", "coral coral coral")
    match.play("plant:garbage@B5")
    match.play("plant:garbage@C1")
    match.play("plant:oyster@A1")
    assert distances(["A1"])["D4"] == 4
    assert steps(match) == "S1:D4>C4 S1:D4>D3"


@proves("OG-6.4", "OG-R07")
def test_an_ordinary_oyster_comes_before_a_nearer_harlequin() -> None:
    assert steps(stepping("C Ha .. *1 .. .. Oy")) == "S1:C3>C4"
    assert steps(stepping("C Ha *1 .. .. .. Oy")) == "S1:C2>C3"  # even from beside it


@proves("OG-E06", "OG-6.10", "OG-7.1", "OG-7.2", "OG-R11", "OG-6.2")
def test_a_worm_hides_from_the_star_and_returns() -> None:
    match = stepping(SCORING_EXAMPLE)
    far = distances(["D3"], coral=["B3", "C3", "D5"])
    assert (far["D1"], far["C1"]) == (2, 3)
    assert steps(match) == "S1:D3>D2"
    events = match.play("star:S1:D3>D2")
    assert tell(events) == ["star_moved", "worm_opened", "pearls_harvested"]
    spaces = match.view()["gardens"][0]["spaces"]
    assert (spaces["D2"]["closed"], spaces["D4"]["closed"]) == (True, False)
    assert spaces["D3"] == {"tile": "anemone", "bonus": None, "closed": False}
    next_turn(match)
    assert steps(match) == "S1:D2>D1"
    events = match.play("star:S1:D2>D1")
    assert tell(events) == ["star_moved", "oyster_eaten", "pearls_harvested"]
    assert match.view()["gardens"][0]["spaces"]["D2"]["closed"]
    assert events[-1].details == {"pearls": "2"}


@proves("OG-E12", "OG-6.4", "OG-6.8")
def test_with_the_oyster_walled_in_a_star_goes_to_the_harlequin_and_stops_beside_it() -> None:
    match = stepping("A Oy Co\nB Co Co\nC .. .. .. *1\nE .. .. .. Ha")
    assert steps(match) == "S1:C4>D4"
    match.play("star:S1:C4>D4")
    next_turn(match)
    assert match.actor == 1


@proves("OG-E12", "OG-6.8")
@pytest.mark.parametrize("others", ["", "\nC .. .. Oy", "\nC .. .. Oy\nE .. .. Ha"])
def test_a_walled_star_never_moves(others: str) -> None:
    assert star_stays("A *1 Co\nB Co Co" + others)


@proves("OG-6.8", "OG-6.4")
@pytest.mark.parametrize("drawing", ["A Ha Co *1\nB Co Co", "C *1"])
def test_a_star_that_can_reach_no_oyster_stays(drawing: str) -> None:
    assert star_stays(drawing)


@proves("OG-E13", "OG-6.7", "OG-8.2", "OG-R08")
def test_a_star_crosses_the_harlequin_which_still_yields() -> None:
    match = stepping("C .. *1 Ha Oy")
    assert steps(match) == "S1:C2>C3"
    assert match.play("star:S1:C2>C3")[-1].details == {"pearls": "2"}
    assert match.state.tiles[0][HARLEQUIN] != 0
    next_turn(match)
    assert steps(match) == "S1:C3>C4"
    assert tell(match.play("star:S1:C3>C4")) == ["star_moved", "oyster_eaten", "pearls_harvested"]


@proves("OG-E13", "OG-R08", "OG-6.4")
def test_a_star_on_the_harlequin_stays_when_another_star_has_eaten_the_oyster() -> None:
    match = stepping("C .. .. Ha*1 Oy *2")
    match.play("star:S2:C5>C4")
    assert match.actor == 1
    assert match.state.stars[0][0] == place_named(match.state, "C3")


@proves("OG-E14", "OG-6.9", "OG-R10", "OG-R25")
def test_two_stars_and_one_oyster() -> None:
    drawing = "A Ha\nC .. .. *1 Oy *2"
    match = stepping(drawing)
    assert texts(match) == ["star:S1:C3>C4", "star:S2:C5>C4"]
    match.play("star:S1:C3>C4")
    assert distances(["A1"])["C5"] == 4
    assert steps(match) == "S2:C5>B4 S2:C5>C4"
    match.play("star:S2:C5>C4")
    assert match.state.stars[0][:2] == [place_named(match.state, "C4")] * 2
    other = stepping(drawing)
    other.play("star:S2:C5>C4")
    assert steps(other) == "S1:C3>B2"


@proves("OG-6.9")
def test_each_star_moves_once_in_the_order_that_the_player_likes() -> None:
    match = stepping("A *1 .. .. Oy\nE *2 .. .. Oy")
    match.play("star:S2:E1>E2")
    assert steps(match) == "S1:A1>A2"
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("star:S2:E2>E3")
    assert refused.value.rule == "OG-6.9"


@proves("OG-6.9", "OG-R10")
def test_a_star_beside_the_harlequin_need_not_move_once_another_has_eaten_the_last_oyster() -> None:
    match = stepping("C *1 Oy .. Ha *2")
    assert steps(match) == "S1:C1>C2 S2:C5>C4"
    match.play("star:S1:C1>C2")
    assert match.actor == 1


@proves("OG-6.10")
def test_what_a_star_leaves_is_uncovered_or_vacant() -> None:
    match = stepping("C Ga*1 .. *2 Oy")
    match.play("star:S1:C1>C2")
    match.play("star:S2:C3>C4")
    spaces = match.view()["gardens"][0]["spaces"]
    assert spaces["C1"]["tile"] == "garbage"
    assert spaces["C3"]["tile"] is None
    assert match.state.tiles[0][GARBAGE].bit_count() == 1


@proves("OG-E07", "OG-9.2", "OG-6.6")
def test_the_only_step_of_the_star_that_filled_the_garden() -> None:
    match = drawn_match(ALMOST_FULL, bought="star garbage coral")
    plant_all(match, "star", "D5")
    assert steps(match) == "S1:D5>E4"


def expected_steps(star: str, oysters: set[str], harlequins: set[str], coral: set[str]) -> set[str]:
    """OG-6.4 by its words, with distances of our own."""
    for goals, stops_at in ((oysters, 0), (harlequins, 1)):
        far = distances(goals, coral)
        if star in far:
            if far[star] <= stops_at:
                return set()
            return {name for name in neighbours(star) if far.get(name) == far[star] - 1}
    return set()


@proves("OG-6.2", "OG-6.3", "OG-6.4", "OG-6.5", "OG-6.8", "OG-R07")
@settings(max_examples=200)
@given(
    names=st.permutations(sorted(axial())),
    oyster_count=st.integers(0, 3),
    coral_count=st.integers(0, 14),
    has_harlequin=st.booleans(),
    is_on_harlequin=st.booleans(),
)
def test_steps_are_those_of_a_search_for_shortest_ways(
    names: list[str], oyster_count: int, coral_count: int, has_harlequin: bool, is_on_harlequin: bool
) -> None:
    star, harlequin, *others = names
    oysters, coral = others[:oyster_count], others[oyster_count : oyster_count + coral_count]
    harlequins = [harlequin] if has_harlequin else []
    star = harlequin if is_on_harlequin else star
    state = drawn_state("")
    for kind, where in ((OYSTER, oysters), (CORAL, coral), (HARLEQUIN, harlequins)):
        state.tiles[0][kind] = sum(1 << place_named(state, name) for name in where)
    state.stars[0][0] = place_named(state, star)
    expected = expected_steps(star, set(oysters), set(harlequins), set(coral))
    assert set(named(state, star_steps(state, 0, 0)).split()) == expected


@proves("OG-6.1")
def test_listed_steps_say_where_they_begin_and_end() -> None:
    match = stepping("A .. .. Oy\nC .. *1")
    assert [move.targets for move in match.legal_moves()] == [
        ("star:0:S1", "garden:0:C3"),
        ("star:0:S1", "garden:0:B2"),
    ]
    assert space_name(match.state, match.state.stars[0][0]) == "C2"
