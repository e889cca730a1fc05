"""OL-1 the aim and OL-8 the end."""

from collections.abc import Mapping

import pytest

import oceanarium as oc
from oceanarium.games.ocean_labyrinth.parts import SQUARE_NAMES
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import NOBODY, Match
from tests.games.ocean_labyrinth.drawing import ACTIONS, diver, drawn_match, found, insert, move, offered, tell
from tests.proving import proves


def outcome_of(match: Match[State]) -> oc.Outcome:
    assert match.outcome is not None
    return match.outcome


@proves("OL-X10", "OL-1.1", "OL-8.1", "OL-R29")
def test_whoever_has_found_all_and_comes_home_wins() -> None:
    match = drawn_match(divers={"yellow": "2,2"}, done="yellow")
    assert match.prompt(0).endswith("You have found everything: get home to A1.")
    insert(match, "N3:0")
    assert match.prompt(0).endswith("You have found everything: get home to A1, in reach!")
    events = move(match, "0,0")
    assert tell(events) == ["diver_moved", "came_home"]
    assert events[-1].text == "Player 1 is back home with all targets found!"
    assert outcome_of(match).winners == (0,)
    assert outcome_of(match).rule == "OL-8.1"
    assert [score.total for score in match.scores()] == [7, 0, 0, 0]
    assert match.scores()[0].parts == {"targets": 6, "home": 1}


@proves("OL-8.1")
def test_another_start_square_is_not_home() -> None:
    match = drawn_match(divers={"yellow": "1,6"}, done="yellow")
    insert(match, "N3:0")
    assert tell(move(match, "0,6")) == ["diver_moved"]
    assert match.outcome is None


@proves("OL-8.1", "OL-5.3")
def test_being_home_in_another_turn_does_not_win() -> None:
    match = drawn_match(turn="red", done="yellow")
    insert(match, "N3:0")
    move(match, "0,6")
    assert match.outcome is None


@proves("OL-X11", "OL-8.2", "OL-8.3")
@pytest.mark.parametrize("options", [{}, ACTIONS])
def test_younger_children_need_not_swim_home(options: Mapping[str, object]) -> None:
    match = drawn_match(targets={"yellow": "P04"}, last="yellow", options={**options, "return_home": False})
    insert(match, "W5:0")
    assert tell(match.play("move:2,2")) == ["diver_moved", "target_reached", "found_all"]
    assert (outcome_of(match).winners, outcome_of(match).rule) == ((0,), "OL-8.3")
    assert [score.total for score in match.scores()] == [6, 0, 0, 0]


@proves("OL-X11", "OL-8.2")
def test_others_must_swim_home_in_another_turn() -> None:
    match = drawn_match(targets={"yellow": "P04"}, last="yellow")
    insert(match, "N3:0")
    events = match.play("move:2,2")
    assert tell(events) == ["diver_moved", "target_reached", "all_reached"]
    assert events[-1].text == "Player 1 has no card left and must get back to A1."
    assert (match.outcome, match.actor) == (None, 1)
    assert not match.can_take_back()


@proves("OL-X31", "OL-8.4", "OL-R20")
def test_after_the_last_round_the_most_targets_win() -> None:
    match = drawn_match(seats=2, targets={"yellow": "P04"}, options={"round_limit": 1})
    insert(match, "N3:0")
    move(match, "2,2")
    insert(match, "N1:0")
    assert tell(move(match, diver(match, "blue"))) == ["diver_stayed", "limit_reached"]
    assert (outcome_of(match).winners, outcome_of(match).rule) == ((0,), "OL-8.4")
    assert (outcome_of(match).places, match.actor) == ((1, 2), NOBODY)
    assert match.legal_moves() == []


@proves("OL-X31", "OL-8.4")
def test_equal_numbers_share_the_victory() -> None:
    match = drawn_match(seats=2, options={"round_limit": 1})
    insert(match, "N3:0")
    move(match, "0,0")
    insert(match, "N1:0")
    move(match, diver(match, "blue"))
    assert outcome_of(match).winners == (0, 1)


