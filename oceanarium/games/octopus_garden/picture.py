"""A state as text, both ways: for tests, the terminal, bug reports.

A tile is two letters, small ones for a closed worm; ^ is a bonus tile on it, *1 the sea star S1. A vacant space shows
its name, or two dots where somebody draws by hand. Words may be spaced in any way.
"""

import re
import textwrap
from collections.abc import Iterable

from oceanarium.games.octopus_garden.parts import (
    BONUS_HOSTS,
    BONUS_KINDS,
    KIND_COUNT,
    KIND_NAMES,
    LINE_NAMES,
    LINE_SIZE,
    MARKET_SIZE,
    MOST_STARS,
    OPTIONS,
    OVER,
    ROW_LETTERS,
    STAR,
    STARTING,
)
from oceanarium.games.octopus_garden.rules import score, set_up
from oceanarium.games.octopus_garden.rules.buying import line_cost
from oceanarium.games.octopus_garden.rules.harvest import oyster_count
from oceanarium.games.octopus_garden.rules.stars import star_spaces
from oceanarium.games.octopus_garden.rules.worms import closed_worms
from oceanarium.games.octopus_garden.state import State
from oceanarium.games.octopus_garden.view import PHASE_NAMES
from oceanarium.games.octopus_garden.vocabulary import WORDS, places_in, space_name, space_named
from oceanarium.kernel import NOBODY, NOTHING, OMNISCIENT
from oceanarium.kernel.captions import PLAIN, Caption, Captions, Telling

SYMBOLS = {  # of base tiles
    kind: name[:2].capitalize() for kind, name in enumerate(KIND_NAMES) if kind != STAR and kind not in BONUS_KINDS
}
SYMBOLS[KIND_NAMES.index("seagrass")] = "Sg"  # "Se" would be a seahorse as well
_KINDS = {symbol.lower(): kind for kind, symbol in SYMBOLS.items()}
_CELL = re.compile(r"(?P<tile>\.\.|[A-Z]\d+|[A-Za-z]{2})?(?P<bonus>\^)?(?:\*(?P<stars>[1-8]+))?")
_PITCH = 6  # columns from one space to the next in its row
_WIDTH = 38  # columns of a garden
_NO_BREAK = "\N{NO-BREAK SPACE}"
_TILE_WIDTH = 11  # columns of a tile in the market
_NUMBERS = ("planted", "bonus", "moved_stars", "skipped", "ender", "ending")  # what only the record line shows
MINUS = "\N{MINUS SIGN}"
CAPTIONS = Captions(
    WORDS,
    heading=("phase",),
    turn=("name", "phase"),
    market=(),
    tile=("tile",),
    symbol=("tile",),
    supply=("pearls", "clownfish", "seahorse"),
    bag=("tiles",),
    bought=("tiles",),
    garden=("pearls", "oysters", "beauty"),
    legend=(),
)


def draw_picture(state: State, seat: int, telling: Telling = PLAIN) -> str:
    """The table: market, supplies and every garden. OMNISCIENT gets a line more, with all the rest."""
    say, phase = CAPTIONS.told(telling), PHASE_NAMES[state.phase]
    is_somebodys = state.phase not in (STARTING, OVER)
    heading = say.text("turn", name=say.name(state.turn), phase=phase) if is_somebodys else ""
    lines = [heading or say.text("heading", phase=phase), *_market_lines(state, say), ""]
    gardens = [_garden_lines(state, other, say) for other in range(state.seats)]
    for first in range(0, state.seats, 2):
        lines += _side_by_side(gardens[first : first + 2])
    lines.append(say.text("legend"))
    if seat == OMNISCIENT:
        lines.append(_record_line(state))
    return "\n".join(lines)


def _market_lines(state: State, say: Caption) -> list[str]:
    """Nine spaces with the prices of their lines, and what lies beside them."""
    lines = [say.text("market")]
    for row in range(LINE_SIZE):
        kinds = state.market[row * LINE_SIZE : (row + 1) * LINE_SIZE]
        tiles = "".join(f"{'-' if kind == NOTHING else _tile(kind, say):<{_TILE_WIDTH}}" for kind in kinds)
        lines.append(f"  {LINE_NAMES[row]}  {tiles}= {line_cost(state, row)}")
    prices = (f"{LINE_NAMES[line]} = {line_cost(state, line)}" for line in range(LINE_SIZE, 2 * LINE_SIZE))
    lines.append("      " + "".join(f"{price:<{_TILE_WIDTH}}" for price in prices).rstrip())
    clownfish, seahorse = state.bonus_supply
    lines.append(say.text("supply", pearls=_points(state.pearl_supply), clownfish=clownfish, seahorse=seahorse))
    bag = textwrap.wrap(say.text("bag", tiles=_counts_text(state.bag, say)), 80, subsequent_indent="  ")
    lines += [line.replace(_NO_BREAK, " ") for line in bag]
    if sum(state.bought) > 0:
        lines.append(say.text("bought", tiles=_counts_text(state.bought, say)).replace(_NO_BREAK, " "))
    return lines


