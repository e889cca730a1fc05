"""What never changes: the table of cards with its provenance, goals, events, phases and options. [OO-C1]"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from oceanarium.kernel import NOBODY, Options
from oceanarium.kernel.options import Wrong, no_player

MIN_SEATS, MAX_SEATS = 1, 5

# Classes of cards. [OO-C1]
CORAL, ANEMONE, TINY, MEDIUM, BIG, SPECIAL = range(6)
ClassName = Literal["coral", "anemone", "tiny", "medium", "big", "special"]
CLASS_NAMES: tuple[ClassName, ...] = get_args(ClassName)

BOOK = "[book]"
LOST = "[house: list lost]"
NAME_ONLY = "name [book]; rest [house: list lost]"


CardName = Literal[
    "red-coral",
    "orange-coral",
    "yellow-coral",
    "green-coral",
    "blue-coral",
    "purple-coral",
    "rainbow-coral",
    "anemone",
    "banggai",
    "clownfish",
    "chromis",
    "goby",
    "pearlscale",
    "angelfish",
    "tang",
    "idol",
    "parrotfish",
    "grouper",
    "dolphin",
    "turtle",
    "shark",
    "great-white",
    "crab",
]


@dataclass(frozen=True)
class Card:
    """One kind of card, and where we know it from."""

    code: str
    slug: CardName  # as moves are written
    name: str
    sort: int  # its class
    points: int
    count: int  # in the base deck; the last three kinds come with variants
    source: str


CARDS = (  # OO-C2, OO-C3
    Card("CR-RED", "red-coral", "Red fan coral", CORAL, 1, 6, NAME_ONLY),
    Card("CR-ORA", "orange-coral", "Orange cup coral", CORAL, 1, 6, "six colours [book]; rest [house: list lost]"),
    Card("CR-YEL", "yellow-coral", "Yellow scroll coral", CORAL, 1, 6, "six colours [book]; rest [house: list lost]"),
    Card("CR-GRE", "green-coral", "Green star coral", CORAL, 1, 6, "six colours [book]; rest [house: list lost]"),
    Card("CR-BLU", "blue-coral", "Blue staghorn coral", CORAL, 1, 6, "colour [book]; rest [house: list lost]"),
    Card("CR-PUR", "purple-coral", "Purple plume coral", CORAL, 1, 6, "colour [book]; rest [house: list lost]"),
    Card("CR-RBW", "rainbow-coral", "Rainbow coral", CORAL, 1, 0, "card [book]; count, points [house: list lost]"),
    Card("AN", "anemone", "Sea anemone", ANEMONE, 1, 6, "class [book]; points, count [house: list lost]"),
    Card("T-BAN", "banggai", "Banggai cardinalfish", TINY, 1, 9, NAME_ONLY),
    Card("T-CLO", "clownfish", "Clownfish", TINY, 1, 9, LOST),
    Card("T-CHR", "chromis", "Green chromis", TINY, 1, 9, LOST),
    Card("T-GOB", "goby", "Neon goby", TINY, 1, 9, LOST),
    Card("M-PEA", "pearlscale", "Pearlscale butterflyfish", MEDIUM, 2, 7, NAME_ONLY),
    Card("M-ANG", "angelfish", "Angelfish", MEDIUM, 2, 7, NAME_ONLY),
    Card("M-TAN", "tang", "Blue tang", MEDIUM, 2, 7, LOST),
    Card("M-IDO", "idol", "Moorish idol", MEDIUM, 2, 7, LOST),
    Card("B-PAR", "parrotfish", "Parrotfish", BIG, 3, 9, LOST),
    Card("B-GRO", "grouper", "Grouper", BIG, 3, 9, LOST),
    Card("SP-DOL", "dolphin", "Dolphin", SPECIAL, 1, 8, "has points [book]; value, count [house: small consolation]"),
    Card("SP-TUR", "turtle", "Sea turtle", SPECIAL, 1, 8, "has points [book]; value, count [house: strong already]"),
    Card("SP-SHA", "shark", "Reef shark", SPECIAL, 0, 10, "no points [book]; count [house: five must be removable]"),
    Card("SP-GRW", "great-white", "Great White", SPECIAL, 0, 0, "card [book]; count [house: the text says the card]"),
    Card("SP-CRA", "crab", "Crab", SPECIAL, 0, 0, BOOK),
)
KIND_COUNT = 23
(RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE, RAINBOW, SEA_ANEMONE) = range(8)
BANGGAI, CLOWNFISH, CHROMIS, GOBY, PEARLSCALE, ANGELFISH, TANG, IDOL, PARROTFISH, GROUPER = range(8, 18)
DOLPHIN, TURTLE, SHARK, GREAT_WHITE, CRAB = range(18, 23)
COLOUR_COUNT = 6
Colour = Literal["red", "orange", "yellow", "green", "blue", "purple"]
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
FIRST_FISH, LAST_FISH = BANGGAI, GROUPER
REEF_KINDS = 20  # those that can lie in a reef: all but Sharks, Great White and Crabs
CLASSES = tuple(card.sort for card in CARDS)
POINTS = tuple(card.points for card in CARDS)
COUNTS = tuple(card.count for card in CARDS)

# The first and the last kind of each class; what the class attracts, or SPECIAL for nothing. [OO-5.2, OO-6.4]
FIRST_KINDS = (RED, SEA_ANEMONE, BANGGAI, PEARLSCALE, PARROTFISH, DOLPHIN)
LAST_KINDS = (RAINBOW, SEA_ANEMONE, GOBY, IDOL, GROUPER, CRAB)
ATTRACTS = (TINY, TINY, MEDIUM, BIG, SPECIAL, SPECIAL)

RAINBOW_CORALS, GREAT_WHITES, CRABS, SWAPPED_SHARKS = 3, 1, 5, 5  # what variants add and take away [OO-15, OO-17.1]


def connections(kind: int) -> int:
    """The kinds that a card may connect to, as bits: the Sun-1-2-3 order, or a school. [OO-5.1, OO-6.2, OO-6.3]

    So only Sun cards and tiny fish connect to a Sun card [OO-5.3], only a Dolphin to a Dolphin [OO-9.7], and nothing
    to a Sea Turtle [OO-10.7].
    """
    sort = CLASSES[kind]
    if kind == DOLPHIN:
        return sum(1 << other for other in range(REEF_KINDS) if other != TURTLE)  # OO-9.6
    if sort in (CORAL, ANEMONE):
        wanted: tuple[int, ...] = (CORAL, ANEMONE)
    elif sort == TINY:
        wanted = (CORAL, ANEMONE)
    elif sort in (MEDIUM, BIG):
        wanted = (sort - 1,)
    else:
        return 0
    own = 1 << kind if sort in (TINY, MEDIUM, BIG) else 0
    return own | sum(1 << other for other in range(REEF_KINDS) if CLASSES[other] in wanted)


CONNECTIONS = tuple(connections(kind) for kind in range(KIND_COUNT))

# Rounds, hands and the Ocean. [OO-2.1, OO-3.1, OO-14.1]
ROUND_COUNT = 3  # OO-1.1
HAND_SIZE, SOLO_HAND_SIZE = 6, 9
OCEAN_SIZE, KING_TIDE_SIZE = 8, 10
EXTRA_PLACE = KING_TIDE_SIZE  # where a Great White lies that took nothing [OO-16.4]
# Where Sharks lie that found no prey: one fewer than a frenzy needs at most, and the one that sets it off. [OO-11.9]
FIRST_LURKER, LURKER_PLACES = EXTRA_PLACE + 1, 4
OCEAN_PLACES = FIRST_LURKER + LURKER_PLACES
FRENZY_SHARKS = 3
MOST_REFRESHES = 5  # in one check [OO-11.7, OO-3.4]
TURTLE_LIMIT, MIGRATION_LIMIT = 3, 5  # OO-10.1

# A reef holds at most 44 cards: two for each of 15 turns, 5 Turtles, 8 Dolphins, the starter. Its spaces are those
# around these cards.
MAX_CARDS = 44
MAX_SPACES = 8 * MAX_CARDS

RAINBOW_BONUS = (0, 0, 1, 3, 6, 10, 15)  # by colours [OO-22.2]
RAINBOW_20 = 20  # OO-21.1


@dataclass(frozen=True)
class Goal:
    """A habitat goal: one card by another, or several of one kind."""

    code: str
    first: int
    second: int  # the other kind, or NOBODY for a collection
    number: int  # how many, for a collection
    points: int
    source: str


HARD = "[house: list lost; harder than HG-05 to HG-12]"
GOALS = (  # OO-C4
    Goal("HG-01", PEARLSCALE, RED, 0, 5, "condition [book]; points " + HARD),
    Goal("HG-02", ANGELFISH, BLUE, 0, 5, HARD),
    Goal("HG-03", TANG, YELLOW, 0, 5, HARD),
    Goal("HG-04", IDOL, PURPLE, 0, 5, HARD),
    Goal("HG-05", BANGGAI, ORANGE, 0, 3, LOST),
    Goal("HG-06", CLOWNFISH, SEA_ANEMONE, 0, 3, LOST),
    Goal("HG-07", CHROMIS, GREEN, 0, 3, LOST),
    Goal("HG-08", GOBY, BLUE, 0, 3, LOST),
    Goal("HG-09", PARROTFISH, TANG, 0, 4, LOST),
    Goal("HG-10", GROUPER, IDOL, 0, 4, LOST),
    Goal("HG-11", PARROTFISH, PEARLSCALE, 0, 4, LOST),
    Goal("HG-12", GROUPER, ANGELFISH, 0, 4, LOST),
    Goal("HG-13", ANGELFISH, NOBODY, 4, 6, "condition [book]; points [house: list lost]"),
    Goal("HG-14", CLOWNFISH, NOBODY, 3, 3, LOST),
    Goal("HG-15", BANGGAI, NOBODY, 3, 3, LOST),
    Goal("HG-16", PARROTFISH, NOBODY, 3, 5, LOST),
    Goal("HG-17", CHROMIS, NOBODY, 3, 3, LOST),
    Goal("HG-18", PEARLSCALE, NOBODY, 3, 4, LOST),
)
GOAL_COUNT = 18
GOAL_FIRST = tuple(goal.first for goal in GOALS)
GOAL_SECOND = tuple(goal.second for goal in GOALS)
GOAL_NUMBER = tuple(goal.number for goal in GOALS)
GOAL_POINTS = tuple(goal.points for goal in GOALS)
MOST_PRIVATE, OPEN_GOALS, PILE_SIZE = 2, 3, 6  # OO-18.1, OO-14.3
EXTREME_NUMBER = 5  # OO-21.3


@dataclass(frozen=True)
class EventCard:
    """A card that changes a rule from its reveal to the end. The texts are ours; the book names only EV-1."""

    code: str
    name: str
    effect: str


EVENT_CARDS = (  # OO-C5
    EventCard("EV-1", "Coral Clusters", "at the end each coral that borders one of its colour scores 1 more"),
    EventCard("EV-2", "Plankton Bloom", "at the end each tiny fish in a school scores 1 more"),
    EventCard("EV-3", "King Tide", "the Ocean holds ten cards"),
    EventCard("EV-4", "Calm Current", "a feeding frenzy needs one shark more"),
    EventCard("EV-5", "Blood in the Water", "a feeding frenzy needs one shark fewer"),
    EventCard("EV-6", "Counter-current", "hands and the First Player card go to the right"),
    EventCard("EV-7", "Turtle Migration", "everybody may play five sea turtles"),
    EventCard("EV-8", "Sanctuary", "fish around a starter coral are protected"),
)
EVENT_COUNT = 8
CLUSTERS, BLOOM, KING_TIDE, CALM, BLOOD, COUNTER, MIGRATION, SANCTUARY = range(8)

# Solo levels: the least goals and points for each. [OO-14.6]
LEVEL_GOALS = (0, 3, 5, 7, 9)
LEVEL_POINTS = (0, 30, 35, 45, 50)
Level = Literal["bare sand", "fringing reef", "patch reef", "barrier reef", "coral atoll"]
LEVEL_NAMES: tuple[Level, ...] = get_args(Level)

# Phases in which somebody chooses or chance acts.
(
    STARTING,  # chance: who is First Player
    CHOOSING,  # a starter coral, by a seat or by chance
    DEALING,  # chance: hands
    STOCKING,  # chance: a card into the Ocean
    GOAL_DRAWING,  # chance
    EVENT_DRAWING,  # chance
    PICKING,  # all at once, in secret
    CRABBING,  # use the advantage crab or not
    TAKING,  # an Ocean card, to be played
    STEALING,  # a rival's fish
    PLACING,  # the card that is played
    ATTRACTING,  # an Ocean card
    JOINING,  # the space of the attracted card
    HOSTING,  # the space of a Dolphin
    MOORING,  # the space of a Sea Turtle
    LOSING,  # a fish to the frenzy
    LIFTING,  # a fish to move in a Crab Rave
    SHIFTING,  # its new space
    TOSSING,  # a hand card, solo
    CLEARING,  # an Ocean card, solo and with two
    OVER,
) = range(21)

# Steps that follow one another of themselves; no state rests in one.
(
    DEAL,
    AFTER_DEAL,
    DEAL_GOALS,
    OPEN_OCEAN,
    REVEAL_EVENT,
    AFTER_EVENT,
    BEGIN_TURN,
    OPEN_WINDOW,
    ASK,
    REVEAL,
    PLAY,
    CHOOSE_FRESH,
    CHECK_GOALS,
    ATTRACT,
    UNWIND,
    END_PLAY,
    AFTER_PLAY,
    END_TURN,
    CLEAR_OCEAN,
    AFTER_CLEARING,
    PASS_HANDS,
    END_ROUND,
    REFILL,
    CHECK,
    FEED,
    RAVE,
    FINISH,
) = range(30, 57)
FIRST_STEP = DEAL


def switch(name: str, sentence: str) -> int:
    """Declare an option that is off or on."""
    return OPTIONS.choice(name, sentence, {"off": (0, "Not used."), "on": (1, "Used.")}, default="off")


OPTIONS = Options()  # OO-S1
FIRST_PLAYER = OPTIONS.choice(
    "first_player",
    "Who is First Player in the first turn.",
    {
        "random": (NOBODY, "Drawn by lot."),
        **{seat: (seat, f"Player {seat + 1} begins.") for seat in range(MAX_SEATS)},
    },
    default="random",
)
STARTERS = OPTIONS.choice(
    "starters",
    "How everybody gets a starter coral.",
    {"choose": (0, "From the First Player on, everybody chooses a colour."), "random": (1, "Drawn by lot.")},
    default="choose",
)
RAINBOW_OPTION = switch("rainbow_coral", "Adds three rainbow corals, which count as any colour.")
GREAT_WHITE_OPTION = switch("great_white", "Adds the Great White, which brings a feeding frenzy wherever it appears.")
CRAB_OPTION = OPTIONS.choice(
    "crabs",
    "Whether crabs take part, and how.",
    {
        "none": (0, "No crabs."),
        "deck": (1, "Five crabs replace five sharks in the deck."),
        "advantage": (
            2,
            "Those who are given crabs below have them under their starter coral: each rescues its owner once.",
        ),
    },
    default="none",
)
CRAB_NUMBERS = tuple(
    OPTIONS.number(
        f"crabs_{seat}",
        f"With crabs=advantage: how many crabs player {seat + 1} has.",
        lowest=0,
        highest=2,
        default=0,
    )
    for seat in range(MAX_SEATS)
)
RAVE_OPTION = switch("crab_rave", "With crabs=deck: two crabs in the Ocean let everybody move a fish.")
GOAL_OPTION = OPTIONS.choice(
    "goals",
    "Habitat goals that score at the end.",
    {
        "none": (0, "No goals."),
        "private1": (1, "One secret goal for everybody."),
        "private2": (2, "Two secret goals for everybody."),
        "public3": (3, "Three open goals for all."),
    },
    default="none",
)
NO_GOALS, PUBLIC_GOALS = 0, 3
EVENT_OPTION = switch("events", "An event at the start of each round changes the rules for good.")
# The friendly variants. [OO-C6]
FRIENDLY_DOLPHINS = switch("friendly_dolphins", "FV-1: dolphins take a fish from the Ocean, not from a rival.")
FULL_SHARKS = switch("full_sharks", "FV-2: a feeding frenzy only refreshes the Ocean.")
SAFE_SCHOOLS = switch("safe_schools", "FV-3: fish in a school are protected.")
OWN_CHOICE = switch("own_choice", "FV-4: in a frenzy everybody chooses which unprotected fish to lose.")
HOUSE_CLUSTERS = switch("house_coral_clusters", "House rule: corals that border one of their colour score 1 more.")
HOUSE_RAINBOW20 = switch("house_rainbow20", "House rule: all six colours score 20, fewer score nothing.")
SOLO_EXTREME = OPTIONS.choice(
    "solo_extreme",
    "House rule for solo play: goals about neighbours ask for collections instead.",
    {
        "off": (0, "Not used."),
        "total5": (1, "Five cards of the two kinds together, at least one of each."),
        "each5": (2, "Five cards of each of the two kinds."),
    },
    default="off",
)
SOLO_GOAL_POINTS = switch("solo_goal_points", "For solo play: completed goals score their points too.")
LURKING_SHARKS = switch("lurking_sharks", "A shark without prey goes into the Ocean, not to the discards.")
OPTIONAL_ATTRACT = switch("optional_attract", "Whether attracting may be declined.")

_NOT_SOLO = {
    "rainbow_coral": "off",
    "great_white": "off",
    "crabs": "none",
    "goals": "none",
    "events": "off",
    "friendly_dolphins": "off",
    "full_sharks": "off",
    "safe_schools": "off",
    "own_choice": "off",
}


@OPTIONS.check
def first_player_sits_at_the_table(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """The seat that begins must exist."""
    first = options["first_player"]
    if first != "random" and first >= seats:
        return no_player("first_player", first)
    return None


NOT_ALONE = OPTIONS.complaint("not_alone")
ONLY_ALONE = OPTIONS.complaint("only_alone")
NO_ADVANTAGE = OPTIONS.complaint("no_advantage")
TOO_MANY_CRABS = OPTIONS.complaint("crabs", "most", "crabs")
RAVE_WITHOUT_CRABS = OPTIONS.complaint("rave")


@OPTIONS.check
def solo_has_no_variants(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """One player plays without these [OO-S4], several without what is for solo play. [OO-21.3, OO-14.9]"""
    for name, value in _NOT_SOLO.items():
        if seats == 1 and options[name] != value:
            return NOT_ALONE(name)
    for name in ("solo_extreme", "solo_goal_points"):
        if seats > 1 and options[name] != "off":
            return ONLY_ALONE(name)
    return None


@OPTIONS.check
def crabs_fit_together(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """Five crabs in all, for seats at the table [OO-17.3]; a Rave needs crabs in the deck [OO-17.5]."""
    crabs = [options[f"crabs_{seat}"] for seat in range(MAX_SEATS)]
    for seat, number in enumerate(crabs):
        if number > 0 and options["crabs"] != "advantage":
            return NO_ADVANTAGE(f"crabs_{seat}")
        if number > 0 and seat >= seats:
            return no_player(f"crabs_{seat}", seat)
    if options["crabs"] == "advantage" and sum(crabs[:seats]) > CRABS:
        return TOO_MANY_CRABS("crabs", most=CRABS, crabs=sum(crabs[:seats]))
    if options["crab_rave"] == "on" and options["crabs"] != "deck":
        return RAVE_WITHOUT_CRABS("crab_rave")
    return None


def longest_match(seats: int, options: Mapping[str, Any]) -> int:
    """A bound on the decisions of a match: chains are finite, and frenzies in a row are capped. [OO-12.3]

    Each seat makes at most six choices in each of 15 turns and two more for each Sea Turtle; every check can ask every
    seat for a fish five times, and for two choices in a Crab Rave; crabs ask, and take, besides.
    """
    turns, turtles = 5 * ROUND_COUNT, MIGRATION_LIMIT if options["events"] == "on" else TURTLE_LIMIT
    if seats == 1:
        return 1 + 7 * turns + 2 * turtles + MOST_REFRESHES * (2 * turns + ROUND_COUNT)
    checks = turns * seats + ROUND_COUNT
    checks += turns if seats == 2 else 0
    checks += ROUND_COUNT if options["events"] == "on" else 0
    bound = seats + seats * (6 * turns + 2 * turtles) + MOST_REFRESHES * seats * checks
    bound += turns if seats == 2 else 0
    if options["crabs"] != "none":
        bound += turns * seats * seats + (turns + turtles) * seats
    return bound + (2 * seats * checks if options["crab_rave"] == "on" else 0)
