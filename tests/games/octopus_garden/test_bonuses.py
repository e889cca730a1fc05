"""OG-5 Clownfish and seahorses."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oceanarium as oc
from oceanarium.games.octopus_garden.parts import ANEMONE, BONUS_HOSTS, FISH, HORSE, SEAGRASS, SET_SIZES
from oceanarium.games.octopus_garden.rules.bonuses import can_pack, has_earned, most_sets
from tests.games.octopus_garden.drawing import (
    axial,
    drawn_match,
    drawn_state,
    hosting,
    neighbours,
    plant_all,
    spaces,
    tell,
    texts,
)
from tests.proving import proves

NO_OPTIONS: dict[str, object] = {}
GROUPS: dict[str, object] = {"bonus_count": "groups"}


def is_connected(names: frozenset[str]) -> bool:
    reached, queue = set(), [min(names)]
    while queue:
        name = queue.pop()
        reached.add(name)
        queue += (neighbours(name) & names) - reached
    return reached == names


def sets_by_trying(names: frozenset[str], size: int) -> int:
    """sets(T, k) by its definition: the most pairwise disjoint connected subsets of that size."""
    candidates = [frozenset(some) for some in combinations(sorted(names), size) if is_connected(frozenset(some))]

    def best(candidates: list[frozenset[str]]) -> int:
        if not candidates:
            return 0
        first, *others = candidates
        return max(1 + best([other for other in others if not other & first]), best(others))

    return best(candidates)


def earned(names: str, bonus: int) -> int:
    """sets(T, k) as the rules find it."""
    state = drawn_state("")
    state.tiles[0][BONUS_HOSTS[bonus]] = spaces(state, names)
    return max(count for count in range(9) if has_earned(state, 0, bonus, count))


@proves("OG-5.1", "OG-R03")
@pytest.mark.parametrize(
    ("tile", "bonus", "before", "last"),
    [
        ("anemone", "clownfish", "C1 C2", "C3"),  # a line
        ("anemone", "clownfish", "A1 A2", "B2"),  # all touching
        ("anemone", "clownfish", "B1 D1", "C1"),  # a bend
        ("seagrass", "seahorse", "C1 C2 C3 C4", "C5"),
        ("seagrass", "seahorse", "A1 B2 D3 E3", "C3"),  # joins them
    ],
)
def test_a_connected_set_of_any_shape_attracts_a_bonus(tile: str, bonus: str, before: str, last: str) -> None:
    match = drawn_match("", bought=" ".join([tile] * (len(before.split()) + 1)))
    assert plant_all(match, tile, before) == ""
    events = match.play(f"plant:{tile}@{last}")
    assert tell(events) == ["tile_planted", "bonus_attracted"]
    assert events[1].details == {"tile": bonus}
    assert set(hosting(match).split()) == {*before.split(), last}


@proves("OG-5.1")
@pytest.mark.parametrize(("tile", "names"), [("anemone", "C1 C2 C4"), ("seagrass", "C1 C2 C3 C4 C6")])
def test_tiles_that_are_not_connected_attract_nothing(tile: str, names: str) -> None:
    match = drawn_match("A Ha", bought=" ".join([tile] * len(names.split())))
    assert plant_all(match, tile, names) == ""


@proves("OG-5.1")
def test_a_bonus_cannot_be_refused() -> None:
    match = drawn_match("C An An", bought="anemone")
    match.play("plant:anemone@C3")
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("pass")
    assert refused.value.rule == "OG-5.1"


@proves("OG-E16", "OG-R03")
def test_a_clownfish_comes_to_a_bent_line() -> None:
    match = drawn_match("C An An", bought="anemone")
    match.play("plant:anemone@D2")
    assert earned("C1 C2 D2", FISH) == 1
    assert texts(match) == ["host:clownfish@C1", "host:clownfish@C2", "host:clownfish@D2"]
    match.play("host:clownfish@C2")
    assert match.view()["gardens"][0]["spaces"]["C2"] == {"tile": "anemone", "bonus": "clownfish", "closed": False}
    assert match.state.bonus_supply == [4, 5]


@proves("OG-E17", "OG-R04", "OG-5.2")
def test_the_third_and_the_sixth_anemone_attract_a_clownfish_and_no_other() -> None:
    match = drawn_match("A Ha", bought="anemone " * 6)
    assert plant_all(match, "anemone", "C1 C2 C3 C4 C5 C6") == "C3 C6"


@proves("OG-E18", "OG-R05", "OG-5.2")
def test_sets_are_counted_in_hindsight() -> None:
    match = drawn_match("E Ha", bought="anemone " * 6)
    assert plant_all(match, "anemone", "C1 C2 C3 C4 B1 A1") == "C3 A1"
    assert earned("A1 B1 C1 C2 C3 C4", FISH) == 2


@proves("OG-E19", "OG-5.3")
def test_a_tile_that_joins_two_pairs_attracts_one_clownfish_with_five_hosts() -> None:
    match = drawn_match("C An An .. An An", bought="anemone")
    match.play("plant:anemone@C3")
    assert hosting(match) == "C1 C2 C3 C4 C5"
    assert tell(match.play("host:clownfish@C3")) == ["bonus_settled", "pearls_harvested"]


@proves("OG-E19", "OG-5.2")
def test_a_tile_that_joins_two_sets_that_have_their_clownfish_attracts_none() -> None:
    match = drawn_match("A An^ An\nB .. An\nC .. .. .. An^ An\nD .. .. .. An", bought="anemone")
    assert earned("A1 A2 B2 B3 C4 C5 D4", FISH) == 2
    assert plant_all(match, "anemone", "B3") == ""


@proves("OG-E20", "OG-5.2", "OG-R05")
@pytest.mark.parametrize(("options", "attracted"), [(NO_OPTIONS, "C2"), (GROUPS, "D2")])
def test_six_tiles_that_cannot_be_divided_are_one_set_or_two_by_groups(
    options: dict[str, object], attracted: str
) -> None:
    match = drawn_match("A An\nB .. An\nC .. .. An^ An An", bought="anemone anemone", options=options)
    assert (earned("C3 C4 C5 B2 A1 D2", FISH), earned("C3 C4 C5 B2 A1 D2 C2", FISH)) == (1, 2)
    assert plant_all(match, "anemone", "D2 C2") == attracted


@proves("OG-E20", "OG-5.2", "OG-R05")
@pytest.mark.parametrize(("options", "attracted"), [(NO_OPTIONS, "B3"), (GROUPS, "B3 B3")])
def test_three_pairs_joined_by_one_tile_attract_one_clownfish_or_two_by_groups(
    options: dict[str, object], attracted: str
) -> None:
    match = drawn_match("A An An .. An\nB .. .. .. An\nC .. An An", bought="anemone", options=options)
    assert earned("A1 A2 A4 B4 C2 C3 B3", FISH) == 1
    assert plant_all(match, "anemone", "B3") == attracted


@proves("OG-E20", "OG-5.2", "OG-5.3")
def test_by_groups_two_bonuses_settle_one_after_the_other_on_different_tiles() -> None:
    drawing = "A An An .. An\nB .. .. .. An\nC .. An An"
    match = drawn_match(drawing, bought="anemone", options=GROUPS)
    match.play("plant:anemone@B3")
    assert hosting(match) == "A1 A2 A4 B3 B4 C2 C3"
    assert tell(match.play("host:clownfish@B3")) == ["bonus_settled", "bonus_attracted"]
    assert hosting(match) == "A1 A2 A4 B4 C2 C3"
    assert tell(match.play("host:clownfish@C2")) == ["bonus_settled", "pearls_harvested"]
    assert match.state.bonus_supply == [3, 5]


@proves("OG-E21", "OG-5.2")
def test_the_tenth_seagrass_attracts_the_second_seahorse() -> None:
    match = drawn_match("A Ha\nC Sg Sg Sg^ Sg Sg Sg\nD Sg Sg Sg", bought="seagrass")
    assert earned("C1 C2 C3 C4 C5 C6 D1 D2 D3 D4", HORSE) == 2
    match.play("plant:seagrass@D4")
    assert hosting(match) == "C1 C2 C4 C5 C6 D1 D2 D3 D4"
    match.play("host:seahorse@D4")
    assert match.state.bonus_supply == [5, 3]


@proves("OG-E02", "OG-5.2")
def test_the_scoring_example_has_earned_one_seahorse_and_no_clownfish() -> None:
    assert (earned("C5 D3 E1", FISH), earned("A1 A2 A3 B1 B2", HORSE)) == (0, 1)


@proves("OG-5.3", "OG-R06")
@pytest.mark.parametrize("name", ["C1", "A1", "E1", "E4"])
def test_a_bonus_settles_only_on_a_free_tile_of_the_group_just_planted_in(name: str) -> None:
    match = drawn_match("A An An\nC An^ An An An An\nE Sg .. .. .. ", bought="anemone")
    match.play("plant:anemone@C6")
    assert hosting(match) == "C2 C3 C4 C5 C6"
    with pytest.raises(oc.IllegalMove) as refused:
        match.play(f"host:clownfish@{name}")  # has one, another group, another kind, nothing
    assert refused.value.rule == "OG-5.3"


@proves("OG-E23", "OG-5.4", "OG-R06")
def test_an_anemone_under_a_star_counts_and_may_be_the_host() -> None:
    match = drawn_match("A Ha\nC .. .. .. An An*1", bought="anemone")
    match.play("plant:anemone@C6")
    assert hosting(match) == "C4 C5 C6"
    match.play("host:clownfish@C5")
    assert match.view()["gardens"][0]["spaces"]["C5"]["bonus"] == "clownfish"


@proves("OG-5.4")
def test_an_anemone_under_a_clownfish_counts_for_the_next_set() -> None:
    match = drawn_match("A Ha\nC An An^ An An An", bought="anemone")
    assert plant_all(match, "anemone", "C6") == "C6"


@proves("OG-E22", "OG-5.5", "OG-R15")
def test_without_a_clownfish_in_the_supply_none_is_gained() -> None:
    match = drawn_match("A Ha\nC An An", bought="anemone relic")
    match.state.bonus_supply[FISH] = 0
    assert tell(match.play("plant:anemone@C3")) == ["tile_planted"]
    assert texts(match)[0].startswith("plant:relic")
    assert match.state.tiles[0][ANEMONE].bit_count() == 3


@proves("OG-5.5")
def test_there_are_as_many_bonus_tiles_as_can_ever_be_due() -> None:
    state = drawn_state("")
    assert state.bonus_supply == [16 // SET_SIZES[FISH], 26 // SET_SIZES[HORSE]]


@proves("OG-5.5")
def test_by_groups_the_second_bonus_needs_a_supply_too() -> None:
    match = drawn_match("A An An .. An\nB .. .. .. An\nC .. An An\nE Ha", bought="anemone", options=GROUPS)
    match.state.bonus_supply[FISH] = 1
    assert plant_all(match, "anemone", "B3") == "B3"


@proves("OG-5.6")
def test_a_bonus_tile_takes_up_no_space_and_stays_when_a_star_crosses_it() -> None:
    match = drawn_match("C *1 An^ An An .. Oy\nE Ha")
    fish = match.state.tiles[0][9]
    match.play("pass")
    match.play("star:S1:C1>C2")
    match.play("pass")
    match.play("pass")
    match.play("star:S1:C2>C3")
    assert match.state.tiles[0][9] == fish
    assert match.view()["gardens"][0]["spaces"]["C2"] == {"tile": "anemone", "bonus": "clownfish", "closed": False}


@proves("OG-5.2", "OG-R05")
@settings(max_examples=60)
@given(names=st.sets(st.sampled_from(sorted(axial())), max_size=11), size=st.sampled_from([3, 5]))
def test_sets_are_counted_as_a_search_of_all_ways_counts_them(names: set[str], size: int) -> None:
    state = drawn_state("")
    tiles = spaces(state, " ".join(sorted(names)))
    expected = sets_by_trying(frozenset(names), size)
    assert [can_pack(state, tiles, size, count) for count in range(1, 4)] == [expected >= count for count in (1, 2, 3)]


@proves("OG-5.2", "OG-R05")
@given(names=st.sets(st.sampled_from(sorted(axial())), max_size=24), size=st.sampled_from([3, 5]))
def test_groups_count_their_tiles_only(names: set[str], size: int) -> None:
    state = drawn_state("")
    count, left = 0, set(names)
    while left:
        group, queue = set[str](), [min(left)]
        while queue:
            name = queue.pop()
            group.add(name)
            queue += (neighbours(name) & left) - group
        count += len(group) // size
        left -= group
    assert most_sets(state, spaces(state, " ".join(sorted(names))), size) == count


@proves("OG-5.2")
@settings(max_examples=60)
@given(names=st.lists(st.sampled_from(sorted(axial())), unique=True, max_size=16), bonus=st.sampled_from([FISH, HORSE]))
def test_one_tile_completes_at_most_one_set(names: list[str], bonus: int) -> None:
    counts = [earned(" ".join(names[:count]), bonus) for count in range(len(names) + 1)]
    assert all(0 <= after - before <= 1 for before, after in pairwise(counts))


@proves("OG-5.2")
def test_a_planted_tile_of_another_kind_attracts_nothing() -> None:
    match = drawn_match("A Ha\nC An An .. An", bought="seagrass")
    assert plant_all(match, "seagrass", "C3") == ""
    assert match.state.tiles[0][SEAGRASS].bit_count() == 1
