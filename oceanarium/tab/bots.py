"""Bots in a tab think in a worker beside the one that hosts tables. Both run this code, so questions are pickled."""

import base64
import pickle
from collections.abc import Callable
from types import ModuleType
from typing import Any, Protocol

from oceanarium.hosting.bot_questions import Question, answer_or_complaint
from oceanarium.hosting.workers import BotFailed, QuestionWorkers, Result
from oceanarium.kernel import Game, game_named
from oceanarium.kernel.engine import PlainEngine, bring
from oceanarium.tab.engine import ModuleMissing, prepare


class Answering(Protocol):
    """The other worker, as JavaScript provides it."""

    async def ask(self, question: str) -> str:
        """What `answer` says there; an exception if the worker is gone."""
        ...


class TabWorkers(QuestionWorkers):
    """Asks the other worker."""

    def __init__(self, answering: Answering) -> None:
        self._answering = answering

    async def aside(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """A worker has no threads; the page is another thread anyway, and does not wait."""
        return work(*arguments)

    def is_warming_up(self, game: Game[Any], level: str) -> bool:
        """Nothing is compiled here."""
        return False

    def begin_warming_up(self, game: Game[Any], level: str) -> None:
        """As above."""

    async def _answer(self, asked: Question) -> Any:
        try:
            answered = await self._answering.ask(_packed(asked))
        except Exception as error:  # whatever JavaScript throws
            raise BotFailed(str(error)) from error
        reply, complaint = _unpacked(answered)
        if complaint is not None:
            raise BotFailed(complaint)
        return reply


class SlowEngine(PlainEngine[Any]):
    """Plain Python in place of a module that did not load: bots think as long as before, and see less."""

    def __contains__(self, template: ModuleType) -> bool:
        """It has them all."""
        return True


async def answer(question: str) -> str:
    """What a bot says to a question, in the worker where bots think."""
    asked = _unpacked(question)
    try:
        await prepare(asked.situation.game)
    except ModuleMissing:
        bring(SlowEngine(game_named(asked.situation.game)))
    return _packed(answer_or_complaint(asked))


def _packed(told: Any) -> str:
    return base64.b64encode(pickle.dumps(told)).decode()


def _unpacked(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))
