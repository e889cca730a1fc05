"""What clocks can be chosen, and what a match must be like to count for ratings."""

from oceanarium.hosting.messages.tables import NewTable
from oceanarium.hosting.offers import bot_levels
from oceanarium.hosting.problems import known_problem
from oceanarium.protocol.messages import Clock


def check_clock(clock: Clock | None, *, has_clocks: bool) -> None:
    """A problem if a clock cannot be played with."""
    if clock is None:
        return
    if not has_clocks:
        raise known_problem(422, "no_clocks")
    if (clock.base if clock.kind == "live" else clock.days) == 0:
        raise known_problem(422, "empty_clock")


def check_rated(wanted: NewTable) -> None:
    """A problem if a match that is to be rated is none that can be."""
    if not wanted.is_rated:
        return
    if wanted.clock is None:
        raise known_problem(422, "rated_clock")
    if wanted.clock.out_of_time != "usual":
        raise known_problem(422, "rated_usual")
    if sum(seat.kind == "here" for seat in wanted.seats) > 1:
        raise known_problem(422, "rated_here")
    if wanted.start is not None or wanted.seed is not None:
        raise known_problem(422, "rated_start")
    if any(seat.kind == "bot" and seat.level not in (None, *bot_levels()) for seat in wanted.seats):
        raise known_problem(422, "rated_bots")
