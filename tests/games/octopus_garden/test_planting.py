"""OG-4 Planting."""

import pytest

import oceanarium as oc
from oceanarium.games.octopus_garden.parts import KIND_NAMES
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import Match
from tests.games.octopus_garden.drawing import (
    ALMOST_FULL,
    FRESH,
    SPACE_FOR_TWO,
    axial,
    buy,
    drawn_match,
    plant_all,
    steps,
    tell,
    texts,
)
from tests.proving import proves


def refusal_of(match: Match[State], text: str) -> str:
    """The rule that forbids a move; nothing must have changed."""
    before = match.state.copy()
    with pytest.raises(oc.IllegalMove) as refused:
        match.play(text)
    assert match.state == before
    return refused.value.rule


@proves("OG-4.1")
def test_bought_tiles_are_planted_in_any_order_on_any_vacant_space() -> None:
    match = drawn_match(FRESH, bought="relic coral coral")
    vacant = [name for name in axial() if name not in ("A1", "A2", "A3")]
    offered = [f"plant:{tile}@{name}" for tile in ("coral", "relic") for name in vacant]
    assert texts(match) == offered  # equal tiles are one choice
    match.play("plant:relic@E4")
    assert texts(match) == [f"plant:coral@{name}" for name in vacant if name != "E4"]
    match.play("plant:coral@B1")
    match.play("plant:coral@D3")
    assert match.actor == 1


@proves("OG-4.1", "OG-R24")
@pytest.mark.parametrize("tile", ["star", "coral", "oyster"])
@pytest.mark.parametrize("name", ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "B5"])
def test_nothing_is_planted_on_another_tile_not_even_a_star(tile: str, name: str) -> None:
    match = drawn_match("A Sg Co An^ Oy\nB Wo Ga Re Ha Co", bought=tile)
    assert refusal_of(match, f"plant:{tile}@{name}") == "OG-4.1"


@proves("OG-4.2", "OG-R24", "OG-R13")
@pytest.mark.parametrize("tile", ["star", "coral", "oyster"])
@pytest.mark.parametrize("name", ["A1", "A2"])
def test_nothing_is_planted_where_a_star_is(tile: str, name: str) -> None:
    match = drawn_match("A *1 Sg*2 .. Oy", bought=tile)
    assert refusal_of(match, f"plant:{tile}@{name}") == "OG-4.2"


@proves("OG-4.2", "OG-6.10")
def test_a_space_that_a_star_has_left_can_be_planted_again() -> None:
    match = drawn_match("C *1 .. Oy\nE Ha", market="garbage garbage garbage" + 6 * " coral")
    match.play("pass")
    match.play("star:S1:C1>C2")
    match.play("pass")
    buy(match, "R1", "coral coral coral")
    assert "plant:garbage@C1" in texts(match)
    assert "plant:garbage@C2" not in texts(match)


@proves("OG-E26", "OG-4.3")
def test_garbage_cannot_be_thrown_away_while_there_is_room() -> None:
    match = drawn_match(ALMOST_FULL.replace("Re  Re  Wo", "..  ..  .."), bought="garbage coral relic")
    assert len(texts(match)) == 3 * 4
    assert all(text.startswith("plant:") for text in texts(match))
    assert refusal_of(match, "pass") == "OG-4.3"
    match.play("plant:relic@D2")
    match.play("plant:coral@D3")
    assert refusal_of(match, "pass") == "OG-4.3"
    assert texts(match) == ["plant:garbage@D4", "plant:garbage@D5"]


@proves("OG-E24", "OG-4.4", "OG-9.1")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("relic@E1", "relic@E2", "oyster"),
        ("relic@E2", "oyster@E1", "relic"),
        ("oyster@E2", "relic@E1", "relic"),
    ],
)
def test_without_room_for_three_the_player_chooses_two_and_the_third_leaves_the_game(
    first: str, second: str, left: str
) -> None:
    match = drawn_match(SPACE_FOR_TWO, bought="relic relic oyster")
    assert texts(match) == [f"plant:{tile}@{name}" for tile in ("oyster", "relic") for name in ("E1", "E2")]
    match.play(f"plant:{first}")
    events = match.play(f"plant:{second}")
    assert tell(events) == ["tile_planted", "tile_discarded", "end_triggered", "pearls_harvested"]
    assert events[1].details == {"tile": left}
    assert match.state.removed[KIND_NAMES.index(left)] == 1
    assert match.state.bought == [0] * 8
    assert match.view()["ender"] == 0


@proves("OG-4.4")
def test_buying_without_room_is_allowed() -> None:
    match = drawn_match(ALMOST_FULL, market="relic oyster seagrass" + 6 * " anemone", pearls=6)
    assert "buy:R1" in texts(match)


@proves("OG-E25", "OG-4.2", "OG-9.1", "OG-R13")
def test_a_space_with_only_a_star_is_no_room() -> None:
    match = drawn_match(SPACE_FOR_TWO.replace("..  ..", "..  *1"), bought="coral")
    assert texts(match) == ["plant:coral@E1"]
    events = match.play("plant:coral@E1")
    assert tell(events) == ["tile_planted", "end_triggered"]
    assert match.state.ender == 0


@proves("OG-4.5", "OG-5.1")
def test_a_bonus_comes_before_the_next_tile() -> None:
    match = drawn_match("C An An", bought="anemone relic")
    assert tell(match.play("plant:anemone@C3")) == ["tile_planted", "bonus_attracted"]
    assert all(text.startswith("host:") for text in texts(match))
    assert refusal_of(match, "plant:relic@A1") == "OG-5.1"
    match.play("host:clownfish@C1")
    assert texts(match)[0] == "plant:relic@A1"


@proves("OG-E03", "OG-4.6", "OG-8.1")
def test_an_oyster_yields_in_the_turn_in_which_it_is_planted() -> None:
    match = drawn_match(FRESH, bought="oyster")
    events = match.play("plant:oyster@E4")
    assert events[-1].text == "Player 1 harvests 4 pearls."
    assert match.state.pearls[0] == 9


@proves("OG-E15", "OG-4.7", "OG-R09", "OG-6.6")
def test_a_star_moves_in_the_turn_in_which_it_is_planted() -> None:
    match = drawn_match("A Ha\nD Oy", bought="star")
    match.play("plant:star@D2")
    assert steps(match) == "S1:D2>D1"
    events = match.play("star:S1:D2>D1")
    assert tell(events) == ["star_moved", "oyster_eaten", "pearls_harvested"]
    assert events[-1].details == {"pearls": "1"}


@proves("OG-4.7")
def test_stars_are_numbered_in_the_order_of_planting() -> None:
    match = drawn_match("A Ha *1", bought="star star")
    assert plant_all(match, "star", "E4 E1") == ""
    assert [star["space"] for star in match.view()["gardens"][0]["stars"]] == ["A2", "E4", "E1"]
