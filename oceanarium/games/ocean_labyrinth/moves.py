"""Moves: one flat range of numbers, and how people write, touch and read them."""

from oceanarium.games.ocean_labyrinth.parts import (
    CHOOSING,
    DECIDING,
    INSERTING,
    MOVING,
    PICTURE_COUNT,
    QUARTERS,
    SURFACING,
)
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.games.ocean_labyrinth.vocabulary import (
    ARROW,
    FILLERS,
    KIND,
    PICTURE,
    ROTATION,
    SEAT,
    SQUARE,
    START_SQUARE,
    TURNING,
    WORDS,
    lying,
    spare_shape,
)
from oceanarium.games.ocean_labyrinth.vocabulary import BACK as BACK_FIELD
from oceanarium.games.ocean_labyrinth.vocabulary import COLOUR as COLOUR_FIELD
from oceanarium.kernel import NOTHING, MoveKinds, rule
from oceanarium.kernel.vocabulary import Fields

MOVES = MoveKinds(WORDS, chooser=lambda state: state.turn, fillers=FILLERS)

COLOUR = MOVES.kind(
    "colour:{colour}",
    colour=COLOUR_FIELD,
    touches=("diver:{colour}",),
    tells=("corner",),
    reads=("colour:{colour}", "color:{colour}", "take:{colour}"),
)
INSERT = MOVES.kind(
    "insert:{arrow}:{rotation}",
    arrow=ARROW,
    rotation=TURNING,
    touches=("arrow:{arrow}", "surplus:{rotation}"),
    tells=("spare", "openings"),
    reads=("insert:{arrow}:{rotation}", "push:{arrow}:{rotation}", "push as it lies:{arrow}"),
    unsaid={"rotation": "as_it_lies"},
    within=spare_shape,
)
MOVE = MOVES.kind(
    "move:{square}",
    square=SQUARE,
    touches=("square:{square}",),
    tells=("way", "sight"),
    reads=("move:{square}", "swim:{square}", "go:{square}", "stay"),
    unsaid={"square": "start"},
)
AIR = MOVES.kind(  # to the start square of a colour
    "air:{square}",
    square=START_SQUARE,
    touches=("square:{square}",),
    tells=("sight",),
    reads=("air:{square}", "take in air:{square}"),
)
DECLINE = MOVES.kind("scooter:no", name="decline")  # the scooter stays where it is
RIDE = MOVES.kind("scooter:yes", name="ride")
LAY = MOVES.chance("lay:{tile}:{rotation}", tile=KIND, rotation=ROTATION, tells=("openings",))  # on the next square
CARD = MOVES.chance("card:{picture}", picture=PICTURE.among(range(PICTURE_COUNT)))  # somebody's next
BACK = MOVES.chance("back:{back}", back=BACK_FIELD)  # of the spare tile
START = MOVES.chance("start:{first}", first=SEAT)
MOVE_COUNT = MOVES.count

ASKED = {  # what an answer without a verb answers
    CHOOSING: ("take",),
    INSERTING: ("push", "push as it lies"),
    MOVING: ("swim",),
    SURFACING: ("air",),
    DECIDING: ("scooter",),
}

move_text, targets = MOVES.move_text, MOVES.targets


def read_move(state: State, text: str) -> int | None:
    """The move that a text means, or None; "N3" alone answers what is asked, and pushes the tile in as it lies."""
    texts = (text, *(f"{verb} {text}" for verb in ASKED.get(state.phase, ())))
    numbers = (MOVES.read_move(state, each) for each in texts)
    return next((number for number in numbers if number is not None), None)


@rule
def inserting_move(arrow: int, rotation: int) -> int:
    """Push the spare tile in at an arrow."""
    return INSERT + arrow * QUARTERS + rotation


@rule
def laying_move(kind: int, rotation: int) -> int:
    """Chance lays a tile."""
    return LAY + kind * QUARTERS + rotation


@WORDS.fact(ROTATION)
def as_it_lies(state: State, seat: int, move: Fields) -> int:
    """How the spare tile is turned where nobody says."""
    return lying(state)


@WORDS.fact(SQUARE)
def start(state: State, seat: int, move: Fields) -> int:
    """Where the diver is whose turn it is; NOTHING before the first."""
    return state.divers[state.turn] if 0 <= state.turn < state.seats else NOTHING
