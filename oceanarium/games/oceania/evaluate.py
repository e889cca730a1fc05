"""How good a position looks, for bots: islands by size, chance to be completed and majorities; scouts; discards.

The chances come from the known odds of the tiles not seen yet. The constants were chosen by hand and checked in play
against each other; nothing in the rules depends on them.
"""

from oceanarium.games.oceania.moves import piece_name
from oceanarium.games.oceania.parts import (
    DIRECTION_COUNT,
    DISCARD_COST,
    DRAWING,
    FITTING_EDGES,
    KIND_EDGES,
    KIND_OF,
    LID_COUNT,
    NEIGHBOURS,
    OVER,
    PAYING,
    PLACING,
    REVIEWING,
    SCOUTING,
    SEA_KINDS,
    SOLO,
    SOURCING,
    SPACE_COUNT,
    TOPMOST,
    UNDISCOVERED_COST,
    VALUE_COUNT,
)
from oceanarium.games.oceania.rules.chart import fitting_edges, known_sides, lay, reached_spaces, undiscovered
from oceanarium.games.oceania.rules.filling import filling_edges, surrounded_spaces
from oceanarium.games.oceania.rules.islands import (
    MOST_ISLANDS,
    edges_in,
    island_of,
    island_size,
    list_islands,
    open_spaces,
    scout_total,
)
from oceanarium.games.oceania.rules.reusing import scout_count, usable_discards
from oceanarium.games.oceania.rules.scoring import discard_count, points
from oceanarium.games.oceania.state import State
from oceanarium.kernel import NOTHING, bit_count, ints, lowest_bit, rule
from oceanarium.kernel.toolbox import floats

TRIES = 5  # draws that will be spent on one space, while the lid lasts
PACE = 1.0  # spaces that one draw explores, those that are filled for nothing included, when all goes well
EXTENDING = 0.3  # chance to close an opening later, when only other tiles than the closing one fit there
LANDLOCKED = 0.35  # of a chance, where no sea route leads to the space yet
HOLE = 0.95  # of the chance that a space is filled because all around it is explored
GROWTH = 0.6  # tiles that an open island gains for each opening until it is complete
LEAD_WORTH = (0.0, 0.62, 0.84, 0.94, 1.0)  # share of an open island that a lead of so many scout points promises
SCOUT_WORTH = (0.5, 0.8, 1.1)  # of a scout in hand in the beginning, by value less one
REUSE_WORTH = 0.5  # of a discarded tile while there are scouts to pay for it
SOLO_GROWTH = 0.3
GAME_WORTH = 100.0  # more than any lead in points: a game won is better than any prospect
SPREAD = 4.8  # a lead of so many points is won by 73 in 100
WORST = -10_000.0


@rule
def evaluate(state: State, seat: int) -> float:
    """How far ahead of its rival a seat looks, in points; alone, the points it may expect."""
    if state.seats == SOLO:
        return prospect(state)
    lead = prospect(state) if state.turn == seat else -prospect(state)
    return lead + GAME_WORTH * (state.wins[seat] - state.wins[1 - seat])


@rule
def prospect(state: State) -> float:
    """The lead of the seat on turn, if it goes on with its turn as well as it can."""
    if state.phase in (REVIEWING, OVER):
        return final_lead(state)
    if state.phase == SCOUTING:
        return standing(state, state.placed)
    if state.phase == PLACING:
        return best_placing(state, state.tile)
    if state.phase == PAYING:
        return best_placing(state, state.tile) - least_price(state)
    if state.phase == DRAWING:
        return drawing_worth(state)
    return best_source(state) if state.phase == SOURCING else standing(state, NOTHING)


@rule
def final_lead(state: State) -> float:
    """What the points say."""
    if state.seats == SOLO:
        return float(points(state, 0))
    return float(points(state, state.turn) - points(state, 1 - state.turn))


@rule
def standing(state: State, space: int) -> float:
    """The lead of the seat on turn by all that lies on the table, and by a scout on the tile of a space, if any."""
    closing, staying = floats(SPACE_COUNT), floats(SPACE_COUNT)
    foresee(state, closing, staying)
    worth = 0.0
    islands = ints(MOST_ISLANDS * DIRECTION_COUNT)
    for index in range(list_islands(state, state.explored, islands)):
        north, east, south, west = edges_in(islands, index)
        worth += island_worth(state, north, east, south, west, 0, closing)
    if state.seats == SOLO:
        return worth - undiscovered_cost(state, staying)
    for seat in range(state.seats):
        own = hand_worth(state, seat)
        worth += own if seat == state.turn else -own
    return worth if space == NOTHING else worth + scouting_gain(state, space, closing)


