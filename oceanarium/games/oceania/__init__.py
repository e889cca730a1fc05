"""Oceania, by Klaus Teuber: explore an archipelago tile by tile, and claim its islands with scouts."""

from oceanarium.games.oceania import evaluate, features, glance, moves, picture, rules, searching, view, words
from oceanarium.games.oceania.parts import MAX_SEATS, MIN_SEATS, OPTIONS, longest_match, next_options
from oceanarium.games.oceania.state import State
from oceanarium.kernel import DeclaredWords, Game

__all__ = ["GAME", "State"]

GAME = Game(
    name="oceania",
    title="Oceania",
    pitch="Sail into the unknown, chart an archipelago tile by tile, and claim its islands with your scouts.",
    minutes=10,
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
    has_secrets=False,
    longest_match=longest_match,
    manner=searching.MANNER,
    learned_manner=searching.LEARNED,
    patience=searching.PATIENCE,
    people=searching.PEOPLE,
    next_options=next_options,
    pauses=words.is_looked_at,
    glance=glance.glance,
)
