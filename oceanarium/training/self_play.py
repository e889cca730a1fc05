"""Matches that a net plays against itself, to learn from. A template: its blanks are filled in for each game.

Every seat makes the move after which its position looks best to the net; now and then a move is any, so that positions
come up that good players avoid and a learner must know. Of the positions, before a choice and after a move, some are
described: through the eyes of the seat that chose, or of any. What should have been said of them is what came: how the
match ended, and a little of what the same seat thought of its positions on the way there, TD(lambda).
"""

from typing import Any, NamedTuple

from oceanarium.bots.greedy import CLOSE, PARTS
from oceanarium.bots.net import HIDDEN, Sight, lead_of, new_sight
from oceanarium.kernel.arithmetic import exp
from oceanarium.kernel.chance import WORDS, draw, seed_rng
from oceanarium.kernel.contract import NOBODY, Evaluation, Features, Rules, Secrets
from oceanarium.kernel.playout import settle
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.toolbox import floats, ints, opened, spare_states

game: Rules[Any] = blank()
secrets: Secrets[Any] = blank()
evaluation: Evaluation[Any] = blank()
features: Features[Any] = blank()
MOVE_COUNT: int = blank()
MAX_SEATS: int = blank()

# Behind the features of a position: the match, the seat, what the evaluation says of its lead, and what should be said
# of its share in the victory and of its margin to the best rival, in spreads.
MATCH, SEAT, LEAD, SHARE, MARGIN = range(5)
TAIL = 5

STRAYING = (20, 80, 250)  # of PARTS: moves that are any, one match after another, as others play who are no masters
LONGEST = 4_096  # choices of a match that are traced; what comes later is not learned from
STREAMS = 1_000_000_000


class Scratch(NamedTuple):
    """Room for what is tried."""

    moves: list[int]
    weights: list[int]
    rng: list[int]


class Course(NamedTuple):
    """What happened in a match, choice by choice."""

    seats: list[int]  # that chose
    traces: list[float]  # how much of what came is told by this choice, the rest by what was thought: lambda, 1 or 0
    shares: list[float]  # what was thought of the best position
    margins: list[float]
    before: list[int]  # the rows behind those of the choice's two moments, before it and after the move
    after: list[int]


@entry
def play_and_teach(
    box: Box,
    seats: int,
    seed: int,
    first: int,
    matches: int,
    every: int,
    trace: float,
    net: list[float],
    rows: list[list[float]],
) -> int:
    """Play matches with numbers from the first on; describe one position in `every`; return how many rows there are.

    With a trace of 1 only how a match ended is told, whatever anybody thought on the way.
    """
    states, sight = spare_states(opened(box), 3), new_sight()
    moves, rng, said, ended = ints(MOVE_COUNT), ints(WORDS), floats(2), floats(2 * MAX_SEATS)
    course = Course(ints(LONGEST), floats(LONGEST), floats(LONGEST), floats(LONGEST), ints(LONGEST), ints(LONGEST))
    scratch, count = Scratch(ints(MOVE_COUNT), ints(MOVE_COUNT), ints(WORDS)), 0
    for number in range(first, first + matches):
        states[0] = opened(box)
        seed_rng(rng, seed, number)
        begun, length = count, 0
        actor = settle(states[0], rng, scratch.moves, scratch.weights)
        while actor != NOBODY:
            choices = game.legal_moves(states[0], actor, moves)
            if choices > 1 and length < LONGEST:
                best = best_by_net(states, actor, moves, choices, rng, seed, net, sight, scratch, said)
                is_stray = draw(rng, PARTS) < STRAYING[number % len(STRAYING)]
                chosen = moves[draw(rng, choices)] if is_stray else best
                course.seats[length], course.shares[length], course.margins[length] = actor, said[0], said[1]
                course.traces[length] = trace_of(trace, said[0], is_stray and chosen != best)
                for moment in range(2):
                    eyes = actor if draw(rng, 2) == 0 else draw(rng, seats)
                    if count < len(rows) and draw(rng, every) == 0 and game.actor(states[0]) != NOBODY:
                        features.describe(states[0], eyes, rows[count])
                        rows[count][features.FEATURES + SEAT] = eyes
                        rows[count][features.FEATURES + MATCH] = number
                        rows[count][features.FEATURES + LEAD] = evaluation.evaluate(states[0], eyes)
                        count += 1
                    if moment == 0:
                        course.before[length] = count
                        game.apply_move(states[0], actor, chosen)
                course.after[length] = count
                length += 1
            else:
                game.apply_move(states[0], actor, moves[0])
            actor = settle(states[0], rng, scratch.moves, scratch.weights)
        write_end(states[0], seats, ended)
        look_back(begun, length, course, ended, rows)
    return count