@proves("OL-X31", "OL-9.4")
def test_an_additional_turn_belongs_to_its_players_turn() -> None:
    match = drawn_match(seats=2, options={**ACTIONS, "round_limit": 1})
    insert(match, "E1:0")
    move(match, "0,0")
    insert(match, "W5:0")
    move(match, "0,0")
    assert (match.actor, match.state.turns) == (1, 1)
    insert(match, "W5:0")
    move(match, diver(match, "blue"))
    assert match.actor == NOBODY


@proves("OL-8.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_is_a_turn_of_everybody(seats: int) -> None:
    match = drawn_match(seats=seats, options={"round_limit": 3})
    turns = 0
    while match.actor != NOBODY:
        match.play(match.legal_numbers()[0])
        match.play(f"move:{SQUARE_NAMES[match.state.divers[match.actor]]}")
        while match.actor == oc.CHANCE:
            match.play(match.legal_numbers()[0], oc.CHANCE)
        turns += 1
    assert turns == 3 * seats


@proves("OL-8.5", "OL-R21", "OL-R29")
def test_places_behind_the_winner_go_by_targets() -> None:
    match = drawn_match(divers={"yellow": "2,2"}, done="yellow green")
    match.state.found[1], match.state.found[2] = 0b11, 0b11 << 2
    insert(match, "N3:0")
    move(match, "0,0")
    assert found(match, "green") == found(match, "yellow") == 6
    assert outcome_of(match).places == (1, 3, 3, 2)  # green has found as many, but is not home


@proves("OL-X29", "OL-8.2", "OL-R24")
def test_the_last_target_and_home_in_one_scooter_turn() -> None:
    match = drawn_match(divers={"yellow": "0,1"}, targets={"yellow": "P01"}, last="yellow", options=ACTIONS)
    insert(match, "E1:0")
    assert tell(match.play("move:0,2")) == ["diver_moved", "target_reached", "all_reached", "extra_turn"]
    insert(match, "W5:0")
    assert "0,0" in offered(match, "move").split()
    move(match, "0,0")
    assert outcome_of(match).winners == (0,)


@proves("OL-9.4")
def test_a_first_part_that_wins_needs_no_second() -> None:
    match = drawn_match(divers={"yellow": "0,1"}, done="yellow", options=ACTIONS)
    insert(match, "E1:0")
    events = move(match, "0,0")
    assert tell(events) == ["diver_moved", "came_home"]
    assert events[-1].text == "Player 1 is back home with all targets found!"
    assert match.actor == NOBODY
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("insert:N1:0", 0)
    assert refused.value.rule == "OL-8.1"


@proves("OL-8.1", "OL-8.3", "OL-8.4")
@pytest.mark.parametrize(
    ("options", "rule", "sentence"),
    [
        ({}, "OL-8.1", "The match is over: Player 1 found all targets and came home."),
        ({"return_home": False}, "OL-8.3", "The match is over: Player 1 found all targets."),
        ({"round_limit": 1}, "OL-8.4", "The match is over: it was agreed to play 1 round."),
    ],
)
def test_moves_after_the_end_are_refused_by_the_rule_that_ended_the_match(
    options: Mapping[str, object], rule: str, sentence: str
) -> None:
    goes_home = "return_home" not in options
    who = {"done": "yellow"} if goes_home else {"last": "yellow"}
    target = {} if goes_home else {"yellow": "P04"}
    is_short = "round_limit" in options
    match = drawn_match(seats=2, divers={"yellow": "2,2"}, targets=target, options=options, **({} if is_short else who))
    insert(match, "N3:0")
    match.play("move:0,0" if goes_home else "stay")
    if is_short:
        insert(match, "N1:0")
        match.play("stay")
    refusal = match.refusal("insert:N1:0", 0)
    assert refusal is not None
    assert (refusal.rule, refusal.sentence, outcome_of(match).rule) == (rule, sentence, rule)
