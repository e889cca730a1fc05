"""Why an answer is right, in words: what its turn brings, and what comes of it later."""

from typing import Any

from oceanarium.bots.reasons import reasons, told_points
from oceanarium.kernel import Match, Move, Sentence, Vocabulary
from oceanarium.puzzles.contrast import Contrast
from oceanarium.puzzles.puzzle import Puzzle
from oceanarium.puzzles.speech import SOONER, WORDS


def why(puzzle: Puzzle, match: Match[Any], begun: str) -> list[Sentence]:
    """The reasons for what was played, told from the position before it, and what would have been as good.

    What comes of it later is known of the answer alone.
    """
    line = _line(match, puzzle.seat, puzzle.answer if begun == puzzle.answer[0] else (begun,))
    told = reasons(match, puzzle.seat, line)
    if begun == puzzle.answer[0]:
        told += told_later(puzzle.later, match.game.words.vocabulary)
    words = {move.text: move.words for move in match.legal_moves(puzzle.seat)}
    return told + [Sentence(WORDS, "as_good", (("move", words[text]),)) for text in puzzle.right if text != begun]


def _line(match: Match[Any], seat: int, texts: tuple[str, ...]) -> list[tuple[int, Move]]:
    twin, line = match.copy(), []
    twin.manual_chance = True
    for text in texts:
        move = next(move for move in twin.legal_moves(seat) if move.text == text)
        line.append((seat, move))
        twin.play_silently(move, seat)
    return line


def what_it_brings(match: Match[Any], seat: int, move: int) -> list[Sentence]:
    """What speaks for another move: it is not the answer, but often worth something."""
    return reasons(match, seat, [(seat, match.move(move, seat))])


def told_later(later: Contrast, vocabulary: Vocabulary) -> list[Sentence]:
    """What the next turns bring more than after the other move, and what rivals then do not get."""
    told: list[Sentence] = []
    gains = {part: points for part, points in later.own.items() if points > 0 and part not in SOONER}
    losses = {part: -points for part, points in later.rivals.items() if points < 0 and part not in SOONER}
    if gains:
        gained = tuple(told_points(gains, vocabulary, is_vague=True))
        told.append(Sentence(WORDS, "later-gains", (("gains", gained),)))
    if losses:
        lost = tuple(told_points(losses, vocabulary, is_vague=True))
        told.append(Sentence(WORDS, "later-losses", (("losses", lost),)))
    told += [Sentence(WORDS, f"sooner-{name}") for name in SOONER if later.own.get(name, 0) > 0]
    told += [Sentence(WORDS, f"later-{name}") for name in SOONER if later.rivals.get(name, 0) < 0]
    return told
