"""Whether an aim is reached: looks at a match and at what has happened in it since a step began."""

from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from oceanarium.kernel import Happening, Match
from oceanarium.learning.lesson import Aim, Condition

TOTAL = "total"


class Situation(NamedTuple):
    """What is judged."""

    match: Match[Any]
    seat: int  # the learner's
    since: int  # the number of the move with which the step began
    last: str  # the learner's last move


def is_one_of(text: str, patterns: Iterable[str]) -> bool:
    """Whether the text of a move is one of these; * stands for anything."""
    return any(fnmatchcase(text, pattern.replace("[", "[[]")) for pattern in patterns)


def reaches(aim: Aim, now: Situation) -> bool:
    """Whether an aim is reached."""
    rest = all(holds(each, now) for each in aim.all)
    return holds(aim, now) and rest and (not aim.any or any(holds(each, now) for each in aim.any))


def holds(condition: Condition, now: Situation) -> bool:
    """Whether a condition holds: every part of it that says something."""
    match = now.match
    heard = match.events(now.seat, now.since) if condition.event or condition.without else []
    checks = (
        not condition.event or _count(condition, heard) >= condition.times,
        not any(each.name == condition.without for each in heard),
        not condition.moves or is_one_of(now.last, condition.moves),
        not is_one_of(now.last, condition.but),
        not condition.score or _has_points(condition, now),
        not condition.legal or any(is_one_of(each, condition.legal) for each in legal_texts(match, now.seat)),
        not condition.view or _is_seen(condition.view, match.view(now.seat), now.seat),
        not condition.is_won or (match.outcome is not None and match.outcome.winners == (now.seat,)),
    )
    return all(checks)


def legal_texts(match: Match[Any], seat: int) -> list[str]:
    """The moves that a seat may make now, as they are written."""
    if seat not in match.waiting:
        return []
    return [match.game.moves.move_text(match.state, number) for number in match.legal_numbers(seat)]


def points_of(match: Match[Any], seat: int, part: str = TOTAL) -> int:
    """A seat's points for one thing, or for all."""
    score = match.scores()[seat]
    return score.total if part == TOTAL else score.parts[part]


def _count(condition: Condition, heard: Sequence[Happening]) -> int:
    """How many events are of the sort that a condition speaks of."""
    return sum(_fits(condition, each) for each in heard)


def _fits(condition: Condition, heard: Happening) -> bool:
    is_whose = condition.seat is None or heard.seat == condition.seat
    if heard.name != condition.event or not is_whose:
        return False
    are_alike = all(_is(heard.details[name], wanted) for name, wanted in condition.details.items())
    return are_alike and all(int(heard.details[name]) >= least for name, least in condition.least.items())


def _is(told: str, wanted: str | int | list[str]) -> bool:
    return told in wanted if isinstance(wanted, list) else told == str(wanted)


def _is_seen(wanted: Mapping[str, int | str], view: Any, seat: int) -> bool:
    """Whether a view shows what is wanted at each path, such as `players.{seat}.hand`; of things so many at least."""
    return all(_is_there(_found(view, path.format(seat=seat)), what) for path, what in wanted.items())


def _found(view: Any, path: str) -> Any:
    for name in path.split("."):
        view = view[int(name)] if isinstance(view, list) else view[name]
    return view


def _is_there(shown: Any, wanted: int | str) -> bool:
    if isinstance(wanted, str):
        return bool(shown == wanted)
    return (len(shown) if isinstance(shown, list) else int(shown)) >= wanted


def _has_points(condition: Condition, now: Situation) -> bool:
    points = points_of(now.match, now.seat, condition.score)
    is_exact = condition.points is None or points == condition.points
    return is_exact and (condition.at_least is None or points >= condition.at_least)
