"""A bot that is another program: it hears what a person in its seat would, and answers with its move."""

import hashlib
import shlex
from typing import Any

from oceanarium.bots.bot import legal_numbers
from oceanarium.bots.hosting import BotMisbehaved, shortened
from oceanarium.bots.program import Program
from oceanarium.kernel import Game, Match, Move, Played
from oceanarium.protocol.messages import Done, Play, Position, Problem, Refused
from oceanarium.protocol.reading import Unreadable, read
from oceanarium.protocol.telling import position
from oceanarium.protocol.writing import written

SECONDS = 10.0  # that a program may take for a move, its start included


class ExternalBot:
    """One program for one seat of one match, started when it is first asked."""

    def __init__(self, game: Game[Any], seed: int, command: str, seconds: float = SECONDS) -> None:
        self.game = game
        self.name = command
        self._seed = seed
        self._seconds = seconds
        self._program: Program | None = None
        self._sequence = 0
        self._known: tuple[Played, ...] = ()  # the moves of which it has heard

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        """The program's answer to the position; BotMisbehaved, and it is ended, if that is no legal move."""
        seat = match.actor if seat is None else seat
        numbers = legal_numbers(self.game, match, seat)
        program = self._started()
        told = self._tell(program, match, seat)
        try:
            answer = self._answer(program, told, seat, numbers)
            self._check(match, told, answer, seat, numbers)
        except BotMisbehaved as error:
            program.say(written(Refused(request=None, problem=Problem(code="misbehaved", sentence=str(error)))))
            self.close()
            raise
        program.say(written(Done(request=answer.request)))
        return match.move(answer.move, seat)

    def finish(self, match: Match[Any], seat: int) -> None:
        """Tell the program how the match ended, and let it go."""
        if self._program is not None:
            self._tell(self._program, match, seat)
        self.close()

    def close(self) -> None:
        """End the program."""
        program, self._program = self._program, None
        if program is not None:
            program.end()

    def _started(self) -> Program:
        if self._program is None:
            try:
                self._program = Program(shlex.split(self.name), {"OCEANARIUM_SEED": str(_veiled(self._seed))})
            except OSError as error:
                raise BotMisbehaved(f"The program {self.name!r} cannot be started: {error.strerror}.") from None
        return self._program

    def _tell(self, program: Program, match: Match[Any], seat: int) -> Position:
        """Send the position, with all that happened since the one before."""
        moves = match.moves
        since = len(self._known) if moves[: len(self._known)] == self._known else 0
        self._known = moves
        self._sequence += 1
        told = position(match, seat, self._sequence, since)
        program.say(written(told))
        return told

    def _answer(self, program: Program, told: Position, seat: int, numbers: list[int]) -> Play:
        """The line that the program writes, as a message."""
        right = _example(told, seat, numbers[0])
        try:
            line = program.hear(self._seconds)
        except TimeoutError:
            raise BotMisbehaved(
                f"The program {self.name!r} has not answered within {self._seconds:g} seconds; "
                f"it must write one line such as {right} and flush its output."
            ) from None
        if line is None:
            raise BotMisbehaved(
                f"The program {self.name!r} has ended ({program.farewell}) instead of writing a line such as {right}."
            )
        try:
            return read(Play, line)
        except Unreadable as error:
            raise BotMisbehaved(
                f"The program {self.name!r} wrote {shortened(line)!r}, which is no such message "
                f"({str(error).rstrip('.')}); right would be {right}."
            ) from None

    def _check(self, match: Match[Any], told: Position, answer: Play, seat: int, numbers: list[int]) -> None:
        """The answer must be to this position, for this seat, and legal."""
        right = _example(told, seat, numbers[0])
        if (answer.seat, answer.sequence) != (seat, told.sequence):
            raise BotMisbehaved(
                f"The program {self.name!r} answered for seat {answer.seat} and sequence {answer.sequence}, "
                f"but was asked for seat {seat} and sequence {told.sequence}; right would be {right}."
            )
        if answer.move not in numbers:
            citation = match.refusal(answer.move, seat)
            why = "" if citation is None else f" ({citation.sentence} [{citation.rule}])"
            raise BotMisbehaved(
                f"The program {self.name!r} chose move {answer.move}, which is not allowed now{why}; "
                f"right would be one of the {len(numbers)} moves it was sent, such as {right}."
            )


def _example(told: Position, seat: int, move: int) -> str:
    return written(Play(request=told.sequence, seat=seat, move=move, sequence=told.sequence))


def _veiled(seed: int) -> int:
    """A seed for the program to draw from, from which nobody can tell other seeds."""
    return int.from_bytes(hashlib.sha256(f"program {seed}".encode()).digest()[:6], "big")
