"""Terms of the garden: vacant spaces, groups. [OG-C5]"""

from oceanarium.games.octopus_garden.parts import KIND_COUNT, STAR, grown
from oceanarium.games.octopus_garden.rules.citations import NO_SPACE, NOT_VACANT, STAR_THERE
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import ALLOWED, lowest_bit, rule


@rule
def occupied_spaces(state: State, seat: int) -> int:
    """Spaces with a tile or a sea star on them. [OG-C5]"""
    spaces = 0
    for kind in range(KIND_COUNT):
        spaces |= state.tiles[seat][kind]
    return spaces


@rule
def vacant_spaces(state: State, seat: int) -> int:
    """Spaces with neither tile nor sea star. [OG-C5]"""
    return state.garden & ~occupied_spaces(state, seat)


@rule
def forbids_space(state: State, place: int) -> int:
    """A tile needs a vacant space [OG-4.1], and a sea star keeps one taken even if it is about to move [OG-4.2]."""
    if not state.garden >> place & 1:
        return NO_SPACE
    if vacant_spaces(state, state.turn) >> place & 1:
        return ALLOWED
    return STAR_THERE if state.tiles[state.turn][STAR] >> place & 1 else NOT_VACANT


@rule
def list_spaces(spaces: int, first_move: int, out: list[int], count: int) -> int:
    """Append the moves of one family for a set of spaces; return how many moves there are now."""
    while spaces != 0:
        out[count] = first_move + lowest_bit(spaces)
        count += 1
        spaces &= spaces - 1
    return count


@rule
def group_of(state: State, spaces: int, place: int) -> int:
    """All of these spaces that are connected with one of them. [OG-C5]"""
    group, grown_group = 0, 1 << place
    while grown_group != group:
        group = grown_group
        grown_group = grown(group, state.stride, spaces)
    return group
