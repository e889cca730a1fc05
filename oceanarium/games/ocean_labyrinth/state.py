"""What changes: the record of a match."""

from oceanarium.games.ocean_labyrinth.parts import LOOSE_TILES, MAX_SEATS, SQUARE_COUNT
from oceanarium.kernel import Int8, Int16, Int32, Int64, Record, cell, row


class State(Record):
    """A match of Ocean Labyrinth at rest between two moves."""

    # The options, as far as they matter in play. [OL-S1]
    seats = cell(Int8)
    has_actions = cell(Int8)  # 1 for the variation
    goes_home = cell(Int8)  # 1 if the way home belongs to the game
    cards_each = cell(Int8)
    chooses_colours = cell(Int8)
    first_player = cell(Int8)  # a seat, or NOBODY: drawn by lot
    few_straights = cell(Int8)  # 1 for loose_mix=12-16-6
    air_needs_path = cell(Int8)  # 1 for oxygen_mode=path
    scooter_is_optional = cell(Int8)
    shows_backs = cell(Int8)
    looks_ahead = cell(Int8)  # 1 if a push shows beforehand what it would bring in reach
    shows_ruled_out = cell(Int8)
    round_limit = cell(Int16)

    # The maze. The four bitboards say the same as tiles and turned, for speed.
    tiles = row(Int8, SQUARE_COUNT)  # the tile on each square, or NOTHING while the maze is laid
    turned = row(Int8, LOOSE_TILES)  # the rotation of each loose tile, as it was laid last
    open_north = cell(Int64)  # the squares whose tile opens to the north
    open_east = cell(Int64)
    open_south = cell(Int64)
    open_west = cell(Int64)
    heap = cell(Int64)  # loose tiles not laid yet, as bits
    surplus = cell(Int8)  # the spare tile beside the board, or NOTHING while the maze is laid
    blocked = cell(Int8)  # the arrow at which it came out, or NOTHING
    backs = row(Int8, LOOSE_TILES)  # what everybody has seen on the back of each tile, or UNSEEN

    # The seats.
    colours = row(Int8, MAX_SEATS)  # of each diver, or NOTHING
    divers = row(Int8, MAX_SEATS)  # the square of each, or NOTHING
    targets = row(Int8, MAX_SEATS)  # the picture that a seat looks for, or NOTHING: known to that seat alone
    found = row(Int32, MAX_SEATS)  # the pictures reached, as bits
    ruled_out = row(Int32, MAX_SEATS)  # pictures that a seat ended a move on without reaching its target, as bits
    unseen_cards = cell(Int32)  # pictures whose cards nobody has seen, as bits

    # The turn.
    phase = cell(Int8)
    turn = cell(Int8)  # whose, or NOBODY before the first
    turns = cell(Int32)  # finished ones
    scooter = cell(Int8)  # NO_SCOOTER, SCOOTER_DUE or EXTRA_TURN
    frightened = cell(Int8)  # the seat whose move a pufferfish took since the last push, or NOBODY
    ending = cell(Int8)  # the citation of the end, or 0
