"""Every lesson of every game, played by its own best line, and every wrong try that its file names."""

from collections.abc import Iterator

import pytest

import oceanarium.games  # noqa: F401  # enters the games
from oceanarium.kernel import IllegalMove
from oceanarium.learning import Course, LessonRun, courses

LESSONS = [(course, name) for course in courses() for name in course.names]
every_lesson = pytest.mark.parametrize(
    ("course", "name"), LESSONS, ids=[f"{course.game.name}-{name}" for course, name in LESSONS]
)


def at_steps(course: Course, name: str, language: str = "en") -> Iterator[LessonRun]:
    """A run of the lesson at the beginning of each step, and in the end; the best line leads on."""
    run = LessonRun(course, name, language)
    for number in range(len(run.lesson.step)):
        assert run.number == number
        yield run
        for move in run.lesson.step[number].best:
            answer = run.play(move)
        assert answer.verdict == "reached", f"step {number + 1} is not done by its best line"
    yield run


def again(run: LessonRun) -> LessonRun:
    """A fresh run at the same step."""
    return next(each for each in at_steps(run.course, run.name) if each.number == run.number and not each.is_done)


@every_lesson
def test_the_best_line_leads_to_the_end_in_every_language(course: Course, name: str) -> None:
    for language in course.game.languages:
        said = []
        for run in at_steps(course, name, language):
            said.append(run.bubble.text)
        assert run.is_done
        assert run.bubble.mood == "done"
        assert len(set(said)) == len(run.lesson.step) + 1


@every_lesson
def test_show_me_leads_to_the_end(course: Course, name: str) -> None:
    run = LessonRun(course, name, "en")
    for _ in range(100):
        if run.is_done:
            break
        assert run.best_move is not None
        run.play(run.best_move)
    assert run.is_done


@every_lesson
def test_skipping_every_step_leads_to_the_end(course: Course, name: str) -> None:
    run = LessonRun(course, name, "en")
    for _ in run.lesson.step:
        run.skip()
    assert run.is_done


@every_lesson
def test_an_illegal_try_gets_its_rule_and_changes_nothing(course: Course, name: str) -> None:
    for run in at_steps(course, name):
        for refused in [] if run.is_done else run.step.refused:
            tried = again(run)
            for move in refused.after:
                assert tried.play(move).verdict == "on"
            before = tried.match.state.to_bytes()
            with pytest.raises(IllegalMove) as error:
                tried.play(refused.move)
            assert error.value.rule == refused.rule, f"{refused.move}: {error.value}"
            assert tried.match.state.to_bytes() == before
            assert tried.misses == 0


@every_lesson
def test_a_legal_move_that_misses_gets_its_hint_and_is_taken_back(course: Course, name: str) -> None:
    for run in at_steps(course, name):
        for miss in [] if run.is_done else run.step.misses:
            tried = again(run)
            *before, last = miss.moves
            for move in before:
                assert tried.play(move).verdict == "on", f"{move} of {miss.moves}"
            answer = tried.play(last)
            assert (answer.verdict, answer.hint) == ("missed", miss.hint), f"{miss.moves}"
            assert tried.bubble.mood == "missed"
            assert tried.frames[-1].is_back
            assert list(tried.done) == miss.moves[: len(tried.done)]
            assert len(tried.done) < len(miss.moves)
            for move in tried.step.best[len(tried.done) :]:
                answer = tried.play(move)
            assert answer.verdict == "reached"


@every_lesson
def test_every_hint_of_a_lesson_is_tried(course: Course, name: str) -> None:
    lesson = course.lesson(name)
    for number, step in enumerate(lesson.step, start=1):
        said = {hint.say for hint in step.hints} | ({step.otherwise} if step.otherwise else set())
        tried = {miss.hint for miss in step.misses}
        assert said <= tried, f"step {number}: no miss shows {sorted(said - tried)}"
