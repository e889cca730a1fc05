"""What bots think of a position, and what the greedy bot makes of it."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oceanarium.bots import new_bot
from oceanarium.games.ocean_labyrinth.evaluate import SURPLUS_BIT, evaluate, goal_tile, grown, walls_between, ways_to
from oceanarium.games.ocean_labyrinth.parts import SQUARE_NAMES
from oceanarium.games.ocean_labyrinth.rules.maze import reachable
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import CHANCE, Match, game_named
from tests.games.ocean_labyrinth.drawing import (
    GAME,
    drawn_match,
    insert,
    naive_openings,
    naive_push,
    naive_reach,
    names,
    texts,
)
from tests.matches import matches
from tests.proving import proves


def ways_by_trying(match: Match[State], seat: int) -> list[str]:
    """The insertions after which a seat could reach its target or home, each simply tried."""
    found = []
    for move in match.legal_moves():
        after = match.copy()
        after.play(move)
        goal = goal_tile(after.state, seat)
        if goal != SURPLUS_BIT and reachable(after.state, after.state.divers[seat]) >> goal & 1:
            found.append(move.text)
    return found


@st.composite
def inserting(draw: st.DrawFn) -> Match[State]:
    """A match of the basic game in which somebody is to push in."""
    match: Match[State] = draw(matches(game_named(GAME), length=draw(st.integers(60, 210)), usual=True))
    while not texts(match)[0].startswith("insert:"):
        match.play(draw(st.sampled_from(match.legal_numbers())), match.actor)
    return match


@proves("OL-6.3")
@settings(max_examples=40)
@given(match=inserting())
def test_the_ways_to_a_target_are_those_that_trying_finds(match: Match[State]) -> None:
    for seat in range(match.seats):
        goal = goal_tile(match.state, seat)
        assert ways_to(match.state, seat, goal) == len(ways_by_trying(match, seat))


@proves("OL-6.3")
@settings(max_examples=25)
@given(match=inserting())
def test_the_greedy_bot_finds_any_insertion_that_brings_its_target_in_reach_and_takes_it(match: Match[State]) -> None:
    seat, bot = match.actor, new_bot(match.game, "greedy", 1)
    ways = ways_by_trying(match, seat)
    choice = bot.choose(match)
    if not ways:
        return
    assert choice.text in ways
    match.play(choice)
    goal = goal_tile(match.state, seat)
    assert bot.choose(match).text == f"move:{SQUARE_NAMES[goal]}"


def test_naive_and_quick_previews_agree_on_fixture_x() -> None:
    match = drawn_match(targets={"yellow": "P16"})
    ways = [text for text in texts(match) if reaches_clownfish(match, text)]
    assert "insert:N3:2" in ways
    assert ways_to(match.state, 0, SURPLUS_BIT) == len(ways)


def reaches_clownfish(match: Match[State], text: str) -> bool:
    _, arrow, turn = text.split(":")
    entry = {"N": f"0,{arrow[1]}", "S": f"6,{arrow[1]}", "W": f"{arrow[1]},0", "E": f"{arrow[1]},6"}[arrow[0]]
    return entry in naive_reach(naive_push(match.state, arrow, int(turn)), "0,0")


@pytest.mark.parametrize(("start", "goal", "walls"), [("0,0", "2,2", 0), ("0,0", "0,3", 1), ("6,6", "5,6", 1)])
def test_walls_are_counted(start: str, goal: str, walls: int) -> None:
    state = drawn_match().state
    assert walls_between(state, SQUARE_NAMES.index(start), SQUARE_NAMES.index(goal)) == walls


def test_squares_grow_to_all_sides_but_not_around_the_edge() -> None:
    assert names(grown(1 << SQUARE_NAMES.index("3,6"))) == "2,6 3,5 3,6 4,6"
    assert names(grown(1 << SQUARE_NAMES.index("0,0"))) == "0,0 0,1 1,0"
    assert naive_openings(drawn_match().state)["0,0"] == "ES"


def test_a_target_in_reach_is_worth_more_than_one_that_is_not() -> None:
    reached, missed = drawn_match(targets={"yellow": "P04"}), drawn_match(targets={"yellow": "P04"})
    insert(reached, "N3:0")
    insert(missed, "N1:0")
    assert evaluate(reached.state, 0) > evaluate(missed.state, 0) + 0.4
    reached.play("move:2,2")
    reached.play("card:P09", CHANCE)
    missed.play("move:0,0")
    assert evaluate(reached.state, 0) > evaluate(missed.state, 0) + 0.4


def test_winning_is_worth_more_than_anything() -> None:
    match = drawn_match(divers={"yellow": "2,2"}, done="yellow")
    insert(match, "N3:0")
    match.play("move:0,0")
    assert evaluate(match.state, 0) > 100 > -100 > evaluate(match.state, 1)


@proves("OL-R30")
def test_a_rival_who_is_near_home_is_feared() -> None:
    calm, alarm = drawn_match(), drawn_match(done="blue", divers={"blue": "5,6"})
    for match in (calm, alarm):
        match.state.turn = 2
    assert evaluate(alarm.state, 0) < evaluate(calm.state, 0) - 5  # six targets, and home within a turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    game: Any = game_named(GAME)
    for seed in range(2):
        match: Match[State] = Match(game, seats, {"cards_per_player": 3}, seed)
        bots = [new_bot(game, "greedy" if seat == seed else "random", seed) for seat in range(seats)]
        while match.actor >= 0:
            match.play(bots[match.actor].choose(match))
        assert match.outcome is not None
        assert match.outcome.winners == (seed,)
