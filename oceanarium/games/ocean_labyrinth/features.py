"""What a learned evaluation sees of a position: whole numbers, the seat's own things first.

Of a rival's target only what the seat may know is used: that it is one of the cards not laid open, and none of the
pictures the rival has left again. All insertions are tried once, for the own goal and the strongest rival together.
"""

from oceanarium.games.ocean_labyrinth.evaluate import (
    CHANCE_LATER,
    FAR,
    HALF_OF_THEM,
    IN_REACH,
    NEARNESS,
    RIVAL_PROSPECT,
    SCOOTER_WORTH,
    SURPLUS_BIT,
    WITHIN_A_TURN,
    grown,
    next_player,
)
from oceanarium.games.ocean_labyrinth.parts import (
    ALL_PICTURES,
    ARROW_COUNT,
    BLANK,
    CHOOSING,
    DECIDING,
    EAST,
    ENTRIES,
    EXITS,
    EXTRA_TURN,
    INSERTING,
    LINE_MASKS,
    LINE_STEPS,
    LOOSE_TILES,
    MIN_SEATS,
    MOVING,
    NORTH,
    OPENINGS,
    OXYGEN,
    PLAIN_TILES,
    PUFFERFISH,
    QUARTERS,
    SCOOTER_DUE,
    SIZE,
    SOUTH,
    SQUARE_COUNT,
    SURFACING,
    TILE_PICTURES,
    TILE_SHAPES,
    UNSEEN,
    WEST,
)
from oceanarium.games.ocean_labyrinth.rules.inserting import rotation_count
from oceanarium.games.ocean_labyrinth.rules.maze import (
    carried_to,
    flooded,
    joined_down,
    joined_right,
    picture_on,
    shifted,
)
from oceanarium.games.ocean_labyrinth.rules.moving import cards_left, home_of
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import NOBODY, NOTHING, bit_count, ints, rule

FINE = 8.0  # parts of a point that are told apart
SHARE = 64  # parts of a whole that are told apart

# What is told of a diver, the own one and that of the strongest rival.
FOUND = 0
STEPS = 1  # targets to find, and the way home where that belongs to the game
LAST_STEPS = 2  # four numbers: whether it is 1 step, 2, 3 or 4
IS_GOING_HOME = 6  # no card is left
REACH = 7  # squares in reach as the maze is
PICTURES_IN_REACH = 8  # of those that nobody has found, without the seat's own target
HOME_DISTANCE = 9  # rows and columns to the own start square
LINES_AT_DIVER = 10  # lines that would take the diver along: none, one or two
DIVER_FEATURES = 11

OWN = 0
RIVAL = OWN + DIVER_FEATURES

# The own goal: the target, or home.
GOAL = RIVAL + DIVER_FEATURES
GOAL_ON_SURPLUS = GOAL
GOAL_IS_FIXED = GOAL + 1
GOAL_LINES = GOAL + 2  # lines that would take the goal along
GOAL_SHARES_LINE = GOAL + 3  # whether one line would take both along
GOAL_DISTANCE = GOAL + 4  # rows and columns
GOAL_AREA = GOAL + 5  # squares joined to the goal
GOAL_WALLS = GOAL + 6  # five numbers: whether it is 0 walls, 1, 2, 3, or more or beside the board
GOAL_HOME_DISTANCE = GOAL + 11  # rows and columns from the goal to home, if the target is the last one
GOAL_FEATURES = 12

# Insertions that bring the own goal in reach, from the best square to wait on if the diver may move first.
WAYS = GOAL + GOAL_FEATURES
WAY_COUNT = WAYS  # of 48: a straight has half as many rotations, so each counts twice
WAY_ARROWS = WAYS + 1
WAY_LINES = WAYS + 2
WAY_CURVE = WAYS + 3  # the share of the hand-written evaluation: the first ways matter most
WAY_STEPS = WAYS + 4  # five numbers: whether there are 0 ways, 1 to 2, 3 to 6, 7 to 14, more
NEAR_COUNT = WAYS + 9  # of 48: insertions after which one wall would be left
CONTACTS = WAYS + 10  # squares in reach that such a wall would part from the goal's area, all of these together
GOAL_MEAN_AREA = WAYS + 11  # squares joined to the goal, added up over every insertion, in fours
MEAN_REACH = WAYS + 12  # squares in reach of the diver, in the same way
PLACES = WAYS + 13  # squares from which some insertion brings the goal in reach
SPOILT_COUNT = WAYS + 14  # of 48: ways that are known to push out a pufferfish or an oxygen tank
WAY_FEATURES = 15

