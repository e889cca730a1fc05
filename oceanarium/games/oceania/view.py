"""What a seat may know: the one gate for secrets, and its inverse.

All of Oceania is open but for the tiles in the lid and the three that left the game, and which of the unseen tiles is
where nobody knows: they are counted together. So every view is the same for all. [OC-S2]
"""

from typing import get_args

from oceanarium.games.oceania.moves import PLACE, edges_at, piece_name
from oceanarium.games.oceania.parts import (
    CIRCLE_SPACES,
    COLOURS,
    DIRECTION_COUNT,
    DIRECTION_LETTERS,
    DRAWING,
    EDGES_COUNT,
    KIND_NAMES,
    KIND_OF,
    PAYING,
    PLACING,
    REVIEWING,
    SEA_NAMES,
    SOURCING,
    SPACE_COUNT,
    START_CIRCLES,
    VALUE_NAMES,
    Side,
)
from oceanarium.games.oceania.rules import SCORING, place
from oceanarium.games.oceania.rules.chart import lay, reached_spaces, undiscovered
from oceanarium.games.oceania.rules.citations import GAMES_PART
from oceanarium.games.oceania.rules.ending import games_over, next_starter
from oceanarium.games.oceania.rules.exploring import list_placings
from oceanarium.games.oceania.rules.filling import fill_surroundings
from oceanarium.games.oceania.rules.islands import (
    MOST_ISLANDS,
    edges_in,
    island_size,
    list_islands,
    open_spaces,
    scout_total,
)
from oceanarium.games.oceania.rules.scoring import island_owner, island_worth, points, points_part
from oceanarium.games.oceania.shown import ChartView, Circle, Island, Phase, Player, Preview, Scout, Tile
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.vocabulary import edges_text, point_name, space_name, spaces_in
from oceanarium.kernel import NOBODY, NOTHING, Event, rule

PHASE_NAMES: tuple[Phase, ...] = get_args(Phase)


def view(state: State, seat: int) -> ChartView:
    """The whole table; an onlooker, NOBODY, sees as much."""
    return {
        "phase": PHASE_NAMES[state.phase],
        "turn": state.turn,
        "game_number": state.game + 1,
        "rounds": state.rounds,
        "results": [list(state.results[game]) for game in range(games_over(state))],
        "next_starter": next_starter(state) if state.phase == REVIEWING else None,
        "starter": None if state.starter == NOBODY else state.starter,
        "spaces": {space_name(space): _space_view(state, space) for space in range(SPACE_COUNT)},
        "circles": {point_name(circle): _circle_view(state, circle) for circle in range(START_CIRCLES)},
        "ship": None if state.ship == NOTHING else point_name(state.ship),
        "reached": _reached(state),
        "islands": islands_view(state),
        "lid": state.lid,
        "unseen": {name: state.unseen[kind] for kind, name in enumerate(SEA_NAMES)},
        "reserve": {name: state.reserve[kind] for kind, name in enumerate(KIND_NAMES)},
        "box": {"sea": list(state.sea_tiles), "reserve": list(state.reserve_tiles)},  # by kind, as was agreed
        "tile": None if state.tile == NOTHING else KIND_NAMES[state.tile],
        "placed": None if state.placed == NOTHING else space_name(state.placed),
        "previews": _previews(state),
        "undiscovered": len(spaces_in(undiscovered(state))),
        "players": [_player_view(state, other) for other in range(state.seats)],
    }


def _space_view(state: State, space: int) -> Tile | None:
    """The tile on a space and its scout; None where nothing is known."""
    if not state.explored >> space & 1:
        return None
    edges = edges_at(state, space)
    return {
        "edges": edges_text(edges),
        "kind": KIND_NAMES[KIND_OF[edges]],
        "reserve": state.filled >> space & 1 == 1,
        "virtual": state.virtual >> space & 1 == 1,
        "pieces": pieces_of(edges),
        "scout": scout_at(state, space),
    }


def pieces_of(edges: int) -> list[Side]:
    """The pieces of land on a tile, each by the letter of its first land edge. [OC-8.3]"""
    names = [side for side in range(DIRECTION_COUNT) if edges >> side & 1 and piece_name(edges, side) == side]
    return [DIRECTION_LETTERS[side] for side in names]


def scout_at(state: State, space: int) -> Scout | None:
    """The scout on a space: whose, its value, and the piece it is on. [OC-8.2]"""
    for seat in range(state.seats):
        for value in range(len(VALUE_NAMES)):
            if state.scouts[seat][value] >> space & 1:
                side = next(side for side in range(DIRECTION_COUNT) if state.camps[side] >> space & 1)
                return {"seat": seat, "value": value + 1, "piece": DIRECTION_LETTERS[side]}
    return None


