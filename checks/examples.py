"""Whether every rule of consequence can be tried: one that refuses a move, brings something about, scores or ends.

`python -m checks.examples` names each example that cannot be played or shows a rule that there is not, and each such
rule that no example shows. Rules that nobody could try are named in the game's `examples.toml`, with the reason.
"""

import sys
from collections import Counter
from collections.abc import Iterator

import oceanarium  # noqa: F401  # enters the games
from checks.rule_ids import definitions
from oceanarium.kernel import IllegalMove, game_named, game_names
from oceanarium.learning.examples import (
    Example,
    ExampleRun,
    Examples,
    Try,
    changed_parts,
    cited_rules,
    examples_of,
)
from oceanarium.learning.lesson import LessonError


def complaints_about(examples: Examples) -> Iterator[str]:
    """What is wrong with the examples of a game."""
    try:
        told = examples.file
    except LessonError as error:
        yield str(error)
        return
    rules = set(definitions(examples.game.rules_text))
    for name, count in Counter(each.name for each in told.example).items():
        if count > 1:
            yield f"{name}: {count} examples have this name"
    for example in told.example:
        for rule in example.rules:
            if rule not in rules:
                yield f"{example.name}: there is no rule {rule}"
        yield from (f"{example.name}: {wrong}" for wrong in _wrong_tries(examples, example))
    yield from _wrong_cover(examples, rules)


def _wrong_tries(examples: Examples, example: Example) -> Iterator[str]:
    for tried in example.tries:
        try:
            wrong = _wrong(ExampleRun(examples.game, example, "en"), tried)
        except LessonError as error:
            wrong = str(error)
        if wrong:
            yield f"{tried.move}: {wrong}"


def _wrong(run: ExampleRun, tried: Try) -> str:
    """What is wrong with a try; nothing if it comes out as it says."""
    before = run.match.copy()
    try:
        run.play(tried.move)
    except IllegalMove as error:
        return "" if tried.refused and error.rule == tried.refused else f"refused, but otherwise: {error}"
    if tried.refused:
        return f"it is legal, though {tried.refused} should forbid it"
    heard = [each.name for each in run.match.events(run.example.seat, run.heard)]
    if tried.brings and tried.brings not in heard:
        return f"it brings {', '.join(heard) or 'nothing'}, not {tried.brings}"
    if tried.score and tried.score not in changed_parts(before, run.match, run.example.seat):
        return f"it does not change the part {tried.score!r} of the score"
    return "" if tried.brings or tried.score else "nothing is said to come of it"


def shown_rules(examples: Examples) -> set[str]:
    """The rules that examples show: what is tried cites them. What an example is only put beside is not counted."""
    return {
        rule
        for example in examples.file.example
        for tried in example.tries
        for rule in cited_by(ExampleRun(examples.game, example, "en"), tried) & set(example.rules)
    }


def cited_by(run: ExampleRun, tried: Try) -> set[str]:
    """The rules that what comes of a try cites: it is refused, or brings events, points, the end."""
    before, seat = run.match.copy(), run.example.seat
    try:
        run.play(tried.move)
    except IllegalMove as error:
        return {error.rule}
    cited = {each.rule for each in run.match.events(seat, run.heard)}
    granting = run.match.scores()[seat].rules
    cited |= {granting[part] for part in changed_parts(before, run.match, seat)}
    return cited if run.match.outcome is None else {*cited, run.match.outcome.rule}


def _wrong_cover(examples: Examples, rules: set[str]) -> Iterator[str]:
    left_out = {rule for each in examples.file.left_out for rule in each.rules}
    shown, wanted = shown_rules(examples), cited_rules(examples.game) & rules
    for rule in sorted(left_out - wanted):
        yield f"{rule} is left out, but no rule of consequence"
    for rule in sorted(left_out & shown):
        yield f"{rule} is left out, but has an example"
    for rule in sorted(wanted - shown - left_out):
        yield f"no example shows {rule}"


def main() -> None:
    """Check the examples of every game."""
    found = [examples for name in game_names() if (examples := examples_of(game_named(name))) is not None]
    wrong = [f"{examples.game.title}: {text}" for examples in found for text in complaints_about(examples)]
    count = sum(len(examples.file.example) for examples in found) if not wrong else 0
    print("\n".join(wrong) or f"{count} examples show every rule of consequence (games: {len(found)}).")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
