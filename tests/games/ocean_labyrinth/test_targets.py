"""OL-7 Targets, and what nobody else knows of them."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import oceanarium as oc
from oceanarium.games.ocean_labyrinth.parts import ALL_PICTURES
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.games.ocean_labyrinth.view import conceal, redeal
from oceanarium.games.ocean_labyrinth.vocabulary import PICTURE_IDS
from oceanarium.kernel import NOBODY, NOTHING, Match, game_named
from oceanarium.kernel.chance import WORDS, seed_rng
from tests.games.ocean_labyrinth.drawing import (
    GAME,
    diver,
    drawn_match,
    found,
    insert,
    move,
    offered,
    tell,
    texts,
    tile_at,
)
from tests.matches import matches, seeds
from tests.proving import proves


@proves("OL-X07", "OL-7.1", "OL-7.2", "OL-7.3", "OL-R06")
def test_a_target_is_reached_by_ending_the_move_on_it() -> None:
    match = drawn_match(targets={"yellow": "P04"})
    insert(match, "N3:0")
    assert offered(match, "move") == "0,0 0,1 0,2 1,0 1,2 2,0 2,1 2,2 3,0"
    match.play("move:2,2")
    assert match.actor == oc.CHANCE
    match.play("card:P01", oc.CHANCE)
    assert [event.text for event in match.events()[-3:]] == [
        "Player 1 swims from A1 to C3.",
        "Player 1 has found the amphora and lays the card open.",
        "Player 1 looks at the next card, which stays secret.",
    ]
    assert match.actor == 1
    players = match.view(0)["players"]
    assert (players[0]["found"], players[0]["target"], players[0]["cards_left"]) == (["P04"], "P01", 5)
    assert match.view(1)["players"][0]["target"] is None
    assert match.view(1)["players"][0]["found"] == ["P04"]
    assert found(match, "yellow") == 1  # P01 on 0,2 is connected, but a matter of the next turn


@proves("OL-R06")
def test_passing_over_a_target_does_not_count() -> None:
    match = drawn_match(targets={"yellow": "P01"})
    insert(match, "N3:0")
    move(match, "2,2")  # by way of 0,2
    assert found(match, "yellow") == 0


@proves("OL-7.1", "OL-R05")
def test_staying_on_the_target_reaches_it() -> None:
    match = drawn_match(divers={"yellow": "2,2"}, targets={"yellow": "P04"})
    insert(match, "N3:0")
    assert tell(move(match, "2,2")) == ["diver_stayed", "target_reached", "card_seen"]


@proves("OL-X19", "OL-5.3", "OL-R05")
def test_riding_with_the_target_reaches_nothing_until_the_own_move() -> None:
    match = drawn_match(turn="red", divers={"green": "4,1"}, targets={"green": "P21"})
    insert(match, "N1:0")
    assert (diver(match, "green"), tile_at(match, "5,1")) == ("5,1", "T03 NEW")
    move(match, "0,6")
    insert(match, "N5:0")
    move(match, diver(match, "blue"))
    assert found(match, "green") == 0
    insert(match, "N3:0")
    move(match, "5,1")
    assert found(match, "green") == 1


@proves("OL-X20", "OL-R07")
def test_a_target_on_the_surplus_tile_may_be_pushed_in_and_reached() -> None:
    match = drawn_match(targets={"yellow": "P16"})
    insert(match, "N3:2")
    assert tile_at(match, "0,3") == "L04 SW"
    assert offered(match, "move") == "0,0 0,1 0,2 0,3 1,0 1,2 1,3 2,0 2,1 2,2 3,0"
    move(match, "0,3")
    assert found(match, "yellow") == 1


@proves("OL-X27", "OL-2.4")
def test_a_view_shows_the_own_target_and_no_other() -> None:
    match = drawn_match(targets={"yellow": "P04"})
    insert(match, "N3:0")
    move(match, "2,2", "P09")
    for viewer in (None, 0, 1, 2, 3):
        players = match.view(viewer)["players"]
        assert [player["target"] is not None for player in players] == [seat == viewer for seat in range(4)]
        assert players[0]["found"] == ["P04"]
        heard = [event for event in match.events(viewer) if event.name == "card_seen"]
        assert [event.details["picture"] for event in heard] == ["P09" if viewer == 0 else "hidden"]
    assert "looks for gold coins" in match.picture(0)
    assert "looks for" not in match.picture(None)
    assert "looks for gold coins" not in match.picture(1)
    assert "gold coins" in match.prompt(0) or match.actor != 0


@proves("OL-R30")
def test_a_picture_left_again_is_ruled_out_for_all_to_see() -> None:
    match = drawn_match(targets={"yellow": "P04"})
    insert(match, "N3:0")
    move(match, "0,2")
    assert match.view(1)["players"][0]["ruled_out"] == ["P01"]
    for turn in ("red", "blue", "green"):
        insert(match, "N3:0")
        move(match, diver(match, turn))
    insert(match, "N3:0")
    move(match, "2,2")
    assert match.view(1)["players"][0]["ruled_out"] == []  # that was about the last target


@proves("OL-R30")
def test_or_must_be_remembered() -> None:
    match = drawn_match(targets={"yellow": "P04"}, options={"show_ruled_out": False})
    insert(match, "N3:0")
    move(match, "0,2")
    for viewer in (None, 0, 1):
        assert not any("ruled_out" in player for player in match.view(viewer)["players"])
    left = match.state.copy()
    conceal(left, 1, [])
    assert left.ruled_out == [0, 0, 0, 0]


def deals(match: Match[State], seat: int, count: int) -> Counter[tuple[int, ...]]:
    rng = [0] * WORDS
    seed_rng(rng, 1, 1)
    dealt: Counter[tuple[int, ...]] = Counter()
    for _ in range(count):
        state = match.state.copy()
        redeal(state, seat, rng)
        assert state.unseen_cards & sum(1 << target for target in state.targets if target != NOTHING) == 0
        dealt[tuple(state.targets)] += 1
    return dealt


@proves("OL-R28", "OL-R30", "OL-X27")
def test_what_is_dealt_afresh_is_each_possible_deal_alike() -> None:
    match = drawn_match(seats=3, targets={"yellow": "P01", "red": "P02", "blue": "P03"})
    state = match.state
    state.found[0] = ALL_PICTURES & ~0b11111  # only P01 to P05 are still about
    state.unseen_cards = 0b11000
    state.ruled_out[1] = 0b01000  # red left P04 again
    dealt = deals(match, 0, 6000)
    possible = {(0, red, blue, NOTHING) for red in (1, 2, 4) for blue in (1, 2, 3, 4) if red != blue}
    assert set(dealt) == possible
    assert all(abs(count - 6000 / len(possible)) < 130 for count in dealt.values())


@proves("OL-R28")
def test_whoever_has_no_card_left_gets_none() -> None:
    match = drawn_match(done="red")
    dealt = deals(match, 2, 50)
    assert all(targets[1] == NOTHING for targets in dealt)
    assert {targets[2] for targets in dealt} == {match.state.targets[2]}
    assert len({targets[0] for targets in dealt}) > 5


@proves("OL-2.2")
@given(data=st.data(), seed=seeds)
def test_every_card_is_in_one_place(data: st.DataObject, seed: int) -> None:
    match: Match[State] = data.draw(matches(game_named(GAME)))
    for seat in range(NOBODY, match.seats):
        state, rng = match.state.copy(), [0] * WORDS
        seed_rng(rng, seed, 0)
        redeal(state, seat, rng)
        for each in (match.state, state):
            places = [each.unseen_cards, *each.found[: each.seats]]
            places += [1 << target for target in each.targets if target != NOTHING]
            assert sum(cards.bit_count() for cards in places) == 24
            assert [cards for cards in places if cards & ~ALL_PICTURES] == []
        assert not any(
            state.ruled_out[other] >> state.targets[other] & 1
            for other in range(state.seats)
            if state.targets[other] >= 0
        )


@proves("OL-7.1")
def test_the_topmost_card_is_any_that_nobody_has_seen() -> None:
    match = drawn_match(targets={"yellow": "P04"})
    insert(match, "N3:0")
    match.play("move:2,2")
    unseen = {PICTURE_IDS[picture] for picture in range(24) if match.state.unseen_cards >> picture & 1}
    assert {text.removeprefix("card:") for text in texts(match)} == unseen
    assert len(unseen) == 20
    with pytest.raises(oc.IllegalMove, match="Chance cannot bring about"):
        match.play("card:P04", oc.CHANCE)
