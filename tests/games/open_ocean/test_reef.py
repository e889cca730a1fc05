"""OO-4 to OO-7: placing, Sun cards, fish, schools."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.games.open_ocean import GAME, State
from oceanarium.games.open_ocean.parts import (
    BIG,
    CARDS,
    CLASSES,
    DOLPHIN,
    FIRST_FISH,
    LAST_FISH,
    MEDIUM,
    REEF_KINDS,
    SEA_ANEMONE,
    TINY,
    TURTLE,
)
from oceanarium.games.open_ocean.rules import score
from oceanarium.games.open_ocean.rules.reef import fish_in, protected_fish, reef_size, remove_card, schooling
from oceanarium.games.open_ocean.rules.scoring import card_points, school_points
from oceanarium.kernel import IllegalMove, Match
from tests.games.open_ocean.drawing import (
    REEF_W,
    drawn_match,
    kind_of,
    pick,
    reef_cells,
    spaces,
    spaces_for,
)
from tests.matches import matches
from tests.proving import proves

EDGES = ((1, 0), (-1, 0), (0, 1), (0, -1))
AROUND = (*EDGES, (1, 1), (1, -1), (-1, 1), (-1, -1))


def state_of(*reefs: str, **more: Any) -> State:
    return drawn_match(*reefs, **more).state


def slot_at(state: State, seat: int, space: str) -> int:
    x, y = map(int, space.split(","))
    return next(
        slot
        for slot in range(44)
        if state.cards[seat][slot] >= 0 and (state.xs[seat][slot], state.ys[seat][slot]) == (x, y)
    )


def names_of(state: State, seat: int, slots: int) -> set[str]:
    return {f"{state.xs[seat][slot]},{state.ys[seat][slot]}" for slot in range(44) if slots >> slot & 1}


@proves("OO-E01", "OO-4.2", "OO-5.1", "OO-R28")
def test_the_floor() -> None:
    state = state_of("Red* Blu")
    assert spaces_for(state, 0, "purple-coral") == spaces("-1,0 -1,1 0,1 1,1 2,0 2,1")


@proves("OO-E02", "OO-5.5", "OO-5.6")
def test_anemones_protect_also_across_corners() -> None:
    state = state_of(REEF_W)
    assert names_of(state, 0, protected_fish(state, 0)) == spaces("-1,1 1,2")


@proves("OO-5.6", "EV-8", "FV-3", "OO-20.1")
def test_sanctuary_and_safe_schools_protect_too() -> None:
    state = state_of("1Cl . .\n1Go Red* 1Go", events="EV-8")
    assert names_of(state, 0, protected_fish(state, 0)) == spaces("-1,0 -1,1 1,0")
    state = state_of("1Cl 1Cl .\n1Go Red* 1Go", options={"safe_schools": "on"})
    assert names_of(state, 0, protected_fish(state, 0)) == spaces("-1,1 0,1")


@proves("OO-E06", "OO-6.1", "OO-6.2", "OO-4.1")
def test_the_order_of_fish() -> None:
    state = state_of("Red*")
    assert spaces_for(state, 0, "goby") == spaces("-1,0 0,1 1,0")
    assert spaces_for(state, 0, "tang") == spaces_for(state, 0, "grouper") == set()
    assert spaces_for(state_of("Red* 1Go"), 0, "tang") == spaces("1,1 2,0")
    assert spaces_for(state_of("Red* 1Go 2Ta"), 0, "grouper") == spaces("2,1 3,0")


@proves("OO-E11", "OO-4.1", "OO-5.1", "OO-5.3", "OO-6.1", "OO-6.2", "OO-6.3", "OO-R27")
@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("green-coral", "-2,0 0,2 1,0 2,0 2,2"),
        ("clownfish", "-2,0 0,2 1,0 2,0 2,2"),
        ("banggai", "-3,1 -2,0 0,2 1,0"),
        ("tang", "-3,1 -2,0 0,2 2,0 2,2"),
        ("pearlscale", "-3,1 -2,0 0,2 2,0 2,2 3,0 4,2"),
        ("parrotfish", "-2,3 2,2 3,0 4,0 4,2 5,1"),
        ("grouper", "-4,2 -3,1 -3,3 -2,3 2,2 2,3 3,0 3,4 4,2 4,3"),
    ],
)
def test_legal_spaces_in_reef_w(card: str, places: str) -> None:
    assert spaces_for(state_of(REEF_W), 0, card) == spaces(places)


@proves("OO-E12", "OO-9.6", "OO-9.7", "OO-10.7", "OO-R08")
def test_nothing_connects_to_a_turtle_and_only_dolphins_to_a_dolphin() -> None:
    state = state_of(REEF_W)
    for card in CARDS[:18]:
        assert not spaces_for(state, 0, card.slug) & spaces("0,3 1,4 -1,3")
    assert "2,3" in spaces_for(state, 0, "grouper")
    dolphin = spaces_for(state, 0, "dolphin")
    assert spaces("-1,3 2,3") <= dolphin
    assert not spaces("0,3 1,4") & dolphin
    assert len(dolphin) == 17


@proves("OO-E15", "OO-4.3", "OO-4.4", "OO-R06")
def test_what_is_cut_off_stays_scores_and_may_be_joined() -> None:
    state = state_of(REEF_W)
    before = reef_cells(state, 0)
    remove_card(state, 0, slot_at(state, 0, "2,1"))
    assert reef_cells(state, 0) == {place: kind for place, kind in before.items() if place != (2, 1)}
    assert (card_points(state, 0), school_points(state, 0), score(state, 0)) == (24, 4, 29)
    assert "3,0" in spaces_for(state, 0, "parrotfish")
    assert "2,1" in spaces_for(state, 0, "clownfish")


@proves("OO-1.2", "OO-5.4", "OO-C1")
def test_the_starter_is_a_sun_card_at_the_origin() -> None:
    state = state_of("Yel*")
    assert reef_cells(state, 0) == {(0, 0): kind_of("yellow-coral")}
    assert spaces_for(state, 0, "anemone") == spaces("-1,0 1,0 -1,1 0,1 1,1")
    assert card_points(state, 0) == 1


@proves("OO-E32", "OO-7.1", "OO-R18")
@pytest.mark.parametrize(
    ("reef", "points"),
    [
        ("1Cl .\n1Cl 1Cl\n. Red*", 3),
        ("1Cl .\n. 1Cl\n. Red*", 0),
        ("1Cl 1Ch\n. Red*", 0),
        ("2Ta 2Ta\n1Cl Red*", 2),
    ],
)
def test_schools(reef: str, points: int) -> None:
    assert school_points(state_of(reef), 0) == points


def naive_spaces(cells: dict[tuple[int, int], int], kind: int) -> set[str]:
    """Straight from OO-4 to OO-6 and OO-9.6, on a plain map."""
    found = set()
    for x, y in cells:
        for dx, dy in AROUND:
            space = (x + dx, y + dy)
            if space not in cells and space[1] >= 0 and naive_fits(cells, kind, space):
                found.add(f"{space[0]},{space[1]}")
    return found


def naive_fits(cells: dict[tuple[int, int], int], kind: int, space: tuple[int, int]) -> bool:
    sort = CLASSES[kind]
    steps = AROUND if sort < TINY else EDGES
    beside = [cells[space[0] + dx, space[1] + dy] for dx, dy in steps if (space[0] + dx, space[1] + dy) in cells]
    if kind == DOLPHIN:
        return any(other != TURTLE for other in beside)
    if sort < TINY:
        return any(CLASSES[other] < TINY for other in beside)
    wanted = {TINY: (0, 1), MEDIUM: (TINY,), BIG: (MEDIUM,)}[sort]
    return any(other == kind or CLASSES[other] in wanted for other in beside)


@proves("OO-4.1", "OO-4.2", "OO-7.1", "OO-5.5")
@given(data=st.data())
def test_reefs_agree_with_a_plain_map(data: st.DataObject) -> None:
    match: Match[State] = data.draw(matches(GAME))
    state = match.state
    for seat in range(match.seats):
        cells = reef_cells(state, seat)
        if not cells:
            continue
        for kind in range(DOLPHIN + 1):
            assert spaces_for(state, seat, CARDS[kind].slug) == naive_spaces(cells, kind)
        schools = {
            place
            for place, kind in cells.items()
            if FIRST_FISH <= kind <= LAST_FISH
            and any(cells.get((place[0] + dx, place[1] + dy)) == kind for dx, dy in EDGES)
        }
        assert school_points(state, seat) == len(schools)
        safe = {
            place
            for place, kind in cells.items()
            if FIRST_FISH <= kind <= LAST_FISH
            and (
                any(cells.get((place[0] + dx, place[1] + dy)) == SEA_ANEMONE for dx, dy in AROUND)
                or (state.in_force >> 7 & 1 and max(abs(place[0]), abs(place[1])) <= 1)
                or (state.has_safe_schools and place in schools)
            )
        }
        assert names_of(state, seat, protected_fish(state, seat)) == {f"{x},{y}" for x, y in safe}
        assert reef_size(state, seat) == len(cells)
        fish = sum(FIRST_FISH <= kind <= LAST_FISH for kind in cells.values())
        assert fish_in(state, seat).bit_count() == fish
        assert all(state.of_kind[seat][kind].bit_count() == [*cells.values()].count(kind) for kind in range(REEF_KINDS))
        assert schooling(state, seat, kind_of("goby")).bit_count() <= [*cells.values()].count(kind_of("goby"))


@proves("OO-4.2", "OO-5.1", "OO-6.1", "OO-6.2")
@pytest.mark.parametrize(
    ("card", "space", "rule"),
    [
        ("clownfish", "0,-1", "OO-4.2"),
        ("clownfish", "-1,1", "OO-6.1"),
        ("red-coral", "3,0", "OO-5.1"),
        ("clownfish", "3,0", "OO-6.2"),
    ],
)
def test_why_a_card_cannot_lie_there(card: str, space: str, rule: str) -> None:
    match = drawn_match("Red* 1Go 2Ta", hands=[card + " goby goby goby goby goby"])
    pick(match, card, "clownfish")
    with pytest.raises(IllegalMove) as refused:
        match.play(f"place:{space}", 0)
    assert refused.value.rule == rule
