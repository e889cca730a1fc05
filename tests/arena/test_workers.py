"""The processes that play matches: how they end."""

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from oceanarium.arena import workers

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows ends processes without asking them")


def begin() -> None:
    signal.signal(signal.SIGTERM, workers._leave)


def told_to_end(tournament: Any, fixture: Any) -> str:
    signal.raise_signal(signal.SIGTERM)
    return "went on"


def ended_by_a_bot(tournament: Any, fixture: Any) -> str:
    raise SystemExit("a bot's own doing")


def blocked_signals(tournament: Any, fixture: Any) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_a_process_told_to_end_in_mid_match_does_not_go_on_with_the_next_one() -> None:
    context = multiprocessing.get_context("spawn")
    nothing: Any = None
    with ProcessPoolExecutor(1, context, initializer=begin) as pool:
        ending = pool.submit(workers._play_or_leave, told_to_end, nothing, nothing)
        with pytest.raises(BrokenProcessPool):  # the process is gone; the pool has not got our end as a result
            ending.result(60)


def test_a_bot_that_ends_its_process_is_not_taken_for_an_interrupt() -> None:
    nothing: Any = None
    with pytest.raises(SystemExit, match="a bot's own doing"):
        workers._play_or_leave(ended_by_a_bot, nothing, nothing)


def start_while_somebody_interrupts(pool: ProcessPoolExecutor) -> None:
    nothing: Any = None
    with workers._interrupts_held():
        started = pool.submit(blocked_signals, nothing, nothing)
        os.kill(os.getpid(), signal.SIGINT)
        assert started.result(60)
    pytest.fail("The interrupt was lost.")


def test_a_process_never_hears_an_interrupt_and_ours_is_only_put_off() -> None:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context) as pool, pytest.raises(KeyboardInterrupt):
        start_while_somebody_interrupts(pool)
