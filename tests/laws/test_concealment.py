"""What learners see through: nothing that a seat cannot know is left in a concealed state, and no more is taken."""

from math import prod
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.kernel import NOBODY, Game, Match, game_named
from tests.laws.test_secrets import leaky, twin_of
from tests.matches import matches, play_at_random, seeds


def concealed(game: Game[Any], state: Any, seat: int) -> tuple[Any, list[int]]:
    """A state as it is left for a seat, and the counts."""
    left, counts = state.copy(), [0] * sum(prod(shape) for shape in game.secrets.COUNTS.values())
    game.secrets.conceal(left, seat, counts)
    return left, counts


@given(data=st.data(), seed=seeds)
def test_states_that_a_seat_cannot_tell_apart_are_concealed_alike(
    game: Game[Any], data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(game))
    for seat in range(NOBODY, match.seats):
        first = concealed(game, match.state, seat)
        assert first == concealed(game, twin_of(game, match.state, seat, seed), seat)
        first[0].to_bytes()


@given(data=st.data())
def test_a_seat_still_finds_all_that_is_its_own(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in range(match.seats):
        left, _ = concealed(game, match.state, seat)
        assert game.legal_moves(left, seat) == game.legal_moves(match.state, seat)
        assert game.rules.score(left, seat) == game.rules.score(match.state, seat)


@given(data=st.data())
def test_where_nothing_is_secret_nothing_is_concealed(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    if not game.has_secrets:
        assert concealed(game, match.state, NOBODY) == (match.state, [])


def test_a_gate_left_open_is_caught() -> None:
    game = leaky(conceal=lambda state, seat, counts: None, COUNTS={})
    state = Match(game, 2, seed=1).state
    assert concealed(game, state, 0) != concealed(game, twin_of(game, state, 0, 1), 0)


@pytest.mark.parametrize("name", ["ocean-labyrinth", "open-ocean", "open-worlds"])
def test_something_is_concealed_where_there_are_secrets(name: str) -> None:
    game = game_named(name)
    match = Match(game, 2, seed=1)
    play_at_random(match, 60, 1)
    assert concealed(game, match.state, 0)[0] != concealed(game, match.state, 1)[0]
