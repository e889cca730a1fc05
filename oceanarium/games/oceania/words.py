"""What people are told: prompts, moves in plain words, and the details that sentences mention."""

from oceanarium.games.oceania.moves import (
    CAST,
    DRAW,
    NEXT_GAME,
    NO_SCOUT,
    PASS,
    PAY,
    PLACE,
    REUSE,
    SCOUT,
    START,
    TURN_UP,
    edges_at,
    edges_text,
    piece_name,
    point_name,
    space_name,
    spaces_in,
)
from oceanarium.games.oceania.parts import (
    CIRCLE_COUNT,
    CIRCLE_SIDES,
    CIRCLE_SPACES,
    DIRECTION_COUNT,
    DIRECTION_LETTERS,
    DIRECTION_NAMES,
    EDGES_COUNT,
    KIND_NAMES,
    KIND_OF,
    NEIGHBOURS,
    PAYING,
    PLACING,
    REVIEWING,
    SAILING,
    SCOUTING,
    SEA_KINDS,
    SOURCING,
    STRAIT,
)
from oceanarium.games.oceania.rules import (
    actor,
    can_fit,
    fitting_edges,
    game_winner,
    known_sides,
    next_starter,
    reached_spaces,
    usable_discards,
)
from oceanarium.games.oceania.state import State
from oceanarium.kernel import CHANCE, NOBODY, NOTHING, mention

_COUNTS = ("no", "one", "two", "three", "four", "five")
FULL_NAMES = ("open-sea tile", "coast tile", "corner tile", "strait tile", "bay tile", "inland tile")


def prompt(state: State, seat: int) -> str:
    """What is asked of a seat, in one sentence."""
    if state.phase == SAILING:
        return "Choose where the ship starts. A circle at the rim, or a tile with open water."
    if state.phase == SOURCING:
        kinds = [with_article(FULL_NAMES[kind]) for kind in spaces_in(usable_discards(state))]
        return f"Draw a tile, or use a discard instead. A scout would pay for {' or '.join(kinds)}."
    if state.phase == PAYING:
        return f"Choose the scout that pays for {tile_in_hand(state)}. It leaves the game."
    if state.phase == PLACING:
        return f"Lay {tile_in_hand(state)} beside the ship. It is at {point_phrase(state.ship)}."
    if state.phase == SCOUTING:
        return f"Put a scout on {space_name(state.placed)}, or none. You have {scouts_phrase(state, seat)}."
    if state.phase == REVIEWING:
        return f"{result_text(state, state.game)} Then {_who_begins(state, seat)} game {state.game + 2}."
    return "The match is over."


def move_words(state: State, move: int) -> str:
    """A move as a line of plain words."""
    if START <= move < PASS:
        return _start_words(state, move - START)
    if move == PASS:
        return "Pass"
    if move == DRAW:
        return "Draw a tile from the lid"
    if REUSE <= move < PAY:
        return f"Use the {FULL_NAMES[move - REUSE]} from your discards, for a scout"
    if PAY <= move < PLACE:
        return f"Pay with a scout of value {move - PAY + 1}"
    if PLACE <= move < NO_SCOUT:
        space, edges = divmod(move - PLACE, EDGES_COUNT)
        return f"Lay it on {space_name(space)}, {edges_phrase(edges)}"
    if move == NO_SCOUT:
        return "Put no scout there"
    if SCOUT <= move < TURN_UP:
        value, direction = divmod(move - SCOUT, DIRECTION_COUNT)
        return f"Put a scout of value {value + 1} on {_piece_phrase(state, direction)}"
    if TURN_UP <= move < CAST:
        return f"{with_article(FULL_NAMES[move - TURN_UP]).capitalize()} is drawn"
    if move == NEXT_GAME:
        return f"Go on to game {state.game + 2} of {state.rounds}" if state.game + 1 < state.rounds else "Go on"
    return f"{mention(move - CAST)} begins"


