"""What a host needs beside itself: somebody who thinks for the bots, and a place for long work."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from oceanarium.bots.analysis import Judgement
from oceanarium.hosting.bot_questions import (
    Advice,
    AskAdvice,
    AskChances,
    AskInWindow,
    AskJudgements,
    AskMove,
    AskOutlook,
    AskWhyBetter,
    Outlook,
    Question,
    Why,
)
from oceanarium.kernel import Game

Result = TypeVar("Result")


class BotFailed(Exception):  # noqa: N818  # reads as what it is
    """A bot that does not answer, however often it is asked."""


class Workers(Protocol):
    """Processes beside a server, another worker beside a page: tables do not know which."""

    async def choose(self, asked: AskMove) -> int:
        """The bot's move; BotFailed if there is none to be had."""
        ...

    async def choose_in_window(self, asked: AskInWindow) -> tuple[int, float]:
        """The bot's move and the seconds that it has thought; BotFailed if there is none to be had."""
        ...

    async def advise(self, asked: AskAdvice) -> Advice:
        """The expert's advice; BotFailed if there is none to be had."""
        ...

    async def look_ahead(self, asked: AskOutlook) -> Outlook:
        """What bots expect; BotFailed if there is nothing to be had."""
        ...

    async def weigh(self, asked: AskChances) -> tuple[float, ...]:
        """Every seat's chance for onlookers, when nobody who plays needs the bots; BotFailed if there is none."""
        ...

    async def judge(self, asked: AskJudgements) -> tuple[list[Judgement], bool]:
        """Some judgements, and whether those are all; BotFailed if there are none to be had."""
        ...

    async def explain(self, asked: AskWhyBetter) -> Why:
        """Why a move would have been better; BotFailed if nobody can tell."""
        ...

    async def aside(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """The result of work that takes long, while others are served, where that can be."""
        ...

    def is_warming_up(self, game: Game[Any], level: str) -> bool:
        """Whether bots of that level play in plain mode while machine code is made: only where there is no module."""
        ...

    def begin_warming_up(self, game: Game[Any], level: str) -> None:
        """Have the machine code made, if it is not there, before it is first needed."""
        ...


class QuestionWorkers:
    """Workers to whom every question goes in the same way."""

    async def choose(self, asked: AskMove) -> int:
        """The bot's move; BotFailed if there is none to be had."""
        move: int = await self._answer(asked)
        return move

    async def choose_in_window(self, asked: AskInWindow) -> tuple[int, float]:
        """The bot's move and the seconds that it has thought; BotFailed if there is none to be had."""
        chosen: tuple[int, float] = await self._answer(asked)
        return chosen

    async def advise(self, asked: AskAdvice) -> Advice:
        """The expert's advice; BotFailed if there is none to be had."""
        advice: Advice = await self._answer(asked)
        return advice

    async def look_ahead(self, asked: AskOutlook) -> Outlook:
        """What bots expect; BotFailed if there is nothing to be had."""
        outlook: Outlook = await self._answer(asked)
        return outlook

    async def weigh(self, asked: AskChances) -> tuple[float, ...]:
        """Every seat's chance for onlookers; BotFailed if there is none to be had."""
        chances: tuple[float, ...] = await self._answer(asked)
        return chances

    async def judge(self, asked: AskJudgements) -> tuple[list[Judgement], bool]:
        """Some judgements, and whether those are all; BotFailed if there are none to be had."""
        found: tuple[list[Judgement], bool] = await self._answer(asked)
        return found

    async def explain(self, asked: AskWhyBetter) -> Why:
        """Why a move would have been better; BotFailed if nobody can tell."""
        why: Why = await self._answer(asked)
        return why

    async def _answer(self, asked: Question) -> Any:
        """What comes back from wherever bots think."""
        raise NotImplementedError
