"""Octopus' Garden, by Roberta Taylor: buy tiles with pearls, plant the most beautiful garden."""

from oceanarium.games.octopus_garden import evaluate, features, glance, moves, picture, rules, searching, view, words
from oceanarium.games.octopus_garden.parts import MAX_SEATS, MIN_SEATS, OPTIONS, longest_match
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import DeclaredWords, Game

__all__ = ["GAME", "State"]

GAME = Game(
    name="octopus-garden",
    title="Octopus' Garden",
    pitch="Buy tiles with pearls, keep the sea stars off your oysters, plant the most beautiful garden.",
    minutes=30,
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
    glance=glance.glance,
)
