"""Runs a lesson on the real rules: keeps the match before each step, plays chance and the others, judges aims."""

import re
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from oceanarium.kernel import CHANCE, NOBODY, IllegalMove, Match, OptionError
from oceanarium.learning.aims import Situation, is_one_of, legal_texts, points_of, reaches
from oceanarium.learning.aims import holds as holds_now
from oceanarium.learning.course import Course
from oceanarium.learning.lesson import Hint, LessonError, Step
from oceanarium.learning.speech import missed
from oceanarium.learning.starting import CannotBegin, begun, let_chance_act

MISSES_BEFORE_HELP = 2  # after so many the right targets glow
MOST_MOVES_UNASKED = 500  # in a row: a lesson that never comes back to its learner is damaged
_WHOSE = re.compile(r"(\d+): (.*)")

Verdict = Literal["on", "reached", "missed"]


@dataclass(frozen=True)
class Frame:
    """A moment to be shown: the match then. What flew back forgets moves that have been heard of."""

    match: Match[Any]
    is_back: bool = False


@dataclass(frozen=True)
class Bubble:
    """What the companion says now, in the learner's language."""

    mood: Literal["ask", "missed", "done"]
    text: str
    praise: str = ""  # for the step that was just done, before the next is told
    points_at: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Answer:
    """What became of a move: the aim is reached, or missed, or the step goes on. `hint` names what was said."""

    verdict: Verdict
    hint: str = ""


@dataclass
class _Place:
    """Where a lesson stands, so that one can come back to it."""

    match: Match[Any]
    chances: int = 0  # outcomes that are used up
    replies: int = 0  # so also for the companion's moves
    done: tuple[str, ...] = ()  # the learner's moves in the step

    def copy(self) -> "_Place":
        return _Place(self.match.copy(), self.chances, self.replies, self.done)


