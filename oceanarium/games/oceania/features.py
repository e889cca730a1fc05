"""What a learned evaluation sees of a position: whole numbers, the seat's own things first.

Nothing is hidden in Oceania but the order of the lid, of which only the counts are read. Fractions are counted in
eighths, shares of the tiles not seen yet in hundredths.
"""

from oceanarium.games.oceania.evaluate import (
    GROWTH,
    LEAD_WORTH,
    SOLO_GROWTH,
    completion_chance,
    foresee,
    hand_worth,
    is_afloat,
    prospect,
    scouting_gain,
    undiscovered_cost,
    unseen_count,
)
from oceanarium.games.oceania.parts import (
    CASTING,
    DIRECTION_COUNT,
    DISCARD_COST,
    DRAWING,
    FITTING_EDGES,
    KIND_EDGES,
    KIND_OF,
    LID_COUNT,
    REVIEWING,
    SAILING,
    SCOUTING,
    SEA_KINDS,
    SOLO,
    SOURCING,
    SPACE_COUNT,
    VALUE_COUNT,
)
from oceanarium.games.oceania.rules.chart import can_fit, known_sides, undiscovered
from oceanarium.games.oceania.rules.islands import (
    MOST_ISLANDS,
    edges_in,
    island_size,
    list_islands,
    open_spaces,
    scout_total,
)
from oceanarium.games.oceania.rules.reusing import scout_count
from oceanarium.games.oceania.rules.scoring import discard_count
from oceanarium.games.oceania.state import State
from oceanarium.kernel import NOTHING, bit_count, ints, lowest_bit, rule
from oceanarium.kernel.toolbox import floats

EIGHTHS = 8.0
HUNDREDTHS = 100
LARGEST = 2_000  # no number is further from zero

# 0 to 31, islands by who leads there: a block for each of these.
OWN, RIVAL, TIED, FREE = range(4)
LEADERS = 4
COMPLETE = 0  # tiles of complete islands
OPEN_COUNT = 1  # open islands, and all that follows is of them
OPEN_TILES = 2
PROMISE = 3  # eighths: tiles they may grow to, times the chance to be completed
FIRM = 4  # eighths: tiles times the square of that chance, so that only what is nearly certain counts
OPENINGS = 5
LARGEST_PROMISE = 6  # eighths
WEAKEST = 7  # eighths: tiles times the chance of the opening that is hardest to close
ISLANDS = 0
ISLANDS_BLOCK = 8

# 32 to 61, what each seat may hope for, the own hopes first.
WORTH = 0  # eighths: the promise of open islands where the seat leads, as far as its lead is safe
CONTESTED = 1  # eighths: the promise of those where the rival has scouts too
BY_LEAD = 2  # eighths: the promise by a lead of 1, 2, 3, 4 or more
BY_OPENINGS = 6  # tiles on islands with 1, 2, 3, 4 or more openings
CLOSING = 10  # eighths: tiles that one draw brings, by closing the last opening where the seat leads
TAKING = 11  # eighths: the most that one draw and a scout bring, by closing an island where it does not lead
CERTAIN = 12  # tiles of the largest island that a discard would close for the seat
EXPOSED = 13  # eighths: the promise of islands where the seat leads, but one scout of the rival would overtake it
CHALLENGED = 14  # eighths: the same, where one scout would only draw level
HOPES = ISLANDS + LEADERS * ISLANDS_BLOCK
HOPES_BLOCK = 15
DEEPEST = 4  # leads, and openings, are told apart up to this

# 62 to 85, what each seat has before it, the own things first.
SCOUTS = 0  # by value
SCOUT_SUM = 3  # of the values
NO_SCOUTS = 4
DISCARDS = 5  # all of them
DISCARD_KINDS = 6  # by kind
HAND_WORTH = 11  # eighths
HANDS = HOPES + 2 * HOPES_BLOCK
HANDS_BLOCK = 12

# 86 to 93, the undiscovered spaces.
CHART = HANDS + 2 * HANDS_BLOCK
UNKNOWN = CHART
AFLOAT = CHART + 1  # a ship can enter them
BARE = CHART + 2  # no land beside them
CLOSED = CHART + 3  # eighths: how many will get a tile that leads no further
STAYING = CHART + 4  # eighths: how many will stay undiscovered
FITTING = CHART + 5  # hundredths: the share of the unseen tiles that fit, summed over the spaces afloat
EASIEST = CHART + 6  # hundredths: the largest such share
TIGHT = CHART + 7  # spaces afloat where less than a third fits
CHART_BLOCK = 8
TIGHTNESS = 33

