"""Moves and events of all games as browsers are told of them, with what Python makes of them.

`python -m tests.rows` writes them as JSON, one a line; web/src/lib/telling.test.ts makes the same of them.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

from oceanarium.hosting.offers import games
from oceanarium.hosting.rows import event_rows, move_row, seat_fields
from oceanarium.kernel import NOBODY, Match, game_named
from oceanarium.protocol.message import plain

LANGUAGES = ("en", "de", "fr")
NAMES = ("ann", "Bob", "Cleo", "Ðan", "Eva")
MATCHES = 2


def told(match: Match[Any], draw: random.Random) -> Iterator[dict[str, Any]]:
    """What is told in the course of a match that is played at random."""
    match.call(NAMES[: match.seats])
    while match.actor != NOBODY:
        seat = draw.choice(match.waiting)
        yield _prompt(match, seat)
        number = draw.choice(match.legal_numbers(seat))
        yield _move(match, number, seat)
        first = match.moves_made
        match.play_silently(number, seat)
        yield from _events(match, seat, first)


def _prompt(match: Match[Any], seat: int) -> dict[str, Any]:
    fields = seat_fields(match, seat, is_waited_for=True, can_take_back=False)
    return {"prompt": fields["prompt"], "words": _in_all_languages(match, lambda: match.prompt(seat))}


def _move(match: Match[Any], number: int, seat: int) -> dict[str, Any]:
    move = match.move(number, seat)
    words = _in_all_languages(match, lambda: match.move(number, seat).words)
    return {
        "move": move_row(match, number, seat),
        "seat": seat,
        "text": move.text,
        "targets": move.targets,
        "words": words,
    }


def _events(match: Match[Any], seat: int, since: int) -> Iterator[dict[str, Any]]:
    words = _in_all_languages(match, lambda: [heard.in_words(match.name_of) for heard in match.events(seat, since)])
    happenings = match.events(seat, since)
    for index, (row, heard) in enumerate(zip(event_rows(match, seat, since), happenings, strict=True)):
        said = {language: texts[index] for language, texts in words.items()}
        yield {"event": row, "rule": heard.rule, "details": heard.details, "words": said}


def _in_all_languages(match: Match[Any], say: Any) -> dict[str, Any]:
    said = {}
    for language in LANGUAGES:
        match.language = language
        said[language] = say()
    match.language = LANGUAGES[0]
    return said


def main() -> None:
    """A line that describes each game, and then one for each thing that is told."""
    for info in games():
        game, draw = game_named(info.name), random.Random(info.name)
        print(json.dumps({"game": plain(info), "names": NAMES}))
        for seed in range(MATCHES):
            for each in told(Match(game, draw.choice(game.seats), seed=seed), draw):
                print(json.dumps(each))


if __name__ == "__main__":
    main()