@rule
def foresee(state: State, closing: list[float], staying: list[float]) -> None:
    """For every undiscovered space the chance to get a tile that leads no further, and to stay undiscovered."""
    exploring = floats(SPACE_COUNT)
    rest, count = undiscovered(state), bit_count(undiscovered(state))
    pace = min(1.0, PACE * state.lid / max(count, 1))
    while rest != 0:
        space = lowest_bit(rest)
        rest &= rest - 1
        known, land = known_sides(state, space)
        afloat = pace if is_afloat(space, known, land) else pace * LANDLOCKED
        share = fitting_share(state, known, land)
        exploring[space] = afloat * (1.0 - missed(share, TRIES))
        closing[space] = afloat * closing_chance(state, known, land, share)
    rest = undiscovered(state)
    while rest != 0:
        space = lowest_bit(rest)
        rest &= rest - 1
        hole = HOLE
        for side in range(DIRECTION_COUNT):
            neighbour = NEIGHBOURS[space][side]
            if neighbour != NOTHING and not state.explored >> neighbour & 1:
                hole *= exploring[neighbour]
        closing[space] += (1.0 - closing[space]) * hole
        staying[space] = (1.0 - exploring[space]) * (1.0 - hole)


@rule
def island_worth(state: State, north: int, east: int, south: int, west: int, added: int, closing: list[float]) -> float:
    """What an island promises the seat on turn, were so much added to the values of its scouts there."""
    size = island_size(north, east, south, west)
    openings = open_spaces(state, north, east, south, west)
    if state.seats == SOLO:
        tiles = size + SOLO_GROWTH * bit_count(openings)
        return completion_chance(openings, closing) * tiles * tiles
    own = scout_total(state, state.turn, north, east, south, west) + added
    rival = scout_total(state, 1 - state.turn, north, east, south, west)
    if own == rival:
        return 0.0
    sign = 1.0 if own > rival else -1.0
    if openings == 0:
        return sign * size
    share = LEAD_WORTH[min(abs(own - rival), len(LEAD_WORTH) - 1)]
    return sign * share * completion_chance(openings, closing) * (size + GROWTH * bit_count(openings))


@rule
def completion_chance(openings: int, closing: list[float]) -> float:
    """The chance that every opening of an island will be closed; 1 if it has none. [OC-16.3]"""
    chance = 1.0
    while openings != 0:
        chance *= closing[lowest_bit(openings)]
        openings &= openings - 1
    return chance


@rule
def closing_chance(state: State, known: int, land: int, fitting: float) -> float:
    """The chance to draw a tile that closes a space, with water wherever nothing is known; or one that fits at all."""
    kind = KIND_OF[land]
    share = state.unseen[kind] / unseen_count(state) if kind < SEA_KINDS else 0.0
    chance = 1.0 - missed(share, TRIES)
    return chance + (1.0 - chance) * EXTENDING * fitting


@rule
def missed(share: float, tries: int) -> float:
    """The chance that none of so many draws brings what is such a share of the tiles."""
    chance = 1.0
    for _ in range(tries):
        chance *= 1.0 - share
    return chance


@rule
def unseen_count(state: State) -> int:
    """How many tiles nobody has seen yet: never none, for three have left the game."""
    count = 0
    for kind in range(SEA_KINDS):
        count += state.unseen[kind]
    return count


@rule
def fitting_share(state: State, known: int, land: int) -> float:
    """The share of the unseen tiles that fit where these sides are known."""
    count = 0
    for kind in range(SEA_KINDS):
        if FITTING_EDGES[known][land] & KIND_EDGES[kind] != 0:
            count += state.unseen[kind]
    return count / unseen_count(state)


@rule
def is_afloat(space: int, known: int, land: int) -> bool:
    """Whether a ship can enter a space: it has water beside it, and not only that in the north of the chart."""
    water = known & ~land
    if TOPMOST >> space & 1:
        water &= ~1
    return water != 0