# 94 to 105, the tiles to come.
TILES = CHART + CHART_BLOCK
LID = TILES
SPARE = TILES + 1  # tiles in the lid beyond the undiscovered spaces
UNSEEN = TILES + 2  # by kind
SHARES = TILES + 7  # hundredths, by kind
TILES_BLOCK = 12

# 106 to 121, the turn: above zero in the own and below in the rival's. The other seat's is always the next one.
TURN = TILES + TILES_BLOCK
PHASES = TURN + 1  # from sailing to reviewing
IN_HAND = TURN + 8  # the tile, by kind
FAILING = TURN + 13  # hundredths: the share of the unseen tiles that fit nowhere at the ship
LAST_DRAW = TURN + 14  # who will draw the last tile of the lid, if all draw
TURN_CLOSING = TURN + 15  # eighths: what closing and taking promise to the seat on turn
TURN_BLOCK = 16

# 122 to 132, the lead in this game.
LEADS = TURN + TURN_BLOCK
POINTS_LEAD = LEADS  # points as they are
STANDING = LEADS + 1  # eighths: by all that lies on the table
PROSPECT = LEADS + 2  # eighths: if the turn goes on as well as it can
INITIATIVE = LEADS + 3  # eighths: what that adds
LATE_PROSPECT = LEADS + 4  # eighths: the prospect times the share of the lid that is used up
LATE_POINTS = LEADS + 5  # eighths: the points times that share
LATE_WORTH = LEADS + 6  # eighths: the lead in what open islands are worth, times that share
LATEST_PROSPECT = LEADS + 7  # eighths: the prospect times the third power of that share
NARROW_LEAD = LEADS + 8  # eighths: the prospect, up to three points, times that share: late, who leads is nearly all
EARLY_SCOUTS = LEADS + 9  # eighths: the lead in scouts' values times the share that is left
EARLY_DISCARDS = LEADS + 10  # eighths: the lead in discards times the share that is left
LEADS_BLOCK = 11
NARROW = 3.0

# 133 to 140, the match.
MATCH = LEADS + LEADS_BLOCK
OWN_WINS = MATCH
RIVAL_WINS = MATCH + 1
GAMES_LEFT = MATCH + 2  # after this one
ALONE = MATCH + 3
PAIR = MATCH + 4
SQUARES = MATCH + 5  # alone: points for complete islands
LIKELY_SQUARES = MATCH + 6  # alone: what open islands promise
LIKELY_COST = MATCH + 7  # alone: what undiscovered spaces are likely to cost
MATCH_BLOCK = 8

FEATURES = MATCH + MATCH_BLOCK  # how many numbers `describe` writes


@rule
def describe(state: State, seat: int, features: list[float]) -> None:
    """Write what the seat may know of a position. The match is not over."""
    for index in range(FEATURES):
        features[index] = 0.0
    describe_match(state, seat, features)
    sign = turn_sign(state, seat)
    describe_turn(state, sign, features)
    if state.phase == REVIEWING:
        return  # the chart is counted among the games won, and will be swept
    closing, staying, closers = floats(SPACE_COUNT), floats(SPACE_COUNT), ints(SPACE_COUNT)
    foresee(state, closing, staying)
    describe_tiles(state, features)
    afloat = describe_chart(state, closing, staying, closers, features)
    standing = describe_islands(state, seat, afloat, closing, closers, features)
    if state.seats == SOLO:
        cost = undiscovered_cost(state, staying)
        features[LIKELY_COST] = whole(cost)
        standing -= cost
    else:
        standing += describe_hands(state, seat, features)
    describe_leads(state, sign, standing, closing, features)


@rule
def whole(number: float) -> float:
    """A number without its fraction, and within bounds."""
    return float(min(max(int(number), -LARGEST), LARGEST))


@rule
def turn_sign(state: State, seat: int) -> int:
    """1 in the seat's turn, -1 in its rival's, 0 before anybody's."""
    if state.phase == CASTING:
        return 0
    return 1 if state.turn == seat else -1


