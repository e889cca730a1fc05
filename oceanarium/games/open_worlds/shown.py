"""The shape of what a seat sees. mypy holds `view.py` to it, and the browser's types are made from it."""

from typing import Literal, TypedDict

Phase = Literal[
    "laying out Worlds",
    "drawing",
    "adjusting hands",
    "first Priority",
    "drawing Worlds for Priority",
    "beginning of the turn",
    "replacing Prohibited cards",
    "window",
    "Stage",
    "Move",
    "Reveal",
    "choosing a World",
    "Install",
    "Retreat",
    "Orbital targets",
    "fire or reserve",
    "Surface assignments",
    "conquest",
    "Trash",
    "end of Draw",
    "choosing for a Utility",
    "reacting",
    "resolving Utilities",
    "searching the deck",
    "over",
]
Step = Literal["stage", "move", "reveal", "resolution", "trash", "draw"]
Variant = Literal["standard", "introductory"]
WorldLack = Literal["barren", "settled", "peaceful", "hostile"]  # what a World is that should be otherwise
Lack = Literal[WorldLack, "ship", "host", "dry", "unoccupied", "capacity", "req"]
Verdict = Literal["works", "later", "keep", "prohibited", "class", "room", Lack]


class Unit(TypedDict):
    """A unit in play; all of it is public."""

    target: str  # facility:koti:1, orbital:0:frigate, ground:1:troops_10
    card: str
    owner: int
    controller: int
    defence: int
    weapons: list[int]
    capacity: int
    income: int
    income_stopped: bool
    course: int | None
    moved: bool
    engaged: bool
    overcome: bool
    defends: str | None
    aims: list[str | None]


class Staged(TypedDict):
    """A seat's Staging Area at a World. [OW-4.3]"""

    count: int
    cards: list[str] | None  # null while they are face down for this seat
    extra_slots: int
    forbidden: bool


class Printed(TypedDict):
    """What is printed on a World, whatever has been done to it since."""

    h2o: int
    habitable: bool
    hostile: bool


class WorldView(TypedDict):
    """A World with all that lies there."""

    id: str
    name: str
    position: int
    h2o: int
    res: int
    habitable: bool
    hostile: bool
    printed: Printed
    indicators: list[str]
    facility_count: int
    free_room: int
    resolved: bool
    facilities: list[Unit]
    orbitals: list[Unit]
    ground_forces: list[Unit]
    capacity: list[int]
    staged: list[Staged]


class Link(TypedDict):
    """A Utility in the chain."""

    seat: int
    card: str
    option: str
    cancelled: bool
    choices: list[str]


class Player(TypedDict):
    """What all know about a seat; hand, deck and Trash Heap only if they are open to the viewer. [OW-19.1]"""

    deck_list: list[str]
    hand_size: int
    hand: list[str] | None
    hand_limit: int
    deck_size: int
    deck: list[str] | None
    staged_size: int
    trash_size: int
    trash: list[str] | None
    trash_seen: list[str]
    returned: list[str]
    adjusted: int
    income: int  # of the turn before
    staged_class: int | None
    class_limit_lifted: bool
    priority: int
    score: int  # as things stand
    score_parts: dict[str, int]
    place: int


class WorldsView(TypedDict):
    """The table as one seat sees it."""

    phase: Phase
    step: Step | None
    window: str | None
    variant: Variant
    turn: int
    final: bool
    final_next: bool
    order: list[int]
    here: str | None
    unit: str | None
    weapon: int
    last_move: str | None
    worlds: list[WorldView]
    drawn_worlds: list[str | None]
    chain: list[Link]
    players: list[Player]
    verdicts: dict[str, dict[str, Verdict]] | None  # what would become of each card in hand at each World
