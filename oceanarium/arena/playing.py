"""One match between bots. It is the same on whatever core or machine it is played."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from oceanarium.arena.results import Result
from oceanarium.arena.schedule import Fixture
from oceanarium.arena.tournament import Tournament
from oceanarium.bots.bot import Bot
from oceanarium.bots.hosting import BotMisbehaved, dismiss, make_move, seed_for
from oceanarium.kernel import NOBODY, Match, Outcome


class Thought(NamedTuple):
    """How much the seats thought in a match."""

    choices: list[int]
    seconds: list[float]


def played(tournament: Tournament, fixture: Fixture) -> Result:
    """Play a match of a tournament."""
    match, thought = played_match(tournament, fixture)
    return Result(
        group=fixture.group,
        deal=fixture.deal,
        rotation=fixture.rotation,
        line_up=fixture.line_up,
        places=outcome_of(match).places,
        scores=tuple(score.total for score in match.scores()),
        choices=tuple(thought.choices),
        seconds=tuple(thought.seconds),
    )


def played_match(tournament: Tournament, fixture: Fixture) -> tuple[Match[Any], Thought]:
    """The whole match of a fixture, and how much the bots thought."""
    game, makers = tournament.found_game(), tournament.makers()
    match = Match(game, tournament.seats, tournament.options, fixture.seed)
    bots = [makers[bot](game, seed_for(fixture.seed, seat)) for seat, bot in enumerate(fixture.line_up)]
    try:
        return match, play_to_the_end(match, bots)
    except BotMisbehaved as error:
        raise BotMisbehaved(f"{error} (The match until then: {match.to_link()})") from error
    finally:
        dismiss(bots, match)


def play_to_the_end(match: Match[Any], bots: Sequence[Bot]) -> Thought:
    """Let the bots play; those who choose at once do so one after another, which changes nothing."""
    thought = Thought([0] * match.seats, [0.0] * match.seats)
    while match.actor != NOBODY:
        for seat in match.waiting:
            if seat not in match.waiting:
                break  # another's choice has changed who is to choose
            start = perf_counter()
            make_move(bots[seat], match, seat)
            thought.seconds[seat] += perf_counter() - start
            thought.choices[seat] += 1
    return thought


def outcome_of(match: Match[Any]) -> Outcome:
    """How a match that is over ended."""
    outcome = match.outcome
    assert outcome is not None, "the match goes on"
    return outcome
