"""Examples of rules for browsers: small positions in which one tries things. Nothing of them is kept here."""

import logging

from oceanarium.hosting.messages.examples import (
    ExampleBook,
    ExampleLine,
    ExampleScene,
    ExampleWish,
    ScoreChange,
    TryInfo,
)
from oceanarium.hosting.messages.socket import Position
from oceanarium.hosting.offers import found_game
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found
from oceanarium.hosting.rows import move_row
from oceanarium.hosting.staged import Shown, bot_at, person_at, staged_positions
from oceanarium.hosting.workers import Workers
from oceanarium.kernel import IllegalMove, Sentence
from oceanarium.kernel.vocabulary import ENGLISH
from oceanarium.learning.examples import Example, ExampleRun, Examples, changed_parts, examples_of
from oceanarium.learning.lesson import LessonError
from oceanarium.learning.speech import companion_at
from oceanarium.protocol.messages import Problem, SeatInfo

_logger = logging.getLogger(__name__)


def book(name: str) -> ExampleBook:
    """Which rules of a game have examples."""
    game = found_game(name)
    found = examples_of(game)
    try:
        listed = [] if found is None else found.file.example
    except LessonError as error:
        raise _damaged(game.title, error) from None
    return ExampleBook(game=game.name, examples=[ExampleLine(example=each.name, rules=each.rules) for each in listed])


async def scene(workers: Workers, name: str, example: str, language: str, wish: ExampleWish) -> ExampleScene:
    """An example after what somebody tried; or why something cannot be touched."""
    return await workers.aside(_scene, name, example, language, wish)


def _scene(name: str, example: str, language: str, wish: ExampleWish) -> ExampleScene:
    game = found_game(name)
    try:
        found = _named(examples_of(game), example)
        begun = ExampleRun(game, found, language if language in game.languages else ENGLISH)
    except LessonError as error:
        raise _damaged(game.title, error) from None
    run = ExampleRun(game, found, begun.match.language)
    before, refusal = run.match.copy(), None
    for deed in wish.deeds:
        before = run.match.copy()
        try:
            run.play(deed)
        except IllegalMove as error:  # what somebody tries may be illegal: it is there to be tried
            refusal = _problem("illegal_move", error.rule, error.sentence, error.said)
            break
    if wish.asks and refusal is None:
        refusal = _why_not(run, wish.asks)
    return ExampleScene(
        example=example,
        rules=found.rules,
        seat=found.seat,
        positions=[] if wish.asks or refusal else _positions(run, len(wish.deeds)),
        tries=[_try(begun, each.move, each.refused) for each in found.tries],
        shows=list(found.shows),
        changes=[
            ScoreChange(part=part, before=points[0], after=points[1])
            for part, points in changed_parts(before, run.match, found.seat).items()
        ],
        refusal=refusal,
    )


def _named(found: Examples | None, example: str) -> Example:
    named = None if found is None else found.named(example)
    if named is None:
        raise not_found("example")
    return named


def _damaged(title: str, error: LessonError) -> RequestProblem:
    _logger.warning("the examples of %s cannot be read: %s", title, error)
    return known_problem(500, "bad_examples", game=title)


def _try(begun: ExampleRun, move: str, refused: str) -> TryInfo:
    number = begun.number_of(move)
    if number is None:
        raise _damaged(begun.match.game.title, LessonError(f"{move!r} is no move."))
    return TryInfo(move=move_row(begun.match, number, begun.example.seat), rule=refused)


def _why_not(run: ExampleRun, targets: list[str]) -> Problem | None:
    citation = run.match.why_not(targets, run.example.seat)
    return None if citation is None else _problem("why", citation.rule, citation.sentence, citation.said)


def _problem(code: str, rule: str, sentence: str, said: Sentence | None) -> Problem:
    return RequestProblem(200, code, sentence, rule or None, said=said).problem


def _positions(run: ExampleRun, deeds: int) -> list[Position]:
    """Where the example stands; what others would do then is left open."""
    return staged_positions(
        [Shown(run.match)],
        [_seat(run, each) for each in range(run.match.seats)],
        [run.example.seat],
        asked=[run.example.seat],
        heard=run.heard,
        deeds=deeds,
        name=run.example.name,
    )


def _seat(run: ExampleRun, seat: int) -> SeatInfo:
    if seat == run.example.seat:
        return person_at(seat)
    name = companion_at(run.match.language, seat, run.example.seat, run.match.seats)
    return bot_at(seat, "newcomer", name, is_named=True)
