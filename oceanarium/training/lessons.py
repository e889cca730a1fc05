"""A net that learns by playing against itself: lesson after lesson it plays, and is adjusted to what came of that.

TD(lambda) on positions before choices and after moves, with the last lessons mixed. What was thought on the way leads
to better moves soon, but thinks too well of everything, since it was thought of the best of many moves; so in the end
only results count.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from oceanarium.bots.nets import ONE, Net
from oceanarium.kernel import Game
from oceanarium.training.adjusting import BATCH
from oceanarium.training.examples import RESULTS_ONLY, Examples, Playing, played_examples
from oceanarium.training.fitting import Shape, new_pupil, shape_of

KEPT = 8  # lessons that are learned from
TRACE = 0.9  # lambda
SOBER = 2 / 3  # of the lessons, after which only results count
EVERY = 2  # positions: one of so many is described
OVER_AGAIN = 1.5  # times the positions of a lesson are gone through after it
SAMPLE = 200  # matches by which positions are counted and features measured

Told = Callable[[float, float], None]  # hears of the share that is done and of the loss


@dataclass(frozen=True)
class Course:
    """How much is to be learned, and from which matches on."""

    lessons: int
    positions: int  # of each lesson
    hidden: int
    seed: int
    first: int  # number of the first match
    on_gpu: bool = False


def matches_by_seats(game: Game[Any], matches: int) -> dict[int, int]:
    """How many of the matches are played with each number of seats: half of them with the usual one."""
    several = [count for count in game.seats if count > 1]
    others = [count for count in several if count != game.usual_seats]
    usual = matches if not others else matches // 2
    return {game.usual_seats: usual, **{count: (matches - usual) // len(others) for count in others}}


def taught(game: Game[Any], course: Course, begun: Net | None, workers: int, told: Told) -> tuple[Net, list[float]]:
    """The net after all lessons, and the losses on the way. It goes on from another one, or begins with nothing.

    The very first matches are those of the hand-written evaluation, which shows what positions look like.
    """
    by_hand = Playing(matches_by_seats(game, SAMPLE), course.seed, 1)
    sample = played_examples(game, by_hand, course.first, None, workers)
    matches = matches_by_seats(game, max(SAMPLE // 2, course.positions * SAMPLE // len(sample)))
    rng, spread, losses = np.random.default_rng(course.seed + course.first), game.evaluation.SPREAD, list[float]()
    shape = shape_of(course.hidden, sample.features) if begun is None else Shape(begun.hidden, begun.shifts)
    weights = shape.first_weights(rng) if begun is None else np.array(begun.weights) / ONE
    pupil, net = new_pupil(game, shape, weights, on_gpu=course.on_gpu), begun
    steps = max(1, round(OVER_AGAIN * course.positions / EVERY) // BATCH)
    kept: deque[Examples] = deque(maxlen=KEPT)
    for lesson in range(course.lessons):
        is_sober = net is None or lesson >= SOBER * course.lessons
        playing = Playing(matches, course.seed, EVERY, RESULTS_ONLY if is_sober else TRACE)
        first = course.first + SAMPLE + lesson * sum(matches.values())
        kept.append(played_examples(game, playing, first, net, workers))
        mixed = Examples.together([*kept])
        chosen = mixed.only(rng.integers(len(mixed), size=steps * BATCH))
        losses.append(pupil.adjust(chosen, lesson * steps, course.lessons * steps))
        net = shape.net(pupil.weights, spread, {})
        told((lesson + 1) / course.lessons, losses[-1])
    assert net is not None, "a course has lessons"
    return net, losses
