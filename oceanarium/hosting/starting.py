"""Points of matches that are over, to play on from."""

import logging
from secrets import randbelow
from typing import Any

from oceanarium.hosting.messages.tables import StartAt
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found
from oceanarium.kernel import Match, MatchFormatError
from oceanarium.kernel.chance import MAX_SEED
from oceanarium.whatif.retelling import retold

LONGEST_LINK = 8_192

_logger = logging.getLogger(__name__)


def match_in(link: str) -> Match[Any]:
    """The match in a link, or a problem."""
    if len(link) > LONGEST_LINK:
        raise known_problem(400, "bad_link", "long_link")
    try:
        return Match.from_link(link)
    except MatchFormatError as error:
        raise RequestProblem(400, "bad_link", str(error), error.rule, said=error.said) from None
    except Exception:
        _logger.warning("a link could not be read", exc_info=True)
        raise known_problem(400, "bad_link") from None


def match_at(start: StartAt, seat: int | None, seed: int | None = None) -> Match[Any]:
    """A match as it was at a point, to be continued: from there on chance draws anew.

    What a seat could not know there, if one is given, is dealt afresh, as far as the moves that were made allow.
    """
    match = match_in(start.link)
    if start.number > match.moves_made:
        raise not_found("move")
    match = match.until(start.number)
    if seat is not None and seat < match.seats:
        match = retold(match, seat, randbelow(MAX_SEED) if seed is None else seed)
    return match.after(start.number, seed)
