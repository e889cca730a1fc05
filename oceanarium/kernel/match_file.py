"""A match as a JSON file: its options and its moves, written out so that people can read them."""

import json
from typing import TYPE_CHECKING, Any

from oceanarium.kernel.contract import CHANCE
from oceanarium.kernel.options import OptionError, plain_value
from oceanarium.kernel.register import UnknownGame, game_named
from oceanarium.kernel.told import ToldError, common, shown
from oceanarium.kernel.vocabulary import Sentence

if TYPE_CHECKING:
    from oceanarium.kernel.match import Match

KIND = "oceanarium match"
FORMAT = 1
LONGEST_NAME = 64
_CHANCE = "chance"


class MatchFormatError(ToldError):
    """A file or link that holds no match this program can replay; the message is one sentence for people."""


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
        raise MatchFormatError(common("file-no_json")) from None
    if not isinstance(document, dict) or document.get("kind") != KIND:
        raise MatchFormatError(common("file-other_kind", kind=KIND))
    if not isinstance(document.get("format"), int) or document["format"] != FORMAT:
        raise MatchFormatError(common("file-other_format", file=shown(document.get("format")), program=FORMAT))
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
        raise MatchFormatError(common("file-no_moves"))
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
        raise MatchFormatError(common("match-unreadable", reason=error.said or str(error))) from None
    if rules_version != game.rules_version:
        match, program = shown(rules_version), game.rules_version
        raise MatchFormatError(common("other-rules", game=game.title, match=match, program=program))
    if not isinstance(options, dict):
        raise MatchFormatError(common("match-no_options"))
    try:
        return match_class(game, seats, options, seed, manual_chance=True)  # type: ignore[arg-type]  # Match checks them
    except OptionError as error:
        raise MatchFormatError(common("match-damaged", reason=error.said or str(error)), error.rule) from None


def _names(names: object, seats: int) -> list[str]:
    """Who played. They are shown in terminals, where what cannot be printed could do harm."""
    if not isinstance(names, list) or len(names) != seats:
        raise MatchFormatError(common("file-names", seats=seats))
    for name in names:
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise MatchFormatError(common("file-no_name", name=shown(str(name)[:LONGEST_NAME])))
    return names


def _replay(match: "Match[Any]", number: int, move: object) -> None:
    if not isinstance(move, list) or len(move) != 2 or not isinstance(move[1], str):
        raise MatchFormatError(common("file-no_pair", number=number))
    seat = CHANCE if move[0] == _CHANCE else move[0]
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise MatchFormatError(common("file-no_seat", number=number))
    try:
        match.play_silently(move[1], seat)
    except ValueError as error:
        said: Sentence | None = getattr(error, "said", None)
        told = common("file-no_move", number=number, reason=said or str(error))
        raise MatchFormatError(told, getattr(error, "rule", None) if said else None) from None
