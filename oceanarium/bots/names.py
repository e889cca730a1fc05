"""What bots are called whom nobody has named: by how they play, in every language."""

from oceanarium.bots.speech import NAMED, said
from oceanarium.kernel import Sentence


def bot_title(bot: str) -> Sentence:
    """What bots of a kind are called."""
    return said(f"bot-{bot}") if bot in NAMED else said("bot-other", name=bot)


def numbered(bot: str, number: int) -> Sentence:
    """What one of several bots is called."""
    return said("bot-number", bot=bot_title(bot), number=number)


def bot_name(bot: str, seat: int) -> str:
    """A bot's name as hosts keep it. Whoever shows it says it in another language."""
    return numbered(bot, seat + 1).in_words()


def bot_called(name: str, seat: int) -> str | None:
    """Which bot has the name that hosts keep; None if somebody has named it, or it is none."""
    return next((bot for bot in NAMED if name == bot_name(bot, seat)), None)
