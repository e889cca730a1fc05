"""Moves: one flat range of numbers, and how people write, touch and read them."""

from dataclasses import replace

from oceanarium.games.oceania.parts import (
    CIRCLE_COUNT,
    DIRECTION_COUNT,
    EDGES_COUNT,
    KIND_OF,
    STRAIT,
)
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.vocabulary import EDGES, POINT, SEA_TILE, SEAT, SIDE, SPACE, VALUE, WORDS, point_name
from oceanarium.kernel import NOTHING, MoveKinds, lowest_bit, rule
from oceanarium.kernel.vocabulary import Fields


@rule
def piece_name(edges: int, direction: int) -> int:
    """The direction that stands for a piece: its first land edge, so that every piece has one name. [OC-8.3]"""
    if KIND_OF[edges] == STRAIT:  # two pieces of one edge each
        return direction
    return lowest_bit(edges)


def edges_at(state: State, space: int) -> int:
    """The land edges of the tile on a space; none if there is no such space."""
    if space == NOTHING:
        return 0
    return sum(1 << side for side in range(DIRECTION_COUNT) if state.land[side] >> space & 1)


def _read_piece(state: State, text: str) -> int | None:
    """The piece at a side of the tile just laid; any land edge of the piece will do."""
    side = SIDE.read(state, text)
    edges = edges_at(state, state.placed)
    return piece_name(edges, side) if side is not None and edges >> side & 1 else side


def _starts(_: State, seat: int, move: Fields) -> tuple[str, ...]:
    """A voyage begins by touching a circle, or a tile."""
    return (f"{'circle' if move['start'] < CIRCLE_COUNT else 'board'}:{point_name(move['start'])}",)


PIECE = WORDS.same("piece", replace(SIDE, read=_read_piece))

MOVES = MoveKinds(WORDS, fillers="at circle discarded from in it its of on the there tile to with shore")
START = MOVES.kind("start:{start}", start=POINT, touches=_starts, tells=("spaces", "fitting", "unseen"))
PASS = MOVES.kind("pass")  # never allowed; it exists so that a rule can say so
DRAW = MOVES.kind("source:draw", touches=("lid",), reads=("source:draw", "draw", "draw a"))  # a tile
REUSE = MOVES.kind(
    "source:discard:{tile}",
    name="reuse",
    tile=SEA_TILE,
    touches=("discard:{seat}:{tile}",),
    reads=("source:discard:{tile}", "discard:{tile}", "use:{tile}"),
)
PAY = MOVES.kind(
    "pay:{value}",
    value=VALUE,
    touches=("scout:{seat}:{value}",),
    reads=("pay:{value}", "pay with a scout of value {value}"),
)
PLACE = MOVES.kind(
    "place:{space}:{edges}",
    space=SPACE,
    edges=EDGES,
    touches=("board:{space}", "tile:{edges}"),
    reads=("place:{space}:{edges}", "lay:{space}:{edges}", "put:{space}:{edges}"),
)
NO_SCOUT = MOVES.kind(
    "scout:none", name="no_scout", touches=("no_scout",), reads=("scout:none", "no scout", "put no scout")
)
SCOUT = MOVES.kind(
    "scout:{value}:{piece}",
    value=VALUE,
    piece=PIECE,
    touches=("scout:{seat}:{value}", "piece:{placed}:{piece}"),
    tells=("footing",),
    reads=("scout:{value}:{piece}", "put a scout of value {value} on {piece}"),
)
TURN_UP = MOVES.chance("draw:{tile}", tile=SEA_TILE)
CAST = MOVES.chance("first:{first}", first=SEAT)
NEXT_GAME = MOVES.kind(  # enough seen of the finished chart
    "next", touches=("next_game",), tells=("following", "rounds"), reads=("next", "next game", "go")
)
MOVE_COUNT = MOVES.count

move_text, read_move, targets = MOVES.move_text, MOVES.read_move, MOVES.targets


@rule
def placing_move(space: int, edges: int) -> int:
    """Lay the tile in hand on a space with these land edges."""
    return PLACE + space * EDGES_COUNT + edges


@rule
def scouting_move(value: int, direction: int) -> int:
    """Put a scout, by its value less one, on the piece with the land edge in that direction."""
    return SCOUT + value * DIRECTION_COUNT + direction
