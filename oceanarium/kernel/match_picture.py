"""A match as the picture of its position: what lies on the table, without the moves that led there.

The text is the picture that a game draws for the all-knowing, in English, and a last line with the options that are not
as usual. People and programs may write one by hand: docs/positions.md has an example of every game.
"""

import re
from typing import TYPE_CHECKING, Any

from oceanarium.kernel.contract import CHANCE, NOBODY, OMNISCIENT
from oceanarium.kernel.game import Game
from oceanarium.kernel.options import OptionError, Value, plain_value
from oceanarium.kernel.register import game_named, game_names
from oceanarium.kernel.told import ToldError, common, shown

if TYPE_CHECKING:
    from oceanarium.kernel.match import Match

LONGEST = 100_000  # letters of a picture
OPTIONS = "Options:"  # how the last line begins
_QUOTED = re.compile(r"'([^'\n]+)'")
DAMAGE = (AttributeError, ArithmeticError, AssertionError, LookupError, StopIteration, TypeError, ValueError)


class PictureError(ToldError):
    """A text that shows no position of a game; the message is one sentence for people."""


def written(match: "Match[Any]") -> str:
    """The position of a match, as text."""
    unusual = match.game.options.unusual(match.options)
    options = [f"{name}={_value_text(value)}" for name, value in unusual.items()]
    picture = match.game.pictures.draw_picture(match.state, OMNISCIENT)
    return "\n".join([picture, *([f"{OPTIONS} {' '.join(options)}"] if options else [])])


def read(text: str, match_class: type["Match[Any]"]) -> "Match[Any]":
    """The match that such a text shows, as if it began there."""
    game = _game_in(text)
    if len(text) > LONGEST:
        raise PictureError(common("picture-long", game=game.title, most=LONGEST))
    picture, options = _parted(text)
    try:
        state = game.pictures.read_picture(picture)
    except ValueError as error:
        raise _unreadable(game, text, error) from None
    try:
        match = match_class(game, state.seats, options, manual_chance=True)
    except OptionError as error:
        raise PictureError(common("picture-options", reason=error.said or str(error)), error.rule) from None
    match.state, match.begins_with_picture = state, True
    try:
        _look_at(match)
    except DAMAGE:
        raise impossible(game) from None
    return match


def impossible(game: Game[Any]) -> PictureError:
    """For a text that can be read, but whose numbers make no sense."""
    return PictureError(common("picture-impossible", game=game.title))


def _value_text(value: Value) -> str:
    plain = plain_value(value)
    return ",".join(map(str, plain)) if isinstance(plain, list) else str(plain)


def _game_in(text: str) -> Game[Any]:
    """The game whose title the text begins with."""
    begun = text.lstrip().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    games = [game_named(name) for name in game_names()]
    found = next((game for game in games if begun.startswith((f"{game.title}:", f"{game.title},"))), None)
    if found is None:
        raise PictureError(common("picture-no_game", games=tuple(game.title for game in games)))
    return found


def _parted(text: str) -> tuple[str, dict[str, object]]:
    """The picture, and the options of the last line."""
    lines = text.strip().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").splitlines()
    if not lines[-1].startswith(OPTIONS):
        return "\n".join(lines), {}
    words = lines.pop().removeprefix(OPTIONS).split()
    for word in words:
        if "=" not in word:
            raise PictureError(common("picture-no_option", word=shown(word)))
    return "\n".join(lines), {name: value for name, _, value in (word.partition("=") for word in words)}


def _unreadable(game: Game[Any], text: str, error: ValueError) -> PictureError:
    """What is wrong, with the line and the word if the reader of the game has named one."""
    word = next(iter(_QUOTED.findall(str(error).replace(game.title, ""))), None)
    if word is None:
        return PictureError(common("picture-damaged", game=game.title))
    for number, line in enumerate(text.splitlines(), 1):
        if word in line:
            return PictureError(common("picture-word", game=game.title, line=number, word=shown(word)))
    return PictureError(common("picture-missing", game=game.title, word=shown(word)))


def _look_at(match: "Match[Any]") -> None:
    """All that is ever asked of a match: numbers that no table has fail here, and not where somebody looks later."""
    if match.actor >= match.seats:
        raise ValueError(match.actor)
    if not match.legal_moves() and match.actor == CHANCE:
        raise ValueError(match.actor)
    match.scores()
    for seat in range(match.seats):
        match.view(seat)
    if match.actor == NOBODY and match.outcome is None:
        raise ValueError(match.actor)
