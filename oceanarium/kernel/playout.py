"""Random play to the end. A template: its blanks are filled in for each game and mode."""

from typing import Any

from oceanarium.kernel.chance import WORDS, draw, draw_weighted, seed_rng
from oceanarium.kernel.contract import CHANCE, NOBODY, Rules
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.toolbox import ints, opened, spare_states

game: Rules[Any] = blank()
MOVE_COUNT: int = blank()
MAX_SEATS: int = blank()


@rule
def random_move(state: Any, actor: int, rng: list[int], moves: list[int], weights: list[int]) -> int:
    """A move of the actor, chance among them: each legal move as likely, each outcome by its weight."""
    if actor == CHANCE:
        return moves[draw_weighted(rng, weights, game.chances(state, moves, weights))]
    return moves[draw(rng, game.legal_moves(state, actor, moves))]


@rule
def settle(state: Any, rng: list[int], moves: list[int], weights: list[int]) -> int:
    """Let chance act until a seat must choose or the match is over; return that actor."""
    actor = game.actor(state)
    while actor == CHANCE:
        game.apply_move(state, CHANCE, random_move(state, CHANCE, rng, moves, weights))
        actor = game.actor(state)
    return actor


@rule
def play_out(state: Any, rng: list[int], moves: list[int], weights: list[int]) -> int:
    """Play at random to the end; return the number of decisions, which chance does not make."""
    decisions = 0
    actor = game.actor(state)
    while actor != NOBODY:
        game.apply_move(state, actor, random_move(state, actor, rng, moves, weights))
        if actor != CHANCE:
            decisions += 1
        actor = game.actor(state)
    return decisions


@entry
def play_outs(
    box: Box, seed: int, first: int, decisions: list[int], scores: list[list[int]], places: list[list[int]]
) -> None:
    """Fill a row of each grid with one random match from the given state; stream n of the seed plays match n."""
    states = spare_states(opened(box), 1)
    moves, weights, rng = ints(MOVE_COUNT), ints(MOVE_COUNT), ints(WORDS)
    for row in range(len(decisions)):
        states[0] = opened(box)
        seed_rng(rng, seed, first + row)
        decisions[row] = play_out(states[0], rng, moves, weights)
        for seat in range(MAX_SEATS):
            scores[row][seat] = game.score(states[0], seat)
            places[row][seat] = game.place(states[0], seat)
