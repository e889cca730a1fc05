"""Bots think in processes of their own, so that nobody waits for them. A process that dies is replaced."""

import asyncio
import logging
import multiprocessing
import os
import queue
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from oceanarium.bots import TEMPLATES, greedy, search
from oceanarium.hosting.bot_questions import AskChances, Question, answer_or_complaint
from oceanarium.hosting.workers import BotFailed, QuestionWorkers, Result
from oceanarium.kernel import Game
from oceanarium.kernel.engine import is_portable, is_ready, start_compiling

ATTEMPTS = 3
HUMBLE = 19  # how far a process steps back: it gets what the others leave

_logger = logging.getLogger(__name__)


class BotWorkers(QuestionWorkers):
    """A few processes that answer questions, one at a time each."""

    def __init__(self, count: int, patience: float) -> None:
        self._patience = patience
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bot-worker")
        self._free: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        self._workers = [_Worker() for _ in range(count)]
        for worker in self._workers:
            self._free.put(worker)
        self._idler = _Worker(is_humble=True)  # thinks for onlookers, when those who play leave it time
        self._idle_thread = ThreadPoolExecutor(1, thread_name_prefix="bot-idler")
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        self._idle.put(self._idler)
        self._is_closed = False

    async def aside(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """The result of work that takes long, in a thread beside the event loop."""
        return await asyncio.to_thread(work, *arguments)

    def is_warming_up(self, game: Game[Any], level: str) -> bool:
        """Whether bots of that level play in plain mode while machine code is made."""
        return is_warming_up(game, level)

    def begin_warming_up(self, game: Game[Any], level: str) -> None:
        """Have the machine code made before it is first needed: what the level needs first."""
        template = TEMPLATES.get(level)
        if template is not None and is_warming_up(game, level):
            start_compiling(game, template, *(other for other in (greedy, search) if other is not template))

    async def _answer(self, asked: Question) -> Any:
        loop = asyncio.get_running_loop()
        if isinstance(asked, AskChances):
            return await loop.run_in_executor(self._idle_thread, self._ask, asked, self._idle)
        return await loop.run_in_executor(self._threads, self._ask, asked, self._free)

    def close(self) -> None:
        """End all processes, even in the middle of a thought."""
        self._is_closed = True
        everybody = (*self._workers, self._idler)
        for worker in everybody:
            worker.stop()
        for threads in (self._threads, self._idle_thread):
            threads.shutdown(cancel_futures=True)
        for worker in everybody:
            worker.stop()  # one may have been started meanwhile

    @property
    def process_ids(self) -> list[int]:
        """The processes that are there now."""
        return [pid for worker in self._workers if (pid := worker.process_id) is not None]

    def _ask(self, asked: Question, free: "queue.SimpleQueue[_Worker]") -> Any:
        """There are as many threads as workers, so that one is free."""
        worker = free.get()
        try:
            for _ in range(ATTEMPTS):
                if self._is_closed:
                    break
                try:
                    return worker.ask(asked, self._patience)
                except (OSError, EOFError, TimeoutError) as error:
                    _logger.warning(
                        "a bot worker is replaced", extra={"reason": repr(error), "game": asked.situation.game}
                    )
                    worker.stop()
            raise BotFailed(f"No bot answered for {asked.situation.game}.")
        finally:
            free.put(worker)


class _Worker:
    """One process and the line to it. Started when first asked."""

    def __init__(self, *, is_humble: bool = False) -> None:
        self._is_humble = is_humble  # takes only time that nobody else wants
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._changing = threading.Lock()  # a process that is being started cannot be ended yet

    @property
    def process_id(self) -> int | None:
        return None if self._process is None else self._process.pid

    def ask(self, asked: Question, patience: float) -> Any:
        """The answer; an OSError, EOFError or TimeoutError if the process is gone or stuck."""
        line = self._line or self._start()
        line.send(asked)
        if not line.poll(patience):
            raise TimeoutError(f"no answer after {patience} seconds")
        reply, complaint = line.recv()
        if complaint is not None:
            raise BotFailed(complaint)
        return reply

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        with self._changing:
            process, line = self._process, self._line
            self._process = self._line = None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")  # a fork would copy the server's sockets and locks
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self._is_humble), name="oceanarium-bot", daemon=True)
        with self._changing:
            process.start()
            self._process, self._line = process, ours
        theirs.close()
        return ours


def _work(line: Connection, is_humble: bool) -> None:
    """What a process does: answer until nobody is there to ask."""
    if is_humble and hasattr(os, "nice"):
        os.nice(HUMBLE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    import oceanarium.games  # noqa: F401  # enters the games into the register

    while True:
        try:
            asked = line.recv()
        except (EOFError, OSError):
            return
        line.send(answer_or_complaint(asked))


def is_warming_up(game: Game[Any], level: str) -> bool:
    """Whether bots of that level play in plain mode while machine code is made: only where there is no fresh module."""
    template = TEMPLATES.get(level)
    if template is None or (game.name, level) in _warm:
        return False
    if is_portable(game, template) or is_ready(game, template) or find_spec("numba") is None:
        _warm.add((game.name, level))
        return False
    return True


_warm: set[tuple[str, str]] = set()
