"""What changes: the record of a match."""

from oceanarium.kernel import Int8, Int16, Record, cell, grid, row
from tests.toys.tidepool.parts import MAX_SEATS, TOP_VALUE


class State(Record):
    """A match of Tidepool Auction at rest between two moves."""

    # The options. [TP-S1]
    seats = cell(Int8)
    rounds = cell(Int8)
    hand_size = cell(Int8)

    # The table.
    phase = cell(Int8)
    round = cell(Int8)  # rounds finished
    lot = cell(Int8)  # the value laid open, or NOTHING
    winner = cell(Int8)  # who decides about the lot, or NOBODY
    reef = row(Int8, TOP_VALUE + 1)  # undrawn shells by value
    ending = cell(Int8)  # the citation of the end, or 0

    # The seats.
    hands = grid(Int8, MAX_SEATS, TOP_VALUE + 1)  # shells held, by value
    shown = grid(Int8, MAX_SEATS, TOP_VALUE + 1)  # of those, the ones all have seen pocketed
    choices = row(Int8, MAX_SEATS)  # the secret choice of this round, or NOTHING
    held_back = row(Int8, MAX_SEATS)  # 1 for a seat that held back in the round before
    points = row(Int16, MAX_SEATS)  # from lots kept
