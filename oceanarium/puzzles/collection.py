"""The puzzles of a game as a file: a line that says what it is, then a line for each match with its puzzles.

Whoever reads one trusts nothing in it: anything that is not as it should be is told in one sentence.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oceanarium.kernel import Game, MatchFormatError
from oceanarium.kernel.vocabulary import Sentence
from oceanarium.puzzles.contrast import Contrast
from oceanarium.puzzles.puzzle import Puzzle, match_before
from oceanarium.puzzles.speech import WORDS
from oceanarium.puzzles.vouching import Vouched

FILE = "puzzles.jsonl"  # in the folder of a game
KIND = "oceanarium puzzles"
FORMAT = 1
THOUSAND = range(1001)


class PuzzleFormatError(ValueError):
    """A file that holds no puzzles this program can show; the message is one sentence for people."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        self.said = Sentence(WORDS, f"puzzles-{key}", tuple(arguments.items()))
        super().__init__(self.said.in_words())


@dataclass(frozen=True)
class Source:
    """A match, and the puzzles that were found in it."""

    seed: int
    match: str
    puzzles: tuple[Puzzle, ...]


@dataclass(frozen=True)
class Collection:
    """All puzzles of a game."""

    game: str
    iterations: int  # of every search that vouches for them
    sources: tuple[Source, ...]

    @property
    def puzzles(self) -> list[Puzzle]:
        """In the order of the file."""
        return [puzzle for source in self.sources for puzzle in source.puzzles]

    @property
    def by_name(self) -> list[Puzzle]:
        """In an order that has nothing to do with matches, which those of the days follow."""
        return sorted(self.puzzles, key=lambda puzzle: puzzle.name)

    def named(self, name: str) -> Puzzle | None:
        """A puzzle by its name."""
        return next((puzzle for puzzle in self.puzzles if puzzle.name == name), None)


def collection_of(game: Game[Any]) -> Collection:
    """The puzzles that came with a game; none, if it has no file of them."""
    file = game.folder / FILE
    return read(file.read_text("utf-8"), game) if file.is_file() else Collection(game.name, 0, ())


def heading(game: Game[Any], iterations: int) -> str:
    """The first line of a file."""
    return _line(
        {
            "kind": KIND,
            "format": FORMAT,
            "game": game.name,
            "rules_version": game.rules_version,
            "iterations": iterations,
        }
    )


def written(game: Game[Any], collection: Collection) -> str:
    """A whole file."""
    return heading(game, collection.iterations) + "".join(map(source_line, collection.sources))


def source_line(source: Source) -> str:
    """A match with its puzzles, as a line."""
    return _line({"seed": source.seed, "match": source.match, "puzzles": [_plain(each) for each in source.puzzles]})


def read(text: str, game: Game[Any]) -> Collection:
    """The puzzles in a file of a game."""
    first, *lines = text.splitlines() or [""]
    head = _mapping(first)
    if head.get("kind") != KIND:
        raise PuzzleFormatError("no_file")
    if head.get("format") != FORMAT:
        raise PuzzleFormatError("other_format", file=str(head.get("format")), program=FORMAT)
    if head.get("game") != game.name:
        raise PuzzleFormatError("other_game", file=str(head.get("game")), game=game.title)
    if head.get("rules_version") != game.rules_version:
        raise PuzzleFormatError(
            "other_rules", game=game.title, file=str(head.get("rules_version")), program=game.rules_version
        )
    iterations = head.get("iterations")
    if type(iterations) is not int or iterations < 1:
        raise PuzzleFormatError("damaged", line=1)
    return Collection(game.name, iterations, tuple(_source(line, number) for number, line in enumerate(lines, 2)))


def read_file(path: Path, game: Game[Any]) -> Collection:
    """The puzzles in a file, wherever it lies."""
    try:
        return read(path.read_text("utf-8"), game)
    except UnicodeDecodeError:
        raise PuzzleFormatError("no_file") from None


