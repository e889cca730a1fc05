"""What those who let bots play need: fair seeds, moves that are checked, and a goodbye."""

import hashlib
from collections.abc import Sequence
from typing import Any

from oceanarium.bots.bot import Bot
from oceanarium.kernel import IllegalMove, Match, Move
from oceanarium.kernel.chance import MAX_SEED


class BotMisbehaved(ValueError):  # noqa: N818  # reads as what it is
    """A bot that gave no legal move; the message is one sentence that says what would be right."""


def seed_for(seed: int, seat: int) -> int:
    """A seed for the bot in a seat, which tells it nothing about the seed that chance draws from."""
    digest = hashlib.sha256(f"bot {seat} of {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % (MAX_SEED + 1)


def choice(bot: Bot, match: Match[Any], seat: int) -> Move:
    """What a bot chooses; BotMisbehaved if it fails."""
    try:
        return bot.choose(match, seat)
    except BotMisbehaved:
        raise
    except Exception as error:
        raise BotMisbehaved(
            f"The bot {name_of(bot)} failed with {shortened(repr(error))} where it should have returned a legal move."
        ) from error


def make_move(bot: Bot, match: Match[Any], seat: int) -> None:
    """Let a bot choose and make its move; BotMisbehaved if that is not legal."""
    move = choice(bot, match, seat)
    try:
        if not isinstance(move, Move | int | str):
            raise IllegalMove("", f"That is a {type(move).__name__}, not a move.")
        match.play_silently(move, seat)
    except IllegalMove as error:
        example = match.legal_moves(seat)[0]
        raise BotMisbehaved(
            f"The bot {name_of(bot)} chose {shortened(repr(move))}. {error} "
            f"Right would be a move of match.legal_moves(seat), such as {example.text!r}."
        ) from None


def dismiss(bots: Sequence[Bot], match: Match[Any]) -> None:
    """Tell those bots that want to know how the match ended, or was left, and let them go."""
    for seat, bot in enumerate(bots):
        finish = getattr(bot, "finish", None)
        if callable(finish):
            finish(match, seat)


def name_of(bot: Bot) -> str:
    """A bot's name; not everybody gives theirs one."""
    return str(getattr(bot, "name", type(bot).__name__))


def shortened(text: str, length: int = 200) -> str:
    """A text as a complaint quotes it."""
    return text if len(text) <= length else f"{text[:length]}…"
