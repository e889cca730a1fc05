"""The entry points to a game's rules. A template; states come in boxes, numbers as plain integers.

Handing a NumPy record from Python to compiled code costs microseconds of type look-up; a buffer does not.
"""

from typing import Any

from oceanarium.kernel.chance import WORDS, seed_rng
from oceanarium.kernel.contract import CHANCE, Rules, Secrets
from oceanarium.kernel.rule import Box, blank, entry
from oceanarium.kernel.toolbox import ints, opened

game: Rules[Any] = blank()
secrets: Secrets[Any] = blank()


@entry
def set_up(box: Box, seats: int, options: list[int]) -> None:
    """`Rules.set_up`."""
    game.set_up(opened(box), seats, options)


@entry
def legal_moves(box: Box, seat: int, out: list[int]) -> int:
    """`Rules.legal_moves`."""
    return game.legal_moves(opened(box), seat, out)


@entry
def choices(box: Box, out: list[int], weights: list[int]) -> tuple[int, int]:
    """Who acts next, and how many moves of theirs were written: one crossing instead of two."""
    state = opened(box)
    actor = game.actor(state)
    if actor == CHANCE:
        return actor, game.chances(state, out, weights)
    return actor, game.legal_moves(state, actor, out)


@entry
def waiting(box: Box) -> int:
    """`Rules.waiting`."""
    return game.waiting(opened(box))


@entry
def forbids(box: Box, seat: int, move: int) -> int:
    """`Rules.forbids`."""
    return game.forbids(opened(box), seat, move)


@entry
def apply_move(box: Box, seat: int, move: int) -> None:
    """`Rules.apply_move`. The move must be legal: compiled code checks nothing."""
    game.apply_move(opened(box), seat, move)


@entry
def redeal(box: Box, seat: int, seed: int) -> None:
    """`Secrets.redeal`, with a generator of its own."""
    rng = ints(WORDS)
    seed_rng(rng, seed, 0)
    secrets.redeal(opened(box), seat, rng)


@entry
def results(box: Box, scores: list[int], places: list[int]) -> None:
    """Every seat's score and place."""
    for seat in range(len(scores)):
        scores[seat] = game.score(opened(box), seat)
        places[seat] = game.place(opened(box), seat)