def check_moves(game: Game[Any], puzzle: Puzzle) -> None:
    """A complaint unless the match can be played up to the puzzle, where its seat may make every move it names."""
    try:
        match = match_before(puzzle)
        if match.game.name != game.name or match.moves_made != puzzle.at or puzzle.seat not in match.waiting:
            raise PuzzleFormatError("unplayable", puzzle=puzzle.name)
        legal = {move.text for move in match.legal_moves(puzzle.seat)}
        if not {puzzle.tempting, *puzzle.right, *puzzle.others} <= legal:
            raise PuzzleFormatError("unplayable", puzzle=puzzle.name)
        for text in puzzle.answer:
            match.play_silently(text, puzzle.seat)
    except MatchFormatError:
        raise PuzzleFormatError("unplayable", puzzle=puzzle.name) from None
    except ValueError as error:  # an illegal move of the answer
        if isinstance(error, PuzzleFormatError):
            raise
        raise PuzzleFormatError("unplayable", puzzle=puzzle.name) from None


def _line(told: Mapping[str, object]) -> str:
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False) + "\n"


def _plain(puzzle: Puzzle) -> dict[str, object]:
    gains = {name: brought for name, brought in vars(puzzle.later).items() if brought}
    return {
        "at": puzzle.at,
        "seat": puzzle.seat,
        "answer": list(puzzle.answer),
        **({"also": puzzle.also} if puzzle.also else {}),
        "tempting": puzzle.tempting,
        "others": puzzle.others,
        **gains,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "searches": [[each.seed, each.best, each.second] for each in puzzle.searches],
    }


def _mapping(line: str) -> dict[str, Any]:
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}


def _source(line: str, number: int) -> Source:
    told = _mapping(line)
    try:
        link = _text(told["match"])
        puzzles = tuple(_puzzle(each, link) for each in told["puzzles"])
        if not puzzles or any(each.also and len(each.answer) > 1 for each in puzzles):
            raise ValueError
        return Source(_number(told["seed"]), link, puzzles)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise PuzzleFormatError("damaged", line=number) from None


def _puzzle(told: Mapping[str, Any], link: str) -> Puzzle:
    return Puzzle(
        match=link,
        at=_number(told["at"]),
        seat=_number(told["seat"]),
        answer=_texts(told["answer"]),
        tempting=_text(told["tempting"]),
        others=_shares(told["others"]),
        also=_shares(told.get("also", {})),
        later=Contrast(_brought(told.get("own", {})), _brought(told.get("rivals", {}))),
        theme=_text(told["theme"]),
        difficulty=_number(told["difficulty"]),
        searches=tuple(_vouched(each) for each in _filled(told["searches"])),
    )


def _vouched(told: Sequence[Any]) -> Vouched:
    seed, best, second = told
    return Vouched(_number(seed), _share(best), _share(second))


def _shares(told: Mapping[str, Any]) -> dict[str, int]:
    return {_text(move): _share(share) for move, share in told.items()}


def _brought(told: Mapping[str, Any]) -> dict[str, int]:
    return {_text(name): _whole(count) for name, count in told.items()}


def _filled(told: object) -> list[Any]:
    if not isinstance(told, list) or not told:
        raise ValueError
    return told


def _texts(told: object) -> tuple[str, ...]:
    return tuple(_text(each) for each in _filled(told))


def _text(told: object) -> str:
    if not isinstance(told, str) or not told:
        raise ValueError
    return told


def _whole(told: object) -> int:
    if type(told) is not int:
        raise ValueError
    return told


def _number(told: object) -> int:
    if _whole(told) < 0:
        raise ValueError
    return _whole(told)


def _share(told: object) -> int:
    if _whole(told) not in THOUSAND:
        raise ValueError
    return _whole(told)


def without(collection: Collection, dropped: Iterable[str]) -> Collection:
    """The same without some puzzles, by their names."""
    names = set(dropped)
    kept = [
        Source(source.seed, source.match, tuple(each for each in source.puzzles if each.name not in names))
        for source in collection.sources
    ]
    return Collection(collection.game, collection.iterations, tuple(source for source in kept if source.puzzles))
