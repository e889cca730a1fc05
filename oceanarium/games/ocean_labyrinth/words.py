"""What people are told: prompts, moves in plain words, and the details that sentences mention."""

from oceanarium.games.ocean_labyrinth.moves import (
    AIR,
    BACK,
    CARD,
    COLOUR,
    DECLINE,
    INSERT,
    LAY,
    MOVE,
    MOVE_COUNT,
    PICTURE_IDS,
    RIDE,
    START,
    square_name,
)
from oceanarium.games.ocean_labyrinth.parts import (
    ARROW_NAMES,
    BACK_NAMES,
    CHOOSING,
    COLOUR_NAMES,
    INSERTING,
    KIND_NAMES,
    KIND_SHAPES,
    MOVING,
    OVER,
    PICTURE_NAMES,
    QUARTERS,
    SHAPE_NAMES,
    SQUARE_COUNT,
    START_SQUARES,
    SURFACING,
    TILE_NAMES,
    TILE_PICTURES,
    TILE_SHAPES,
)
from oceanarium.games.ocean_labyrinth.rules import actor, home_of, owner_of, picture_on, reachable
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import CHANCE, NOBODY, NOTHING, mention

PICTURE_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX"  # on the board in the terminal
TURNS = ("not at all", "once", "twice", "three times")
_NAMES = {
    "arrow": ARROW_NAMES,
    "exit": ARROW_NAMES,
    "picture": PICTURE_IDS,
    "back": BACK_NAMES,
    "colour": COLOUR_NAMES,
}
BACK_PHRASES = ("a blank back", "a pufferfish", "a diving scooter", "an oxygen tank")


def prompt(state: State, seat: int) -> str:
    """What is asked of a seat, in one sentence."""
    if state.phase == OVER:
        return "The match is over."
    if seat < 0 or seat != actor(state):
        return "Wait for the others."
    if state.phase == CHOOSING:
        return "Choose your diver: you start on the square of its colour, and must come back to it."
    if state.phase == INSERTING:
        return f"Push the surplus tile in at an arrow, turned as you like. {_goal_text(state, seat)}"
    if state.phase == MOVING:
        return f"Swim to any square you can reach, or stay. {_goal_text(state, seat)}{_reach_text(state, seat)}"
    if state.phase == SURFACING:
        return f"You need air: choose a start square. {_goal_text(state, seat)}"
    return "Do you use the diving scooter for an additional turn?"


def _goal_text(state: State, seat: int) -> str:
    """What a seat is after."""
    target = state.targets[seat]
    if target == NOTHING:
        return f"You have found everything: get home to {square_name(home_of(state, seat))}."
    return f"You are looking for the {PICTURE_NAMES[target]} ({PICTURE_LETTERS[target]})."


def _reach_text(state: State, seat: int) -> str:
    """Whether that is in reach."""
    goal = goal_square(state, seat)
    if goal != NOTHING and reachable(state, state.divers[seat]) >> goal & 1:
        return f" It is in reach, on {square_name(goal)}!"
    return ""


def goal_square(state: State, seat: int) -> int:
    """Where a seat's target is, or its home when it has found them all; NOTHING if that is on the surplus tile."""
    target = state.targets[seat]
    if target == NOTHING:
        return home_of(state, seat)
    return next((square for square in range(SQUARE_COUNT) if picture_on(state, square) == target), NOTHING)


