"""`oceanarium rules GAME [words]`: the rules, whole or searched."""

import re
from collections.abc import Iterator

from oceanarium.cli.speech import speech_for
from oceanarium.kernel import game_named


def rules(game: str, *words: str, language: str | None = None) -> None:
    """Read the rules of a game, or search them."""
    found = game_named(game)
    speech = speech_for(language, found)
    text = found.rules_in(speech.language)
    if not words:
        print(text)
        return
    passages = passages_with(text, words)
    if not passages:
        print(speech.say("no-passage-of", game=found.title, words=" ".join(words)))
    for passage in passages:
        print(passage)


def passages_with(text: str, words: tuple[str, ...]) -> list[str]:
    """Items, table rows and paragraphs that hold every word; those that a rule number defines come first.

    A row comes with the heading of its table, without which nobody could read it.
    """
    passages = [passage.strip() for passage in re.split(r"\n(?=\s*[-|#*])|\n\n", text) if passage.strip()]
    wanted = [re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE) for word in words]
    headed = [
        (passage, heading)
        for passage, heading in zip(passages, _headings(passages), strict=True)
        if all(word.search(passage) for word in wanted)
    ]
    found, last = [], ""
    for passage, heading in sorted(headed, key=lambda each: not _defines(each[0], words[0])):
        found.append(passage if heading in ("", last, passage) else f"{heading}\n{passage}")
        last = heading
    return found


def _headings(passages: list[str]) -> Iterator[str]:
    """For each passage the first row of the table it is in; nothing for those that are in none."""
    heading = ""
    for passage in passages:
        heading = (heading or passage) if passage.startswith("|") else ""
        yield heading


def _defines(passage: str, number: str) -> bool:
    return re.match(rf"[-#|* ]*{re.escape(number)}(?![\w.])", passage, re.IGNORECASE) is not None
