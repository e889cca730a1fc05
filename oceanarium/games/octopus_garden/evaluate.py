"""How good a position looks, for bots: beauty so far, and what pearls, oysters, groups and bought tiles promise.

The constants were chosen by hand and tried in some hundred matches against random players each; nothing in the rules
depends on them.
"""

from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_BEAUTY,
    BONUS_COUNT,
    BONUS_HOSTS,
    CORAL,
    HOSTING,
    LINE_SIZE,
    MOST_STARS,
    OVER,
    OYSTER,
    PLACING,
    RELIC,
    SET_SIZES,
    STARTING,
    STOCKING,
    grown,
)
from oceanarium.games.octopus_garden.rules import place, score
from oceanarium.games.octopus_garden.rules.garden import group_of, vacant_spaces
from oceanarium.games.octopus_garden.rules.harvest import oyster_count
from oceanarium.games.octopus_garden.rules.scoring import relic_beauty
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import NOBODY, NOTHING, bit_count, lowest_bit, rule

PEARL_WORTH = 1.2  # beauty that a pearl will buy while there is time to spend it
PEARLS_PER_TURN = 5  # more than this a seat hardly spends in a turn
HOARDS = 32  # pearls in all hands together: with more the supply runs dry, and saving only loses turns
GROUP_WORTH = 0.8  # of a bonus tile, for a group that is complete but for nothing
BOUGHT_WORTH = (1.4, 1.0, 2.8, -1.0, 1.6, 5.0, -2.0, 3.0)  # of tiles in hand, by kind, without income
RELIC_PROMISE = (0.0, 1.5, 3.0, 0.0)  # by how many relics one has: further ones raise them all
FAR = 99  # more steps than any match has turns
WIN_MARGIN = 100.0  # more than any lead in points: a match won is better than any prospect
SPREAD = 10.0  # a lead of so many points is won by 73 in 100


@rule
def evaluate(state: State, seat: int) -> float:
    """How far ahead of its best rival a seat looks, in points."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, garden_worth(state, other))
    lead = garden_worth(state, seat) - best
    if state.phase == OVER:
        lead += WIN_MARGIN if place(state, seat) == 1 else -WIN_MARGIN
    return lead


@rule
def garden_worth(state: State, seat: int) -> float:
    """The beauty that a garden has, and that it may be expected to gain."""
    worth = float(score(state, seat))
    if state.phase == OVER:
        return worth
    turns = turns_left(state, seat)
    worth += pearl_worth(state, seat, turns)
    if turns > 0.0:
        worth += RELIC_PROMISE[min(bit_count(state.tiles[seat][RELIC]), 3)]
        worth += groups_worth(state, seat)
    if seat == state.turn:
        if state.phase == HOSTING:
            worth += BONUS_BEAUTY  # it is attracted, whatever its host
        worth += bought_worth(state, seat, turns)
    return worth


@rule
def turns_left(state: State, seat: int) -> float:
    """A guess at the turns a seat still has after this one: the fullest garden sets the pace."""
    if state.phase in (STOCKING, PLACING, STARTING):
        return 7.0
    if state.ender != NOBODY:
        return 0.0 if has_had_last_turn(state, seat) else 1.0
    fewest = 63
    for other in range(state.seats):
        fewest = min(fewest, bit_count(vacant_spaces(state, other)))
    return fewest / LINE_SIZE


@rule
def has_had_last_turn(state: State, seat: int) -> bool:
    """Whether a seat buys no more: its last turn is over, or past the purchase."""
    since_end = (state.turn - state.ender) % state.seats
    return (seat - state.ender) % state.seats <= since_end


@rule
def pearl_worth(state: State, seat: int, turns: float) -> float:
    """Pearls in hand, but for a hoard, and those that oysters will yield, as far as there is time to spend them."""
    purse = min(state.pearls[seat], HOARDS // state.seats)
    income = oyster_count(state, seat) * max(turns - 1.0, 0.0)
    for star in range(MOST_STARS):
        if state.stars[seat][star] != NOTHING:
            income -= max(turns - oyster_distance(state, seat, state.stars[seat][star]), 0.0)
    return PEARL_WORTH * min(purse + max(income, 0.0), PEARLS_PER_TURN * turns)


@rule
def oyster_distance(state: State, seat: int, place: int) -> int:
    """How many steps a star needs to the nearest oyster it can eat; FAR if it reaches none."""
    passable = state.garden & ~state.tiles[seat][CORAL]
    reached, before, steps = 1 << place, 0, 0
    while reached & state.tiles[seat][OYSTER] == 0:
        if reached == before:
            return FAR
        before = reached
        reached = grown(reached, state.stride, passable)
        steps += 1
    return steps


@rule
def groups_worth(state: State, seat: int) -> float:
    """What groups on the way to a clownfish or a seahorse promise, if they have room to grow."""
    worth, vacant = 0.0, vacant_spaces(state, seat)
    for bonus in range(BONUS_COUNT):
        spaces, size = state.tiles[seat][BONUS_HOSTS[bonus]], SET_SIZES[bonus]
        while spaces != 0 and state.bonus_supply[bonus] > 0:
            group = group_of(state, spaces, lowest_bit(spaces))
            spaces &= ~group
            if can_grow(state, group, vacant):
                share = bit_count(group) % size / size
                worth += GROUP_WORTH * BONUS_BEAUTY * share * share
    return worth


@rule
def can_grow(state: State, group: int, vacant: int) -> bool:
    """Whether a group touches a vacant space."""
    return grown(group, state.stride, state.garden) & vacant != 0


@rule
def bought_worth(state: State, seat: int, turns: float) -> float:
    """What the tiles in hand will be worth once planted, as many as find room."""
    worth, room = 0.0, bit_count(vacant_spaces(state, seat))
    for kind in range(BAG_KINDS - 1, -1, -1):
        for _ in range(state.bought[kind]):
            if room > 0:
                worth += tile_worth(state, seat, kind, turns)
            room -= 1
    return worth


@rule
def tile_worth(state: State, seat: int, kind: int, turns: float) -> float:
    """What one tile in hand promises."""
    if kind == RELIC:
        owned = bit_count(state.tiles[seat][RELIC])
        return float(relic_beauty(owned + 1) - relic_beauty(owned))
    if kind == OYSTER:
        return BOUGHT_WORTH[OYSTER] + PEARL_WORTH * turns
    return BOUGHT_WORTH[kind]
