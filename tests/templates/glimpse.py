"""A small template that compiles quickly: random numbers, and how a match may begin."""

from typing import Any

from oceanarium.kernel.chance import WORDS, draw, draw_weighted, seed_rng
from oceanarium.kernel.contract import Rules
from oceanarium.kernel.rule import Box, blank, entry
from oceanarium.kernel.toolbox import bit_count, floats, ints, lowest_bit, opened

game: Rules[Any] = blank()
MOVE_COUNT: int = blank()


@entry
def draws(seed: int, stream: int, bound: int, out: list[int]) -> None:
    """Fill a row with random numbers below a bound."""
    rng = ints(WORDS)
    seed_rng(rng, seed, stream)
    for index in range(len(out)):
        out[index] = draw(rng, bound)


@entry
def weighted_draws(seed: int, weights: list[int], out: list[int]) -> None:
    """Fill a row with indices of weights."""
    rng = ints(WORDS)
    seed_rng(rng, seed, 0)
    for index in range(len(out)):
        out[index] = draw_weighted(rng, weights, len(weights))


@entry
def first_weight(box: Box) -> int:
    """The weight of the first outcome of the chance at hand."""
    moves, weights = ints(MOVE_COUNT), ints(MOVE_COUNT)
    game.chances(opened(box), moves, weights)
    return weights[0]


@entry
def bits(number: int, shares: list[float]) -> tuple[int, int]:
    """How many bits are set and which is the lowest; the shares get halves."""
    halves = floats(len(shares))
    for index in range(len(shares)):
        shares[index] = halves[index] + 0.5
    return bit_count(number), lowest_bit(number)