def _start_words(state: State, point: int) -> str:
    """A starting point with the spaces it leads to and how many of the unseen tiles would fit."""
    total = sum(state.unseen)
    fitting = sum(state.unseen[kind] for kind in range(SEA_KINDS) if can_fit(state, point, kind))
    spaces = " or ".join(space_name(space) for space in spaces_in(reached_spaces(state, point)))
    return f"Start from {point_phrase(point)} for {spaces or 'nowhere'}; {fitting} of {total} unseen tiles fit"


def _piece_phrase(state: State, direction: int) -> str:
    """A piece of the tile just laid."""
    if state.placed == NOTHING or KIND_OF[edges_at(state, state.placed)] != STRAIT:
        return "its land"
    return f"its {DIRECTION_NAMES[direction]} shore"


def circumstances(state: State, seat: int, move: int) -> dict[str, str]:
    """What refusals may mention about a move, which may be any number."""
    point, space, edges, kind, value, side = NOTHING, NOTHING, 0, 0, 0, 0
    if START <= move < PASS:
        point = move - START
        space = CIRCLE_SPACES[point] if point < CIRCLE_COUNT else point - CIRCLE_COUNT
    elif REUSE <= move < PAY:
        kind = move - REUSE
    elif PAY <= move < PLACE:
        value = move - PAY
    elif PLACE <= move < NO_SCOUT:
        space, edges = divmod(move - PLACE, EDGES_COUNT)
    elif SCOUT <= move < TURN_UP:
        value, side = divmod(move - SCOUT, DIRECTION_COUNT)
    placed = 0 if state.placed == NOTHING else edges_at(state, state.placed)
    return {
        "turn": "chance" if actor(state) == CHANCE else mention(state.turn),
        "start": point_phrase(point),
        "space": space_name(space),
        "sides": _sides_text(state, space) if space >= 0 else "",
        "ship": point_phrase(state.ship),
        "tile": tile_in_hand(state),
        "reused": FULL_NAMES[kind],
        "value": str(value + 1),
        "edges": edges_phrase(edges),
        "clashes": _clashes_text(state, space, edges) if space >= 0 else "",
        "side": DIRECTION_NAMES[side],
        "ground": "shore" if KIND_OF[placed] == STRAIT else "land",
        "placed": space_name(state.placed),
        "piece": DIRECTION_NAMES[piece_name(placed, side)] if placed > 0 else "",
        "game": str(state.game + 1),
    }


def _sides_text(state: State, space: int) -> str:
    """What lies on each side of a tile."""
    parts = []
    for side in range(DIRECTION_COUNT):
        neighbour = NEIGHBOURS[space][side]
        own = "land" if state.land[side] >> space & 1 else "water"
        known = neighbour == NOTHING or state.explored >> neighbour & 1
        beyond = "the known sea" if neighbour == NOTHING else space_name(neighbour)
        parts.append(f"{DIRECTION_NAMES[side]} is {own} towards {beyond}{'' if known else ', undiscovered'}")
    return "; ".join(parts)


def _clashes_text(state: State, space: int, edges: int) -> str:
    """Every neighbour that a tile would not match: which side, and what is there."""
    known, land = known_sides(state, space)
    parts = []
    for side in range(DIRECTION_COUNT):
        if known >> side & 1 and (edges ^ land) >> side & 1:
            neighbour = NEIGHBOURS[space][side]
            whose = "the known sea" if neighbour == NOTHING else space_name(neighbour)
            own, other = ("land", "water") if edges >> side & 1 else ("water", "land")
            parts.append(f"its {own} in the {DIRECTION_NAMES[side]} meets {other} of {whose}")
    return " and ".join(parts) or "nothing clashes"


def ways_text(state: State) -> str:
    """How many ways there are to lay the tile in hand, by space."""
    spaces = spaces_in(reached_spaces(state, state.ship))
    ways = {space_name(space): fitting_edges(state, space, state.tile).bit_count() for space in spaces}
    return ", ".join(f"{name} {count}" for name, count in ways.items() if count > 0)


