"""Finding puzzles of several games on all cores: each process searches one match after another.

The game that is furthest from its goal gets the next match. When the time is over, or everybody has enough, or somebody
interrupts, every process hands over at once what it has found.
"""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from typing import Any

from oceanarium.kernel import Game, game_named
from oceanarium.puzzles.collection import Collection, Source
from oceanarium.puzzles.finding import search_match
from oceanarium.puzzles.puzzle import Puzzle, match_before
from oceanarium.puzzles.vouching import holds, is_seconded

LOOKS = 5.0  # seconds between two looks at the clock, while nobody has found anything


@dataclass
class Goal:
    """A game, and how many of its puzzles are wanted."""

    game: Game[Any]
    wanted: int
    found: int
    next_seed: int
    matches: int = 0
    running: int = field(default=0)

    @property
    def progress(self) -> float:
        """The share that is found or may be expected of the matches that are being searched."""
        mean = max(self.found / self.matches, 0.25) if self.matches else 1.0
        return (self.found + mean * self.running) / self.wanted


def find(
    goals: list[Goal], workers: int, seconds: float, watch: Callable[[], None] = lambda: None
) -> Iterator[tuple[Goal, Source]]:
    """Matches with puzzles, as they are found, until every goal is reached or the time is over."""
    context = multiprocessing.get_context("spawn")  # a fork would copy the locks of threads that it does not copy
    stop, deadline = context.Event(), time.time() + seconds
    with ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(stop, deadline)) as pool:
        running: dict[Future[Source | None], Goal] = {}
        try:
            while True:
                while len(running) < workers and _is_on(goals, deadline):
                    goal = min(goals, key=lambda each: each.progress)
                    running[pool.submit(_search, goal.game.name, goal.next_seed)] = goal
                    goal.next_seed, goal.running = goal.next_seed + 1, goal.running + 1
                if not running:
                    return
                yield from _handed_over(running)
                watch()
                if not _is_on(goals, deadline):
                    stop.set()
        except KeyboardInterrupt:
            stop.set()
            while running:
                yield from _handed_over(running)
            raise
        finally:
            stop.set()


def _is_on(goals: list[Goal], deadline: float) -> bool:
    return time.time() < deadline and any(goal.found < goal.wanted for goal in goals)


def _handed_over(running: dict[Future[Source | None], Goal]) -> Iterator[tuple[Goal, Source]]:
    done, _ = wait(running, LOOKS, FIRST_COMPLETED)
    for future in done:
        goal, source = running.pop(future), future.result()
        goal.running, goal.matches = goal.running - 1, goal.matches + 1
        if source is not None:
            goal.found += len(source.puzzles)
            yield goal, source


_stop: list[Event] = []  # what this process listens to
_deadline: list[float] = []


def _begin(stop: Event, deadline: float) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us hears it too, and decides
    _stop.append(stop)
    _deadline.append(deadline)


def _search(game: str, seed: int) -> Source | None:
    return search_match(game_named(game), seed, lambda: _stop[0].is_set() or time.time() >= _deadline[0])


def held(game: Game[Any], collection: Collection, puzzles: list[Puzzle], seed: int, workers: int) -> Iterator[bool]:
    """Whether the answer of each puzzle holds when it is searched again by other random numbers, in their order."""
    if workers == 1:
        yield from (still_holds(game.name, puzzle, seed, collection.iterations) for puzzle in puzzles)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(context.Event(), 0.0)) as pool:
        tasks = [pool.submit(still_holds, game.name, puzzle, seed, collection.iterations) for puzzle in puzzles]
        yield from (task.result() for task in tasks)


def still_holds(game: str, puzzle: Puzzle, seed: int, iterations: int) -> bool:
    """Whether another search gives the same answer to a puzzle, and one by the net too."""
    found, match, seat = game_named(game), match_before(puzzle), puzzle.seat
    right = {move.number for move in match.legal_moves(seat) if move.text in puzzle.right}
    return holds(found, match, seat, right, seed, iterations) and is_seconded(found, match, seat, right, seed)
