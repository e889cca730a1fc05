"""The rules of Oceania, a file for each chapter of RULES.md."""

from oceanarium.games.oceania.rules.choices import apply_move, chances, forbids, legal_moves
from oceanarium.games.oceania.rules.citations import ENDINGS, EVENTS, REFUSALS, SCORING
from oceanarium.games.oceania.rules.ending import ending
from oceanarium.games.oceania.rules.preparation import set_up
from oceanarium.games.oceania.rules.scoring import place, score, score_part
from oceanarium.games.oceania.rules.turn import actor, waiting

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
