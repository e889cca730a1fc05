"""Messages about ratings, and the page of a person."""

from typing import Literal

from oceanarium.hosting.messages.people import PersonInfo
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Clock, RatingInfo

Ending = Literal["won", "lost", "even"]


class GameRating(Message):
    """How somebody stands in a game."""

    game: str
    rating: RatingInfo
    error: int  # how far the number may be off: one standard deviation
    best: int | None  # the highest number since it means something
    rank: int | None  # among those who have played enough, and lately
    ranked: int  # how many those are
    change: int  # within the last 30 days
    recent: list[int]  # the numbers after the last matches, oldest first


class Meeting(Message):
    """How two people did against each other in a game."""

    game: str
    yours: int  # matches in which whoever asks finished before the other
    theirs: int
    even: int


class PersonPage(Message):
    """Somebody's page, as whoever asks may know it."""

    person: PersonInfo
    you: str | None  # who asks
    is_you: bool
    since: str  # when they first came: ISO 8601, UTC
    matches: int  # that are over, whoever may see them
    ratings: list[GameRating]  # in the games in which they have played for ratings
    meetings: list[Meeting]  # with whoever asks; empty on one's own page
    vacation: str | None  # until when they are away: ISO 8601, UTC


class RatingPoint(Message):
    """A number after a match."""

    ended: str  # ISO 8601, UTC
    number: int
    change: int
    place: int
    seats: int
    is_provisional: bool


class RatingCurve(Message):
    """How somebody's rating in a game has gone."""

    game: str
    points: list[RatingPoint]  # oldest first


class MatchSeat(Message):
    """Who played a match in a seat, and how that ended."""

    name: str
    person: PersonInfo | None  # None for bots, and for those who have left for good
    level: str | None  # of a bot
    is_named: bool  # else browsers call a bot by its level
    place: int
    score: int


class MatchLine(Message):
    """A match of somebody that is over."""

    table: str
    game: str
    created: str  # ISO 8601, UTC
    ended: str
    seats: list[MatchSeat]
    seat: int  # whose page it is
    ending: Ending
    is_played_out: bool
    is_rated: bool
    clock: Clock | None
    change: int | None  # of the rating
    link: str | None


class MatchList(Message):
    """Matches of somebody, newest first."""

    matches: list[MatchLine]
    more: str | None  # ask for this to go on


class BestLine(Message):
    """One of the best."""

    rank: int
    person: PersonInfo
    rating: RatingInfo
    ended: str  # when the last rated match was over


class BotRating(Message):
    """A bot's fixed point."""

    level: str
    number: int


class BestTable(Message):
    """The best in a game."""

    game: str
    best: list[BestLine]
    yours: BestLine | None  # whoever asks, wherever they stand
    ranked: int
    bots: list[BotRating]  # weakest first


class SeatChange(Message):
    """What a match has changed for the person in a seat."""

    seat: int
    before: RatingInfo
    after: RatingInfo