def _tile(kind: int, say: Caption) -> str:
    """A tile in a word."""
    return say.text("tile", tile=KIND_NAMES[kind])


def _counts_text(counts: Iterable[int], say: Caption) -> str:
    """Tiles by kind, those that there are; a line is not broken before a number."""
    there = [(kind, count) for kind, count in enumerate(counts) if count > 0]
    return " ".join(f"{_tile(kind, say)}{_NO_BREAK}{count}" for kind, count in there) or "-"


def _garden_lines(state: State, seat: int, say: Caption) -> list[str]:
    """A heading, and the rows of the garden, staggered. A name has a line of its own: it may be long."""
    mark = ">" if seat == state.turn and state.phase != OVER else " "
    beauty = _points(score(state, seat))
    facts = say.text("garden", pearls=state.pearls[seat], oysters=oyster_count(state, seat), beauty=beauty)
    lines = [f"{mark}{say.named(seat)}: {facts}"]
    if say.names:
        lines = [f"{mark}{say.named(seat)}"[:_WIDTH], f"  {facts}"]
    places = places_in(state.garden)
    rows = 1 + places[-1] // state.stride
    for row in range(rows):
        cells = [place for place in places if place // state.stride == row]
        indent = (row * (_PITCH // 2) + (cells[0] - row * state.stride) * _PITCH) - _left_margin(state)
        line = f"{ROW_LETTERS[row]} " + " " * indent
        for place in cells:
            line += f"{_cell(state, seat, place, say):<{_PITCH - 1}} "
        lines.append(line.rstrip())
    return lines


def _points(count: int) -> str:
    """Points as people read them, with a true minus."""
    return str(count).replace("-", MINUS)


def _left_margin(state: State) -> int:
    """How far right the leftmost row would begin; rows are drawn from there."""
    places = places_in(state.garden)
    indents = []
    for row in range(1 + places[-1] // state.stride):
        first = min(place for place in places if place // state.stride == row)
        indents.append(row * (_PITCH // 2) + (first - row * state.stride) * _PITCH)
    return min(indents)


def _cell(state: State, seat: int, place: int, say: Caption) -> str:
    """What lies on a space."""
    bit = 1 << place
    kinds = (kind for kind in SYMBOLS if state.tiles[seat][kind] & bit)
    tile = next((say.text("symbol", tile=KIND_NAMES[kind]) for kind in kinds), "")
    if closed_worms(state, seat) & bit:
        tile = tile.lower()
    bonus = "^" if any(state.tiles[seat][kind] & bit for kind in BONUS_KINDS) else ""
    stars = "".join(str(star + 1) for star in range(MOST_STARS) if state.stars[seat][star] == place)
    return f"{tile}{bonus}{'*' if stars else ''}{stars}" or space_name(state, place)


def _side_by_side(gardens: list[list[str]]) -> list[str]:
    """One or two gardens, with a bar between them."""
    if len(gardens) == 1:
        return [*gardens[0], ""]
    return [f"{left:<{_WIDTH}} | {right}".rstrip() for left, right in zip(*gardens, strict=True)] + [""]


def _record_line(state: State) -> str:
    """The fields that the picture does not show, and the options."""
    numbers = [f"{name}={getattr(state, name)}" for name in _NUMBERS]
    removed = ",".join(f"{KIND_NAMES[kind]}:{count}" for kind, count in enumerate(state.removed) if count > 0)
    options = [
        f"first_player={'random' if state.first_player == NOBODY else state.first_player}",
        f"garbage_beauty={state.garbage_beauty}",
        f"anemone_cost={state.anemone_cost}",
        f"bonus_count={'groups' if state.counts_groups else 'sets'}",
        f"pearl_supply={'unlimited' if state.has_endless_pearls else 'limited'}",
        f"stall_rounds={state.stall_rounds}",
    ]
    return f"Record: {' '.join([*numbers, f'turn={state.turn}', f'removed={removed}', *options])}"


def read_picture(text: str) -> State:
    """The state that `draw_picture` drew for OMNISCIENT; ValueError with a sentence for anything else."""
    try:
        state = _read(text)
        state.to_bytes()  # every number has room in its field
    except (KeyError, IndexError, AttributeError, StopIteration, ValueError, OverflowError) as error:
        raise ValueError(
            f"This is no complete picture of Octopus' Garden ({str(error) or 'a part is missing'})."
        ) from None
    return state


def _read(text: str) -> State:
    gardens = _gardens_in(text)
    record = dict(word.split("=", 1) for word in _after("Record", text).split())
    rows = tuple(len(line.split()) - 1 for line in gardens[0][1:])
    state = State()
    options = {name: record[name] for name in OPTIONS.completed(None, len(gardens)) if name in record}
    completed = OPTIONS.completed({**options, "garden_rows": rows}, len(gardens))
    set_up(state, len(gardens), OPTIONS.coded(completed))
    phase = text.splitlines()[0].replace(",", ":").rpartition(":")[2].strip()
    state.phase = next(number for number, name in enumerate(PHASE_NAMES) if name == phase)
    state.turn = int(record["turn"])
    for name in _NUMBERS:
        setattr(state, name, int(record[name]))
    _read_counts(state.removed, record["removed"].replace(":", " ").replace(",", " "))
    _read_counts(state.bag, _after("Bag", text))
    _read_counts(state.bought, _after("Bought", text, "-"))
    _read_supply(state, _after("Supply", text))
    _read_market(state, text)
    for seat, lines in enumerate(gardens):
        facts = re.search(r": (no|\d+) pearls?", lines[0])
        state.pearls[seat] = int(facts[1].replace("no", "0")) if facts else 0
        read_garden(state, seat, lines[1:])
    return state


def _after(name: str, text: str, default: str | None = None) -> str:
    """What follows a name and a colon in its line."""
    found = re.search(rf"^{name}: (.*)$", text, re.MULTILINE)
    if found is None and default is None:
        raise ValueError(f"the line {name!r} is missing")
    return found[1] if found else str(default)


def _kind_named(name: str) -> int:
    if name not in KIND_NAMES:
        raise ValueError(f"there is no tile {name!r}")
    return KIND_NAMES.index(name)


def _read_counts(row: list[int], text: str) -> None:
    for kind in range(len(row)):
        row[kind] = 0
    words = text.replace("-", "").split()
    for name, count in zip(words[::2], words[1::2], strict=True):
        row[_kind_named(name)] = int(count)


def _read_supply(state: State, text: str) -> None:
    words = text.split()
    counts = dict(zip(words[::2], words[1::2], strict=True))
    state.pearl_supply = int(counts["pearls"].replace(MINUS, "-"))
    for bonus, kind in enumerate(BONUS_KINDS):
        state.bonus_supply[bonus] = int(counts[KIND_NAMES[kind]])


def _read_market(state: State, text: str) -> None:
    words = [word for row in re.findall(r"^\s*R\d\s+(.*?)\s*=", text, re.MULTILINE) for word in row.split()]
    for space in range(MARKET_SIZE):
        state.market[space] = NOTHING if words[space] == "-" else _kind_named(words[space])


def _gardens_in(text: str) -> list[list[str]]:
    """The lines of every garden, heading first, in the order of seats."""
    gardens: list[list[str]] = []
    open_gardens: list[list[str]] = []
    for line in text.splitlines():
        parts = [part.strip() for part in line.split("|")]
        if parts[0].lstrip("> ").startswith("Seat "):
            open_gardens = [[part] for part in parts]
            gardens += open_gardens
        elif re.match(r"[A-L] ", parts[0]):
            for garden, part in zip(open_gardens, parts, strict=True):
                garden.append(part)
    return gardens


def read_garden(state: State, seat: int, lines: Iterable[str]) -> None:
    """Fill a garden from drawn rows, each beginning with its letter; whatever was there is gone."""
    for kind in range(KIND_COUNT):
        state.tiles[seat][kind] = 0
    for star in range(MOST_STARS):
        state.stars[seat][star] = NOTHING
    for line in lines:
        letter, *cells = line.split()
        for number, cell in enumerate(cells, 1):
            place = space_named(state, f"{letter}{number}")
            parts = _CELL.fullmatch(cell)
            if place is None or parts is None or not _is_tile(parts):
                raise ValueError(f"There is no space for {cell!r} in row {letter} of this garden.")
            _read_cell(state, seat, place, parts)
    state.tiles[seat][STAR] = star_spaces(state, seat)


def _is_tile(parts: re.Match[str]) -> bool:
    """Whether the letters of a cell, if any, mean a tile, and a bonus tile has its host."""
    kind = _KINDS.get((parts["tile"] or "").lower())
    if parts["bonus"]:
        return kind in BONUS_HOSTS
    return kind is not None or not (parts["tile"] or "").isalpha()


def _read_cell(state: State, seat: int, place: int, parts: re.Match[str]) -> None:
    kind = _KINDS.get((parts["tile"] or "..").lower())
    if kind is not None:
        state.tiles[seat][kind] |= 1 << place
    if parts["bonus"]:
        state.tiles[seat][BONUS_KINDS[BONUS_HOSTS.index(kind or 0)]] |= 1 << place
    for star in parts["stars"] or "":
        state.stars[seat][int(star) - 1] = place
