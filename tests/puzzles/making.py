"""Puzzles for tests: any decision of a match at random, with an answer that somebody just says is right."""

from typing import Any

from oceanarium.kernel import Match, game_named
from oceanarium.puzzles.collection import Collection, Source
from oceanarium.puzzles.contrast import Contrast
from oceanarium.puzzles.puzzle import Puzzle
from oceanarium.puzzles.vouching import Vouched
from tests.matches import play_at_random

SEARCHES = (Vouched(1, 640, 520), Vouched(2, 655, 560))


def at_a_choice(game: str, seed: int, moves: int = 30) -> tuple[Match[Any], int]:
    """A match after so many moves, or some more, where a seat has three moves to choose from at least."""
    match = Match(game_named(game), 2, seed=seed)
    play_at_random(match, moves, seed)
    while len(match.legal_numbers(match.waiting[0])) < 3:
        play_at_random(match, 1, seed)
    return match, match.waiting[0]


def puzzle_in(match: Match[Any], seat: int) -> Puzzle:
    """The last legal move is the answer; the first one tempts."""
    tempting, *_, answer = match.legal_moves(seat)
    return Puzzle(
        match=match.to_link(),
        at=match.moves_made,
        seat=seat,
        answer=(answer.text,),
        tempting=tempting.text,
        others={tempting.text: 540},
        later=Contrast({"coral": 3}, {"worm": -2}),
        theme="plan",
        difficulty=1310,
        searches=SEARCHES,
    )


def collection_with(puzzle: Puzzle) -> Collection:
    """A collection of that puzzle alone."""
    game = Match.from_link(puzzle.match).game
    return Collection(game.name, 2_000, (Source(7, puzzle.match, (puzzle,)),))
