"""What can be reached in the maze of Ocean Labyrinth, by bitboards and by a naive search: `python -m benchmarks.maze`.

All four ways answer the same questions about the same positions in the same run, and must agree.
"""

import json
from time import process_time
from typing import Any

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks import maze_search
from benchmarks.running import run, watched
from oceanarium.games.ocean_labyrinth.parts import SQUARE_COUNT
from oceanarium.kernel import Match, game_named
from oceanarium.kernel.chance import WORDS, draw, seed_rng
from oceanarium.kernel.engine import Engine, machine_code, plain_engine

GAME = "ocean-labyrinth"
POSITIONS, MOVES = 40, 60  # so many matches, after so many moves
ROUNDS = 3  # of each measurement, in turn; the median counts
WAYS = ("bitboards", "search")
REPEATS = {False: 1, True: 200}  # of all positions in a round: plain, compiled


def positions() -> list[Any]:
    """States of random matches."""
    game, states = game_named(GAME), []
    for seed in range(POSITIONS):
        match: Match[Any] = Match(game, 4, seed=seed)
        rng = [0] * WORDS
        seed_rng(rng, seed, 0)
        for _ in range(MOVES):
            numbers = match.legal_numbers()
            match.play(numbers[draw(rng, len(numbers))], match.actor)
        states.append(match.state)
    return states


def answers(engine: Engine[Any], way: str, states: list[Any], repeats: int) -> tuple[int, ...]:
    """A digest for each position of what is in reach from each of its squares."""
    entry = getattr(engine[maze_search], f"reach_by_{way}")
    return tuple(int(entry(engine.box(state), repeats)) for state in states)


def rate(engine: Engine[Any], way: str, states: list[Any]) -> float:
    """Questions answered in a second of CPU time."""
    repeats, start = REPEATS[engine.is_compiled], process_time()
    answers(engine, way, states, repeats)
    return len(states) * repeats * SQUARE_COUNT / (process_time() - start)


def measure() -> dict[str, float]:
    """Questions a second, each from one square of one position: bitboards and search, plain and compiled."""
    game, states = game_named(GAME), positions()
    engines = {"plain": plain_engine(GAME), "compiled": machine_code(game, maze_search)}
    if len({answers(engine, way, states, 1) for engine in engines.values() for way in WAYS}) > 1:
        raise ValueError("The four ways do not agree.")
    rates: dict[str, list[float]] = {}
    for _ in watched(range(ROUNDS), ROUNDS, "rounds"):
        for mode, engine in engines.items():
            for way in WAYS:
                rates.setdefault(f"{mode}_{way}_per_second", []).append(rate(engine, way, states))
    figures = {name: sorted(values)[ROUNDS // 2] for name, values in rates.items()}
    for mode in engines:
        ratio = figures[f"{mode}_bitboards_per_second"] / figures[f"{mode}_search_per_second"]
        figures[f"{mode}_bitboards_to_search"] = ratio
    return figures


if __name__ == "__main__":
    run(lambda: print(json.dumps({name: round(value, 1) for name, value in measure().items()}, indent=1)))
