"""Many matches stepped together: what more threads are worth. `python -m benchmarks.vector [THREADS [GAME...]]`.

Beside them a loop of nothing but arithmetic: more than that no program gains by the threads of this machine.
"""

import os
import sys
import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

import oceanarium
from benchmarks.running import run
from oceanarium.adapters.vector import VectorEnv

MATCHES = 16_384
SECONDS = 1.5
FIRST_STEPS = 30  # until matches are at different points
ROUNDS = 200_000_000


def main(threads: str = "", *games: str) -> None:
    """A table: decisions a second with one thread and with all, with observations and without."""
    most = int(threads) if threads else os.cpu_count() or 1
    print(f"{MATCHES:,} matches at once, actions by lot; millions of decisions a second, 1 thread and {most}\n")
    print("| game | with observations | | times | without | | times |\n|---|--:|--:|--:|--:|--:|--:|")
    for name in games or [game.name for game in oceanarium.games()]:
        seen = [decisions(name, count, observes=True) for count in (1, most)]
        unseen = [decisions(name, count, observes=False) for count in (1, most)]
        print(f"| {name} | {cells(seen)} | {cells(unseen)} |", flush=True)
    alone, together = sums_a_second(1), sums_a_second(most)
    print(f"| arithmetic alone | | | {together / alone:.1f} | | | |")


def decisions(name: str, threads: int, *, observes: bool) -> float:
    """Millions of decisions a second."""
    env = VectorEnv(name, MATCHES, seed=1, threads=threads, observes=observes)
    for _ in range(FIRST_STEPS):
        env.step(env.draw_actions())
    return MATCHES * times_a_second(lambda: env.step(env.draw_actions())) / 1e6


def times_a_second(call: Callable[[], Any]) -> float:
    """How often something can be done."""
    begun, count = time.perf_counter(), 0
    while time.perf_counter() - begun < SECONDS:
        call()
        count += 1
    return count / (time.perf_counter() - begun)


def cells(rates: list[float]) -> str:
    """Two figures, and how many times the first the second is."""
    return f"{rates[0]:.2f} | {rates[1]:.2f} | {rates[1] / rates[0]:.1f}"


def sums_a_second(threads: int) -> float:
    """How often the loop of arithmetic goes round, by so many threads."""
    numba.set_num_threads(threads)
    results = np.zeros(threads, np.int64)
    add_up(results, 1)
    begun = time.perf_counter()
    add_up(results, ROUNDS)
    return threads * ROUNDS / (time.perf_counter() - begun)


@numba.njit(parallel=True)
def add_up(results: Any, rounds: int) -> None:
    """Something that no memory and no other thread can slow down."""
    for part in numba.prange(len(results)):
        number = results[part]
        for _ in range(rounds):
            number = (number * 1_103_515_245 + 12_345) % 2_147_483_648
        results[part] = number


if __name__ == "__main__":
    run(main, *sys.argv[1:])
