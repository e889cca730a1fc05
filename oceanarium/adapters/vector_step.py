"""Many matches stepped together. A template: its blanks are filled in for each game. Compiled mode only.

States lie one after another in one buffer of bytes, masks and observations likewise; rows of other tables belong to one
match each. All entries work on a stretch of rows, so that several threads may share them.
"""

from typing import Any, NamedTuple

import numpy as np

from oceanarium.adapters.aftermath import give_results
from oceanarium.kernel.chance import MAX_SEED, draw, seed_rng
from oceanarium.kernel.contract import CHANCE, NOBODY, Rules, Secrets
from oceanarium.kernel.playout import random_move
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.toolbox import ints, opened

game: Rules[Any] = blank()
secrets: Secrets[Any] = blank()
MOVE_COUNT: int = blank()
STATE: Any = blank()  # the NumPy dtype of the game's states

NOTHING = -1  # what there is to say of a task that is done
START, CHECK, STEP, DRAW = range(4)  # tasks
LOWEST, HIGHEST = -(2**15), 2**15 - 1  # of an observation: numbers beyond are written as these

FIRST, COUNT, WIDTH, BITS, PLACE = range(5)  # the columns of `copies`
BYTES, SIGNED, SHORTS, INTS = (np.dtype(code) for code in ("<u1", "<i1", "<i2", "<i4"))


class Rows(NamedTuple):
    """Everything that belongs to matches, a row each; and what is the same for all: how they begin and are shown."""

    start: Box
    states: Box
    streams: list[int]
    rngs: list[list[int]]
    lot_rngs: list[list[int]]
    masks: Box
    actors: list[int]
    actions: list[int]
    rewards: list[list[float]]
    scores: list[list[int]]
    dones: Box
    observations: Box  # empty if nobody wants them
    copies: list[list[int]]  # what of a state is written where, by the layout of observations


class Setting(NamedTuple):
    """What is the same for all matches."""

    seats: int
    max_seats: int  # of the game
    state_size: int  # in bytes
    count_size: int  # in an observation, of what all can count
    played_by_lot: int  # a set of seats
    seed: int


@entry
def work(task: int, first: int, last: int, rows: Rows, setting: Setting) -> int:
    """One of the tasks, for a stretch of rows. One entry for all, since threads compile each."""
    if task == CHECK:
        return first_wrong(first, last, rows)
    if task == DRAW:
        draw_actions(first, last, rows)
    else:
        step(first, last, rows, setting, task == START)
    return NOTHING


@rule
def first_wrong(first: int, last: int, rows: Rows) -> int:
    """The first row whose action its mask forbids; NOTHING if there is none."""
    for row in range(first, last):
        action = rows.actions[row]
        if not (0 <= action < MOVE_COUNT and rows.masks[row * MOVE_COUNT + action] == 1):
            return row
    return NOTHING


