"""Runs every benchmark: `make bench`."""

import subprocess
import sys

from benchmarks.running import run

PARTS = (
    ("The games, plain and compiled", ["oceanarium", "bench"]),
    ("Plain Python, WebAssembly and machine code", ["benchmarks.engines"]),
    ("The search, plain and compiled, on one core and two", ["benchmarks.search"]),
    ("The strength of the search against time", ["benchmarks.strength"]),
    ("Reach in the moving maze: bitboards beside a naive search", ["benchmarks.maze"]),
    ("Many matches stepped together: what more threads are worth", ["benchmarks.vector"]),
    ("The server: durable moves over sockets", ["benchmarks.server"]),
    ("The server: what clocks cost", ["benchmarks.clocks"]),
    ("The server: strangers with bad manners, and whether honest tables notice", ["benchmarks.abuse"]),
    ("The server: ten thousand pages listen to the lobby or watch a match", ["benchmarks.listeners"]),
    ("The site: how long a visitor waits", ["benchmarks.site"]),
)


def main() -> None:
    """Each in a process of its own, so that none warms or burdens another."""
    for title, command in PARTS:
        print(f"\n{title}\n", flush=True)
        subprocess.run([sys.executable, "-m", *command], check=True)


if __name__ == "__main__":
    run(main)
