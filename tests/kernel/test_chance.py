"""Random numbers: streams of their own, evenly spread, the same in both modes."""

from collections import Counter

import pytest

from oceanarium.kernel import draw, draw_weighted
from oceanarium.kernel.chance import MAX_SEED, WORDS, seed_rng
from oceanarium.kernel.engine import plain_engine
from tests import machine_code
from tests.templates import glimpse
from tests.toys.tidepool import GAME

LARGE = 2**31 - 1


def numbers(seed: int, stream: int, bound: int, count: int) -> list[int]:
    rng = [0] * WORDS
    seed_rng(rng, seed, stream)
    return [draw(rng, bound) for _ in range(count)]


def test_the_same_seed_and_stream_bring_the_same_numbers() -> None:
    assert numbers(7, 3, 100, 50) == numbers(7, 3, 100, 50)


@pytest.mark.parametrize("seed", [0, 1, 2**32, MAX_SEED])
def test_streams_of_one_seed_begin_differently(seed: int) -> None:
    firsts = [numbers(seed, stream, LARGE, 1)[0] for stream in range(2000)]
    assert len(set(firsts)) > 1990
    small = Counter(numbers(seed, stream, 6, 1)[0] for stream in range(6000))
    assert all(850 < small[face] < 1150 for face in range(6))


def test_streams_of_neighbouring_seeds_begin_differently() -> None:
    firsts = [numbers(seed, 0, LARGE, 1)[0] for seed in [*range(1000), *range(2**40, 2**40 + 1000)]]
    assert len(set(firsts)) > 1990


@pytest.mark.parametrize("bound", [2, 6, 9, 52])
def test_numbers_are_spread_evenly(bound: int) -> None:
    counts = Counter(numbers(5, 1, bound, 1000 * bound))
    assert set(counts) == set(range(bound))
    chi_squared = sum((counts[number] - 1000) ** 2 / 1000 for number in range(bound))
    assert chi_squared < bound + 6 * (2 * bound) ** 0.5


def test_a_pair_of_numbers_says_nothing_about_each_other() -> None:
    drawn = numbers(9, 0, 6, 36_000)
    pairs = Counter(zip(drawn[::2], drawn[1::2], strict=True))
    assert len(pairs) == 36
    assert all(350 < count < 650 for count in pairs.values())


def test_every_number_lies_below_its_bound() -> None:
    assert set(numbers(1, 1, 1, 100)) == {0}
    assert max(numbers(1, 1, LARGE, 1000)) < LARGE


def test_weights_say_how_likely_an_index_is() -> None:
    rng, weights = [0] * WORDS, [1, 0, 3, 6]
    seed_rng(rng, 11, 0)
    counts = Counter(draw_weighted(rng, weights, 4) for _ in range(10_000))
    assert counts[1] == 0
    for index, weight in enumerate(weights):
        assert abs(counts[index] - 1000 * weight) < 200


def test_a_weight_beyond_the_count_does_not_matter() -> None:
    rng = [0] * WORDS
    seed_rng(rng, 11, 0)
    assert {draw_weighted(rng, [1, 1, 1000], 2) for _ in range(100)} == {0, 1}


@pytest.mark.parametrize("seed", [0, 3, 2**32 + 5, MAX_SEED])
def test_both_modes_draw_the_same(seed: int) -> None:
    compiled, plain = machine_code.compiled(GAME, glimpse), plain_engine(GAME.name)
    results = []
    for engine in (compiled, plain):
        row, weights, more = engine.row(500), engine.row(4), engine.row(500)
        engine[glimpse].draws(seed, 2**31 - 3, LARGE, row)
        weights[:] = [5, 0, 1, 10]
        engine[glimpse].weighted_draws(seed, weights, more)
        results.append([*map(int, row), *map(int, more)])
    assert results[0] == results[1]


@pytest.mark.parametrize("number", [1, 2, 0b1011000, 2**62, 2**63 - 1])
def test_both_modes_count_bits_alike(number: int) -> None:
    for engine in (machine_code.compiled(GAME, glimpse), plain_engine(GAME.name)):
        shares = engine.fractions(2)
        counted, lowest = engine[glimpse].bits(number, shares)
        assert (counted, lowest) == (f"{number:b}".count("1"), len(f"{number:b}") - 1 - f"{number:b}".rindex("1"))
        assert list(shares) == [0.5, 0.5]
