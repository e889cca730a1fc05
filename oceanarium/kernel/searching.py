"""How bots think about a game, well or as people do: figures that were found by matches, which a game states itself."""

from dataclasses import dataclass
from typing import NamedTuple

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
    quick_glances: bool = False  # whether they are compared by the evaluation even where a net judges
    chance_nodes: bool = False  # whether what chance draws leads to different places in the tree
    margin: float = 0.05  # of a final result, for the margin in place of the victory
    one_victory: bool = False  # whether the chances of all seats are made to add up to one


class Council(NamedTuple):
    """Iterations of two searches whose looks are added up; without any by the net, the evaluation judges alone."""

    by_net: int
    by_evaluation: int
    manner: Manner | None = None  # of the search by the evaluation; by default the expert's


@dataclass(frozen=True)
class Patience:
    """Iterations that the searching levels take for a choice, and how far what comes of them can be trusted."""

    master: int = 1_000
    expert: int = 10_000
    strong: int = 200
    council: Council | None = None  # of the master; by default it searches by the net alone
    doubt: float = 0.01  # standard error of how much better a move is said to be, besides luck: benchmarks/judging


@dataclass(frozen=True)
class Person:
    """How somebody thinks who looks one move ahead, and errs: `GreedyBot` says what each figure means."""

    span: int
    blur: float
    caution: float
    fondness: float


@dataclass(frozen=True)
class People:
    """The levels that do not search."""

    newcomer: Person = Person(span=3, blur=0.6, caution=0.6, fondness=0.4)
    casual: Person = Person(span=5, blur=0.3, caution=0.3, fondness=0.2)
    skilled: Person = Person(span=9, blur=0.1, caution=0.1, fondness=0.06)
    of_more: "People | None" = None  # where more than two play, if they err otherwise there

    def at(self, seats: int) -> "People":
        """The people of a table with so many seats."""
        return self if self.of_more is None or seats <= 2 else self.of_more
