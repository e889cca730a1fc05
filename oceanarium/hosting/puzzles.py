"""Puzzles for browsers. Nothing of them is kept here: what somebody tried leads to the same place again, at once."""

import logging
from functools import lru_cache
from typing import Any, Literal

from oceanarium.bots.names import bot_name
from oceanarium.hosting.messages.puzzles import PuzzleBook, PuzzleLine, PuzzleOption, PuzzleScene, PuzzleWish
from oceanarium.hosting.messages.socket import Position
from oceanarium.hosting.offers import found_game
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found
from oceanarium.hosting.rows import move_row
from oceanarium.hosting.staged import Shown, bot_at, person_at, staged_positions
from oceanarium.hosting.workers import Workers
from oceanarium.kernel import Game, IllegalMove, Match, Move, Sentence
from oceanarium.kernel.citation import with_names
from oceanarium.kernel.vocabulary import ENGLISH
from oceanarium.protocol.messages import SeatInfo
from oceanarium.puzzles.collection import Collection, PuzzleFormatError, check_moves, collection_of
from oceanarium.puzzles.puzzle import Puzzle
from oceanarium.puzzles.solving import Solving
from oceanarium.puzzles.speech import WORDS

SHOWN = -1  # among deeds: somebody wanted to see the answer
LEVEL = "expert"  # who plays the other seats

_logger = logging.getLogger(__name__)

Verdict = Literal["ask", "on", "wrong", "right", "shown"]


class _Trying:
    """What somebody tried at a puzzle, done once more."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.solving = Solving(puzzle, language)
        self.verdict: Verdict = "ask"
        self.tried: tuple[Match[Any], Move] | None = None
        self.shown = [Shown(self.solving.match)]
        self.heard = 0

    def do(self, deed: int) -> None:
        """Try a move, or be shown the answer."""
        self.heard = self.solving.match.moves_made
        self.shown = []
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
            self.shown += [Shown(missed), Shown(before, is_back=True)]
        else:
            self.shown.append(Shown(self.solving.match))


def book(name: str) -> PuzzleBook:
    """The puzzles of a game, in the order that the days follow."""
    game = found_game(name)
    lines = [
        PuzzleLine(puzzle=each.name, difficulty=each.difficulty, moves=len(each.answer), theme=each.theme)
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
    """What the last deed brought, moment by moment. How the match would end belongs to no puzzle."""
    solving = trying.solving
    return staged_positions(
        trying.shown,
        [_seat(each, is_solver=each == solving.seat) for each in range(solving.match.seats)],
        [solving.seat],
        asked=[] if solving.is_solved else [solving.seat],
        heard=trying.heard,
        deeds=deeds,
        name=solving.puzzle.name,
        tells_outcome=False,
    )


def _seat(seat: int, *, is_solver: bool) -> SeatInfo:
    return person_at(seat) if is_solver else bot_at(seat, LEVEL, _name_of(seat), is_named=False)
