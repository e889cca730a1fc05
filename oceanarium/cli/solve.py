"""`oceanarium puzzles play GAME`: puzzles in the terminal, one after another, with reasons after each answer."""

import sys
from collections.abc import Iterator
from typing import Any

from oceanarium.cli.interrupts import read_line
from oceanarium.cli.replay import persons_by_number
from oceanarium.cli.speech import Speech
from oceanarium.cli.talk import Talk
from oceanarium.kernel import IllegalMove, Move, Sentence
from oceanarium.kernel.citation import with_names
from oceanarium.kernel.vocabulary import Argument
from oceanarium.puzzles.collection import Collection
from oceanarium.puzzles.puzzle import Puzzle
from oceanarium.puzzles.solving import Solving
from oceanarium.puzzles.speech import WORDS

ANSWER, QUIT = "answer", "quit"  # what one may type instead of a move, in the words of each language


class TerminalPuzzles:
    """Somebody at this keyboard who solves puzzles."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.solved = self.seen = 0

    def play(self, puzzles: Iterator[Puzzle]) -> None:
        """One puzzle after another, until there are no more or somebody quits."""
        try:
            for puzzle in puzzles:
                self.seen += 1
                self.solved += _Try(puzzle, self.speech).is_solved_at_once()
        except (EOFError, KeyboardInterrupt):
            self.seen -= 1
        print(self.speech.say("puzzles-solved", solved=self.solved, count=self.seen))


class _Try:
    """One puzzle at the keyboard."""

    def __init__(self, puzzle: Puzzle, speech: Speech) -> None:
        self.solving = Solving(puzzle, speech.language)
        self.speech = speech
        names = persons_by_number(self.solving.match.seats, speech)
        names[puzzle.seat] = speech.say("person")
        self.talk = Talk(names, speech)
        for match in (self.solving.start, self.solving.match):
            match.call(names)

    def is_solved_at_once(self) -> bool:
        """Ask until it is solved; the first try counts."""
        puzzle, is_first = self.solving.puzzle, True
        self._say("puzzle-begins", puzzle=puzzle.name, difficulty=puzzle.difficulty, moves=len(puzzle.answer))
        self._show()
        while not self.solving.is_solved:
            line = self._read()
            if line == self.speech.text("command-answer").casefold() or line == ANSWER:
                for move in self.solving.answer():
                    self._say("puzzle-answer", move=move.words)
                is_first = False
            elif line in (QUIT, self.speech.text("command-quit").casefold()):
                raise EOFError
            elif line:
                is_first = self._tried(line) and is_first
        self._tell()
        return is_first

    def _tried(self, line: str) -> bool:
        """Whether a line was right, or no try at all."""
        moves = self.solving.match.legal_moves(self.solving.seat)
        try:
            verdict, move = self.solving.play(self._chosen(line, moves))
        except IllegalMove as error:
            self.talk.complain(str(error))
            return True
        if verdict == "wrong":
            self.talk.complain(self.speech.say("puzzle-wrong", move=move.words))
            self._reasons(self.solving.why_else(move))
        elif verdict == "on":
            self._say("puzzle-on", move=move.words)
            self._show()
        else:
            self._say("puzzle-right", move=move.words)
        return verdict != "wrong"

    def _chosen(self, line: str, moves: list[Move]) -> Move | str:
        if not line.isdecimal():
            return line
        if not 1 <= int(line) <= len(moves):
            raise IllegalMove("", self.speech.say("no-such-number", number=int(line), last=len(moves)))
        return moves[int(line) - 1]

    def _show(self) -> None:
        match, seat = self.solving.match, self.solving.seat
        self.talk.show(match.picture(seat))
        self.talk.ask_for(match.prompt(seat))
        self.talk.list_moves(match.legal_moves(seat))

    def _tell(self) -> None:
        """What the puzzle was about, why the answer is right, and what else was searched."""
        theme = Sentence(WORDS, f"theme-{self.solving.puzzle.theme}").in_words(self.speech.language)
        self._say("puzzle-theme", theme=theme)
        self._reasons(self.solving.why())
        for option in self.solving.options():
            self.talk.say(f"  {self.speech.percent(option.share / 1000):>5}  {option.move.words}")
        self.talk.say("")

    def _reasons(self, told: list[Sentence]) -> None:
        for sentence in told:
            self.talk.say("  " + with_names(sentence.in_words(self.speech.language), self.talk.name_of))

    def _say(self, key: str, **arguments: Argument) -> None:
        self.talk.say(self.speech.say(key, **arguments))

    def _read(self) -> str:
        """A line from the keyboard, or from a file or pipe, shown as if it had been typed."""
        if sys.stdin.isatty():
            return read_line("> ").strip()
        line = input()
        print(f"> {line}")
        return line.strip()


def in_turn(collection: Collection, first: int) -> Iterator[Any]:
    """All puzzles, from one on: the same for everybody on the same day."""
    everything = collection.by_name
    return (everything[(first + number) % len(everything)] for number in range(len(everything)))
