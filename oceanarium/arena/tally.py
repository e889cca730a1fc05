"""What is counted in a match of a bot against itself, for reports on balance. Knows no game: moves and events say it.

A thing is whatever an event names that is neither a number nor a place on a board: a tile, a card, a colour.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from oceanarium.arena.playing import outcome_of, played_match
from oceanarium.arena.schedule import Fixture
from oceanarium.arena.tournament import Tournament
from oceanarium.kernel import Match

MOVES = "moves"  # the topic of what kinds of moves were made
HIDDEN = "hidden"  # what events say of what a seat may not know
_PLACE = re.compile(r"-?\d+(,-?\d+)*|[A-Z][1-9]\d?")  # 7, -1,2 or C4
_OWNER = re.compile(r"^\d+:")  # a seat before a thing of its own: 0:city


class Topic(NamedTuple):
    """Things that are counted together."""

    event: str  # or MOVES
    field: str


class Thing(NamedTuple):
    """What a seat made or took."""

    topic: Topic
    name: str


@dataclass(frozen=True)
class Tally:
    """One match in numbers."""

    deal: int
    places: tuple[int, ...]  # by seat
    scores: tuple[int, ...]
    parts: tuple[Mapping[str, int], ...]  # of the scores
    choices: int
    ending: str
    things: tuple[Mapping[Thing, int], ...]  # how often each seat made or took it


def tallied(tournament: Tournament, fixture: Fixture) -> Tally:
    """Play a match and count."""
    match, thought = played_match(tournament, fixture)
    outcome, scores = outcome_of(match), match.scores()
    return Tally(
        deal=fixture.deal,
        places=outcome.places,
        scores=tuple(score.total for score in scores),
        parts=tuple(score.parts for score in scores),
        choices=sum(thought.choices),
        ending=outcome.sentence,
        things=tuple(_things(match, seat) for seat in range(match.seats)),
    )


def _things(match: Match[Any], seat: int) -> dict[Thing, int]:
    """What a seat made and took, as it knows itself."""
    counts: Counter[Thing] = Counter()
    for played in match.moves:
        if played.seat == seat:
            counts[Thing(Topic(MOVES, "kind"), re.split(r"[:@ ]", played.text)[0])] += 1
    for heard in match.events(seat):
        if heard.seat == seat:
            for field, value in heard.details.items():
                if is_thing(value):
                    counts[Thing(Topic(heard.name, field), _OWNER.sub("", value))] += 1
    return dict(counts)


def is_thing(value: str) -> bool:
    """Whether a detail of an event is a thing rather than a number, a place or a secret."""
    return value not in ("", HIDDEN) and _PLACE.fullmatch(value) is None