@rule
def describe_match(state: State, seat: int, features: list[float]) -> None:
    """Games won and to come, and how many play. [OC-14]"""
    features[ALONE if state.seats == SOLO else PAIR] = 1.0
    features[OWN_WINS] = float(state.wins[seat])
    features[RIVAL_WINS] = float(state.wins[1 - seat])
    features[GAMES_LEFT] = float(state.rounds - 1 - state.game)


@rule
def describe_turn(state: State, sign: int, features: list[float]) -> None:
    """Whose turn it is, how far it has gone, and what the ship is in for. [OC-2.2]"""
    features[TURN] = float(sign)
    if state.phase != CASTING:
        features[PHASES + state.phase - SAILING] = float(sign)
    if state.tile != NOTHING:
        features[IN_HAND + state.tile] = float(sign)
    features[LAST_DRAW] = float(sign if state.lid % 2 == 1 else -sign)
    if state.phase in (SOURCING, DRAWING):
        failing = 0
        for kind in range(SEA_KINDS):
            if state.unseen[kind] > 0 and not can_fit(state, state.ship, kind):
                failing += state.unseen[kind]
        features[FAILING] = float(sign * (HUNDREDTHS * failing // unseen_count(state)))


@rule
def describe_tiles(state: State, features: list[float]) -> None:
    """The lid, and what may be in it. [OC-S2]"""
    features[LID] = float(state.lid)
    features[SPARE] = float(state.lid - bit_count(undiscovered(state)))
    count = unseen_count(state)
    for kind in range(SEA_KINDS):
        features[UNSEEN + kind] = float(state.unseen[kind])
        features[SHARES + kind] = float(HUNDREDTHS * state.unseen[kind] // count)


@rule
def describe_chart(
    state: State, closing: list[float], staying: list[float], closers: list[int], features: list[float]
) -> int:
    """The undiscovered spaces; `closers` gets the kind that closes each, NOTHING where no ship can enter.

    Returns the spaces that one can enter.
    """
    rest, count = undiscovered(state), unseen_count(state)
    afloat, closed, undone = 0, 0.0, 0.0
    features[UNKNOWN] = float(bit_count(rest))
    while rest != 0:
        space = lowest_bit(rest)
        rest &= rest - 1
        known, land = known_sides(state, space)
        closed += closing[space]
        undone += staying[space]
        closers[space] = NOTHING
        if land == 0:
            features[BARE] += 1.0
        if is_afloat(space, known, land):
            afloat |= 1 << space
            closers[space] = KIND_OF[land]
            share = HUNDREDTHS * fitting_count(state, known, land) // count
            features[FITTING] += float(share)
            features[EASIEST] = max(features[EASIEST], float(share))
            if share < TIGHTNESS:
                features[TIGHT] += 1.0
    features[AFLOAT] = float(bit_count(afloat))
    features[FITTING] = whole(features[FITTING])
    features[CLOSED] = whole(EIGHTHS * closed)
    features[STAYING] = whole(EIGHTHS * undone)
    return afloat


@rule
def fitting_count(state: State, known: int, land: int) -> int:
    """How many of the unseen tiles fit where these sides are known."""
    count = 0
    for kind in range(SEA_KINDS):
        if FITTING_EDGES[known][land] & KIND_EDGES[kind] != 0:
            count += state.unseen[kind]
    return count


@rule
def describe_islands(
    state: State, seat: int, afloat: int, closing: list[float], closers: list[int], features: list[float]
) -> float:
    """All islands; returns what they are worth to the seat by the hand-written evaluation."""
    worth = 0.0
    islands = ints(MOST_ISLANDS * DIRECTION_COUNT)
    for index in range(list_islands(state, state.explored, islands)):
        north, east, south, west = edges_in(islands, index)
        size = island_size(north, east, south, west)
        own = scout_total(state, seat, north, east, south, west)
        rival = scout_total(state, 1 - seat, north, east, south, west)
        leader, gaps = leader_of(own, rival), open_spaces(state, north, east, south, west)
        if gaps == 0:
            features[ISLANDS + ISLANDS_BLOCK * leader + COMPLETE] += float(size)
            worth += complete_worth(state, leader, size, features)
            continue
        chance, wide = completion_chance(gaps, closing), bit_count(gaps)
        promise = chance * (size + GROWTH * wide)
        describe_open_island(leader, size, gaps, chance, promise, closing, features)
        if state.seats == SOLO:
            worth += squares_promised(size, wide, chance, features)
            continue
        if wide == 1:
            describe_closing(state, seat, size, own - rival, closers[lowest_bit(gaps)], features)
        if leader <= RIVAL:
            claimed = describe_claim(leader, own, rival, size, wide, promise, features)
            worth += claimed if leader == OWN else -claimed
            if gaps & afloat != 0:
                challenger = 1 - seat if leader == OWN else seat
                describe_challenge(leader, best_scout(state, challenger) - abs(own - rival), promise, features)
    return worth


@rule
def leader_of(own: int, rival: int) -> int:
    """Who leads on an island with these scouts. [OC-10.2]"""
    if own != rival:
        return OWN if own > rival else RIVAL
    return TIED if own > 0 else FREE


@rule
def complete_worth(state: State, leader: int, size: int, features: list[float]) -> float:
    """What a complete island is worth to the seat. [OC-10.2, OC-15.4]"""
    if state.seats == SOLO:
        features[SQUARES] += float(size * size)
        return float(size * size)
    if leader == OWN:
        return float(size)
    return -float(size) if leader == RIVAL else 0.0


@rule
def squares_promised(size: int, wide: int, chance: float, features: list[float]) -> float:
    """Alone: what an open island promises. [OC-15.4]"""
    tiles = size + SOLO_GROWTH * wide
    features[LIKELY_SQUARES] = whole(features[LIKELY_SQUARES] + chance * tiles * tiles)
    return chance * tiles * tiles


@rule
def describe_open_island(
    leader: int,
    size: int,
    openings: int,
    chance: float,
    promise: float,
    closing: list[float],
    features: list[float],
) -> None:
    """Add an open island to those with the same leader."""
    first = ISLANDS + ISLANDS_BLOCK * leader
    features[first + OPEN_COUNT] += 1.0
    features[first + OPEN_TILES] += float(size)
    features[first + PROMISE] += whole(EIGHTHS * promise)
    features[first + FIRM] += whole(EIGHTHS * chance * chance * size)
    features[first + OPENINGS] += float(bit_count(openings))
    features[first + WEAKEST] += whole(EIGHTHS * weakest_chance(openings, closing) * size)
    features[first + LARGEST_PROMISE] = max(features[first + LARGEST_PROMISE], whole(EIGHTHS * promise))


@rule
def weakest_chance(openings: int, closing: list[float]) -> float:
    """The chance of the opening that is hardest to close."""
    chance = 1.0
    while openings != 0:
        chance = min(chance, closing[lowest_bit(openings)])
        openings &= openings - 1
    return chance


@rule
def describe_claim(
    leader: int, own: int, rival: int, size: int, wide: int, promise: float, features: list[float]
) -> float:
    """Add an open island to the hopes of who leads there; returns how much of its promise the lead secures."""
    first = HOPES + HOPES_BLOCK * leader
    lead = min(abs(own - rival), DEEPEST)
    worth = LEAD_WORTH[lead] * promise
    features[first + WORTH] += whole(EIGHTHS * worth)
    if min(own, rival) > 0:
        features[first + CONTESTED] += whole(EIGHTHS * promise)
    features[first + BY_LEAD + lead - 1] += whole(EIGHTHS * promise)
    features[first + BY_OPENINGS + min(wide, DEEPEST) - 1] += float(size)
    return worth


@rule
def describe_challenge(leader: int, beyond: int, promise: float, features: list[float]) -> None:
    """Add an open island to those at risk, by how far one scout of the rival would get beyond the lead. [OC-8.4]"""
    if beyond >= 0:
        kind = EXPOSED if beyond > 0 else CHALLENGED
        features[HOPES + HOPES_BLOCK * leader + kind] += whole(EIGHTHS * promise)


@rule
def describe_closing(state: State, seat: int, size: int, lead: int, kind: int, features: list[float]) -> None:
    """What a tile of a kind in the last opening of an island would bring either seat, with a scout on it. [OC-8.1]"""
    if kind == NOTHING or kind >= SEA_KINDS:
        return
    gain = whole(EIGHTHS * (size + 1) * state.unseen[kind] / unseen_count(state))
    for side in range(state.seats):
        first = HOPES + (0 if side == seat else HOPES_BLOCK)
        ahead = lead if side == seat else -lead
        if ahead > 0:
            features[first + CLOSING] += gain
        elif ahead + best_scout(state, side) > 0:
            features[first + TAKING] = max(features[first + TAKING], gain)
        else:
            continue
        if state.discards[side][kind] > 0 and scout_count(state, side) > (0 if ahead > 0 else 1):
            features[first + CERTAIN] = max(features[first + CERTAIN], float(size + 1))


@rule
def best_scout(state: State, seat: int) -> int:
    """The highest value among the scouts that a seat has not placed; 0 if there is none."""
    best = 0
    for value in range(VALUE_COUNT):
        if state.scouts_left[seat][value] > 0:
            best = value + 1
    return best


@rule
def describe_hands(state: State, seat: int, features: list[float]) -> float:
    """Scouts and discards of both; returns the lead in them by the hand-written evaluation. [OC-C3, OC-4.8]"""
    lead = 0.0
    for side in range(state.seats):
        first = HANDS + (0 if side == seat else HANDS_BLOCK)
        for value in range(VALUE_COUNT):
            count = state.scouts_left[side][value]
            features[first + SCOUTS + value] = float(count)
            features[first + SCOUT_SUM] += float((value + 1) * count)
        features[first + NO_SCOUTS] = 1.0 if scout_count(state, side) == 0 else 0.0
        features[first + DISCARDS] = float(discard_count(state, side))
        for kind in range(SEA_KINDS):
            features[first + DISCARD_KINDS + kind] = float(state.discards[side][kind])
        worth = hand_worth(state, side)
        features[first + HAND_WORTH] = whole(EIGHTHS * worth)
        lead += worth if side == seat else -worth
    return lead


@rule
def describe_leads(state: State, sign: int, standing: float, closing: list[float], features: list[float]) -> None:
    """How far the seat is ahead in this game, now and in prospect, early and late; alone, how well it does."""
    outlook = standing
    if state.phase == SCOUTING:
        outlook += sign * scouting_gain(state, state.placed, closing)
    elif state.phase not in (CASTING, SAILING):
        outlook = sign * prospect(state)
    scale = 1.0 if state.seats == SOLO else EIGHTHS  # alone there are hundreds of points
    points = points_lead(state, features)
    used_up = 1.0 - state.lid / LID_COUNT
    features[POINTS_LEAD] = whole(points)
    features[STANDING] = whole(scale * standing)
    features[PROSPECT] = whole(scale * outlook)
    features[INITIATIVE] = whole(scale * (outlook - standing))
    features[LATE_PROSPECT] = whole(scale * outlook * used_up)
    features[LATE_POINTS] = whole(scale * points * used_up)
    other = HANDS + HANDS_BLOCK
    scouts = features[HANDS + SCOUT_SUM] - features[other + SCOUT_SUM]
    discards = features[HANDS + DISCARDS] - features[other + DISCARDS]
    features[EARLY_SCOUTS] = whole(EIGHTHS * scouts * (1.0 - used_up))
    features[EARLY_DISCARDS] = whole(EIGHTHS * discards * (1.0 - used_up))
    hopes = features[HOPES + WORTH] - features[HOPES + HOPES_BLOCK + WORTH]
    features[LATE_WORTH] = whole(hopes * used_up)
    features[LATEST_PROSPECT] = whole(scale * outlook * used_up * used_up * used_up)
    features[NARROW_LEAD] = whole(EIGHTHS * min(max(outlook, -NARROW), NARROW) * used_up)
    first = HOPES if sign > 0 else HOPES + HOPES_BLOCK
    features[TURN_CLOSING] = sign * (features[first + CLOSING] + features[first + TAKING])


@rule
def points_lead(state: State, features: list[float]) -> float:
    """The lead in points if the game ended now, from what was described; alone, the islands' points."""
    if state.seats == SOLO:
        return features[SQUARES]
    rival = ISLANDS + ISLANDS_BLOCK * RIVAL
    islands = features[ISLANDS + COMPLETE] - features[rival + COMPLETE]
    discards = features[HANDS + DISCARDS] - features[HANDS + HANDS_BLOCK + DISCARDS]
    return islands - DISCARD_COST * discards
