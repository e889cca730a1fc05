"""How good a position looks."""

import pytest

from oceanarium.games.open_ocean.evaluate import (
    SOLO_GOAL_WORTH,
    WIN_MARGIN,
    card_value,
    evaluate,
    frenzy_danger,
    goals_promise,
    hand_worth,
    own_worth,
    pending_worth,
    time_left,
)
from oceanarium.games.open_ocean.parts import OVER
from tests.games.open_ocean.drawing import REEF_W, SUNS, drawn_match, goal_number, kind_of, pick, play


def test_a_won_match_is_better_than_any_prospect() -> None:
    state = drawn_match(REEF_W, "Red*").state
    state.phase = OVER
    assert evaluate(state, 0) == 29 + WIN_MARGIN
    assert evaluate(state, 1) == -29 - WIN_MARGIN


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("1Go 1Go Red*", "1Go 1Cl Red*"),  # a school
        ("Blu Red*", "Red Red*"),  # a colour
        ("2Ta 1Go Red*", "1Cl 1Go Red*"),
        (". Ane\n1Go Red*", ". Red\n1Go Red*"),  # protection
    ],
)
def test_more_promise_is_worth_more(better: str, worse: str) -> None:
    assert own_worth(drawn_match(better).state, 0) > own_worth(drawn_match(worse).state, 0)


def test_time_runs_out() -> None:
    assert time_left(drawn_match().state) == 1.0
    assert time_left(drawn_match(rounds=2, turn=4).state) == pytest.approx(1 / 15)


def test_danger_grows_with_sharks_and_falls_with_protection() -> None:
    calm = drawn_match("1Go Red*").state
    near = drawn_match("1Go Red*", ocean="shark shark " + SUNS[: SUNS.index(" anemone")]).state
    safe = drawn_match(". Ane\n1Go Red*", ocean="shark shark " + SUNS[: SUNS.index(" anemone")]).state
    assert frenzy_danger(near, 0, 1.0) > frenzy_danger(calm, 0, 1.0) > frenzy_danger(safe, 0, 1.0) == 0.0
    near.frenzy_due = 1
    assert frenzy_danger(near, 0, 1.0) == pytest.approx(0.9)
    full = drawn_match("1Go Red*", options={"full_sharks": "on"}).state
    assert frenzy_danger(full, 0, 1.0) == 0.0


def test_goals_on_the_way_are_worth_something() -> None:
    state = drawn_match("2An 2An 2An 1Go Red*", options={"goals": "public3"}).state
    before = goals_promise(state, 0)
    state.open_goals = [goal_number("HG-13"), goal_number("HG-01"), goal_number("HG-14")]
    assert goals_promise(state, 0) > before == 0.0
    assert card_value(state, 0, kind_of("angelfish")) > card_value(
        drawn_match("2An 2An 2An 1Go Red*").state, 0, kind_of("angelfish")
    )


@pytest.mark.parametrize(
    ("better", "worse"),
    [("goby", "tang"), ("turtle", "tang"), ("blue-coral", "red-coral"), ("anemone", "red-coral"), ("shark", "grouper")],
)
def test_cards_in_hand(better: str, worse: str) -> None:
    state = drawn_match("Red* 1Go", ocean="tang tang grouper grouper grouper shark shark red-coral").state
    if worse == "tang":
        state = drawn_match("Red*").state
    assert card_value(state, 0, kind_of(better)) > card_value(state, 0, kind_of(worse)) >= 0.0


def test_a_dolphin_is_worth_what_it_can_take() -> None:
    assert card_value(drawn_match("Red* 1Go", REEF_W).state, 0, kind_of("dolphin")) > 2.0
    assert card_value(drawn_match("Red* 1Go", "Red*").state, 0, kind_of("dolphin")) == 0.0
    friendly = {"friendly_dolphins": "on", "crabs": "deck", "great_white": "on"}
    state = drawn_match("Red* 1Go", ocean="tang " + SUNS.rpartition(" ")[0], options=friendly).state
    assert card_value(state, 0, kind_of("dolphin")) == 3.0
    assert card_value(state, 0, kind_of("crab")) >= card_value(state, 0, kind_of("great-white")) > 0.0


def test_what_is_passed_on_counts_against_its_giver() -> None:
    good = drawn_match("Red*", "Red* 1Go", hands=["goby tang tang tang", "goby"])
    bad = drawn_match("Red*", "Red* 1Go", hands=["goby grouper grouper grouper", "goby"])
    for match in (good, bad):
        match.play("pick:goby", 0)
    assert hand_worth(good.state, 0) < hand_worth(bad.state, 0) == 0.0


def test_cards_on_their_way_count() -> None:
    match = drawn_match("Red*", ocean="goby " + SUNS.rpartition(" ")[0], hands=["blue-coral goby"])
    assert pending_worth(match.state, 0) == 0.0
    match.play("pick:blue-coral", 0)
    assert pending_worth(match.state, 0) > 2.0
    match.play("pick:clownfish", 1)
    assert pending_worth(match.state, 0) > 2.0
    play(match, "place:1,0")
    assert pending_worth(match.state, 0) == pytest.approx(1.0)
    play(match, "attract:goby")
    assert pending_worth(match.state, 0) == pytest.approx(1.0)


def test_specials_on_their_way_count() -> None:
    match = drawn_match("Red*", "Red* 1Go", ocean="goby " + SUNS.rpartition(" ")[0], hands=["shark goby"])
    pick(match, "shark", "clownfish")
    assert pending_worth(match.state, 0) > 0.0
    match = drawn_match("Red*", "Red* 1Go", hands=["goby goby"], options={"crabs": "advantage", "crabs_0": 1})
    pick(match, "goby", "clownfish")
    play(match, "crab")
    assert pending_worth(match.state, 0) > 0.0
    match = drawn_match("Red* 1Go", "Red* 1Go", hands=["dolphin goby"])
    pick(match, "dolphin", "clownfish")
    play(match, "steal:1@1,0", "place:2,0")
    assert pending_worth(match.state, 1) >= 1.0
    match = drawn_match(
        "Red* 1Go 2Ta",
        ocean="crab " + SUNS.rpartition(" ")[0],
        hands=["crab goby"],
        options={"crabs": "deck", "crab_rave": "on"},
    )
    pick(match, "crab", "clownfish")
    play(match, "take:red-coral", "place:-1,0", "lift:2,0")
    assert pending_worth(match.state, 0) >= 2.0


def test_alone_goals_and_the_hand_count() -> None:
    state = drawn_match("Red*", seats=1, hands=["goby goby"]).state
    assert hand_worth(state, 0) > 0.0
    before = evaluate(state, 0)
    state.goals_done = 1
    assert evaluate(state, 0) == pytest.approx(before + SOLO_GOAL_WORTH)