@entry
def meet(box: Box, seats: int, seed: int, first: int, ours: list[float], theirs: list[float], won: list[float]) -> None:
    """Play every deal with one of us at each seat in turn, all looking one move ahead; write what we won of it."""
    states, our_sight, their_sight = spare_states(opened(box), 3), new_sight(), new_sight()
    moves, rng, said = ints(MOVE_COUNT), ints(WORDS), floats(2)
    scratch = Scratch(ints(MOVE_COUNT), ints(MOVE_COUNT), ints(WORDS))
    for deal in range(len(won)):
        won[deal] = 0.0
        for own in range(seats):
            states[0] = opened(box)
            seed_rng(rng, seed, first + deal)
            actor = settle(states[0], rng, scratch.moves, scratch.weights)
            while actor != NOBODY:
                choices = game.legal_moves(states[0], actor, moves)
                judge, sight = (ours, our_sight) if actor == own else (theirs, their_sight)
                chosen = best_by_net(states, actor, moves, choices, rng, seed, judge, sight, scratch, said)
                game.apply_move(states[0], actor, chosen)
                actor = settle(states[0], rng, scratch.moves, scratch.weights)
            won[deal] += share_of_victory(states[0], seats, own)


@rule
def trace_of(trace: float, thought: float, is_astray: bool) -> float:
    """How much of what came is told where a choice was made; for the rest, what was thought of the best position.

    Nothing was thought where the best move ended the match. A stray move shows nothing of the position before it.
    """
    if trace == 1.0 or thought < 0.0:
        return 1.0
    return 0.0 if is_astray else trace


@rule
def best_by_net(
    states: Any,
    seat: int,
    moves: list[int],
    count: int,
    rng: list[int],
    seed: int,
    net: list[float],
    sight: Sight,
    scratch: Scratch,
    said: list[float],
) -> int:
    """The move after which the position looks best, and what is said of that; less than nothing if it ends the match.

    What the seat cannot know is dealt afresh; chance does not act.
    """
    best, best_value = moves[0], -1e18
    seed_rng(scratch.rng, seed, draw(rng, STREAMS))
    states[1] = states[0]
    secrets.redeal(states[1], seat, scratch.rng)
    for index in range(count):
        states[2] = states[1]
        game.apply_move(states[2], seat, moves[index])
        value = lead_of(states[2], seat, net, sight)
        if value > best_value + CLOSE:
            best, best_value = moves[index], value
            if net[HIDDEN] == 0.0 or game.actor(states[2]) == NOBODY:
                said[0], said[1] = -1.0, 0.0
            else:
                said[0], said[1] = 1.0 / (1.0 + exp(-sight.outputs[0])), sight.outputs[1]
    return best


@rule
def write_end(state: Any, seats: int, ended: list[float]) -> None:
    """How the match ended for every seat: its share in the victory, and the margin to its best rival in spreads."""
    for seat in range(seats):
        best = -1e9
        for other in range(seats):
            if other != seat:
                best = max(best, float(game.score(state, other)))
        ended[2 * seat] = share_of_victory(state, seats, seat)
        ended[2 * seat + 1] = (game.score(state, seat) - best) / evaluation.SPREAD


@rule
def look_back(begun: int, length: int, course: Course, coming: list[float], rows: list[list[float]]) -> None:
    """Write behind every row of a match what should have been said there, from the last choice to the first."""
    for step in range(length - 1, -1, -1):
        seat, trace = course.seats[step], course.traces[step]
        for row in range(course.before[step], course.after[step]):
            write_coming(rows[row], coming)
        coming[2 * seat] = trace * coming[2 * seat] + (1.0 - trace) * course.shares[step]
        coming[2 * seat + 1] = trace * coming[2 * seat + 1] + (1.0 - trace) * course.margins[step]
        for row in range(course.after[step - 1] if step > 0 else begun, course.before[step]):
            write_coming(rows[row], coming)


@rule
def write_coming(row: list[float], coming: list[float]) -> None:
    """What should be said of a position by the seat that sees it."""
    seat = int(row[features.FEATURES + SEAT])
    row[features.FEATURES + SHARE], row[features.FEATURES + MARGIN] = coming[2 * seat], coming[2 * seat + 1]


@rule
def share_of_victory(state: Any, seats: int, seat: int) -> float:
    """Nothing, or what a winner gets of the victory."""
    winners = 0
    for other in range(seats):
        if game.place(state, other) == 1:
            winners += 1
    return 1.0 / winners if game.place(state, seat) == 1 else 0.0
