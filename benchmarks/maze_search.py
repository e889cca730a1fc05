"""The squares in reach from every square of a maze, in two ways. A template, bound to Ocean Labyrinth."""

from typing import Any

from oceanarium.games.ocean_labyrinth.parts import (
    EAST,
    FIXED_TILES,
    LOOSE_TILES,
    NORTH,
    OPENINGS,
    SIZE,
    SOUTH,
    SQUARE_COUNT,
    TILE_SHAPES,
    WEST,
)
from oceanarium.games.ocean_labyrinth.rules.maze import reachable
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel.chance import MASK
from oceanarium.kernel.rule import Box, entry, rule
from oceanarium.kernel.toolbox import ints, opened

WAYS = ((NORTH, SOUTH), (EAST, WEST), (SOUTH, NORTH), (WEST, EAST))  # an opening and the one it must meet
ROW_STEPS, COLUMN_STEPS = (-1, 0, 1, 0), (0, 1, 0, -1)


@rule
def openings_at(state: State, square: int) -> int:
    """The openings of the tile on a square, from its shape and rotation."""
    tile = state.tiles[square]
    turned = FIXED_TILES[tile - LOOSE_TILES][1] if tile >= LOOSE_TILES else state.turned[tile]
    return OPENINGS[TILE_SHAPES[tile]][turned]


@rule
def searched(state: State, start: int, queue: list[int], seen: list[int]) -> int:
    """A breadth-first search with a queue and a list of squares seen, as one writes it first."""
    for square in range(SQUARE_COUNT):
        seen[square] = 0
    queue[0], seen[start] = start, 1
    first, last, found = 0, 1, 1 << start
    while first < last:
        square = queue[first]
        first += 1
        for way in range(len(WAYS)):
            row, column = square // SIZE + ROW_STEPS[way], square % SIZE + COLUMN_STEPS[way]
            if 0 <= row < SIZE and 0 <= column < SIZE and openings_at(state, square) & WAYS[way][0]:
                other = row * SIZE + column
                if seen[other] == 0 and openings_at(state, other) & WAYS[way][1]:
                    seen[other] = 1
                    queue[last] = other
                    last += 1
                    found |= 1 << other
    return found


@entry
def reach_by_bitboards(box: Box, repeats: int) -> int:
    """A digest of what is in reach from every square, worked out so many times."""
    state: Any = opened(box)
    digest = 0
    for _ in range(repeats):
        for square in range(SQUARE_COUNT):
            reach = reachable(state, square)
            digest = (digest * 31 + (reach ^ reach >> 24)) & MASK
    return digest


@entry
def reach_by_search(box: Box, repeats: int) -> int:
    """The same by searching."""
    state: Any = opened(box)
    queue, seen, digest = ints(SQUARE_COUNT), ints(SQUARE_COUNT), 0
    for _ in range(repeats):
        for square in range(SQUARE_COUNT):
            reach = searched(state, square, queue, seen)
            digest = (digest * 31 + (reach ^ reach >> 24)) & MASK
    return digest
