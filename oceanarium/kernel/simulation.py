"""Many random matches at once: the driver around the `playout` template."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

from oceanarium.kernel import playout
from oceanarium.kernel.chance import MAX_SEED
from oceanarium.kernel.engine import Engine, engine_at_last, plain_engine
from oceanarium.kernel.game import Game
from oceanarium.kernel.match import Match
from oceanarium.kernel.options import check_number

WHOLE = 60  # parts of a victory: any number of seats up to six can share one exactly
BATCH = 256  # matches between two chances to report progress or to be interrupted
MOST_CORES = 1024
MAX_MATCHES = 2**31 - 2  # every match has a stream of its own


@dataclass(frozen=True)
class Simulation:
    """What came of a number of random matches."""

    game: str
    seats: int
    matches: int
    decisions: int
    is_compiled: bool
    mean_scores: tuple[float, ...]  # by seat
    mean_places: tuple[float, ...]
    wins: tuple[float, ...]  # by seat; a shared victory counts in parts
    shortest: int  # decisions
    longest: int


@dataclass
class _Sums:
    """Results added up; the order of adding does not matter."""

    matches: int
    decisions: int
    scores: list[int]
    places: list[int]
    wins: list[int]  # in parts of a WHOLE
    shortest: int
    longest: int

    def add(self, other: "_Sums") -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        for mine, theirs in ((self.scores, other.scores), (self.places, other.places), (self.wins, other.wins)):
            mine[:] = [first + second for first, second in zip(mine, theirs, strict=True)]


def simulate(
    game: Game[Any],
    seats: int,
    matches: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    *,
    cores: int | None = None,
    plain: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play matches at random and add up their results, the same for the same seed in either mode on any machine."""
    check_number("matches", matches, 1, MAX_MATCHES)
    check_number("seed", seed, 0, MAX_SEED)
    check_number("cores", 1 if cores is None else cores, 1, MOST_CORES)
    start = Match(game, seats, options, seed, manual_chance=True).state
    engine = plain_engine(game.name) if plain else engine_at_last(game, playout)
    threads = (cores or os.cpu_count() or 1) if engine.is_compiled else 1
    sums = _Sums(0, 0, [0] * seats, [0] * seats, [0] * seats, MAX_MATCHES, 0)
    with ThreadPoolExecutor(threads) as pool:
        batches = [
            pool.submit(_batch, engine, start, seats, seed, first, min(BATCH, matches - first))
            for first in range(0, matches, BATCH)
        ]
        try:
            for batch in as_completed(batches):
                sums.add(batch.result())
                progress(sums.matches)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return Simulation(
        game=game.name,
        seats=seats,
        matches=matches,
        decisions=sums.decisions,
        is_compiled=engine.is_compiled,
        mean_scores=tuple(total / matches for total in sums.scores),
        mean_places=tuple(total / matches for total in sums.places),
        wins=tuple(total / WHOLE for total in sums.wins),
        shortest=sums.shortest,
        longest=sums.longest,
    )


def _batch(engine: Engine[Any], start: Any, seats: int, seed: int, first: int, count: int) -> _Sums:
    engine, width = engine.apart(), engine.game.max_seats  # this thread's
    decisions, scores, places = engine.row(count), engine.grid(count, width), engine.grid(count, width)
    engine[playout].play_outs(engine.box(start), seed, first, decisions, scores, places)
    wins = [0] * seats
    for row in places:
        winners = [seat for seat in range(seats) if row[seat] == 1]
        for seat in winners:
            wins[seat] += WHOLE // len(winners)
    return _Sums(
        count,
        int(sum(decisions)),
        [int(sum(row[seat] for row in scores)) for seat in range(seats)],
        [int(sum(row[seat] for row in places)) for seat in range(seats)],
        wins,
        int(min(decisions)),
        int(max(decisions)),
    )
