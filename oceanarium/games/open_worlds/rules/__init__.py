"""The rules of Open Worlds, a file for each chapter of RULES.md."""

from oceanarium.games.open_worlds.rules.choices import actor, apply_move, chances, ending, forbids, legal_moves, waiting
from oceanarium.games.open_worlds.rules.citations import ENDINGS, EVENTS, REFUSALS, SCORING
from oceanarium.games.open_worlds.rules.income import place, score, score_part
from oceanarium.games.open_worlds.rules.preparation import set_up

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
