"""`oceanarium bench [GAME]`: how fast the games run, as ratios within one run."""

import json as json_format
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from time import perf_counter, process_time
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from oceanarium.kernel import CHANCE, NOBODY, Game, Match, border, game_named, game_names, playout
from oceanarium.kernel.engine import Engine, machine_code
from oceanarium.kernel.simulation import simulate

ROUNDS = 3  # of each measurement, in turn; the median counts
START = "import oceanarium; oceanarium.simulate({name!r}, matches=1)"


@dataclass(frozen=True)
class Figures:
    """What was measured for one game; seconds are CPU time unless said otherwise."""

    game: str
    seats: int
    plain_decisions_per_second: float
    compiled_decisions_per_second: float
    compiled_to_plain: float
    all_cores_decisions_per_second: float  # by the clock
    cores: int
    plain_copy_microseconds: float
    buffer_copy_microseconds: float
    python_driven_microseconds: float  # a decision asked for and made across the border, one by one
    cold_start_seconds: float | None  # by the clock: a new process compiles, and plays a match
    warm_start_seconds: float | None  # by the clock: the same with the cache filled


def bench(game: str | None = None, *, seats: int | None = None, quick: bool = False, json: bool = False) -> None:
    """Measure how fast the games run. Trust the ratios, not the times."""
    games = [game_named(name) for name in ([game] if game else game_names())]
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=json or not errors.is_terminal) as progress:
        task = progress.add_task("Measuring", total=len(games))
        figures = []
        for found in games:
            progress.update(task, description=found.title)
            figures.append(measure(found, max(found.seats) if seats is None else seats, quick=quick))
            progress.advance(task)
    if json:
        print(json_format.dumps({each.game: asdict(each) for each in figures}, indent=1))
    else:
        Console(highlight=False).print(table_of(figures))


def measure(game: Game[Any], seats: int, *, quick: bool = False) -> Figures:
    """All figures of one game, the two modes in turn."""
    machine_code(game, playout)
    engine = machine_code(game, border)
    plain_matches, compiled_matches = (20, 2_000) if quick else (200, 20_000)
    plain, compiled, parallel = [], [], []
    for seed in range(ROUNDS):
        plain.append(_rate(partial(_decisions, game, seats, plain_matches, seed, plain=True), process_time))
        compiled.append(_rate(partial(_decisions, game, seats, compiled_matches, seed, cores=1), process_time))
        parallel.append(_rate(partial(_decisions, game, seats, compiled_matches, seed), perf_counter))
    state = Match(game, seats, seed=1).state
    cold, warm = (None, None) if quick else _starts(game)
    return Figures(
        game=game.name,
        seats=seats,
        plain_decisions_per_second=_median(plain),
        compiled_decisions_per_second=_median(compiled),
        compiled_to_plain=_median(compiled) / _median(plain),
        all_cores_decisions_per_second=_median(parallel),
        cores=os.cpu_count() or 1,
        plain_copy_microseconds=_microseconds_each(state.copy),
        buffer_copy_microseconds=_microseconds_each(engine.box(state).copy),
        python_driven_microseconds=1e6 / _rate(lambda: driven_from_python(game, engine, seats, 50), process_time),
        cold_start_seconds=cold,
        warm_start_seconds=warm,
    )


def _decisions(game: Game[Any], seats: int, matches: int, seed: int, **how: Any) -> int:
    return simulate(game, seats, matches, seed, **how).decisions


def driven_from_python(game: Game[Any], engine: Engine[Any], seats: int, matches: int) -> int:
    """Whole matches, every move asked for and made across the border; how many decisions they took."""
    entries, moves, weights = engine[border], engine.row(game.move_count), engine.row(game.move_count)
    start = engine.box(Match(game, seats, seed=1).state)
    decisions = 0
    for match in range(matches):
        box = start.copy()
        actor, count = entries.choices(box, moves, weights)
        while actor != NOBODY:
            entries.apply_move(box, actor, moves[(decisions * 7 + match) % count])
            decisions += actor != CHANCE
            actor, count = entries.choices(box, moves, weights)
    return decisions


def _starts(game: Game[Any]) -> tuple[float, float]:
    """The time of a first and of a second start, each in a process of its own."""
    with tempfile.TemporaryDirectory() as cache:
        return _start(game, cache), _start(game, cache)


def _start(game: Game[Any], cache: str) -> float:
    environment = {**os.environ, "OCEANARIUM_CACHE": cache}
    start = perf_counter()
    subprocess.run([sys.executable, "-c", START.format(name=game.name)], env=environment, check=True)
    return perf_counter() - start


def _rate(action: Callable[[], int], clock: Callable[[], float]) -> float:
    """How many a second, of whatever an action counts."""
    start = clock()
    count = action()
    return count / (clock() - start)


def _microseconds_each(action: Callable[[], object], count: int = 20_000) -> float:
    """The time of an action too short to be timed alone."""

    def many() -> int:
        for _ in range(count):
            action()
        return count

    return 1e6 / _median([_rate(many, process_time) for _ in range(ROUNDS)])


def _median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def _seconds_text(seconds: float | None) -> str:
    return "not measured" if seconds is None else f"{seconds:.2f} s"


def table_of(figures: list[Figures]) -> Table:
    """The figures side by side, a column for each game."""
    table = Table(title="Random play, medians of three rounds in turn")
    table.add_column("")
    for each in figures:
        table.add_column(f"{each.game}, {each.seats} seats", justify="right")
    rows: list[tuple[str, Callable[[Figures], str]]] = [
        ("decisions/s, plain Python", lambda each: f"{each.plain_decisions_per_second:,.0f}"),
        ("decisions/s, compiled, one core", lambda each: f"{each.compiled_decisions_per_second:,.0f}"),
        ("compiled to plain", lambda each: f"{each.compiled_to_plain:.0f} x"),
        ("decisions/s, compiled, all cores", lambda each: f"{each.all_cores_decisions_per_second:,.0f}"),
        ("a decision driven from Python", lambda each: f"{each.python_driven_microseconds:.2f} us"),
        ("copy of a plain state", lambda each: f"{each.plain_copy_microseconds:.2f} us"),
        ("copy of a buffer", lambda each: f"{each.buffer_copy_microseconds:.2f} us"),
        ("cold start to the first match", lambda each: _seconds_text(each.cold_start_seconds)),
        ("warm start to the first match", lambda each: _seconds_text(each.warm_start_seconds)),
    ]
    for name, value in rows:
        table.add_row(name, *(value(each) for each in figures))
    return table
