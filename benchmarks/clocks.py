"""What clocks cost: durable moves per second of one process with clocks at all tables, beside the same without.

`python -m benchmarks.clocks [--quick]`. Both are measured in turn, several times, so that whatever else the machine
does falls on both. It fails if neither the middle ratio of moves nor that of processor time reaches `LEAST_SHARE`: on a
busy machine the first of them says little.
"""

import argparse
import json
from pathlib import Path
from statistics import median

from benchmarks.running import run
from benchmarks.server import MOST_TABLES, Clock, measure

CLOCK: Clock = {"kind": "live", "base": 1800, "increment": 5}
LEAST_SHARE = 0.95
ROUNDS, QUICK_ROUNDS = 5, 2
SECONDS, QUICK_SECONDS = 8.0, 2.0


def compared(rounds: int, seconds: float, tables: int, data: Path | None = None) -> dict[str, object]:
    """Moves per second and processor time for each move, with clocks and without."""
    moves: list[tuple[float, float]] = []
    costs: list[tuple[float, float]] = []
    for number in range(rounds):
        order = (CLOCK, None) if number % 2 else (None, CLOCK)
        found = {clock is not None: measure(tables, seconds, data=data, clock=clock) for clock in order}
        moves.append((found[False]["moves_per_second"], found[True]["moves_per_second"]))
        costs.append((found[False]["cpu_seconds_per_1000_moves"], found[True]["cpu_seconds_per_1000_moves"]))
    return {
        "tables": tables,
        "moves_per_second_without": [round(without) for without, _ in moves],
        "moves_per_second_with": [round(having) for _, having in moves],
        "share_of_moves": round(median(having / without for without, having in moves), 3),
        "share_by_processor_time": round(median(without / having for without, having in costs), 3),
    }


def main(*arguments: str) -> int:
    """Compare, and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clocks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="two short rounds instead of five")
    parser.add_argument("--tables", type=int, default=MOST_TABLES)
    parser.add_argument("--data", type=Path, help="a folder on the disk to be measured; by default a temporary one")
    chosen = parser.parse_args(arguments or None)
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if chosen.quick else (ROUNDS, SECONDS)
    seen = compared(rounds, seconds, chosen.tables, chosen.data)
    print(json.dumps(seen, indent=2))
    shares = seen["share_of_moves"], seen["share_by_processor_time"]
    return 0 if max(share for share in shares if isinstance(share, float)) >= LEAST_SHARE else 1


if __name__ == "__main__":
    run(main)
