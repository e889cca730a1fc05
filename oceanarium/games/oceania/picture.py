"""A state as text, both ways: for tests, the terminal, bug reports.

People see a chart: # is land, ~ is explored sea, and an undiscovered space shows its name. The all-knowing get the same
tiles by their edges as well, in words such as `LWWW`, with a mark for what lies there: `LLLL*` came from the reserve,
`LLLL?` is virtual, `LWWW/g2N` carries the grey scout of value 2 on its northern land. Four dots are undiscovered.
"""

import re
import textwrap
from collections.abc import Iterable, Sequence

from oceanarium.games.oceania.moves import edges_at, piece_name
from oceanarium.games.oceania.parts import (
    ALL_LAND,
    CIRCLE_COUNT,
    CIRCLE_SPACES,
    COLOURS,
    COLUMN_LETTERS,
    COLUMNS,
    DIRECTION_COUNT,
    DIRECTION_LETTERS,
    EAST,
    KIND_NAMES,
    KIND_OF,
    MAX_SEATS,
    NORTH,
    OPTIONS,
    OVER,
    REVIEWING,
    ROWS,
    SOLO,
    SOUTH,
    SPACE_COUNT,
    START_CIRCLES,
    STRAIT,
    VALUE_COUNT,
    WEST,
)
from oceanarium.games.oceania.rules import set_up
from oceanarium.games.oceania.rules.chart import known_sides, lay
from oceanarium.games.oceania.rules.ending import games_over
from oceanarium.games.oceania.rules.scoring import points
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.view import PHASE_NAMES, islands_view, scout_at
from oceanarium.games.oceania.vocabulary import WORDS, edges_named, edges_text, point_name, point_named
from oceanarium.kernel import NOBODY, NOTHING, OMNISCIENT
from oceanarium.kernel.captions import PLAIN, Caption, Captions, Telling

CAPTIONS = Captions(
    WORDS,
    heading=("phase",),
    heading_of=("phase", "name", "colour"),
    game=("game", "rounds"),
    unseen=("tiles", "lid", "out"),
    reserve=("tiles",),
    held=("tile", "edges"),
    tile=("tile", "count"),
    colour=("colour",),
    letter=("colour",),
    player=("name", "colour"),
    points=("points",),
    wins=("count",),
    scouts=("scouts",),
    no_scouts=(),
    discards=("tiles",),
    tiles=("count",),
    island=("space", "tiles", "points"),
    island_of=("space", "tiles", "scouts", "whose"),
    to=(),
    nobody=(),
    result=("game", "grey", "white"),
    legend=(),
    legend_of_scouts=(),
)
_WIDTH, _HEIGHT = 9, 3  # of a space
_MARGIN = "     "
_WORD = re.compile(r"(?P<edges>[LW]{4}|\.{4})(?P<mark>[*?])?(?:/(?P<colour>[gw])(?P<value>[123])(?P<side>[NESW]))?")
_NUMBERS = ("game", "starter", "turn", "tile", "placed", "ending", "lid")  # what only the record line shows
_ROWS_OF_NUMBERS = ("wins", "unseen", "reserve")
_GRIDS = ("scouts_left", "paid", "discards", "results")
_OPTIONS = ("first_player", "rounds", "sea_tiles", "reserve_tiles")


def draw_picture(state: State, seat: int, telling: Telling = PLAIN) -> str:
    """The table: the chart, what is to come, and what lies before the players. OMNISCIENT gets all the rest too."""
    say = CAPTIONS.told(telling)
    lines = [f"Oceania: {_heading(state, say)}", *_chart_lines(state, say), *_supply_lines(state, say)]
    for other in range(state.seats):
        lines += _player_lines(state, other, say)
    if state.phase in (REVIEWING, OVER):
        lines += _island_lines(state, say)
    lines += _result_lines(state, say)
    lines += [say.text("legend"), *([say.text("legend_of_scouts")] if state.seats > SOLO else [])]
    if seat == OMNISCIENT:
        lines += ["Tiles", *_word_lines(state), *_record_lines(state)]
    return "\n".join(lines)


