"""A state as text, both ways: for tests, the terminal, bug reports.

Paths are lines, double ones where the diver whose turn it is can swim. Letters are pictures, hollow signs start
squares, full ones the divers that belong there. What only OMNISCIENT gets, the tiles by name and all other fields, is
what `read_picture` reads.
"""

import re
import textwrap

from oceanarium.games.ocean_labyrinth.parts import (
    ARROW_NAMES,
    BACK_NAMES,
    BLANK,
    COLOUR_NAMES,
    COLUMN_LETTERS,
    DIRECTION_NAMES,
    EAST,
    FIXED_SQUARES,
    INSERTING,
    LOOSE_TILES,
    MOVING,
    NORTH,
    OPENINGS,
    OVER,
    PICTURE_COUNT,
    ROTATION_COUNTS,
    SIZE,
    SOUTH,
    SQUARE_COUNT,
    START_SQUARES,
    SURFACING,
    TILE_NAMES,
    TILE_PICTURES,
    TILE_SHAPES,
    WEST,
)
from oceanarium.games.ocean_labyrinth.rules.maze import lay_tile
from oceanarium.games.ocean_labyrinth.rules.moving import cards_left, home_of
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.games.ocean_labyrinth.view import PHASE_NAMES, openings_of, rotation_of, sees, squares_in_reach
from oceanarium.games.ocean_labyrinth.vocabulary import PICTURE_IDS, TILE, WORDS, line_name, place_name
from oceanarium.kernel import NOBODY, NOTHING, OMNISCIENT
from oceanarium.kernel.captions import PLAIN, Caption, Captions, Telling

CAPTIONS = Captions(
    WORDS,
    heading=("phase",),
    turn=("name", "phase", "round", "rounds"),
    arrow=("code",),
    picture=("letter", "picture"),
    laying=(),
    spare=("tile", "letter", "turns"),
    way=("turn", "look", "sides"),
    side=("direction",),
    backs=("seen",),
    back=("back", "places"),
    back_of_spare=(),
    no_backs=(),
    no_diver=(),
    diver=("sign", "colour", "place", "home", "found", "cards"),
    looks_for=("picture", "letter"),
    heads_for_home=(),
    reach=("name", "divers", "starts"),
    blocked=(),
    push=("sides", "direction"),
    swim=(),
)
PICTURE_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX"
LIGHT = "│─└┌┐┘├┬┤┴"  # lines, bends and junctions in the order of shapes and rotations
DOUBLE = "║═╚╔╗╝╠╦╣╩"
_ORDER = {
    openings: index
    for index, openings in enumerate(
        OPENINGS[shape][rotation] for shape in range(len(OPENINGS)) for rotation in range(ROTATION_COUNTS[shape])
    )
}
_CORNERS = ((0, 1), (0, 5), (2, 1), (2, 5))  # where a seat's diver is drawn on its square
_DIVERS = "●▲◆■"  # by colour, as their homes are marked in the browser too
_STARTS = "○△◇□"
_WIDTH = 80  # columns
_MAZE_WIDTH = 59  # columns, with the arrows
_PICTURE_WIDTH = 17  # columns of a picture's name, or more where a language needs them
_DRAWN = ("tiles", "turned", "surplus", "open_north", "open_east", "open_south", "open_west")  # not in the record
_TILE = re.compile(r"([ILT][0-9]{2}):([0-3])")


