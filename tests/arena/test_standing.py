"""Shares, ratings and their intervals."""

import random

import pytest

from oceanarium.arena.interval import share_of, wilson
from oceanarium.arena.results import Result
from oceanarium.arena.standing import Rating, pairs, ratings
from tests.arena.made_up import made_up, result


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    assert wilson(0.5, 100)[1:] == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10)[1:] == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 10)[1:] == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_matches_that_are_alike_on_each_deal_count_as_one() -> None:
    twice = [(2.0, 2.0), (0.0, 2.0)] * 50
    once = [(1.0, 1.0), (0.0, 1.0)] * 50
    assert share_of(twice) == pytest.approx(share_of(once))


def test_rotated_seats_that_share_out_the_luck_make_the_interval_narrower() -> None:
    lucky_seats = [(1.0, 2.0)] * 90 + [(2.0, 2.0)] * 10  # the seat decides, but for ten deals
    value, low, high = share_of(lucky_seats)
    independent = wilson(value, 200)
    assert value == 0.55
    assert high - low < (independent.high - independent.low) / 2


def test_what_was_always_won_may_still_be_lost() -> None:
    value, low, high = share_of([(2.0, 2.0)] * 20)
    assert (value, high) == (1.0, 1.0)
    assert 0.8 < low < 0.9


def test_a_draw_counts_half_for_both() -> None:
    [pair] = pairs([result((0, 1), (1, 1)), result((1, 0), (2, 1))], 2)
    assert pair.share.value == 0.75


def test_with_several_seats_everybody_is_compared_with_everybody_else() -> None:
    found = pairs([result((0, 1, 1), (2, 1, 3))], 2)
    assert [(pair.first, pair.second, pair.share.value) for pair in found] == [(0, 1, 0.5)]


@pytest.mark.parametrize(("strengths", "seats"), [((0.0, 150.0, 300.0), 2), ((0.0, 100.0, 200.0, 300.0), 3)])
def test_intervals_hold_the_true_strengths(strengths: tuple[float, ...], seats: int) -> None:
    held, count = 0, 0
    for seed in range(12):
        results = made_up(strengths, seats, 30, seed)
        middle = sum(strengths) / len(strengths)
        for rating in ratings(results, len(strengths)):
            assert rating.low is not None
            assert rating.high is not None
            held += rating.low <= strengths[rating.bot] - middle <= rating.high
            count += 1
        for pair in pairs(results, len(strengths)):
            true = 1 / (1 + 10 ** ((strengths[pair.second] - strengths[pair.first]) / 400))
            held += pair.share.low <= true <= pair.share.high
            count += 1
    assert 0.88 <= held / count <= 1


def rounded(found: list[Rating]) -> list[tuple[int, float, float]]:
    return [(each.bot, round(each.rating or 0, 6), round(each.low or 0, 6)) for each in found]


def test_ratings_do_not_depend_on_the_order_of_the_matches() -> None:
    from oceanarium.arena.results import in_order

    results = made_up((0.0, 100.0, 50.0), 2, 20, 1)
    shuffled = results[:]
    random.Random(2).shuffle(shuffled)
    assert shuffled != results
    assert rounded(ratings(in_order(shuffled), 3)) == rounded(ratings(in_order(results), 3))


def test_one_who_never_lost_is_much_better_but_not_endlessly_and_nobody_knows_how_much() -> None:
    results = [result((0, 1), (1, 2), deal) for deal in range(50)]
    best, worst = ratings(results, 2)
    assert best.bot == 0
    assert best.rating is not None
    assert best.low is not None
    assert best.high is not None
    assert 300 < best.rating < 600
    assert best.high - best.rating > best.rating - best.low  # upwards there is no end in sight
    assert worst.rating == pytest.approx(-best.rating)


def test_a_bot_that_has_met_nobody_has_no_rating() -> None:
    found = ratings([result((0, 1), (1, 2))], 3)
    assert [rating.bot for rating in found] == [0, 1, 2]
    assert found[2].rating is None


def test_a_shared_victory_counts_in_parts() -> None:
    both: list[Result] = [result((0, 1), (1, 1)), result((1, 0), (1, 2))]
    victories = {rating.bot: rating.victories.value for rating in ratings(both, 2)}
    assert victories == {0: 0.25, 1: 0.75}
