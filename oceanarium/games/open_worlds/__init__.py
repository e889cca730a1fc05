"""Open Worlds, by J. C. Conway: settle exoplanets, guard them, wreck the rivals'; the highest Income wins."""

from oceanarium.games.open_worlds import (
    deck_book,
    evaluate,
    features,
    glance,
    moves,
    picture,
    rules,
    searching,
    view,
    windows,
    words,
)
from oceanarium.games.open_worlds.parts import MAX_SEATS, MIN_SEATS, OPTIONS, longest_match, next_options
from oceanarium.games.open_worlds.state import State
from oceanarium.kernel import DeclaredWords, Game

__all__ = ["GAME", "State"]

GAME = Game(
    name="open-worlds",
    title="Open Worlds",
    pitch="Stage cards in secret, settle exoplanets, launch fleets: the highest Income on the last turn wins.",
    minutes=20,
    seats=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    options=OPTIONS,
    rules_version=2,
    State=State,
    rules=rules,
    secrets=view,
    moves=moves,
    words=DeclaredWords(moves.MOVES, words.prompt),
    pictures=picture,
    evaluation=evaluate,
    features=features,
    refusals=rules.REFUSALS,
    events=rules.EVENTS,
    scoring=rules.SCORING,
    endings=rules.ENDINGS,
    move_count=moves.MOVE_COUNT,
    has_secrets=True,
    longest_match=longest_match,
    manner=searching.MANNER,
    learned_manner=searching.LEARNED,
    patience=searching.PATIENCE,
    next_options=next_options,
    glance=glance.glance,
    windows=windows,
    decks=deck_book,
)