def draw_picture(state: State, seat: int, telling: Telling = PLAIN) -> str:
    """The table: the maze beside the list of pictures, the spare tile, every seat."""
    say = CAPTIONS.told(telling)
    maze, pictures = [_heading(state, say), *_maze_lines(state, say)], _picture_lines(state, seat, say)
    lines = [f"{left:<{_MAZE_WIDTH}}{right}".rstrip() for left, right in zip(maze, pictures, strict=True)]
    below = [_spare_line(state, say), *_back_lines(state, say)]
    below += [_seat_line(state, other, say, is_open=sees(seat, other)) for other in range(state.seats)]
    if squares_in_reach(state) != 0:
        below.append(say.text("reach", name=say.name(state.turn), divers=_DIVERS, starts=_STARTS))
    if seat == state.turn:
        below += _writing_lines(state, say)
    lines += [part for line in below for part in _folded(line)]
    if seat == OMNISCIENT:
        lines += [*_tile_lines(state), *_record_lines(state)]
    return "\n".join(lines)


def _folded(line: str) -> list[str]:
    """A line in as many as it needs: names may be long."""
    return [line] if len(line) <= _WIDTH else textwrap.wrap(line, _WIDTH, subsequent_indent="    ")


def _writing_lines(state: State, say: Caption) -> list[str]:
    """How a choice may be typed, as the lines and squares are called here. [OL-C2]"""
    if state.phase == INSERTING:
        openings = OPENINGS[TILE_SHAPES[state.surplus]][0]
        directions = tuple(name for index, name in enumerate(DIRECTION_NAMES) if openings >> index & 1)
        push = say.text("push", sides=_sides(openings, say), direction=directions)
        return [push] if state.blocked == NOTHING else [say.text("blocked"), push]
    return [say.text("swim")] if state.phase in (MOVING, SURFACING) else []


