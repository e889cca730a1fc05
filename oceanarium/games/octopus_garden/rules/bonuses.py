"""Clownfish and seahorses. [OG-5]"""

from oceanarium.games.octopus_garden.moves import hosting_move
from oceanarium.games.octopus_garden.parts import BONUS_HOSTS, BONUS_KINDS, HOSTING, MAX_PLACES, SET_SIZES, grown
from oceanarium.games.octopus_garden.rules.citations import ATTRACTED, NO_HOST, ONLY_HOSTING, SETTLED
from oceanarium.games.octopus_garden.rules.garden import group_of
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import ALLOWED, NOTHING, bit_count, ints, lowest_bit, note, rule


@rule
def is_bonus_due(state: State, bonus: int) -> bool:
    """More sets than bonus tiles, and one left in the supply. [OG-5.2, OG-5.5]"""
    if state.bonus_supply[bonus] == 0:
        return False
    owned = bit_count(state.tiles[state.turn][BONUS_KINDS[bonus]])
    return has_earned(state, state.turn, bonus, owned + 1)


@rule
def has_earned(state: State, seat: int, bonus: int, count: int) -> bool:
    """Whether a garden's tiles are good for so many bonus tiles. Covered ones count. [OG-5.2, OG-5.4]"""
    spaces, size = state.tiles[seat][BONUS_HOSTS[bonus]], SET_SIZES[bonus]
    if most_sets(state, spaces, size) < count:
        return False
    return state.counts_groups == 1 or can_pack(state, spaces, size, count)


@rule
def most_sets(state: State, spaces: int, size: int) -> int:
    """Every group counts by its number of tiles alone: the `groups` way, and a bound for the other. [OG-5.2]"""
    count = 0
    while spaces != 0:
        group = group_of(state, spaces, lowest_bit(spaces))
        count += bit_count(group) // size
        spaces &= ~group
    return count


@rule
def can_pack(state: State, spaces: int, size: int, count: int) -> bool:
    """Whether so many separate connected sets fit into these spaces. [OG-5.2]

    Tries all ways, from a pile of beginnings. A beginning is the spaces not yet used, a set being put together, the
    spaces that were tried for it before, and how many sets are still wanted. A set begins with the lowest space; if
    none works, that space is left out.
    """
    unused, part, tried, wanted = ints(MAX_PLACES), ints(MAX_PLACES), ints(MAX_PLACES), ints(MAX_PLACES)
    unused[0], wanted[0], top = spaces, count, 0
    while top >= 0:
        if bit_count(part[top]) == size:
            unused[top] &= ~part[top]
            part[top], tried[top], wanted[top] = 0, 0, wanted[top] - 1
        if part[top] != 0:
            candidates = grown(part[top], state.stride, unused[top]) & ~part[top] & ~tried[top]
        elif wanted[top] == 0:
            return True
        elif most_sets(state, unused[top], size) >= wanted[top]:
            candidates = unused[top]
        else:
            candidates = 0
        if candidates == 0:
            top -= 1
            continue
        added = candidates & -candidates
        unused[top + 1], wanted[top + 1] = unused[top], wanted[top]
        part[top + 1], tried[top + 1] = part[top] | added, tried[top]
        if part[top] == 0:
            unused[top] &= ~added
        else:
            tried[top] |= added
        top += 1
    return False


@rule
def attract(state: State, bonus: int) -> None:
    """The gain is compulsory; only the host is a choice. [OG-5.1]"""
    note(state, ATTRACTED, state.turn, BONUS_KINDS[bonus])
    state.bonus = bonus
    state.phase = HOSTING


@rule
def hosts(state: State) -> int:
    """Tiles of the group just planted in that carry no bonus tile yet. [OG-5.3]"""
    tiles = state.tiles[state.turn]
    group = group_of(state, tiles[BONUS_HOSTS[state.bonus]], state.planted)
    return group & ~tiles[BONUS_KINDS[state.bonus]]


@rule
def forbids_hosting(state: State, move: int) -> int:
    """Only a host for the bonus tile is wanted. [OG-5.3]"""
    first = hosting_move(state.bonus, 0)
    if move < first or move >= first + MAX_PLACES:
        return ONLY_HOSTING
    return ALLOWED if hosts(state) >> (move - first) & 1 else NO_HOST


@rule
def settle_bonus(state: State, place: int) -> None:
    """Lay the bonus tile down for good [OG-5.6]; by `groups` another may be due at once [OG-5.2]."""
    kind = BONUS_KINDS[state.bonus]
    state.bonus_supply[state.bonus] -= 1
    state.tiles[state.turn][kind] |= 1 << place
    note(state, SETTLED, state.turn, kind, place)
    if state.counts_groups == 1 and is_bonus_due(state, state.bonus) and hosts(state) != 0:
        attract(state, state.bonus)
    else:
        state.bonus = NOTHING
