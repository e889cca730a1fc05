"""What never changes: the chart's geometry, tiles and their counts, scouts, phases and options. [OC-C1]"""

from collections.abc import Mapping
from typing import Any, Literal, get_args

from oceanarium.kernel import NOBODY, NOTHING, Options, rule
from oceanarium.kernel.options import Value, Wrong

MIN_SEATS, MAX_SEATS = 1, 2
SOLO = 1  # seats in the game for one

# The chart [OC-C1]: spaces are numbered row by row from the top, one bit each.
ROWS, COLUMNS = 5, 7
SPACE_COUNT = ROWS * COLUMNS
COLUMN_LETTERS = "ABCDEFG"
EVERYWHERE = (1 << SPACE_COUNT) - 1
LEFTMOST = sum(1 << row * COLUMNS for row in range(ROWS))
RIGHTMOST = LEFTMOST << COLUMNS - 1
TOPMOST = (1 << COLUMNS) - 1
BOTTOMMOST = TOPMOST << (ROWS - 1) * COLUMNS
RIM = LEFTMOST | RIGHTMOST | TOPMOST | BOTTOMMOST  # spaces with the ring beside them
STARTING_RIM = LEFTMOST | RIGHTMOST | BOTTOMMOST  # spaces with a circle

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTION_COUNT = 4
Side = Literal["N", "E", "S", "W"]
DIRECTION_LETTERS: tuple[Side, ...] = get_args(Side)
DIRECTION_NAMES = ("north", "east", "south", "west")
OPPOSITE = (SOUTH, WEST, NORTH, EAST)


