"""Messages about matches that are over."""

from typing import Any, Literal

from oceanarium.hosting.messages.common import EventRow, MoveRow
from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import OutcomeInfo, SentenceInfo


class PlayedInfo(Message):
    """A move that was made, in a replay."""

    number: int
    seat: int  # -2 is chance
    move: MoveRow
    events: list[EventRow]


class Replay(Message):
    """A match from a link: its moves and its end. Views are fetched one by one."""

    link: str
    game: str
    title: str
    seats: int
    names: list[str] | None = None  # who played, by seat, where that is known
    options: dict[str, str | bool | int | list[int]]
    moves: list[PlayedInfo]
    outcome: OutcomeInfo | None


class ReplayView(Message):
    """The table after a number of moves, as an onlooker may know it once the match is over."""

    number: int
    view: dict[str, Any]


class JudgementInfo(Message):
    """What one decision of a match was worth."""

    number: int  # of the move
    seat: int
    made: MoveRow
    best: MoveRow
    made_chance: float  # to win, after the move that was made
    best_chance: float
    cost: float
    word: Literal["best", "good", "slip", "mistake", "blunder"]
    outlook: list[float]  # every seat's chance to win before the move


class Analysis(Message):
    """What has been found out about a match so far. Asking again brings more, until it is complete."""

    link: str
    judgements: list[JudgementInfo]
    turning_points: list[int]  # numbers of the moves, of whatever seat, that cost the most
    moments: list[list[int]]  # those that cost each seat the most, by seat
    is_complete: bool
    is_warming_up: bool  # the machine code is still being made; until then nothing is judged


class MomentInfo(Message):
    """Why another move would have been better at a decision that was judged."""

    number: int  # of the move
    seat: int
    line: list[MoveRow]  # the better move, and how its turn may have gone on
    brings: list[SentenceInfo]  # what that brings
    brought: list[SentenceInfo]  # what the move brings that was made
    later: list[SentenceInfo]  # what the next turns bring more after the better one
    theme: str  # what it is about: one of the themes of puzzles
