"""Points of matches that are over, to play on from."""

import logging
from typing import Any

from oceanarium.hosting.messages import StartAt
from oceanarium.hosting.problems import RequestProblem, known_problem, not_found
from oceanarium.kernel import Match, MatchFormatError

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


def match_at(start: StartAt, seed: int | None = None) -> Match[Any]:
    """A match as it was at a point, to be continued: from there on chance draws anew."""
    match = match_in(start.link)
    if start.number > match.moves_made:
        raise not_found("move")
    return match.after(start.number, seed)
