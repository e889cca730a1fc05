"""What a move brings in the end that another does not: both are played on a few times, and the courses compared."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from oceanarium.bots.bot import imagined
from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.kernel import NOBODY, Game, Match
from oceanarium.puzzles.speech import SOONER

COURSES = 6  # that play may take after each of the two moves; the same deals and seeds for both
DECISIONS = 30  # of all seats together, that each course lasts
POINTS = 1.0  # on average, that are worth telling
EVENTS = 0.5  # on average, so too


@dataclass(frozen=True)
class Contrast:
    """What the next turns bring more after one move than after another: points by parts of a score, and events."""

    own: dict[str, int] = field(default_factory=dict)
    rivals: dict[str, int] = field(default_factory=dict)  # to all others together

    @property
    def speaks_for_it(self) -> bool:
        """Whether it says something in favour of the first move."""
        return any(each > 0 for each in self.own.values()) or any(each < 0 for each in self.rivals.values())


def contrast(game: Game[Any], match: Match[Any], seat: int, one: int, other: int) -> Contrast:
    """What one move brings a seat more than another in the next turns, and its rivals."""
    own: Counter[str] = Counter()
    rivals: Counter[str] = Counter()
    for course in range(COURSES):
        for move, sign in ((one, 1), (other, -1)):
            played = _played_on(game, match, seat, move, course)
            for each in range(match.seats):
                brought = own if each == seat else rivals
                for name, count in _brought(game, played, each, match.moves_made).items():
                    brought[name] += sign * count
    return Contrast(_worth_telling(own), _worth_telling(rivals))


def _brought(game: Game[Any], match: Match[Any], seat: int, first: int) -> Counter[str]:
    """Points that can be told by their part, and events that can be told at all."""
    parts = match.scores()[seat].parts
    names = [game.events[event.kind].name for _, event in match.heard(seat, first) if event.seat == seat]
    told = Counter(name for name in names if name in SOONER)
    told.update({part: parts[part] for part in game.words.vocabulary.gains.parts if part in parts})
    return told


def _worth_telling(changes: Counter[str]) -> dict[str, int]:
    """Points on average; events all together, since they are told without a number."""
    points = {name: total / COURSES for name, total in changes.items() if name not in SOONER}
    told = {name: round(mean) for name, mean in points.items() if abs(mean) >= POINTS}
    return told | {name: changes[name] for name in SOONER if abs(changes[name]) >= EVENTS * COURSES}


def _played_on(game: Game[Any], match: Match[Any], seat: int, move: int, course: int) -> Match[Any]:
    """A course that play may take after a move: everybody takes what looks best."""
    twin = match.copy()
    twin.state, twin.seed, twin.manual_chance = imagined(match, seat, course), course, False
    bot = GreedyBot(game, course)
    twin.play_silently(move, seat)
    for _ in range(DECISIONS):
        if twin.actor == NOBODY:
            break
        twin.play_silently(bot.choose(twin, twin.waiting[0]).number, twin.waiting[0])
    return twin