def _circle_view(state: State, circle: int) -> Circle:
    """A circle: the space it leads to, and whether that is still unknown. [OC-3.2]"""
    space = CIRCLE_SPACES[circle]
    return {"space": space_name(space), "open": not state.explored >> space & 1}


def _reached(state: State) -> list[str]:
    """The spaces that can be explored from where the ship is, while a tile is on its way. [OC-4.2]"""
    if state.ship == NOTHING or state.phase not in (SOURCING, PAYING, DRAWING, PLACING):
        return []
    return [space_name(space) for space in spaces_in(reached_spaces(state, state.ship))]


def islands_view(state: State) -> list[Island]:
    """Every island: its tiles, whether it is complete, who has how much on it, and what it would pay now. [OC-7]"""
    rows = [0] * MOST_ISLANDS * DIRECTION_COUNT
    count = list_islands(state, state.explored, rows)
    return [_island_view(state, edges_in(rows, index)) for index in range(count)]


def _island_view(state: State, edges: tuple[int, int, int, int]) -> Island:
    owner = island_owner(state, *edges)
    openings = open_spaces(state, *edges)
    north, east, south, west = edges
    return {
        "spaces": [space_name(space) for space in spaces_in(north | east | south | west)],
        "pieces": [
            f"{space_name(space)}:{DIRECTION_LETTERS[side]}"
            for side in range(DIRECTION_COUNT)
            for space in spaces_in(edges[side])
            if piece_name(edges_at(state, space), side) == side
        ],
        "size": island_size(*edges),
        "complete": openings == 0,
        "open": [space_name(space) for space in spaces_in(openings)],
        "totals": [scout_total(state, seat, *edges) for seat in range(state.seats)],
        "leader": None if owner == NOBODY else owner,
        "worth": island_worth(state, island_size(*edges)),
    }


def _previews(state: State) -> dict[str, Preview]:
    """What each way of laying the tile would do: spaces filled, and sizes of islands completed. [OC-6.1, OC-7.2]"""
    if state.phase != PLACING:
        return {}
    moves = [0] * EDGES_COUNT * SPACE_COUNT
    return {
        f"{space_name(space)}:{edges_text(edges)}": _preview(state, space, edges)
        for space, edges in (divmod(move - PLACE, EDGES_COUNT) for move in sorted(moves[: list_placings(state, moves)]))
    }


def _preview(state: State, space: int, edges: int) -> Preview:
    after = state.copy()
    lay(after, space, edges)
    filled = fill_surroundings(after, space)
    rows = [0] * MOST_ISLANDS * DIRECTION_COUNT
    islands = [edges_in(rows, index) for index in range(list_islands(after, filled | 1 << space, rows))]
    return {
        "fills": {space_name(other): edges_text(edges_at(after, other)) for other in spaces_in(filled)},
        "completes": [_island_view(after, island) for island in islands if open_spaces(after, *island) == 0],
    }


def _player_view(state: State, seat: int) -> Player:
    """What lies before a player, and the points so far."""
    return {
        "colour": COLOURS[seat],
        "scouts": {name: state.scouts_left[seat][value] for value, name in enumerate(VALUE_NAMES)},
        "paid": {name: state.paid[seat][value] for value, name in enumerate(VALUE_NAMES)},
        "discards": {KIND_NAMES[kind]: count for kind, count in enumerate(state.discards[seat]) if count > 0},
        "points": points(state, seat),
        "points_parts": {SCORING[part].sentence: points_part(state, seat, part) for part in range(1, GAMES_PART)},
        "games_won": state.wins[seat],
        "last_points": state.results[state.game - 1][seat] if state.game > 0 else None,  # of the game before this one
        "place": place(state, seat),
    }


def told(event: Event, seat: int) -> Event:
    """Everybody hears everything. [OC-4.1]"""
    return event


@rule
def redeal(state: State, seat: int, rng: list[int]) -> None:
    """Nobody knows anything that others do not, and the lid is only its contents: nothing to draw afresh."""


BITS = dict.fromkeys(("explored", "land", "filled", "virtual", "scouts", "camps"), SPACE_COUNT)
IMPLIED: tuple[str, ...] = ()
COUNTS: dict[str, tuple[int, ...]] = {}


@rule
def conceal(state: State, seat: int, counts: list[int]) -> None:
    """Nothing is hidden, so there is nothing to blank. [OC-4.1]"""
