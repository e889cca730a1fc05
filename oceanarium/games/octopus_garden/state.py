"""What changes: the record of a match."""

from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_COUNT,
    KIND_COUNT,
    MARKET_SIZE,
    MAX_SEATS,
    MOST_STARS,
)
from oceanarium.kernel import Int8, Int16, Int32, Int64, Record, cell, grid, row


class State(Record):
    """A match of Octopus' Garden at rest between two moves."""

    # The options, as far as they matter in play. [OG-S1]
    seats = cell(Int8)
    first_player = cell(Int8)  # a seat, or NOBODY: drawn by lot
    garbage_beauty = cell(Int8)
    anemone_cost = cell(Int8)
    counts_groups = cell(Int8)  # 1 for bonus_count=groups
    has_endless_pearls = cell(Int8)  # 1 for pearl_supply=unlimited
    stall_rounds = cell(Int16)
    garden = cell(Int64)  # the spaces of every garden, as bits on the board
    stride = cell(Int8)  # places in a row of the board

    # The table.
    bag = row(Int8, BAG_KINDS)  # tiles by kind
    market = row(Int8, MARKET_SIZE)  # the kind of tile on each space, or NOTHING
    pearl_supply = cell(Int32)  # below zero where other counters stand in
    bonus_supply = row(Int8, BONUS_COUNT)
    removed = row(Int8, KIND_COUNT)  # tiles that left the game, by kind

    # The gardens.
    tiles = grid(Int64, MAX_SEATS, KIND_COUNT)  # the spaces on which each kind lies, as bits; stars wherever they are
    stars = grid(Int8, MAX_SEATS, MOST_STARS)  # the space of each sea star in order of planting, or NOTHING
    pearls = row(Int32, MAX_SEATS)

    # The turn.
    phase = cell(Int8)
    turn = cell(Int8)  # whose; NOBODY while chance chooses who begins
    bought = row(Int8, BAG_KINDS)  # tiles still to be planted, by kind
    planted = cell(Int8)  # the space planted last, while a bonus tile looks for its host
    bonus = cell(Int8)  # which one does, FISH or HORSE
    moved_stars = cell(Int16)  # those of the turn's seat that have moved, as bits
    skipped = cell(Int32)  # turns in a row without a purchase
    ender = cell(Int8)  # the seat whose garden was full first, or NOBODY
    ending = cell(Int8)  # the citation of the end, or 0
