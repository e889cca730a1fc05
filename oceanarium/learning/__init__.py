"""Lessons: a newcomer plays the real game, one idea at a time, and somebody says what for.

A lesson is data in a game's folder `lessons`; `docs/lessons.md` says how one is written. This package reads lessons and
runs them on the real rules. It knows no game, no server and no browser.
"""

from oceanarium.learning.course import Course, course_of, courses
from oceanarium.learning.lesson import Lesson, LessonError
from oceanarium.learning.run import Answer, Bubble, LessonRun

__all__ = ["Answer", "Bubble", "Course", "Lesson", "LessonError", "LessonRun", "course_of", "courses"]
