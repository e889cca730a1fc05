"""How good a position looks, for bots: targets found, and how soon the next one can be. [OL-6.3]

Only what the seat may know is used: of a rival's target that it is one of the cards not seen, and none of the pictures
the rival has left again. The constants were chosen by hand and checked in play; nothing in the rules depends on them.
A target in reach is worth more than all other prospects together, so that the one-move bot always takes it.
"""

from oceanarium.games.ocean_labyrinth.parts import (
    ALL_PICTURES,
    ALL_SQUARES,
    ARROW_COUNT,
    CHOOSING,
    ENTRIES,
    INSERTING,
    LAST_COLUMN,
    LINE_MASKS,
    LINE_STEPS,
    MOVING,
    OVER,
    SCOOTER_DUE,
    SIZE,
    SQUARE_COUNT,
    TILE_PICTURES,
)
from oceanarium.games.ocean_labyrinth.rules import place, score
from oceanarium.games.ocean_labyrinth.rules.inserting import rotation_count
from oceanarium.games.ocean_labyrinth.rules.maze import (
    flooded,
    joined_down,
    joined_right,
    picture_on,
    reach_after,
    reachable,
)
from oceanarium.games.ocean_labyrinth.rules.moving import home_of
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import NOTHING, bit_count, rule

IN_REACH = 1.0  # as good as found: the seat only has to swim there
WITHIN_A_TURN = 0.85  # of the seat whose turn it is: some insertion brings it in reach
CHANCE_LATER = 0.5  # of the same, after all others have shifted the maze, if every insertion did
HALF_OF_THEM = 4  # so many insertions that bring it in reach are worth half of that
NEARNESS = 0.2  # if none does, shared out by the number of walls in between
RIVAL_PROSPECT = 0.35  # of the rival who is next to play, if it surely can reach its target
SCOOTER_WORTH = 0.3  # of an additional turn to come
SURPLUS_BIT = SQUARE_COUNT  # stands for the spare tile in a set of tiles
FAR = 5  # walls: as many as make no difference any more
WIN_MARGIN = 100.0  # more than any lead in points: a match won is better than any prospect
SPREAD = 1.7  # a lead of so many points is won by 73 in 100


@rule
def evaluate(state: State, seat: int) -> float:
    """How far ahead of its best rival a seat looks, in points."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, rival_worth(state, other, seat))
    if state.phase == OVER:
        margin = WIN_MARGIN if place(state, seat) == 1 else -WIN_MARGIN
        return score(state, seat) - best + margin
    return score(state, seat) + prospect(state, seat) - best


@rule
def prospect(state: State, seat: int) -> float:
    """How near a seat is to its own target, or to its home when it has found all."""
    if state.phase <= CHOOSING:
        return 0.0
    bonus = SCOOTER_WORTH if state.turn == seat and state.scooter == SCOOTER_DUE else 0.0
    goal = goal_tile(state, seat)
    if state.turn == seat and state.phase == MOVING:
        if goal != SURPLUS_BIT and reachable(state, state.divers[seat]) >> goal & 1:
            return IN_REACH + bonus
        return bonus + NEARNESS / (1 + walls_between(state, state.divers[seat], goal))
    ways = ways_to(state, seat, goal)
    if ways == 0:
        return bonus + NEARNESS / (1 + walls_between(state, state.divers[seat], goal))
    if state.turn == seat and state.phase == INSERTING:
        return WITHIN_A_TURN
    return bonus + NEARNESS + (CHANCE_LATER - NEARNESS) * ways / (ways + HALF_OF_THEM)


@rule
def goal_tile(state: State, seat: int) -> int:
    """The square of the own target, or of the own home when all are found; SURPLUS_BIT if it is on that tile."""
    if state.targets[seat] == NOTHING:
        return home_of(state, seat)
    if TILE_PICTURES[state.surplus] == state.targets[seat]:
        return SURPLUS_BIT
    square = 0
    while picture_on(state, square) != state.targets[seat]:
        square += 1
    return square


@rule
def tiles_in_reach(state: State, seat: int, arrow: int, rotation: int) -> int:
    """The tiles that a seat could reach after an insertion, each as the square where it is now, or SURPLUS_BIT."""
    reach = reach_after(state, state.divers[seat], arrow, rotation)
    mask, step, entry = LINE_MASKS[arrow], LINE_STEPS[arrow], 1 << ENTRIES[arrow]
    line = reach & mask & ~entry
    tiles = reach & ~mask | (line >> step if step > 0 else line << -step)
    return tiles | 1 << SURPLUS_BIT if reach & entry else tiles


@rule
def ways_to(state: State, seat: int, goal: int) -> int:
    """How many insertions would bring a tile in reach of a seat."""
    ways, rotations = 0, rotation_count(state)
    for arrow in range(ARROW_COUNT):
        if arrow != state.blocked:
            for rotation in range(rotations):
                if tiles_in_reach(state, seat, arrow, rotation) >> goal & 1:
                    ways += 1
    return ways


@rule
def walls_between(state: State, square: int, goal: int) -> int:
    """How many walls a diver would have to pass to get to a square."""
    if goal == SURPLUS_BIT:
        return FAR
    down = joined_down(state.open_north, state.open_south)
    right = joined_right(state.open_east, state.open_west)
    area, walls = flooded(1 << square, down, right), 0
    while not area >> goal & 1:
        area = flooded(grown(area), down, right)
        walls += 1
    return walls


@rule
def grown(squares: int) -> int:
    """These squares and all beside them, whatever is in between."""
    beside = (squares & ~LAST_COLUMN) << 1 | squares >> 1 & ~LAST_COLUMN
    return (squares | beside | squares << SIZE | squares >> SIZE) & ALL_SQUARES


@rule
def rival_worth(state: State, rival: int, seat: int) -> float:
    """A rival's targets; and if it is next to play, how likely it is to reach the next one."""
    worth = float(score(state, rival))
    if state.phase <= CHOOSING or state.phase == OVER or rival != next_player(state):
        return worth
    goals = possible_goals(state, rival, seat)
    if goals == 0:
        return worth
    reach, rotations = 0, rotation_count(state)
    for arrow in range(ARROW_COUNT):
        if arrow != state.blocked:
            for rotation in range(rotations):
                reach |= tiles_in_reach(state, rival, arrow, rotation)
    return worth + RIVAL_PROSPECT * bit_count(goals & reach) / bit_count(goals)


@rule
def next_player(state: State) -> int:
    """The seat that will insert next: after a move that is yet to be made, the following one."""
    if state.phase == INSERTING:
        return state.turn
    return state.turn + 1 if state.turn + 1 < state.seats else 0


@rule
def possible_goals(state: State, rival: int, seat: int) -> int:
    """The tiles that a rival may be after, for all that a seat knows: as squares, or SURPLUS_BIT."""
    if state.targets[rival] == NOTHING:
        return 1 << home_of(state, rival)
    pictures = ALL_PICTURES & ~state.ruled_out[rival]
    for other in range(state.seats):
        pictures &= ~state.found[other]
    if state.targets[seat] != NOTHING:
        pictures &= ~(1 << state.targets[seat])
    goals = 0
    for square in range(SQUARE_COUNT):
        picture = picture_on(state, square)
        if picture != NOTHING and pictures >> picture & 1:
            goals |= 1 << square
    picture = TILE_PICTURES[state.surplus]
    if picture != NOTHING and pictures >> picture & 1:
        goals |= 1 << SURPLUS_BIT
    return goals
