"""Observations: what is where, that the documentation says so, and that nothing secret is in them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oceanarium
from oceanarium.adapters.layout import HIGHEST, layout_of
from oceanarium.adapters.layout_page import page
from oceanarium.kernel import NOBODY, Match, game_named, game_names
from tests.laws.test_secrets import twin_of
from tests.matches import matches, play_at_random, seeds

PAGE = Path(oceanarium.__file__).parent.parent / "docs" / "observations.md"


def observed(match: Match[Any], seat: int) -> Any:
    return layout_of(match.game.name).observation(match.game, match.state, seat)


def part_of(row: Any, match: Match[Any], name: str) -> Any:
    part = layout_of(match.game.name)[name]
    return row[part.start : part.stop].reshape(part.shape)


@pytest.mark.parametrize("name", game_names())
@settings(max_examples=15)
@given(data=st.data(), seed=seeds)
def test_states_that_a_seat_cannot_tell_apart_give_the_same_observation(
    name: str, data: st.DataObject, seed: int
) -> None:
    game = game_named(name)
    match = data.draw(matches(game))
    twin = match.copy()
    for seat in range(NOBODY, match.seats):
        twin.state = twin_of(game, match.state, seat, seed)
        assert np.array_equal(observed(match, seat), observed(twin, seat))


def test_numbers_are_written_as_they_are_and_sets_by_their_members() -> None:
    match = Match(game_named("octopus-garden"), 3, seed=5)
    play_at_random(match, 40, 5)
    row = observed(match, 1)
    assert part_of(row, match, "market").tolist() == match.state.market
    assert part_of(row, match, "stars").tolist() == match.state.stars
    assert part_of(row, match, "pearls").tolist() == match.state.pearls
    tiles = part_of(row, match, "tiles")
    sets = [[sum(int(bit) << place for place, bit in enumerate(kind)) for kind in seat] for seat in tiles]
    assert sets == match.state.tiles
    assert part_of(row, match, "observer").tolist() == [0, 1, 0, 0]
    assert part_of(row, match, "waited_for").nonzero()[0].tolist() == list(match.waiting)


def test_a_number_that_does_not_fit_is_written_as_the_highest_that_does() -> None:
    match = Match(game_named("octopus-garden"), 2, seed=1)
    match.state.pearls[0] = 10 * HIGHEST
    assert part_of(observed(match, 0), match, "pearls")[0] == HIGHEST


def test_a_seat_finds_its_own_secrets_and_only_counts_of_others() -> None:
    match = Match(game_named("open-ocean"), 2, seed=3)
    while len(match.waiting) < 2:
        play_at_random(match, 1, 3)
    row = observed(match, 0)
    own, other = match.state.hands[:2]
    assert part_of(row, match, "hands")[0].tolist() == own
    assert not part_of(row, match, "hands")[1].any()
    assert part_of(row, match, "count_hand_sizes").tolist() == [sum(own), sum(other), 0, 0, 0]
    unseen = [a + b for a, b in zip(other, match.state.deck, strict=True)]
    assert part_of(row, match, "count_unseen").tolist() == unseen


def test_the_page_says_what_is_where() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()  # mend it as the page itself says
