"""The companion in somebody's first match: what there is to say now, the most important first."""

from typing import Any, NamedTuple

from oceanarium.kernel import Match
from oceanarium.learning.aims import Situation, holds
from oceanarium.learning.course import Course
from oceanarium.learning.lesson import Remark


class Said(NamedTuple):
    """A remark in somebody's language."""

    name: str
    text: str
    rule: str
    points_at: list[str]


def remarks(course: Course, match: Match[Any], seat: int, language: str) -> list[Said]:
    """All remarks that fit: to what came about since the seat's last move, or to what it is asked now."""
    if course.companion is None or seat not in match.waiting:
        return []
    moves = match.moves
    last = max((number for number, move in enumerate(moves) if move.seat == seat), default=None)
    now = Situation(match, seat, 0 if last is None else last, "" if last is None else moves[last].text)
    asked = match.game.words.asked(match.state, seat).key.removeprefix("prompt-")
    fitting = [each for each in course.companion.remark if each.prompt in ("", asked) and holds(each.when, now)]
    return [_said(course, remark, now, language) for remark in fitting]


def _said(course: Course, remark: Remark, now: Situation, language: str) -> Said:
    """The remark, with the things that it speaks of by the names of their targets."""
    heard = [each for each in now.match.events(now.seat, now.since) if each.name == remark.when.event]
    details = {"seat": str(now.seat), **(heard[-1].details if heard else {})}
    points_at = [target.format_map(details) for target in remark.points_at]
    return Said(remark.name, course.say(language, f"remark-{remark.name}"), remark.rule, points_at)
