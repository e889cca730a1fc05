"""How good a position looks."""

import pytest

import oceanarium as oc
from oceanarium.bots import greedy
from oceanarium.bots.nets import net_row
from oceanarium.games.octopus_garden.evaluate import (
    FAR,
    HOARDS,
    WIN_MARGIN,
    bought_worth,
    evaluate,
    garden_worth,
    groups_worth,
    has_had_last_turn,
    oyster_distance,
    pearl_worth,
    tile_worth,
    turns_left,
)
from oceanarium.games.octopus_garden.parts import GARBAGE, OVER, OYSTER, PLANTING, RELIC, STAR, STOCKING
from oceanarium.games.octopus_garden.rules import score
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import Match
from oceanarium.kernel.engine import plain_engine
from oceanarium.kernel.searching import ALL_MOVES
from tests.games.octopus_garden.drawing import (
    ALMOST_FULL,
    FRESH,
    GAME,
    SCORING_EXAMPLE,
    drawn_match,
    drawn_state,
    place_named,
)
from tests.proving import proves


def test_between_two_what_one_gains_the_other_loses() -> None:
    state = drawn_state(SCORING_EXAMPLE)
    assert evaluate(state, 0) == -evaluate(state, 1) > 0


def test_equal_gardens_look_equal() -> None:
    state = drawn_state(FRESH, FRESH)
    assert evaluate(state, 0) == evaluate(state, 1) == 0


def test_a_match_that_is_won_is_better_than_any_prospect() -> None:
    state = drawn_state("A An", "A Sg")
    state.phase = OVER
    assert evaluate(state, 0) == WIN_MARGIN + 1
    assert evaluate(state, 1) == -WIN_MARGIN - 1
    assert garden_worth(state, 0) == score(state, 0) == 2


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("C An An .. An", "C Ga An .. An"),
        ("A Oy Oy Ha", "A Oy Ha"),
        ("C An An", "C An .. An"),  # a group promises a clownfish
        ("C Re Re", "C Re Co"),
        ("C An^ An An", "C An An An"),
    ],
)
def test_more_promise_is_worth_more(better: str, worse: str) -> None:
    assert garden_worth(drawn_state(better), 0) > garden_worth(drawn_state(worse), 0)


def test_pearls_are_worth_something_only_while_they_can_be_spent() -> None:
    state = drawn_state(FRESH)
    state.pearls[0] = 10
    assert pearl_worth(state, 0, 3.0) > pearl_worth(state, 0, 1.0) > pearl_worth(state, 0, 0.0) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hoard_of_pearls_is_worth_no_more_than_ones_share_of_them(seats: int) -> None:
    few, share, hoard = (drawn_match(seats=seats, pearls=pearls).state for pearls in (4, HOARDS // seats, 30))
    assert pearl_worth(few, 0, 7.0) < pearl_worth(share, 0, 7.0) == pearl_worth(hoard, 0, 7.0)


def greedy_move(match: Match[State], seed: int) -> int:
    """What the greedy bot chooses, in plain mode."""
    engine, legal = plain_engine(GAME), match.legal_numbers(match.actor)
    values, likes = engine.fractions(len(legal)), engine.fractions(len(legal))
    chance, sight = (seed, len(match.moves), 4), (ALL_MOVES, 0.0, 0.0)
    box, net = engine.box(match.state), net_row(engine, None)
    chosen = engine[greedy].best_move(box, match.actor, *chance, *sight, likes, values, net)
    return int(chosen)


@proves("OG-9.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_players_fill_a_garden(seats: int) -> None:
    """In this match nobody bought a single tile: all pearls were in hand, and all waited for more."""
    match: Match[State] = oc.new_match(GAME, seats, 34)
    while match.actor != oc.NOBODY:
        match.play(greedy_move(match, seed=340 + match.actor))
    assert match.outcome is not None
    assert match.outcome.rule == "OG-9.3"


def test_a_group_without_room_promises_nothing() -> None:
    assert groups_worth(drawn_state("A An An Co\nB Co Co Co"), 0) == 0
    assert groups_worth(drawn_state("A An An"), 0) > 0


def test_the_fullest_garden_sets_the_pace() -> None:
    assert turns_left(drawn_state(FRESH, ALMOST_FULL), 0) == pytest.approx(1 / 3)
    assert turns_left(drawn_state(FRESH), 0) == 7
    beginning = drawn_state("")
    beginning.phase = STOCKING
    assert turns_left(beginning, 0) == 7


def test_after_a_full_garden_each_other_seat_has_one_turn() -> None:
    state = drawn_match(seats=4, turn=3).state
    state.ender = 2
    assert [has_had_last_turn(state, seat) for seat in range(4)] == [False, False, True, True]
    assert [turns_left(state, seat) for seat in range(4)] == [1, 1, 0, 0]


def test_tiles_in_hand_count_by_what_they_promise() -> None:
    state = drawn_state("A Re Re")
    assert tile_worth(state, 0, RELIC, 3.0) == 15 - 6
    assert tile_worth(state, 0, OYSTER, 5.0) > tile_worth(state, 0, OYSTER, 1.0)
    assert tile_worth(state, 0, STAR, 1.0) > 0 > tile_worth(state, 0, GARBAGE, 1.0)


@pytest.mark.parametrize(("name", "steps"), [("C1", 3), ("C4", 0), ("C5", 1), ("A1", FAR)])
def test_a_star_is_so_many_steps_from_its_meal(name: str, steps: int) -> None:
    state = drawn_state("A Ha Co\nB Co Co\nC .. .. .. Oy")
    assert oyster_distance(state, 0, place_named(state, name)) == steps


def test_a_star_near_an_oyster_costs_income() -> None:
    assert pearl_worth(drawn_state("C *1 Oy Ha"), 0, 3.0) < pearl_worth(drawn_state("C .. Oy Ha"), 0, 3.0)


def test_garbage_that_finds_no_room_does_no_harm() -> None:
    match = drawn_match(ALMOST_FULL, bought="relic garbage")
    assert bought_worth(match.state, 0, 1.0) == tile_worth(match.state, 0, RELIC, 1.0)
    roomy = drawn_match(FRESH, bought="relic garbage")
    assert bought_worth(roomy.state, 0, 1.0) < tile_worth(roomy.state, 0, RELIC, 1.0)


def test_a_bonus_that_looks_for_its_host_counts_already() -> None:
    match = drawn_match("C An An\nE Ha", bought="anemone")
    match.play("plant:anemone@C3")
    settled = match.copy()
    settled.state.phase = PLANTING
    assert garden_worth(match.state, 0) == garden_worth(settled.state, 0) + 5
