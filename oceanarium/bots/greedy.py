"""One move ahead: the choice after which the position looks best. A template, bound per game and mode.

What a seat cannot know is dealt afresh, and chance acts, a few times for each move: always the same few deals and
draws for all of them, so that luck does not decide between moves.

Weak players are made from it as people are weak: they overlook moves, and they go for the points at hand.
"""

from typing import Any

from oceanarium.kernel.chance import WORDS, draw, seed_rng
from oceanarium.kernel.contract import NOTHING, Evaluation, Rules, Secrets
from oceanarium.kernel.playout import settle
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.toolbox import ints, opened, spare_states

game: Rules[Any] = blank()
secrets: Secrets[Any] = blank()
evaluation: Evaluation[Any] = blank()
MOVE_COUNT: int = blank()

PARTS = 1_000  # attention is as fine as this
OVERLOOKED = -1e9
CLOSE = 1e-9  # values that differ by less are equal, however they were added up


@entry
def best_move(
    box: Box, seat: int, seed: int, stream: int, samples: int, attention: float, farsight: float, values: list[float]
) -> int:
    """The legal move with the best mean value; `values` gets the mean of every legal move, in their order.

    Of ten moves, ten times `attention` are noticed. A value is as much of the prospects as `farsight` says, and for the
    rest only of the points that the seat has.
    """
    states = spare_states(opened(box), 1)
    legal, moves, weights, rng = ints(MOVE_COUNT), ints(MOVE_COUNT), ints(MOVE_COUNT), ints(WORDS)
    count = game.legal_moves(opened(box), seat, legal)
    for index in range(count):
        seed_rng(rng, seed, stream * MOVE_COUNT + legal[index])
        if draw(rng, PARTS) >= attention * PARTS:
            values[index] = OVERLOOKED
            continue
        total = 0.0
        for sample in range(samples):
            seed_rng(rng, seed, stream * samples + sample)
            states[0] = opened(box)
            secrets.redeal(states[0], seat, rng)
            game.apply_move(states[0], seat, legal[index])
            settle(states[0], rng, moves, weights)
            total += farsight * evaluation.evaluate(states[0], seat)
            total += (1.0 - farsight) * game.score(states[0], seat)
        values[index] = total / samples
    seed_rng(rng, seed, stream)
    return best_of(legal, values, count, rng)


@rule
def best_of(legal: list[int], values: list[float], count: int, rng: list[int]) -> int:
    """The move with the highest value; among equals any, by lot."""
    best, equals = NOTHING, 0
    for index in range(count):
        if best == NOTHING or values[index] > values[best] + CLOSE:
            best, equals = index, 1
        elif values[index] > values[best] - CLOSE:
            equals += 1
            if draw(rng, equals) == 0:
                best = index
    return legal[best]
