"""`oceanarium puzzles find|check|play`: decisions with a clear answer, found by searches, checked again, and solved."""

import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

from cyclopts import App
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from oceanarium.cli.solve import TerminalPuzzles, in_turn
from oceanarium.cli.speech import said, speech_for
from oceanarium.kernel import Game, OptionError, game_named, game_names
from oceanarium.puzzles.collection import Collection, collection_of, heading, read_file, source_line, without, written
from oceanarium.puzzles.on_cores import Goal, find, held
from oceanarium.puzzles.vouching import long_search

ENOUGH = 0.95  # of the puzzles hold when they are searched again
REPORTS = 30.0  # seconds between two lines, where no bar can be drawn

puzzles = App(name="puzzles")


@puzzles.command(name="find")
def find_puzzles(
    *games: str,
    count: int = 200,
    seed: int = 1,
    workers: int | None = None,
    minutes: float = float("inf"),
    out: Path = Path("puzzles"),
) -> None:
    """Find puzzles in matches of bots. What is found is written at once; a second run goes on from there."""
    if count < 1 or seed < 0 or minutes <= 0 or (workers is not None and workers < 1):
        raise OptionError(said("puzzles-wish"))
    out.mkdir(parents=True, exist_ok=True)
    goals = [_goal(game_named(name), out, count, seed) for name in games or game_names()]
    with _progress(goals) as watch:
        for goal, source in find(goals, workers or os.cpu_count() or 1, 60 * minutes, watch):
            with _file(out, goal.game).open("a", encoding="utf-8") as file:
                file.write(source_line(source))
            watch()


def _file(folder: Path, game: Game[Any]) -> Path:
    return folder / f"{game.name}.jsonl"


def _goal(game: Game[Any], folder: Path, count: int, seed: int) -> Goal:
    file = _file(folder, game)
    if not file.exists():
        file.write_text(heading(game, long_search(game)), encoding="utf-8")
    known = read_file(file, game)
    following = max((source.seed + 1 for source in known.sources), default=seed)
    return Goal(game, count, len(known.puzzles), max(seed, following))


@contextmanager
def _progress(goals: list[Goal]) -> Iterator[Any]:
    """A bar for each game, or a line from time to time where the error output is no terminal."""
    console, began, last = Console(stderr=True), time.monotonic(), [time.monotonic()]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bars:
        tasks = [bars.add_task(goal.game.title, total=goal.wanted, completed=goal.found) for goal in goals]

        def watch() -> None:
            for task, goal in zip(tasks, goals, strict=True):
                bars.update(task, completed=goal.found)
            if not console.is_terminal and time.monotonic() - last[0] >= REPORTS:
                last[0] = time.monotonic()
                print(_told(goals, last[0] - began), file=sys.stderr, flush=True)

        yield watch
    print(_told(goals, time.monotonic() - began), file=sys.stderr, flush=True)


def _told(goals: list[Goal], seconds: float) -> str:
    found = ", ".join(f"{goal.game.name} {goal.found} (matches {goal.matches})" for goal in goals)
    return f"{seconds / 60:.1f} min: {found}"


@puzzles.command
def check(
    game: str,
    *,
    sample: int | None = None,
    seed: int = 1001,
    workers: int = 1,
    file: Path | None = None,
    drop: bool = False,
    language: str | None = None,
) -> None:
    """Search puzzles again with other seeds, and say how many answers hold."""
    found, speech = game_named(game), speech_for(language)
    collection = collection_of(found) if file is None else read_file(file, found)
    chosen = _sample(collection, sample, seed)
    if not chosen:
        raise OptionError(speech.say("puzzles-none", game=found.title))
    fallen = []
    for puzzle, holds in zip(chosen, held(found, collection, chosen, seed, workers), strict=True):
        if not holds:
            fallen.append(puzzle.name)
            print(speech.say("puzzle-fallen", puzzle=puzzle.name, move=puzzle.answer[0]))
    print(speech.say("puzzles-held", held=len(chosen) - len(fallen), count=len(chosen)))
    if drop and file is not None:
        file.write_text(written(found, without(collection, fallen)), encoding="utf-8")
    elif len(fallen) > (1 - ENOUGH) * len(chosen):
        sys.exit(1)


def _sample(collection: Collection, count: int | None, seed: int) -> list[Any]:
    everything = collection.puzzles
    if count is None or count >= len(everything):
        return everything
    if count < 1:
        raise OptionError(said("puzzles-sample", count=count))
    return random.Random(seed).sample(everything, count)


@puzzles.command
def play(game: str, *, puzzle: str | None = None, file: Path | None = None, language: str | None = None) -> None:
    """Solve puzzles in the terminal, beginning with that of the day. The first try counts."""
    found = game_named(game)
    speech = speech_for(language, found)
    collection = collection_of(found) if file is None else read_file(file, found)
    chosen = None if puzzle is None else collection.named(puzzle)
    if not collection.puzzles or (puzzle is not None and chosen is None):
        raise OptionError(speech.say("puzzles-none" if puzzle is None else "puzzle-unknown", game=found.title))
    one_by_one = in_turn(collection, date.today().toordinal()) if chosen is None else iter([chosen])
    TerminalPuzzles(speech).play(one_by_one)
