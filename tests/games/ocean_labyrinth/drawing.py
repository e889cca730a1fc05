"""Positions drawn as text, and a second, naive notion of the maze."""

from collections.abc import Iterable, Mapping

import oceanarium as oc
from oceanarium.games.ocean_labyrinth.parts import (
    ALL_PICTURES,
    BACK_NAMES,
    COLOUR_NAMES,
    INSERTING,
    LOOSE_TILES,
    PICTURE_COUNT,
    SQUARE_NAMES,
    START_SQUARES,
    TILE_NAMES,
)
from oceanarium.games.ocean_labyrinth.picture import read_tiles
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.games.ocean_labyrinth.view import tile_view
from oceanarium.games.ocean_labyrinth.vocabulary import PICTURE_IDS, square_names
from oceanarium.kernel import Match

GAME = "ocean-labyrinth"

# Fixture X of the rules: tiles and their openings, fixed ones left out.
FIXTURE_X = """
..     I04:EW  ..      I06:NS  ..     T05:ESW  ..
I12:NS L14:ES  T04:NES L11:ES  L12:SW L09:ES   I10:NS
..     I09:EW  ..      L07:ES  ..     I07:EW   ..
L10:NW I02:EW  L06:SW  T01:NSW L01:NW I13:NS   L03:NW
..     T03:NEW ..      L08:ES  ..     L05:NW   ..
L02:SW I08:EW  I11:EW  I05:EW  I01:EW T02:NSW  I03:EW
..     T06:NEW ..      L15:ES  ..     L13:SW   ..
"""
BACKS_X = {
    "I11": "pufferfish",
    "L13": "pufferfish",
    "I12": "scooter",
    "L14": "scooter",
    "I13": "oxygen",
    "L15": "oxygen",
}
SEATING = {2: ("yellow", "blue"), 3: ("yellow", "red", "blue"), 4: ("yellow", "red", "blue", "green")}
ACTIONS: dict[str, object] = {"variation": True}

BASES = {"I": "NS", "L": "NE", "T": "NES"}
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def rotated(openings: str, turns: int) -> str:
    """Openings after quarter turns clockwise, in the order N E S W."""
    turned = {"NESW"[("NESW".index(letter) + turns) % 4] for letter in openings}
    return "".join(letter for letter in "NESW" if letter in turned)


def rotation(shape: str, openings: str) -> int:
    """The first rotation in which a shape has these openings."""
    return next(turns for turns in range(4) if rotated(BASES[shape], turns) == openings)


def lay_maze(state: State, drawing: str, surplus: str) -> None:
    """Lay the tiles of a drawing; the surplus tile is not turned."""
    words = ["-" if word == ".." else f"{word[:3]}:{rotation(word[0], word[4:])}" for word in drawing.split()]
    read_tiles(state, words)
    state.surplus, state.heap = TILE_NAMES.index(surplus), 0
    state.turned[state.surplus] = 0


def drawn_match(
    *,
    turn: str = "yellow",
    seats: int = 4,
    divers: Mapping[str, str] | None = None,
    targets: Mapping[str, str] | None = None,
    done: str = "",
    last: str = "",
    options: Mapping[str, object] | None = None,
    maze: str = FIXTURE_X,
    surplus: str = "L04",
) -> Match[State]:
    """A match on fixture X before the first push, divers at home unless said otherwise.

    Seats are called by their colours. Those in `done` have no card left, those in `last` only their target.
    """
    match: Match[State] = oc.new_match(GAME, seats, 1, {**(options or {}), "colours": "auto"}, manual_chance=True)
    state = match.state
    lay_maze(state, maze, surplus)
    wanted = [PICTURE_IDS.index(name) for name in (targets or {}).values()]
    others = [picture for picture in range(PICTURE_COUNT) if picture not in wanted]
    state.unseen_cards = ALL_PICTURES
    for seat, colour in enumerate(SEATING[seats]):
        state.colours[seat] = COLOUR_NAMES.index(colour)
        home = SQUARE_NAMES[START_SQUARES[state.colours[seat]]]
        state.divers[seat] = SQUARE_NAMES.index((divers or {}).get(colour, home))
        found = {colour in done: state.cards_each, colour in last: state.cards_each - 1}.get(True, 0)
        for _ in range(found):
            state.found[seat] |= 1 << others.pop()
        if colour not in done:
            named = (targets or {}).get(colour)
            state.targets[seat] = PICTURE_IDS.index(named) if named else others.pop()
            state.unseen_cards &= ~(1 << state.targets[seat])
        state.unseen_cards &= ~state.found[seat]
    state.turn, state.phase = SEATING[seats].index(turn), INSERTING
    return match


