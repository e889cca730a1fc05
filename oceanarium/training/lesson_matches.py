"""Matches to learn from. A template: its blanks are filled in for each game. Compiled, it plays thousands a minute.

Every seat looks one move ahead, by a net or by the evaluation, and some of them overlook moves; now and then a move is
any, so that positions come up that good players avoid and a learner must know. Of the positions, before a choice and
after a move, some are described: through the eyes of the seat that chose, or of any.
"""

from typing import Any, NamedTuple

from oceanarium.bots.greedy import CLOSE, PARTS
from oceanarium.bots.net import Sight, lead_of, new_sight
from oceanarium.kernel.chance import WORDS, draw, seed_rng
from oceanarium.kernel.contract import NOBODY, Evaluation, Features, Rules, Secrets
from oceanarium.kernel.playout import settle
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.toolbox import ints, opened, spare_states

game: Rules[Any] = blank()
secrets: Secrets[Any] = blank()
evaluation: Evaluation[Any] = blank()
features: Features[Any] = blank()
MOVE_COUNT: int = blank()
MAX_SEATS: int = blank()

# Behind the features of a position: the match, the seat, what the evaluation says of its lead, and how it ended for the
# seat: its share in the victory, and the margin to its best rival.
MATCH, SEAT, LEAD, SHARE, MARGIN = range(5)
TAIL = 5

CAREFUL, HASTY, BLIND = 1_000, 850, 600  # of PARTS: what the three kinds of players notice
STRAYING = 60  # of PARTS: moves that are any, in matches where players stray
STRAYING_MATCHES = 700  # of PARTS
STREAMS = 1_000_000_000


class Scratch(NamedTuple):
    """Room for what is tried."""

    moves: list[int]
    weights: list[int]
    rng: list[int]


@entry
def play_and_describe(
    box: Box, seats: int, seed: int, first: int, matches: int, every: int, net: list[float], rows: list[list[float]]
) -> int:
    """Play matches with numbers from the first on; describe one position in `every`; return how many rows there are."""
    states, sight = spare_states(opened(box), 3), new_sight()
    moves, rng, noticed = ints(MOVE_COUNT), ints(WORDS), ints(MAX_SEATS)
    scratch, count = Scratch(ints(MOVE_COUNT), ints(MOVE_COUNT), ints(WORDS)), 0
    for number in range(first, first + matches):
        states[0] = opened(box)
        seed_rng(rng, seed, number)
        strays = STRAYING if draw(rng, PARTS) < STRAYING_MATCHES else 0
        for seat in range(seats):
            kind = draw(rng, 3)
            noticed[seat] = CAREFUL if kind == 0 else HASTY if kind == 1 else BLIND
        begun, actor = count, settle(states[0], rng, scratch.moves, scratch.weights)
        while actor != NOBODY:
            choices = game.legal_moves(states[0], actor, moves)
            chosen = moves[draw(rng, choices)]
            if choices > 1 and draw(rng, PARTS) >= strays:
                chosen = best_at_a_glance(states, actor, moves, choices, noticed[actor], rng, seed, net, sight, scratch)
            for moment in range(2):
                seen = actor if moment == 0 else draw(rng, seats)
                is_over = game.actor(states[0]) == NOBODY
                if choices > 1 and count < len(rows) and draw(rng, every) == 0 and not is_over:
                    features.describe(states[0], seen, rows[count])
                    rows[count][features.FEATURES + MATCH] = number
                    rows[count][features.FEATURES + SEAT] = seen
                    rows[count][features.FEATURES + LEAD] = evaluation.evaluate(states[0], seen)
                    count += 1
                if moment == 0:
                    game.apply_move(states[0], actor, chosen)
            actor = settle(states[0], rng, scratch.moves, scratch.weights)
        for row in range(begun, count):
            write_result(states[0], seats, rows[row])
    return count


@entry
def meet(box: Box, seats: int, seed: int, first: int, ours: list[float], theirs: list[float], won: list[float]) -> None:
    """Play every deal with one of us at each seat in turn, all looking one move ahead; write what we won of it."""
    states, our_sight, their_sight = spare_states(opened(box), 3), new_sight(), new_sight()
    moves, rng = ints(MOVE_COUNT), ints(WORDS)
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
                chosen = best_at_a_glance(states, actor, moves, choices, CAREFUL, rng, seed, judge, sight, scratch)
                game.apply_move(states[0], actor, chosen)
                actor = settle(states[0], rng, scratch.moves, scratch.weights)
            won[deal] += share_of_victory(states[0], seats, own)


@rule
def best_at_a_glance(
    states: Any,
    seat: int,
    moves: list[int],
    count: int,
    noticed: int,
    rng: list[int],
    seed: int,
    net: list[float],
    sight: Sight,
    scratch: Scratch,
) -> int:
    """The move after which the position looks best, among those that are noticed; if none is, any.

    What the seat cannot know is dealt afresh, and chance acts in the same way after every move.
    """
    best, best_value, stream = moves[draw(rng, count)], -1e18, draw(rng, STREAMS)
    seed_rng(scratch.rng, seed, stream)
    states[1] = states[0]
    secrets.redeal(states[1], seat, scratch.rng)
    for index in range(count):
        if draw(rng, PARTS) < noticed:
            states[2] = states[1]
            game.apply_move(states[2], seat, moves[index])
            seed_rng(scratch.rng, seed, stream)
            settle(states[2], scratch.rng, scratch.moves, scratch.weights)
            value = lead_of(states[2], seat, net, sight)
            if value > best_value + CLOSE:
                best, best_value = moves[index], value
    return best


@rule
def write_result(state: Any, seats: int, row: list[float]) -> None:
    """How the match ended for the seat of a row."""
    seat, best = int(row[features.FEATURES + SEAT]), -1e9
    for other in range(seats):
        if other != seat:
            best = max(best, float(game.score(state, other)))
    row[features.FEATURES + SHARE] = share_of_victory(state, seats, seat)
    row[features.FEATURES + MARGIN] = game.score(state, seat) - best if seats > 1 else game.score(state, seat)


@rule
def share_of_victory(state: Any, seats: int, seat: int) -> float:
    """Nothing, or what a winner gets of the victory."""
    winners = 0
    for other in range(seats):
        if game.place(state, other) == 1:
            winners += 1
    return 1.0 / winners if game.place(state, seat) == 1 else 0.0
