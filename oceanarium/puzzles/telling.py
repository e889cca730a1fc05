"""Why an answer is right, in words: what its turn brings, and what comes of it later."""

from typing import Any

from oceanarium.bots.reasons import reasons, told_points
from oceanarium.kernel import Match, Sentence
from oceanarium.puzzles.puzzle import Puzzle
from oceanarium.puzzles.speech import SOONER, WORDS


def why(puzzle: Puzzle, match: Match[Any]) -> list[Sentence]:
    """The reasons for the answer, told from the position before it."""
    twin, line = match.copy(), []
    twin.manual_chance = True
    for text in puzzle.answer:
        move = next(move for move in twin.legal_moves(puzzle.seat) if move.text == text)
        line.append((puzzle.seat, move))
        twin.play_silently(move, puzzle.seat)
    return [*reasons(match, puzzle.seat, line), *_later(puzzle, match)]


def what_it_brings(match: Match[Any], seat: int, move: int) -> list[Sentence]:
    """What speaks for another move: it is not the answer, but often worth something."""
    return reasons(match, seat, [(seat, match.move(move, seat))])


def _later(puzzle: Puzzle, match: Match[Any]) -> list[Sentence]:
    """What the next turns bring more than after the tempting move, and what rivals then do not get."""
    told: list[Sentence] = []
    vocabulary = match.game.words.vocabulary
    gains = {part: points for part, points in puzzle.later.own.items() if points > 0 and part not in SOONER}
    losses = {part: -points for part, points in puzzle.later.rivals.items() if points < 0 and part not in SOONER}
    if gains:
        gained = tuple(told_points(gains, vocabulary, is_vague=True))
        told.append(Sentence(WORDS, "later-gains", (("gains", gained),)))
    if losses:
        lost = tuple(told_points(losses, vocabulary, is_vague=True))
        told.append(Sentence(WORDS, "later-losses", (("losses", lost),)))
    told += [Sentence(WORDS, f"sooner-{name}") for name in SOONER if puzzle.later.own.get(name, 0) > 0]
    told += [Sentence(WORDS, f"later-{name}") for name in SOONER if puzzle.later.rivals.get(name, 0) < 0]
    return told