def _neighbour(space: int, direction: int) -> int:
    """The space on a side of another; NOTHING where the ring is."""
    row, column = divmod(space, COLUMNS)
    row += (-1, 0, 1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else NOTHING


NEIGHBOURS = tuple(tuple(_neighbour(space, side) for side in range(DIRECTION_COUNT)) for space in range(SPACE_COUNT))
RING_SIDES = tuple(sum(1 << side for side in range(4) if sides[side] == NOTHING) for sides in NEIGHBOURS)

# Starting points: circles, then tiles by their space. The ring in the north has no circles; the points there exist
# only so that a rule can refuse them. [OC-3.4]
START_CIRCLES = 17
CIRCLE_COUNT = 24
POINT_COUNT = CIRCLE_COUNT + SPACE_COUNT
_CIRCLES = tuple(
    (side, space)
    for side in (WEST, EAST, SOUTH, NORTH)
    for space in range(SPACE_COUNT)
    if NEIGHBOURS[space][side] == NOTHING
)
CIRCLE_SIDES = tuple(side for side, _ in _CIRCLES)
CIRCLE_SPACES = tuple(space for _, space in _CIRCLES)

# Tiles [OC-C2]. A tile as it lies is its land edges as bits, north the lowest: its edges, 0 to 15.
OPEN, COAST, CORNER, STRAIT, BAY, INLAND = range(6)
KIND_COUNT = 6
SEA_KINDS = 5  # inland tiles are in the reserve only
SeaKind = Literal["open", "coast", "corner", "strait", "bay"]
Kind = Literal[SeaKind, "inland"]
KIND_NAMES: tuple[Kind, ...] = get_args(Kind)
SEA_NAMES: tuple[SeaKind, ...] = get_args(SeaKind)
KIND_LETTERS = "ABCDEF"
SEA_COUNTS = (5, 10, 10, 5, 5)  # OC-C4: what a box is taken to hold, unless its owner says otherwise
RESERVE_COUNTS = (3, 5, 5, 3, 5, 4)
REMOVED_COUNT = 3  # sea tiles that leave the game unseen
SEA_TILES = sum(SEA_COUNTS)
RESERVE_TILES = sum(RESERVE_COUNTS)
LID_COUNT = SEA_TILES - REMOVED_COUNT
EDGES_COUNT = 16
ALL_LAND = 15


def _kind_of(edges: int) -> int:
    """How many land edges, and for two of them whether they touch."""
    kinds = {0: OPEN, 1: COAST, 2: STRAIT if edges in (5, 10) else CORNER, 3: BAY, 4: INLAND}
    return kinds[edges.bit_count()]


KIND_OF = tuple(_kind_of(edges) for edges in range(EDGES_COUNT))
KIND_EDGES = tuple(sum(1 << e for e in range(EDGES_COUNT) if KIND_OF[e] == kind) for kind in range(KIND_COUNT))
FITTING_EDGES = tuple(  # by the sides that are known and those of them with land: all edges that match, as bits
    tuple(sum(1 << edges for edges in range(EDGES_COUNT) if (edges ^ land) & known == 0) for land in range(EDGES_COUNT))
    for known in range(EDGES_COUNT)
)

# Scouts [OC-C3], by value less one.
VALUE_COUNT = 3
SCOUT_COUNTS = (5, 2, 1)
ScoutValue = Literal["1", "2", "3"]
VALUE_NAMES: tuple[ScoutValue, ...] = get_args(ScoutValue)
Colour = Literal["grey", "white"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

MOST_ROUNDS = 9  # OC-R27
DISCARD_COST = 2
UNDISCOVERED_COST = 20  # in the game for one

(CASTING, SAILING, SOURCING, PAYING, DRAWING, PLACING, SCOUTING, REVIEWING, OVER) = range(9)

OPTIONS = Options()  # OC-S1
FIRST_PLAYER = OPTIONS.choice(
    "first_player",
    "Who takes the first turn of the first game.",
    {
        0: (0, "Grey begins."),
        1: (1, "White begins."),
        "random": (NOBODY, "Drawn by lot."),
    },
    default=0,
)
ROUNDS = OPTIONS.number(
    "rounds",
    "How many games make the match; whoever wins more of them wins it.",
    lowest=1,
    highest=MOST_ROUNDS,
    default=1,
)
SEA_TILES_OPTION = OPTIONS.numbers(
    "sea_tiles",
    "What your box holds, 35 sea tiles: how many show open sea, coast, corner, strait and bay.",
    most=SEA_KINDS,
    default=SEA_COUNTS,
    least=SEA_KINDS,
)
RESERVE_TILES_OPTION = OPTIONS.numbers(
    "reserve_tiles",
    "What your box holds, 25 reserve tiles: how many show open sea, coast, corner, strait, bay and inland.",
    most=KIND_COUNT,
    default=RESERVE_COUNTS,
    least=KIND_COUNT,
)


GAMES_ALONE = OPTIONS.complaint("games_alone")
INCOMPLETE_BOX = OPTIONS.complaint("box", "total", "tiles")


@OPTIONS.check
def solo_is_one_game(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """Alone one plays just one game. [OC-S1, OC-14.1]"""
    return GAMES_ALONE("rounds") if seats == SOLO and options["rounds"] != 1 else None


@OPTIONS.check
def boxes_are_complete(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """The box holds 35 sea tiles and 25 reserve tiles, however many show each pattern. [OC-C4, OC-R30]"""
    for name, total in (("sea_tiles", SEA_TILES), ("reserve_tiles", RESERVE_TILES)):
        if sum(options[name]) != total:
            return INCOMPLETE_BOX(name, total=total, tiles=sum(options[name]))
    return None


def next_options(options: Mapping[str, Value], places: tuple[int, ...]) -> Mapping[str, Value]:
    """The loser begins the next match; after a draw whoever did not begin. [OC-2.1, OC-14.3, OC-R28]"""
    if len(places) == SOLO:
        return options
    if places[0] != places[1]:
        return {**options, "first_player": 0 if places[0] > places[1] else 1}
    first = options["first_player"]
    return options if first == "random" else {**options, "first_player": 1 if first == 0 else 0}


@rule
def beside(spaces: int, direction: int) -> int:
    """The spaces that lie in a direction from these; none where the ring is. [OC-C1]"""
    if direction == NORTH:
        return spaces >> COLUMNS
    if direction == EAST:
        return (spaces & ~RIGHTMOST) << 1
    if direction == SOUTH:
        return (spaces << COLUMNS) & EVERYWHERE
    return (spaces & ~LEFTMOST) >> 1


def longest_match(seats: int, options: Mapping[str, Any]) -> int:
    """A bound on the decisions: a turn uses up a tile or a scout [OC-2.3]; between games both go on [OC-14.4]."""
    if seats == SOLO:
        return 2 * LID_COUNT
    scouts = MAX_SEATS * sum(SCOUT_COUNTS)
    game = max(4 * (LID_COUNT - failed) + 2 * failed + 5 * min(failed, scouts) for failed in range(LID_COUNT + 1))
    rounds: int = options["rounds"]
    return rounds * game + (rounds - 1) * MAX_SEATS