def _heading(state: State, say: Caption) -> str:
    phase = PHASE_NAMES[state.phase]
    if state.turn == NOBODY or state.phase == OVER:
        return say.text("heading", phase=phase)
    rounds = {"round": state.turns // state.seats + 1, "rounds": state.round_limit}
    return say.text("turn", name=say.name(state.turn), phase=phase, **rounds)


def _maze_lines(state: State, say: Caption) -> list[str]:
    """Seven rows of three lines each, between the arrows."""
    reach = squares_in_reach(state)
    lines = [_column_line(state, "N", "↓", say)]
    for row in range(SIZE):
        cells = [_cell(state, row * SIZE + column, reach) for column in range(SIZE)]
        for height in range(3):
            left, right = (
                ("", "") if height != 1 else (_arrow(state, "W", row, "→", say), _arrow(state, "E", row, "←", say))
            )
            lines.append(f"{left:<4} {''.join(cell[height] for cell in cells)} {right}")
    return [*lines, _column_line(state, "S", "↑", say)]


def _column_line(state: State, side: str, tip: str, say: Caption) -> str:
    """The arrows above or below the maze."""
    return " " * 5 + "".join(f"{_arrow(state, side, column, tip, say):^7}" for column in range(SIZE))


def _arrow(state: State, side: str, line: int, tip: str, say: Caption) -> str:
    """A line, and its arrow as it is written in moves, crossed out if the spare tile came out there."""
    name = f"{side}{line}"
    if name not in ARROW_NAMES:
        return COLUMN_LETTERS[line] if side in "NS" else str(line + 1)
    arrow = ARROW_NAMES.index(name)
    mark = "x" if state.blocked == arrow else tip
    code = say.text("arrow", code=name)
    return f"{line_name(arrow)}{mark}{code}" if side == "E" else f"{code}{mark}{line_name(arrow)}"


def _cell(state: State, square: int, reach: int) -> list[str]:
    """A square, three lines of seven characters."""
    tile, lines = state.tiles[square], DOUBLE if reach >> square & 1 else LIGHT
    if tile == NOTHING:
        return [" " * 7, "   ·   ", " " * 7]
    openings = openings_of(state, tile)
    up, down = (lines[0] if openings & way else " " for way in (NORTH, SOUTH))
    left, right = (lines[1] * 3 if openings & way else " " * 3 for way in (WEST, EAST))
    rows = [list(f"   {up}   "), list(f"{left}{_centre(square, tile, lines, openings)}{right}"), list(f"   {down}   ")]
    for seat in range(state.seats):
        if state.divers[seat] == square:
            row, column = _CORNERS[seat]
            rows[row][column] = _DIVERS[state.colours[seat]]
    return ["".join(row) for row in rows]


def _centre(square: int, tile: int, lines: str, openings: int) -> str:
    """The middle of a tile: its picture, a start square, or just the path."""
    if TILE_PICTURES[tile] != NOTHING:
        return PICTURE_LETTERS[TILE_PICTURES[tile]]
    if square in START_SQUARES:
        return _STARTS[START_SQUARES.index(square)]
    return lines[_ORDER[openings]]


def _picture_lines(state: State, seat: int, say: Caption) -> list[str]:
    """Every picture with its letter: > is the viewer's target, a sign the diver that has found it."""
    names = [
        say.text("picture", letter=PICTURE_LETTERS[each], picture=PICTURE_IDS[each]) for each in range(PICTURE_COUNT)
    ]
    lines, width = [], max(_PICTURE_WIDTH, *(len(name) + 1 for name in names))
    for picture, name in enumerate(names):
        finders = [_DIVERS[state.colours[other]] for other in range(state.seats) if state.found[other] >> picture & 1]
        wanted = 0 <= seat < state.seats and state.targets[seat] == picture
        lines.append(f"{'>' if wanted else ' '}{name:<{width}}{''.join(finders)}".rstrip())
    return lines


def _spare_line(state: State, say: Caption) -> str:
    """The spare tile and what it looks like in every rotation."""
    if state.surplus == NOTHING:
        return say.text("laying")
    shape, picture = TILE_SHAPES[state.surplus], TILE_PICTURES[state.surplus]
    letter = "" if picture == NOTHING else f" ({PICTURE_LETTERS[picture]})"
    turns = "  ".join(_lying(turn, OPENINGS[shape][turn], say) for turn in range(ROTATION_COUNTS[shape]))
    return say.text("spare", tile=TILE.argument(state, state.surplus), letter=letter, turns=turns)


def _lying(turn: int, openings: int, say: Caption) -> str:
    """A way to lie: its number, what it looks like, and where it is open."""
    return say.text("way", turn=turn, look=LIGHT[_ORDER[openings]], sides=_sides(openings, say))


def _sides(openings: int, say: Caption) -> str:
    names = (name for index, name in enumerate(DIRECTION_NAMES) if openings >> index & 1)
    return "".join(say.text("side", direction=name) for name in names)


def _back_lines(state: State, say: Caption) -> list[str]:
    """Where tiles are whose backs are known to have an action."""
    if state.has_actions == 0 or state.shows_backs == 0:
        return []
    seen = []
    for back in range(BLANK + 1, len(BACK_NAMES)):
        tiles = [tile for tile in range(LOOSE_TILES) if state.backs[tile] == back]
        spare = say.text("back_of_spare")
        places = [spare if tile == state.surplus else place_name(state.tiles.index(tile)) for tile in tiles]
        if places:
            seen.append(say.text("back", back=BACK_NAMES[back], places=" ".join(places)))
    return [say.text("backs", seen="; ".join(seen)) if seen else say.text("no_backs")]


def _seat_line(state: State, seat: int, say: Caption, *, is_open: bool) -> str:
    """A seat: its diver, its targets so far, and the present one for whoever may know it."""
    mark = ">" if seat == state.turn and state.phase != OVER else " "
    if state.colours[seat] == NOTHING:
        return f"{mark}{say.named(seat)}: {say.text('no_diver')}"
    facts = say.text(
        "diver",
        sign=_DIVERS[state.colours[seat]],
        colour=COLOUR_NAMES[state.colours[seat]],
        place=place_name(state.divers[seat]),
        home=place_name(home_of(state, seat)),
        found=state.found[seat].bit_count(),
        cards=state.cards_each,
    )
    target = state.targets[seat]
    if target != NOTHING and is_open:
        facts += ", " + say.text("looks_for", picture=PICTURE_IDS[target], letter=PICTURE_LETTERS[target])
    elif target == NOTHING and cards_left(state, seat) == 0 and state.goes_home == 1 and state.phase != OVER:
        facts += ", " + say.text("heads_for_home")
    return f"{mark}{say.named(seat)}: {facts}"


def _tile_lines(state: State) -> list[str]:
    """The loose tiles by name and rotation, row by row."""
    lines = []
    for row in range(SIZE):
        words = (_tile_word(state, square) for square in range(row * SIZE, (row + 1) * SIZE))
        lines.append(f"Tiles {row}: {' '.join(words)}")
    return lines


def _tile_word(state: State, square: int) -> str:
    tile = state.tiles[square]
    return "-" if tile == NOTHING or tile >= LOOSE_TILES else f"{TILE_NAMES[tile]}:{state.turned[tile]}"


def _record_lines(state: State) -> list[str]:
    """Every other field."""
    surplus = "-" if state.surplus == NOTHING else f"{TILE_NAMES[state.surplus]}:{state.turned[state.surplus]}"
    words = [f"surplus={surplus}"]
    for name, field in State.fields.items():
        if name not in _DRAWN:
            value = getattr(state, name)
            words.append(f"{name}={','.join(map(str, value)) if field.shape else value}")
    return [f"Record: {' '.join(words[first : first + 5])}" for first in range(0, len(words), 5)]


def read_picture(text: str) -> State:
    """The state that `draw_picture` drew for OMNISCIENT; ValueError with a sentence for anything else."""
    try:
        state = _read(text)
        state.to_bytes()
    except (KeyError, IndexError, AttributeError, OverflowError, TypeError) as error:
        raise ValueError(f"This is no complete picture of Ocean Labyrinth: {error!r} is missing or wrong.") from None
    return state


def _read(text: str) -> State:
    state = State()
    words = " ".join(re.findall(r"^Record: (.*)$", text, re.MULTILINE)).split()
    record = dict(word.split("=", 1) for word in words)
    for name, field in State.fields.items():
        if name not in _DRAWN:
            numbers = [int(number) for number in record[name].split(",")]
            if len(numbers) != field.size:
                raise ValueError(f"This is no complete picture of Ocean Labyrinth: {name} is too long or too short.")
            setattr(state, name, numbers if field.shape else numbers[0])
    read_tiles(state, re.findall(r"^Tiles [0-6]: (.*)$", text, re.MULTILINE))
    state.surplus = NOTHING
    if record["surplus"] != "-":
        state.surplus, state.turned[state.surplus] = _tile_in(record["surplus"])
    return state


def read_tiles(state: State, lines: list[str]) -> None:
    """Lay a maze drawn in seven rows of tiles by name and rotation, a dash for none and for a fixed one."""
    state.open_north = state.open_east = state.open_south = state.open_west = 0
    words = [word for line in lines for word in line.split()]
    if len(words) != SQUARE_COUNT:
        raise ValueError(f"A maze of Ocean Labyrinth has {SQUARE_COUNT} squares, not {len(words)}.")
    for square, word in enumerate(words):
        state.tiles[square] = NOTHING
        if square in FIXED_SQUARES:
            tile = LOOSE_TILES + FIXED_SQUARES.index(square)
            lay_tile(state, square, tile, rotation_of(state, tile))
        elif word != "-":
            tile, rotation = _tile_in(word)
            state.turned[tile] = rotation
            lay_tile(state, square, tile, rotation)


def _tile_in(word: str) -> tuple[int, int]:
    """A loose tile and its rotation."""
    found = _TILE.fullmatch(word)
    if found is None or found[1] not in TILE_NAMES:
        raise ValueError(f"{word!r} is no tile of Ocean Labyrinth with its rotation.")
    return TILE_NAMES.index(found[1]), int(found[2])
