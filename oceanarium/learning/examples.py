"""Examples of rules: small positions in which one tries a move, and sees what a rule makes of it.

They are data in a game's folder, one file, carried over from the positions of the rules' tests. Nothing is written for
them: what is tried is said in the move's own words, and what comes of it in those of the rules.
"""

from collections.abc import Iterable
from dataclasses import field
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Any

from annotated_types import Ge, Le, MinLen

from oceanarium.kernel import Game, Match
from oceanarium.learning.lesson import LeftOut, LessonError, Name, Part, Start, read_path
from oceanarium.learning.starting import CannotBegin, begun, let_chance_act
from oceanarium.protocol.message import Message

FILE = "examples.toml"  # in the folder of a game
SEED = 1  # by which chance goes on where nothing is scripted


class Try(Message):
    """A move to try from the beginning of an example, and one thing that must come of it."""

    move: Name  # as it is written
    refused: str = ""  # the rule that forbids it
    brings: str = ""  # an event that follows, by its name
    score: str = ""  # a part of the seat's score that changes


class Example(Message):
    """A position, and what can be tried there."""

    name: Name
    rules: Annotated[list[str], MinLen(1)]  # those that it shows, rulings and worked cases among them
    start: Start
    tries: Annotated[list[Try], MinLen(1)]
    seat: Annotated[int, Ge(0), Le(15)] = 0  # of whoever tries
    chance: list[str] = field(default_factory=list)  # outcomes in order
    shows: list[Part] = field(default_factory=list)  # parts of the table beside the board


class ExamplesFile(Message):
    """All examples of a game, and the rules of consequence that have none, with the reason."""

    format: int
    example: Annotated[list[Example], MinLen(1)]
    left_out: list[LeftOut] = field(default_factory=list)


class Examples:
    """The examples of a game, read when somebody asks for them."""

    def __init__(self, game: Game[Any], path: Path) -> None:
        self.game = game
        self._path = path

    @cached_property
    def file(self) -> ExamplesFile:
        """What the file says; LessonError with one sentence if it cannot be read."""
        return read_path(ExamplesFile, self._path, FILE)

    def of_rule(self, rule: str) -> list[Example]:
        """The examples that show a rule."""
        return [each for each in self.file.example if rule in each.rules]

    def named(self, name: str) -> Example | None:
        """An example by its name."""
        return next((each for each in self.file.example if each.name == name), None)


class ExampleRun:
    """An example in which somebody tries things. The same moves lead to the same place, always."""

    def __init__(self, game: Game[Any], example: Example, language: str) -> None:
        self.example = example
        try:
            self.match = begun(game, example.start, example.seat, SEED, language)
        except CannotBegin as error:
            raise LessonError(f"The example {example.name!r} cannot begin: {error}") from None
        self._chances = 0  # outcomes that are used up
        self.heard = 0  # the number of the move with which the last deed began

    @property
    def is_asked(self) -> bool:
        """Whether whoever tries may go on; what others would do is left open."""
        return self.example.seat in self.match.waiting

    def number_of(self, move: str) -> int | None:
        """The number of a move, legal or not; None for a text that means none."""
        return self.match.game.moves.read_move(self.match.state, move)

    def play(self, move: int | str) -> None:
        """Try a move. IllegalMove if a rule forbids it; nothing has changed then."""
        self.heard = self.match.moves_made
        self.match.play_silently(move, self.example.seat)
        self._chances = let_chance_act(self.match, self.example.chance, self._chances, SEED)


def changed_parts(before: Match[Any], after: Match[Any], seat: int) -> dict[str, tuple[int, int]]:
    """The parts of a seat's score that a move changed, each with its points before and after."""
    old, new = before.scores()[seat].parts, after.scores()[seat].parts
    return {part: (old[part], points) for part, points in new.items() if points != old[part]}


def cited_rules(game: Game[Any]) -> set[str]:
    """The rules of consequence: those that refuse a move, bring something about, score, or end a match."""
    return {each.rule for each in _cited(game) if each.rule}


def _cited(game: Game[Any]) -> Iterable[Any]:
    for cited in (game.refusals, game.events, game.scoring, game.endings):
        yield from cited


@cache
def examples_of(game: Game[Any]) -> Examples | None:
    """The examples of a game, if it has any."""
    path = game.folder / FILE
    return Examples(game, path) if path.is_file() else None