def spell(state: State, field: str, value: int) -> str:
    """One detail of an event as programs know it."""
    if field == "tile":
        return KIND_NAMES[value]
    if field == "space":
        return space_name(value)
    if field == "start":
        return point_name(value)
    if field == "edges":
        return edges_text(value)
    if field == "piece":
        return DIRECTION_LETTERS[value]
    return str(value + 1) if field in ("value", "game") else str(value)


def phrase(state: State, field: str, value: int) -> str:
    """One detail of an event as it stands in a sentence."""
    if field == "tile":
        return with_article(FULL_NAMES[value])
    if field == "start":
        return point_phrase(value)
    if field == "edges":
        return edges_phrase(value)
    if field == "piece":
        return f"{DIRECTION_NAMES[value]} shore"
    if field == "points":
        return points_phrase(value)
    if field == "rival":
        return number_text(value)
    if field == "size":
        return "1 tile" if value == 1 else f"{value} tiles"
    return spell(state, field, value)


def edges_phrase(edges: int) -> str:
    """Where a tile has land: "land north and east"."""
    sides = [DIRECTION_NAMES[side] for side in range(DIRECTION_COUNT) if edges >> side & 1]
    if not sides:
        return "all water"
    if len(sides) == DIRECTION_COUNT:
        return "all land"
    return f"land {', '.join(sides[:-1])}{' and ' if len(sides) > 1 else ''}{sides[-1]}"


def point_phrase(point: int) -> str:
    """A starting point in a sentence."""
    if point == NOTHING:
        return "no place yet"
    if point >= CIRCLE_COUNT:
        return space_name(point - CIRCLE_COUNT)
    return f"the circle {DIRECTION_NAMES[CIRCLE_SIDES[point]]} of {space_name(CIRCLE_SPACES[point])}"


def tile_in_hand(state: State) -> str:
    """The tile that is to be laid."""
    return "no tile" if state.tile == NOTHING else f"the {FULL_NAMES[state.tile]}"


def scouts_text(state: State, seat: int) -> str:
    """The scouts that a seat has left, counted by value."""
    counts = enumerate(state.scouts_left[seat])
    return ", ".join(f"{value + 1} \N{MULTIPLICATION SIGN}{count}" for value, count in counts if count > 0) or "none"


def scouts_phrase(state: State, seat: int) -> str:
    """The same in a sentence: "five scouts of value 1, two of 2 and one of 3"."""
    parts = [f"{_COUNTS[count]} of {value + 1}" for value, count in enumerate(state.scouts_left[seat]) if count > 0]
    if not parts:
        return "no scout"
    number, value = parts[0].split(" of ")
    parts[0] = f"{number} {'scout' if number == 'one' else 'scouts'} of value {value}"
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]


def is_looked_at(state: State) -> bool:
    """Whether the chart of a game is finished and another one follows. [OC-14.4]"""
    return state.phase == REVIEWING


def number_text(number: int) -> str:
    """A number as people write it, with a true minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def points_phrase(points: int) -> str:
    """So many points."""
    return "1 point" if points == 1 else f"{number_text(points)} points"


def result_text(state: State, game: int) -> str:
    """How a game of the match ended."""
    winner, result = game_winner(state, game), state.results[game]
    if winner == NOBODY:
        return f"Game {game + 1} is a draw, at {number_text(result[0])} each."
    score = f"{number_text(result[winner])} to {number_text(result[1 - winner])}"
    return f"{mention(winner)} wins game {game + 1} by {score}."


def _who_begins(state: State, seat: int) -> str:
    """Who begins the next game, in words to a seat. [OC-14.2, OC-14.3]"""
    starter = next_starter(state)
    return "you begin" if starter == seat else f"{mention(starter)} begins"


def with_article(name: str) -> str:
    """A tile as one of its kind."""
    return f"{'an' if name[0] in 'aeio' else 'a'} {name}"
