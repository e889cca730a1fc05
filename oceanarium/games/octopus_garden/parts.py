"""What never changes: tiles, the market, the garden's geometry, phases and options. [OG-C1]"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Literal, get_args

from oceanarium.kernel import NOBODY, Options, rule
from oceanarium.kernel.options import Wrong, no_player

MIN_SEATS, MAX_SEATS = 2, 4

# Tiles [OG-C2]. The first eight kinds go into the bag; of these only the sea star is no base tile.
SEAGRASS, CORAL, ANEMONE, OYSTER, WORM, STAR, GARBAGE, RELIC, HARLEQUIN, CLOWNFISH, SEAHORSE = range(11)
BAG_KINDS = 8
KIND_COUNT = 11
BagTile = Literal["seagrass", "coral", "anemone", "oyster", "worm", "star", "garbage", "relic"]
BonusTile = Literal["clownfish", "seahorse"]
Tile = Literal[BagTile, "harlequin", BonusTile]
KIND_NAMES: tuple[Tile, ...] = get_args(Tile)
BAG_NAMES: tuple[BagTile, ...] = get_args(BagTile)
BONUS_NAMES: tuple[BonusTile, ...] = get_args(BonusTile)
TILE_COUNTS = (26, 20, 16, 16, 12, 8, 8, 8, 4, 5, 5)
COSTS = (1, 1, 1, 2, 2, 3, 0, 3)  # of the kinds in the bag; an anemone's is an option
SEAGRASS_BEAUTY, CORAL_BEAUTY, ANEMONE_BEAUTY, OYSTER_BEAUTY = 1, 1, 2, -1
OPEN_WORM_BEAUTY, STAR_BEAUTY, BONUS_BEAUTY = 2, 5, 5
RELIC_BEAUTY = (0, 1, 3, 5)  # of each relic, by how many one owns: from three on the last entry
PEARL_COUNT = 40
MOST_STARS = 8  # TILE_COUNTS[STAR]

# Bonus tiles: what lies on what, and how many connected hosts attract one. [OG-5.1]
FISH, HORSE = 0, 1
BONUS_COUNT = 2
BONUS_KINDS = (CLOWNFISH, SEAHORSE)
BONUS_HOSTS = (ANEMONE, SEAGRASS)
SET_SIZES = (3, 5)

# What each player starts with. [OG-1.1, OG-S2]
START_PEARLS = 5
START_OYSTERS = 2
START_TILES = START_OYSTERS + 1  # and the harlequin

# The market: spaces 0 to 8 are printed 1 to 9. [OG-C4]
MARKET_SIZE = 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LineName = Literal["R1", "R2", "R3", "K1", "K2", "K3"]
Diagonal = Literal["X1", "X2"]
LINE_NAMES: tuple[LineName | Diagonal, ...] = (*get_args(LineName), *get_args(Diagonal))
BUYABLE_NAMES: tuple[LineName, ...] = get_args(LineName)
LINE_SIZE = 3
LINE_COUNT = 6  # rows and columns; the two diagonals behind them can never be bought [OG-3.1, OG-R29]

# The garden [OG-C3] lies on a board of places numbered row by row, one bit each. Every row of the board has one
# place more than the garden's widest part, so that a step over the edge always lands beside the garden.
MAX_PLACES = 63
MAX_ROWS = 12
ROW_LETTERS = "ABCDEFGHIJKL"
DIRECTION_COUNT = 6

(STOCKING, PLACING, STARTING, BUYING, REFILLING, PLANTING, HOSTING, STEPPING, OVER) = range(9)

OPTIONS = Options()  # OG-S1
FIRST_PLAYER = OPTIONS.choice(
    "first_player",
    "Who takes the first turn.",
    {
        "random": (NOBODY, "Drawn by lot once the starting oysters lie."),
        **{seat: (seat, f"Player {seat + 1} begins.") for seat in range(MAX_SEATS)},
    },
    default="random",
)
GARDEN_ROWS = OPTIONS.numbers(
    "garden_rows",
    "The lengths of the garden's rows from top to bottom; neighbouring rows differ by exactly one space.",
    most=MAX_ROWS,
    default=(4, 5, 6, 5, 4),
)
GARBAGE_BEAUTY = OPTIONS.choice(
    "garbage_beauty",
    "What each piece of garbage does to a garden.",
    {-2: (-2, "As the tile says."), -1: (-1, "As the printed scoring example counts.")},
    default=-2,
)
ANEMONE_COST = OPTIONS.choice(
    "anemone_cost",
    "The price of an anemone in pearls.",
    {1: (1, "As the rulebook shows."), 2: (2, "As some tables play.")},
    default=1,
)
BONUS_COUNTING = OPTIONS.choice(
    "bonus_count",
    "How a large group earns further clownfish and seahorses.",
    {
        "sets": (0, "The group must fall apart into separate connected sets."),
        "groups": (1, "Only the number of tiles in the group counts."),
    },
    default="sets",
)
PEARL_SUPPLY = OPTIONS.choice(
    "pearl_supply",
    "Whether pearls can run out.",
    {
        "limited": (0, f"There are {PEARL_COUNT} pearls and no more."),
        "unlimited": (1, "Other counters stand in for missing pearls."),
    },
    default="limited",
)
STALL_ROUNDS = OPTIONS.number(  # OG-9.4, OG-R30
    "stall_rounds",
    "After so many rounds in which everybody skips, the match ends.",
    lowest=1,
    highest=1000,
    default=10,
)


@OPTIONS.check
def first_player_sits_at_the_table(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """The seat that begins must exist."""
    first = options["first_player"]
    if first != "random" and first >= seats:
        return no_player("first_player", first)
    return None


UNEVEN_ROWS = OPTIONS.complaint("rows")
LARGE_GARDEN = OPTIONS.complaint("large_garden")


@OPTIONS.check
def rows_make_a_garden(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """Neighbouring rows differ by one, there are four spaces, and the board has room. [OG-C3, OG-R28]"""
    rows = options["garden_rows"]
    if any(abs(upper - lower) != 1 for upper, lower in pairwise(rows)) or sum(rows) < 4:
        return UNEVEN_ROWS("garden_rows")
    if len(rows) * board_stride(rows, len(rows)) > MAX_PLACES:
        return LARGE_GARDEN("garden_rows")
    return None


@rule
def row_start(lengths: list[int], row: int) -> int:
    """The q at which a row begins, the first row at 0: a longer one begins one further left. [OG-C3]"""
    start = 0
    for above in range(row):
        if lengths[above + 1] > lengths[above]:
            start -= 1
    return start


@rule
def board_stride(lengths: list[int], row_count: int) -> int:
    """How many places a row of the board has: the garden's width and one beside it."""
    left, right = 0, 0
    for row in range(row_count):
        start = row_start(lengths, row)
        left = min(left, start)
        right = max(right, start + lengths[row])
    return right - left + 1


