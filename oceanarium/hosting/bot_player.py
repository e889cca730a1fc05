"""Plays for the bots of a table, one move after another."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from oceanarium.bots import new_bot
from oceanarium.hosting.bot_questions import AskInWindow, AskMove, situation
from oceanarium.hosting.offers import strongest_bot
from oceanarium.hosting.problems import RequestProblem
from oceanarium.hosting.table import Table
from oceanarium.hosting.workers import BotFailed, Workers
from oceanarium.kernel import CHANCE
from oceanarium.kernel.chance import MAX_SEED

THINKING = 0.8  # of the pause in a window: what is left covers a last look at the clock

_logger = logging.getLogger(__name__)


class BotPlayer:
    """Wakes up after every change of the table and plays as long as a bot is waited for."""

    def __init__(
        self, table: Table, workers: Workers, delay: float, rest: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._table = table
        self._workers = workers
        self._delay = delay
        self._rest = rest
        self._task: asyncio.Task[None] | None = None
        table.observers.append(self.wake)

    @property
    def is_busy(self) -> bool:
        """Whether it is playing now."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Play, if there is something to play and nobody is at it."""
        if not self.is_busy and self._next_seat() is not None:
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        """Play no more."""
        with suppress(ValueError):  # it has stopped before
            self._table.observers.remove(self.wake)
        if self._task is not None:
            self._task.cancel()

    def _next_seat(self) -> int | None:
        """The bot that is to choose. A table of bots alone waits until somebody watches."""
        table = self._table
        bot = next((seat for seat in table.waiting if table.is_bot(seat)), None)
        if bot is None or table.is_broken or not (table.listeners or table.has_people):
            return None
        return bot

    async def _play(self) -> None:
        table = self._table
        while (seat := self._next_seat()) is not None:
            version = table.match_version
            try:
                move = await self._move(seat)
                await table.play_bot(seat, move, version)
            except RequestProblem as problem:
                _logger.info("a bot was not faster", extra={"table": table.id, "reason": str(problem)})
                return
            except Exception:
                _logger.exception("a bot could not play", extra={"table": table.id})
                return

    async def _move(self, seat: int) -> int:
        """The bot's choice, when it is time for it. In a window that is the same whether the bot holds anything."""
        table = self._table
        if self._delay and table.match.game.open_window(table.match.state) is not None:
            move, seconds = await self._choose(seat, in_window=True)
            await self._rest(max(0.0, self._delay - seconds))
            return move
        (move, _), _ = await asyncio.gather(self._choose(seat), self._rest(pause_before(table, self._delay)))
        return move

    async def _choose(self, seat: int, *, in_window: bool = False) -> tuple[int, float]:
        """The bot's choice, and in a window the seconds it took; any legal move if it fails, so that others play on."""
        table = self._table
        level = table.level_of(seat) or strongest_bot()
        asked = AskMove(situation(table.match), level, seed_of(table.id), seat)
        twin = table.match.copy()
        try:
            if in_window:
                return await self._workers.choose_in_window(AskInWindow(asked, THINKING * self._delay))
            return await self._workers.choose(asked), 0.0
        except BotFailed:
            _logger.exception("a bot failed", extra={"table": table.id, "level": level})
            return new_bot(twin.game, "random", seed_of(table.id)).choose(twin, seat).number, 0.0


def pause_before(table: Table, delay: float) -> float:
    """Seconds that the next bot waits. The browser shows bots' moves at the pace that its owner likes, so they need no
    pause; but a person's move can be taken back for a moment, and bots who play alone can be watched.
    """
    if not table.has_people:
        return delay
    last = next((played for played in reversed(table.match.moves) if played.seat != CHANCE), None)
    if last is None:
        return delay
    windows = table.match.game.windows
    is_pass = windows is not None and last.number == windows.PASS  # mostly by the browser, and not to be taken back
    return 0 if is_pass or table.is_bot(last.seat) else delay


def seed_of(table: str) -> int:
    """A seed for the bots of a table: after a restart they play as they would have."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big") % (MAX_SEED + 1)
