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
    PICTURE_IDS,
    RIDE,
    START,
    line_name,
    place_name,
    square_name,
)
from oceanarium.games.ocean_labyrinth.parts import (
    ARROW_NAMES,
    BACK_NAMES,
    CHOOSING,
    COLOUR_NAMES,
    DIRECTION_NAMES,
    EXTRA_TURN,
    INSERTING,
    KIND_SHAPES,
    KIND_TILES,
    MOVING,
    OPENINGS,
    OVER,
    PICTURE_NAMES,
    QUARTERS,
    SCOOTER_DUE,
    SHAPE_NAMES,
    SQUARE_COUNT,
    START_SQUARES,
    STRAIGHT,
    SURFACING,
    TILE_NAMES,
    TILE_PICTURES,
    TILE_SHAPES,
)
from oceanarium.games.ocean_labyrinth.rules import actor, home_of, owner_of, picture_on, reachable
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import CHANCE, NOBODY, NOTHING, lowest_bit, mention

PICTURE_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX"  # on the board in the terminal
SIDES_FROM = {"N": "from above", "E": "from the right", "S": "from below", "W": "from the left"}
SIDES_AT = {"N": "at the top", "E": "on the right", "S": "at the bottom", "W": "on the left"}
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
        return _waiting_text(state, seat)
    if state.phase == CHOOSING:
        return _choosing_text(state)
    if state.phase == INSERTING:
        return f"{_inserting_text(state)} {_goal_text(state, seat)}"
    if state.phase == MOVING:
        return f"Swim to any square in reach, or stay. {_goal_text(state, seat)}{_scooter_text(state)}"
    if state.phase == SURFACING:
        return f"You pushed out an oxygen tank: choose a start square. {_goal_text(state, seat)}"
    return "Do you use the diving scooter for an additional turn?"


def _waiting_text(state: State, seat: int) -> str:
    """Whoever a pufferfish has stopped wonders why. [OL-9.3]"""
    stopped = "A pufferfish frightened your diver, so you do not move in this turn. "
    return f"{stopped if 0 <= seat == state.frightened else ''}Wait for the others."


def _choosing_text(state: State) -> str:
    """Younger children need not swim home. [OL-8.3]"""
    home = ", and must come back to it" if state.goes_home == 1 else ""
    return f"Choose your diver: you start on the square of its colour{home}."


def _inserting_text(state: State) -> str:
    """The additional turn is said to be one. [OL-9.4]"""
    if state.scooter == EXTRA_TURN:
        return "Additional turn by diving scooter: turn the spare tile and push it in at an arrow."
    return "Turn the spare tile and push it in at an arrow."


def _scooter_text(state: State) -> str:
    """What comes after this move, by will or not. [OL-9.4, OL-R09]"""
    if state.scooter != SCOOTER_DUE:
        return ""
    duty = "may" if state.scooter_is_optional == 1 else "must"
    return f" Then you {duty} ride the diving scooter."


def _goal_text(state: State, seat: int) -> str:
    """What a seat is after."""
    target, reach = state.targets[seat], _reach_text(state, seat)
    if target == NOTHING:
        return f"You have found everything: get home to {place_name(home_of(state, seat))}{reach}"
    return f"You are looking for the {PICTURE_NAMES[target]}{reach}"


def _reach_text(state: State, seat: int) -> str:
    """Whether that is in reach, unless it is for the player to find out. [OL-R32]"""
    goal, sees_reach = goal_square(state, seat), state.phase == MOVING and state.looks_ahead == 1
    if sees_reach and goal != NOTHING and reachable(state, state.divers[seat]) >> goal & 1:
        return ", in reach!" if state.targets[seat] == NOTHING else f", in reach on {place_name(goal)}!"
    return "."


def goal_square(state: State, seat: int) -> int:
    """Where a seat's target is, or its home when it has found them all; NOTHING if that is on the spare tile."""
    target = state.targets[seat]
    if target == NOTHING:
        return home_of(state, seat)
    return next((square for square in range(SQUARE_COUNT) if picture_on(state, square) == target), NOTHING)