@rule
def undiscovered_cost(state: State, staying: list[float]) -> float:
    """What undiscovered spaces will cost in the game for one, as far as they are likely to stay so."""
    cost = 0.0
    for space in range(SPACE_COUNT):
        cost += UNDISCOVERED_COST * staying[space]
    return cost


@rule
def scout_worth(state: State, value: int) -> float:
    """What a scout in hand, by its value less one, will still be good for: less and less as the lid empties."""
    return SCOUT_WORTH[value] * state.lid / LID_COUNT


@rule
def hand_worth(state: State, seat: int) -> float:
    """Scouts in hand, and discards: they cost points, but are of use while there is a scout to pay for them."""
    worth = 0.0
    for value in range(VALUE_COUNT):
        worth += state.scouts_left[seat][value] * scout_worth(state, value)
    discards = discard_count(state, seat)
    worth -= DISCARD_COST * discards
    worth += REUSE_WORTH * min(discards, scout_count(state, seat)) * state.lid / LID_COUNT
    return worth


@rule
def least_price(state: State) -> float:
    """The worth of the least scout that the seat on turn has. [OC-16.4]"""
    for value in range(VALUE_COUNT):
        if state.scouts_left[state.turn][value] > 0:
            return scout_worth(state, value)
    return 0.0


@rule
def scouting_gain(state: State, space: int, closing: list[float]) -> float:
    """What the best scout on the tile of a space would add; 0 if none is better. [OC-16.1]"""
    best = 0.0
    if scout_count(state, state.turn) == 0:
        return best
    edges = 0
    for side in range(DIRECTION_COUNT):
        edges |= (state.land[side] >> space & 1) << side
    for side in range(DIRECTION_COUNT):
        if edges >> side & 1 and piece_name(edges, side) == side:
            best = max(best, piece_gain(state, space, side, closing))
    return best


@rule
def piece_gain(state: State, space: int, side: int, closing: list[float]) -> float:
    """What the best scout on one piece would add."""
    best = 0.0
    north, east, south, west = island_of(state, space, side)
    before = island_worth(state, north, east, south, west, 0, closing)
    for value in range(VALUE_COUNT):
        if state.scouts_left[state.turn][value] > 0:
            after = island_worth(state, north, east, south, west, value + 1, closing)
            best = max(best, after - before - scout_worth(state, value))
    return best


@rule
def best_placing(state: State, kind: int) -> float:
    """The lead after the best way of laying a tile at the ship, with the best scout on it."""
    best = WORST
    spaces = reached_spaces(state, state.ship)
    while spaces != 0:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        ways = fitting_edges(state, space, kind)
        while ways != 0:
            best = max(best, placing_worth(state, space, lowest_bit(ways)))
            ways &= ways - 1
    return best


@rule
def placing_worth(state: State, space: int, edges: int) -> float:
    """The lead after laying a tile and filling what it surrounds; the chart is as before afterwards."""
    explored = state.explored
    north, east, south, west = state.land[0], state.land[1], state.land[2], state.land[3]
    lay(state, space, edges)
    filled = surrounded_spaces(state, space)
    while filled != 0:
        lay(state, lowest_bit(filled), filling_edges(state, lowest_bit(filled)))
        filled &= filled - 1
    worth = standing(state, space)
    state.explored = explored
    state.land[0], state.land[1], state.land[2], state.land[3] = north, east, south, west
    return worth


@rule
def best_source(state: State) -> float:
    """The lead by the better of drawing and using a discarded tile. [OC-16.2]"""
    best = drawing_worth(state)
    kinds = usable_discards(state)
    while kinds != 0:
        gain = DISCARD_COST - REUSE_WORTH * state.lid / LID_COUNT - least_price(state)
        best = max(best, best_placing(state, lowest_bit(kinds)) + gain)
        kinds &= kinds - 1
    return best


@rule
def drawing_worth(state: State) -> float:
    """The mean lead over all tiles that may be drawn; one that fits nowhere is discarded."""
    total, failure = 0.0, standing(state, NOTHING) - DISCARD_COST
    for kind in range(SEA_KINDS):
        if state.unseen[kind] > 0:
            worth = best_placing(state, kind)
            total += state.unseen[kind] * (failure if worth == WORST else worth)
    return total / unseen_count(state)