# When the goal can be taken, by whose turn it is and what is to be done; seats that surface or decide wait too.
TIMING = WAYS + WAY_FEATURES
TAKES_NOW = TIMING  # own move to make, and the goal is in reach
MISSES_NOW = TIMING + 1  # own move to make, and it is not
TAKES_THIS_TURN = TIMING + 2  # own insertion to make, and one brings the goal in reach
MISSES_THIS_TURN = TIMING + 3  # and none does
WAITS_JOINED = TIMING + 4  # a rival's turn, and the goal is in reach as the maze is
WAITS_WITH_WAYS = TIMING + 5  # a rival's turn, and the goal is an insertion away
WAITS_APART = TIMING + 6  # a rival's turn, and no insertion is enough
NEAR_MISS = TIMING + 7  # own insertion to make, none brings the goal in reach, but as many leave one wall only
TIMING_FEATURES = 8

# What the strongest rival may be after.
THREAT = TIMING + TIMING_FEATURES
RIVAL_GOALS = THREAT  # how many tiles may show its target; one if it is on its way home
RIVAL_RULED_OUT = THREAT + 1
RIVAL_IN_REACH = THREAT + 2  # the share of its possible goals that are in reach as the maze is
RIVAL_POSSIBLE = THREAT + 3  # that some insertion brings in reach
RIVAL_MEAN = THREAT + 4  # that an insertion brings in reach on average
RIVAL_BEST = THREAT + 5  # that the best insertion brings in reach
RIVAL_WAYS = THREAT + 6  # of 48: insertions that bring some possible goal in reach
RIVAL_TAKES_NOW = THREAT + 7  # its move to make: the share in reach
RIVAL_TAKES_THIS_TURN = THREAT + 8  # its insertion to make: the possible share
RIVAL_TAKES_NEXT = THREAT + 9  # it plays when the own turn is over: the possible share
RIVAL_FINISHES = THREAT + 10  # the possible share if it is on its last step, whoever's turn it is
THREAT_FEATURES = 11

# The standing.
STANDING = THREAT + THREAT_FEATURES
OWN_PROSPECT = STANDING  # parts of the hand-written evaluation
RIVAL_PROSPECTS = STANDING + 1
WORTH_LEAD = STANDING + 2  # the hand-written evaluation
LEAD = STANDING + 3  # targets ahead of the strongest rival
URGENT_LEAD = STANDING + 4  # the same, weighing more the fewer steps are left
URGENT_WORTH_LEAD = STANDING + 5
FEWEST_STEPS = STANDING + 6  # to the end
IS_AHEAD = STANDING + 7
IS_LEVEL = STANDING + 8
RIVALS_AHEAD = STANDING + 9
RIVALS_LEVEL = STANDING + 10
SECOND_FOUND = STANDING + 11  # by the second best rival
SECOND_LEAD = STANDING + 12  # targets ahead of it
RIVALS_GOING_HOME = STANDING + 13
STANDING_FEATURES = 14

