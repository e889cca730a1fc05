"""The companion in somebody's first match: what there is to say now, the most important first; and in the end."""

from typing import Any, NamedTuple

from oceanarium.kernel import Match, Sentence
from oceanarium.kernel.vocabulary import gain_key
from oceanarium.learning.aims import Situation, holds
from oceanarium.learning.course import Course
from oceanarium.learning.lesson import Remark
from oceanarium.learning.speech import WORDS


class Said(NamedTuple):
    """A remark in somebody's language."""

    name: str
    text: str
    rule: str
    points_at: list[str]
    lesson: str | None = None  # that is worth playing next


class _Compared(NamedTuple):
    """A part of the score: the learner's points, and the most that another has."""

    part: str
    yours: int
    theirs: int


def remarks(course: Course, match: Match[Any], seat: int, language: str) -> list[Said]:
    """All remarks that fit: to what came about since the seat's last move, or to what it is asked now."""
    if course.companion is None:
        return []
    if match.outcome is not None:
        return [_closing(course, match, seat, language)]
    if seat not in match.waiting:
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


def _closing(course: Course, match: Match[Any], seat: int, language: str) -> Said:
    """What went well in a match that is over, and what is worth trying next."""
    outcome = match.outcome
    assert outcome is not None
    result = "lost" if seat not in outcome.winners else "won" if outcome.winners == (seat,) else "shared"
    compared = sorted(_compared(match, seat), key=lambda each: each.yours - each.theirs)
    said = [Sentence(WORDS, f"closing-{result}")]
    lesson = None
    if compared and compared[-1].yours > max(compared[-1].theirs, 0):
        said.append(_about(match, "closing-good", compared[-1]))
    if compared and compared[0].yours < compared[0].theirs:
        said.append(_about(match, "closing-next", compared[0]))
        lesson = None if course.companion is None else course.companion.closing.get(compared[0].part)
    if lesson is not None:
        title = course.say(language, f"lesson-{lesson}-title")
        said.append(Sentence(WORDS, "closing-lesson", (("lesson", title),)))
    words = " ".join(each.in_words(course.language(language)) for each in said)
    return Said("closing", words, outcome.rule, [], lesson)


def _compared(match: Match[Any], seat: int) -> list[_Compared]:
    """All that points are told for in this game."""
    scores, told = match.scores(), match.game.words.vocabulary.gains.parts
    others = [score for other, score in enumerate(scores) if other != seat]
    parts = [part for part in scores[seat].parts if part in told and others]
    return [_Compared(part, scores[seat].parts[part], max(each.parts[part] for each in others)) for part in parts]


def _about(match: Match[Any], key: str, compared: _Compared) -> Sentence:
    purpose = Sentence(match.game.words.vocabulary, gain_key(compared.part))
    points = (("yours", _points(compared.yours)), ("theirs", _points(compared.theirs)))
    return Sentence(WORDS, key, (("part", purpose), *points))


def _points(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")
