"""`oceanarium replay FILE|LINK`: a match, move by move."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from oceanarium.bots.names import bot_called, numbered
from oceanarium.cli.scores import print_outcome
from oceanarium.cli.speech import Speech, speech_for
from oceanarium.cli.talk import Talk
from oceanarium.kernel import CHANCE, Match, MatchFormatError

_LONGEST_NAME = 200  # of a file; what is longer must be a link


def replay(
    match: Annotated[str, Parameter(allow_leading_hyphen=True)], *, pictures: bool = False, language: str | None = None
) -> None:
    """Show a match from a file or a link, move by move."""
    found = read_match(match, speech_for(language))
    speech = speech_for(language, found.game)
    talk = Talk(names_in(found, speech), speech)
    talk.say(speech.say("replayed", game=found.game.title, seats=found.seats, moves=len(found.moves)))
    talk.introduce()
    again: Match[Any] = Match(
        found.game, found.seats, found.options, found.seed, manual_chance=True, language=speech.language
    )
    again.call(talk.names)
    shown = 0
    for seat, number, _ in found.moves:
        before = again.actor
        again.play(number, seat)
        for happening in again.events(since=shown):
            talk.tell(happening)
        shown = len(again.moves)
        if pictures and seat != CHANCE and again.actor != before:
            talk.show(again.picture())
    talk.show(again.picture())
    print_outcome(again, talk)


def names_in(match: Match[Any], speech: Speech) -> Sequence[str]:
    """Who played a match, as far as it tells; bots whom nobody has named are called by what they are."""
    if match.names is None:
        return persons_by_number(match.seats, speech)
    bots = [bot_called(name, seat) for seat, name in enumerate(match.names)]
    return [
        name if bot is None else numbered(bot, seat + 1).in_words(speech.language)
        for seat, (name, bot) in enumerate(zip(match.names, bots, strict=True))
    ]


def persons_by_number(count: int, speech: Speech) -> list[str]:
    """What people are called who have said no names, counted from 1."""
    return [speech.say("person-number", number=seat + 1) for seat in range(count)]


def read_match(source: str, speech: Speech) -> Match[Any]:
    """A match from standard input, a file or a link."""
    if source == "-":
        return _from_text(sys.stdin.read())
    path = Path(source)
    if len(source) <= _LONGEST_NAME and path.is_file():
        return _from_text(path.read_text(encoding="utf-8", errors="replace"))
    if "." not in source or source.endswith(".json"):
        raise MatchFormatError(speech.say("no-such-file", file=repr(source)))
    return Match.from_link(source)


def _from_text(text: str) -> Match[Any]:
    return Match.from_json(text) if text.lstrip().startswith("{") else Match.from_link(text)