# The table in common.
TABLE = STANDING + STANDING_FEATURES
SEATS = TABLE  # three numbers: whether it is 2, 3 or 4
IS_OWN_TURN = TABLE + 3
TURNS_TO_WAIT = TABLE + 4
RIVAL_TURNS_TO_WAIT = TABLE + 5  # of the strongest rival
IS_INSERTING = TABLE + 6
IS_MOVING = TABLE + 7
IS_SURFACING = TABLE + 8
IS_DECIDING = TABLE + 9
OWN_SCOOTER = TABLE + 10  # an additional turn to come
RIVAL_SCOOTER = TABLE + 11  # of whichever rival
IS_EXTRA_TURN = TABLE + 12
CARDS_EACH = TABLE + 13
GOES_HOME = TABLE + 14
HAS_ACTIONS = TABLE + 15
ROUNDS_LEFT = TABLE + 16
SURPLUS_SHAPE = TABLE + 17  # three numbers
SURPLUS_PICTURE = TABLE + 20
JOINTS = TABLE + 21  # pairs of squares that are connected
UNKNOWN_BACKS = TABLE + 22  # plain tiles that an insertion would push out, never turned over yet
KNOWN_BACKS = TABLE + 23  # three numbers: such tiles known to be pufferfish, scooters, oxygen tanks
TABLE_FEATURES = 26

FEATURES = TABLE + TABLE_FEATURES  # how many numbers `describe` writes

MOST_TOLD = 4  # steps or walls that are told apart
MOST_ROUNDS_TOLD = 50
URGENCY = 24  # what a point of lead weighs, shared out by the steps left
WAY_LIMITS = (0, 2, 6, 14)  # the most ways of each step but the last
COUNTER_BITS = 6  # enough for 48 insertions
LINES = ARROW_COUNT // 2


@rule
def describe(state: State, seat: int, features: list[float]) -> None:
    """Write what the seat may know of a position. The match is not over."""
    for index in range(FEATURES):
        features[index] = 0.0
    rival = strongest_rival(state, seat)
    describe_table(state, seat, rival, features)
    describe_steps(state, seat, features, OWN)
    describe_steps(state, rival, features, RIVAL)
    prospects = describe_maze(state, seat, rival, features) if state.phase > CHOOSING else 0.0
    describe_standing(state, seat, rival, prospects, features)


@rule
def strongest_rival(state: State, seat: int) -> int:
    """The rival that found most; of equal ones, whoever plays first."""
    best, most = NOTHING, -1
    rival = state.turn if state.phase == INSERTING else state.turn + 1
    for _ in range(state.seats):
        rival = rival % state.seats
        if rival != seat and bit_count(state.found[rival]) > most:
            best, most = rival, bit_count(state.found[rival])
        rival += 1
    return best


@rule
def describe_steps(state: State, seat: int, features: list[float], at: int) -> None:
    """How much of its way a seat has behind it, and how much is left."""
    steps = cards_left(state, seat) + state.goes_home
    features[at + FOUND] = float(bit_count(state.found[seat]))
    features[at + STEPS] = float(steps)
    if 1 <= steps <= MOST_TOLD:
        features[at + LAST_STEPS + steps - 1] = 1.0
    if cards_left(state, seat) == 0:
        features[at + IS_GOING_HOME] = 1.0


# The maze


@rule
def describe_maze(state: State, seat: int, rival: int, features: list[float]) -> float:
    """Where the divers are, what they can reach, and what every insertion would change; return the prospects' lead."""
    goal, others, rival_goals = find_goals(state, seat, rival)
    down = joined_down(state.open_north, state.open_south)
    right = joined_right(state.open_east, state.open_west)
    features[JOINTS] = float(bit_count(down) + bit_count(right))
    describe_backs(state, features)
    reach = describe_diver(state, seat, others, down, right, features, OWN)
    rival_reach = describe_diver(state, rival, others, down, right, features, RIVAL)
    walls = describe_goal(state, seat, goal, down, right, features)
    places = reach if state.turn == seat and state.phase == MOVING else 1 << state.divers[seat]
    ways = try_insertions(state, goal, places, rival, rival_goals, features)
    worth = describe_timing(state, seat, ways, walls, features)
    return worth - describe_threat(state, seat, rival, rival_goals, rival_reach, features)


