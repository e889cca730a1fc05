"""The market: prices, purchases, refilling. [OG-3]"""

from oceanarium.games.octopus_garden.moves import BUY, PASS, PLANT
from oceanarium.games.octopus_garden.parts import (
    ANEMONE,
    BAG_KINDS,
    COSTS,
    LINE_COUNT,
    LINE_SIZE,
    LINES,
    MARKET_SIZE,
    PLACING,
    PLANTING,
    REFILLING,
    STOCKING,
)
from oceanarium.games.octopus_garden.rules.citations import (
    BAG_EMPTY,
    BOUGHT,
    DIAGONAL,
    EMPTY_LINE,
    ONLY_BUYING,
    REFILLED,
    STOCKED,
    TOO_DEAR,
)
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, note, rule


@rule
def tile_cost(state: State, kind: int) -> int:
    """The price of a tile in pearls. [OG-C2]"""
    return state.anemone_cost if kind == ANEMONE else COSTS[kind]


@rule
def tiles_in_line(state: State, line: int) -> int:
    """How many tiles are left in a row or column."""
    count = 0
    for index in range(LINE_SIZE):
        if state.market[LINES[line][index]] != NOTHING:
            count += 1
    return count


@rule
def line_cost(state: State, line: int) -> int:
    """The total of the costs of all tiles present. [OG-3.2, OG-3.6]"""
    cost = 0
    for index in range(LINE_SIZE):
        kind = state.market[LINES[line][index]]
        if kind != NOTHING:
            cost += tile_cost(state, kind)
    return cost


@rule
def forbids_buying(state: State, move: int) -> int:
    """One row or column that the seat can pay for, or nothing. [OG-3.1, OG-3.3]"""
    if move == PASS:
        return ALLOWED
    if move < BUY or move >= PLANT:
        return ONLY_BUYING
    return forbids_line(state, move - BUY)


@rule
def forbids_line(state: State, line: int) -> int:
    """No diagonal [OG-3.1], no empty line [OG-3.6], none that is too dear [OG-3.2]."""
    if line >= LINE_COUNT:
        return DIAGONAL
    if tiles_in_line(state, line) == 0:
        return EMPTY_LINE
    return TOO_DEAR if line_cost(state, line) > state.pearls[state.turn] else ALLOWED


@rule
def list_lines(state: State, out: list[int]) -> int:
    """Passing, and every line that nothing forbids."""
    out[0], count = PASS, 1
    for line in range(LINE_COUNT):
        if forbids_line(state, line) == ALLOWED:
            out[count] = BUY + line
            count += 1
    return count


@rule
def buy(state: State, line: int) -> None:
    """Pay to the supply, take the tiles, refill the market. [OG-3.4, OG-3.5]"""
    cost = line_cost(state, line)
    note(state, BOUGHT, state.turn, line, cost)
    state.pearls[state.turn] -= cost
    state.pearl_supply += cost
    state.skipped = 0
    for index in range(LINE_SIZE):
        space = LINES[line][index]
        if state.market[space] != NOTHING:
            state.bought[state.market[space]] += 1
            state.market[space] = NOTHING
    state.phase = REFILLING
    end_refilling(state)


@rule
def next_market_space(state: State) -> int:
    """The empty space with the lowest number, or NOTHING. [OG-3.5]"""
    for space in range(MARKET_SIZE):
        if state.market[space] == NOTHING:
            return space
    return NOTHING


@rule
def draw_tile(state: State, kind: int) -> None:
    """A tile from the bag goes to the next market space. [OG-1.5, OG-3.5]"""
    space = next_market_space(state)
    state.bag[kind] -= 1
    state.market[space] = kind
    note(state, STOCKED if state.phase == STOCKING else REFILLED, NOBODY, kind, space)
    if state.phase == REFILLING:
        end_refilling(state)
    elif next_market_space(state) == NOTHING:
        state.phase, state.turn = PLACING, 0  # OG-1.6


@rule
def end_refilling(state: State) -> None:
    """Planting begins when the market is full or the bag empty. [OG-3.5, OG-3.6]"""
    space = next_market_space(state)
    if space == NOTHING:
        state.phase = PLANTING
    elif tiles_in_bag(state) == 0:
        note(state, BAG_EMPTY, NOBODY, space)
        state.phase = PLANTING


@rule
def tiles_in_bag(state: State) -> int:
    """How many tiles can still be drawn."""
    count = 0
    for kind in range(BAG_KINDS):
        count += state.bag[kind]
    return count
