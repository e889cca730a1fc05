"""What never changes: shells, phases and options. [TP-1.1]"""

from collections.abc import Mapping
from typing import Any

from oceanarium.kernel import Options

MIN_SEATS, MAX_SEATS = 2, 4
TOP_VALUE = 6  # a row by value has TOP_VALUE + 1 places: there is no shell of value 0
COPIES = (0, 4, 4, 4, 4, 4, 4)  # shells of each value
POINTS_PER_SHELL = 1  # TP-4.2

DEALING, TIDE, OFFERING, DECIDING, OVER = range(5)

OPTIONS = Options()  # TP-S1
ROUNDS = OPTIONS.number("rounds", "How many lots are auctioned.", lowest=1, highest=5, default=5)
HAND_SIZE = OPTIONS.number("hand_size", "How many shells each seat is dealt.", lowest=1, highest=4, default=3)


def longest_match(seats: int, options: Mapping[str, Any]) -> int:
    """A bound on the decisions of a match: in every round each seat chooses, and the winner decides."""
    rounds: int = options["rounds"]
    return rounds * (seats + 1)
