"""What came of the matches, and the file to which each is added as soon as it is over."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from oceanarium.arena.schedule import Fixture, LineUp
from oceanarium.arena.speech import said
from oceanarium.arena.tournament import Tournament
from oceanarium.kernel import OptionError

KIND = "oceanarium arena results"
FORMAT = 1

Key = tuple[int, int, int]


@dataclass(frozen=True)
class Result:
    """One match that was played to the end."""

    group: int
    deal: int
    rotation: int
    line_up: LineUp
    places: tuple[int, ...]  # by seat
    scores: tuple[int, ...]
    choices: tuple[int, ...]  # how many moves each seat made
    seconds: tuple[float, ...]  # that each seat thought: the only thing that may differ from run to run

    @property
    def key(self) -> Key:
        """Which match of the tournament it is."""
        return self.group, self.deal, self.rotation

    @property
    def shares(self) -> list[float]:
        """What each seat has of the victory."""
        winners = self.places.count(1)
        return [(place == 1) / winners for place in self.places]


def key_of(fixture: Fixture) -> Key:
    """Which match of the tournament it is."""
    return fixture.group, fixture.deal, fixture.rotation


class ResultsFile:
    """A text file: a line that says what is played, and a line for every match. It is only ever added to."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self._tournament = tournament
        self._file: IO[str] | None = None

    def read(self) -> list[Result]:
        """The results that are there already; a complaint if they are of another tournament."""
        if not self.path.exists() or self.path.stat().st_size == 0:
            return []
        first, *lines = self.path.read_text(encoding="utf-8").split("\n")
        self._check_first(first)
        lines.pop()  # what follows the last line end: nothing, or a line that was cut off
        return [self._read_line(number, line) for number, line in enumerate(lines, 2)]

    def __enter__(self) -> Self:
        first = json.dumps({"kind": KIND, "format": FORMAT, **self._tournament.identity}) + "\n"
        text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text or not text:
            self.path.write_text(whole or first, encoding="utf-8")  # without what was cut off
        self._file = self.path.open("a", encoding="utf-8")
        return self

    def add(self, result: Result) -> None:
        """Add a result, so that even a power cut loses at most the match being written."""
        assert self._file is not None
        self._file.write(json.dumps(asdict(result)) + "\n")
        self._file.flush()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def _check_first(self, line: str) -> None:
        try:
            facts = json.loads(line)
        except ValueError:
            facts = None
        if not isinstance(facts, dict) or facts.get("kind") != KIND or facts.get("format") != FORMAT:
            raise OptionError(said("arena-no_results", file=str(self.path)))
        mine = json.loads(json.dumps(self._tournament.identity))
        other = [name for name in mine if facts.get(name) != mine[name]]
        if other:
            found, wanted = repr(facts.get(other[0])), repr(mine[other[0]])
            told = said("arena-other_results", file=str(self.path), name=other[0], found=found, wanted=wanted)
            raise OptionError(told)

    def _read_line(self, number: int, line: str) -> Result:
        try:
            facts = json.loads(line)
            return Result(**{name: _frozen(value) for name, value in facts.items()})
        except (ValueError, TypeError, AttributeError):
            raise OptionError(said("arena-damaged", file=str(self.path), line=number)) from None


def in_order(results: Iterable[Result]) -> list[Result]:
    """However they came in: the same order, so that all that is made of them is the same."""
    return sorted(results, key=lambda result: (result.deal, result.group, result.rotation))


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
