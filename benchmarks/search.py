"""Search iterations per second, compiled against plain and on two cores: `python -m benchmarks.search [GAME]`.

Both modes search the same positions, turn by turn; times are CPU times of this process, but for the two cores.
"""

import os
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks.running import run
from oceanarium.bots import new_bot, search
from oceanarium.bots.search_bot import Limit, SearchBot
from oceanarium.kernel import NOBODY, Game, Match, game_named, game_names
from oceanarium.kernel.engine import Engine, machine_code, plain_engine

POSITIONS = 6
PLAIN_ITERATIONS, COMPILED_ITERATIONS = 40, 8_000


class Speed(NamedTuple):
    """Iterations per second."""

    plain: float
    compiled: float
    on_one_core: float  # by the clock
    on_two_cores: float


def positions(game: Game[Any]) -> list[Match[Any]]:
    """A few positions of one match between greedy bots, far from each other."""
    match: Match[Any] = Match(game, game.usual_seats, seed=3)
    bot, stages = new_bot(game, "greedy", 1), []
    while match.actor != NOBODY:
        if len(match.legal_numbers(match.actor)) > 1:
            stages.append(match.copy())
        match.play(bot.choose(match, match.actor), match.actor)
    return stages[:: max(1, len(stages) // POSITIONS)]


def speed(game: Game[Any]) -> Speed:
    """How fast a game is searched."""
    compiled, plain = machine_code(game, search), plain_engine(game.name)
    found = positions(game)
    rates: dict[bool, list[float]] = {True: [], False: []}
    for match in found:
        for engine in (plain, compiled):
            iterations = COMPILED_ITERATIONS if engine.is_compiled else PLAIN_ITERATIONS
            rates[engine.is_compiled].append(_rate(game, match, engine, iterations, 1, time.process_time))
    cores = [
        [_rate(game, match, compiled, COMPILED_ITERATIONS * trees, trees, time.perf_counter) for match in found]
        for trees in (1, 2)
    ]
    return Speed(_mean(rates[False]), _mean(rates[True]), _mean(cores[0]), _mean(cores[1]))


def _rate(
    game: Game[Any], match: Match[Any], engine: Engine[Any], iterations: int, trees: int, clock: Callable[[], float]
) -> float:
    bot = SearchBot(game, 1, Limit(iterations), game.manner, trees=trees, engine=engine)
    began = clock()
    done = bot.think(match, match.actor).iterations
    return done / (clock() - began)


def _mean(rates: list[float]) -> float:
    """Of all iterations together: the harmonic mean, for each position got as many."""
    return len(rates) / sum(1 / rate for rate in rates)


def main(name: str | None = None) -> None:
    """Print a line for every game."""
    print(f"Search, iterations per second; {os.cpu_count()} cores here")
    for game in [game_named(each) for each in ([name] if name else game_names())]:
        found = speed(game)
        print(
            f"  {game.name}: plain {found.plain:,.0f}, compiled {found.compiled:,.0f} "
            f"({found.compiled / found.plain:.0f} times); by the clock, two trees on two cores "
            f"{found.on_two_cores:,.0f} ({found.on_two_cores / found.on_one_core:.2f} times one)",
            flush=True,
        )


if __name__ == "__main__":
    run(main, *sys.argv[1:])
