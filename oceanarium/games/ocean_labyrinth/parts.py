"""What never changes: the board, tiles, arrows, pictures, phases and options. [OL-C1]"""

from collections.abc import Mapping
from typing import Any, Literal, get_args

from oceanarium.kernel import NOBODY, NOTHING, Options
from oceanarium.kernel.options import Wrong, no_player

MIN_SEATS, MAX_SEATS = 2, 4

# The board: squares are numbered row by row, one bit each. [OL-C2]
SIZE = 7
SQUARE_COUNT = SIZE * SIZE
SQUARE_NAMES = tuple(f"{square // SIZE},{square % SIZE}" for square in range(SQUARE_COUNT))  # for programs
COLUMN_LETTERS = "ABCDEFG"
PLACE_NAMES = tuple(f"{COLUMN_LETTERS[square % SIZE]}{square // SIZE + 1}" for square in range(SQUARE_COUNT))
FIXED_SQUARES = tuple(square for square in range(SQUARE_COUNT) if square // SIZE % 2 == 0 and square % SIZE % 2 == 0)
LOOSE_SQUARES = tuple(square for square in range(SQUARE_COUNT) if square not in FIXED_SQUARES)
ALL_SQUARES = (1 << SQUARE_COUNT) - 1
LAST_COLUMN = sum(1 << square for square in range(SIZE - 1, SQUARE_COUNT, SIZE))

# Openings are bits, in this order; a quarter turn clockwise moves each to the next. [OL-C2, OL-C3]
DIRECTION_LETTERS = "NESW"
DIRECTION_NAMES = ("north", "east", "south", "west")
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
QUARTERS = 4

STRAIGHT, BEND, JUNCTION = range(3)
Shape = Literal["I", "L", "T"]
SHAPE_LETTERS: tuple[Shape, ...] = get_args(Shape)
SHAPE_NAMES = ("straight", "bend", "junction")
ROTATION_COUNTS = (2, 4, 4)  # by shape: a straight turned twice is the same again [OL-C3]
OPENINGS = tuple(  # by shape and rotation
    tuple((openings << turns | openings >> QUARTERS - turns) & 15 for turns in range(QUARTERS))
    for openings in (NORTH | SOUTH, NORTH | EAST, NORTH | EAST | SOUTH)
)

# Pictures are numbered from 0 and called P01 to P24. [OL-C7]
PICTURE_NAMES = (
    "treasure chest",
    "anchor",
    "shipwreck",
    "amphora",
    "diving helmet",
    "pearl oyster",
    "ship's wheel",
    "cannon",
    "gold coins",
    "starfish",
    "sea urchin",
    "seaweed",
    "seahorse",
    "crab",
    "jellyfish",
    "clownfish",
    "moray eel",
    "lobster",
    "whale",
    "shark",
    "octopus",
    "sea turtle",
    "stingray",
    "dolphin",
)
PICTURE_COUNT = len(PICTURE_NAMES)
ALL_PICTURES = (1 << PICTURE_COUNT) - 1

# Loose tiles [OL-C5]: I01 to I13, L01 to L16, T01 to T06. One of I13 and L16 is not in the game, by `loose_mix`.
STRAIGHT_TILES, BEND_TILES, JUNCTION_TILES = 13, 16, 6
FIRST_BEND = STRAIGHT_TILES
FIRST_PLAIN_BEND = FIRST_BEND + 6  # the bends before have pictures
FIRST_JUNCTION = FIRST_BEND + BEND_TILES
LOOSE_TILES = FIRST_JUNCTION + JUNCTION_TILES  # in two mixes; in one game there are LOOSE_COUNT
LOOSE_COUNT = 34
LOOSE_PICTURES = 12  # P13 to P18 on the first bends, P19 to P24 on the junctions
LAST_STRAIGHT, LAST_BEND = FIRST_BEND - 1, FIRST_JUNCTION - 1

# What chance lays: a plain straight, a plain bend, or one of the tiles with a picture. Tiles by kind, as bits.
PLAIN_STRAIGHTS = (1 << FIRST_BEND) - 1
PLAIN_BENDS = (1 << FIRST_JUNCTION) - (1 << FIRST_PLAIN_BEND)
PLAIN_TILES = PLAIN_STRAIGHTS | PLAIN_BENDS
KIND_TILES = (
    PLAIN_STRAIGHTS,
    PLAIN_BENDS,
    *(1 << tile for tile in range(FIRST_BEND, FIRST_PLAIN_BEND)),
    *(1 << tile for tile in range(FIRST_JUNCTION, LOOSE_TILES)),
)
KIND_SHAPES = (STRAIGHT, BEND, *[BEND] * 6, *[JUNCTION] * 6)
KIND_COUNT = len(KIND_TILES)

# Fixed tiles [OL-C4] are numbered behind the loose ones: shape, rotation and picture, or NOTHING on start squares.
FIXED_TILES = (
    (BEND, 1, NOTHING),
    (JUNCTION, 1, 0),
    (JUNCTION, 1, 1),
    (BEND, 2, NOTHING),
    (JUNCTION, 0, 2),
    (JUNCTION, 0, 3),
    (JUNCTION, 1, 4),
    (JUNCTION, 2, 5),
    (JUNCTION, 0, 6),
    (JUNCTION, 3, 7),
    (JUNCTION, 2, 8),
    (JUNCTION, 2, 9),
    (BEND, 0, NOTHING),
    (JUNCTION, 3, 10),
    (JUNCTION, 3, 11),
    (BEND, 3, NOTHING),
)
TILE_SHAPES: tuple[int, ...] = (
    *[STRAIGHT] * STRAIGHT_TILES,
    *[BEND] * BEND_TILES,
    *[JUNCTION] * JUNCTION_TILES,
    *(shape for shape, _, _ in FIXED_TILES),
)
TILE_PICTURES: tuple[int, ...] = (
    *[NOTHING] * STRAIGHT_TILES,
    *range(PICTURE_COUNT - LOOSE_PICTURES, PICTURE_COUNT - JUNCTION_TILES),
    *[NOTHING] * (FIRST_JUNCTION - FIRST_PLAIN_BEND),
    *range(PICTURE_COUNT - JUNCTION_TILES, PICTURE_COUNT),
    *(picture for _, _, picture in FIXED_TILES),
)
TILE_NAMES = (
    *(f"I{number:02}" for number in range(1, STRAIGHT_TILES + 1)),
    *(f"L{number:02}" for number in range(1, BEND_TILES + 1)),
    *(f"T{number:02}" for number in range(1, JUNCTION_TILES + 1)),
    *(f"F{square // SIZE}{square % SIZE}" for square in FIXED_SQUARES),
)
KIND_NAMES = ("I", "L", *TILE_NAMES[FIRST_BEND:FIRST_PLAIN_BEND], *TILE_NAMES[FIRST_JUNCTION:LOOSE_TILES])

# The backs of tiles [OL-C6]: each action is once on a plain straight and once on a plain bend.
UNSEEN, BLANK, PUFFERFISH, SCOOTER, OXYGEN = range(-1, 4)
Action = Literal["pufferfish", "scooter", "oxygen"]
Back = Literal["blank", Action]
ACTION_NAMES: tuple[Action, ...] = get_args(Action)
BACK_NAMES: tuple[Back, ...] = get_args(Back)
BACK_COUNT = len(BACK_NAMES)
ACTION_COUNT = BACK_COUNT - 1
ACTION_TILES = 2

# The twelve arrows [OL-C8], clockwise by side; the opposite one is half-way around.
ARROW_NAMES = tuple(f"{side}{line}" for side in DIRECTION_LETTERS for line in (1, 3, 5))
ARROW_COUNT = len(ARROW_NAMES)
LINE_STEPS = (SIZE, SIZE, SIZE, -1, -1, -1, -SIZE, -SIZE, -SIZE, 1, 1, 1)  # what a push adds to a square
ENTRIES = tuple(
    {"N": line, "E": line * SIZE + SIZE - 1, "S": SQUARE_COUNT - SIZE + line, "W": line * SIZE}[name[0]]
    for name in ARROW_NAMES
    for line in (int(name[1]),)
)
EXITS = tuple(entry + (SIZE - 1) * step for entry, step in zip(ENTRIES, LINE_STEPS, strict=True))
LINE_MASKS = tuple(
    sum(1 << entry + index * step for index in range(SIZE)) for entry, step in zip(ENTRIES, LINE_STEPS, strict=True)
)
OPPOSITES = tuple((arrow + ARROW_COUNT // 2) % ARROW_COUNT for arrow in range(ARROW_COUNT))

# Divers and their start squares, in the order of squares. [OL-C4]
YELLOW, RED, GREEN, BLUE = range(4)
Colour = Literal["yellow", "red", "green", "blue"]
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
COLOUR_COUNT = len(COLOUR_NAMES)
START_SQUARES = (0, SIZE - 1, SQUARE_COUNT - SIZE, SQUARE_COUNT - 1)
ALL_STARTS = sum(1 << square for square in START_SQUARES)
GIVEN_COLOURS = ((YELLOW, BLUE, RED, GREEN), (YELLOW, RED, BLUE, GREEN), (YELLOW, RED, BLUE, GREEN))  # for 2, 3, 4

# Chance acts in the first four phases.
(LAYING, DEALING, STARTING, TURNING, CHOOSING, INSERTING, MOVING, SURFACING, DECIDING, OVER) = range(10)

NO_SCOOTER, SCOOTER_DUE, EXTRA_TURN = range(3)  # how far a scooter's turn has got [OL-9.4]

YOUNGEST = MAX_SEATS  # stands for first_player=youngest until ages are compared
MOST_ROUNDS = 400

OPTIONS = Options()  # OL-S1
VARIATION = OPTIONS.choice(
    "variation",
    "Whether the backs of tiles demand actions.",
    {
        False: (0, "The basic game."),
        True: (1, "Pufferfish, diving scooters and oxygen tanks are on the backs of six tiles."),
    },
    default=False,
)
RETURN_HOME = OPTIONS.choice(
    "return_home",
    "Whether you must swim back to your start square at the end.",
    {
        True: (1, "All targets, then home."),
        False: (0, "The game for younger children: the last target wins."),
    },
    default=True,
)
CARDS_PER_PLAYER = OPTIONS.choice(
    "cards_per_player",
    "How many targets everybody has.",
    {
        "all": (0, "The 24 cards are dealt out."),
        **{
            count: (count, f"A short game with {count} card{'s' if count > 1 else ''} each.")
            for count in range(1, PICTURE_COUNT // MIN_SEATS + 1)
        },
    },
    default="all",
)
COLOURS = OPTIONS.choice(
    "colours",
    "How everybody gets a diver.",
    {"choose": (1, "One after the other, you choose."), "auto": (0, "They are handed out.")},
    default="choose",
)
AGES = OPTIONS.numbers(
    "ages",
    "The ages of all players in order: given these, the youngest begins.",
    most=MAX_SEATS,
    default=(),
    least=0,
)
FIRST_PLAYER = OPTIONS.choice(
    "first_player",
    "Who takes the first turn.",
    {
        "random": (NOBODY, "The youngest if ages are given, or else drawn by lot."),
        **{seat: (seat, f"Player {seat + 1} begins.") for seat in range(MAX_SEATS)},
        "youngest": (YOUNGEST, "The youngest player begins; needs the option ages."),
    },
    default="random",
)
LOOSE_MIX = OPTIONS.choice(
    "loose_mix",
    "How many straights, bends and junctions are loose.",
    {"13-15-6": (0, "As in most copies."), "12-16-6": (1, "As in some copies.")},
    default="13-15-6",
)
OXYGEN_MODE = OPTIONS.choice(
    "oxygen_mode",
    "Which start squares an oxygen tank takes you to.",
    {"free": (0, "Any of the four."), "path": (1, "Only one that you can swim to.")},
    default="free",
)
SCOOTER_OPTIONAL = OPTIONS.choice(
    "scooter_optional",
    "Whether you may do without a scooter's additional turn.",
    {False: (0, "You must take it."), True: (1, "You may decline it.")},
    default=False,
)
SHOW_KNOWN_BACKS = OPTIONS.choice(
    "show_known_backs",
    "Whether backs that everybody has seen stay visible.",
    {True: (1, "They are shown."), False: (0, "You have to remember them.")},
    default=True,
)
LOOK_AHEAD = OPTIONS.choice(
    "look_ahead",
    "Whether a push shows beforehand what it would bring in reach.",
    {True: (1, "It does."), False: (0, "You have to find the right push yourself.")},
    default=True,
)
SHOW_RULED_OUT = OPTIONS.choice(
    "show_ruled_out",
    "Whether pictures that somebody cannot be looking for stay marked.",
    {True: (1, "They are shown."), False: (0, "You have to remember them.")},
    default=True,
)
ROUND_LIMIT = OPTIONS.number(
    "round_limit",
    "After so many rounds without a winner, the most targets win.",
    lowest=1,
    highest=MOST_ROUNDS,
    default=200,
)


TOO_MANY_CARDS = OPTIONS.complaint("cards", "most", "seats", "cards")
AGES_MISSING = OPTIONS.complaint("ages", "seats")
AGES_UNKNOWN = OPTIONS.complaint("youngest")


@OPTIONS.check
def there_are_enough_cards(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """Everybody gets as many. [OL-2.2]"""
    cards, most = options["cards_per_player"], PICTURE_COUNT // seats
    if cards != "all" and cards > most:
        return TOO_MANY_CARDS("cards_per_player", most=most, seats=seats, cards=cards)
    return None


@OPTIONS.check
def everybody_has_an_age(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """Ages are given for all seats or for none."""
    if options["ages"] and len(options["ages"]) != seats:
        return AGES_MISSING("ages", seats=seats)
    return None


@OPTIONS.check
def first_player_can_be_found(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """The seat that begins must exist, and the youngest be known. [OL-R17]"""
    first = options["first_player"]
    if first == "youngest" and not options["ages"]:
        return AGES_UNKNOWN("first_player")
    if isinstance(first, int) and first >= seats:
        return no_player("first_player", first)
    return None


def longest_match(seats: int, options: Mapping[str, Any]) -> int:
    """A bound on the decisions of a match: colours, then so many turns, each with a scooter at the most. [OL-8.4]"""
    per_turn = 5 if options["variation"] else 2
    rounds: int = options["round_limit"]
    return seats + rounds * seats * per_turn
