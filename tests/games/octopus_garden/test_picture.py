"""A state as text, both ways."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oceanarium as oc
from oceanarium.games.octopus_garden import GAME as OCTOPUS_GARDEN
from oceanarium.games.octopus_garden.picture import draw_picture, read_garden, read_picture
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import NOBODY, OMNISCIENT, Match
from tests.games.octopus_garden.drawing import SCORING_EXAMPLE, drawn_match, drawn_state
from tests.matches import matches

PRICES = "relic star oyster coral garbage - seagrass seagrass worm"


def test_a_picture_shows_market_supplies_and_gardens() -> None:
    match = drawn_match(SCORING_EXAMPLE, market=PRICES, bought="relic coral")
    lines = [line.split() for line in match.picture().splitlines()]
    for line in (
        "Octopus' Garden: Player 1, planting",
        "R1 relic star oyster = 8",
        "R2 coral garbage - = 1",
        "K1 = 5 K2 = 4 K3 = 4",
    ):
        assert line.split() in lines
    drawing = [line.split() for line in SCORING_EXAMPLE.replace("..  ..", "E3  E4").splitlines() if line.strip()]
    gardens = [line[: line.index("|")] for line in lines if "|" in line][2:]  # after names and what they have
    assert gardens == drawing


def test_numbers_below_zero_have_a_true_minus_and_are_read_back() -> None:
    match = drawn_match("A Oy Oy Ha", pearls=25, options={"pearl_supply": "unlimited"}, pearl_supply=-10)
    picture = draw_picture(match.state, OMNISCIENT)
    assert "beauty \N{MINUS SIGN}2" in picture
    assert "pearls \N{MINUS SIGN}10" in picture
    assert read_picture(picture) == match.state


@settings(max_examples=25)
@given(match=matches(OCTOPUS_GARDEN))
def test_a_picture_for_the_omniscient_is_read_back_as_the_same_state(match: Match[State]) -> None:
    assert read_picture(draw_picture(match.state, OMNISCIENT)) == match.state


def test_players_do_not_see_the_line_for_programs() -> None:
    state = drawn_state(SCORING_EXAMPLE)
    assert "Record:" in draw_picture(state, OMNISCIENT)
    assert "Record:" not in draw_picture(state, 0)
    assert draw_picture(state, 0) == draw_picture(state, NOBODY)


@pytest.mark.parametrize("line", ["Record", "Bag", "Supply"])
def test_a_picture_without_one_of_its_lines_is_refused(line: str) -> None:
    text = draw_picture(drawn_state(SCORING_EXAMPLE), OMNISCIENT)
    torn = "\n".join(part for part in text.splitlines() if not part.startswith(f"{line}:"))
    with pytest.raises(ValueError, match="This is no complete picture of Octopus' Garden"):
        read_picture(torn)


@pytest.mark.parametrize("text", ["", "hello", "Octopus' Garden: over"])
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="This is no complete picture of Octopus' Garden"):
        read_picture(text)


@pytest.mark.parametrize("row", ["A Sg Sg Sg Sg Sg", "F Sg", "A Xx", "A Sgg", "A *9", "A Co^", "A ..^", "A ^"])
def test_a_row_that_is_no_row_of_the_garden_is_refused(row: str) -> None:
    with pytest.raises(ValueError, match="There is no space for"):
        read_garden(drawn_state(""), 0, [row])


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(ValueError, match="This is no complete picture of Octopus' Garden"):
        read_picture(text)


@settings(max_examples=300)
@given(start=st.integers(0, 1200), length=st.integers(1, 40), put=st.sampled_from(["", "0", "x", "\n", "=", "|", "-"]))
def test_a_damaged_picture_is_read_or_refused_in_a_sentence(start: int, length: int, put: str) -> None:
    text = draw_picture(drawn_match(SCORING_EXAMPLE, seats=3, bought="relic coral").state, OMNISCIENT)
    with suppress(ValueError):
        read_picture(text[:start] + put + text[start + length :])


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        ("stall_rounds=10", "stall_rounds=0"),
        ("turn=0", "turn"),
        ("turn=0", "turn=1000"),
        ("R1  ", "Q1  "),
        ("Co", "Xx"),
    ],
)
def test_a_picture_with_a_wrong_part_is_refused(part: str, instead: str) -> None:
    text = draw_picture(drawn_state(SCORING_EXAMPLE), OMNISCIENT)
    assert part in text
    with pytest.raises(ValueError, match="This is no complete picture of Octopus' Garden"):
        read_picture(text.replace(part, instead))


def test_the_table_is_told_in_german_by_names() -> None:
    match = oc.new_match("octopus-garden", seats=2, seed=3)
    match.language = "de"
    match.call(["Anna", "Ben"])
    match.play("place:oyster@C3")
    lines = match.picture().splitlines()
    assert lines[:2] == ["Octopus' Garden: Anna legt die Startaustern", "Markt"]
    assert [lines.index(line) for line in lines if line.startswith(">Anna ")] != []
    assert "  5 Perlen (+1), Schönheit \N{MINUS SIGN}1" in match.picture()
    assert any(line.startswith("C C1    C2    Au ") for line in lines)
    assert max(map(len, lines)) <= 80
