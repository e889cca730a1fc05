"""The maze: tiles with openings, what a push does to them, and what can be reached. [OL-C9]

A set of squares is a bitboard. Squares are joined downwards or to the right; these two bitboards are all that a walk
through the maze needs.
"""

from oceanarium.games.ocean_labyrinth.parts import (
    EAST,
    ENTRIES,
    EXITS,
    LAST_COLUMN,
    LINE_MASKS,
    LINE_STEPS,
    NORTH,
    OPENINGS,
    SIZE,
    SOUTH,
    TILE_PICTURES,
    TILE_SHAPES,
    WEST,
)
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import rule


@rule
def joined_down(north: int, south: int) -> int:
    """Squares connected with the one below: each opens towards the other. [OL-C9]"""
    return south & north >> SIZE


@rule
def joined_right(east: int, west: int) -> int:
    """Squares connected with the one to their right. [OL-C9]"""
    return east & west >> 1 & ~LAST_COLUMN


@rule
def flooded(squares: int, down: int, right: int) -> int:
    """These squares and all that chains of connected squares join to them. [OL-C9]"""
    before = 0
    while squares != before:
        before = squares
        squares |= (squares & down) << SIZE | squares >> SIZE & down
        squares |= (squares & right) << 1 | squares >> 1 & right
    return squares


@rule
def reachable(state: State, square: int) -> int:
    """The squares that can be reached from one, itself among them. [OL-C9]"""
    down = joined_down(state.open_north, state.open_south)
    return flooded(1 << square, down, joined_right(state.open_east, state.open_west))


@rule
def picture_on(state: State, square: int) -> int:
    """The picture on the tile of a square, or NOTHING."""
    return TILE_PICTURES[state.tiles[square]]


@rule
def lay_tile(state: State, square: int, tile: int, rotation: int) -> None:
    """Put a tile on a square whose openings are clear."""
    bit, openings = 1 << square, OPENINGS[TILE_SHAPES[tile]][rotation]
    state.tiles[square] = tile
    if openings & NORTH:
        state.open_north |= bit
    if openings & EAST:
        state.open_east |= bit
    if openings & SOUTH:
        state.open_south |= bit
    if openings & WEST:
        state.open_west |= bit


@rule
def shifted(squares: int, arrow: int) -> int:
    """A bitboard after the arrow's line has moved by one; its first square is clear. [OL-4.2]"""
    mask, step = LINE_MASKS[arrow], LINE_STEPS[arrow]
    line = squares & mask
    line = line << step if step > 0 else line >> -step
    return squares & ~mask | line & mask


@rule
def shift_line(state: State, arrow: int) -> None:
    """Move the tiles of a line by one; the last leaves the board, the first square is clear. [OL-4.2]"""
    state.open_north = shifted(state.open_north, arrow)
    state.open_east = shifted(state.open_east, arrow)
    state.open_south = shifted(state.open_south, arrow)
    state.open_west = shifted(state.open_west, arrow)
    square, step = EXITS[arrow], LINE_STEPS[arrow]
    for _ in range(SIZE - 1):
        state.tiles[square] = state.tiles[square - step]
        square -= step


@rule
def carried_to(square: int, arrow: int) -> int:
    """Where a push takes a diver: along with its tile [OL-5.1], or around to the tile pushed in [OL-5.2]."""
    if not LINE_MASKS[arrow] >> square & 1:
        return square
    return ENTRIES[arrow] if square == EXITS[arrow] else square + LINE_STEPS[arrow]


@rule
def reach_after(state: State, square: int, arrow: int, rotation: int) -> int:
    """The squares that a diver, now on a square, could reach if the spare tile were pushed in like that."""
    entry = 1 << ENTRIES[arrow]
    openings = OPENINGS[TILE_SHAPES[state.surplus]][rotation]
    north, east = shifted(state.open_north, arrow), shifted(state.open_east, arrow)
    south, west = shifted(state.open_south, arrow), shifted(state.open_west, arrow)
    if openings & NORTH:
        north |= entry
    if openings & EAST:
        east |= entry
    if openings & SOUTH:
        south |= entry
    if openings & WEST:
        west |= entry
    return flooded(1 << carried_to(square, arrow), joined_down(north, south), joined_right(east, west))
