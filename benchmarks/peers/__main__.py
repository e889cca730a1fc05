"""Measures everybody and prints a table: `python -m benchmarks.peers`. Needs what `peers` in pyproject.toml lists."""

import platform
import random
from importlib.metadata import version

from benchmarks.peers import open_spiel_games, other_games, ours, pettingzoo_games
from benchmarks.peers.contest import ROUNDS, SECONDS, measured, table
from benchmarks.running import run

PACKAGES = ("numba", "open_spiel", "pettingzoo", "rlcard", "catanatron")


def main() -> None:
    """One process, everybody in turn."""
    random.seed(1)
    modules = (ours, open_spiel_games, pettingzoo_games, other_games)
    everybody = [contestant for module in modules for contestant in module.contestants()]
    rates = list(measured(everybody))
    print(table(rates))
    versions = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    print(f"{ROUNDS} rounds of {SECONDS} s of CPU time each; Python {platform.python_version()}, {versions}.")


if __name__ == "__main__":
    run(main)
