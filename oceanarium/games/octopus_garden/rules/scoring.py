"""Beauty and places. [OG-10]"""

from oceanarium.games.octopus_garden.parts import (
    ANEMONE,
    ANEMONE_BEAUTY,
    BONUS_BEAUTY,
    CLOWNFISH,
    CORAL,
    CORAL_BEAUTY,
    GARBAGE,
    MOST_STARS,
    OPEN_WORM_BEAUTY,
    OYSTER,
    OYSTER_BEAUTY,
    RELIC,
    RELIC_BEAUTY,
    SEAGRASS,
    SEAGRASS_BEAUTY,
    SEAHORSE,
    STAR_BEAUTY,
    WORM,
)
from oceanarium.games.octopus_garden.rules.citations import (
    ANEMONE_PART,
    CLOWNFISH_PART,
    CORAL_PART,
    GARBAGE_PART,
    OYSTER_PART,
    RELIC_PART,
    SEAGRASS_PART,
    SEAHORSE_PART,
    STAR_PART,
    WORM_PART,
)
from oceanarium.games.octopus_garden.rules.harvest import oyster_count
from oceanarium.games.octopus_garden.rules.worms import closed_worms
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import NOTHING, bit_count, rule


@rule
def relic_beauty(count: int) -> int:
    """Each relic is worth more the more there are, up to three. [OG-10.1]"""
    return count * RELIC_BEAUTY[min(count, 3)]


@rule
def score_part(state: State, seat: int, part: int) -> int:
    """The beauty that one kind of tile adds, covered tiles included. [OG-10.1, OG-10.2]"""
    tiles = state.tiles[seat]
    if part == SEAGRASS_PART:
        return bit_count(tiles[SEAGRASS]) * SEAGRASS_BEAUTY
    if part == CORAL_PART:
        return bit_count(tiles[CORAL]) * CORAL_BEAUTY
    if part == ANEMONE_PART:
        return bit_count(tiles[ANEMONE]) * ANEMONE_BEAUTY
    if part == OYSTER_PART:
        return bit_count(tiles[OYSTER]) * OYSTER_BEAUTY
    if part == WORM_PART:
        return bit_count(tiles[WORM] & ~closed_worms(state, seat)) * OPEN_WORM_BEAUTY
    if part == GARBAGE_PART:
        return bit_count(tiles[GARBAGE]) * state.garbage_beauty
    if part == RELIC_PART:
        return relic_beauty(bit_count(tiles[RELIC]))
    if part == STAR_PART:
        return star_count(state, seat) * STAR_BEAUTY
    if part == CLOWNFISH_PART:
        return bit_count(tiles[CLOWNFISH]) * BONUS_BEAUTY
    return bit_count(tiles[SEAHORSE]) * BONUS_BEAUTY


@rule
def star_count(state: State, seat: int) -> int:
    """How many sea stars live in a garden, several on one space counted each."""
    count = 0
    for star in range(MOST_STARS):
        if state.stars[seat][star] != NOTHING:
            count += 1
    return count


@rule
def score(state: State, seat: int) -> int:
    """The beauty of a garden; pearls and empty spaces count nothing. [OG-10.1, OG-10.2]"""
    total = 0
    for part in range(SEAGRASS_PART, SEAHORSE_PART + 1):
        total += score_part(state, seat, part)
    return total


@rule
def plain_tiles(state: State, seat: int) -> int:
    """Tiles of no or negative value: oysters, the harlequin, garbage and closed worms. [OG-10.4]"""
    garbage = bit_count(state.tiles[seat][GARBAGE])
    return oyster_count(state, seat) + garbage + bit_count(closed_worms(state, seat))


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """Whether one garden beats another. [OG-10.3, OG-10.4]"""
    score_of_other, plain_of_other = score(state, other), plain_tiles(state, other)
    return is_more_beautiful(score(state, seat), plain_tiles(state, seat), score_of_other, plain_of_other)


@rule
def is_more_beautiful(beauty: int, plain: int, other_beauty: int, other_plain: int) -> bool:
    """More beauty [OG-10.3], or as much with fewer plain tiles [OG-10.4]."""
    return beauty > other_beauty or (beauty == other_beauty and plain < other_plain)


@rule
def place(state: State, seat: int) -> int:
    """One more than the seats ahead; whoever is equal in both shares the place. [OG-10.5]"""
    ahead = 0
    for other in range(state.seats):
        if other != seat and is_ahead(state, other, seat):
            ahead += 1
    return 1 + ahead
