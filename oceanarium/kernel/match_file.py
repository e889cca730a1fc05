"""A match as a JSON file: its options and its moves, written out so that people can read them."""

import json
from typing import TYPE_CHECKING, Any

from oceanarium.kernel.contract import CHANCE
from oceanarium.kernel.options import OptionError, plain_value
from oceanarium.kernel.register import UnknownGame, game_named
from oceanarium.kernel.vocabulary import COMMON, Sentence

if TYPE_CHECKING:
    from oceanarium.kernel.match import Match

KIND = "oceanarium match"
FORMAT = 1
LONGEST_NAME = 64
_CHANCE = "chance"


class MatchFormatError(ValueError):
    """A file or link that holds no match this program can replay; the message is one sentence for people."""

    def __init__(self, told: str | Sentence) -> None:
        self.said = told if isinstance(told, Sentence) else None  # where it can be said in several languages
        super().__init__(told if isinstance(told, str) else told.in_words())


def written(match: "Match[Any]") -> str:
    """A match as JSON text."""
    document = {
        "kind": KIND,
        "format": FORMAT,
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "seats": match.seats,
        **({} if match.names is None else {"names": match.names}),
        "options": {name: plain_value(value) for name, value in match.options.items()},
        "seed": match.seed,
        "moves": [[_CHANCE if seat == CHANCE else seat, text] for seat, _, text in match.moves],
    }
    return json.dumps(document, indent=1)


def read(text: str | bytes, match_class: type["Match[Any]"]) -> "Match[Any]":
    """The match in a JSON text."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        raise MatchFormatError("This is not a match file: it is not complete JSON.") from None
    if not isinstance(document, dict) or document.get("kind") != KIND:
        raise MatchFormatError(f'This is not a match file: it does not say "kind": "{KIND}".')
    if not isinstance(document.get("format"), int) or document["format"] != FORMAT:
        message = f"This match file has format {document.get('format')!r}; this program reads format {FORMAT}."
        raise MatchFormatError(message)
    match = new_match(
        match_class,
        document.get("game"),
        document.get("rules_version"),
        document.get("seats"),
        document.get("options"),
        document.get("seed"),
    )
    if "names" in document:
        match.call(_names(document["names"], match.seats))
    moves = document.get("moves")
    if not isinstance(moves, list):
        raise MatchFormatError("This match file is damaged: it has no list of moves.")
    for number, move in enumerate(moves, 1):
        _replay(match, number, move)
    match.manual_chance = match.actor == CHANCE  # whoever left it there decides its chances by hand
    return match


def new_match(
    match_class: type["Match[Any]"], name: object, rules_version: object, seats: object, options: object, seed: object
) -> "Match[Any]":
    """A match at its beginning, waiting for recorded moves, those of chance included."""
    try:
        game = game_named(str(name))
    except UnknownGame as error:
        raise MatchFormatError(f"This match cannot be read. {error}") from None
    if rules_version != game.rules_version:
        versions = (("match", str(rules_version)), ("program", game.rules_version))
        raise MatchFormatError(Sentence(COMMON, "other-rules", (("game", game.title), *versions)))
    if not isinstance(options, dict):
        raise MatchFormatError("This match is damaged: its options are missing.")
    try:
        return match_class(game, seats, options, seed, manual_chance=True)  # type: ignore[arg-type]  # Match checks them
    except OptionError as error:
        raise MatchFormatError(f"This match is damaged: {error}") from None


def _names(names: object, seats: int) -> list[str]:
    """Who played. They are shown in terminals, where what cannot be printed could do harm."""
    if not isinstance(names, list) or len(names) != seats:
        raise MatchFormatError(f"This match file is damaged: it does not have {seats} names.")
    for name in names:
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise MatchFormatError(f"This match file is damaged: {str(name)[:LONGEST_NAME]!r} is no name.")
    return names


def _replay(match: "Match[Any]", number: int, move: object) -> None:
    if not isinstance(move, list) or len(move) != 2 or not isinstance(move[1], str):
        raise MatchFormatError(f"This match file is damaged: move {number} is not a pair of a seat and a text.")
    seat = CHANCE if move[0] == _CHANCE else move[0]
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise MatchFormatError(f"This match file is damaged: move {number} names no seat.")
    try:
        match.play(move[1], seat)
    except ValueError as error:
        raise MatchFormatError(f"This match file is damaged: move {number} cannot be made. {error}") from None
