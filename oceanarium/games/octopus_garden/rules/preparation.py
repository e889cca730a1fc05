"""Set-up and the starting oysters. [OG-1]"""

from oceanarium.games.octopus_garden.moves import placing_move
from oceanarium.games.octopus_garden.parts import (
    ANEMONE_COST,
    BAG_KINDS,
    BONUS_COUNT,
    BONUS_COUNTING,
    BONUS_KINDS,
    FIRST_PLAYER,
    GARBAGE_BEAUTY,
    GARDEN_ROWS,
    HARLEQUIN,
    MARKET_SIZE,
    MAX_PLACES,
    MAX_ROWS,
    MAX_SEATS,
    MOST_STARS,
    OYSTER,
    PEARL_COUNT,
    PEARL_SUPPLY,
    STALL_ROUNDS,
    START_OYSTERS,
    START_PEARLS,
    STARTING,
    STOCKING,
    TILE_COUNTS,
    board_stride,
    garden_spaces,
)
from oceanarium.games.octopus_garden.rules.citations import BEGINS, ONLY_PLACING, PLACED, START_TAKEN
from oceanarium.games.octopus_garden.rules.garden import vacant_spaces
from oceanarium.games.octopus_garden.rules.turn import begin_turn
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, bit_count, note, rule


@rule
def set_up(state: State, seats: int, options: list[int]) -> None:
    """Everybody's pearls and starting oysters are dealt out; all other tiles go into the bag. [OG-1.1, OG-1.4]"""
    take_options(state, seats, options)
    for kind in range(BAG_KINDS):
        state.bag[kind] = TILE_COUNTS[kind]
    state.bag[OYSTER] -= START_OYSTERS * seats
    state.removed[HARLEQUIN] = TILE_COUNTS[HARLEQUIN] - seats  # OG-1.2
    for bonus in range(BONUS_COUNT):
        state.bonus_supply[bonus] = TILE_COUNTS[BONUS_KINDS[bonus]]  # OG-1.3
    state.pearl_supply = PEARL_COUNT - START_PEARLS * seats  # OG-1.3
    for seat in range(seats):
        state.pearls[seat] = START_PEARLS
    for seat in range(MAX_SEATS):
        for star in range(MOST_STARS):
            state.stars[seat][star] = NOTHING
    for space in range(MARKET_SIZE):
        state.market[space] = NOTHING
    state.phase = STOCKING  # OG-1.5
    state.planted, state.bonus, state.ender = NOTHING, NOTHING, NOBODY


@rule
def take_options(state: State, seats: int, options: list[int]) -> None:
    """Note what was agreed before the match. [OG-S1]"""
    state.seats = seats
    state.first_player = options[FIRST_PLAYER]
    state.garbage_beauty = options[GARBAGE_BEAUTY]
    state.anemone_cost = options[ANEMONE_COST]
    state.counts_groups = options[BONUS_COUNTING]
    state.has_endless_pearls = options[PEARL_SUPPLY]
    state.stall_rounds = options[STALL_ROUNDS]
    lengths = options[GARDEN_ROWS : GARDEN_ROWS + MAX_ROWS]
    row_count = 0
    while row_count < MAX_ROWS and lengths[row_count] > 0:
        row_count += 1
    state.garden = garden_spaces(lengths, row_count)
    state.stride = board_stride(lengths, row_count)


@rule
def next_starter(state: State) -> int:
    """The starting tile that the seat puts down next: two ordinary oysters, then the harlequin. [OG-1.1]"""
    return HARLEQUIN if bit_count(state.tiles[state.turn][OYSTER]) == START_OYSTERS else OYSTER


@rule
def starter_number(state: State) -> int:
    """Which of its starting tiles the seat puts down next, counted from one. [OG-1.1]"""
    return 1 + bit_count(state.tiles[state.turn][OYSTER])


@rule
def forbids_placing(state: State, move: int) -> int:
    """Any space of the own garden will do that holds no other starting oyster. [OG-1.6]"""
    first = placing_move(next_starter(state), 0)
    if move < first or move >= first + MAX_PLACES or not state.garden >> (move - first) & 1:
        return ONLY_PLACING
    return ALLOWED if vacant_spaces(state, state.turn) >> (move - first) & 1 else START_TAKEN


@rule
def place_starter(state: State, place: int) -> None:
    """Put it down; after the third the next seat places, and after the last the first turn begins. [OG-1.6]"""
    kind = next_starter(state)
    state.tiles[state.turn][kind] |= 1 << place
    note(state, PLACED, state.turn, kind, place)
    if kind == OYSTER:
        return
    if state.turn + 1 < state.seats:
        state.turn += 1
    else:
        choose_first_player(state)


@rule
def choose_first_player(state: State) -> None:
    """Whoever was agreed on, or else chance decides. [OG-1.7]"""
    if state.first_player == NOBODY:
        state.turn, state.phase = NOBODY, STARTING
    else:
        begin_first_turn(state, state.first_player)


@rule
def begin_first_turn(state: State, seat: int) -> None:
    """The chosen seat begins. [OG-1.7]"""
    note(state, BEGINS, seat)
    begin_turn(state, seat)