def _heading(state: State, say: Caption) -> str:
    """Which game it is, who is on turn, and what happens."""
    number = say.text("game", game=state.game + 1, rounds=state.rounds) if state.rounds > 1 else ""
    phase = PHASE_NAMES[state.phase]
    if state.phase in (REVIEWING, OVER) or state.seats == SOLO:
        return number + say.text("heading", phase=phase)
    return number + say.text("heading_of", phase=phase, name=say.name(state.turn), colour=_colour(state.turn, say))


def _colour(seat: int, say: Caption) -> str:
    return say.text("colour", colour=COLOURS[seat])


def _chart_lines(state: State, say: Caption) -> list[str]:
    """The spaces row by row, with the circles that are still open around them."""
    letters = "".join(f"{letter:^{_WIDTH}}" for letter in COLUMN_LETTERS)
    lines = [(_MARGIN + letters).rstrip()]
    for row in range(ROWS):
        cells = [_cell(state, row * COLUMNS + column, say) for column in range(COLUMNS)]
        for line in range(_HEIGHT):
            west, east = _MARGIN, ""
            if line == 1:
                west = f"{row + 1}  {_circle(state, f'west-{row + 1}')} "
                east = f" {_circle(state, f'east-{row + 1}')}"
            lines.append((west + "".join(cell[line] for cell in cells) + east).rstrip())
    circles = "".join(f"{_circle(state, f'south-{letter}'):^{_WIDTH}}" for letter in COLUMN_LETTERS)
    lines.append((_MARGIN + circles).rstrip())
    return lines


def _circle(state: State, name: str) -> str:
    """A circle: the ship, open, or spent."""
    point = point_named(name)
    if point is None or point >= START_CIRCLES:
        return " "
    if state.ship == point:
        return "@"
    return "." if state.explored >> CIRCLE_SPACES[point] & 1 else "o"


def _cell(state: State, space: int, say: Caption) -> list[str]:
    """A space in three lines."""
    name = f"{COLUMN_LETTERS[space % COLUMNS]}{space // COLUMNS + 1}"
    if not state.explored >> space & 1:
        return [" " * _WIDTH, f"{name:^{_WIDTH}}", " " * _WIDTH]
    art = [list(line) for line in tile_art(edges_at(state, space))]
    if state.filled >> space & 1:
        art[1][3] = "?" if state.virtual >> space & 1 else "*"
    scout = scout_at(state, space)
    if scout is not None:
        line, column = _SCOUT_AT[DIRECTION_LETTERS.index(scout["piece"])]
        art[line][column : column + 2] = [say.text("letter", colour=COLOURS[scout["seat"]]), str(scout["value"])]
    if state.ship == CIRCLE_COUNT + space:
        art[1][4] = "@"
    return ["".join(line) for line in art]


_SCOUT_AT = {NORTH: (0, 4), EAST: (1, 6), SOUTH: (2, 4), WEST: (1, 1)}  # line and column of a scout's two letters


def tile_art(edges: int) -> list[str]:
    """A tile as three lines of land and sea: land reaches the middle of every land edge, and corners between two."""
    land = [bool(edges >> side & 1) for side in range(DIRECTION_COUNT)]
    is_whole = edges != 0 and KIND_OF[edges] != STRAIT
    lines = []
    for line, side in ((0, NORTH), (2, SOUTH)):
        west = land[side] and land[WEST]
        east = land[side] and land[EAST]
        middle = "#####" if land[side] else "~~~~~"
        lines.append(f"{'##' if west else '~~'}{middle}{'##' if east else '~~'}")
        if line == 0:
            centre = "###" if is_whole else "~~~"
            lines.append(f"{'###' if land[WEST] else '~~~'}{centre}{'###' if land[EAST] else '~~~'}")
    return lines


def _supply_lines(state: State, say: Caption) -> list[str]:
    """What may still be drawn, and what fills the gaps."""
    out = sum(state.unseen) - state.lid
    lines = textwrap.wrap(
        say.text("unseen", tiles=_counts_text(state.unseen, say), lid=state.lid, out=out), 80, subsequent_indent="  "
    )
    lines.append(say.text("reserve", tiles=_counts_text(state.reserve, say)))
    if state.tile != NOTHING:
        lines.append(say.text("held", tile=KIND_NAMES[state.tile], edges=edges_text(_first_edges(state.tile))))
    return lines


def _first_edges(kind: int) -> int:
    """A kind as it is usually shown."""
    return next(edges for edges in range(ALL_LAND + 1) if KIND_OF[edges] == kind)


