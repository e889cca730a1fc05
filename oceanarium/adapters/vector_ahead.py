"""What lies one move ahead in many matches. A template: its blanks are filled in for each game. Compiled mode only.

As in `vector_step` all entries work on a stretch of matches, so that several threads may share them.
"""

from typing import Any, NamedTuple

import numpy as np

from oceanarium.adapters.aftermath import describe_after
from oceanarium.adapters.vector_step import HIGHEST, LOWEST, NOTHING
from oceanarium.bots.greedy import chosen, new_desk
from oceanarium.bots.net import HEAD, new_sight
from oceanarium.kernel.chance import WORDS, seed_rng
from oceanarium.kernel.contract import Features, Rules, Secrets
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.searching import ALL_MOVES
from oceanarium.kernel.toolbox import floats, ints, spare_states

game: Rules[Any] = blank()
secrets: Secrets[Any] = blank()
features: Features[Any] = blank()
MOVE_COUNT: int = blank()
STATE: Any = blank()  # the NumPy dtype of the game's states

COUNT, LOOK, CHOOSE = range(3)  # tasks
SHORTS = np.dtype("<i2")


class Rows(NamedTuple):
    """What belongs to matches, a row each; and from `moves` on what belongs to the positions after their moves."""

    states: Box
    masks: Box
    actors: list[int]
    wanted: Box  # which matches are looked at
    starts: list[int]  # the first position of each match, and behind them the number of all
    actions: list[int]  # of the greedy bot
    moves: list[int]
    features: Box
    dones: Box
    rewards: list[float]


class Setting(NamedTuple):
    """What is the same for all matches."""

    seats: int
    seed: int
    stream: int  # of random numbers, for the first match; those of the others follow
    samples: int  # of what a seat cannot know, for each move of the greedy bot


@entry
def work(task: int, first: int, last: int, rows: Rows, setting: Setting) -> int:
    """One of the tasks, for a stretch of matches. One entry for all, since threads compile each."""
    if task == COUNT:
        count_moves(first, last, rows)
    elif task == LOOK:
        look(first, last, rows, setting)
    else:
        choose(first, last, rows, setting)
    return NOTHING


@rule
def count_moves(first: int, last: int, rows: Rows) -> None:
    """Write how many positions each match will have, where the next one starts."""
    rows.starts[0] = 0
    for match in range(first, last):
        count = 0
        if rows.wanted[match] == 1:
            mask = rows.masks[match * MOVE_COUNT : (match + 1) * MOVE_COUNT]
            for move in range(MOVE_COUNT):
                count += mask[move]
        rows.starts[match + 1] = count


@rule
def look(first: int, last: int, rows: Rows, setting: Setting) -> None:
    """Describe the positions after all moves, through the eyes of the seat that makes them."""
    records, width = rows.states.view(STATE), features.FEATURES
    states, seen = spare_states(records[first], 2), floats(width)
    legal, rng, results, scores = ints(MOVE_COUNT), ints(WORDS), floats(setting.seats), ints(setting.seats)
    actors, wanted, starts, moves = rows.actors, rows.wanted, rows.starts, rows.moves
    shown, dones, rewards = rows.features.view(SHORTS), rows.dones, rows.rewards
    for match in range(first, last):
        if wanted[match] == 1:
            seat = actors[match]
            states[0] = records[match]
            seed_rng(rng, setting.seed, setting.stream + match)
            secrets.redeal(states[0], seat, rng)
            for index in range(game.legal_moves(states[0], seat, legal)):
                place = starts[match] + index
                moves[place] = legal[index]
                dones[place] = describe_after(states, seat, legal[index], seen, results, scores)
                rewards[place] = results[seat]
                write_whole(seen, shown[place * width : (place + 1) * width])


@rule
def write_whole(seen: list[float], target: Any) -> None:
    """Features are whole numbers, and small."""
    for index in range(len(seen)):
        target[index] = min(max(int(seen[index]), LOWEST), HIGHEST)


@rule
def choose(first: int, last: int, rows: Rows, setting: Setting) -> None:
    """Write what the greedy bot would do."""
    records, actors, wanted, actions = rows.states.view(STATE), rows.actors, rows.wanted, rows.actions
    states, sight, desk = spare_states(records[first], 2), new_sight(), new_desk()
    values, likes, no_net = floats(MOVE_COUNT), floats(MOVE_COUNT), floats(HEAD)
    for match in range(first, last):
        if wanted[match] == 1:
            states[0] = records[match]
            actions[match] = chosen(
                states,
                actors[match],
                setting.seed,
                setting.stream + match,
                setting.samples,
                ALL_MOVES,
                0.0,  # neither blurred sight
                0.0,  # nor caution
                likes,
                values,
                no_net,
                sight,
                desk,
            )
