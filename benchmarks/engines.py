"""The three engines side by side: `python -m benchmarks.engines [GAME ...] [--quick]`.

Random play and the search, in plain Python, as WebAssembly and as machine code, in turn in one run, by CPU time; and
what a bot worker takes of memory with each. A game takes about 20 seconds, or 3 with --quick. Machine code takes
minutes to make: where it is not in the cache it is left out, unless --compile asks for it.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from rich.console import Console

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks.running import run
from benchmarks.search import positions
from oceanarium.bots import search
from oceanarium.bots.search_bot import Limit, SearchBot
from oceanarium.kernel import Game, Match, game_named, game_names, playout
from oceanarium.kernel.engine import Engine, is_ready, machine_code, plain_engine, portable_engine

PLAIN, PORTABLE, MACHINE_CODE = "plain", "portable", "machine code"
BATCH = {PLAIN: 1, PORTABLE: 50, MACHINE_CODE: 50}  # random matches between two looks at the clock
ITERATIONS = {PLAIN: 40, PORTABLE: 8_000, MACHINE_CODE: 8_000}  # of a search, if there is time
ROUNDS, SECONDS = 3, 1.0  # the most that each engine plays, and searches, in a round
QUICK_ROUNDS, QUICK_SECONDS = 1, 0.4

Say = Callable[[str], None]

WORKER_GAME = "octopus-garden"
# What Linux calls the peak of this program; `getrusage` counts that of whoever started it.
WORKER = """
from pathlib import Path
import oceanarium as oc
from oceanarium.kernel import game_named
from oceanarium.kernel.engine import {engine}
from oceanarium.bots import search
from oceanarium.bots.search_bot import Limit, SearchBot
game = game_named("{game}")
engine = {engine}({arguments})
match = oc.new_match("{game}", seed=1)
SearchBot(game, 1, Limit(200), engine=engine).think(match)
status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
print(int(status["VmHWM"].split()[0]) / 1024)
"""
WORKERS = {
    PLAIN: ("plain_engine", "game.name"),
    PORTABLE: ("portable_engine", "game.name"),
    MACHINE_CODE: ("machine_code", "game, search"),
}


def engines(game: Game[Any], compiles: bool) -> dict[str, Engine[Any]]:
    """The engines of a game that are there; machine code is made now if that is wanted."""
    portable = portable_engine(game.name)
    if portable is None:
        sys.exit(f"{game.title} has no portable engine: run `make engines`.")
    found: dict[str, Engine[Any]] = {PLAIN: plain_engine(game.name), PORTABLE: portable}
    if compiles or (is_ready(game, playout) and is_ready(game, search)):
        machine_code(game, playout)
        found[MACHINE_CODE] = machine_code(game, search)
    return found


def decisions_per_second(engine: Engine[Any], batch: int, seed: int, seconds: float) -> float:
    """Decisions of random play in a CPU second."""
    game, first, made = engine.game, 0, 0
    start, width = Match(game, game.usual_seats, None, 1, manual_chance=True).state, game.max_seats
    decisions, scores, places = engine.row(batch), engine.grid(batch, width), engine.grid(batch, width)
    box, began = engine.box(start), time.process_time()
    while (taken := time.process_time() - began) < seconds:
        engine[playout].play_outs(box, seed, first, decisions, scores, places)
        first, made = first + batch, made + sum(decisions)
    return made / taken


def iterations_per_second(engine: Engine[Any], match: Match[Any], iterations: int, seconds: float) -> float:
    """Iterations of the search in a CPU second."""
    bot = SearchBot(engine.game, 1, Limit(iterations, seconds), engine.game.manner, engine=engine)
    began = time.process_time()
    done = bot.think(match, match.waiting[0]).iterations
    return done / (time.process_time() - began)


def measure(game: Game[Any], found: dict[str, Engine[Any]], rounds: int, seconds: float, say: Say) -> list[str]:
    """A line about random play and one about the search."""
    play: dict[str, list[float]] = {mode: [] for mode in found}
    searched: dict[str, list[float]] = {mode: [] for mode in found}
    say(f"{game.name}: greedy bots play a match to search in")
    for number, match in enumerate(positions(game)[:rounds], 1):
        for mode, engine in found.items():
            say(f"{game.name}, {number} of {rounds}: {mode}")
            play[mode].append(decisions_per_second(engine, BATCH[mode], number, seconds))
            searched[mode].append(iterations_per_second(engine, match, ITERATIONS[mode], seconds))
    return [f"random decisions/s {_row(play)}", f"search iterations/s {_row(searched)}"]


def main() -> None:
    """Print two lines for every game as soon as they are known, and one for the memory."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engines", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(game_names()))
    parser.add_argument("--quick", action="store_true", help="one short round instead of three")
    parser.add_argument("--compile", action="store_true", help="make machine code that is not in the cache")
    chosen = parser.parse_args()
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if chosen.quick else (ROUNDS, SECONDS)
    with Console(stderr=True).status("", refresh_per_second=1) as status:
        for game in map(game_named, chosen.games):
            status.update(f"{game.name}: the engines get ready")
            found = engines(game, chosen.compile)
            for line in measure(game, found, rounds, seconds, status.update):
                print(f"  {game.name}: {line}", flush=True)
            if MACHINE_CODE not in found:
                print(f"  {game.name}: no machine code in the cache (--compile makes it, in minutes)", flush=True)
        status.update("the memory of a bot worker")
        there = engines(game_named(WORKER_GAME), chosen.compile)
        taken = {mode: _megabytes(*WORKERS[mode]) for mode in there}
    print("  a bot worker, at its largest: " + ", ".join(f"{mode} {size:.0f} MB" for mode, size in taken.items()))


def _row(rates: dict[str, list[float]]) -> str:
    """The medians, each beside that of the fastest kind of engine there is."""
    medians = {mode: median(values) for mode, values in rates.items()}
    whole = medians.get(MACHINE_CODE, medians[PORTABLE])
    return ", ".join(f"{mode} {rate:,.0f} ({rate / whole:.1%})" for mode, rate in medians.items())


def _megabytes(engine: str, arguments: str) -> float:
    command = [sys.executable, "-c", WORKER.format(game=WORKER_GAME, engine=engine, arguments=arguments)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


if __name__ == "__main__":
    run(main)
