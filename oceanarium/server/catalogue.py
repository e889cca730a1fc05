"""What can be played here."""

from typing import Any

from oceanarium.bots import BOTS
from oceanarium.kernel import Game, UnknownGame, game_named, game_names
from oceanarium.server.errors import RequestProblem, not_found
from oceanarium.server.messages import GameInfo, OptionInfo, RulesText


def games() -> list[GameInfo]:
    """Every registered game."""
    return [_game_info(game_named(name)) for name in game_names()]


def found_game(name: str) -> Game[Any]:
    """A game by its name, or a problem."""
    try:
        return game_named(name)
    except UnknownGame as error:
        raise RequestProblem(404, "unknown_game", str(error)) from None


def rules_text(name: str) -> RulesText:
    """The rules of a game in our own words."""
    game = found_game(name)
    try:
        return RulesText(game=game.name, title=game.title, markdown=game.rules_text)
    except FileNotFoundError:
        raise not_found("rules text") from None


def bot_levels() -> list[str]:
    """The bots, from weak to strong."""
    return list(BOTS)


def strongest_bot() -> str:
    """Who gives hints, and plays on for those who resign."""
    return bot_levels()[-1]


def _game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        pitch=game.pitch,
        minutes=game.minutes,
        seats=list(game.seats),
        rules_version=game.rules_version,
        options=[OptionInfo.model_validate(option) for option in game.options.described()],
        bots=bot_levels(),
        has_secrets=game.has_secrets,
    )
