"""How strong somebody is who judges positions after moves: matches against the bot `greedy`, thousands at once."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oceanarium.adapters.episode import natural_seat_count
from oceanarium.adapters.vector import VectorEnv
from oceanarium.kernel import OptionError, game_named

Judge = Callable[[NDArray[np.int16]], NDArray[Any]]  # a value for each row of features; 0 if all is even


def won_against_greedy(
    judge: Judge,
    name: str,
    deals: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    threads: int = 1,
) -> NDArray[np.float64]:
    """Play every deal from each seat in turn, greedy bots at the others; of each deal, what was won in all its matches.

    The judge takes the move after which the position looks best. A match is worth 1; winners share it.
    """
    count = natural_seat_count(game_named(name), seats)
    if count == 1:
        raise OptionError("Alone there is nobody to win against.")
    won: NDArray[np.float64] = np.zeros(deals)
    for own in range(count):
        env = VectorEnv(name, deals, count, options, seed=seed, threads=min(threads, deals), observes=False)
        won += _won_from(own, judge, env)
    return won


def shares_of_victory(rewards: NDArray[np.float64]) -> NDArray[np.float64]:
    """Of every seat, by the rewards of matches that are over: 1, or less where several win."""
    is_winner = rewards == rewards.max(1, keepdims=True)
    shares: NDArray[np.float64] = is_winner / is_winner.sum(1, keepdims=True)
    return shares


def _won_from(own: int, judge: Judge, env: VectorEnv) -> NDArray[np.float64]:
    """What the judge wins at one seat, in the first match of every row."""
    won, is_on = np.zeros(len(env)), np.ones(len(env), bool)
    while is_on.any():
        actions = env.draw_actions()  # for matches that count no more
        is_own, is_theirs = is_on & (env.actors == own), is_on & (env.actors != own)
        after = env.after_states(is_own)
        actions[is_own] = after.moves[after.best(judge(after.features))[is_own]]
        actions[is_theirs] = env.greedy_actions(is_theirs)[is_theirs]
        env.step(actions)
        is_over = is_on & (env.dones == 1)
        won[is_over] = shares_of_victory(env.rewards[is_over])[:, own]
        is_on &= ~is_over
    return won
