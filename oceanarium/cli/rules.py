"""`oceanarium rules GAME [words]`: the rules, whole or searched, and examples of the one that is asked for."""

import re
from collections.abc import Iterator
from typing import Any

from oceanarium.cli.speech import Speech, speech_for
from oceanarium.cli.talk import Talk
from oceanarium.kernel import Game, IllegalMove, game_named
from oceanarium.learning.examples import Example, ExampleRun, changed_parts, examples_of
from oceanarium.learning.speech import companion_at

_NUMBER = re.compile(r"(?:([A-Z]{2})-)?([A-Z]{0,2}\d+(?:\.\d+)?)", re.IGNORECASE)


def rules(game: str, *words: str, language: str | None = None) -> None:
    """Read the rules of a game, or search them."""
    found = game_named(game)
    speech = speech_for(language, found)
    text = found.rules_in(speech.language)
    if not words:
        print(text)
        return
    rule = rule_meant(text, words[0]) if len(words) == 1 else None
    passages = passages_with(text, words if rule is None else (rule,))
    if not passages:
        print(speech.say("no-passage-of", game=found.title, words=" ".join(words)))
    for passage in passages:
        print(passage)
    examples = examples_of(found)
    for example in [] if rule is None or examples is None else examples.of_rule(rule):
        _show(found, example, speech)


def rule_meant(text: str, word: str) -> str | None:
    """The rule that somebody means by its number, with the letters before it or without; None if it is no number."""
    meant = _NUMBER.fullmatch(word)
    if meant is None:
        return None
    wanted = rf"[A-Z]{{2}}-{re.escape(meant[2])}" if meant[1] is None else re.escape(word)
    defined = re.search(rf"(?:\*\*|^#+\s*|^\|\s*)({wanted})(?![\w.])", text, re.IGNORECASE | re.MULTILINE)
    return None if defined is None else defined[1]


def _show(game: Game[Any], example: Example, speech: Speech) -> None:
    """An example as a picture, and what comes of each thing that can be tried there."""
    run = ExampleRun(game, example, speech.language)
    own, seats = example.seat, run.match.seats
    others = [companion_at(speech.language, seat, own, seats) for seat in range(seats)]
    names = [*others[:own], speech.say("person"), *others[own + 1 :]]
    talk = Talk(names, speech)
    run.match.call(names)
    talk.show(run.match.picture(example.seat))
    for tried in example.tries:
        run = ExampleRun(game, example, speech.language)
        run.match.call(names)
        _try(run, tried.move, talk)


def _try(run: ExampleRun, move: str, talk: Talk) -> None:
    """What is tried, in its own words, and what the rules make of it."""
    number, before, seat = run.number_of(move), run.match.copy(), run.example.seat
    if number is None:
        return
    talk.ask_for(talk.speech.say("example-try", move=run.match.move(number, seat).words))
    try:
        run.play(number)
    except IllegalMove as error:
        talk.complain(f"  {error}")
        return
    for happening in run.match.events(seat, run.heard):
        talk.tell(happening)
    score = run.match.scores()[seat]
    for part, (old, new) in changed_parts(before, run.match, seat).items():
        told = talk.speech.text("example-score", part=score.words[part], before=_signed(old), after=_signed(new))
        talk.say(f"  {told} [{score.rules[part]}]")


def _signed(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")


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
