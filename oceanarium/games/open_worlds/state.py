"""What changes: the record of a match. One row entry per card; a card is in exactly one place. [OW-1.4, OW-C5]"""

from oceanarium.games.open_worlds.parts import MAX_AIMS, MAX_CHAIN, MAX_CHOICES, MAX_SEATS, MAX_WORLDS, PIECE_COUNT
from oceanarium.games.open_worlds.tables import CARD_COUNT, WORLD_CARD_COUNT
from oceanarium.kernel import Int8, Int16, Record, cell, row


class State(Record):
    """A match of Open Worlds at rest between two moves."""

    # The options, as far as they matter in play.
    seats = cell(Int8)
    is_introductory = cell(Int8)
    is_lean = cell(Int8)  # 1 for windows=lean
    first_priority = cell(Int8)
    previous_places = row(Int8, MAX_SEATS)

    # The Worlds. [OW-2.2]
    world_pool = row(Int8, WORLD_CARD_COUNT)  # 1 for every World that is still in the Worlds Deck
    world_count = cell(Int8)
    worlds = row(Int8, MAX_WORLDS)  # which World lies at each position of the row
    water_change = row(Int8, MAX_WORLDS)  # by indicators, added up [OW-19.4]
    habitable_change = row(Int8, MAX_WORLDS)  # 1, 0, or NOTHING: as printed
    hostile_change = row(Int8, MAX_WORLDS)
    first_unit = row(Int16, MAX_WORLDS)  # units in order of entry: the first; `next_piece` has the others
    first_staged = row(Int16, MAX_WORLDS)  # Staged cards in the order in which they were Staged
    drawn_worlds = row(Int8, MAX_SEATS)  # drawn for first Priority, or NOTHING [OW-2.6]

    # The cards, by piece. Decks are sorted, so that equal cards are neighbours.
    card = row(Int16, PIECE_COUNT)  # its number in the card index, or NOTHING
    first_piece = row(Int16, MAX_SEATS * CARD_COUNT)  # a seat's first piece of each card, or NOTHING
    place = row(Int8, PIECE_COUNT)
    world = row(Int8, PIECE_COUNT)  # the position where it is Staged, in play or an indicator, or NOTHING
    controller = row(Int8, PIECE_COUNT)  # of a unit, or NOBODY
    next_piece = row(Int16, PIECE_COUNT)  # in the list of its World, or NOTHING
    course = row(Int8, PIECE_COUNT)  # times that its Income was counted [OW-14.4]
    known = row(Int16, PIECE_COUNT)  # the turn in which all saw it return to the hand; 0: its place is not known
    buried = row(Int16, PIECE_COUNT)  # 1 + the turn in which it went to the Trash Heap unseen; 0: all saw it go
    flags = row(Int16, PIECE_COUNT)
    set_income = row(Int8, PIECE_COUNT)  # what its Income is this turn, or NOTHING: as printed
    aims = row(Int16, PIECE_COUNT * MAX_AIMS)  # the piece that each Weapon targets, or NOTHING

    # The seats.
    deck_total = row(Int8, MAX_SEATS)
    hand_size = row(Int8, MAX_SEATS)
    deck_size = row(Int8, MAX_SEATS)
    staged_size = row(Int8, MAX_SEATS)
    window_bits = row(Int16, MAX_SEATS)  # the windows that some Utility of the deck names
    income = row(Int16, MAX_SEATS)  # as counted last [OW-14.1]
    order = row(Int8, MAX_SEATS)  # seats in Priority Order
    forbidden = row(Int16, MAX_SEATS)  # Worlds where the seat cannot Stage this turn, as bits
    is_class_lifted = row(Int8, MAX_SEATS)
    adjusted = row(Int8, MAX_SEATS)  # cards put away during set-up
    is_adjusted = row(Int8, MAX_SEATS)  # 1 once the seat is done with it
    draws = row(Int8, MAX_SEATS)  # cards still to be drawn

    # The turn.
    turn = cell(Int16)  # counted from 1; 0 during set-up
    is_final = cell(Int8)
    is_final_next = cell(Int8)
    is_wet = cell(Int8)  # 1 if a card has left a deck this turn [OW-17.7]
    dry_turns = cell(Int8)
    is_revealed = cell(Int8)  # 1 while Staged cards lie face up
    phase = cell(Int8)
    chooser = cell(Int8)  # the seat whose choice is next, or CHANCE, or NOBODY
    rank = cell(Int8)  # the place in Priority Order of the seat that is being dealt with
    window = cell(Int8)
    here = cell(Int8)  # the World that is being resolved, or NOTHING
    resolved = cell(Int16)  # Worlds that are finished or under way, as bits
    conflict = cell(Int8)  # seats in Orbital Conflict, as bits
    unit = cell(Int16)  # the unit or candidate that is asked about, or NOTHING
    weapon = cell(Int8)  # which of its Weapons
    after_draws = cell(Int8)  # the phase that goes on once all draws are made

    # The chain of Utilities. [OW-18.2]
    base = cell(Int8)  # the phase in which it began
    chain_size = cell(Int8)
    chain_piece = row(Int16, MAX_CHAIN)
    chain_play = row(Int8, MAX_CHAIN)
    chain_cancelled = row(Int8, MAX_CHAIN)
    chain_choices = row(Int16, MAX_CHAIN * MAX_CHOICES)  # pieces, seats, Worlds or places in the chain
    ask = cell(Int8)  # which choice of the last one is to be made
    effect = cell(Int8)  # which effect of the last one is to be carried out
    passes = cell(Int8)  # seats that had their chance to react since the last one was played

    last_move = cell(Int16)  # the move made last, if all saw which; or NOTHING
    ending = cell(Int8)  # the citation of the end, or 0
