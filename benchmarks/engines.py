"""The three engines side by side: `python -m benchmarks.engines [GAME]`.

Random play and the search, in plain Python, as WebAssembly and as machine code, in turn in one run, by CPU time; and
what a bot worker takes of memory with each.
"""

import subprocess
import sys
import time
from typing import Any

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks.search import positions
from oceanarium.bots import search
from oceanarium.bots.search_bot import Limit, SearchBot
from oceanarium.kernel import Game, Match, game_named, game_names, playout
from oceanarium.kernel.engine import Engine, machine_code, plain_engine, portable_engine

MATCHES = {"plain": 10, "portable": 600, "machine code": 600}
ITERATIONS = {"plain": 30, "portable": 2_000, "machine code": 2_000}
ROUNDS = 3
# What Linux calls the peak of this program; `getrusage` counts that of whoever started it.
WORKER = """
from pathlib import Path
import oceanarium as oc
from oceanarium.kernel import game_named
from oceanarium.kernel.engine import {engine}
from oceanarium.bots import search
from oceanarium.bots.search_bot import Limit, SearchBot
game = game_named("octopus-garden")
engine = {engine}({arguments})
match = oc.new_match("octopus-garden", seed=1)
SearchBot(game, 1, Limit(200), engine=engine).think(match)
status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
print(int(status["VmHWM"].split()[0]) / 1024)
"""
WORKERS = {
    "plain": ("plain_engine", "game.name"),
    "portable": ("portable_engine", "game.name"),
    "machine code": ("machine_code", "game, search"),
}


def engines(game: Game[Any]) -> dict[str, Engine[Any]]:
    """All engines of a game; those that have to be made are made now."""
    portable = portable_engine(game.name)
    if portable is None:
        sys.exit(f"{game.title} has no portable engine: run `make engines`.")
    machine_code(game, playout)
    return {"plain": plain_engine(game.name), "portable": portable, "machine code": machine_code(game, search)}


def decisions_per_second(engine: Engine[Any], matches: int, seed: int) -> float:
    """Decisions of random play in a CPU second."""
    game = engine.game
    start, width = Match(game, game.usual_seats, None, 1, manual_chance=True).state, game.max_seats
    decisions, scores, places = engine.row(matches), engine.table(matches, width), engine.table(matches, width)
    box, began = engine.box(start), time.process_time()
    engine[playout].play_outs(box, seed, 0, decisions, scores, places)
    taken = time.process_time() - began
    return float(sum(decisions) / taken)


def iterations_per_second(engine: Engine[Any], match: Match[Any], iterations: int) -> float:
    """Iterations of the search in a CPU second."""
    bot = SearchBot(engine.game, 1, Limit(iterations), engine.game.manner, engine=engine)
    began = time.process_time()
    done = bot.think(match, match.waiting[0]).iterations
    return done / (time.process_time() - began)


def main(name: str | None = None) -> None:
    """Print two lines for every game, and one for the memory."""
    for game in [game_named(each) for each in ([name] if name else game_names())]:
        found = engines(game)
        play: dict[str, list[float]] = {mode: [] for mode in found}
        searched: dict[str, list[float]] = {mode: [] for mode in found}
        for number, match in enumerate(positions(game)[:ROUNDS]):
            for mode, engine in found.items():
                play[mode].append(decisions_per_second(engine, MATCHES[mode], number))
                searched[mode].append(iterations_per_second(engine, match, ITERATIONS[mode]))
        print(f"  {game.name}: random decisions/s {_row(play)}", flush=True)
        print(f"  {game.name}: search iterations/s {_row(searched)}", flush=True)
    taken = {mode: _megabytes(*how) for mode, how in WORKERS.items()}
    print("  a bot worker, at its largest: " + ", ".join(f"{mode} {size:.0f} MB" for mode, size in taken.items()))


def _row(rates: dict[str, list[float]]) -> str:
    medians = {mode: sorted(values)[len(values) // 2] for mode, values in rates.items()}
    whole = medians["machine code"]
    return ", ".join(f"{mode} {rate:,.0f} ({rate / whole:.1%})" for mode, rate in medians.items())


def _megabytes(engine: str, arguments: str) -> float:
    command = [sys.executable, "-c", WORKER.format(engine=engine, arguments=arguments)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
