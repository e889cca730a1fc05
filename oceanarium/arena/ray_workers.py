"""Matches on a Ray cluster. A match whose machine is lost is played again elsewhere, with the same result."""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from oceanarium.arena.schedule import Fixture
from oceanarium.arena.speech import said
from oceanarium.arena.tournament import Tournament
from oceanarium.arena.workers import AHEAD, Made, Task, core_count
from oceanarium.kernel import OptionError

PATIENCE = 5.0  # seconds for the cluster to answer
RETRIES = 10  # machines that may be lost under one match


def on_ray(
    task: Task[Made], tournament: Tournament, matches: Iterable[Fixture], address: str, cores: int | None = None
) -> Iterator[Made]:
    """What the task makes of every match, as they finish, anywhere in the cluster."""
    ray = _imported()
    _connect(ray, address)
    try:
        yield from _finished(ray, task, tournament, iter(matches), cores)
    finally:
        ray.shutdown()


def _imported() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody asked for reports about us
    try:
        import ray
    except ImportError:
        raise OptionError(said("arena-needs_ray")) from None
    return ray


def _connect(ray: Any, address: str) -> None:
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = (str(error).strip().splitlines() or [repr(error)])[0]
        raise OptionError(said("arena-no_cluster", address=repr(address), reason=reason)) from None


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return  # a word such as "auto", which Ray knows
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise OptionError(said("arena-no_cluster", address=repr(address), reason=f"{error}.")) from None


def _finished(
    ray: Any, task: Task[Made], tournament: Tournament, matches: Iterator[Fixture], cores: int | None
) -> Iterator[Made]:
    remote = ray.remote(num_cpus=1, max_retries=RETRIES)(_compiled_and_done)
    shared = ray.put(tournament)
    running: list[Any] = []
    while True:
        most = AHEAD * int(ray.cluster_resources().get("CPU", 1)) if cores is None else core_count(cores)
        running += [remote.remote(task, shared, fixture) for fixture in islice(matches, max(most - len(running), 0))]
        if not running:
            return
        done, running = ray.wait(running, timeout=1.0)  # the cluster may have grown meanwhile
        for reference in done:
            yield _result(ray, reference)


def _compiled_and_done(task: Task[Made], tournament: Tournament, fixture: Fixture) -> Made:
    """What runs somewhere in the cluster."""
    tournament.compile()  # at once where that was done before
    return task(tournament, fixture)


def _result(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise OptionError(str(error.cause)) from None
    except ray.exceptions.RayError as error:
        raise OptionError(said("arena-cluster_failed", reason=str(error).strip().splitlines()[0])) from None