def move_words(state: State, move: int) -> str:
    """A move as a line of plain words."""
    if COLOUR <= move < INSERT:
        colour = move - COLOUR
        return f"Take the {COLOUR_NAMES[colour]} diver, which starts on {place_name(START_SQUARES[colour])}"
    if INSERT <= move < MOVE:
        arrow, rotation = divmod(move - INSERT, QUARTERS)
        return f"Push {_spare_text(state)} into {line_text(arrow)}{_lying_text(state, rotation)}"
    if MOVE <= move < AIR:
        return _moving_words(state, move - MOVE)
    if AIR <= move < DECLINE:
        return f"Take in air on {square_text(state, START_SQUARES[move - AIR])}"
    if DECLINE <= move < LAY:
        return "Use the diving scooter: push and move again" if move == RIDE else "Leave the diving scooter alone"
    if LAY <= move < CARD:
        kind, rotation = divmod(move - LAY, QUARTERS)
        tile = tile_text(lowest_bit(KIND_TILES[kind]))
        openings = openings_text(OPENINGS[KIND_SHAPES[kind]][rotation])
        return f"{tile[0].upper()}{tile[1:]} is laid, open to the {openings}"
    if CARD <= move < BACK:
        return f"The next card shows the {PICTURE_NAMES[move - CARD]}"
    if BACK <= move < START:
        return f"The tile has {BACK_PHRASES[move - BACK]}"
    return f"{mention(move - START)} begins"


def line_text(arrow: int) -> str:
    """A line and the side from which it is pushed. [OL-C8]"""
    return f"{_line(arrow)} {SIDES_FROM[ARROW_NAMES[arrow][0]]}"


def _line(arrow: int) -> str:
    return f"{'column' if ARROW_NAMES[arrow][0] in 'NS' else 'row'} {line_name(arrow)}"


def openings_text(openings: int) -> str:
    """How a tile lies: "north and east". [OL-C3]"""
    names = [name for index, name in enumerate(DIRECTION_NAMES) if openings >> index & 1]
    return f"{', '.join(names[:-1])} and {names[-1]}"


def _lying_text(state: State, rotation: int) -> str:
    """How the spare tile would lie."""
    if state.surplus == NOTHING:
        return ""
    return f", open to the {openings_text(OPENINGS[TILE_SHAPES[state.surplus]][rotation])}"


def _spare_text(state: State) -> str:
    return "the spare tile" if state.surplus == NOTHING else f"the {SHAPE_NAMES[TILE_SHAPES[state.surplus]]}"


def _moving_words(state: State, square: int) -> str:
    if 0 <= state.turn < state.seats and square == state.divers[state.turn]:
        return f"Stay on {square_text(state, square)}"
    return f"Swim to {square_text(state, square)}"


def square_text(state: State, square: int) -> str:
    """A square and what it shows."""
    if state.tiles[square] == NOTHING:
        return place_name(square)
    picture = picture_on(state, square)
    if picture != NOTHING:
        return f"{place_name(square)}, the {PICTURE_NAMES[picture]}"
    if square in START_SQUARES:
        return f"{place_name(square)}, the {COLOUR_NAMES[START_SQUARES.index(square)]} start square"
    return place_name(square)


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
        "winner": mention(max(state.turn, 0)),
        "rounds": rounds_text(state.round_limit),
        "exit": f"{SIDES_AT[ARROW_NAMES[arrow][0]]} of {_line(arrow)}",
        "openings": openings_text(OPENINGS[STRAIGHT][rotation]),
        "square": place_name(square),
        "start": place_name(state.divers[state.turn]) if 0 <= state.turn < state.seats else "?",
    }


def rounds_text(rounds: int) -> str:
    """So many rounds."""
    return "1 round" if rounds == 1 else f"{rounds} rounds"


def spell(state: State, field: str, value: int) -> str:
    """One detail of an event as programs know it."""
    if value == NOTHING:
        return "hidden"
    if field in ("tile", "out"):
        return TILE_NAMES[value]
    if field in ("square", "start"):
        return square_name(value)
    return _NAMES[field][value] if field in _NAMES else str(value)


def phrase(state: State, field: str, value: int) -> str:
    """One detail of an event as it stands in a sentence."""
    if field == "picture":
        return "which stays secret" if value == NOTHING else f"the {PICTURE_NAMES[value]}"
    if field in ("tile", "out"):
        return tile_text(value)
    if field in ("square", "start"):
        return place_name(value)
    if field == "arrow":
        return line_text(value)
    if field == "exit":
        return SIDES_AT[ARROW_NAMES[value][0]]
    if field == "rounds":
        return rounds_text(value)
    return BACK_PHRASES[value] if field == "back" else spell(state, field, value)


def tile_text(tile: int) -> str:
    """A tile by its shape and picture."""
    name, picture = SHAPE_NAMES[TILE_SHAPES[tile]], TILE_PICTURES[tile]
    return f"a {name}" if picture == NOTHING else f"the {name} with the {PICTURE_NAMES[picture]}"
