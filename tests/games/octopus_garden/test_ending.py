"""OG-9 The end."""

import pytest

import oceanarium as oc
from oceanarium.games.octopus_garden.parts import CORAL, GARBAGE
from oceanarium.games.octopus_garden.rules import score
from oceanarium.games.octopus_garden.rules.garden import vacant_spaces
from oceanarium.games.octopus_garden.rules.scoring import plain_tiles
from oceanarium.kernel import NOBODY
from tests.games.octopus_garden.drawing import (
    ALMOST_FULL,
    FRESH,
    SPACE_FOR_TWO,
    buy,
    drawn_match,
    named,
    plant_all,
    steps,
    tell,
    texts,
)
from tests.proving import proves

STAR_ON_SEAGRASS = ALMOST_FULL.replace("Sg", "Sg*1")


@proves("OG-E07", "OG-9.1", "OG-9.2", "OG-9.3", "OG-4.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_end_stays_in_sight_when_the_star_that_filled_the_garden_moves_on(seats: int) -> None:
    match = drawn_match(ALMOST_FULL, seats=seats, market="star garbage coral" + 6 * " seagrass")
    buy(match, "R1", "worm worm worm")
    events = match.play("plant:star@D5")
    assert tell(events) == ["tile_planted", "worm_closed", "tile_discarded", "tile_discarded", "end_triggered"]
    assert (match.state.removed[CORAL], match.state.removed[GARBAGE]) == (1, 1)
    assert steps(match) == "S1:D5>E4"
    events = match.play("star:S1:D5>E4")
    assert events[-1].text == "Player 1 harvests 1 pearl."
    assert named(match.state, vacant_spaces(match.state, 0)) == "D5"
    assert match.state.ender == 0
    for seat in range(1, seats):
        assert match.actor == seat
        match.play("pass")
    assert match.outcome is not None
    assert match.outcome.rule == "OG-9.3"


@proves("OG-E08", "OG-9.1", "OG-R13", "OG-10.4")
def test_a_step_may_fill_the_garden() -> None:
    match = drawn_match(STAR_ON_SEAGRASS)
    match.play("pass")
    assert steps(match) == "S1:C5>D4 S1:C5>D5"
    elsewhere = match.copy()
    events = match.play("star:S1:C5>D5")
    assert "end_triggered" in tell(events)
    spaces = match.view()["gardens"][0]["spaces"]
    assert (spaces["D4"]["closed"], spaces["E3"]["closed"]) == (True, False)
    assert (score(match.state, 0), plain_tiles(match.state, 0)) == (11, 9)
    parts = {name: points for name, points in match.scores()[0].parts.items() if points != 0}
    assert parts == {"coral": 10, "garbage": -12, "relic": 6, "worm": 2, "seagrass": 1, "oyster": -1, "star": 5}
    assert "end_triggered" not in tell(elsewhere.play("star:S1:C5>D4"))
    assert elsewhere.state.ender == NOBODY


@proves("OG-9.1", "OG-R13")
def test_fullness_between_two_steps_does_not_count() -> None:
    # S1 fills the last vacant space, D5, but S2 leaves C6 before the phase is over.
    match = drawn_match(STAR_ON_SEAGRASS.replace("Sg*1  Ga", "Sg*1  *2"))
    match.play("pass")
    match.play("star:S1:C5>D5")
    assert vacant_spaces(match.state, 0) == 0
    match.play("star:S2:C6>D5")
    assert match.state.ender == NOBODY
    assert named(match.state, vacant_spaces(match.state, 0)) == "C6"


@proves("OG-E31", "OG-9.3", "OG-R26")
def test_every_other_seat_has_one_more_turn_whatever_fills_up() -> None:
    small = {"garden_rows": (4,)}
    full_soon = "A Oy Oy Ha .."
    match = drawn_match(
        full_soon, full_soon, full_soon, full_soon, seats=4, turn=2, options=small, market=9 * "coral ", pearls=4
    )
    buy(match, "R1", "seagrass seagrass seagrass")
    assert "end_triggered" in tell(match.play("plant:coral@A4"))
    assert (match.actor, match.state.ender) == (3, 2)
    buy(match, "R2", "seagrass seagrass seagrass")
    assert "end_triggered" not in tell(match.play("plant:coral@A4"))
    assert (match.actor, match.state.ender) == (0, 2)
    match.play("pass")
    assert match.actor == 1
    assert tell(match.play("pass")) == ["purchase_skipped", "pearls_harvested", "match_over"]
    assert match.actor == NOBODY
    assert texts(match) == []


@proves("OG-9.3", "OG-2.1")
def test_whoever_fills_the_garden_finishes_the_turn() -> None:
    match = drawn_match(SPACE_FOR_TWO, bought="coral relic")
    match.play("plant:coral@E1")
    events = match.play("plant:relic@E2")
    assert tell(events) == ["tile_planted", "end_triggered", "pearls_harvested"]
    assert events[1].text == "Player 1's garden is full: everybody else has one more turn."


@proves("OG-9.3")
def test_the_outcome_says_how_the_match_ended() -> None:
    match = drawn_match(SPACE_FOR_TWO, bought="coral relic")
    plant_all(match, "coral", "E1")
    plant_all(match, "relic", "E2")
    assert match.outcome is None
    match.play("pass")
    assert match.outcome == oc.Outcome(
        (1, 2), (0,), "OG-9.3", "A garden was full, and everybody else has had one more turn."
    )


@proves("OG-E34", "OG-9.4", "OG-R19")
def test_ten_rounds_of_skipping_end_the_match() -> None:
    match = drawn_match(FRESH, FRESH, options={"pearl_supply": "unlimited"})
    for _ in range(19):
        assert "match_stalled" not in tell(match.play("pass"))
    events = match.play("pass")
    assert events[-1].text == "Nobody has bought anything for 10 rounds; the match is over."
    assert match.outcome is not None
    assert match.outcome.rule == "OG-9.4"
    assert match.outcome.winners == (0, 1)


@proves("OG-E34", "OG-9.4")
def test_a_purchase_starts_the_count_again() -> None:
    match = drawn_match(FRESH, FRESH, market="garbage garbage garbage" + 6 * " coral")
    for _ in range(18):
        match.play("pass")
    buy(match, "R1", "worm worm worm")
    plant_all(match, "garbage", "C1 C2 C3")
    for _ in range(19):
        match.play("pass")
        assert match.outcome is None
    match.play("pass")
    assert match.outcome is not None
    assert match.outcome.rule == "OG-9.4"


@proves("OG-E34", "OG-9.4", "OG-9.3")
@pytest.mark.parametrize("buys", [False, True])
def test_a_garden_filled_in_the_last_skipped_turn_brings_on_a_last_turn_instead(buys: bool) -> None:
    match = drawn_match(STAR_ON_SEAGRASS, FRESH, market=9 * "seagrass ")
    match.state.skipped = 19
    match.play("pass")
    events = match.play("star:S1:C5>D5")
    assert tell(events)[-2:] == ["end_triggered", "pearls_harvested"]
    assert match.actor == 1
    if buys:
        buy(match, "R1", "worm worm worm")
        plant_all(match, "seagrass", "C1 C2 C3")
    else:
        match.play("pass")
    assert match.outcome is not None
    assert match.outcome.rule == "OG-9.3"


@proves("OG-9.4", "OG-9.3")
def test_the_last_turns_are_played_even_if_everybody_skips() -> None:
    match = drawn_match(STAR_ON_SEAGRASS, seats=4, options={"stall_rounds": 1})
    match.state.skipped = 2
    match.play("pass")
    match.play("star:S1:C5>D5")
    for seat in (1, 2, 3):
        assert match.actor == seat
        match.play("pass")
    assert match.outcome is not None
    assert match.outcome.rule == "OG-9.3"


@proves("OG-R22")
def test_the_seat_with_the_full_garden_gets_no_further_turn() -> None:
    match = drawn_match(ALMOST_FULL, seats=3, bought="coral")
    match.play("plant:coral@D5")
    match.play("pass")
    match.play("pass")
    assert match.actor == NOBODY