@rule
def garden_spaces(lengths: list[int], row_count: int) -> int:
    """The garden as bits on the board."""
    stride = board_stride(lengths, row_count)
    left = row_start(lengths, row_count - 1)  # rows only ever begin further left
    spaces = 0
    for row in range(row_count):
        first = row * stride + row_start(lengths, row) - left
        spaces |= ((1 << lengths[row]) - 1) << first
    return spaces


@rule
def step_offset(stride: int, direction: int) -> int:
    """What a step in a direction adds to a place: right, left, down right, up left, down left, up right. [OG-C3]"""
    if direction < 2:
        size = 1
    elif direction < 4:
        size = stride
    else:
        size = stride - 1
    return size if direction % 2 == 0 else -size


@rule
def grown(spaces: int, stride: int, garden: int) -> int:
    """Those spaces, and all spaces of the garden that touch one of them."""
    beside = spaces << 1 | spaces >> 1
    across = spaces << stride | spaces >> stride
    aslant = spaces << (stride - 1) | spaces >> (stride - 1)
    return (spaces | beside | across | aslant) & garden


def longest_match(seats: int, options: Mapping[str, Any]) -> int:
    """A bound on the decisions of a match: purchases use up tiles, and skips in a row are limited. [OG-9.4]"""
    tiles = sum(TILE_COUNTS[:BAG_KINDS]) - START_OYSTERS * seats
    purchases = -(-(tiles - MARKET_SIZE) // LINE_SIZE) + MARKET_SIZE
    turns: int = (purchases + 1) * options["stall_rounds"] * seats + seats - 1
    bonuses = sum(TILE_COUNTS[kind] for kind in BONUS_KINDS)
    return START_TILES * seats + turns * (1 + MOST_STARS) + purchases * LINE_SIZE + bonuses
