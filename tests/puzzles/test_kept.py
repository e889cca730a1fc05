"""The puzzles that come with every game: enough of them, playable, small, and their answers hold."""

import gzip
from random import Random

import pytest

from oceanarium.kernel import game_named
from oceanarium.puzzles.collection import FILE, check_moves, collection_of
from oceanarium.puzzles.on_cores import still_holds
from oceanarium.puzzles.speech import THEMES
from oceanarium.puzzles.vouching import CLEAR
from tests.ours import OURS

ENOUGH = 200
MOST_BYTES = 60_000  # packed, so that a site stays small
SAMPLE = 4  # of each game, which are searched again
OTHER_SEED = 20_261_116  # none that vouches for a puzzle


@pytest.mark.parametrize("name", OURS)
def test_a_game_has_enough_puzzles_and_each_is_vouched_for_by_every_search(name: str) -> None:
    game = game_named(name)
    puzzles = collection_of(game).puzzles
    assert len(puzzles) >= ENOUGH
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert puzzle.theme in THEMES
        assert puzzle.tempting not in puzzle.right
        assert len(puzzle.searches) >= 3
        assert puzzle.margin >= 1000 * CLEAR - 1  # they are rounded
        assert OTHER_SEED not in {search.seed for search in puzzle.searches}
    assert len(gzip.compress((game.folder / FILE).read_bytes())) <= MOST_BYTES


@pytest.mark.parametrize("name", OURS)
def test_puzzles_can_be_played(name: str) -> None:
    for puzzle in Random(1).sample(collection_of(game_named(name)).puzzles, 3 * SAMPLE):
        check_moves(game_named(name), puzzle)


def test_answers_hold_when_they_are_searched_again_with_another_seed() -> None:
    held = []
    for name in OURS:
        kept = collection_of(game_named(name))
        for puzzle in Random(2).sample(kept.puzzles, SAMPLE):
            held.append(still_holds(name, puzzle, OTHER_SEED, kept.iterations))
    assert sum(held) >= 0.95 * len(held)
