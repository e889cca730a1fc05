"""Positions drawn as text, and a second, independent notion of fitting, islands and areas."""

from collections.abc import Iterable, Mapping

from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.moves import read_move
from oceanarium.games.oceania.parts import (
    CIRCLE_COUNT,
    COLUMN_LETTERS,
    DRAWING,
    KIND_NAMES,
    KIND_OF,
    PLACING,
    SAILING,
    SCOUT_COUNTS,
    SEA_COUNTS,
    SEA_KINDS,
)
from oceanarium.games.oceania.picture import read_chart
from oceanarium.games.oceania.rules.scouting import tile_edges
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.vocabulary import point_named
from oceanarium.kernel import CHANCE, Happening, Match

EMPTY = "....  " * 35

ENCLOSED = """
....  ....  ....  ....  ....  ....  ....
....  ....  WLLL  LWWL  LWLW  WLLW  ....
....  WLLW  ....  ....  ....  ....  LWLL
....  ....  WLLL  LWWL  LWLW  LLWW  ....
....  ....  ....  ....  ....  ....  ....
"""
SCORING = """
....     ....  ....      ....  ....      ....  ....
....     ....  ....      ....  LLWW/g3N  WWLL  ....
....     ....  WLLW/w3E  WLLL  WWLL/g2S  LWWW  ....
WWLW     ....  LLWW/g1N  LLLL  LWWL      ....  ....
LLWW/g2N WWWL  WWWW      LLWW  WWWL/w1W  ....  ....
"""
SOLO_SCORING = """
WLLW  ....  ....  WLWW  WWLL  WWWW  WWWW
LLLW  ....  LWWW  WWWW  LLWW  WWLL  WWWW
LWWW  LWLW  WLWW  WWLL  WWWW  LWLW  WWWW
WWLW  LWWW  WLLW  LLLL  WLWL  LWLL  WWWW
LWWW  WLWW  LLWL  LLWL  WWWL  LWWW  WWWW
"""
OUT_OF_REACH = """
WLWW  WLWL  WLLL  ....  ....  WWWL  WWWW
WWWW  WLLW  LWLL  LWWW  LLLW  WWLL  WWWW
WWWW  LWWW  LWLW  WWWW  LWWW  LLLW  WWWL
WWWW  WLWW  LWWL  WWLW  WWLW  LLWW  WWLL
WLWW  WWWL  WLWW  LLWL  LLWL  WWWL  LWWW
"""
LOOP = """
....  ....  ....      WWLW      ....  ....  ....
....  ....  WLLW      LLWL      WWLL  ....  ....
....  ....  LLWW/w1N  WLWL/g1E  LWWL  ....  ....
....  ....  ....      ....      ....  ....  ....
....  ....  ....      ....      ....  ....  ....
"""


def tiles(**words: str) -> str:
    """A chart on which only these spaces are explored: tiles(D5="LLWL")."""
    names = [f"{letter}{row}" for row in range(1, 6) for letter in COLUMN_LETTERS]
    assert set(words) <= set(names)
    return " ".join(words.get(name, "....") for name in names)


def drawn_match(
    chart: str = EMPTY,
    *,
    seats: int = 2,
    turn: int = 0,
    ship: str | None = None,
    tile: str | None = None,
    scouts: tuple[str, str] | None = None,
    discards: tuple[str, str] = ("", ""),
    options: Mapping[str, object] | None = None,
) -> Match[State]:
    """A match in which the chart is as drawn and a seat is to sail, or to lay a tile it holds at the ship.

    Scouts and discards are lists of words, of both seats. The tiles that lie nowhere are unseen.
    """
    match = Match(GAME, seats, options, 1, manual_chance=True)
    state = match.state
    read_chart(state, [chart])
    state.turn, state.phase = turn, SAILING
    if ship is not None:
        point = point_named(ship)
        assert point is not None
        state.ship = point
    for seat in range(seats):
        for name in discards[seat].split():
            state.discards[seat][KIND_NAMES.index(name)] += 1
        if scouts is not None:
            state.scouts_left[seat] = [scouts[seat].split().count(str(value)) for value in (1, 2, 3)]
        elif seats == 2:
            state.scouts_left[seat] = [
                count - state.scouts[seat][value].bit_count() for value, count in enumerate(SCOUT_COUNTS)
            ]
    if tile is not None:
        state.tile, state.phase = KIND_NAMES.index(tile), PLACING
    for kind in range(SEA_KINDS):
        state.unseen[kind] = max(SEA_COUNTS[kind] - seen(state, kind), 1)
    state.lid = sum(state.unseen) - 3
    return match


def seen(state: State, kind: int) -> int:
    """How many sea tiles of a kind are on the chart, in hand or discarded."""
    count = sum(state.discards[seat][kind] for seat in range(state.seats)) + (state.tile == kind)
    for space in range(35):
        if state.explored >> space & 1 and not state.filled >> space & 1:
            count += KIND_OF[tile_edges(state, space)] == kind
    return count


def drawing_match(ship: str, **others: object) -> Match[State]:
    """The same, with a tile about to be drawn at the ship."""
    match = drawn_match(**others)  # type: ignore[arg-type]  # whatever drawn_match takes
    point = point_named(ship)
    assert point is not None
    match.state.ship, match.state.phase = point, DRAWING
    return match