def seat_of(match: Match[State], colour: str) -> int:
    """A seat by the colour of its diver."""
    return match.state.colours.index(COLOUR_NAMES.index(colour))


def insert(match: Match[State], how: str) -> list[oc.Happening]:
    """Push the surplus tile in; what is on the back of the one that comes out is as fixture X says."""
    first = len(match.moves)
    match.play(f"insert:{how}")
    if any(text.startswith("back:") for text in texts(match)):
        match.play(f"back:{BACKS_X.get(TILE_NAMES[match.state.surplus], 'blank')}", oc.CHANCE)
    return match.events(since=first)


def move(match: Match[State], square: str, card: str = "") -> list[oc.Happening]:
    """Move the diver; if that reaches a target, chance turns up a card, any if none is named."""
    first = len(match.moves)
    match.play(f"move:{square}")
    if match.actor == oc.CHANCE:
        match.play(f"card:{card}" if card else match.legal_numbers()[0], oc.CHANCE)
    return match.events(since=first)


def texts(match: Match[State]) -> list[str]:
    """The legal moves as they are written."""
    return [move.text for move in match.legal_moves()]


def offered(match: Match[State], family: str) -> str:
    """The legal moves, all of one family, without its name."""
    assert all(text.startswith(f"{family}:") for text in texts(match))
    return " ".join(text.partition(":")[2] for text in texts(match))


def tell(happenings: Iterable[oc.Happening]) -> list[str]:
    """What happened, by name."""
    return [happening.name for happening in happenings]


def diver(match: Match[State], colour: str) -> str:
    """The square of a diver."""
    return SQUARE_NAMES[match.state.divers[seat_of(match, colour)]]


def blocked(match: Match[State]) -> str | None:
    """The arrow that may not be used."""
    arrow: str | None = match.view()["blocked_arrow"]
    return arrow


def surplus(match: Match[State]) -> str:
    """The surplus tile by its name."""
    return TILE_NAMES[match.state.surplus]


def tile_at(match: Match[State], square: str) -> str:
    """A tile and its openings: `L04 SW`."""
    tile = tile_view(match.state, match.state.tiles[SQUARE_NAMES.index(square)])
    assert tile is not None
    return f"{tile['tile']} {tile['openings']}"


def found(match: Match[State], colour: str) -> int:
    """How many targets a seat has reached."""
    return match.state.found[seat_of(match, colour)].bit_count()


def set_backs(match: Match[State]) -> None:
    """Let everybody have seen all backs of fixture X."""
    match.state.backs = [
        BACK_NAMES.index(BACKS_X.get(TILE_NAMES[tile], "blank")) if tile < LOOSE_TILES else 0
        for tile in range(LOOSE_TILES)
    ]


def naive_openings(state: State) -> dict[str, str]:
    """The openings of every square, worked out from tiles and rotations alone."""
    fixed = ["ES", "ESW", "ESW", "SW", "NES", "NES", "ESW", "NSW", "NES", "NEW", "NSW", "NSW", "NE", "NEW", "NEW", "NW"]
    openings = {}
    for square, name in enumerate(SQUARE_NAMES):
        tile = state.tiles[square]
        if tile >= LOOSE_TILES:
            openings[name] = fixed[tile - LOOSE_TILES]
        else:
            openings[name] = rotated(BASES[TILE_NAMES[tile][0]], state.turned[tile])
    return openings


def naive_reach(openings: Mapping[str, str], start: str) -> set[str]:
    """A breadth-first search by names of squares."""
    reached, queue = {start}, [start]
    for name in queue:
        row, column = map(int, name.split(","))
        for letter in openings[name]:
            other = f"{row + STEPS[letter][0]},{column + STEPS[letter][1]}"
            if rotated(letter, 2) in openings.get(other, "") and other not in reached:
                reached.add(other)
                queue.append(other)
    return reached


def naive_push(state: State, arrow: str, turns: int) -> dict[str, str]:
    """The openings after a push, as a list of seven tiles that moves up by one."""
    openings, line = naive_openings(state), int(arrow[1])
    squares = [f"{index},{line}" if arrow[0] in "NS" else f"{line},{index}" for index in range(7)]
    if arrow[0] in "SE":
        squares.reverse()
    entering = rotated(BASES[TILE_NAMES[state.surplus][0]], turns)
    for square, tile in zip(squares, [entering, *(openings[square] for square in squares)][:7], strict=True):
        openings[square] = tile
    return openings


def names(squares: int) -> str:
    """A set of squares by name, in order."""
    return " ".join(square_names(squares))
