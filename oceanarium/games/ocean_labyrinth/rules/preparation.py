"""Before the first turn. [OL-2]"""

from oceanarium.games.ocean_labyrinth.moves import COLOUR, INSERT
from oceanarium.games.ocean_labyrinth.parts import (
    AGES,
    ALL_PICTURES,
    CARDS_PER_PLAYER,
    CHOOSING,
    COLOURS,
    DEALING,
    FIRST_PLAYER,
    FIXED_SQUARES,
    FIXED_TILES,
    GIVEN_COLOURS,
    KIND_TILES,
    LAST_BEND,
    LAST_STRAIGHT,
    LAYING,
    LOOK_AHEAD,
    LOOSE_COUNT,
    LOOSE_MIX,
    LOOSE_SQUARES,
    LOOSE_TILES,
    MAX_SEATS,
    MIN_SEATS,
    OXYGEN_MODE,
    PICTURE_COUNT,
    RETURN_HOME,
    ROUND_LIMIT,
    SCOOTER_OPTIONAL,
    SHOW_KNOWN_BACKS,
    SHOW_RULED_OUT,
    SQUARE_COUNT,
    START_SQUARES,
    STARTING,
    UNSEEN,
    VARIATION,
    YOUNGEST,
)
from oceanarium.games.ocean_labyrinth.rules.citations import BEGINS, CHOSEN, COLOUR_TAKEN, LAID, ONLY_CHOOSING
from oceanarium.games.ocean_labyrinth.rules.maze import lay_tile
from oceanarium.games.ocean_labyrinth.rules.turn import begin_turn, next_to_choose
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, bit_count, lowest_bit, note, rule


@rule
def set_up(state: State, seats: int, options: list[int]) -> None:
    """The board with its fixed tiles; the loose ones and the cards are mixed. [OL-C4, OL-2.1, OL-2.2]"""
    take_options(state, seats, options)
    for square in range(SQUARE_COUNT):
        state.tiles[square] = NOTHING
    for index in range(len(FIXED_SQUARES)):
        lay_tile(state, FIXED_SQUARES[index], LOOSE_TILES + index, FIXED_TILES[index][1])
    for tile in range(LOOSE_TILES):
        state.backs[tile] = UNSEEN
    absent = LAST_STRAIGHT if state.few_straights == 1 else LAST_BEND  # OL-C5
    state.heap = ((1 << LOOSE_TILES) - 1) & ~(1 << absent)
    for seat in range(MAX_SEATS):
        state.colours[seat], state.divers[seat], state.targets[seat] = NOTHING, NOTHING, NOTHING
    state.unseen_cards = ALL_PICTURES
    state.surplus, state.blocked, state.turn, state.frightened = NOTHING, NOTHING, NOBODY, NOBODY
    state.phase = LAYING


@rule
def take_options(state: State, seats: int, options: list[int]) -> None:
    """Note what was agreed before the match. [OL-S1]"""
    state.seats = seats
    state.has_actions = options[VARIATION]
    state.goes_home = options[RETURN_HOME]  # OL-9.1: with or without actions
    state.cards_each = options[CARDS_PER_PLAYER]
    if state.cards_each == 0:
        state.cards_each = PICTURE_COUNT // seats  # OL-S2, OL-R19
    state.chooses_colours = options[COLOURS]
    state.first_player = options[FIRST_PLAYER]
    if state.first_player == YOUNGEST or (state.first_player == NOBODY and options[AGES] > 0):  # OL-R17
        state.first_player = youngest_seat(seats, options)
    state.few_straights = options[LOOSE_MIX]
    state.air_needs_path = options[OXYGEN_MODE]
    state.scooter_is_optional = options[SCOOTER_OPTIONAL]
    state.shows_backs = options[SHOW_KNOWN_BACKS]
    state.looks_ahead = options[LOOK_AHEAD]
    state.shows_ruled_out = options[SHOW_RULED_OUT]
    state.round_limit = options[ROUND_LIMIT]


@rule
def youngest_seat(seats: int, options: list[int]) -> int:
    """The seat with the lowest age, of equal ones the lowest seat. [OL-R17]"""
    youngest = 0
    for seat in range(1, seats):
        if options[AGES + seat] < options[AGES + youngest]:
            youngest = seat
    return youngest


@rule
def lay_next_tile(state: State, kind: int, rotation: int) -> None:
    """A mixed tile goes on the next free square; the last one is left over. [OL-2.1]"""
    tile = lowest_bit(state.heap & KIND_TILES[kind])
    square = LOOSE_SQUARES[LOOSE_COUNT - bit_count(state.heap)]
    state.heap &= ~(1 << tile)
    state.turned[tile] = rotation
    lay_tile(state, square, tile, rotation)
    if bit_count(state.heap) == 1:
        state.surplus = lowest_bit(state.heap)
        state.heap = 0
        note(state, LAID, NOBODY, state.surplus)
        hand_out_divers(state)


@rule
def hand_out_divers(state: State) -> None:
    """Seats choose their divers, or get them. [OL-2.3, OL-R18]"""
    state.phase = CHOOSING
    if state.chooses_colours == 0:
        for seat in range(state.seats):
            take_diver(state, seat, GIVEN_COLOURS[state.seats - MIN_SEATS][seat])


@rule
def take_diver(state: State, seat: int, colour: int) -> None:
    """A diver goes on the start square of its colour [OL-2.3]; then everybody looks at a card [OL-2.4]."""
    note(state, CHOSEN, seat, colour)
    state.colours[seat] = colour
    state.divers[seat] = START_SQUARES[colour]
    if seat == state.seats - 1:
        state.phase = DEALING


@rule
def owner_of(state: State, colour: int) -> int:
    """The seat whose diver has that colour, or NOBODY."""
    for seat in range(state.seats):
        if state.colours[seat] == colour:
            return seat
    return NOBODY


@rule
def forbids_choosing(state: State, move: int) -> int:
    """Any diver that nobody has taken. [OL-2.3]"""
    if move < COLOUR or move >= INSERT:
        return ONLY_CHOOSING
    return ALLOWED if owner_of(state, move - COLOUR) == NOBODY else COLOUR_TAKEN


@rule
def list_divers(state: State, out: list[int]) -> int:
    """Every diver that is still free. [OL-2.3]"""
    count = 0
    for move in range(COLOUR, INSERT):
        if forbids_choosing(state, move) == ALLOWED:
            out[count] = move
            count += 1
    return count


@rule
def choose_diver(state: State, colour: int) -> None:
    """The next seat in order takes that diver. [OL-R18]"""
    take_diver(state, next_to_choose(state), colour)


@rule
def choose_first_player(state: State) -> None:
    """Whoever was agreed on, or else chance decides. [OL-2.5, OL-R17]"""
    if state.first_player == NOBODY:
        state.phase = STARTING
    else:
        begin_first_turn(state, state.first_player)


@rule
def begin_first_turn(state: State, seat: int) -> None:
    """The chosen seat begins. [OL-2.5]"""
    note(state, BEGINS, seat)
    begin_turn(state, seat)