class LessonRun:
    """One person's way through a lesson. The same moves lead to the same place, always."""

    def __init__(self, course: Course, name: str, language: str) -> None:
        self.course = course
        self.name = name
        self.lesson = course.lesson(name)
        self.language = course.language(language)
        self.number = 0  # of the step, from 0
        self.misses = 0  # in this step
        self.is_done = False
        self._here = _Place(self._begun())
        try:
            self._replay_start()
            self._settle()
        except (IllegalMove, OptionError) as error:
            raise LessonError(f"The lesson {name!r} cannot begin: {error}") from None
        self._first_score = points_of(self.match, self.lesson.seat)
        self._step_began = self._here.copy()
        self._earlier: list[_Place] = []  # before each move of the step that can be taken back
        self.bubble = self._asking()
        self.frames = [Frame(self.match.copy())]  # what the last deed brought, in order

    @property
    def match(self) -> Match[Any]:
        """The match as it stands."""
        return self._here.match

    @property
    def step(self) -> Step:
        """What is to be done; the last thing that was, once the lesson is over."""
        return self.lesson.step[min(self.number, len(self.lesson.step) - 1)]

    @property
    def done(self) -> tuple[str, ...]:
        """The learner's moves in this step, as they are written."""
        return self._here.done

    @property
    def shows(self) -> list[str]:
        """The parts of the table that are on the screen; none means all."""
        told = [step.shows for step in self.lesson.step[: self.number + 1] if step.shows is not None]
        return list(told[-1] if told else self.lesson.shows)

    @property
    def is_helping(self) -> bool:
        """Whether the right targets glow unasked."""
        return self.misses >= MISSES_BEFORE_HELP

    @property
    def best_move(self) -> int | None:
        """The next move of the best line from here; None if the line has been left, or nothing is to do."""
        seat, done = self.lesson.seat, self._here.done
        if self.is_done or seat not in self.match.waiting:
            return None
        texts = dict(zip(legal_texts(self.match, seat), self.match.legal_numbers(seat), strict=True))
        line = self.step.best
        if list(done) == line[: len(done)] and len(done) < len(line):
            return texts.get(line[len(done)])
        return next((texts[move] for move in line if move in texts and move not in done), None)

    def play(self, move: int | str) -> Answer:
        """Try a move. IllegalMove if a rule forbids it; nothing has changed then."""
        if self.is_done:
            raise LessonError("The lesson is over.")
        before, seat = self._here.copy(), self.lesson.seat
        first = self.match.moves_made
        self.match.play_silently(move, seat)
        made = self.match.moves[first]
        self._here.done = (*self._here.done, made.text)
        self.frames = []
        self._settle()
        self._show()
        answer = self._judged(before)
        self._remember(answer, before, made.number)
        return answer

    @property
    def can_take_back(self) -> bool:
        """Whether the learner has moved in this step."""
        return bool(self._earlier) and not self.is_done

    def take_back(self) -> None:
        """Come back to before the learner's last move in this step, if there was one."""
        if self.can_take_back:
            self._here = self._earlier.pop()
            self.bubble = self._asking()
        self.frames = [Frame(self.match.copy(), is_back=True)]

    def skip(self) -> None:
        """Do the step for the learner, by the best line from its beginning."""
        shown: list[Frame] = []
        if self._here.done:
            self._here, self._earlier = self._step_began.copy(), []
            shown.append(Frame(self.match.copy(), is_back=True))
        number = self.number
        for move in self.step.best:
            if self.number == number and not self.is_done:
                self.play(move)
                shown += self.frames
        self.frames = shown

    def _remember(self, answer: Answer, before: _Place, made: int) -> None:
        """Keep what a move can be taken back to, as long as its step goes on; what was touched is not pointed at."""
        if answer.verdict == "on":
            self._earlier.append(before.copy())
            touched = before.match.move(made, self.lesson.seat).targets
            left = [target for target in self.bubble.points_at if target not in touched]
            self.bubble = replace(self.bubble, points_at=left)
        elif answer.verdict == "reached" or not self._here.done:
            self._earlier = []

    # How a move is judged

    def _judged(self, before: _Place) -> Answer:
        """After the learner's move, and after each answer to it, until it is the learner's turn again."""
        while True:
            is_over = self._is_turn_over(before)
            if (self.step.when == "move" or is_over) and reaches(self.step.aim, self._situation):
                return self._reached()
            hint = next((each for each in self.step.hints if holds_now(each.after, self._situation)), None)
            if hint is not None:
                return self._missed(before, hint, is_over=is_over)
            if is_over and self.step.when == "turn":
                return self._missed(before, None, is_over=True)
            if self._is_learner_asked or self.match.actor == NOBODY:
                is_missed = is_over or self.match.actor == NOBODY or self._has_another_acted(before)
                return self._missed(before, None, is_over=True) if is_missed else Answer("on")
            self._let_other_act()
            self._settle()
            self._show()

    @property
    def _situation(self) -> Situation:
        last = self._here.done[-1] if self._here.done else ""
        return Situation(self.match, self.lesson.seat, self._step_began.match.moves_made, last)

    @property
    def _is_learner_asked(self) -> bool:
        return self.lesson.seat in self.match.waiting

    def _is_turn_over(self, before: _Place) -> bool:
        """Whether the turn in which the learner has just moved is over."""
        if self.match.actor == NOBODY:
            return True
        if not self.lesson.turn_ends:
            return not self._is_learner_asked or self._has_another_acted(before)
        heard = self.match.events(self.lesson.seat, before.match.moves_made)
        return any(each.name in self.lesson.turn_ends for each in heard)

    def _has_another_acted(self, before: _Place) -> bool:
        """Whether somebody else has moved since; where events end a turn, that says nothing."""
        moves = self.match.moves_since(before.match.moves_made)
        return not self.lesson.turn_ends and any(each.seat not in (CHANCE, self.lesson.seat) for each in moves)

    def _reached(self) -> Answer:
        praise = self._say(f"praise-{self.number + 1}") if self.step.is_praised else ""
        self.misses = 0
        if self.number + 1 == len(self.lesson.step):
            self.is_done = True
            self.bubble = Bubble("done", self._say("end"), praise)
            return Answer("reached")
        while not self._is_learner_asked:
            if self.match.actor == NOBODY:
                raise LessonError(f"The lesson {self.name!r} is damaged: the match is over before its last step.")
            self._let_other_act()
            self._settle()
            self._show()
        self.number += 1
        self._here.done = ()
        self._step_began = self._here.copy()
        self.bubble = self._asking(praise)
        return Answer("reached")

    def _missed(self, before: _Place, hint: Hint | None, *, is_over: bool) -> Answer:
        """Say what would help, and come back."""
        name = self.step.otherwise if hint is None else hint.say
        self.misses += 1
        text = self._say(f"hint-{name}") if name else missed(self.language)
        self.bubble = Bubble("missed", text, points_at=self.step.points_at)
        usual = "step" if is_over else "move"
        back = usual if hint is None or hint.back is None else hint.back
        self._here = (before if back == "move" else self._step_began).copy()
        if not self.lesson.turn_ends:
            del self.frames[1:]  # what others answered is nobody's concern
        self.frames.append(Frame(self.match.copy(), is_back=True))
        return Answer("missed", name)

    # How the match goes on by itself

    def _begun(self) -> Match[Any]:
        """The match where the start leaves it, but for its moves."""
        lesson = self.lesson
        try:
            return begun(self.course.game, lesson.start, lesson.seat, lesson.seed, self.language)
        except CannotBegin as error:
            raise LessonError(f"The lesson {self.name!r} cannot begin: {error}") from None

    def _replay_start(self) -> None:
        for text in self.lesson.start.moves:
            self._let_chance_act(is_strict=True)
            whose = _WHOSE.fullmatch(text)
            seat, move = (int(whose[1]), whose[2]) if whose else (self.match.actor, text)
            self.match.play_silently(move, seat)
        self._let_chance_act(is_strict=True)

    def _settle(self) -> None:
        """Let chance act, and answer for the learner what has not been taught yet."""
        for _ in range(MOST_MOVES_UNASKED):
            self._let_chance_act()
            seat = self.lesson.seat
            if not self._is_learner_asked:
                return
            asked = self.match.game.words.asked(self.match.state, seat).key.removeprefix("prompt-")
            if asked not in self.lesson.quiet:
                return
            wanted = self.lesson.quiet[asked]
            move = next((text for text in legal_texts(self.match, seat) if is_one_of(text, [wanted])), None)
            if move is None:
                return
            self.match.play_silently(move, seat)
        raise LessonError(f"The lesson {self.name!r} is damaged: it never comes back to its learner.")

    def _let_chance_act(self, *, is_strict: bool = False) -> None:
        here, lesson = self._here, self.lesson
        here.chances = let_chance_act(here.match, lesson.chance, here.chances, lesson.seed, is_strict=is_strict)

    def _let_other_act(self) -> None:
        """The next reply of the companion, if it is legal; or what it does when nothing is said."""
        seat = next(each for each in self.match.waiting if each != self.lesson.seat)
        texts, used = legal_texts(self.match, seat), self._here.replies
        if used < len(self.lesson.companion):
            self._here.replies += 1
            wanted = self.lesson.companion[used]
            if wanted in texts:
                self.match.play_silently(wanted, seat)
                return
        others = (text for pattern in self.lesson.rest for text in texts if is_one_of(text, [pattern]))
        self.match.play_silently(next(others, texts[0]), seat)

    # What is shown and said

    def _show(self) -> None:
        self.frames.append(Frame(self.match.copy()))

    def _asking(self, praise: str = "") -> Bubble:
        return Bubble("ask", self._say(f"say-{self.number + 1}"), praise, self.step.points_at)

    def _say(self, what: str) -> str:
        match, seat = self.match, self.lesson.seat
        others = [points_of(match, other) for other in range(match.seats) if other != seat]
        return self.course.say(
            self.language,
            f"lesson-{self.name}-{what}",
            score=_told(points_of(match, seat)),
            before=_told(self._first_score),
            theirs=_told(max(others, default=0)),
        )


def _told(points: int) -> str:
    """Points as people read them."""
    return str(points).replace("-", "\N{MINUS SIGN}")
