"""OG-7 Feather worms."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.games.octopus_garden.parts import STAR, WORM
from oceanarium.games.octopus_garden.rules import score_part
from oceanarium.games.octopus_garden.rules.citations import WORM_PART
from oceanarium.games.octopus_garden.rules.stars import star_spaces
from oceanarium.games.octopus_garden.rules.worms import closed_worms
from tests.games.octopus_garden.drawing import (
    axial,
    drawn_match,
    drawn_state,
    named,
    neighbours,
    place_named,
    tell,
)
from tests.proving import proves


@proves("OG-7.1", "OG-R25")
@pytest.mark.parametrize(
    ("drawing", "closed", "beauty"),
    [
        ("C .. Wo .. Wo", "", 4),
        ("C *1 Wo .. Wo", "C2", 2),  # beside
        ("C .. Wo*1 .. Wo", "C2", 2),  # on it
        ("B .. .. Wo\nC .. .. *1 Wo", "B3 C4", 0),
        ("C .. Wo *12 .. Wo", "C2", 2),  # two stars close as one does
    ],
)
def test_a_worm_is_closed_while_a_star_is_on_it_or_beside_it(drawing: str, closed: str, beauty: int) -> None:
    state = drawn_state(drawing)
    assert named(state, closed_worms(state, 0)) == closed
    assert score_part(state, 0, WORM_PART) == beauty


@proves("OG-7.2", "OG-R12")
def test_a_worm_planted_beside_a_star_is_closed_at_once() -> None:
    match = drawn_match("A Ha\nC *1", bought="worm garbage")
    events = match.play("plant:worm@C2")
    assert [event.text for event in events] == [
        "Player 1 plants a feather worm on C2.",
        "Player 1's feather worm on C2 closes.",
    ]


@proves("OG-7.2", "OG-R12")
def test_a_star_planted_beside_a_worm_closes_it_at_once() -> None:
    match = drawn_match("A Ha\nC .. Wo .. Wo", bought="star garbage")
    assert tell(match.play("plant:star@C3")) == ["tile_planted", "worm_closed", "worm_closed"]


@proves("OG-7.2", "OG-R11")
def test_a_worm_opens_by_itself_when_the_star_has_gone() -> None:
    match = drawn_match("C Wo *1 .. Wo Oy")
    match.play("pass")
    events = match.play("star:S1:C2>C3")
    assert [event.text for event in events if event.name.startswith("worm")] == [
        "Player 1's feather worm on C1 opens.",
        "Player 1's feather worm on C4 closes.",
    ]


@proves("OG-7.1", "OG-R25")
@given(
    worms=st.sets(st.sampled_from(sorted(axial())), max_size=12),
    stars=st.lists(st.sampled_from(sorted(axial())), max_size=8),
)
def test_closed_worms_are_those_of_the_definition(worms: set[str], stars: list[str]) -> None:
    state = drawn_state("")
    state.tiles[0][WORM] = sum(1 << place_named(state, name) for name in worms)
    for star, name in enumerate(stars):
        state.stars[0][star] = place_named(state, name)
    state.tiles[0][STAR] = star_spaces(state, 0)
    expected = {worm for worm in worms if any(star == worm or star in neighbours(worm) for star in stars)}
    assert set(named(state, closed_worms(state, 0)).split()) == expected
