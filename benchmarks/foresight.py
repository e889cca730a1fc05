"""A player who knows what chance will bring, against one who looks one move ahead. A template, in machine code.

Chance draws from a generator of its own, so whoever copies that knows what is to come. For every legal move the match
is played to its end in the mind, with the true draws and both seats choosing as `greedy` does; the move whose match
ends best is made. That is no perfect play: with all draws known still more could be won.
"""

from typing import Any

from oceanarium.bots.greedy import Desk, chosen, new_desk
from oceanarium.bots.net import HEAD, Sight, new_sight
from oceanarium.kernel.chance import WORDS, seed_rng
from oceanarium.kernel.contract import NOBODY, Rules
from oceanarium.kernel.playout import settle
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.searching import ALL_MOVES
from oceanarium.kernel.toolbox import floats, ints, opened, spare_states

game: Rules[Any] = blank()
MOVE_COUNT: int = blank()

SAMPLES = 8  # as the bot `greedy` takes
VICTORY = 1_000.0  # more than any margin


@entry
def foreseen(box: Box, seer: int, seed: int, deal: int) -> float:
    """Play a match of two, one of whom foresees chance; return what that seat gets of the victory."""
    states, desk, sight = spare_states(opened(box), 4), new_desk(), new_sight()
    legal, moves, weights = ints(MOVE_COUNT), ints(MOVE_COUNT), ints(MOVE_COUNT)
    rng, copied = ints(WORDS), ints(WORDS)
    states[0] = opened(box)
    seed_rng(rng, seed, deal)
    actor, made = settle(states[0], rng, moves, weights), 0
    while actor != NOBODY:
        best, best_value = glanced(states, 0, actor, seed + deal, made, desk, sight), -1e18
        if actor == seer:
            for index in range(game.legal_moves(states[0], actor, legal)):
                states[2] = states[0]
                copied[0], copied[1] = rng[0], rng[1]
                game.apply_move(states[2], actor, legal[index])
                value = end_of(states, seer, seed + deal, made, copied, desk, sight, moves, weights)
                if value > best_value:
                    best, best_value = legal[index], value
        game.apply_move(states[0], actor, best)
        made += 1
        actor = settle(states[0], rng, moves, weights)
    return 0.5 + 0.5 * outcome(states[0], seer)


@rule
def end_of(
    states: Any,
    seer: int,
    seed: int,
    made: int,
    rng: list[int],
    desk: Desk,
    sight: Sight,
    moves: list[int],
    weights: list[int],
) -> float:
    """How the match ends for the seer if both go on as `greedy` does."""
    actor = settle(states[2], rng, moves, weights)
    while actor != NOBODY:
        made += 1
        game.apply_move(states[2], actor, glanced(states, 2, actor, seed, made, desk, sight))
        actor = settle(states[2], rng, moves, weights)
    return VICTORY * outcome(states[2], seer) + game.score(states[2], seer) - game.score(states[2], 1 - seer)


@rule
def glanced(states: Any, at: int, seat: int, seed: int, stream: int, desk: Desk, sight: Sight) -> int:
    """What `greedy` does in one of the states."""
    likes, values, no_net = floats(MOVE_COUNT), floats(MOVE_COUNT), floats(HEAD)
    pair = spare_states(states[at], 2)
    pair[0] = states[at]
    return chosen(pair, seat, seed, stream, SAMPLES, ALL_MOVES, 0.0, 0.0, likes, values, no_net, sight, desk)


@rule
def outcome(state: Any, seat: int) -> float:
    """1 for a victory, -1 for a defeat, 0 for a draw."""
    own, other = game.place(state, seat), game.place(state, 1 - seat)
    return 1.0 if own < other else -1.0 if own > other else 0.0
