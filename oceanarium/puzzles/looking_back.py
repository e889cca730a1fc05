"""Why another move would have been better at a decision of a match that is over, and what it is about.

It is told from what the seat knew then, as a puzzle's answer is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from oceanarium.bots.bot import imagined
from oceanarium.bots.reasons import reasons, rest_of_turn
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


def whole_turn(match: Match[Any], seat: int, line: Sequence[Move]) -> Iterator[tuple[Match[Any], int]]:
    """How a turn that begins with a line of moves may go on: the seat's moves, and the match before each.

    What the seat cannot know, and what chance will draw, is as it may be.
    """
    twin = match.copy()
    twin.manual_chance = True
    twin.state = imagined(match, seat, 0)
    for move in line:
        if seat not in twin.waiting or move.number not in twin.legal_numbers(seat):
            return
        yield twin, move.number
        twin.play_silently(move.number, seat)
    if match.seats == 1:
        return  # nobody else's turn ends it
    for actor, number in rest_of_turn(match.game, twin.state, seat, 0):
        if actor == seat:
            yield twin, number
