"""What luck allows: `python -m benchmarks.luck [GAME] [DEALS]`, by default 100 of Oceania.

How much whoever knows all draws beforehand wins against `greedy`, each deal from both seats. Nobody who plays fairly
can win more. One core; minutes.
"""

import sys

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks import foresight
from benchmarks.running import run, watched
from oceanarium.arena.interval import share_of
from oceanarium.kernel import game_named
from oceanarium.kernel.engine import machine_code

SEED = 77


def main(name: str = "oceania", deals: str = "100") -> None:
    """Play and tell."""
    game = game_named(name)
    engine = machine_code(game, foresight)
    box, won = engine.box(game.new_state(2)), []
    for deal in watched(range(int(deals)), int(deals), game.title):
        won.append((sum(float(engine[foresight].foreseen(box, seat, SEED, deal)) for seat in range(2)), 2.0))
    share = share_of(won)
    print(
        f"{game.title}: {share.value:.1%} ({share.low:.0%} to {share.high:.0%}) of {2 * len(won)} with all draws known"
    )


if __name__ == "__main__":
    run(main, *sys.argv[1:])
