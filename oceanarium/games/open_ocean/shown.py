"""The shape of what a seat sees. mypy holds `view.py` to it, and the browser's types are made from it."""

from typing import Literal, TypedDict

from oceanarium.games.open_ocean.parts import CardName, ClassName, Colour, Level

Phase = Literal[
    "starting",
    "choosing",
    "dealing",
    "stocking",
    "drawing-goals",
    "drawing-event",
    "picking",
    "crabbing",
    "taking",
    "stealing",
    "placing",
    "attracting",
    "joining",
    "placing-dolphin",
    "placing-turtle",
    "losing",
    "lifting",
    "shifting",
    "tossing",
    "clearing",
    "over",
]
Direction = Literal["left", "right"]

ReefCard = TypedDict(
    "ReefCard",
    {
        "space": str,
        "x": int,
        "y": int,
        "card": CardName,
        "class": ClassName,
        "points": int,
        "starter": bool,
        "protected": bool,
        "school": bool,
    },
)
ReefCard.__doc__ = 'A card of a reef; its space is "x,y": right of the starter, above it.'


class Goal(TypedDict):
    """A habitat goal: what it asks for, and its points."""

    code: str
    first: CardName
    second: CardName | None  # the other kind, or null for a collection
    number: int
    points: int


class OwnGoal(Goal):
    """A private goal, and whether it is met as things stand."""

    met: bool


class EventCard(TypedDict):
    """An event in force."""

    code: str
    name: str
    effect: str


class Sharks(TypedDict):
    """How near a feeding frenzy is."""

    now: int
    frenzy_at: int


class Deck(TypedDict):
    """The deck, and what is in it where everybody can work it out. [OO-23.3]"""

    cards: int
    contents: dict[CardName, int] | None


class Pile(TypedDict):
    """A pile of goals in the game for one."""

    goal: Goal | None
    below: int


class Solo(TypedDict):
    """The game for one: piles, completed goals and the level that all this would be. [OO-14.6]"""

    piles: list[Pile]
    done: int
    goal_level: int
    point_level: int
    level: str
    name: Level


class Play(TypedDict):
    """The play in progress, and the card that looks for its space."""

    seat: int | None
    by_crab: bool
    card: CardName | None
    taker: CardName | None
    attracted: CardName | None
    placed: CardName | None
    reef: int | None
    anchor: str | None
    victim: int | None
    loose_turtles: int


class Player(TypedDict):
    """A seat: what all see, and of its secrets what the viewer knows."""

    cards: int
    has_chosen: bool
    chosen: CardName | None
    hand: dict[CardName, int] | None
    goals: list[OwnGoal] | None
    goal_count: int
    crabs: int
    turtles: int
    turtle_limit: int
    reef: list[ReefCard]
    reef_size: int
    score: int
    score_parts: dict[str, int]
    place: int | None


class OceanView(TypedDict):
    """The table as one seat sees it."""

    phase: Phase
    round: int
    turn: int
    turns: int
    first_player: int
    passing: Direction
    chooser: int | None
    ocean: list[CardName | None]
    ocean_extra: list[CardName]  # what lies there without a slot
    sharks: Sharks
    frenzy_due: bool
    rave_due: bool
    deck: Deck
    unseen: dict[CardName, int]
    discards: dict[CardName, int]
    starters: list[Colour]
    variants: list[str]
    events: list[EventCard]
    goals: list[Goal]
    solo: Solo | None
    play: Play | None
    players: list[Player]
    rounds: int
    rainbow: list[int]  # points by how many colours a reef has
    extreme: int | None  # how many cards a goal asks for, where collections count instead of neighbours
