"""What changes: the record of a match."""

from oceanarium.games.oceania.parts import DIRECTION_COUNT, KIND_COUNT, MAX_SEATS, MOST_ROUNDS, SEA_KINDS, VALUE_COUNT
from oceanarium.kernel import Int8, Int16, Int64, Record, cell, grid, row


class State(Record):
    """A match of Oceania at rest between two moves. Sets of spaces are bits, one for each space."""

    # The options. [OC-S1]
    seats = cell(Int8)
    first_player = cell(Int8)  # a seat, or NOBODY: drawn by lot
    rounds = cell(Int8)  # games in the match
    sea_tiles = row(Int8, SEA_KINDS)  # what the box holds, by kind
    reserve_tiles = row(Int8, KIND_COUNT)

    # The match. [OC-14]
    game = cell(Int8)  # the number of the game at hand, from 0
    starter = cell(Int8)  # who began it
    wins = row(Int8, MAX_SEATS)  # games won
    results = grid(Int16, MOST_ROUNDS, MAX_SEATS)  # the points of every game that is over, that at hand included

    # The chart. [OC-C1]
    explored = cell(Int64)  # spaces with a tile, virtual ones included
    land = row(Int64, DIRECTION_COUNT)  # spaces whose tile has land at its edge in that direction
    filled = cell(Int64)  # spaces filled from the reserve, virtual tiles included
    virtual = cell(Int64)  # those of them for which the reserve had no tile
    scouts = grid(Int64, MAX_SEATS, VALUE_COUNT)  # spaces with a scout, by seat and value less one
    camps = row(Int64, DIRECTION_COUNT)  # spaces whose scout is on the piece with the land edge in that direction
    ship = cell(Int8)  # the starting point it is at, or NOTHING: beside the board

    # What lies beside it.
    unseen = row(Int8, SEA_KINDS)  # tiles by kind, those in the lid and those that left the game unseen
    lid = cell(Int8)  # tiles in the lid
    reserve = row(Int8, KIND_COUNT)  # tiles by kind
    scouts_left = grid(Int8, MAX_SEATS, VALUE_COUNT)  # by value less one
    paid = grid(Int8, MAX_SEATS, VALUE_COUNT)  # scouts that left the game as a price
    discards = grid(Int8, MAX_SEATS, SEA_KINDS)  # tiles by kind

    # The turn. [OC-2.2]
    phase = cell(Int8)
    turn = cell(Int8)  # whose
    tile = cell(Int8)  # the kind in hand, drawn or taken from the discards, or NOTHING
    placed = cell(Int8)  # where it was laid, while a scout may follow, or NOTHING
    ending = cell(Int8)  # the citation of the end, or 0