@rule
def find_goals(state: State, seat: int, rival: int) -> tuple[int, int, int]:
    """The own goal as a square or SURPLUS_BIT; tiles with other pictures to find; those the rival may be after."""
    pictures = ALL_PICTURES
    for other in range(state.seats):
        pictures &= ~state.found[other]
    target = state.targets[seat]
    goal, others, rival_goals = SURPLUS_BIT, 0, 0
    for square in range(SQUARE_COUNT + 1):
        picture = TILE_PICTURES[state.surplus] if square == SURPLUS_BIT else picture_on(state, square)
        if picture != NOTHING and pictures >> picture & 1:
            if picture == target:
                goal = square
            else:
                others |= 1 << square
                if not state.ruled_out[rival] >> picture & 1:
                    rival_goals |= 1 << square
    if cards_left(state, seat) == 0:
        goal = home_of(state, seat)
    if cards_left(state, rival) == 0:
        rival_goals = 1 << home_of(state, rival)
    return goal, others, rival_goals


@rule
def describe_diver(
    state: State, seat: int, pictures: int, down: int, right: int, features: list[float], at: int
) -> int:
    """Where a diver is; return what it can reach."""
    diver = state.divers[seat]
    reach = flooded(1 << diver, down, right)
    features[at + REACH] = float(bit_count(reach))
    features[at + PICTURES_IN_REACH] = float(bit_count(reach & pictures))
    features[at + HOME_DISTANCE] = float(distance(diver, home_of(state, seat)))
    features[at + LINES_AT_DIVER] = float(lines_at(diver))
    return reach


