"""Non-interference of trying out: nothing that is shown, or that bots are asked, depends on what a seat cannot know."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.hosting.bot_questions import situation
from oceanarium.hosting.studies import _Begun, _positions, _told, _walked
from oceanarium.kernel import Game, Match, Played
from oceanarium.protocol.message import plain
from oceanarium.whatif import DEAL, Start
from tests.laws.test_secrets import dealt_match, leaky, twin_of, with_state
from tests.matches import matches, seeds


def other_past(match: Match[Any], seat: int, seed: int) -> Match[Any]:
    """A match that the seat cannot tell from this one: other secrets, and another way to them."""
    twin = with_state(match, twin_of(match.game, match.state, seat, seed))
    told = match.game.secrets.told
    twin._heard = [tuple(each for event in heard if (each := told(event, seat)) is not None) for heard in match._heard]
    twin._played = [Played(played.seat, 0, "") for played in match.moves]
    return twin


def all_told(match: Match[Any], seat: int, seed: int, *path: list[list[int]]) -> tuple[Any, Any]:
    """What a browser hears of a try-out, and what bots are asked."""
    begun = _Begun(match, Start(table="t", number=match.moves_made, seat=seat, is_dealt=True), None)
    walk = _walked(begun, list(path), seed)
    scene = _told(begun, walk, _positions(begun, walk, max(len(path) - 1, 0), None), is_unfinished=False)
    return json.dumps(plain(scene)), situation(walk.match)


@given(data=st.data(), seed=seeds, deal=st.integers(0, 2**50))
def test_trying_out_tells_a_seat_nothing_that_it_cannot_know(
    game: Game[Any], data: st.DataObject, seed: int, deal: int
) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.integers(0, match.seats - 1))
    twin = other_past(match, seat, seed)
    moves = match.legal_numbers(seat) if seat in match.waiting else []
    tried = data.draw(st.sampled_from([[], [[[DEAL, deal]]], *([[[seat, move]]] for move in moves)]))
    assert all_told(match, seat, deal, *tried) == all_told(twin, seat, deal, *tried)


def test_a_try_out_that_leaves_secrets_as_they_are_is_caught() -> None:
    game = leaky(redeal=lambda state, seat, rng: None, __name__="tests.toys.tidepool.view")
    match = dealt_match(game)
    other = next(
        twin for seed in range(9) if (twin := twin_of(dealt_match(leaky()).game, match.state, 0, seed)) != match.state
    )
    with pytest.raises(AssertionError):
        assert all_told(match, 0, 1) == all_told(with_state(match, other), 0, 1)
