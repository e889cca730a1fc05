"""The rules of Open Ocean, a file for each chapter of RULES.md."""

from oceanarium.games.open_ocean.rules.choices import apply_move, chances, forbids, legal_moves
from oceanarium.games.open_ocean.rules.citations import ENDINGS, EVENTS, REFUSALS, SCORING
from oceanarium.games.open_ocean.rules.ending import ending
from oceanarium.games.open_ocean.rules.preparation import set_up
from oceanarium.games.open_ocean.rules.scoring import place, score, score_part
from oceanarium.games.open_ocean.rules.turn import actor, waiting

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