@rule
def step(first: int, last: int, rows: Rows, setting: Setting, is_start: bool) -> None:
    """Make one move in every match; one that is over gives rewards and scores and begins anew. At the start all do.

    What is handed on to other rules are single rows: handing on all of them for every match would take longer than most
    moves, because each of them would be counted as used once more.
    """
    moves, weights = ints(MOVE_COUNT), ints(MOVE_COUNT)
    counted: Any = ints(setting.count_size)
    room: Any = ints(-(-setting.state_size // 8))  # for a state, as numbers of every width
    shown, signed = room.view(BYTES)[: setting.state_size].view(STATE), room.view(SIGNED)
    shorts, whole = room.view(SHORTS), room.view(INTS)
    begins, records, copies = opened(rows.start), rows.states.view(STATE), rows.copies
    streams, rngs, masks, actors, actions = rows.streams, rows.rngs, rows.masks, rows.actors, rows.actions
    rewards, scores, dones, observations = rows.rewards, rows.scores, rows.dones, rows.observations.view(SHORTS)
    width = len(observations) // len(actors)
    for row in range(first, last):
        state, actor = records[row], NOBODY
        for seat in range(setting.seats):
            rewards[row][seat] = 0.0
        dones[row] = 0
        if is_start:
            streams[row] = row
            seed_rng(rows.lot_rngs[row], ~setting.seed & MAX_SEED, row)  # streams that no match draws from
        else:
            game.apply_move(state, actors[row], actions[row])
            actor = settle(state, setting.played_by_lot, rngs[row], moves, weights)
        if actor == NOBODY:
            if not is_start:
                dones[row] = 1
                give_results(state, setting.seats, rewards[row], scores[row])
                streams[row] += len(actors)
            seed_rng(rngs[row], setting.seed, streams[row])
        while actor == NOBODY:  # a match may be over before a learner had anything to choose
            records[row] = begins
            actor = settle(state, setting.played_by_lot, rngs[row], moves, weights)
        actors[row] = actor
        show_moves(state, actor, masks[row * MOVE_COUNT : (row + 1) * MOVE_COUNT], moves)
        if width > 0:
            shown[0] = state
            counted[:] = 0
            secrets.conceal(shown[0], actor, counted)
            target = observations[row * width : (row + 1) * width]
            write_seats(actor, game.waiting(state), target, setting.max_seats)
            write(room, signed, shorts, whole, copies, target)
            target[width - len(counted) :] = counted


@rule
def draw_actions(first: int, last: int, rows: Rows) -> None:
    """A legal move for every match by lot."""
    for row in range(first, last):
        mask, count = rows.masks[row * MOVE_COUNT : (row + 1) * MOVE_COUNT], 0
        for move in range(MOVE_COUNT):
            count += mask[move]
        ticket, move = draw(rows.lot_rngs[row], count), 0
        while mask[move] == 0 or ticket > 0:
            ticket -= mask[move]
            move += 1
        rows.actions[row] = move


@rule
def settle(state: Any, played_by_lot: int, rng: list[int], moves: list[int], weights: list[int]) -> int:
    """Let chance, and the seats that are played by lot, act until a learner must choose or the match is over."""
    actor = game.actor(state)
    while actor == CHANCE or (actor >= 0 and played_by_lot >> actor & 1 == 1):
        game.apply_move(state, actor, random_move(state, actor, rng, moves, weights))
        actor = game.actor(state)
    return actor


@rule
def show_moves(state: Any, actor: int, mask: Any, moves: list[int]) -> None:
    """Write what the seat that must choose may choose from."""
    mask[:] = 0
    for index in range(game.legal_moves(state, actor, moves)):
        mask[moves[index]] = 1


@rule
def write_seats(actor: int, waiting: int, target: Any, max_seats: int) -> None:
    """An observation begins with who looks and who is waited for."""
    for seat in range(max_seats):
        target[seat] = 1 if seat == actor else 0
        target[max_seats + seat] = waiting >> seat & 1


@rule
def write(longs: Any, signed: Any, shorts: Any, whole: Any, copies: list[list[int]], target: Any) -> None:
    """The fields of a concealed state as numbers, one stretch after another.

    Each is a loop of its own over a slice, here and in no other rule, so that the processor does many numbers at once.
    """
    for row in range(len(copies)):
        width, count, bits, place = copies[row][WIDTH], copies[row][COUNT], copies[row][BITS], copies[row][PLACE]
        first = copies[row][FIRST] // width
        out = target[place : place + count * max(bits, 1)]
        if bits > 0 and width == 8:
            for index in range(count):
                members, part = longs[first + index], out[index * bits : (index + 1) * bits]
                for bit in range(len(part)):
                    part[bit] = members >> bit & 1
        elif bits > 0:
            for index in range(count):
                wide, short = whole[(first + index) * width // 4], shorts[(first + index) * width // 2]
                members = wide if width == 4 else short if width == 2 else signed[first + index]
                for bit in range(bits):
                    out[index * bits + bit] = members >> bit & 1
        elif width == 1:
            for index in range(len(out)):
                out[index] = signed[first + index]
        elif width == 2:
            for index in range(len(out)):
                out[index] = shorts[first + index]
        else:
            for index in range(len(out)):
                out[index] = min(max(whole[first + index], LOWEST), HIGHEST)
