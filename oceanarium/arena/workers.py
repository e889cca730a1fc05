"""Matches on all cores: a few processes that play one after another.

An interrupt is heard by the process that hands out the matches, which then ends the others. Three things could keep it
from being heard at once, and do not: a process on its way up that hears it too; one that hears it while it is being
started, before anybody knows of it; and the pool, which takes the end of a process in mid-match for a result.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Protocol, TypeVar

from oceanarium.arena.schedule import Fixture
from oceanarium.arena.speech import said
from oceanarium.arena.tournament import Tournament
from oceanarium.kernel import OptionError
from oceanarium.kernel.options import check_number

MOST_CORES = 1024
PATIENCE = 10.0  # seconds a process has to end in good order
AHEAD = 3  # matches for each core that are handed out before they are needed

Made = TypeVar("Made")
Made_co = TypeVar("Made_co", covariant=True)


class Task(Protocol[Made_co]):
    """What is done with each match: a function that other processes can import."""

    def __call__(self, tournament: Tournament, fixture: Fixture, /) -> Made_co:
        """Play it, and make something of it."""
        ...


Venue = Callable[[Task[Made], Tournament, Iterable[Fixture]], Iterator[Made]]


def core_count(cores: int | None) -> int:
    """How many cores to use: all, unless somebody says otherwise."""
    if cores is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    check_number("cores", cores, 1, MOST_CORES)
    return cores


def on_cores(
    task: Task[Made], tournament: Tournament, matches: Iterable[Fixture], cores: int | None = None
) -> Iterator[Made]:
    """What the task makes of every match, as they finish; on one core, here and in order."""
    count = core_count(cores)
    tournament.compile()  # once, before all processes would do it at the same time
    if count == 1:
        yield from (task(tournament, fixture) for fixture in matches)
        return
    context = multiprocessing.get_context("spawn")  # a fork would copy the locks of threads that it does not copy
    pool = ProcessPoolExecutor(count, context, initializer=_begin, initargs=(tournament,))
    try:
        yield from _finished(pool, task, tournament, iter(matches), count * AHEAD)
    except BrokenProcessPool:
        raise OptionError(said("arena-ended")) from None
    except BaseException:  # an interrupt above all: nobody wants to wait for the matches that are on
        _stop(pool)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _finished(
    pool: ProcessPoolExecutor, task: Task[Made], tournament: Tournament, matches: Iterator[Fixture], most: int
) -> Iterator[Made]:
    """Keep the processes busy, but no longer list of promises than they need."""
    running: set[Future[Made]] = set()
    while True:
        with _interrupts_held():
            next_ones = islice(matches, most - len(running))
            running |= {pool.submit(_play_or_leave, task, tournament, fixture) for fixture in next_ones}
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hear no interrupt before the end of this, but then. Processes that are started meanwhile never hear one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(tournament: Tournament) -> None:
    """What a process does first. Until it plays, it can be ended at any moment."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us hears it too, and decides
    tournament.compile()
    signal.signal(signal.SIGTERM, _leave)


def _leave(number: int, frame: object) -> None:
    """End in good order, so that programs which play here are ended too."""
    _ending.append(128 + number)
    raise SystemExit(128 + number)


_ending: list[int] = []  # the status with which this process is to end, once somebody has said so


def _play_or_leave(task: Task[Made], tournament: Tournament, fixture: Fixture) -> Made:
    """Play a match. The pool would send our end back as a result of it, and go on with the next one."""
    try:
        if not _ending:
            return task(tournament, fixture)
    except SystemExit:
        if not _ending:
            raise  # a bot's own doing
    os._exit(_ending[0])


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the processes, even in the middle of a match."""
    processes = list((pool._processes or {}).values())  # Python 3.14 has terminate_workers() for this
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(PATIENCE)
        process.kill()
