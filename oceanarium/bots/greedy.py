"""One move ahead: the choice after which the position looks best. A template, bound per game and mode.

What a seat cannot know is dealt afresh, and chance acts, a few times for each move: always the same few deals and
draws for all of them, so that luck does not decide between moves.

Weak players are made from it as people are weak. They look closely at a few moves only, at those that catch the eye:
the ones that bring points at once, and their favourites. They see prospects dimly, and they fear bad luck.
"""

from typing import Any, NamedTuple

from oceanarium.bots.net import Sight, lead_of, new_sight
from oceanarium.kernel.chance import WORDS, draw, seed_rng
from oceanarium.kernel.contract import NOTHING, Rules, Secrets
from oceanarium.kernel.playout import settle
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.toolbox import floats, ints, opened, spare_states

game: Rules[Any] = blank()
secrets: Secrets[Any] = blank()
MOVE_COUNT: int = blank()

PARTS = 1_000  # what others draw by lot is as fine as this
OVERLOOKED = -1e9
MANY = 1_000_000  # more steps than any lead has
CLOSE = 1e-9  # values that differ by less are equal, however they were added up


class Desk(NamedTuple):
    """Room for what is tried."""

    legal: list[int]  # moves
    shown: list[float]  # how much each of them catches the eye
    moves: list[int]
    weights: list[int]
    rng: list[int]


@entry
def best_move(
    box: Box,
    seat: int,
    seed: int,
    stream: int,
    samples: int,
    span: int,
    blur: float,
    caution: float,
    likes: list[float],
    values: list[float],
    net: list[float],
) -> int:
    """The legal move with the best value; `values` gets that of every legal move, in their order.

    Only the first `span` moves that catch the eye are looked at closely. As much of a value is the worst that was
    imagined as `caution` says, for the rest it is the mean; prospects are seen in steps of `blur` points; and what
    `likes` says of each legal move, in points, comes on top.
    """
    states, sight = spare_states(opened(box), 2), new_sight()
    states[0] = opened(box)
    return chosen(states, seat, seed, stream, samples, span, blur, caution, likes, values, net, sight, new_desk())


@rule
def new_desk() -> Desk:
    """Room for the moves of this game."""
    return Desk(ints(MOVE_COUNT), floats(MOVE_COUNT), ints(MOVE_COUNT), ints(MOVE_COUNT), ints(WORDS))


@rule
def chosen(
    states: Any,
    seat: int,
    seed: int,
    stream: int,
    samples: int,
    span: int,
    blur: float,
    caution: float,
    likes: list[float],
    values: list[float],
    net: list[float],
    sight: Sight,
    desk: Desk,
) -> int:
    """The same for the first of two states, with room for the second."""
    count = game.legal_moves(states[0], seat, desk.legal)
    notice(states, seat, seed, stream * samples, count, span, likes, values, desk)
    for index in range(count):
        if values[index] == OVERLOOKED:
            continue
        lead, worst, points = 0.0, -OVERLOOKED, 0.0
        for sample in range(samples):
            imagine(states, seat, desk.legal[index], seed, stream * samples + sample, desk)
            settle(states[1], desk.rng, desk.moves, desk.weights)
            value = lead_of(states[1], seat, net, sight)
            lead += value
            worst = min(worst, value)
            points += game.score(states[1], seat)
        lead /= samples
        lead -= caution * (lead - worst)
        values[index] = blurred(lead, points / samples, blur) + likes[index]
    seed_rng(desk.rng, seed, stream)
    return desk.legal[best_of(values, count, desk.rng)]


@rule
def notice(
    states: Any,
    seat: int,
    seed: int,
    stream: int,
    count: int,
    span: int,
    likes: list[float],
    values: list[float],
    desk: Desk,
) -> None:
    """Mark all moves as overlooked but those that catch the eye: by points at once, and by how one likes them."""
    for index in range(count):
        values[index] = 0.0
    if span >= count:
        return
    for index in range(count):
        imagine(states, seat, desk.legal[index], seed, stream, desk)
        values[index], desk.shown[index] = OVERLOOKED, game.score(states[1], seat) + likes[index]
    seed_rng(desk.rng, seed, stream)
    for _ in range(span):
        index = best_of(desk.shown, count, desk.rng)
        values[index], desk.shown[index] = 0.0, OVERLOOKED


@rule
def imagine(states: Any, seat: int, move: int, seed: int, stream: int, desk: Desk) -> None:
    """Make a move in a state as it may be, for all that the seat knows."""
    seed_rng(desk.rng, seed, stream)
    states[1] = states[0]
    secrets.redeal(states[1], seat, desk.rng)
    game.apply_move(states[1], seat, move)


@rule
def blurred(lead: float, points: float, blur: float) -> float:
    """A lead as it is seen by somebody who counts points well, but sees prospects only in steps of so many points."""
    if blur == 0.0:
        return lead
    return points + blur * (int((lead - points) / blur + MANY + 0.5) - MANY)


@rule
def best_of(values: list[float], count: int, rng: list[int]) -> int:
    """The place of the highest value; among equals any, by lot."""
    best, equals = NOTHING, 0
    for index in range(count):
        if best == NOTHING or values[index] > values[best] + CLOSE:
            best, equals = index, 1
        elif values[index] > values[best] - CLOSE:
            equals += 1
            if draw(rng, equals) == 0:
                best = index
    return best
