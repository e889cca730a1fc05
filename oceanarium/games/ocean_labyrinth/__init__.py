"""Ocean Labyrinth, by Max J. Kobbert: shift the maze, swim to your secret targets, come home first."""

from oceanarium.games.ocean_labyrinth import evaluate, features, glance, moves, picture, rules, searching, view, words
from oceanarium.games.ocean_labyrinth.parts import MAX_SEATS, MIN_SEATS, OPTIONS, longest_match
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import DeclaredWords, Game

__all__ = ["GAME", "State"]

GAME = Game(
    name="ocean-labyrinth",
    title="Ocean Labyrinth",
    pitch="Shift the maze, swim to your secret targets, and be the first to come home.",
    minutes=30,
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
    learned_manner=searching.LEARNED,
    patience=searching.PATIENCE,
    people=searching.PEOPLE,
    glance=glance.glance,
)
