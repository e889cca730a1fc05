"""How a game is searched by bots that look ahead: figures that were found by matches, which each game states itself."""

from dataclasses import dataclass

ALL_MOVES = 1_000_000  # more than any position has
TO_THE_END = 1_000_000  # more than any match has


@dataclass(frozen=True)
class Manner:
    """How to search. Some figures were chosen by matches (docs/levels_trials.md); urgency, prior and margin hardly."""

    exploration: float = 0.1  # how much seldom tried moves attract
    urgency: float = 10.0  # by how much a move of which nothing is known is thought better than the others' mean
    prior: float = 8.0  # visits that a first look at a move is worth; 0 spares that look
    horizon: int = 0  # moves from the root on after which a position may be judged, if it is outside the tree
    whole_turns: bool = True  # whether it is judged only when another seat is to choose
    glances: int = ALL_MOVES  # moves by lot that are compared for each outside the tree; 1 takes any
    chance_nodes: bool = False  # whether what chance draws leads to different places in the tree
    margin: float = 0.05  # of a final result, for the margin in place of the victory


@dataclass(frozen=True)
class Patience:
    """Iterations that the two searching levels take for a choice."""

    expert: int = 10_000
    strong: int = 200