def move_words(state: State, move: int) -> str:
    """A move as a line of plain words."""
    if COLOUR <= move < INSERT:
        colour = move - COLOUR
        return f"Take the {COLOUR_NAMES[colour]} diver, which starts on {square_name(START_SQUARES[colour])}"
    if INSERT <= move < MOVE:
        arrow, rotation = divmod(move - INSERT, QUARTERS)
        return f"Push it in at {ARROW_NAMES[arrow]}, turned {TURNS[rotation]}"
    if MOVE <= move < AIR:
        return _moving_words(state, move - MOVE)
    if AIR <= move < DECLINE:
        return f"Take in air on {square_text(state, START_SQUARES[move - AIR])}"
    if DECLINE <= move < LAY:
        return "Use it: insert and move again" if move == RIDE else "Leave it, and end your turn"
    if LAY <= move < CARD:
        kind, rotation = divmod(move - LAY, QUARTERS)
        return f"{KIND_NAMES[kind]}, a {SHAPE_NAMES[KIND_SHAPES[kind]]}, is laid, turned {TURNS[rotation]}"
    if CARD <= move < BACK:
        return f"The next card shows the {PICTURE_NAMES[move - CARD]}"
    if BACK <= move < START:
        return f"The tile has {BACK_PHRASES[move - BACK]}"
    return f"{mention(move - START)} begins" if START <= move < MOVE_COUNT else f"Move {move}"


def _moving_words(state: State, square: int) -> str:
    if 0 <= state.turn < state.seats and square == state.divers[state.turn]:
        return f"Stay on {square_text(state, square)}"
    return f"Swim to {square_text(state, square)}"


def square_text(state: State, square: int) -> str:
    """A square and what it shows."""
    if state.tiles[square] == NOTHING:
        return square_name(square)
    picture = picture_on(state, square)
    if picture != NOTHING:
        return f"{square_name(square)}, the {PICTURE_NAMES[picture]}"
    if square in START_SQUARES:
        return f"{square_name(square)}, the {COLOUR_NAMES[START_SQUARES.index(square)]} start"
    return square_name(square)


def circumstances(state: State, seat: int, move: int) -> dict[str, str]:
    """What refusals may mention about a move, which may be any number."""
    arrow, rotation, square, colour = 0, 0, NOTHING, 0
    if COLOUR <= move < INSERT:
        colour = move - COLOUR
    elif INSERT <= move < MOVE:
        arrow, rotation = divmod(move - INSERT, QUARTERS)
    elif MOVE <= move < AIR:
        square = move - MOVE
    elif AIR <= move < DECLINE:
        square = START_SQUARES[move - AIR]
    owner, acting = owner_of(state, colour), actor(state)
    return {
        "turn": "chance" if acting == CHANCE else mention(acting),
        "colour": COLOUR_NAMES[colour],
        "owner": "nobody" if owner == NOBODY else mention(owner),
        "arrow": ARROW_NAMES[arrow],
        "rotation": str(rotation),
        "same": str(rotation % 2),
        "square": square_name(square),
        "start": square_name(state.divers[state.turn]) if 0 <= state.turn < state.seats else "?",
    }


def spell(state: State, field: str, value: int) -> str:
    """One detail of an event as programs know it."""
    if value == NOTHING:
        return "hidden"
    if field in ("tile", "out"):
        return TILE_NAMES[value]
    if field in ("square", "start"):
        return square_name(value)
    names = {
        "arrow": ARROW_NAMES,
        "exit": ARROW_NAMES,
        "picture": PICTURE_IDS,
        "back": BACK_NAMES,
        "colour": COLOUR_NAMES,
    }
    return names[field][value] if field in names else str(value)


def phrase(state: State, field: str, value: int) -> str:
    """One detail of an event as it stands in a sentence."""
    if field == "picture":
        return "which stays secret" if value == NOTHING else f"the {PICTURE_NAMES[value]}"
    if field in ("tile", "out"):
        return tile_text(value)
    if field == "rotation":
        return TURNS[value]
    return BACK_PHRASES[value] if field == "back" else spell(state, field, value)


def tile_text(tile: int) -> str:
    """A tile by its shape and picture."""
    name, picture = SHAPE_NAMES[TILE_SHAPES[tile]], TILE_PICTURES[tile]
    return f"a {name}" if picture == NOTHING else f"the {name} with the {PICTURE_NAMES[picture]}"
