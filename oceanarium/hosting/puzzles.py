"""Puzzles for browsers. Nothing of them is kept here: what somebody tried leads to the same place again, at once."""

import logging
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from oceanarium.bots.names import bot_name
from oceanarium.hosting.messages import (
    Position,
    PuzzleBook,
    PuzzleLine,
    PuzzleOption,
    PuzzleScene,
    PuzzleWish,
    SeatInfo,
    SeatPosition,
    TableInfo,
)
from oceanarium.hosting.offers import found_game
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found
from oceanarium.hosting.rows import event_rows, move_row, seat_fields
from oceanarium.hosting.workers import Workers
from oceanarium.kernel import NOBODY, Game, IllegalMove, Match, Move, Sentence
from oceanarium.kernel.citation import with_names
from oceanarium.kernel.options import plain_value
from oceanarium.kernel.vocabulary import ENGLISH
from oceanarium.protocol.reading import read_plain
from oceanarium.puzzles.collection import Collection, PuzzleFormatError, check_moves, collection_of
from oceanarium.puzzles.puzzle import Puzzle
from oceanarium.puzzles.solving import Solving
from oceanarium.puzzles.speech import WORDS

SHOWN = -1  # among deeds: somebody wanted to see the answer
BEGUN = "2000-01-01T00:00:00Z"  # puzzles have no date
LEVEL = "expert"  # who plays the other seats

_logger = logging.getLogger(__name__)

Verdict = Literal["ask", "on", "wrong", "right", "shown"]


@dataclass(frozen=True)
class _Moment:
    """A moment to be shown: the match then. What flew back forgets moves that have been heard of."""

    match: Match[Any]
    is_back: bool = False


