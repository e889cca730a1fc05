"""What people are told besides: prompts, and the facts that sentences mention. The sentences are in `languages`."""

from oceanarium.games.ocean_labyrinth.moves import start
from oceanarium.games.ocean_labyrinth.parts import (
    CHOOSING,
    EXTRA_TURN,
    INSERTING,
    KIND_SHAPES,
    MOVING,
    OPENINGS,
    OVER,
    QUARTERS,
    SCOOTER_DUE,
    SQUARE_COUNT,
    START_SQUARES,
    SURFACING,
)
from oceanarium.games.ocean_labyrinth.rules import actor
from oceanarium.games.ocean_labyrinth.rules.maze import picture_on, reachable
from oceanarium.games.ocean_labyrinth.rules.moving import home_of
from oceanarium.games.ocean_labyrinth.rules.preparation import owner_of
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.games.ocean_labyrinth.vocabulary import (
    DIRECTION,
    PICTURE,
    ROUNDS,
    SEAT,
    SHAPE,
    SQUARE,
    WORDS,
    place_name,
    spare_shape,
)
from oceanarium.kernel import NOTHING, Sentence
from oceanarium.kernel.vocabulary import Fields, Gains, nothing

WAY = WORDS.name("way", 2, lambda _, way: ("swim", "stay")[way], within=nothing)
RIDE = WORDS.name("ride", 3, lambda _, ride: ("no", "may", "must")[ride], within=nothing)
REACH = WORDS.name(
    "reach", SQUARE_COUNT, lambda _, square: "none" if square == NOTHING else place_name(square), within=nothing
)

CHOOSE = WORDS.prompt("choose")
CHOOSE_WITHOUT_HOME = WORDS.prompt("choose_without_home")
INSERT = WORDS.prompt("insert", "target", "home", "reach")
INSERT_AGAIN = WORDS.prompt("insert_again", "target", "home", "reach")
MOVE = WORDS.prompt("move", "target", "home", "reach", "ride")
SURFACE = WORDS.prompt("surface", "target", "home", "reach")
DECIDE = WORDS.prompt("decide")
WAIT = WORDS.prompt("wait")
WAIT_FRIGHTENED = WORDS.prompt("wait_frightened")
IS_OVER = WORDS.prompt("over")

WORDS.gains = Gains(events=("target_reached", "came_home", "found_all"))  # which is all that points are for


def prompt(state: State, seat: int) -> Sentence:
    """What is asked of a seat, in one sentence."""
    if state.phase == OVER:
        ask = IS_OVER
    elif seat < 0 or seat != actor(state):
        ask = WAIT_FRIGHTENED if 0 <= seat == state.frightened else WAIT  # OL-9.3: whoever is stopped wonders why
    elif state.phase == CHOOSING:
        ask = CHOOSE if state.goes_home == 1 else CHOOSE_WITHOUT_HOME  # OL-8.3
    elif state.phase == INSERTING:
        ask = INSERT_AGAIN if state.scooter == EXTRA_TURN else INSERT  # OL-9.4
    else:
        ask = {MOVING: MOVE, SURFACING: SURFACE}.get(state.phase, DECIDE)
    return ask(state, seat)


def goal_square(state: State, seat: int) -> int:
    """Where a seat's target is, or its home when it has found them all; NOTHING if that is on the spare tile."""
    target = state.targets[seat]
    if target == NOTHING:
        return home_of(state, seat)
    return next((square for square in range(SQUARE_COUNT) if picture_on(state, square) == target), NOTHING)


@WORDS.fact(PICTURE)
def target(state: State, seat: int, move: Fields) -> int:
    """What a seat looks for; NOTHING when it has found everything."""
    return state.targets[seat]


@WORDS.fact(SQUARE)
def home(state: State, seat: int, move: Fields) -> int:
    """Where a seat must come back to."""
    return home_of(state, seat)


@WORDS.fact(REACH)
def reach(state: State, seat: int, move: Fields) -> int:
    """The square of what a seat is after if that is in reach, unless it is for the player to find out. [OL-R32]"""
    goal, sees_reach = goal_square(state, seat), state.phase == MOVING and state.looks_ahead == 1
    is_near = sees_reach and goal != NOTHING and reachable(state, state.divers[seat]) >> goal & 1
    return goal if is_near else NOTHING


@WORDS.fact(RIDE)
def ride(state: State, seat: int, move: Fields) -> int:
    """Whether a scooter's turn comes after this move, by will or not. [OL-9.4, OL-R09]"""
    if state.scooter != SCOOTER_DUE:
        return 0
    return 1 if state.scooter_is_optional == 1 else 2


@WORDS.fact(SQUARE)
def corner(state: State, seat: int, move: Fields) -> int:
    """Where a diver starts."""
    return START_SQUARES[move["colour"]]


@WORDS.fact(SHAPE)
def spare(state: State, seat: int, move: Fields) -> int:
    """The shape of the spare tile; NOTHING while the maze is laid."""
    return spare_shape(state)


@WORDS.fact(DIRECTION)
def openings(state: State, seat: int, move: Fields) -> list[int]:
    """Where the tile that is laid or pushed in would be open. [OL-C3]"""
    shape = KIND_SHAPES[move["tile"]] if "tile" in move else spare_shape(state)
    if shape == NOTHING:
        return []
    return [side for side in range(QUARTERS) if OPENINGS[shape][move["rotation"]] >> side & 1]


@WORDS.fact(WAY)
def way(state: State, seat: int, move: Fields) -> int:
    """Whether a diver moves at all."""
    return 1 if move["square"] == start(state, seat, move) else 0


@WORDS.fact(PICTURE)
def sight(state: State, seat: int, move: Fields) -> int:
    """The picture on a square, or NOTHING."""
    return NOTHING if state.tiles[move["square"]] == NOTHING else picture_on(state, move["square"])


@WORDS.fact(SEAT)
def turn(state: State, seat: int, move: Fields) -> int:
    """Who is to choose; it may be chance."""
    return actor(state)


@WORDS.fact(SEAT)
def owner(state: State, seat: int, move: Fields) -> int:
    """Whose diver it is already."""
    return owner_of(state, move["colour"])


@WORDS.fact(SEAT)
def winner(state: State, seat: int, move: Fields) -> int:
    """Who has won."""
    return state.turn


@WORDS.fact(ROUNDS)
def rounds(state: State, seat: int, move: Fields) -> int:
    """How many rounds were agreed on."""
    return state.round_limit
