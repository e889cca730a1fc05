"""The rules of Ocean Labyrinth, a file for each chapter of RULES.md."""

from oceanarium.games.ocean_labyrinth.rules.choices import apply_move, chances, forbids, legal_moves
from oceanarium.games.ocean_labyrinth.rules.citations import ENDINGS, EVENTS, REFUSALS, SCORING
from oceanarium.games.ocean_labyrinth.rules.preparation import set_up
from oceanarium.games.ocean_labyrinth.rules.scoring import place, score, score_part
from oceanarium.games.ocean_labyrinth.rules.turn import actor, ending, waiting

__all__ = [
    "ENDINGS",
    "EVENTS",
    "REFUSALS",
    "SCORING",
    "actor",
    "apply_move",
    "chances",
    "ending",
    "forbids",
    "legal_moves",
    "place",
    "score",
    "score_part",
    "set_up",
    "waiting",
]
