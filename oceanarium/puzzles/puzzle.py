"""A puzzle, and its position: what one seat knew at one decision of a match."""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from oceanarium.bots.bot import imagined
from oceanarium.kernel import Match
from oceanarium.kernel.match import MatchSnapshot
from oceanarium.puzzles.contrast import Contrast
from oceanarium.puzzles.vouching import Vouched

NAME_LENGTH = 5  # bytes
DEAL = 0  # the seed of the deal that is shown in place of what the seat cannot know


@dataclass(frozen=True)
class Puzzle:
    """A decision with one answer, or with a few moves that are equally right."""

    match: str  # a link
    at: int  # moves of the match before it
    seat: int
    answer: tuple[str, ...]  # one move, or several in a row
    tempting: str  # what somebody plays who looks one move ahead
    others: dict[str, int]  # shares of other moves, in a thousandth of a victory; the tempting one is among them
    later: Contrast  # what the next turns bring more than after the tempting move
    theme: str
    difficulty: int  # a first estimate, on the scale of ratings
    searches: tuple[Vouched, ...]
    also: dict[str, int] = field(default_factory=dict)  # shares of moves that are as good as an answer of one move

    @property
    def name(self) -> str:
        """The same wherever and whenever somebody meets it."""
        return hashlib.blake2b(f"{self.match} {self.at} {self.seat}".encode(), digest_size=NAME_LENGTH).hexdigest()

    @property
    def right(self) -> tuple[str, ...]:
        """The moves that may be made first."""
        return (self.answer[0], *self.also)

    @property
    def margin(self) -> int:
        """By how much the answer leads at least, in a thousandth of a victory."""
        return min(each.margin for each in self.searches)

    @property
    def share(self) -> int:
        """The chance to win that goes with the answer, in a thousandth."""
        return round(sum(each.best for each in self.searches) / len(self.searches))


def match_before(puzzle: Puzzle, whole: Match[Any] | None = None) -> Match[Any]:
    """The match as it stood, with all its secrets: for searches, not for people's eyes."""
    whole = Match.from_link(puzzle.match) if whole is None else whole
    match = Match(whole.game, whole.seats, whole.options, manual_chance=True)
    for played in whole.moves[: puzzle.at]:
        match.play_silently(played.number, played.seat)
    return match


def position_of(puzzle: Puzzle, language: str) -> Match[Any]:
    """What is shown: the position with the unknown dealt afresh, and without the moves that led to it.

    So nothing that comes from it can tell more than the seat knew.
    """
    return as_known(match_before(puzzle), puzzle.seat, language)


def as_known(match: Match[Any], seat: int, language: str) -> Match[Any]:
    """A match that begins where another stands, for all that a seat knows."""
    blank = Match(match.game, match.seats, match.options, 0, manual_chance=True)
    blank.state = match.state.copy()
    state = imagined(blank, seat, DEAL)  # without the moves: their number is no secret, but nothing hangs on it
    known = Match.restored(match.game, match.seats, match.options, 0, MatchSnapshot(state.to_bytes(), (), ()))
    known.language = language
    return known
