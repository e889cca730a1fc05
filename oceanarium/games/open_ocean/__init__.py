"""Open Ocean, by Joel Bodkin: draft cards, build a reef, mind the sharks."""

from oceanarium.games.open_ocean import evaluate, features, glance, moves, picture, rules, searching, view, words
from oceanarium.games.open_ocean.parts import MAX_SEATS, MIN_SEATS, OPTIONS, longest_match
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import DeclaredWords, Game

__all__ = ["GAME", "State"]

GAME = Game(
    name="open-ocean",
    title="Open Ocean",
    pitch="Pick a card, pass the rest on, and grow a reef whose fish attract bigger fish, until the sharks come.",
    minutes=25,
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
    chooses_at_once=True,
    longest_match=longest_match,
    manner=searching.MANNER,
    learned_manner=searching.LEARNED,
    patience=searching.PATIENCE,
    people=searching.PEOPLE,
    glance=glance.glance,
)
