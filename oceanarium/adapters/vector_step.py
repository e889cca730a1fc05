"""Many matches stepped together. A template: its blanks are filled in for each game. Compiled mode only.

States lie one after another in one buffer of bytes, masks likewise; rows of other tables belong to one match each.
"""

from typing import Any

from oceanarium.kernel.chance import draw, seed_rng
from oceanarium.kernel.contract import CHANCE, NOBODY, Rules, Secrets
from oceanarium.kernel.playout import random_move
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.toolbox import ints, opened

game: Rules[Any] = blank()
secrets: Secrets[Any] = blank()
MOVE_COUNT: int = blank()
STATE: Any = blank()  # the NumPy dtype of the game's states

LEGAL = -1  # what `step` answers if all actions were


@entry
def step(
    first: Box,
    states: Box,
    seats: int,
    played_by_lot: int,
    seed: int,
    streams: list[int],
    rngs: list[list[int]],
    views: Box,
    counts: list[list[int]],
    masks: Box,
    actors: list[int],
    waiting: list[int],
    actions: list[int],
    rewards: list[list[float]],
    scores: list[list[int]],
    dones: Box,
    stride: int,
    is_start: int,
) -> int:
    """Make one move in every match; one that is over gives rewards and scores and begins anew. At the start all do.

    Returns LEGAL, or the first row whose action its mask forbids; then nothing has changed.
    """
    for row in range(len(actors)):
        if is_start == 0 and not is_legal(masks, row, actions[row]):
            return row
    moves, weights = ints(MOVE_COUNT), ints(MOVE_COUNT)
    records, shown = states.view(STATE), views.view(STATE)
    for row in range(len(actors)):
        state, actor = records[row], NOBODY
        for seat in range(seats):
            rewards[row][seat] = 0.0
        if is_start == 0:
            game.apply_move(state, actors[row], actions[row])
            actor = settle(state, played_by_lot, rngs[row], moves, weights)
        dones[row] = 0
        if actor == NOBODY:
            if is_start == 0:
                dones[row] = 1
                give_results(state, seats, rewards[row], scores[row])
                streams[row] += stride
            begin(first, records, row, played_by_lot, seed, streams, rngs, moves, weights)
        show(records, row, shown, counts, masks, actors, waiting, moves)
    return LEGAL


@rule
def is_legal(masks: Box, row: int, action: int) -> bool:
    """Whether a row's mask allows an action."""
    return 0 <= action < MOVE_COUNT and masks[row * MOVE_COUNT + action] == 1


@entry
def draw_actions(masks: Box, rngs: list[list[int]], actions: list[int]) -> None:
    """A legal move for every match by lot."""
    for row in range(len(actions)):
        mask, count = masks[row * MOVE_COUNT : (row + 1) * MOVE_COUNT], 0
        for move in range(MOVE_COUNT):
            count += mask[move]
        ticket, move = draw(rngs[row], count), 0
        while mask[move] == 0 or ticket > 0:
            ticket -= mask[move]
            move += 1
        actions[row] = move


@rule
def begin(
    first: Box,
    records: Any,
    row: int,
    played_by_lot: int,
    seed: int,
    streams: list[int],
    rngs: list[list[int]],
    moves: list[int],
    weights: list[int],
) -> None:
    """Set a match up, as far as the first choice of a learner."""
    seed_rng(rngs[row], seed, streams[row])
    actor = NOBODY
    while actor == NOBODY:  # a match may be over before a learner had anything to choose
        records[row] = opened(first)
        actor = settle(records[row], played_by_lot, rngs[row], moves, weights)


@rule
def settle(state: Any, played_by_lot: int, rng: list[int], moves: list[int], weights: list[int]) -> int:
    """Let chance, and the seats that are played by lot, act until a learner must choose or the match is over."""
    actor = game.actor(state)
    while actor == CHANCE or (actor >= 0 and played_by_lot >> actor & 1 == 1):
        game.apply_move(state, actor, random_move(state, actor, rng, moves, weights))
        actor = game.actor(state)
    return actor


@rule
def give_results(state: Any, seats: int, rewards: list[float], scores: list[int]) -> None:
    """Final scores; and 1 for a seat with all others behind to -1 for one with all ahead. Alone, the score."""
    for seat in range(seats):
        scores[seat] = game.score(state, seat)
        if seats == 1:
            rewards[seat] = float(scores[seat])
        for other in range(seats):
            if game.place(state, other) > game.place(state, seat):
                rewards[seat] += 1.0 / (seats - 1)
            if game.place(state, other) < game.place(state, seat):
                rewards[seat] -= 1.0 / (seats - 1)


@rule
def show(
    records: Any,
    row: int,
    shown: Any,
    counts: list[list[int]],
    masks: Box,
    actors: list[int],
    waiting: list[int],
    moves: list[int],
) -> None:
    """Write who must choose, from what, and what that seat may know."""
    state = records[row]
    actors[row], waiting[row] = game.actor(state), game.waiting(state)
    mask = masks[row * MOVE_COUNT : (row + 1) * MOVE_COUNT]
    mask[:] = 0
    for index in range(game.legal_moves(state, actors[row], moves)):
        mask[moves[index]] = 1
    shown[row] = state
    for index in range(len(counts[row])):
        counts[row][index] = 0
    secrets.conceal(shown[row], actors[row], counts[row])


@entry
def seed_rows(seed: int, rngs: list[list[int]]) -> None:
    """A generator for every row."""
    for row in range(len(rngs)):
        seed_rng(rngs[row], seed, row)
