"""OC-9 The end of a game, OC-14 several games, OC-2.1 who begins."""

import pytest
from hypothesis import given, settings

from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.parts import LID_COUNT, OVER, REVIEWING, SAILING, longest_match
from oceanarium.games.oceania.state import State
from oceanarium.kernel import CHANCE, NOBODY, Match
from tests.games.oceania.drawing import OUT_OF_REACH, draw, drawing_match, drawn_match, names, texts, tiles
from tests.matches import matches, play_at_random, seeds
from tests.proving import proves

LAST_TWO = """
WWWW  WWWW  WWWW  WWWW  WWWW  WWWW  WWWW
WWWW  WWWW  WWWW  WWWW  WWWW  WWWW  WWWW
WWWW  WWWW  ....  ....  WWWW  WWWW  WWWW
WWWW  WWWW  WWWW  WWWW  WWWW  WWWW  WWWW
WWWW  WWWW  WWWW  WWWW  WWWW  WWWW  WWWW
"""


def last_tile(ship: str, **others: object) -> Match[State]:
    """One tile is left in the lid and about to be drawn."""
    match = drawing_match(ship, **others)
    match.state.lid = 1
    return match


@proves("OC-E21", "OC-9.2", "OC-9.4")
def test_a_last_tile_that_does_not_fit_is_discarded_and_ends_the_game() -> None:
    match = last_tile("south-A")
    happened = draw(match, "bay")
    assert names(happened)[:3] == ["tile_drawn", "tile_discarded", "lid_empty"]
    assert match.outcome is not None
    assert match.outcome.rule == "OC-9.2"
    assert [score.total for score in match.scores()] == [-2, 0]
    assert match.outcome.winners == (1,)


@proves("OC-E21", "OC-9.2", "OC-9.4", "OC-R16")
def test_a_last_tile_that_fits_is_laid_and_may_get_a_scout() -> None:
    match = last_tile("south-D", discards=("", "coast"))
    draw(match, "coast")
    match.play("place:D5:LWWW")
    assert match.actor == 0
    happened = match.play("scout:1:N")
    assert "lid_empty" in names(happened)
    assert match.actor == NOBODY
    assert texts(match) == []


@proves("OC-E22", "OC-9.1", "OC-15.3")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_tile_that_surrounds_the_last_space_ends_the_game(seats: int) -> None:
    match = drawn_match(LAST_TWO, seats=seats, ship="B3", tile="open")
    happened = match.play("place:C3:WWWW")
    assert names(happened)[:3] == ["tile_placed", "space_filled", "all_explored"]
    assert match.outcome is not None
    assert match.outcome.rule == "OC-9.1"
    assert match.view()["undiscovered"] == 0
    assert match.scores()[0].parts["undiscovered"] == 0


@proves("OC-E13", "OC-9.3", "OC-15.3", "OC-R17", "OC-R08")
def test_a_rest_out_of_reach_ends_the_game() -> None:
    chart = OUT_OF_REACH.split()
    assert chart[-1] == "LWWW"
    match = drawn_match(" ".join([*chart[:-1], "...."]), seats=1, ship="east-5", tile="coast")
    happened = match.play("place:G5:LWWW")
    assert names(happened)[-2:] == ["no_start", "solo_scored"]
    assert match.state.lid > 0
    assert match.outcome is not None
    assert match.outcome.rule == "OC-9.3"
    assert match.scores()[0].total == 13


@proves("OC-9.4", "OC-9.1")
def test_when_everything_is_explored_and_the_lid_is_empty_the_first_reason_is_given() -> None:
    match = drawn_match(LAST_TWO, ship="B3", tile="open")
    match.state.lid = 0
    match.play("place:C3:WWWW")
    assert match.outcome is not None
    assert match.outcome.rule == "OC-9.1"


def play_game(match: Match[State], winner: int | None) -> None:
    """Bring the game at hand to its end by a last draw, with this result; then both go on, if another game follows."""
    end_game_at_hand(match, winner)
    while match.state.phase == REVIEWING:
        match.play("next")


def end_game_at_hand(match: Match[State], winner: int | None) -> None:
    loser = match.state.turn if winner is None else 1 - winner
    match.state.turn = loser
    match.state.lid = 1
    if winner is None:
        match.state.discards[1 - loser][0] = 1
    match.play("start:south-A")
    draw(match, "bay")


@proves("OC-E26", "OC-14.1", "OC-14.2", "OC-14.3", "OC-2.1")
def test_a_match_of_three_games() -> None:
    match = Match(GAME, 2, {"rounds": 3}, 1, manual_chance=True)
    assert match.actor == 0
    play_game(match, 1)
    assert (match.state.wins, match.state.game, match.actor) == ([0, 1], 1, 0)  # the loser begins
    assert match.state.results[0] == [-2, 0]
    assert match.state.phase == SAILING
    play_game(match, None)
    assert (match.state.wins, match.state.game, match.actor) == ([0, 1], 2, 1)  # whoever did not begin
    play_game(match, 0)
    assert match.actor == NOBODY
    assert match.state.wins == [1, 1]
    assert match.outcome is not None
    assert match.outcome.rule == "OC-14.1"
    assert match.outcome.winners == (0, 1)
    assert [score.total for score in match.scores()] == [1, 1]
    assert [score.parts["games won"] for score in match.scores()] == [1, 1]


