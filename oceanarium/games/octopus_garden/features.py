"""What a learned evaluation sees of a position: whole numbers, the seat's own garden first.

Worths, which have fractions, are counted in eighths of a point.
"""

from oceanarium.games.octopus_garden.evaluate import (
    BOUGHT_WORTH,
    FAR,
    GROUP_WORTH,
    HOARDS,
    PEARL_WORTH,
    PEARLS_PER_TURN,
    RELIC_PROMISE,
    bought_worth,
    oyster_distance,
    tile_worth,
    turns_left,
)
from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_BEAUTY,
    BONUS_COUNT,
    BONUS_HOSTS,
    BUYING,
    HOSTING,
    KIND_COUNT,
    LINE_COUNT,
    LINE_SIZE,
    LINES,
    MARKET_SIZE,
    MOST_STARS,
    PLANTING,
    RELIC,
    SET_SIZES,
    STAR,
    STEPPING,
    grown,
)
from oceanarium.games.octopus_garden.rules.buying import line_cost
from oceanarium.games.octopus_garden.rules.garden import group_of, vacant_spaces
from oceanarium.games.octopus_garden.rules.harvest import oyster_count
from oceanarium.games.octopus_garden.rules.scoring import score, star_count
from oceanarium.games.octopus_garden.rules.worms import closed_worms
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import NOBODY, NOTHING, bit_count, lowest_bit, rule

EIGHTHS = 8.0

# Numbers of one garden, from its first on. The first KIND_COUNT count its tiles by kind.
CLOSED = KIND_COUNT  # worms
PEARLS = CLOSED + 1
FEW_PEARLS = PEARLS + 1  # up to three
SOME_PEARLS = FEW_PEARLS + 1  # up to six
ROOM = SOME_PEARLS + 1  # vacant spaces
LAST_ROOM = ROOM + 1  # whether they are at most three
LITTLE_ROOM = LAST_ROOM + 1  # whether they are at most six
LARGEST_ROOM = LITTLE_ROOM + 1  # connected
QUIET_ROOM = LARGEST_ROOM + 1  # not beside a star
BEAUTY = QUIET_ROOM + 1
RELICS = BEAUTY + 1  # one, two, three or more: a number for each
STUCK = RELICS + 3  # groups that can grow no more, and are not complete
GROUPS = STUCK + 1  # two for anemones, then four for seagrass: groups by what is left over of them
NEARLY = GROUPS + 6  # by bonus: sixths that groups have which could be completed where they are
ROUND_GROUPS = NEARLY + BONUS_COUNT  # by bonus: vacant spaces beside its hosts
STARS_FAR = ROUND_GROUPS + BONUS_COUNT  # stars that reach no oyster, then those within one, two, three, more steps
OYSTERS = STARS_FAR + 5
TO_COME = OYSTERS + 1  # pearls that oysters will yield, in eighths
WORTH = TO_COME + 1  # of the whole garden, as far as the hand-written evaluation sees it
BEST_LINE = WORTH + 1  # of the market that it can pay, by worth; then the second
GARDEN_FEATURES = BEST_LINE + 2

# Numbers of the table, behind two gardens.
TABLE = 2 * GARDEN_FEATURES
BOUGHT = TABLE  # tiles in hand by kind; below zero, those of somebody else
MARKET = BOUGHT + BAG_KINDS  # tiles by kind
BAG = MARKET + BAG_KINDS  # hundredths of its tiles, by kind
PHASES = BAG + BAG_KINDS  # of one's own turn: before buying, buying, planting, hosting, stepping
WAIT = PHASES + 5  # turns until it is one's own
ENDING = WAIT + 1  # whether one's own garden was full first, or another's
MOVED_STARS = ENDING + 2
TURNS = MOVED_STARS + 1  # that are left, in eighths
SUPPLY = TURNS + 1  # of pearls, in tens; then of each bonus
LEAD = SUPPLY + 1 + BONUS_COUNT  # in beauty
WORTH_LEAD = LEAD + 1
LATE_LEAD = WORTH_LEAD + 1  # the same where few turns are left
AHEAD = LATE_LEAD + 1  # rivals that look better
SECOND = AHEAD + 1  # how far the second best rival is behind the best
SEATS = SECOND + 1  # whether there are three of them, or more
FEATURES = SEATS + 2

