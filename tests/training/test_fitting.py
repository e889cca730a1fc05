"""Fitting: the loss falls, and every mode makes the same steps."""

import random
from math import log
from typing import Any

import numpy as np
import pytest

from oceanarium.bots.net import OUTPUTS
from oceanarium.bots.nets import LARGEST, Net
from oceanarium.kernel import Game
from oceanarium.kernel.engine import Engine, machine_code, plain_engine
from oceanarium.training import adjusting
from oceanarium.training.adjusting import BATCH, Fitting
from oceanarium.training.examples import Examples
from oceanarium.training.figures import figures_of, said_by_hand, said_by_net
from oceanarium.training.fitting import new_pupil, shape_of, steps_in

WIDTH, HIDDEN, BATCHES = 3, 2, 4


def made_up(count: int, seed: int = 5) -> Examples:
    """Positions whose first number says who wins, all but for sure; the third is large and says nothing."""
    rng = np.random.default_rng(seed)
    features = rng.integers(-3, 4, (count, WIDTH))
    features[:, 2] *= 100
    margins = (10 * features[:, 0] + rng.integers(-5, 6, count)).astype(np.float64)
    shares = np.where(margins > 0, 1.0, np.where(margins < 0, 0.0, 0.5))
    return Examples(features.astype(np.int16), np.arange(count), features[:, 1].astype(float), shares, margins / 20)


def adjusted(engine: Engine[Any], epochs: int) -> tuple[list[float], list[list[float]]]:
    """The losses of epochs over the same few positions, and everything that a fit remembers."""
    examples, chance = made_up(BATCHES * BATCH), random.Random(1)
    count = HIDDEN * (WIDTH + 1) + OUTPUTS * (HIDDEN + 1)
    first = [chance.uniform(-0.5, 0.5) for _ in range(count)]
    seen: Any = examples.features * np.array([1.0, 1.0, 0.01])
    shares: Any = examples.shares
    margins: Any = examples.margins
    state: Any = [first, [0.0] * count, [0.0] * count]
    if engine.is_compiled:
        state = [np.array(each) for each in state]
    else:
        seen, shares, margins = seen.tolist(), shares.tolist(), margins.tolist()
    fitting, whole = Fitting(*state), epochs * BATCHES
    losses = [
        float(engine[adjusting].adjust(seen, shares, margins, HIDDEN, fitting, epoch * BATCHES, whole))
        for epoch in range(epochs)
    ]
    return losses, [[float(value) for value in each] for each in fitting]


def test_both_modes_make_the_same_steps_to_the_bit(garden: Game[Any]) -> None:
    assert adjusted(machine_code(garden, adjusting), 3) == adjusted(plain_engine(garden.name), 3)


def test_the_loss_falls_below_that_of_knowing_nothing(garden: Game[Any]) -> None:
    losses, _ = adjusted(machine_code(garden, adjusting), 300)
    assert losses[-1] < 0.5 * losses[0]
    assert losses[-1] < 0.5 * log(2)


def test_a_gradient_is_the_slope_of_the_loss() -> None:
    """Of the victory: a little more of a weight changes the loss as the gradient says."""
    chance = random.Random(3)
    count = HIDDEN * (WIDTH + 1) + OUTPUTS * (HIDDEN + 1)
    weights = [chance.uniform(-0.5, 0.5) for _ in range(count)]
    seen, share, step = [1.0, -2.0, 0.5], 1.0, 1e-6

    def loss(changed: list[float], gradient: list[float]) -> float:
        inner, slope = [0.0] * HIDDEN, [0.0] * HIDDEN
        guess = outputs_of(changed, seen)[1]
        return adjusting.follow(seen, share, guess, HIDDEN, changed, gradient, inner, slope)  # the margin is just right

    gradient = [0.0] * count
    loss(weights, gradient)
    assert any(gradient)
    for place in range(count):
        more, less = ([*weights[:place], weights[place] + by, *weights[place + 1 :]] for by in (step, -step))
        slope = (loss(more, [0.0] * count) - loss(less, [0.0] * count)) / (2 * step)
        assert gradient[place] == pytest.approx(slope, abs=1e-6)


def outputs_of(weights: list[float], seen: list[float]) -> list[float]:
    outer = weights[HIDDEN * (WIDTH + 1) :]
    inner = [
        max(0.0, weights[unit] + sum(each * weights[HIDDEN * (at + 1) + unit] for at, each in enumerate(seen)))
        for unit in range(HIDDEN)
    ]
    return [
        outer[kind] + sum(inner[unit] * outer[OUTPUTS * (unit + 1) + kind] for unit in range(HIDDEN))
        for kind in range(OUTPUTS)
    ]


def fitted(game: Game[Any], examples: Examples, times: int) -> tuple[Net, list[float]]:
    """A net that went through positions so many times, and the losses."""
    shape = shape_of(4, examples.features)
    pupil = new_pupil(game, shape, shape.first_weights(np.random.default_rng(2)), on_gpu=False)
    steps = steps_in(len(examples))
    losses = [pupil.adjust(examples, steps * time, steps * times) for time in range(times)]
    return shape.net(pupil.weights, game.evaluation.SPREAD, {"made": "up"}), losses


def test_a_pupil_learns_what_there_is_to_learn(garden: Game[Any]) -> None:
    spread = garden.evaluation.SPREAD
    net, losses = fitted(garden, made_up(1_024), 600)
    assert losses[-1] < losses[0]
    assert (net.hidden, len(net.shifts), net.card) == (4, WIDTH, {"made": "up"})
    assert net.shifts[0] < net.shifts[2]  # what is large is seen smaller
    assert all(abs(weight) <= LARGEST for weight in net.weights)
    fresh = made_up(500, seed=6)
    by_net = figures_of(said_by_net(fresh, net, spread), fresh.shares)
    by_hand = figures_of(said_by_hand(fresh, spread), fresh.shares)
    assert by_net.log_loss < 0.6 * by_hand.log_loss
    assert by_net.brier < 0.6 * by_hand.brier


def test_figures_are_those_that_one_counts_by_hand() -> None:
    figures = figures_of(np.array([0.5, 0.5, 0.91, 0.99]), np.array([1.0, 0.0, 1.0, 0.0]))
    assert figures.log_loss == pytest.approx(-(2 * log(0.5) + log(0.91) + log(0.01)) / 4)
    assert figures.brier == pytest.approx((0.25 + 0.25 + 0.09**2 + 0.99**2) / 4)
    assert [each[2] for each in figures.curve] == [2, 2]
    assert figures.as_data["curve"] == [[0.5, 0.5, 2], [0.95, 0.5, 2]]
