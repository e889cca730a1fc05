"""`oceanarium learn GAME [LESSON]`: lessons in the terminal, by the same rules and files as in the browser."""

import sys

from oceanarium.cli.interrupts import read_line
from oceanarium.cli.speech import Speech, speech_for
from oceanarium.cli.talk import Talk
from oceanarium.kernel import IllegalMove, Move, OptionError, game_named
from oceanarium.kernel.vocabulary import Argument
from oceanarium.learning import Course, LessonError, LessonRun, course_of
from oceanarium.learning.speech import companion_name

COMMANDS = ("show", "skip", "look", "quit")


def learn(game: str, lesson: str | None = None, *, language: str | None = None) -> None:
    """Learn a game in lessons, or list them."""
    found = game_named(game)
    speech = speech_for(language, found)
    course = course_of(found)
    if course is None:
        raise OptionError(speech.say("learn-none", game=found.title))
    if lesson is None:
        _list(course, speech)
        return
    names = course.names
    name = names[int(lesson) - 1] if lesson.isdecimal() and 1 <= int(lesson) <= len(names) else lesson
    if name not in names:
        raise OptionError(speech.say("learn-unknown", game=found.title, lesson=repr(lesson), lessons=", ".join(names)))
    try:
        run = LessonRun(course, name, speech.language)
    except LessonError:  # what exactly is wrong with it, `python -m checks.lessons` tells those who write lessons
        raise OptionError(speech.say("learn-damaged", lesson=repr(name))) from None
    TerminalLesson(run, speech).play()


def _list(course: Course, speech: Speech) -> None:
    talk = Talk([], speech)
    talk.say(speech.say("learn-lessons", game=course.game.title))
    for number, name in enumerate(course.names, start=1):
        title, goal = (course.say(speech.language, f"lesson-{name}-{what}") for what in ("title", "goal"))
        talk.say(f"{number:>3}  {title}: {goal}")
    talk.say(speech.say("learn-how", game=course.game.name))


class TerminalLesson:
    """A lesson for somebody at this keyboard."""

    def __init__(self, run: LessonRun, speech: Speech) -> None:
        otto = companion_name(speech.language)
        names = [speech.say("person") if seat == run.lesson.seat else otto for seat in range(run.match.seats)]
        self.run = run
        self.speech = speech
        self.otto = otto
        self.talk = Talk(names, speech)

    def play(self) -> None:
        """Play to the end of the lesson, or until somebody quits."""
        self._say("learn-help", show=self._word("show"), skip=self._word("skip"), quit=self._word("quit"))
        self._look()
        while not self.run.is_done:
            line = self._read()
            command = self._command(line)
            if line is None or command == "quit":
                return
            if command is not None:
                self._do(command)
            elif line:
                self._try(line)

    def _do(self, command: str) -> None:
        if command == "look":
            self._look()
        elif command == "skip":
            self.run.skip()
            self._look()
        else:
            self._show_me()

    def _try(self, line: str) -> None:
        heard = self.run.match.moves_made
        try:
            answer = self.run.play(self._chosen(line))
        except IllegalMove as error:
            self.talk.complain(str(error) if error.rule else error.sentence)
            return
        for frame in self.run.frames:
            if not frame.is_back:
                for happening in frame.match.events(self.run.lesson.seat, since=heard):
                    self.talk.tell(happening)
                heard = frame.match.moves_made
        if answer.verdict == "missed":
            self._say("learn-taken-back")
        self._look(is_whole=answer.verdict != "on")

    def _chosen(self, line: str) -> int | str:
        """A move by its number in the list; any other text is left for the game to read."""
        moves = self._moves
        if not line.isdecimal():
            return line
        if not 1 <= int(line) <= len(moves):
            raise IllegalMove("", self.speech.say("no-such-number", number=int(line), last=len(moves)))
        return moves[int(line) - 1].number

    @property
    def _moves(self) -> list[Move]:
        return self.run.match.legal_moves(self.run.lesson.seat)

    def _look(self, *, is_whole: bool = True) -> None:
        """The table, what the companion says, and what can be done."""
        run, match = self.run, self.run.match
        match.call(self.talk.names)
        self.talk.show(match.picture(run.lesson.seat))
        if is_whole:
            for text in filter(None, (run.bubble.praise, run.bubble.text)):
                self.talk.explain(f"{self.otto}: {text}", indent=len(self.otto) + 2)
        if not run.is_done:
            self.talk.ask_for(match.prompt(run.lesson.seat))
            self.talk.list_moves(self._moves)

    def _show_me(self) -> None:
        best = self.run.best_move
        move = next((each for each in self._moves if each.number == best), None)
        if move is not None:
            self._say("learn-shown", number=self._moves.index(move) + 1, move=move.words)

    def _command(self, line: str | None) -> str | None:
        """What a word tells the terminal to do, if anything; English words are understood in every language."""
        words = {self._word(name).casefold(): name for name in COMMANDS} | {name: name for name in COMMANDS}
        return words.get((line or "").casefold())

    def _word(self, command: str) -> str:
        known = command in ("look", "quit")
        return self.speech.text(f"command-{command}" if known else f"learn-command-{command}")

    def _say(self, key: str, **arguments: Argument) -> None:
        self.talk.say(self.speech.say(key, **arguments))

    def _read(self) -> str | None:
        """A line from the keyboard, or None at its end."""
        try:
            if sys.stdin.isatty():
                return read_line("> ").strip()
            line = input()
        except EOFError:
            return None
        print(f"> {line}")
        return line.strip()
