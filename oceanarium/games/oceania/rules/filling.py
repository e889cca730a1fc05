"""Surrounded areas are filled from the reserve. [OC-6]"""

from oceanarium.games.oceania.parts import ALL_LAND, DIRECTION_COUNT, KIND_OF, NEIGHBOURS, OPPOSITE, RIM, beside
from oceanarium.games.oceania.rules.chart import known_sides, lay, undiscovered
from oceanarium.games.oceania.rules.citations import FILLED, GROUP_FILLED, IMAGINED
from oceanarium.games.oceania.state import State
from oceanarium.kernel import NOBODY, NOTHING, lowest_bit, note, rule


@rule
def area_of(state: State, space: int) -> int:
    """All undiscovered spaces joined to one of them. [OC-6.3]"""
    unknown = undiscovered(state)
    area, before = 1 << space, 0
    while area != before:
        before = area
        for side in range(DIRECTION_COUNT):
            area |= beside(area, side) & unknown
    return area


@rule
def is_surrounded(state: State, area: int) -> bool:
    """A single space always is, once its sides are known [OC-6.2]; a group only by land on all of them [OC-6.3].

    The ring is water, so a group beside it never is. [OC-R07, OC-R08, OC-R09]
    """
    if area & (area - 1) == 0:
        return True
    if area & RIM != 0:
        return False
    for side in range(DIRECTION_COUNT):
        if beside(area, side) & state.explored & ~state.land[OPPOSITE[side]] != 0:
            return False
    return True


@rule
def surrounded_spaces(state: State, space: int) -> int:
    """The spaces that the tile on a space has caused to be surrounded. [OC-6.1]"""
    surrounded, looked_at = 0, state.explored
    for side in range(DIRECTION_COUNT):
        neighbour = NEIGHBOURS[space][side]
        if neighbour != NOTHING and not looked_at >> neighbour & 1:
            area = area_of(state, neighbour)
            looked_at |= area
            if is_surrounded(state, area):
                surrounded |= area
    return surrounded


@rule
def filling_edges(state: State, space: int) -> int:
    """The edges that a surrounded space needs: those around it [OC-6.4], or land inside a group [OC-6.5, OC-R10]."""
    known, land = known_sides(state, space)
    return land | ALL_LAND & ~known


@rule
def fill_surroundings(state: State, space: int) -> int:
    """Fill all that a tile has surrounded, row by row, while stacks last; return these spaces. [OC-6.1, OC-R11]"""
    spaces = surrounded_spaces(state, space)
    touching = 0
    for side in range(DIRECTION_COUNT):
        touching |= beside(spaces, side)
    rest = spaces
    while rest != 0:
        fill(state, lowest_bit(rest), touching >> lowest_bit(rest) & 1 == 1)
        rest &= rest - 1
    return spaces


@rule
def fill(state: State, space: int, in_group: bool) -> None:
    """Lay the tile that a space needs, or else imagine it. [OC-6.4, OC-6.5, OC-6.6]"""
    edges = filling_edges(state, space)
    kind = KIND_OF[edges]
    lay(state, space, edges)
    state.filled |= 1 << space
    if state.reserve[kind] == 0:
        state.virtual |= 1 << space
        note(state, IMAGINED, NOBODY, kind, space, edges)
    else:
        state.reserve[kind] -= 1
        note(state, GROUP_FILLED if in_group else FILLED, NOBODY, kind, space, edges)