SIXTHS = tuple(tuple(6 * rest // size for rest in range(max(SET_SIZES))) for size in SET_SIZES)  # of a set, by bonus
PURSE = 8  # pearls that count when rivals are compared
MANY_TENS = 20  # of pearls: where the supply is endless it is no more than this


@rule
def describe(state: State, seat: int, features: list[float]) -> None:
    """Write what the seat may know of a position, which is all of it. The match is not over."""
    for index in range(FEATURES):
        features[index] = 0.0
    turns, beauty = turns_left(state, seat), score(state, seat)
    rival, best, second, ahead, rival_beauty = NOBODY, -1000, -1000, 0, 0
    for other in range(state.seats):
        if other != seat:
            its_beauty = score(state, other)
            looks = its_beauty + min(state.pearls[other], PURSE)
            if looks > best:
                rival, best, second, rival_beauty = other, looks, best, its_beauty
            else:
                second = max(second, looks)
            if looks > beauty + min(state.pearls[seat], PURSE):
                ahead += 1
    describe_garden(state, seat, beauty, turns, features, 0)
    rival_turns = turns if state.ender == NOBODY else turns_left(state, rival)
    describe_garden(state, rival, rival_beauty, rival_turns, features, GARDEN_FEATURES)
    describe_lines(state, seat, rival, features)
    describe_table(state, seat, turns, features)
    describe_market(state, features)
    features[AHEAD] = ahead
    features[SECOND] = best - second if state.seats > 2 else 0
    features[LEAD] = features[BEAUTY] - features[GARDEN_FEATURES + BEAUTY]
    lead = features[WORTH] - features[GARDEN_FEATURES + WORTH]
    features[WORTH_LEAD] = lead
    features[LATE_LEAD] = float(int(lead / (1.0 + turns)))


@rule
def describe_garden(state: State, seat: int, beauty: int, turns: float, features: list[float], at: int) -> None:
    """All that matters of one garden, which has so much beauty."""
    tiles = state.tiles[seat]
    for kind in range(KIND_COUNT):
        features[at + kind] = bit_count(tiles[kind])
    features[at + STAR] = star_count(state, seat)
    features[at + CLOSED] = bit_count(closed_worms(state, seat))
    pearls = state.pearls[seat]
    features[at + PEARLS] = min(pearls, 40)
    features[at + FEW_PEARLS] = min(pearls, 3)
    features[at + SOME_PEARLS] = min(pearls, 6)
    features[at + BEAUTY] = beauty
    relics = bit_count(tiles[RELIC])
    if relics > 0:
        features[at + RELICS + min(relics, 3) - 1] = 1.0
    vacant = vacant_spaces(state, seat)
    describe_room(state, seat, vacant, features, at)
    groups = describe_groups(state, seat, vacant, features, at)
    income = describe_oysters(state, seat, turns, features, at)
    worth = beauty + PEARL_WORTH * min(min(pearls, HOARDS // state.seats) + income, PEARLS_PER_TURN * turns)
    if turns > 0.0:
        worth += RELIC_PROMISE[min(relics, 3)] + groups
    if seat == state.turn:
        worth += bought_worth(state, seat, turns)
        if state.phase == HOSTING:
            worth += BONUS_BEAUTY
    features[at + WORTH] = float(int(EIGHTHS * worth))


@rule
def describe_room(state: State, seat: int, vacant: int, features: list[float], at: int) -> None:
    """Where there is still something to plant."""
    room, largest, rest = bit_count(vacant), 0, vacant
    while rest != 0:
        part = group_of(state, rest, lowest_bit(rest))
        rest &= ~part
        largest = max(largest, bit_count(part))
    features[at + ROOM] = room
    features[at + LAST_ROOM] = 1.0 if room <= 3 else 0.0
    features[at + LITTLE_ROOM] = 1.0 if room <= 6 else 0.0
    features[at + LARGEST_ROOM] = largest
    features[at + QUIET_ROOM] = bit_count(vacant & ~grown(state.tiles[seat][STAR], state.stride, state.garden))


@rule
def describe_groups(state: State, seat: int, vacant: int, features: list[float], at: int) -> float:
    """Groups on the way to a clownfish or a seahorse; return what the hand-written evaluation gives for them."""
    worth = 0.0
    for bonus in range(BONUS_COUNT):
        spaces, size = state.tiles[seat][BONUS_HOSTS[bonus]], SET_SIZES[bonus]
        features[at + ROUND_GROUPS + bonus] = bit_count(grown(spaces, state.stride, state.garden) & vacant)
        while spaces != 0:
            group = group_of(state, spaces, lowest_bit(spaces))
            spaces &= ~group
            rest = bit_count(group)
            while rest >= size:  # groups are small: that is quicker than to divide
                rest -= size
            if rest == 0:
                continue
            room = grown(group, state.stride, state.garden) & vacant
            if room == 0:
                features[at + STUCK] += 1.0
                continue
            features[at + GROUPS + 2 * bonus + rest - 1] += 1.0
            if state.bonus_supply[bonus] > 0:
                worth += GROUP_WORTH * BONUS_BEAUTY * (rest / size) * (rest / size)
            if bit_count(room) >= size - rest:
                features[at + NEARLY + bonus] += SIXTHS[bonus][rest]
    return worth


@rule
def describe_oysters(state: State, seat: int, turns: float, features: list[float], at: int) -> float:
    """What oysters yield, and the stars that are after them; return the pearls that are to come."""
    oysters = oyster_count(state, seat)
    income = oysters * max(turns - 1.0, 0.0)
    for star in range(MOST_STARS):
        if state.stars[seat][star] != NOTHING:
            distance = oyster_distance(state, seat, state.stars[seat][star])
            features[at + STARS_FAR + (0 if distance == FAR else min(max(distance, 1), 4))] += 1.0
            income -= max(turns - distance, 0.0)
    features[at + OYSTERS] = oysters
    features[at + TO_COME] = float(int(EIGHTHS * max(income, 0.0)))
    return max(income, 0.0)


@rule
def describe_lines(state: State, seat: int, rival: int, features: list[float]) -> None:
    """The two best lines of the market that each of two seats can pay."""
    relic, rivals_relic = tile_worth(state, seat, RELIC, 0.0), tile_worth(state, rival, RELIC, 0.0)
    best, second, rivals_best, rivals_second = 0.0, 0.0, 0.0, 0.0
    for line in range(LINE_COUNT):
        cost = line_cost(state, line)
        worth = rivals_worth = -PEARL_WORTH * cost
        for index in range(LINE_SIZE):
            kind = state.market[LINES[line][index]]
            if kind != NOTHING:
                worth += relic if kind == RELIC else BOUGHT_WORTH[kind]
                rivals_worth += rivals_relic if kind == RELIC else BOUGHT_WORTH[kind]
        if cost <= state.pearls[seat]:
            second = max(second, min(best, worth))
            best = max(best, worth)
        if cost <= state.pearls[rival]:
            rivals_second = max(rivals_second, min(rivals_best, rivals_worth))
            rivals_best = max(rivals_best, rivals_worth)
    features[BEST_LINE], features[BEST_LINE + 1] = float(int(EIGHTHS * best)), float(int(EIGHTHS * second))
    at = GARDEN_FEATURES + BEST_LINE
    features[at], features[at + 1] = float(int(EIGHTHS * rivals_best)), float(int(EIGHTHS * rivals_second))


@rule
def describe_table(state: State, seat: int, turns: float, features: list[float]) -> None:
    """Whose turn it is and how far it is, and what is left of everything."""
    is_own = state.turn == seat
    for kind in range(BAG_KINDS):
        features[BOUGHT + kind] = state.bought[kind] if is_own else -state.bought[kind]
    if is_own:
        phase = 1 if state.phase == BUYING else 2 if state.phase == PLANTING else 3 if state.phase == HOSTING else 0
        features[PHASES + (4 if state.phase == STEPPING else phase)] = 1.0
        features[MOVED_STARS] = bit_count(state.moved_stars)
    if state.turn != NOBODY:
        features[WAIT] = seat - state.turn if seat >= state.turn else seat - state.turn + state.seats
    features[ENDING] = 1.0 if state.ender == seat else 0.0
    features[ENDING + 1] = 1.0 if state.ender != NOBODY and state.ender != seat else 0.0
    features[TURNS] = float(int(EIGHTHS * turns))
    features[SUPPLY] = min(max(state.pearl_supply, 0) // 10, MANY_TENS)
    for bonus in range(BONUS_COUNT):
        features[SUPPLY + 1 + bonus] = state.bonus_supply[bonus]
    features[SEATS] = 1.0 if state.seats == 3 else 0.0
    features[SEATS + 1] = 1.0 if state.seats > 3 else 0.0


@rule
def describe_market(state: State, features: list[float]) -> None:
    """What can be bought, and what may come."""
    bag = 0
    for kind in range(BAG_KINDS):
        bag += state.bag[kind]
    for space in range(MARKET_SIZE):
        if state.market[space] != NOTHING:
            features[MARKET + state.market[space]] += 1.0
    for kind in range(BAG_KINDS):
        features[BAG + kind] = float(int(100.0 * state.bag[kind] / max(bag, 1)))  # quicker than to divide whole numbers