@proves("OC-14.4", "OC-14.2", "OC-R29")
def test_a_finished_chart_stays_until_both_players_go_on() -> None:
    match = Match(GAME, 2, {"rounds": 2}, 1, manual_chance=True)
    match.play("start:south-D")
    draw(match, "coast")
    match.play("place:D5:LWWW")
    match.play("scout:1:N")
    end_game_at_hand(match, 1)
    chart = match.state.explored
    assert (match.state.phase, match.actor, match.state.game) == (REVIEWING, 1, 0)  # the loser begins: asked last
    assert texts(match) == ["next"]
    assert match.outcome is None
    match.play("next")
    assert (match.state.phase, match.actor, match.state.explored) == (REVIEWING, 0, chart)
    happened = match.play("next")
    assert names(happened) == ["went_on", "game_began", "first_player"]
    assert (match.state.phase, match.actor, match.state.game, match.state.explored) == (SAILING, 0, 1, 0)


@proves("OC-14.1", "OC-14.3", "OC-R27")
def test_a_match_of_two_games_may_be_a_draw_and_keeps_both_results() -> None:
    match = Match(GAME, 2, {"rounds": 2}, 1, manual_chance=True)
    assert match.view()["results"] == []
    assert match.view()["players"][0]["last_points"] is None
    end_game_at_hand(match, 1)
    assert match.view()["results"] == [[-2, 0]]
    assert match.view()["players"][0]["last_points"] is None  # there was no game before this one
    assert match.view()["next_starter"] == 0
    match.play("next")
    match.play("next")
    assert match.view()["results"] == [[-2, 0]]
    assert [player["last_points"] for player in match.view()["players"]] == [-2, 0]
    end_game_at_hand(match, 0)
    assert match.view()["results"] == [[-2, 0], [0, -2]]
    assert [player["last_points"] for player in match.view()["players"]] == [-2, 0]  # still those of game 1
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@proves("OC-14.1", "OC-S2")
def test_every_game_begins_with_a_cleared_table() -> None:
    match = Match(GAME, 2, {"rounds": 5}, 1, manual_chance=True)
    fresh = match.state.copy()
    while match.state.game == 0:
        play_at_random(match, 1, len(match.moves))
    state = match.state.copy()
    state.game, state.starter, state.turn = 0, 0, 0
    state.wins, state.results[0] = [0, 0], [0, 0]
    assert state == fresh


@proves("OC-14.1", "OC-R27")
def test_all_games_are_played_even_if_the_winner_is_certain() -> None:
    match = Match(GAME, 2, {"rounds": 3}, 1, manual_chance=True)
    play_game(match, 0)
    play_game(match, 0)
    assert match.actor == 1
    play_game(match, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.view()["players"][0]["games_won"] == 2


@proves("OC-10.6", "OC-10.5")
def test_the_result_of_a_game_is_told() -> None:
    match = Match(GAME, 2, {}, 1, manual_chance=True)
    play_game(match, None)
    assert match.events()[-1].text == "The game is a draw, at \N{MINUS SIGN}2 points each."
    match = Match(GAME, 2, {}, 1, manual_chance=True)
    play_game(match, 1)
    assert match.events()[-1].text == "Player 2 wins the game by 0 points to \N{MINUS SIGN}2."


@proves("OC-15.1", "OC-15.2", "OC-15.3")
@settings(max_examples=20)
@given(seed=seeds)
def test_a_game_for_one_is_starts_and_placings_until_it_ends(seed: int) -> None:
    match = Match(GAME, 1, {}, seed % 2**31)
    decisions = play_at_random(match, 1000, seed)
    assert match.outcome is not None
    assert decisions <= 2 * LID_COUNT
    assert {move.text.split(":")[0] for move in match.moves if move.seat != CHANCE} <= {"start", "place"}
    assert match.state.phase == OVER


@proves("OC-9.1", "OC-9.2", "OC-9.3", "OC-2.3", "OC-4.1")
@settings(max_examples=40)
@given(match=matches(GAME))
def test_whoever_is_to_sail_has_a_start_and_a_tile_to_draw(match: Match[State]) -> None:
    state = match.state
    if state.phase == SAILING:
        assert texts(match) != []
        assert state.lid > 0
    assert sum(state.unseen) == state.lid + 3


@proves("OC-2.3")
def test_a_game_is_no_longer_than_the_rules_say() -> None:
    assert longest_match(2, {"rounds": 1}) == 176
    assert longest_match(2, {"rounds": 5}) == 888  # both go on four times
    assert longest_match(1, {"rounds": 1}) == 64


def test_nothing_is_left_in_hand_at_the_end() -> None:
    match = drawn_match(tiles(D5="WWWW"))
    match.state.lid = 1
    match.play("start:D5")
    draw(match, "open")
    match.play("place:D4:WWWW")
    assert match.view()["tile"] is None
    assert match.view()["placed"] is None
