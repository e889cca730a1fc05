"""OG-2 The turn."""

import pytest

import oceanarium as oc
from tests.games.octopus_garden.drawing import buy, drawn_match, skip_round, tell, texts
from tests.proving import proves


@proves("OG-2.1")
def test_a_turn_is_buying_then_stars_then_the_harvest() -> None:
    match = drawn_match("C *1 .. .. Oy Oy Ha", market="garbage garbage garbage" + 6 * " coral")
    buy(match, "R1", "coral coral coral")
    for name in ("A1", "A2", "A3"):
        assert texts(match)[0].startswith("plant:")
        match.play(f"plant:garbage@{name}")
    assert texts(match) == ["star:S1:C1>C2"]
    assert tell(match.play("star:S1:C1>C2")) == ["star_moved", "pearls_harvested"]
    assert match.actor == 1
    assert texts(match)[0] == "pass"


@proves("OG-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_the_table(seats: int) -> None:
    match = drawn_match(seats=seats, turn=1)
    order = []
    for _ in range(2 * seats):
        order.append(match.actor)
        match.play("pass")
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]


@proves("OG-2.3", "OG-R23")
def test_a_turn_concerns_only_the_own_garden() -> None:
    match = drawn_match("C *1 .. .. Oy", "C *1 .. Oy Ha", seats=2)
    before = match.state.copy()
    match.play("pass")
    match.play("star:S1:C1>C2")
    assert match.state.tiles[1] == before.tiles[1]
    assert match.state.stars[1] == before.stars[1]
    assert match.state.pearls[1] == before.pearls[1]
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("pass", 0)
    assert refused.value.rule == "OG-2.2"


@proves("OG-R23", "OG-6.4")
def test_oysters_in_another_garden_do_not_matter_to_a_star() -> None:
    match = drawn_match("C *1 Ha", "C Oy Oy Ha", seats=2)
    skip_round(match)  # no step was asked for
    assert match.actor == 0
