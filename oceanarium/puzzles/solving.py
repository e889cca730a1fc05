"""Solving a puzzle: moves are made on the position as the seat knows it, and judged against the answer."""

from dataclasses import dataclass
from typing import Literal

from oceanarium.kernel import Move, Sentence
from oceanarium.puzzles.puzzle import Puzzle, position_of
from oceanarium.puzzles.telling import what_it_brings, why

Verdict = Literal["on", "right", "wrong"]


@dataclass(frozen=True)
class Option:
    """A move that was searched, with its chance to win in a thousandth."""

    move: Move
    share: int
    is_answer: bool


class Solving:
    """One person's try at a puzzle. A wrong move leaves the position as it was."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.start = position_of(puzzle, language)
        self.match = self.start.copy()
        self.match.manual_chance = True
        self.made = 0  # moves of the answer
        self.begun = puzzle.answer[0]  # how it was begun, once it was: one of those that are right

    @property
    def is_solved(self) -> bool:
        """Whether the whole answer has been played."""
        return self.made == len(self.puzzle.answer)

    @property
    def seat(self) -> int:
        """Who solves it."""
        return self.puzzle.seat

    def play(self, move: Move | int | str) -> tuple[Verdict, Move]:
        """Try a move: right, or right so far, or wrong; IllegalMove if a rule forbids it."""
        twin = self.match.copy()
        twin.play_silently(move, self.seat)
        made = self.match.move(twin.moves[-1].number, self.seat)
        expected = (self.puzzle.answer[self.made],) if self.made else self.puzzle.right
        if made.text not in expected:
            return "wrong", made
        if self.made == 0:
            self.begun = made.text
        self.match, self.made = twin, self.made + 1
        return ("right" if self.is_solved else "on"), made

    def answer(self) -> list[Move]:
        """The moves of the answer that are still to be made, which are made now."""
        shown = []
        while not self.is_solved:
            shown.append(self.play(self.puzzle.answer[self.made])[1])
        return shown

    def why(self) -> list[Sentence]:
        """The reasons for what was played, or for the answer, and what would have been as good."""
        return why(self.puzzle, self.start, self.begun)

    def why_else(self, move: Move) -> list[Sentence]:
        """What a wrong move brings."""
        return what_it_brings(self.match, self.seat, move.number)

    def options(self) -> list[Option]:
        """The moves that were searched at the first step, the best first."""
        told = {move.text: move for move in self.start.legal_moves(self.seat)}
        right = {self.puzzle.answer[0]: self.puzzle.share, **self.puzzle.also}
        return [
            Option(told[text], share, is_answer=text in right) for text, share in (right | self.puzzle.others).items()
        ]
