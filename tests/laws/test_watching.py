"""Non-interference of watching: what bots are asked for onlookers does not depend on what those cannot know."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.hosting.watching import question
from oceanarium.kernel import NOBODY, Game
from tests.laws.test_secrets import dealt_match, leaky, twin_of, with_state
from tests.laws.test_trying_out import other_past
from tests.matches import matches, seeds


@given(data=st.data(), seed=seeds)
def test_the_chances_that_onlookers_see_depend_on_nothing_that_they_cannot_know(
    game: Game[Any], data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(game))
    assert question(match) == question(other_past(match, NOBODY, seed))


def test_chances_from_the_true_secrets_are_caught() -> None:
    game = leaky(redeal=lambda state, seat, rng: None, __name__="tests.toys.tidepool.view")
    match = dealt_match(game)
    other = next(
        twin
        for seed in range(9)
        if (twin := twin_of(dealt_match(leaky()).game, match.state, NOBODY, seed)) != match.state
    )
    with pytest.raises(AssertionError):
        assert question(match) == question(with_state(match, other))
