"""Tables that look for players: who may sit down at them."""

from collections.abc import Callable, Collection

from oceanarium.hosting.problems import RequestProblem, known_problem
from oceanarium.protocol.messages import Conditions
from oceanarium.protocol.reading import read_plain
from oceanarium.store.records import TableRecord

RatingOf = Callable[[str, str], int]  # takes a person and a game
FriendsOf = Callable[[str], Collection[str]]


def complaint(conditions: Conditions, rating: int, *, is_friend: bool) -> RequestProblem | None:
    """Why somebody may not sit down; None if they may."""
    if conditions.friends_only and not is_friend:
        return known_problem(403, "friends_only")
    if conditions.lowest is not None and rating < conditions.lowest:
        return known_problem(403, "rating_too_low", rating=rating, lowest=conditions.lowest)
    if conditions.highest is not None and rating > conditions.highest:
        return known_problem(403, "rating_too_high", rating=rating, highest=conditions.highest)
    return None


class Terms:
    """Keeps to the conditions of tables."""

    def __init__(self, rating_of: RatingOf, friends_of: FriendsOf) -> None:
        self._rating_of = rating_of
        self._friends_of = friends_of

    def check(self, person: str, table: TableRecord) -> None:
        """A problem if somebody does not meet the conditions of a table. Its maker always does."""
        if table.conditions is None or person == table.creator:
            return
        conditions = read_plain(Conditions, table.conditions)
        is_friend = person in self._friends_of(table.creator)
        problem = complaint(conditions, self._rating_of(person, table.game), is_friend=is_friend)
        if problem is not None:
            raise problem
