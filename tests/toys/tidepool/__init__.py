"""Tidepool Auction: a toy with chance, a hidden hand, a secret choice made at once, and scoring. For tests only."""

from oceanarium.kernel import DeclaredWords, Game
from tests.toys.tidepool import evaluate, moves, picture, rules, view, words
from tests.toys.tidepool.parts import MAX_SEATS, MIN_SEATS, OPTIONS, longest_match
from tests.toys.tidepool.state import State

__all__ = ["GAME", "State"]

GAME = Game(
    name="tidepool",
    title="Tidepool Auction",
    pitch="Offer shells in secret, win what the tide lays open, keep it or save it for a better day.",
    minutes=5,
    seats=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    options=OPTIONS,
    rules_version=1,
    State=State,
    rules=rules,
    secrets=view,
    moves=moves,
    words=DeclaredWords(moves.MOVES, words.prompt),
    pictures=picture,
    evaluation=evaluate,
    refusals=rules.REFUSALS,
    events=rules.EVENTS,
    scoring=rules.SCORING,
    endings=rules.ENDINGS,
    move_count=moves.MOVE_COUNT,
    has_secrets=True,
    chooses_at_once=True,
    longest_match=longest_match,
)
