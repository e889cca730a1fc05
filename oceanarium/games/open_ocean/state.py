"""What changes: the record of a match.

A reef is a list of cards in numbered slots, the starter coral in slot 0; a card that leaves frees its slot for the next
one. Sets of cards of a reef are bits over these slots, so who lies beside whom is a row of such sets, kept whenever a
card comes or goes. Coordinates have no bounds but the width of their fields.

Hands are counts by kind and never change places: hand h was dealt to seat h, and who holds it follows from the turn.
So a seat knows the hands that it has held, without a further record. The deck is its contents.

While a card looks for its space, the spaces around that reef are listed row by row from the top (with those below the
floor, to say why not); a move names a space by its number in this list. When the card lies, the list is cleared.
"""

from oceanarium.games.open_ocean.parts import (
    KIND_COUNT,
    MAX_CARDS,
    MAX_SEATS,
    MAX_SPACES,
    MOST_PRIVATE,
    OCEAN_PLACES,
    OPEN_GOALS,
    REEF_KINDS,
)
from oceanarium.kernel import Int8, Int16, Int32, Int64, Record, cell, grid, row


class State(Record):
    """A match of Open Ocean at rest between two moves."""

    # The options, as far as they matter in play. [OO-S1]
    seats = cell(Int8)
    has_random_starters = cell(Int8)
    has_raves = cell(Int8)
    has_events = cell(Int8)
    goal_mode = cell(Int8)  # private goals for each seat, or PUBLIC_GOALS
    has_friendly_dolphins = cell(Int8)
    has_full_sharks = cell(Int8)
    has_safe_schools = cell(Int8)
    has_own_choice = cell(Int8)
    has_clusters = cell(Int8)  # the house rule
    has_rainbow20 = cell(Int8)
    extreme = cell(Int8)  # solo: 1 for total5, 2 for each5
    has_goal_points = cell(Int8)  # solo
    has_lurking_sharks = cell(Int8)
    may_decline = cell(Int8)

    # The table.
    deck = row(Int16, KIND_COUNT)  # cards by kind
    discards = row(Int16, KIND_COUNT)
    ocean = row(Int8, OCEAN_PLACES)  # the kind of card in each slot, or NOTHING
    ocean_size = cell(Int8)
    in_force = cell(Int16)  # events revealed, as bits
    event_box = cell(Int16)  # events face down, as bits
    goal_box = cell(Int32)  # goals that nobody has seen, as bits
    open_goals = row(Int8, OPEN_GOALS)  # public goals, or the tops of the solo piles, or NOTHING
    pile_left = row(Int8, OPEN_GOALS)  # face-down goals in each solo pile
    goals_done = cell(Int8)  # solo
    goal_points = cell(Int8)  # solo: of the goals done

    # The seats.
    hands = grid(Int8, MAX_SEATS, KIND_COUNT)  # by the seat they were dealt to
    picks = row(Int8, MAX_SEATS)  # the chosen card until it is revealed, or NOTHING
    goals = grid(Int8, MAX_SEATS, MOST_PRIVATE)  # private ones, or NOTHING
    crabs = row(Int8, MAX_SEATS)  # unused advantage crabs
    turtles = row(Int8, MAX_SEATS)  # Sea Turtles played

    # The reefs, by seat and slot.
    cards = grid(Int8, MAX_SEATS, MAX_CARDS)  # the kind of each card, or NOTHING
    xs = grid(Int16, MAX_SEATS, MAX_CARDS)
    ys = grid(Int16, MAX_SEATS, MAX_CARDS)
    bordering = grid(Int64, MAX_SEATS, MAX_CARDS)  # cards that share an edge with it, as bits
    surrounding = grid(Int64, MAX_SEATS, MAX_CARDS)  # cards in the eight spaces around it, as bits
    of_kind = grid(Int64, MAX_SEATS, REEF_KINDS)  # the slots of each kind, as bits

    # The turn.
    phase = cell(Int8)
    chooser = cell(Int8)  # the seat whose choice is next; NOBODY while all pick, chance acts or all is over
    round = cell(Int8)  # rounds finished
    turn = cell(Int8)  # turns finished in this round
    hand_size = cell(Int8)  # of this round's deal
    dealt = cell(Int8)  # cards of this round dealt into hands
    reshuffled = cell(Int8)  # 1 if the deck was made anew since the deal
    first = cell(Int8)  # who has the First Player card
    revealer = cell(Int8)  # how many seats after the first one is about to reveal (or to take a starter)
    asked = cell(Int8)  # how many seats after that one is asked for its crab

    # The play in progress.
    player = cell(Int8)  # whose play
    by_crab = cell(Int8)  # 1 if an advantage crab brought it
    playing = cell(Int8)  # the card that is being played, or NOTHING
    taker = cell(Int8)  # the card that takes from the Ocean, or NOTHING for an advantage crab
    attracted = cell(Int8)  # the card that was attracted, until it lies
    anchor = cell(Int8)  # the slot of the card that the play brought into the reef, or NOTHING
    victim = cell(Int8)  # who will place the Dolphin, or NOBODY
    loose_turtles = cell(Int8)  # Sea Turtles that wait for their space
    builder = cell(Int8)  # in whose reef a card looks for its space
    space_count = cell(Int16)
    space_xs = row(Int16, MAX_SPACES)
    space_ys = row(Int16, MAX_SPACES)
    space_touches = row(Int64, MAX_SPACES)  # the cards that each space touches, as bits
    lifted = cell(Int8)  # the fish lifted in a Crab Rave, or NOTHING
    lifted_x = cell(Int16)
    lifted_y = cell(Int16)

    # What is due, and what comes after.
    frenzy_due = cell(Int8)
    rave_due = cell(Int8)
    refreshes = cell(Int8)  # in this check
    has_raved = cell(Int8)  # in this check
    ends_round = cell(Int8)  # 1 while the check is that of a round's end
    fed = cell(Int8)  # seats that have been through this frenzy or rave
    after_goals = cell(Int8)  # the step after looking at solo goals
    after_refill = cell(Int8)  # the step after filling the Ocean
    after_check = cell(Int8)  # the step after a check
    ending = cell(Int8)  # the citation of the end, or 0