@rule
def distance(square: int, other: int) -> int:
    """Rows and columns between two squares."""
    return abs(square // SIZE - other // SIZE) + abs(square % SIZE - other % SIZE)


@rule
def lines_at(square: int) -> int:
    """How many lines a square is on that can be pushed."""
    return square // SIZE % 2 + square % SIZE % 2


@rule
def describe_goal(state: State, seat: int, goal: int, down: int, right: int, features: list[float]) -> int:
    """Where the own goal is; return the walls in between."""
    if goal == SURPLUS_BIT:
        features[GOAL_ON_SURPLUS] = 1.0
        features[GOAL_WALLS + MOST_TOLD] = 1.0
        return FAR
    diver, home = state.divers[seat], home_of(state, seat)
    area, walls = flooded(1 << goal, down, right), 0
    features[GOAL_AREA] = float(bit_count(area))
    while not area >> diver & 1:
        area = flooded(grown(area), down, right)
        walls += 1
    features[GOAL_WALLS + min(walls, MOST_TOLD)] = 1.0
    features[GOAL_IS_FIXED] = 1.0 if state.tiles[goal] >= LOOSE_TILES else 0.0
    features[GOAL_LINES] = float(lines_at(goal))
    in_row = goal // SIZE == diver // SIZE and diver // SIZE % 2 == 1
    in_column = goal % SIZE == diver % SIZE and diver % SIZE % 2 == 1
    features[GOAL_SHARES_LINE] = 1.0 if in_row or in_column else 0.0
    features[GOAL_DISTANCE] = float(distance(diver, goal))
    if cards_left(state, seat) == 1:
        features[GOAL_HOME_DISTANCE] = float(distance(goal, home))
    return walls


@rule
def describe_timing(state: State, seat: int, ways: int, walls: int, features: list[float]) -> float:
    """When the goal can be taken; return what the hand-written evaluation gives for it."""
    worth = SCOOTER_WORTH if state.turn == seat and state.scooter == SCOOTER_DUE else 0.0
    if state.turn == seat and state.phase == MOVING:
        features[TAKES_NOW if walls == 0 else MISSES_NOW] = 1.0
        worth += IN_REACH if walls == 0 else NEARNESS / (1 + walls)
    elif state.turn == seat and state.phase == INSERTING:
        features[TAKES_THIS_TURN if ways > 0 else MISSES_THIS_TURN] = 1.0
        features[NEAR_MISS] = 0.0 if ways > 0 else features[NEAR_COUNT]
        worth = WITHIN_A_TURN if ways > 0 else worth + NEARNESS / (1 + walls)
    else:
        features[WAITS_JOINED if walls == 0 else WAITS_WITH_WAYS if ways > 0 else WAITS_APART] = 1.0
        later = NEARNESS + (CHANCE_LATER - NEARNESS) * ways / (ways + HALF_OF_THEM)
        worth += later if ways > 0 else NEARNESS / (1 + walls)
    features[OWN_PROSPECT] = float(int(SHARE * worth))
    return worth


@rule
def describe_threat(state: State, seat: int, rival: int, goals: int, reach: int, features: list[float]) -> float:
    """What a rival may be after, and how likely it gets there; return what the hand-written evaluation fears."""
    count = bit_count(goals)
    if count == 0:
        return 0.0
    insertions = rotation_count(state) * (ARROW_COUNT if state.blocked == NOTHING else ARROW_COUNT - 1)
    possible = features[RIVAL_POSSIBLE]
    features[RIVAL_GOALS] = float(count)
    features[RIVAL_RULED_OUT] = float(bit_count(state.ruled_out[rival]))
    features[RIVAL_IN_REACH] = float(SHARE * bit_count(goals & reach) // count)
    features[RIVAL_POSSIBLE] = float(int(SHARE * possible / count))
    features[RIVAL_MEAN] = float(int(SHARE * features[RIVAL_MEAN] / (count * insertions)))
    features[RIVAL_BEST] = float(int(SHARE * features[RIVAL_BEST] / count))
    if features[RIVAL + STEPS] == 1.0:
        features[RIVAL_FINISHES] = features[RIVAL_POSSIBLE]
    if state.turn == rival and state.phase == MOVING:
        features[RIVAL_TAKES_NOW] = features[RIVAL_IN_REACH]
    elif state.turn == rival and state.phase == INSERTING:
        features[RIVAL_TAKES_THIS_TURN] = features[RIVAL_POSSIBLE]
    elif state.turn == seat and next_player(state) == rival:
        features[RIVAL_TAKES_NEXT] = features[RIVAL_POSSIBLE]
    fear = RIVAL_PROSPECT * possible / count if next_player(state) == rival else 0.0
    features[RIVAL_PROSPECTS] = float(int(SHARE * fear))
    return fear


# Insertions


@rule
def try_insertions(state: State, goal: int, places: int, rival: int, rival_goals: int, features: list[float]) -> int:
    """What all insertions would bring; return how many bring the goal in reach of the best of the places."""
    counters, lines, covered, rival_covered = ints(COUNTER_BITS), 0, 0, 0
    for arrow in range(ARROW_COUNT):
        if arrow != state.blocked:
            starts, taken = try_arrow(state, arrow, goal, places, rival, rival_goals, counters, features)
            if starts & places:
                features[WAY_ARROWS] += 1.0
                lines |= 1 << arrow % LINES
            covered |= starts
            rival_covered |= taken
    features[WAY_LINES] = float(bit_count(lines))
    features[PLACES] = float(bit_count(covered))
    features[GOAL_MEAN_AREA] = float(int(features[GOAL_MEAN_AREA] / QUARTERS))
    features[MEAN_REACH] = float(int(features[MEAN_REACH] / QUARTERS))
    features[RIVAL_POSSIBLE] = float(bit_count(rival_covered))
    ways = highest_count(counters, places)
    describe_ways(ways, rotation_count(state), features)
    return ways


@rule
def try_arrow(
    state: State,
    arrow: int,
    goal: int,
    places: int,
    rival: int,
    rival_goals: int,
    counters: list[int],
    features: list[float],
) -> tuple[int, int]:
    """Try the rotations at an arrow; return from where the goal is in reach then, and what the rival may take."""
    north, east = shifted(state.open_north, arrow), shifted(state.open_east, arrow)
    south, west = shifted(state.open_south, arrow), shifted(state.open_west, arrow)
    entry, shape, rotations = 1 << ENTRIES[arrow], TILE_SHAPES[state.surplus], rotation_count(state)
    goal_bit, diver = goal_after(goal, arrow), carried_to(state.divers[rival], arrow)
    waiting = shifted(places, arrow) | (entry if places >> EXITS[arrow] & 1 else 0)
    is_spoilt, weight = spoils(state, arrow), float(QUARTERS // rotations)
    all_starts, all_taken = 0, 0
    for rotation in range(rotations):
        openings = OPENINGS[shape][rotation]
        down = joined_down(north | entry if openings & NORTH else north, south | entry if openings & SOUTH else south)
        right = joined_right(east | entry if openings & EAST else east, west | entry if openings & WEST else west)
        area = flooded(goal_bit, down, right)
        starts = before_push(area, arrow, EXITS[arrow])
        all_starts |= starts
        add_to_counters(counters, starts)
        features[GOAL_MEAN_AREA] += weight * bit_count(area)
        if starts & places:
            features[SPOILT_COUNT] += weight if is_spoilt else 0.0
            features[MEAN_REACH] += weight * bit_count(area)
        else:
            own_reach = flooded(waiting, down, right)
            contacts = bit_count(grown(area) & own_reach)
            features[MEAN_REACH] += weight * bit_count(own_reach)
            features[CONTACTS] += weight * contacts
            features[NEAR_COUNT] += weight if contacts > 0 else 0.0
        reach = area if area >> diver & 1 else flooded(1 << diver, down, right)
        taken = before_push(reach, arrow, SURPLUS_BIT) & rival_goals
        if taken:
            all_taken |= taken
            features[RIVAL_WAYS] += weight
            features[RIVAL_MEAN] += float(bit_count(taken))
            features[RIVAL_BEST] = max(features[RIVAL_BEST], float(bit_count(taken)))
    return all_starts, all_taken


@rule
def goal_after(goal: int, arrow: int) -> int:
    """The square of the goal after an insertion, as a bit; none if it is pushed out."""
    if goal == SURPLUS_BIT:
        return 1 << ENTRIES[arrow]
    return 0 if goal == EXITS[arrow] else 1 << carried_to(goal, arrow)


@rule
def before_push(squares: int, arrow: int, entering: int) -> int:
    """Where that was before an insertion which is on these squares after it; `entering` is where it comes in from."""
    mask, step, entry = LINE_MASKS[arrow], LINE_STEPS[arrow], 1 << ENTRIES[arrow]
    line = squares & mask & ~entry
    before = squares & ~mask | (line >> step if step > 0 else line << -step)
    return before | 1 << entering if squares & entry else before


@rule
def spoils(state: State, arrow: int) -> bool:
    """Whether the tile that an insertion pushes out is known to take the move away. [OL-9.3, OL-9.5]"""
    tile = state.tiles[EXITS[arrow]]
    return state.has_actions == 1 and (state.backs[tile] == PUFFERFISH or state.backs[tile] == OXYGEN)


@rule
def add_to_counters(counters: list[int], squares: int) -> None:
    """Count one for each of these squares; a bitboard for each binary digit holds the counts of all squares."""
    for digit in range(COUNTER_BITS):
        carry = counters[digit] & squares
        counters[digit] ^= squares
        squares = carry


@rule
def highest_count(counters: list[int], squares: int) -> int:
    """The highest count of any of these squares."""
    count = 0
    for step in range(COUNTER_BITS):
        digit = COUNTER_BITS - 1 - step
        if counters[digit] & squares:
            squares &= counters[digit]
            count |= 1 << digit
    return count


@rule
def describe_ways(ways: int, rotations: int, features: list[float]) -> None:
    """How many insertions bring the own goal in reach."""
    scaled, step = ways * (QUARTERS // rotations), 0
    features[WAY_COUNT] = float(scaled)
    features[WAY_CURVE] = float(SHARE * ways // (ways + HALF_OF_THEM))
    while step < len(WAY_LIMITS) and scaled > WAY_LIMITS[step]:
        step += 1
    features[WAY_STEPS + step] = 1.0


# The table


@rule
def describe_table(state: State, seat: int, rival: int, features: list[float]) -> None:
    """What all have in common: options, the turn, the spare tile."""
    features[SEATS + state.seats - MIN_SEATS] = 1.0
    features[CARDS_EACH] = float(state.cards_each)
    features[GOES_HOME] = float(state.goes_home)
    features[HAS_ACTIONS] = float(state.has_actions)
    features[ROUNDS_LEFT] = float(min(state.round_limit - state.turns // state.seats, MOST_ROUNDS_TOLD))
    if state.surplus != NOTHING:
        features[SURPLUS_SHAPE + TILE_SHAPES[state.surplus]] = 1.0
        features[SURPLUS_PICTURE] = 1.0 if TILE_PICTURES[state.surplus] != NOTHING else 0.0
    if state.turn != NOBODY:
        describe_turn(state, seat, rival, features)


@rule
def describe_turn(state: State, seat: int, rival: int, features: list[float]) -> None:
    """Whose turn it is, and how far it has got."""
    features[IS_OWN_TURN] = 1.0 if state.turn == seat else 0.0
    features[TURNS_TO_WAIT] = float((seat + state.seats - state.turn) % state.seats)
    features[RIVAL_TURNS_TO_WAIT] = float((rival + state.seats - state.turn) % state.seats)
    features[IS_INSERTING] = 1.0 if state.phase == INSERTING else 0.0
    features[IS_MOVING] = 1.0 if state.phase == MOVING else 0.0
    features[IS_SURFACING] = 1.0 if state.phase == SURFACING else 0.0
    features[IS_DECIDING] = 1.0 if state.phase == DECIDING else 0.0
    if state.scooter == SCOOTER_DUE:
        features[OWN_SCOOTER] = 1.0 if state.turn == seat else 0.0
        features[RIVAL_SCOOTER] = 1.0 - features[OWN_SCOOTER]
    features[IS_EXTRA_TURN] = 1.0 if state.scooter == EXTRA_TURN else 0.0


@rule
def describe_backs(state: State, features: list[float]) -> None:
    """In the variation, what all know of the tiles that may be pushed out next. [OL-9.2]"""
    if state.has_actions == 0:
        return
    for arrow in range(ARROW_COUNT):
        tile = state.tiles[EXITS[arrow]]
        back = state.backs[tile]
        if arrow != state.blocked and back == UNSEEN:
            features[UNKNOWN_BACKS] += float(PLAIN_TILES >> tile & 1)
        elif arrow != state.blocked and back != BLANK:
            features[KNOWN_BACKS + back - PUFFERFISH] += 1.0


@rule
def describe_standing(state: State, seat: int, rival: int, prospects: float, features: list[float]) -> None:
    """Who is ahead, by how much, and how much that means with so few steps left."""
    lead = bit_count(state.found[seat]) - bit_count(state.found[rival])
    fewest = int(min(features[OWN + STEPS], features[RIVAL + STEPS]))
    features[WORTH_LEAD] = float(int(FINE * (lead + prospects)))
    features[LEAD] = float(lead)
    features[URGENT_LEAD] = float(int(URGENCY * lead / (1 + fewest)))
    features[URGENT_WORTH_LEAD] = float(int(URGENCY * (lead + prospects) / (1 + fewest)))
    features[FEWEST_STEPS] = float(fewest)
    features[IS_AHEAD] = 1.0 if lead > 0 else 0.0
    features[IS_LEVEL] = 1.0 if lead == 0 else 0.0
    describe_others(state, seat, rival, features)


@rule
def describe_others(state: State, seat: int, rival: int, features: list[float]) -> None:
    """The rivals together, and the second best of them."""
    own, second = bit_count(state.found[seat]), -1
    for other in range(state.seats):
        if other != seat:
            found = bit_count(state.found[other])
            features[RIVALS_AHEAD] += 1.0 if found > own else 0.0
            features[RIVALS_LEVEL] += 1.0 if found == own else 0.0
            features[RIVALS_GOING_HOME] += 1.0 if cards_left(state, other) == 0 else 0.0
            if other != rival:
                second = max(second, found)
    if second >= 0:
        features[SECOND_FOUND] = float(second)
        features[SECOND_LEAD] = float(own - second)
