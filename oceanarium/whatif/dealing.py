"""What a seat cannot know, dealt afresh: so trying something out gives nothing away."""

from typing import Any

from oceanarium.bots.bot import imagined
from oceanarium.kernel import CHANCE, Match, MatchSnapshot, Played

_FORGOTTEN = Played(CHANCE, 0, "")  # a move of which only is known that there was one


def dealt(match: Match[Any], seat: int, seed: int) -> Match[Any]:
    """A match as it may be for all that a seat knows: the same seed deals the same.

    Nothing in it depends on what the seat cannot know. What was played before may tell secrets, so of that only the
    number of moves is left, and what the seat heard of them; whoever goes on with it decides its chances by hand.
    """
    heard: list[list[Any]] = [[] for _ in range(match.moves_made)]
    for number, event in match.heard(seat):
        heard[number].append(event)
    snapshot = MatchSnapshot(
        state=imagined(match, seat, seed).to_bytes(),
        played=(_FORGOTTEN,) * match.moves_made,
        heard=tuple(tuple(events) for events in heard),
    )
    fresh = Match.restored(match.game, match.seats, match.options, 0, snapshot, manual_chance=True)
    fresh.name_of, fresh.language = match.name_of, match.language
    return fresh
