"""The portable engines are made from the rules as they are.

`python -m checks.engines` names those that are stale; with `--build` it builds them anew, or those of the games named.
"""

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import oceanarium  # noqa: F401  # enters the games
from oceanarium.bots import PORTABLE
from oceanarium.kernel import Game, game_named, game_names
from oceanarium.kernel.module import FILE
from oceanarium.site.sources import is_stale

BUILD = "--build"


def build(game: Game[Any]) -> str:
    """Build one engine, in a process of its own."""
    from oceanarium.kernel.wasm import build_apart  # needs Numba

    file = game.folder / FILE
    build_apart(game, PORTABLE, file)
    return f"built {file.relative_to(game.folder.parents[2])}, {file.stat().st_size:,} bytes"


def main(arguments: Sequence[str]) -> int:
    """Check, or build."""
    named = [argument for argument in arguments if argument != BUILD]
    games = [game_named(name) for name in named or game_names()]
    wanted = games if named else [game for game in games if is_stale(game)]
    if BUILD not in arguments:
        for game in wanted:
            print(f"The portable engine of {game.title} is stale: run `make engines`.")
        return int(bool(wanted))
    with ThreadPoolExecutor(2) as workers:
        for line in workers.map(build, wanted):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
