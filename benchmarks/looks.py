"""What it costs to judge a position: by the net, as a multiple of the hand-written evaluation, in machine code.

`python -m benchmarks.looks [GAME ...]`. Positions are those before every choice of some random matches with two seats,
each judged in turn with the one after the choice: a net adds up only what has changed since it looked last.
"""

import argparse
import time
from typing import Any

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks import looks_at_positions
from benchmarks.running import run
from oceanarium.bots.nets import net_of, net_row
from oceanarium.bots.random_bot import RandomBot
from oceanarium.kernel import Game, Match, game_named, game_names
from oceanarium.kernel.engine import machine_code

MATCHES = 3
TIMES = 250  # that each of two positions is looked at
ROUNDS = 5  # of which the fastest counts: others work on this machine too


def positions(game: Game[Any]) -> list[tuple[Any, Any, int]]:
    """States before a choice and after it, and the seat that chose."""
    found = []
    for seed in range(MATCHES):
        match = Match(game, game.usual_seats, seed=seed)
        bot = RandomBot(game, seed)
        while match.outcome is None:
            before, seat = match.state.copy(), match.actor
            match.play(bot.choose(match), seat)
            if match.outcome is None:  # how a match ended is no matter of judgement
                found.append((before, match.state.copy(), seat))
    return found


def seconds(engine: Any, boxes: list[tuple[Any, Any, int]], net: Any) -> float:
    """How long it takes to look at every position once."""
    best = float("inf")
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        for box, next_box, seat in boxes:
            engine[looks_at_positions].look(box, next_box, seat, net, TIMES)
        best = min(best, time.perf_counter() - begun)
    return best / (2 * TIMES * len(boxes))


def main() -> None:
    """Measure and print, game by game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_names()))
    for game in map(game_named, parser.parse_args().games):
        engine = machine_code(game, looks_at_positions)
        boxes = [(engine.box(before), engine.box(after), seat) for before, after, seat in positions(game)]
        hand, net = (seconds(engine, boxes, net_row(engine, judge)) for judge in (None, net_of(game)))
        print(
            f"{game.title}: evaluation {1e9 * hand:,.0f} ns, net {1e9 * net:,.0f} ns: {net / hand:.1f} times",
            flush=True,
        )


if __name__ == "__main__":
    run(main)
