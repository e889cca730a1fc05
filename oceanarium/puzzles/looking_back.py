"""Why another move would have been better at a decision of a match that is over, and what it is about.

It is told from what the seat knew then, as a puzzle's answer is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from oceanarium.bots.reasons import reasons
from oceanarium.kernel import Match, Move, Sentence
from oceanarium.puzzles.contrast import contrast
from oceanarium.puzzles.telling import told_later, what_it_brings
from oceanarium.puzzles.themes import theme_of


@dataclass(frozen=True)
class Insight:
    """What there is to learn from a decision."""

    brings: tuple[Sentence, ...]  # the better move
    brought: tuple[Sentence, ...]  # the one that was made
    later: tuple[Sentence, ...]  # what the next turns bring more after the better one
    theme: str


def insight(match: Match[Any], seat: int, made: int, line: Sequence[Move]) -> Insight:
    """What speaks for a line of moves that a seat could have begun, and for the one move that it made instead."""
    best = line[0].number
    return Insight(
        tuple(reasons(match, seat, [(seat, move) for move in line])),
        tuple(what_it_brings(match, seat, made)),
        tuple(told_later(contrast(match.game, match, seat, best, made), match.game.words.vocabulary)),
        theme_of(match, seat, [best]),
    )