def texts(match: Match[State]) -> list[str]:
    """The legal moves as they are written."""
    return [move.text for move in match.legal_moves()]


def draw(match: Match[State], kind: str) -> list[Happening]:
    """Chance draws a tile."""
    return match.play(f"draw:{kind}", CHANCE)


def names(happenings: Iterable[Happening]) -> list[str]:
    """What happened, by name."""
    return [happening.name for happening in happenings]


def number_of(state: State, text: str) -> int:
    """The move that a text means."""
    number = read_move(state, text)
    assert number is not None
    return number


def point(name: str) -> int:
    """A starting point that there is."""
    number = point_named(name)
    assert number is not None
    return number


def chart_of(state: State) -> dict[tuple[int, int], str]:
    """The explored tiles by row and column, as four letters each."""
    found = {}
    for space in range(35):
        if state.explored >> space & 1:
            edges = tile_edges(state, space)
            found[divmod(space, 7)] = "".join("L" if edges >> side & 1 else "W" for side in range(4))
    return found


STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
PATTERNS = ("WWWW", "LWWW", "LLWW", "LWLW", "LLLW", "LLLL")


def is_on_chart(place: tuple[int, int]) -> bool:
    return 0 <= place[0] < 5 and 0 <= place[1] < 7


def fits(chart: dict[tuple[int, int], str], place: tuple[int, int], word: str) -> bool:
    """Whether a tile matches all its neighbours and the ring, straight from OC-4.4."""
    for side, (down, right) in enumerate(STEPS):
        other = place[0] + down, place[1] + right
        if not is_on_chart(other):
            if word[side] != "W":
                return False
        elif other in chart and chart[other][(side + 2) % 4] != word[side]:
            return False
    return True


def ways(kind: int) -> list[str]:
    """All ways to turn a pattern."""
    word = PATTERNS[kind]
    return sorted({word[turn:] + word[:turn] for turn in range(4)})


def placings(chart: dict[tuple[int, int], str], start: str, kind: int) -> set[tuple[tuple[int, int], str]]:
    """Every space and way to lay a tile at a starting point, straight from OC-4.2 and OC-4.4."""
    number = point(start)
    if number < CIRCLE_COUNT:
        side, line = start.split("-")
        row = {"west": line, "east": line}.get(side)
        column = 0 if side == "west" else 6 if side == "east" else COLUMN_LETTERS.index(line)
        reached = [(4 if row is None else int(row) - 1, column)]
    else:
        ship = divmod(number - CIRCLE_COUNT, 7)
        reached = [
            (ship[0] + down, ship[1] + right)
            for side, (down, right) in enumerate(STEPS)
            if chart[ship][side] == "W" and is_on_chart((ship[0] + down, ship[1] + right))
        ]
    free = [place for place in reached if place not in chart]
    return {(place, word) for place in free for word in ways(kind) if fits(chart, place, word)}


Piece = tuple[tuple[int, int], int]  # a place and a side with land


def islands(chart: dict[tuple[int, int], str]) -> list[set[Piece]]:
    """Every island as the land edges it has, by walking from edge to edge."""
    edges = {(place, side) for place, word in chart.items() for side in range(4) if word[side] == "L"}
    found = []
    while edges:
        queue = [edges.pop()]
        island = set(queue)
        for place, side in queue:
            word = chart[place]
            joined = [] if word in ("LWLW", "WLWL") else [(place, other) for other in range(4) if word[other] == "L"]
            down, right = STEPS[side]
            joined.append(((place[0] + down, place[1] + right), (side + 2) % 4))
            for piece in joined:
                if piece in edges:
                    edges.remove(piece)
                    island.add(piece)
                    queue.append(piece)
        found.append(island)
    return found


def is_complete(chart: dict[tuple[int, int], str], island: set[Piece]) -> bool:
    return all((place[0] + STEPS[side][0], place[1] + STEPS[side][1]) in chart for place, side in island)


def size_of(island: set[Piece]) -> int:
    return len({place for place, _ in island})


def solo_points(chart: dict[tuple[int, int], str]) -> int:
    """The score of the game for one, straight from OC-15.4."""
    complete = [island for island in islands(chart) if is_complete(chart, island)]
    return sum(size_of(island) ** 2 for island in complete) - 20 * (35 - len(chart))


def surrounded(chart: dict[tuple[int, int], str]) -> dict[tuple[int, int], str]:
    """Every surrounded space with what fills it, straight from OC-6.2 to OC-6.5."""
    found: dict[tuple[int, int], str] = {}
    unknown = {(row, column) for row in range(5) for column in range(7)} - set(chart)
    while unknown:
        area = [unknown.pop()]
        for place in area:
            for down, right in STEPS:
                other = place[0] + down, place[1] + right
                if other in unknown:
                    unknown.remove(other)
                    area.append(other)
        around = {}
        for place in area:
            for side, (down, right) in enumerate(STEPS):
                other = place[0] + down, place[1] + right
                if other not in area:
                    around[place, side] = chart[other][(side + 2) % 4] if other in chart else "W"
        if len(area) == 1:
            found[area[0]] = "".join(around[area[0], side] for side in range(4))
        elif set(around.values()) == {"L"}:
            found |= dict.fromkeys(area, "LLLL")
    return found
