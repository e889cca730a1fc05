"""How many ways a match can go on, to a depth. A template. Compiled code must not recurse: it keeps its own stack."""

from typing import Any

from oceanarium.kernel.contract import CHANCE, NOBODY, Rules
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.toolbox import ints, opened, spare_states

game: Rules[Any] = blank()
MOVE_COUNT: int = blank()


@rule
def list_moves(state: Any, moves: list[int], weights: list[int]) -> int:
    """What the actor may choose, or every outcome of chance; nothing when the match is over."""
    actor = game.actor(state)
    if actor == NOBODY:
        return 0
    return game.chances(state, moves, weights) if actor == CHANCE else game.legal_moves(state, actor, moves)


@entry
def count_leaves(box: Box, depth: int) -> int:
    """The states after so many moves, each way to one counted, and the matches that are over before."""
    states, level, leaves = spare_states(opened(box), depth + 1), 0, 0
    moves, weights = ints(MOVE_COUNT), ints(MOVE_COUNT)
    pending = ints((depth + 1) * MOVE_COUNT)  # a row of moves for each level
    counts = ints(depth + 1)  # how many of them have still to be made
    states[0] = opened(box)
    is_new = True
    while level >= 0:
        if is_new:
            counts[level] = 0 if level == depth else list_moves(states[level], moves, weights)
            for index in range(counts[level]):
                pending[level * MOVE_COUNT + index] = moves[index]
            leaves += 1 if counts[level] == 0 else 0
        if counts[level] == 0:
            level -= 1
            is_new = False
        else:
            counts[level] -= 1
            states[level + 1] = states[level]
            move = pending[level * MOVE_COUNT + counts[level]]
            game.apply_move(states[level + 1], game.actor(states[level]), move)
            level += 1
            is_new = True
    return leaves
