"""Positions drawn as text, and a second, independent notion of the garden's geometry."""

from collections.abc import Iterable, Mapping, Sequence

import oceanarium as oc
from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_KINDS,
    BUYING,
    KIND_NAMES,
    PEARL_COUNT,
    PLANTING,
    STAR,
    TILE_COUNTS,
)
from oceanarium.games.octopus_garden.picture import read_garden
from oceanarium.games.octopus_garden.rules.scoring import star_count
from oceanarium.games.octopus_garden.state import State
from oceanarium.games.octopus_garden.vocabulary import places_in, space_name, space_named
from oceanarium.kernel import Match

GAME = "octopus-garden"
DEFAULT_ROWS = (4, 5, 6, 5, 4)
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))

FRESH = "A Oy Oy Ha"  # the starting oysters and nothing else
MARKET = "seagrass coral anemone oyster worm garbage seagrass coral anemone"

SCORING_EXAMPLE = """
        A  Sg  Sg  Sg  Re
      B  Sg^ Sg  Co  Wo  Wo
    C  Oy  Ga  Co  Re  An  Ha
      D  Oy  wo  An*1 wo Co
        E  An  Ga  ..  ..
"""
ALMOST_FULL = """
        A  Ha  Co  Co  Co
      B  Co  Co  Ga  Ga  Ga
    C  Co  Co  Ga  Ga  Sg  Ga
      D  Co  Re  Re  Wo  ..
        E  Co  Co  Wo  Oy
"""
SPACE_FOR_TWO = """
        A  Ha  Co  Co  Co
      B  Co  Co  Ga  Ga  Ga
    C  Co  Co  Sg  Ga  Sg  Ga
      D  Co  Re  Sg  Sg  Co
        E  ..  ..  Oy  Oy
"""


def axial(rows: Sequence[int] = DEFAULT_ROWS) -> dict[str, tuple[int, int]]:
    """Every space with its coordinates, straight from the definition."""
    spaces, start = {}, 0
    for row, length in enumerate(rows):
        if row > 0 and length > rows[row - 1]:
            start -= 1
        for column in range(length):
            spaces[f"{chr(ord('A') + row)}{column + 1}"] = (start + column, row)
    return spaces


def neighbours(name: str, rows: Sequence[int] = DEFAULT_ROWS) -> set[str]:
    """The spaces adjacent to one, straight from the definition."""
    spaces = axial(rows)
    names = {place: other for other, place in spaces.items()}
    q, r = spaces[name]
    return {names[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in names}


def distances(goals: Iterable[str], coral: Iterable[str] = (), rows: Sequence[int] = DEFAULT_ROWS) -> dict[str, int]:
    """How far each space is from the nearest goal, never through coral: a breadth-first search by names."""
    found = dict.fromkeys(goals, 0)
    queue, blocked = list(found), set(coral)
    for name in queue:
        for other in sorted(neighbours(name, rows) - blocked - set(found)):
            found[other] = found[name] + 1
            queue.append(other)
    return found


def drawn_match(
    *gardens: str,
    seats: int = 2,
    pearls: int = 5,
    market: str = MARKET,
    bought: str = "",
    turn: int = 0,
    pearl_supply: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Match[State]:
    """A match in which gardens are as drawn (fresh ones where nothing is drawn) and a seat is to buy, or to plant.

    What lies nowhere else is in the bag and in the supplies.
    """
    match: Match[State] = oc.new_match(GAME, seats, 1, options, manual_chance=True)
    state = match.state
    for seat in range(seats):
        drawing = gardens[seat] if seat < len(gardens) else FRESH
        read_garden(state, seat, [line for line in drawing.splitlines() if line.strip()])
        state.pearls[seat] = pearls
    state.market = [-1 if name == "-" else KIND_NAMES.index(name) for name in market.split()]
    for name in bought.split():
        state.bought[KIND_NAMES.index(name)] += 1
    for kind in range(BAG_KINDS):
        state.bag[kind] = TILE_COUNTS[kind] - state.market.count(kind) - state.bought[kind] - planted(state, kind)
    for bonus, kind in enumerate(BONUS_KINDS):
        state.bonus_supply[bonus] = TILE_COUNTS[kind] - planted(state, kind)
    state.pearl_supply = PEARL_COUNT - seats * pearls if pearl_supply is None else pearl_supply
    state.turn = turn
    state.phase = PLANTING if bought else BUYING
    return match


def drawn_state(*gardens: str, options: Mapping[str, object] | None = None) -> State:
    """The state of such a match."""
    return drawn_match(*gardens, options=options).state


def planted(state: State, kind: int) -> int:
    """How many tiles of a kind lie in all gardens."""
    if kind == STAR:
        return sum(star_count(state, seat) for seat in range(state.seats))
    return sum(state.tiles[seat][kind].bit_count() for seat in range(state.seats))


def place_named(state: State, name: str) -> int:
    """The place of a space that there is."""
    place = space_named(state, name)
    assert place is not None
    return place


def spaces(state: State, names: str) -> int:
    """Spaces by their names, as bits."""
    return sum(1 << place_named(state, name) for name in names.split())


def named(state: State, bits: int) -> str:
    """A set of spaces by their names, in order."""
    return " ".join(space_name(state, place) for place in places_in(bits))


def texts(match: Match[State]) -> list[str]:
    """The legal moves as they are written."""
    return [move.text for move in match.legal_moves()]


def steps(match: Match[State]) -> str:
    """The legal steps of sea stars, in alphabetical order: `S1:C3>B2 S1:C3>C4`."""
    assert all(text.startswith("star:") for text in texts(match))
    return " ".join(sorted(text.removeprefix("star:") for text in texts(match)))


def hosting(match: Match[State]) -> str:
    """The spaces offered to a bonus tile, in order."""
    assert all(text.startswith("host:") for text in texts(match))
    return " ".join(text.partition("@")[2] for text in texts(match))


def tell(happenings: Iterable[oc.Happening]) -> list[str]:
    """What happened, by name."""
    return [happening.name for happening in happenings]


def buy(match: Match[State], line: str, refill: str) -> None:
    """Buy a line, and let chance draw these tiles."""
    match.play(f"buy:{line}")
    for name in refill.split():
        match.play(f"draw:{name}", oc.CHANCE)


def plant_all(match: Match[State], tile: str, names: str) -> str:
    """Plant tiles of one kind in this order, any bonus at the first host; the spaces whose planting attracted one."""
    attracted = []
    for name in names.split():
        match.play(f"plant:{tile}@{name}")
        while match.actor >= 0 and texts(match)[0].startswith("host:"):
            attracted.append(name)
            match.play(texts(match)[0])
    return " ".join(attracted)


def skip_round(match: Match[State]) -> None:
    """Every seat passes once, and no sea star can move."""
    for _ in range(match.seats):
        match.play("pass")