def _counts_text(counts: Iterable[int], say: Caption) -> str:
    """Tiles by kind, those that there are."""
    there = [(KIND_NAMES[kind], count) for kind, count in enumerate(counts) if count > 0]
    return ", ".join(say.text("tile", tile=name, count=count) for name, count in there) or "-"


def _number(number: int) -> str:
    """A number as people write it, with a true minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def _scouts(state: State, seat: int, say: Caption) -> str:
    """The scouts that a seat has left, counted by value."""
    counts = [(value + 1, count) for value, count in enumerate(state.scouts_left[seat]) if count > 0]
    return ", ".join(f"{value} \N{MULTIPLICATION SIGN}{count}" for value, count in counts) or say.text("no_scouts")


def _player_lines(state: State, seat: int, say: Caption) -> list[str]:
    """Points, scouts and discards of one player."""
    mark = ">" if seat == state.turn and state.phase != OVER else " "
    parts = [say.text("points", points=_number(points(state, seat)))]
    if state.rounds > 1:
        parts.append(say.text("wins", count=state.wins[seat]))
    if state.seats > SOLO:
        parts.append(say.text("scouts", scouts=_scouts(state, seat, say)))
    name = say.named(seat)
    if state.seats > SOLO:
        name = say.text("player", name=name, colour=_colour(seat, say))
    lines = [f"{mark}{name}: {'; '.join(parts)}"]
    if sum(state.discards[seat]) > 0:
        lines.append("   " + say.text("discards", tiles=_counts_text(state.discards[seat], say)))
    return lines


def _island_lines(state: State, say: Caption) -> list[str]:
    """What the complete islands were worth, and to whom. [OC-10.1, OC-15.4]"""
    lines = []
    for island in islands_view(state):
        space, size = island["spaces"][0], say.text("tiles", count=island["size"])
        if not island["complete"]:
            continue
        if state.seats == SOLO:
            lines.append(say.text("island", space=space, tiles=size, points=island["size"] ** 2))
        else:
            whose = say.text("nobody") if island["leader"] is None else _whose(island["leader"], say)
            scouts = say.text("to").join(str(total) for total in island["totals"])
            lines.append(say.text("island_of", space=space, tiles=size, scouts=scouts, whose=whose))
    return lines


def _whose(seat: int, say: Caption) -> str:
    """Who has an island: the colour, where nobody has a name."""
    return say.name(seat) if say.names else _colour(seat, say)


def _result_lines(state: State, say: Caption) -> list[str]:
    """The games of the match that are over, one on each line. [OC-14.1]"""
    if state.rounds == 1:
        return []
    results = [(_number(grey), _number(white)) for grey, white in state.results[: games_over(state)]]
    return [say.text("result", game=game, grey=grey, white=white) for game, (grey, white) in enumerate(results, 1)]


def _word_lines(state: State) -> list[str]:
    """The chart in words, a row on each line."""
    rows = [range(row * COLUMNS, (row + 1) * COLUMNS) for row in range(ROWS)]
    return [" ".join(f"{_word(state, space):<9}" for space in spaces).rstrip() for spaces in rows]


def _word(state: State, space: int) -> str:
    """A space in a word."""
    if not state.explored >> space & 1:
        return "...."
    word = edges_text(edges_at(state, space))
    if state.filled >> space & 1:
        word += "?" if state.virtual >> space & 1 else "*"
    scout = scout_at(state, space)
    return word if scout is None else f"{word}/{COLOURS[scout['seat']][0]}{scout['value']}{scout['piece']}"


def _record_lines(state: State) -> list[str]:
    """The fields that the chart does not show, and the options."""
    numbers = [f"{name}={getattr(state, name)}" for name in _NUMBERS]
    first = "random" if state.first_player == NOBODY else state.first_player
    options = [f"seats={state.seats}", f"first_player={first}", f"rounds={state.rounds}"]
    options += [f"{name}={_joined(getattr(state, name))}" for name in ("sea_tiles", "reserve_tiles")]
    ship = "none" if state.ship == NOTHING else point_name(state.ship)
    rows = [f"{name}={_joined(getattr(state, name))}" for name in _ROWS_OF_NUMBERS]
    rows += [f"{name}={'/'.join(_joined(row) for row in getattr(state, name))}" for name in _GRIDS]
    heading = f"phase={PHASE_NAMES[state.phase]} ship={ship}"
    return [f"Record: {' '.join([heading, *numbers, *options])}", f"Counts: {' '.join(rows)}"]


def _joined(numbers: Sequence[int]) -> str:
    return ",".join(str(number) for number in numbers)


def read_picture(text: str) -> State:
    """The state that `draw_picture` drew for OMNISCIENT; ValueError with a sentence for anything else."""
    try:
        return _read(text)
    except (KeyError, IndexError, StopIteration) as error:
        raise ValueError(f"This is no complete picture of Oceania: {error!r} is missing or wrong.") from None


def _read(text: str) -> State:
    record = dict(word.split("=", 1) for word in f"{_after('Record', text)} {_after('Counts', text)}".split())
    state, seats = State(), int(record["seats"])
    if seats not in range(SOLO, MAX_SEATS + 1):
        raise ValueError(f"Oceania is not played with {seats} seats.")
    options = OPTIONS.completed({name: record[name] for name in _OPTIONS}, seats)
    set_up(state, seats, OPTIONS.coded(options))
    state.phase = next(number for number, name in enumerate(PHASE_NAMES) if name == record["phase"])
    state.ship = NOTHING if record["ship"] == "none" else _point(record["ship"])
    for name in _NUMBERS:
        setattr(state, name, int(record[name]))
    for name in _ROWS_OF_NUMBERS:
        _read_numbers(getattr(state, name), record[name])
    for name in _GRIDS:
        for row, numbers in zip(getattr(state, name), record[name].split("/"), strict=True):
            _read_numbers(row, numbers)
    lines = text.splitlines()
    first = lines.index("Tiles") + 1
    read_chart(state, lines[first : first + ROWS])
    return state


def _after(name: str, text: str) -> str:
    """What follows a name and a colon in its line."""
    found = re.search(rf"^{name}: (.*)$", text, re.MULTILINE)
    if found is None:
        raise ValueError(f"This is no complete picture of Oceania: the line {name!r} is missing.")
    return found[1]


def _point(name: str) -> int:
    point = point_named(name)
    if point is None:
        raise ValueError(f"There is no starting point {name!r}.")
    return point


def _read_numbers(row: list[int], text: str) -> None:
    numbers = [int(number) for number in text.split(",")]
    if len(numbers) != len(row):
        raise ValueError(f"There should be {len(row)} numbers, not {text!r}.")
    row[:] = numbers


def read_chart(state: State, lines: Iterable[str]) -> None:
    """Fill the chart from five rows of seven words; whatever was there is gone. Neighbours must match."""
    words = [word for line in lines for word in line.split()]
    if len(words) != SPACE_COUNT:
        raise ValueError(f"A chart has {ROWS} rows of {COLUMNS} words, not {len(words)} words.")
    state.explored, state.filled, state.virtual = 0, 0, 0
    for side in range(DIRECTION_COUNT):
        state.land[side], state.camps[side] = 0, 0
    for seat in range(MAX_SEATS):
        for value in range(VALUE_COUNT):
            state.scouts[seat][value] = 0
    for space, word in enumerate(words):
        _read_word(state, space, word)
    for space in range(SPACE_COUNT):
        known, land = known_sides(state, space)
        if state.explored >> space & 1 and (edges_at(state, space) ^ land) & known != 0:
            raise ValueError(f"The tile {words[space]!r} does not match its neighbours.")


def _read_word(state: State, space: int, word: str) -> None:
    parts = _WORD.fullmatch(word)
    if parts is None:
        raise ValueError(f"{word!r} is no tile; one looks like LWWW, and .... is undiscovered.")
    edges = edges_named(parts["edges"])
    if edges is None:
        return
    lay(state, space, edges)
    if parts["mark"]:
        state.filled |= 1 << space
        state.virtual |= 1 << space if parts["mark"] == "?" else 0
    if parts["side"]:
        side = DIRECTION_LETTERS.index(parts["side"])
        if not edges >> side & 1:
            raise ValueError(f"The scout of {word!r} is not on land.")
        seat = [colour[0] for colour in COLOURS].index(parts["colour"])
        state.scouts[seat][int(parts["value"]) - 1] |= 1 << space
        state.camps[piece_name(edges, side)] |= 1 << space