class _Trying:
    """What somebody tried at a puzzle, done once more."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.solving = Solving(puzzle, language)
        self.verdict: Verdict = "ask"
        self.tried: tuple[Match[Any], Move] | None = None
        self.moments = [_Moment(self.solving.match)]
        self.heard = 0

    def do(self, deed: int) -> None:
        """Try a move, or be shown the answer."""
        self.heard = self.solving.match.moves_made
        self.moments = []
        if deed == SHOWN:
            while not self.solving.is_solved:
                self._play(self.solving.puzzle.answer[self.solving.made])
            self.verdict = "shown"
        elif not self.solving.is_solved:
            self._play(deed)

    def _play(self, move: int | str) -> None:
        before = self.solving.match
        verdict, made = self.solving.play(move)
        self.verdict, self.tried = verdict, (before, made)
        if verdict == "wrong":
            missed = before.copy()
            missed.play_silently(made, self.solving.seat)
            self.moments += [_Moment(missed), _Moment(before, is_back=True)]
        else:
            self.moments.append(_Moment(self.solving.match))


def book(name: str) -> PuzzleBook:
    """The puzzles of a game, in the order that the days follow."""
    game = found_game(name)
    lines = [
        PuzzleLine(puzzle=each.name, difficulty=each.difficulty, moves=len(each.answer))
        for each in _collection(game).by_name
    ]
    return PuzzleBook(game=game.name, title=game.title, puzzles=lines)


async def scene(workers: Workers, name: str, puzzle: str, language: str, wish: PuzzleWish) -> PuzzleScene:
    """A puzzle after what somebody tried; or why something cannot be touched."""
    return await workers.aside(_scene, name, puzzle, language, wish)


@lru_cache(maxsize=8)
def _collection(game: Game[Any]) -> Collection:
    try:
        return collection_of(game)
    except PuzzleFormatError as error:
        _logger.warning("the puzzles of %s cannot be read: %s", game.name, error)
        raise known_problem(500, "bad_puzzles", game=game.title) from None


def _scene(name: str, puzzle: str, language: str, wish: PuzzleWish) -> PuzzleScene:
    game = found_game(name)
    found = _collection(game).named(puzzle)
    if found is None:
        raise not_found("puzzle")
    trying = _begun(game, found, language if language in game.languages else ENGLISH)
    try:
        for deed in wish.deeds:
            trying.do(deed)
    except IllegalMove as error:
        raise RequestProblem(409, "illegal_move", error.sentence, error.rule or None, said=error.said) from None
    if wish.asks:
        _explain(trying.solving, wish.asks)
        return _told(trying, [])
    return _told(trying, _positions(trying, len(wish.deeds)))


def _begun(game: Game[Any], puzzle: Puzzle, language: str) -> _Trying:
    try:
        check_moves(game, puzzle)
    except PuzzleFormatError as error:
        _logger.warning("a puzzle of %s cannot be played: %s", game.name, error)
        raise known_problem(500, "bad_puzzles", game=game.title) from None
    return _Trying(puzzle, language)


def _explain(solving: Solving, targets: list[str]) -> None:
    citation = solving.match.why_not(targets, solving.seat)
    if citation is not None:
        raise RequestProblem(409, "why", citation.sentence, citation.rule or None, said=citation.said)


def _told(trying: _Trying, positions: list[Position]) -> PuzzleScene:
    solving, tried = trying.solving, trying.tried
    puzzle, is_over = solving.puzzle, solving.is_solved
    why: list[Sentence] = []
    if is_over:
        why = solving.why()
    elif trying.verdict == "wrong" and tried is not None:
        why = solving.why_else(tried[1])
    language = solving.start.language
    return PuzzleScene(
        puzzle=puzzle.name,
        seat=puzzle.seat,
        positions=positions,
        verdict=trying.verdict,
        made=solving.made,
        moves=len(puzzle.answer),
        difficulty=puzzle.difficulty,
        tried=None if tried is None else move_row(tried[0], tried[1].number, puzzle.seat),
        reasons=[with_names(each.in_words(language), _name_of) for each in why],
        theme=Sentence(WORDS, f"theme-{puzzle.theme}").in_words(language) if is_over else "",
        options=_options(solving) if is_over else [],
    )


def _name_of(seat: int) -> str:
    return bot_name(LEVEL, seat)


def _options(solving: Solving) -> list[PuzzleOption]:
    return [
        PuzzleOption(
            move=move_row(solving.start, option.move.number, solving.seat),
            chance=option.share / 1000,
            is_answer=option.is_answer,
        )
        for option in solving.options()
    ]


def _positions(trying: _Trying, deeds: int) -> list[Position]:
    """What the last deed brought, moment by moment; each tells what happened since the one before."""
    told, heard, sequence = [], trying.heard, deeds * 1_000  # no deed brings so many
    for moment in trying.moments:
        since = moment.match.moves_made if moment.is_back else heard
        is_last = moment is trying.moments[-1]
        told.append(_position(trying.solving, moment.match, since, sequence, is_last=is_last))
        heard, sequence = moment.match.moves_made, sequence + 1
    return told


def _position(solving: Solving, match: Match[Any], since: int, sequence: int, *, is_last: bool) -> Position:
    seat = solving.seat
    is_asked = is_last and not solving.is_solved and seat in match.waiting
    fields = seat_fields(match, seat, is_waited_for=is_asked, can_take_back=False)
    return Position(
        sequence=sequence,
        views_since=None,
        table=_table(solving, match),
        seats={seat: read_plain(SeatPosition, {**fields, "view": match.view(seat)})},
        onlooker=None,
        events_since=since,
        events=event_rows(match, seat, since),
        actor=match.actor,
        waiting=list(match.waiting),
        thinking=[],
        warming_up=False,
        outcome=None,
    )


def _table(solving: Solving, match: Match[Any]) -> TableInfo:
    return TableInfo(
        table=solving.puzzle.name,
        game=match.game.name,
        title=match.game.title,
        status="over" if match.actor == NOBODY else "playing",
        options={name: plain_value(value) for name, value in match.options.items()},
        seats=[_seat(each, is_solver=each == solving.seat) for each in range(match.seats)],
        yours=[solving.seat],
        is_host=True,
        moves_made=match.moves_made,
        waiting=list(match.waiting),
        created=BEGUN,
        rematch=None,
        link=None,
    )


def _seat(seat: int, *, is_solver: bool) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        kind="here" if is_solver else "bot",
        name="" if is_solver else _name_of(seat),
        is_named=is_solver,
        level=None if is_solver else LEVEL,
        is_taken=True,
        is_connected=True,
        has_resigned=False,
    )
